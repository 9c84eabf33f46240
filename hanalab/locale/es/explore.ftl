# Preguntas sobre manos hipotéticas: respuestas en frases y tablas, y cómo se han obtenido.
# Un valor con ± lleva detrás un error típico.

explore-suit-S = picas
explore-suit-C = tréboles
explore-suit-D = diamantes
explore-suit-H = corazones
explore-suit-N = sin triunfo

explore-action = Acción
explore-to-best = Hasta la mejor
explore-low = Al menos
explore-high = Como mucho
explore-share = Repartos
explore-least = Tanto o más
explore-chance-of = Probabilidad en %
explore-score-of = Puntuación
explore-made = Cumple
explore-before = Antes
explore-after = Después
explore-or = { $first } o { $second }
explore-or-else = { $first }; si no, { $second }
explore-from-to = de { $low } a { $high }
explore-error-bars = Las barras muestran la media; los bigotes, dos errores típicos.
explore-error-most = Probabilidad en % de al menos tantos puntos. Error típico de { $error } como mucho.
explore-bars-spread = Cada barra es la parte de los repartos con ese resultado.
explore-mean = media

explore-unit-round = Puntos por ronda
explore-unit-side = Puntos de tu equipo
explore-unit-points = Puntos del equipo del declarante
explore-unit-score = Puntuación por mano

explore-worth-round = { $worth } por ronda
explore-worth-side = { $worth } { $whole ->
    [one] punto
   *[other] puntos
  } para tu equipo
explore-worth-score = { $worth } por mano
explore-lead-round = { $lead } por ronda
explore-lead-side = { $lead } { $whole ->
    [one] punto
   *[other] puntos
  }
explore-lead-score = { $lead } por mano

# Acciones como filas de una tabla y como consejo.
explore-label-play = { $card-sign }
explore-label-takes = { $card-sign } se lleva { $cards-sign }
explore-label-stays = { $card-sign } se queda
explore-label-take = llevarse { $cards-sign }
explore-label-redeal = repartir de nuevo
explore-label-names = { $card-sign }, nombrando { $suit }
explore-label-calls = { $card-sign } con la llamada
explore-label-bid = declarar { $bid }
explore-label-pass = pasar
explore-label-discard = descartar { $cards-sign }
explore-label-trump = { $trump }
explore-label-trump-number = { $trump }, { $number }
explore-label-friend-card = amigo { $card-sign }
explore-label-friend-sealed = amigo { $card-sign }, en secreto
explore-label-friend-first-trick = amigo de la primera baza
explore-label-friend-last-trick = amigo de la última baza
explore-label-friend-seat = amigo P{ $seat }
explore-label-friend-none = sin amigo
explore-label-joker-call = Joker Call { $card-sign }

explore-do-play = juega { $card-the } ({ $card-sign })
explore-do-joker = juega { $card-the }
explore-do-takes = llévate { $cards-the } con { $card-sign }
explore-do-stays = deja en la mesa { $card-the } ({ $card-sign })
explore-do-take = llévate { $cards-the }
explore-do-redeal = pide un nuevo reparto
explore-do-names = juega { $card-the } y nombra { $suit }
explore-do-calls = juega { $card-sign } y llama al Joker
explore-do-bid = declara { $bid }
explore-do-pass = pasa
explore-do-discard = descarta { $cards-sign }
explore-do-trump = pon triunfo: { $trump }
explore-do-trump-number = pon triunfo: { $trump }, con { $number }
explore-do-friend-card = llama { $card-sign } como amigo
explore-do-friend-sealed = llama { $card-sign } como amigo, en secreto
explore-do-friend-first-trick = llama como amigo a quien gane la primera baza
explore-do-friend-last-trick = llama como amigo a quien gane la última baza
explore-do-friend-seat = llama a P{ $seat } como amigo
explore-do-friend-none = juega sin amigo
explore-do-joker-call = nombra { $card-sign } como carta de Joker Call

# Una línea de mejor juego, paso a paso.
explore-line = Una línea de mejor juego
explore-line-turn = Turno
explore-line-trick = Baza
explore-line-player = Asiento
explore-line-cards = Cartas
explore-line-seat = P{ $seat }
explore-line-open = Desde aquí no es seguro qué es lo mejor.

# Las frases.
explore-solution-mushi-value = Con el mejor juego, el asiento 0 logra { $value }
explore-solution-mushi-bounds = Con el mejor juego, el asiento 0 logra entre { $low } y { $high }
explore-solution-mushi-estimate = El asiento 0 logra cerca de { $value }
explore-solution-mighty-value = Con el mejor juego, el equipo del declarante se lleva { $value } { $whole ->
    [one] punto
   *[other] puntos
  }
explore-solution-mighty-bounds = Con el mejor juego, el equipo del declarante se lleva entre { $low } y { $high } puntos
explore-solution-mighty-estimate = El equipo del declarante se lleva cerca de { $value } { $whole ->
    [one] punto
   *[other] puntos
  }
explore-solution-best = { $said }: { $act }.

explore-advice-only = { $act }: no hay otra cosa que hacer. Vale { $worth }.
explore-advice-clear = { $act }: { $lead } sobre la siguiente
explore-advice-because = { $said }, porque { $because }.
explore-advice-close = { $act }: { $worth }, pero los repartos no la distinguen de { $others } (ventaja { $lead }).
explore-advice-same = { $act }: { $worth }; { $others } { $count ->
    [one] vale lo mismo.
   *[other] valen lo mismo.
  }

explore-advice-as-good = { $act }: { $worth }; { $others } { $count ->
    [one] es igual de buena.
   *[other] son igual de buenas.
  }
explore-as-good = igual

explore-bids-best = Declara hasta { $bid }: se cumple en el { $chance } de los repartos, { $worth } por mano. Con { $above } sería { $less }: entonces pasa.
explore-bids-most = Declara hasta { $bid }: se cumple en el { $chance } de los repartos, { $worth } por mano.
explore-bids-pass = Pasa: incluso { $bid }, que se cumple en el { $chance } de los repartos, daría { $worth } por mano.
explore-bids-none = Pasa: no queda ninguna declaración más alta.
explore-would-friend = { $act } en el { $share } de los repartos
explore-would-bury = descarta { $points } cartas de puntos de media
explore-would-call = nombra una carta de Joker Call propia en el { $share } de los repartos

explore-plan-head = Plan
explore-plan = { $bid }, fuera { $away }, { $friend }, Joker Call { $call }
explore-plan-no-call = { $bid }, fuera { $away }, { $friend }
explore-kitty = { $acts }: { $worth } por mano, { $bid } se cumple en el { $chance } de los repartos.
explore-kitty-close = Los repartos no distinguen este plan de { $count ->
    [one] otro.
   *[other] otros { $count }.
  }

explore-chances-mushi = De media { $worth } por ronda; por delante en el { $chance } de los repartos, y en nueve de cada diez entre { $low } y { $high }.
explore-chances-mighty = De media { $worth } { $whole ->
    [one] punto
   *[other] puntos
  } para el equipo del declarante; { $bid } se cumple en el { $chance } de los repartos, y en nueve de cada diez son entre { $low } y { $high } puntos.

explore-change-clear = Con { $change }: { $difference }, de { $before } a { $after }.
explore-change-close = Con { $change }: { $difference }, que los repartos no distinguen de nada ({ $before } antes, { $after } después).
explore-change-as-good = Con { $change } da lo mismo: { $before } antes, { $after } después.
explore-change-same = Con { $change } no cambia nada: { $after }.

# Cómo se ha obtenido.
explore-how-open = Todas las cartas son conocidas: solo hay este reparto.
explore-how-deals = { $worlds ->
    [one] Un reparto que concuerda
   *[other] { $worlds } repartos que concuerdan
  } con lo que se ha visto, cada uno tan probable como cualquier otro.
explore-how-weighted = { $worlds ->
    [one] Un reparto que concuerda
   *[other] { $worlds } repartos que concuerdan
  } con lo que se ha visto, con más peso cuanto mejor encajan con lo declarado: valen como { $effective } igual de probables.
explore-how-fewer = Los triunfos claramente peores se han mirado solo en { $deals } repartos: { $trumps }.
explore-how-plans = Se comparan { $kind ->
    [plans] los { $tried } planes más prometedores de { $legal }
   *[choices] las { $tried } opciones más prometedoras de { $legal }
  } que permiten las reglas.
explore-how-plain = Aquí los solucionadores no están compilados (falta numba, o está apagado), así que este método más rápido sustituye a otro más fino: con los solucionadores compilados los números pueden cambiar.
explore-how-last-friend = Cuando la última baza decide quién es el amigo, hasta entonces todos menos el declarante juegan como defensores.
explore-how-no-last-friend = No se ha mirado el amigo de la última baza: el juego con las cartas a la vista no se puede comparar con él.
explore-how-working = Aún en marcha.
explore-how-clear = Terminó antes, porque la mejor estaba clara.
explore-how-time = Terminó al acabarse el tiempo.
explore-how-stop = Terminó al pararlo.
explore-how-nodes = Se han mirado { $nodes } posiciones.
explore-how-facts = Semilla { $seed }, { $time }.

explore-method-exact = Jugado hasta el final con exactitud, con todas las cartas a la vista de todos.
explore-method-mushi-exact = Cada uno se ha jugado con exactitud, como si ambos vieran todas las cartas.
explore-method-mushi-playouts = Cada uno se ha jugado deprisa según reglas sencillas.
explore-method-mighty-exact = Cada uno se ha jugado con exactitud, como si todos vieran todas las cartas: en una mano entera, unos dos puntos más para un declarante con amigo, y uno y medio menos para el que va solo.
explore-method-mighty-mixed = Cada uno se ha jugado de dos maneras, y vale la media: con todas las cartas a la vista de todos, mirando cada vez las dos más prometedoras, y deprisa según reglas sencillas.
explore-method-mighty-narrow = Cada uno se ha jugado como si todos vieran todas las cartas, mirando cada vez las dos más prometedoras: por eso no es exacto. En una mano entera son unos dos puntos más para un declarante con amigo, y uno y medio menos para el que va solo.
explore-method-mighty-playouts = Cada uno se ha jugado deprisa según reglas sencillas.
explore-method-bids = En cada uno se descartan tres cartas y se llama a un amigo según reglas sencillas, y se juega con las cartas a la vista, mirando cada vez las dos cartas más prometedoras: por eso sale unos dos puntos más optimista que una mesa de bots serenos. Pasar cuenta 0.
explore-method-bids-playouts = En cada uno se descartan tres cartas y se llama a un amigo según reglas sencillas, y se juega deprisa: de media salen tantos puntos como con bots serenos. Pasar cuenta 0.
explore-method-auction-playouts = Una declaración cuenta como si fuera el contrato; pasar, como si los demás siguieran declarando según sus cuentas. Jugado deprisa: de media salen tantos puntos como con bots serenos.
explore-method-kitty = Los planes más prometedores se han jugado en los mismos repartos con las cartas a la vista, mirando cada vez las dos cartas más prometedoras: con amigo salen unos dos puntos más que en una mesa de bots serenos, y a solas uno y medio menos.
explore-method-kitty-playouts = Los planes más prometedores se han jugado deprisa en los mismos repartos: de media salen tantos puntos como con bots serenos.

# Qué falla en una pregunta.
reason-explore-what = { $found } no sirve de pregunta: da una posición o una vista de Mushi o de Mighty.
reason-explore-number = { $number } no se puede declarar: los números van de { $low } a { $high }.
reason-explore-too-few = Hay { $wanted ->
    [one] una carta desconocida
   *[other] { $wanted } cartas desconocidas
  }, pero en la baraja solo { $left ->
    [one] queda
   *[other] quedan
  } { $left }.
reason-explore-nowhere = { $cards-sign } no puede estar en ningún sitio: todos están llenos, o se ha visto que no la tienen.
reason-explore-seat-empty = P{ $seat } tiene { $wanted ->
    [one] una carta desconocida
   *[other] { $wanted } cartas desconocidas
  }, pero por sus jugadas solo puede tener { $possible } de las que quedan.
reason-explore-none-agrees = Ningún reparto concuerda con lo que se sabe.
reason-explore-samples = { $found } no es un número de repartos: da un entero desde 1.
reason-explore-seconds = { $found } no es un límite de tiempo: da segundos por encima de 0.
reason-explore-executor = { $found } no puede hacer el trabajo: da un ejecutor de concurrent.futures, o get_executor() de un cliente de dask.
reason-explore-stop = { $found } no puede parar el trabajo: da un hanalab.explore.Stop().
reason-explore-progress = { $found } no puede seguir el avance: da una función, o False para no ver la barra.
reason-explore-over = No queda nada que decidir: esta posición está en su final. Su resultado está en score().
reason-explore-not-asked = Es el turno del asiento { $player }, así que el asiento { $seat } no decide nada: da la vista del asiento { $player }.
reason-explore-hidden = Esta posición tiene cartas desconocidas: pregunta a advise o chances, que las reparten.
reason-explore-solve-phase = Los valores exactos empiezan con el juego, y en esta mano aún { $phase ->
    [AUCTION] se declara: pregunta a advise o bids.
    [EXCHANGE] se hacen los descartes: pregunta a advise o kitty.
    [TRUMP] se elige el triunfo: pregunta a advise o kitty.
    [FRIEND] se llama al amigo: pregunta a advise o kitty.
   *[JOKER_CALL] se nombra la carta de Joker Call: pregunta a advise o kitty.
  }
reason-explore-ten = { $count ->
    [one] Una carta no es
   *[other] { $count } cartas no son
  } una mano antes de declarar, que tiene diez. Con trece, pregunta a kitty.
reason-explore-thirteen = { $count ->
    [one] Una carta no es
   *[other] { $count } cartas no son
  } una mano con el pozo, que tiene trece. Con diez, pregunta a bids.
reason-explore-twice = { $card-sign } está dos veces: da cada carta una sola vez.
reason-explore-unknown-cards = Para esta pregunta hay que conocer todas las cartas de la mano: da una carta por cada «?».
reason-explore-seat = { $found } no es un asiento: van de 0 a { $most }.
reason-explore-heard = { $found } no son declaraciones: da su texto, como «13H pass pass».
reason-explore-no-change = Nombra un cambio: dos cartas que se cambian, o reglas.
reason-explore-exchange = { $found } no es un cambio: da dos cartas distintas, la que se va y la que viene.
reason-explore-exchange-own = { $card-sign } no está en la mano del asiento que pregunta.
reason-explore-exchange-known = Se sabe que { $card-sign } está en otro sitio: no puede venir a la mano.
reason-explore-rules-text = { $found } no es un cambio de reglas: da por ejemplo {"{"}"mighty_any_time": "yes"{"}"}.
reason-explore-ask = { $found } no se puede preguntar antes y después: da advise, chances, bids o kitty.

# Observaciones de una fila, motivos y cambios.
reason-explore-takes-points = { $points ->
    [one] se lleva 1 punto
   *[other] se lleva { $points } puntos
  }
reason-explore-stays = no hay { $card-month } en la mesa
reason-explore-stays-lightning = en la mesa no hay más que sauces
reason-explore-card-wins = gana la baza por ahora
reason-explore-card-loses = no gana la baza
reason-explore-why-and = { $first } y { $second }
reason-explore-why-points = gana { $more-name } { $whole ->
    [one] punto
   *[other] puntos
  } de cartas más
reason-explore-why-yaku = { $yaku-name } acaba siendo tuyo en el { $first } de los repartos en vez del { $second }
reason-explore-why-yaku-denied = { $yaku-name } queda para el otro en el { $first } de los repartos en vez del { $second }
reason-explore-why-leaves = el otro se lleva { $less-name } { $whole ->
    [one] punto
   *[other] puntos
  } menos en el turno siguiente
reason-explore-why-lightning = el Relámpago acaba contigo en el { $first } de los repartos en vez del { $second }
reason-explore-why-trick = tu equipo gana la baza en el { $first } de los repartos en vez del { $second }
reason-explore-why-trick-points = da a tu equipo { $more-name } { $whole ->
    [one] punto
   *[other] puntos
  } más en esta baza
reason-explore-why-keeps = conserva { $card-the }, que da { $more-name } { $whole ->
    [one] punto
   *[other] puntos
  } más en bazas posteriores
reason-explore-why-later = da { $more-name } { $whole ->
    [one] punto
   *[other] puntos
  } más en bazas posteriores
reason-explore-why-draws = saca { $drawn-name } { $whole ->
    [one] triunfo
   *[other] triunfos
  } al otro equipo
reason-explore-no-auction = En esta mano ya se ha terminado de declarar: pregunta a kitty, advise o chances.
reason-explore-kitty-over = La preparación de esta mano ha terminado: pregunta a advise o chances.
reason-explore-kitty-early = En esta mano aún se declara: pregunta a bids o advise.
reason-explore-change-card = { $come-sign } en vez de { $gone-sign }
reason-explore-change-rules = la regla «{ $words }»
reason-explore-change-none = las mismas reglas
reason-explore-change-more = { $words }, { $more }
reason-explore-game = Aquí no hay ningún juego { $found }: di mushi o mighty.

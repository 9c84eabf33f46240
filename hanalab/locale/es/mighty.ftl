# Mighty: lo que ha pasado, por qué algo no se puede hacer y las líneas de una puntuación.
# Las cartas llevan el palo como signo ($card, $cards); $points son los puntos que hay en ellas.

mighty-seat = P{ $seat }

side-declarer = declarante
side-friend = amigo
side-defender = defensor

friend-first-trick = quien gane la primera baza
friend-last-trick = quien gane la última baza
friend-seat = P{ $seat }
friend-none = sin amigo

mighty-event-deal = { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
  }
mighty-event-bid = { $who ->
    [you] Declaras { $word }.
   *[other] { $name } declara { $word }.
  }
mighty-event-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
  }
mighty-event-redeal = { $who ->
    [you] Enseñas { $cards }, una mano floja: se reparte otra vez.
   *[other] { $name } enseña { $cards }, una mano floja: se reparte otra vez.
  }
mighty-event-thrown_in = Han pasado los cinco: la mano se descarta y nadie puntúa.
mighty-event-contract = { $who ->
    [you] Eres el declarante con { $word }.
   *[other] { $name } es el declarante con { $word }.
  }
mighty-event-kitty = { $who ->
    [you] Tomas el pozo: { $cards }.
   *[other] { $name } toma el pozo: { $cards }.
  }
mighty-event-kitty-hidden = { $name } toma el pozo.
mighty-event-discard = { $who ->
    [you] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
  }
mighty-event-discard-hidden = { $name } descarta tres cartas.
mighty-event-trump = El contrato es { $word }; el Mighty, { $cards }.
mighty-event-friend_card = { $who ->
    [you] Llamas { $cards }: quien la tenga es tu amigo.
   *[other] { $name } llama { $cards }: quien la tenga es el amigo.
  }
mighty-event-friend_first-trick = { $who ->
    [you] Llamas a quien gane la primera baza.
   *[other] { $name } llama a quien gane la primera baza.
  }
mighty-event-friend_last-trick = { $who ->
    [you] Llamas a quien gane la última baza.
   *[other] { $name } llama a quien gane la última baza.
  }
mighty-event-friend_seat = { $who ->
    [you] Llamas a { $word } como amigo.
   *[other] { $name } llama a { $word } como amigo.
  }
mighty-event-friend_none = { $who ->
    [you] Juegas sin amigo, a solas contra cuatro.
   *[other] { $name } juega sin amigo, a solas contra cuatro.
  }
mighty-event-sealed = { $who ->
    [you] Llamas { $cards } en secreto.
   *[other] { $name } llamó { $cards } en secreto.
  }
mighty-event-sealed-hidden = { $name } llama a un amigo en secreto.
mighty-event-joker_call = La carta de Joker Call es { $cards }.

mighty-event-lead = { $who ->
    [you] Sales con { $cards }.
   *[other] { $name } sale con { $cards }.
  }
mighty-event-play = { $who ->
    [you] Juegas { $cards }.
   *[other] { $name } juega { $cards }.
  }
mighty-event-names = { $who ->
    [you] Sales con el Joker y nombras
   *[other] { $name } sale con el Joker y nombra
  } { $word ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
   *[H] { suit-H }
  }.
mighty-event-calls = { $who ->
    [you] Sales con { $cards } y llamas al Joker.
   *[other] { $name } sale con { $cards } y llama al Joker.
  }
mighty-event-answers = { $who ->
    [you] Respondes al Joker con { $cards }: su salida fracasa.
   *[other] { $name } responde al Joker con { $cards }: su salida fracasa.
  }
mighty-event-joker_fails = El Joker no tiene poder en esta baza.
mighty-event-trick_mighty = { $who ->
    [you] El Mighty te da la baza,
   *[other] El Mighty da la baza a { $name },
  } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
  }
mighty-event-trick_joker = { $who ->
    [you] El Joker te da la baza,
   *[other] El Joker da la baza a { $name },
  } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
  }
mighty-event-trick_trump = { $who ->
    [you] Ganas la baza con el triunfo más alto,
   *[other] { $name } gana la baza con el triunfo más alto,
  } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
  }
mighty-event-trick_suit = { $who ->
    [you] Ganas la baza con la carta más alta del palo,
   *[other] { $name } gana la baza con la carta más alta del palo,
  } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
  }
mighty-event-friend_revealed = { $who ->
    [you] Eres el amigo.
   *[other] { $name } es el amigo.
  }
mighty-event-alone_revealed = { $who ->
    [you] No tienes amigo.
   *[other] { $name } no tiene amigo.
  }
mighty-event-discards = { $who ->
    [you] Habías descartado { $cards },
   *[other] { $name } había descartado { $cards },
  } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
  }
mighty-event-made = El equipo del declarante tiene { $word } puntos: contrato cumplido.
mighty-event-failed = El equipo del declarante tiene { $word } puntos: contrato fallado.

mighty-score-bid = por lo declarado
mighty-score-overtricks = por puntos extra
mighty-score-shortfall = por puntos que faltan
mighty-score-run = las veinte
mighty-score-back_run = back-run
mighty-score-no_trump = sin triunfo
mighty-score-alone = sin amigo
mighty-score-dead = mano sin contrato
mighty-score-tricks = en bazas de { $name }
mighty-score-before = en bazas anteriores de { $name }
mighty-score-discards = en descartes
mighty-score-made = { $bid } cumplido con { $points } puntos.
mighty-score-failed = { $bid } fallado por { $by }: { $points } puntos.

reason-hand-over = La mano ha terminado.
reason-mighty-not-your-turn = { $seat ->
    [-1] No le toca a nadie.
   *[other] Le toca a P{ $seat }.
  }
reason-phase-auction = Se está declarando: declara o pasa.
reason-phase-exchange = Descarta antes tres cartas.
reason-phase-trump = Nombra antes el triunfo definitivo.
reason-phase-friend = Llama antes a un amigo, o a ninguno.
reason-phase-joker-call = Nombra antes la carta de Joker Call.
reason-phase-play = Se están jugando las bazas: juega una carta.

reason-bid-range = { $bid } no se puede declarar: se declara de { $low } a { $high }.
reason-bid-too-low = { $bid } es poco. Hay que superar { $standing }.
reason-bid-suits-level = { $bid } no supera { $standing }: con esta regla de la casa los palos están al mismo nivel y solo sin triunfo va por encima.
reason-bid-strict = { $bid } no supera { $standing }: con esta regla de la casa, más puntos solo con el mismo triunfo.
reason-weak-off = Con estas reglas no se reparte de nuevo por una mano floja.
reason-weak-late = Solo puedes pedir otro reparto la primera vez que te toca hablar.
reason-weak-not = Esta mano cuenta { $value }: para pedir otro reparto hace falta medio punto o menos.

reason-discard-three = Descarta tres cartas distintas, no { $count }.
reason-card-not-in-hand = { $card } no está en tu mano.
reason-bury-special = { $card } no se puede descartar: con esta regla de la casa, ni el Mighty ni el Joker.
reason-trump-fixed = El triunfo se queda como se declaró: { $trump ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[N] { suit-N }
  }.
reason-trump-number = Aquí no se puede nombrar el número { $number } con el triunfo: nombra solo el triunfo.
reason-trump-lower = { $number } no es más que { $contract }: el número solo puede subir.
reason-trump-above-20 = El cambio subiría la declaración a { $number }, por encima de 20.
reason-trump-buries-mighty = Con este triunfo { $card } sería el Mighty, y lo has descartado.
reason-friend-sealed-off = Con estas reglas no hay llamada en secreto.
reason-friend-last-trick-off = Con estas reglas no hay amigo de la última baza.
reason-friend-seat-off = Con estas reglas no se llama a un jugador por su asiento.
reason-friend-yourself = No puedes llamarte a ti.
reason-friend-own-card = { $card } es tuya: con esta regla de la casa no puedes llamarla.
reason-friend-unknown = Llama una de las 53 cartas, la primera baza o a ningún amigo.
reason-joker-call-off = Con estas reglas no hay Joker Call.
reason-joker-call-two = { $card } no puede ser la carta de Joker Call: nombra uno de los cuatro doses.
reason-joker-call-special = { $card } no puede ser la carta de Joker Call: el Mighty y el Joker quedan fuera.
reason-joker-call-fixed = { $card } no puede ser la carta de Joker Call: siempre es { $right }.

reason-must-follow = { $card } no se puede jugar: se ha salido de { $suit ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
   *[H] { suit-H }
  } y tienes { $cards }.
reason-mighty-must-follow = El Mighty { $card } no se puede jugar: se ha salido de { $suit ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
   *[H] { suit-H }
  } y tienes { $cards }. El Mighty sigue el palo como una carta más.
reason-joker-first-trick = El Joker no se puede jugar en la primera baza.
reason-joker-is-called = { $card } no se puede jugar: han llamado al Joker, y lo tienes.
reason-joker-names = Nombra el palo que seguirán los demás: play JK names H.
reason-joker-names-not = { $card } no nombra ningún palo aquí.
reason-trump-lead = { $card } es triunfo: en la primera baza sal de otro palo.
reason-call-card = { $card } no puede llamar al Joker.
reason-call-not-led = { $card } solo llama al Joker cuando se sale con ella.
reason-call-trick = En la baza { $number } no se puede llamar al Joker.
reason-call-joker-gone = El Joker ya se ha jugado: no hay nada que llamar.
reason-mighty-unknown-hand = Las cartas de esta mano no se conocen: pon cartas en su lugar para seguir.
reason-no-contract = Todavía no hay contrato.
reason-score-hidden = La puntuación depende de cartas ocultas hasta que termine la mano.

reason-not-a-playing-card-text = { $source } no es un texto. Escribe la carta con palo y valor, por ejemplo SA.
reason-playing-card-code = «{ $found }» no es una carta. Escribe palo y valor, por ejemplo SA, H10 o C2, o JK para el Joker.
reason-bid-text = «{ $found }» no es una declaración. Escribe número y triunfo, por ejemplo 14H o 15N.
reason-trump-text = «{ $found }» no es un triunfo. Escribe S, C, D, H o N.
reason-friend-text = «{ $found }» no es un amigo. Escribe una carta como SA, first-trick o none.
reason-trump-number-text = { $found } no es un número para un contrato. Escribe uno del 13 al 20.
reason-names-suit = «{ $found }» no es un palo que se pueda nombrar. Escribe S, C, D o H.
reason-discard-text = «{ $found }» no nombra tres cartas. Escribe «discard H10 D10 C4».
reason-mighty-action-text = «{ $found }» no es una acción. Escribe por ejemplo «bid 14H», «pass» o «play SA».
reason-mighty-action-cards = «{ $found }» no nombra su única carta, como en «play SA».
reason-trick-empty = Una baza necesita al menos una carta.
reason-trick-number = { $number } no es una baza: las bazas van de la 1 a la 10.
reason-mighty-no-seat = No hay asiento { $seat }: los asientos van de 0 a 4.
reason-points-range = { $points } no pueden ser los puntos de un equipo: hay de 0 a 20.
reason-friend-and-alone = Quien juega sin amigo, o es el declarante, no puede ser además el amigo.

reason-mighty-card-twice = { $card } está dos veces.
reason-mighty-card-missing = Falta { $card }: para repartir hacen falta las 53 cartas.
reason-five-hands = Hacen falta cinco manos, no { $count }.
reason-hand-size = P{ $seat } tiene { $count } cartas, pero ahora debería tener { $needed }.
reason-hands-level = Las manos tienen { $counts } cartas: las cinco necesitan las mismas, de 1 a 10.
reason-kitty-size = El pozo tiene { $count } cartas, pero necesita tres.
reason-kitty-stray = { $cards } venían del pozo, pero el declarante ni las tiene ni las ha descartado.
reason-discards-size = Hay { $count } cartas descartadas, pero deben ser tres.
reason-discards-early = Hay { $count } cartas descartadas antes del cambio.
reason-friend-card-nowhere = La carta llamada { $card } no está en ninguna parte: di qué asiento es el amigo.
reason-taken-five = Los puntos ganados son cinco números enteros, uno por asiento.
reason-taken-points = Hay { $found } puntos ganados, pero solo puede haber { $most }.
reason-auction-ended = Ya no habla nadie: las declaraciones han terminado.
reason-auction-not-ended = Las declaraciones no han terminado: todavía no hay contrato.
reason-auction-too-long = Las declaraciones terminan tras { $count } turnos.
reason-declarer-not-bidder = El declarante es P{ $seat }, pero la última declaración es de P{ $bidder }.
reason-contract-not-bid = El contrato { $contract } no puede venir de la declaración { $bid }.
reason-over-too-early = La mano no puede haber terminado: no han pasado los cinco.

reason-part-too-early = En el carácter { $place }: { $name } no corresponde a la fase { $phase }.
reason-phase-wrong = En el carácter { $place }: la fase es { $phase }, pero las cartas dicen { $right }.
reason-player-wrong = En el carácter { $place }: el jugador es { $player }, pero le toca a { $right }.
reason-trick-leader = En el carácter { $place }: P{ $leader } sale en la baza { $number }, pero le toca salir a P{ $winner }.
reason-trick-five = En el carácter { $place }: una baza terminada tiene cinco cartas, no { $count }.
reason-played-against = En el carácter { $place }: en la baza { $number } no se podía jugar { $card }. { $problem }

reason-session-no-hand = { $found } no es una mano de Mighty.
reason-draw-five = Para repartir se cortan cinco cartas, una por asiento, no { $count }.
reason-session-over = La sesión ha terminado: no se juegan más manos.
reason-session-hand-running = Esta mano no ha terminado.
reason-session-dealer = En esta mano reparte P{ $dealer }, pero el reparto es de P{ $found }.
reason-session-rules = La mano tiene otras reglas que la sesión: { $keys }.

count-base = para empezar
count-no_trump = por ir sin triunfo
count-mighty = por el Mighty
count-joker = por el Joker
count-trump = por triunfos
count-high_trump = por triunfos altos
count-ace = por otros ases
count-king = por otros reyes

why-mighty-bid = La mano cuenta { $word }: esta declaración cabe en ella.
why-mighty-overbid = La mano solo cuenta { $word }.
why-mighty-pass = La mejor cuenta es { $word }: poco para abrir.
why-mighty-pass-high = La mejor cuenta es { $word }: poco para declarar más.
why-mighty-redeal = La mano es tan floja que puedes pedir otro reparto.
why-mighty-bury-points = { $cards-sign }: con eso apenas ganas bazas; descartados, los puntos cuentan para ti.
why-mighty-bury-suit = Sin { $cards-sign } te quedas sin un palo, y lo puedes fallar con triunfo.
why-mighty-bury-low = { $cards-sign } es lo que menos necesitas.
why-mighty-trump = Con este triunfo la mano cuenta { $word }.
why-mighty-friend-best = { $cards-sign } es la carta más fuerte que te falta.
why-mighty-friend-weaker = { $cards-sign } ayuda menos que otras que te faltan.
why-mighty-friend-own = { $cards-sign } es tuya: jugarías a solas.
why-mighty-friend-first-trick = Cualquiera puede ganar la primera baza.
why-mighty-friend-last-trick = Cualquiera puede ganar la última baza.
why-mighty-friend-seat = Un jugador por su asiento puede tener cualquier cosa.
why-mighty-friend-none = A solas contra cuatro es para las manos más fuertes.
why-mighty-call-own = { $cards-sign } es tuya: nadie más puede jugarla.
why-mighty-call-other = { $cards-sign } puede estar en cualquier mano.
why-mighty-lead-trump = Arrastra triunfos: sal con { $cards-sign }.
why-mighty-lead-winner = { $cards-sign } debería ganar la baza.
why-mighty-lead-low = { $cards-sign } cuesta poco si pierde.
why-mighty-lead-special = { $cards-The } se lleva la baza cuando hace falta.
why-mighty-win = { $cards-sign } gana la baza al menor precio.
why-mighty-win-special = La baza vale { $cards-the }.
why-mighty-force = { $cards-sign } obliga a otro a jugar más alto.
why-mighty-smear = Tu equipo debería ganar esta baza: dale { $cards-sign }.
why-mighty-leave = Tu equipo debería ganar esta baza sin más ayuda.
why-mighty-save = La baza está perdida: { $cards-sign } no regala nada.
why-mighty-lose-points = La baza está perdida, y { $cards-sign } es lo más barato que puedes jugar.

# La mesa de Mushi: qué hacer, qué ha pasado y por qué.

table-name = Mesa de Mushi

## Quién juega

table-bot-steady = sereno
table-bot-random = al azar
table-Bot-steady = Sereno
table-Bot-random = Azaroso
table-bot-of-kind = { $bot }, { $kind }
table-numbered = { $name } { $number }
table-you-low = tú
table-bot-low = bot

## La barra del título

table-round-of = Ronda { $round } de { $length }
table-round-to = Ronda { $round }, a { $target }
table-turn-of = turno { $turn } de 16
table-over = terminada
table-replay = repetición
table-match-so-far = { $total }
table-match-of = { $name } { $total }
table-hands-open = manos vistas
table-round-of-short = { $round }/{ $length }
table-turn-of-short = turno { $turn }/16
table-undo-named = Deshacer, volver al turno { $turn }
table-redo-named = Rehacer, seguir hasta el turno { $turn }
table-redo-end = Rehacer, seguir hasta el final
reason-table-nothing-to-undo = No hay nada que deshacer.
reason-table-nothing-to-redo = No hay nada que rehacer.
reason-table-hint-not-now = La pista es para tu turno.
table-copy-record = Copiar registro
table-paste = Pegar una partida
table-player = Jugador { $number }
table-players = Jugadores
table-new-match = Nueva partida
table-against = Jugar contra el bot { $kind }
table-for-two = Dos personas, una pantalla
table-watch = Mirar a dos bots

## La barra de estado

table-your-turn = Te toca: juega una carta
table-turn-of-person = { $name }, te toca: juega una carta
table-any-card = Elige una carta. Puede casar con algo o no.
table-choose-down = Elige qué se lleva { $card }
table-it-is-down = Ya está en la mesa.
table-drawn-two = La carta robada casa con dos.
table-drawn-wild = El Relámpago se lleva una carta, pero nunca un sauce.
table-you-draw = { $who ->
    [you] Robas { $card }
   *[other] { $name } roba { $card }
  }
table-you-play = { $who ->
    [you] Juegas { $card }
   *[other] { $name } juega { $card }
  }
table-it-takes = Se lleva { $cards }.
table-it-takes-all-left = La última carta: se lleva todo lo que queda.
table-it-stays = No casa con nada y se queda en la mesa.
table-it-stays-wild = Solo encuentra sauces o nada, y se queda.
table-forced = Obligado: { $card } se lleva el Relámpago
table-forced-why = Primera carta robada que no es sauce. No hay elección.
table-thinking = { $name ->
    [Bot] El bot está pensando
   *[other] { $name } está pensando
  }
table-replay-turn = Repetición, turno { $turn }
table-replay-start = Repetición desde el principio
table-replay-how = Seguir enseña el paso siguiente.
table-pass-to = Pasa la pantalla a { $name }
table-pass-how = { $name }, sigue cuando solo tú la veas.
table-you-win = Fin de ronda: ganas por { $points }
table-you-lose = Fin de ronda: pierdes por { $points }
table-wins = Fin de ronda: { $name } gana por { $points }
table-set-up-over = Fin de ronda: { $mine } a { $theirs }
table-level = Fin de ronda: empate
table-light-how = Elige un número y se iluminan sus cartas.
table-void = Reparto devuelto: no ha habido ronda
table-void-why = Se han enseñado cuatro cartas de un mes. Reparte otra vez el mismo.
table-filled = Las cartas ocultas se han repartido al azar.

# Qué haría la carta elegida. $plant empieza la frase, con artículo si table-begins-with es “article”
table-begins-with = article
table-does-one = { $plant } { $card } se lleva { $cards }. Púlsala otra vez.
table-does-two = { $plant } { $card } casa con dos. Elige cuál se lleva.
table-does-three = { $plant } { $card } se lleva las tres: { $cards }.
table-does-both = { $plant } { $card } se lleva las dos: { $cards }.
table-does-none = { $card } no casa con nada: se queda en la mesa.
table-does-wild = El Relámpago se lleva una carta. Elige cuál.
table-does-wild-one = El Relámpago se lleva { $cards }. Púlsalo otra vez.
table-does-wild-none = El Relámpago solo encuentra sauces o nada: se queda.
table-does-several = { $plant } { $card } puede llevarse una de estas. Elige.

# La mano
table-your-hand = Tu mano
table-hand-of = Mano de { $name }
table-hand-hidden = Mano de { $name }, { $cards }, oculta
table-in-hand = en tu mano
table-takes-spoken = se lleva { $what }
table-stays-spoken = no casa con nada, se queda en la mesa
table-or = { $first } o { $last }
table-finish-draw = Ya has jugado. Termina antes el robo.
table-choose-first = Ya has jugado. Elige antes qué se lleva.
table-not-your-turn = Le toca al otro jugador.

## El lateral

table-takes-head = { $plant } { $card } se lleva
table-wild-takes-head = El Relámpago se lleva
table-stays-head = { $plant } { $card } se queda
table-leave = Dejar { $card } en la mesa
table-leave-note = No casa con nada
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
table-choice-three = las tres, { $cards }
table-choice-many = todas: { $cards }
table-choice-spoken = Llevarte { $cards-the }, { $points }
table-leave-spoken = Dejar { $card-the } en la mesa
table-redeal-head = Cuatro de un mes
table-redeal = Pedir otro reparto
table-redeal-note = Tienes cuatro cartas de un mes.

table-yaku-closed = Cerrado: { $other } { $name ->
    [bot] del bot
   *[other] de { $name }
  }, { $mine } tuya
table-yaku-closed-names = Cerrado: { $other } de { $name }, { $mine } de { $owner }
table-yaku-lacking = { $count ->
    [one] falta
   *[other] faltan
  } { $cards }
table-yaku-you-lack = Te { table-yaku-lacking }. { $name ->
    [Bot] El bot, no
   *[other] { $name } ya no puede
  }
table-yaku-other-lacks = { $name ->
    [Bot] Al bot le { table-yaku-lacking }. Tú ya no puedes
   *[other] A { $name } le { table-yaku-lacking }. Tú ya no puedes
  }
table-yaku-lack-names = A { $name } le { table-yaku-lacking }. { $other } ya no puede
table-yaku-count-you = Te { $mine ->
    [one] falta
   *[other] faltan
  } { $mine }, a { $name } { $theirs }
table-yaku-count-names = A { $owner } le { $mine ->
    [one] falta
   *[other] faltan
  } { $mine }, a { $name } { $theirs }
table-yaku-open = Libre: aún ninguna
table-yaku-together = Libre: hay tres juntas
table-yaku-yours = Lo tienes tú
table-yaku-has = { $name ->
    [Bot] Lo tiene el bot
   *[other] Lo tiene { $name }
  }

table-why = Por qué
table-follows = Qué sigue
table-why-M35 = El Relámpago de la mesa es para la primera carta robada que no sea sauce, la robe quien la robe.
table-why-M37 = Es obligado aunque la carta robada case también con su mes: aquí { $month } { $cards }.
table-why-M36 = Una carta de la mano no puede llevárselo nunca.
table-follows-M44 = { $count ->
    [3] Quedan tres cartas de { $month }, así que sobrará una al final. Será de quien tiene el Relámpago:
   *[other] Al final sobrará una carta de { $month }. Será de quien tiene el Relámpago:
  }
table-follows-M45 = Sobrarán las otras tres de { $month }. Serán de quien tiene el Relámpago:
table-follows-you = tú.
table-follows-name = { $name }.
table-stays-there = { $card } se queda.
table-stays-why = La carta robada debe llevarse antes el Relámpago, aunque esté su propio mes.
table-you-drew = has robado
table-drew = ha robado { $name }
table-lightning = Relámpago

table-hint-turn = Pista, turno { $turn }
table-hint-takes = { $card } se lleva { $cards }
table-hint-for = { $card } por { $cards }
table-hint-leave = { $card } a la mesa
table-nudge-yaku = Mira los yaku: uno puede acercarse.
table-nudge-deny = Mira qué le falta todavía al otro.
table-nudge-three = En la mesa hay tres cartas de un mes.
table-nudge-two = En la mesa hay dos cartas de un mes.
table-nudge-points = En la mesa hay algo que vale la pena.
table-nudge-wild = Un comodín se lleva cualquier carta menos un sauce.
table-nudge-stays = No tienes que llevarte nada: regala poco.
table-nudge-redeal = ¿Quieres estas cartas?

table-log-back = Volver aquí
table-log-back-spoken = Volver al turno { $turn }, antes de { $card }
table-log-turns = { $last ->
    [1] Turno 1
   *[other] Turnos 1 a { $last }
  }
table-log-fewer = Menos líneas
table-log-empty = Todavía no ha pasado nada.
table-log-count = Registro { $count }
table-hand-count = Tu mano { $count }
table-tab-yaku = Yaku
table-tab-rules = Reglas

## El registro

table-log-deal = { $who ->
    [you] Tú repartes
   *[other] { $name } reparte
  }
table-log-redeal = Mala repartición, { $cards } en la mesa: se reparte otra vez
table-log-played_on = { $cards } sería una mala repartición, pero se juega así
table-log-dealer_takes = { $who ->
    [you] Tú repartes y te llevas { $cards } en el acto
   *[other] { $name } reparte y se lleva { $cards } en el acto
  }
table-log-play_takes = { $who ->
    [you] Tú juegas { $card } y te llevas { $cards }
   *[other] { $name } juega { $card } y se lleva { $cards }
  }
table-log-play_stays = { $who ->
    [you] Tú juegas { $card }: sin { $card-month } en mesa, se queda
   *[other] { $name } juega { $card }: se queda
  }
table-log-play_stays-wild = { $who ->
    [you] Tú juegas { $card }: solo sauces o nada, se queda
   *[other] { $name } juega { $card }: solo sauces o nada, se queda
  }
table-log-play_choose = { $who ->
    [you] Tú juegas { $card }, eliges { $cards }
   *[other] { $name } juega { $card }, elige { $cards }
  }
table-log-draw_takes = { $who ->
    [you] Tú robas { $card } y te llevas { $cards }
   *[other] { $name } roba { $card } y se lleva { $cards }
  }
table-log-draw_takes-lightning = { $who ->
    [you] Tú robas { $card }: se lleva { $cards }, porque la primera carta robada que no es sauce debe hacerlo
   *[other] { $name } roba { $card }: se lleva { $cards }, porque la primera carta robada que no es sauce debe hacerlo
  }
table-log-draw_takes-sweep = { $who ->
    [you] Tú robas { $card }, la última: se lleva todo lo que queda, { $cards }
   *[other] { $name } roba { $card }, la última: se lleva todo lo que queda, { $cards }
  }
table-log-draw_stays = { $who ->
    [you] Tú robas { $card }: sin { $card-month } en mesa, se queda
   *[other] { $name } roba { $card }: se queda
  }
table-log-draw_stays-wild = { $who ->
    [you] Tú robas { $card }: solo sauces o nada, se queda
   *[other] { $name } roba { $card }: solo sauces o nada, se queda
  }
table-log-draw_stays-sweep = { $who ->
    [you] Tú robas { $card }, la última: no queda nada
   *[other] { $name } roba { $card }, la última: no queda nada
  }
table-log-draw_choose = { $who ->
    [you] Tú robas { $card }, eliges { $cards }
   *[other] { $name } roba { $card }, elige { $cards }
  }
table-log-leftover = { $who ->
    [you] Tú te quedas { $cards }, que ha sobrado
   *[other] { $name } se queda { $cards }, que ha sobrado
  }
table-log-claim = { $who ->
    [you] Tú enseñas { $cards } y pides otro reparto
   *[other] { $name } enseña { $cards } y pide otro reparto
  }
table-log-over = La ronda ha terminado

## El fin de la ronda

table-left-on-field = Lo que ha sobrado
table-left-nothing = No ha sobrado nada.
table-left-to = { $who ->
    [you] Para ti
   *[other] { $name ->
        [bot] Para el bot
       *[other] Para { $name }
      }
  }
table-left-M43 = , por tener los otros dos sauces
table-left-M44 = { $who ->
    [you] , que tienes el Relámpago
   *[other] , que tiene el Relámpago
  }
table-left-M45 = { $who ->
    [you] , que tienes el Relámpago: todas
   *[other] , que tiene el Relámpago: todas
  }
table-left-M46 = , por robar la última carta
table-match = Partida
table-round-head = Ronda
table-total = Total
table-rounds-folded = 1–{ $last }
table-not-counted = Esta posición no cuenta en una partida.
table-next-M59 = { $who ->
    [you] Has puntuado más: repartes tú.
   *[other] { $name ->
        [Bot] El bot ha puntuado más y reparte.
       *[other] { $name } ha puntuado más y reparte.
      }
  }
table-next-M60 = { $who ->
    [you] Ronda empatada: repartes tú.
   *[other] { $name ->
        [Bot] Ronda empatada: reparte el bot.
       *[other] Ronda empatada: reparte { $name }.
      }
  }
table-next-M14 = Reparte otra vez el mismo.
table-match-you-win = La partida ha terminado: ganas por { $points }.
table-match-you-lose = La partida ha terminado: pierdes por { $points }.
table-match-wins = La partida ha terminado: { $name } gana por { $points }.
table-match-draw = La partida ha terminado: empate.
table-deal-again = Repartir otra vez
table-play-from-here = Jugar desde aquí
table-to-the-end = Hasta el final
table-watch-run = Seguir solo
table-light-none = El par es la mitad de los 230 puntos.
table-light-points = { $points } puntos en { $cards }
table-cell-points = Puntos en cartas de { $name }: { $points }. Iluminarlas
table-cell-par = Par: menos 115, la mitad de los puntos
table-cell-own = Yaku de { $name }: más { $points }. Iluminarlos
table-cell-other = Yaku del otro, para { $name }: menos { $points }. Iluminarlos
table-cell-score = Puntuación de { $name }: { $points }
table-yaku-of-other = { $who ->
    [you] { $yaku }, tuyo
   *[other] { $name ->
        [Bot] { $yaku } del bot
       *[other] { $yaku } de { $name }
      }
  }
table-no-yaku = Sin yaku
table-no-yaku-other = El otro, sin yaku

## Ventanas

table-deal-title = Repartir
table-deal-how = La misma semilla da el mismo reparto en todas partes. Déjala vacía para la siguiente, { $seed }.
table-deal-same = Reparte otra vez el mismo jugador.
table-deal-seed = Semilla
table-deal-go = Repartir
table-paste-title = Pegar una partida
table-paste-how = Una posición o un registro, tal como se copia de una mesa.
table-paste-field = Posición o registro
table-paste-go = Cargar
table-paste-defects = { $count ->
    [one] No se puede cargar. Hay un fallo:
   *[other] No se puede cargar. Hay { $count } fallos:
  }
table-paste-more = { $count ->
    [one] y un fallo más
   *[other] y { $count } fallos más
  }
table-rules-title = Reglas de esta mesa
table-rules-set = { $rules ->
    [seed] Reglas «seed»: como las cuenta la fuente del juego. La semilla de un reparto es otra cosa.
    [traditional] Reglas «traditional»: con las reglas de la casa tradicionales.
    [korean] Reglas «korean»: como se juega al Mighty casi siempre en Corea.
   *[other] Reglas «{ $rules }».
}
table-rules-house = Distinto de las reglas «seed»:
table-rules-now = Lo que cuenta aquí
table-rules-all = Todas las reglas
table-chapter-1 = El juego y sus cartas
table-chapter-10 = Malas reparticiones
table-chapter-16 = Tu turno
table-chapter-26 = El Relámpago
table-chapter-42 = Fin de la ronda
table-chapter-48 = Puntuación
table-chapter-59 = Entre rondas

## Texto y errores

table-text-yaku = { $yaku } { $value }: { $line }.
reason-table-players = «{ $found }» no pueden sentarse aquí. Nombra a «{ $you }» y un bot, a dos bots o a dos personas distintas. Los bots son { $known }.
reason-table-position = «{ $found }» no es una posición. Da un Round, el texto de una posición o un registro.
reason-table-match = «{ $found }» no es una partida. Da un Match, o no des ninguno.
reason-table-record-empty = Este registro no tiene ninguna ronda.
reason-table-set-up = Esta posición no tiene las 40 cartas, así que no cuenta en ninguna partida.
reason-table-act = Aquí no hay nada que pulsar llamado «{ $act }».
reason-table-nothing-chosen = Elige primero una carta de tu mano.
reason-table-pause = La pausa es { $found }, pero debe ser un número de milisegundos, 0 si no la quieres, o None para esperar a Seguir.

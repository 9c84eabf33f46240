# La mesa de bazas: qué hacer, qué haría una carta, quién gana y por qué.
#
# $who dice de quién habla la frase: "you" (tú) u "other", que entonces se llama $name.
# $caller y $whose hacen lo mismo con una segunda persona ($declarer, $owner). Las cartas vienen con su signo.

trick-name = Mesa de Mighty, las bazas

## La barra de estado

trick-before = Las bazas aún no han empezado
trick-before-how = Los bots pueden prepararla. Para hacerlo tú: MightyTable.
trick-before-go = Que lo hagan los bots
trick-thinking = { $name } está pensando
trick-replay = Repetición, baza { $trick }
trick-turn-of = Le toca a { $name }
trick-follow = Te toca: sigue { $suit }
trick-lead-any = Te toca: sal con cualquier carta
trick-lead = Te toca: sal con una carta
trick-play-any = Te toca: juega cualquier carta
trick-play = Te toca: juega una carta
trick-joker-called = Te toca: juega el Joker
trick-no-trump-lead = No se puede salir de triunfo en la primera baza.
trick-first-lead = El declarante sale en la primera baza.
trick-you-won = Has ganado la última baza.
trick-may-answer = Aquí { $card } responde al Joker: su salida fallaría.
trick-joker-sets-none = El Joker no marca palo. Lo marca tu carta.
trick-joker-called-how = Lo han llamado, y en esta baza no puede ganar.
trick-void = No tienes { $suit }: vale cualquier carta.
trick-void-trump = No tienes { $suit }: falla con triunfo o tira la que quieras.
trick-these = { $count ->
    [one] { $cards } es la única que tienes.
   *[other] { $cards }: una de ellas.
}
trick-these-joker = { $cards }, o el Joker, que siempre se puede jugar.
trick-these-mighty = { $cards }, o el Mighty { $mighty }.
trick-these-both = { $cards }, o el Joker, o el Mighty { $mighty }.

trick-would-lead = { $card } abre la baza. Púlsala otra vez.
trick-would-lead-weak = El Joker no puede ganar esta baza. Púlsalo otra vez para salir con él.
trick-would-win = { $card } gana la baza. Púlsala otra vez.
trick-would-lead-trick = { $card } iría ganando. Púlsala otra vez.
trick-would-lose = { $card } no gana a { $best }. Púlsala otra vez.
trick-would-lose-joker = { $card } no gana al Joker. Púlsala otra vez.
trick-would-fail-joker = Aquí el Joker no gana. Púlsalo otra vez.
trick-would-answer = { $card } responde al Joker: su salida falla. Púlsala otra vez.
trick-names-how = El Joker nombra el palo que hay que seguir. Elige uno.
trick-calls-how = { $card } puede llamar al Joker. Elige.

trick-wins-trick = { $who ->
    [you] Ganas la baza
   *[other] { $name } gana la baza
}
trick-past = Baza { $number }: { $who ->
    [you] la ganaste tú
   *[other] la ganó { $name }
}
trick-points = { $points ->
    [0] Sin puntos.
    [one] 1 punto.
   *[other] { $points } puntos.
}
trick-is-friend = { $who ->
    [you] Eres el amigo
   *[other] { $caller ->
        [you] { $name } es tu amigo
       *[other] { $name } es el amigo
    }
}
trick-friend-shown = { $caller ->
    [you] Se ha jugado { $card }, la carta que llamaste.
   *[other] Se ha jugado { $card }, la carta que llamó { $declarer }.
}
trick-friend-trick = { $who ->
    [you] Has ganado la baza que decide.
   *[other] { $name } ha ganado la baza que decide.
}
trick-no-friend = { $caller ->
    [you] No tienes amigo
   *[other] { $declarer } no tiene amigo
}
trick-alone-shown = { $caller ->
    [you] Tenías { $card } tú. Ahora todos saben que vas en solitario.
   *[other] { $declarer } tenía { $card } desde el principio y va en solitario.
}
trick-alone-trick = { $caller ->
    [you] Has ganado la baza que decide: vas en solitario.
   *[other] { $declarer } ha ganado la baza que decide: va en solitario.
}
trick-plays-contract = { $who ->
    [you] Juegas { $contract }
   *[other] { $name } juega { $contract }
}
trick-called-card = Quien tenga { $card } es el amigo, en secreto.
trick-called-sealed = El amigo se llamó en secreto.
trick-called-first-trick = Quien gane la baza 1 es el amigo.
trick-called-last-trick = Quien gane la baza 10 es el amigo.
trick-called-seat = { $name } es el amigo.
trick-called-none = No se llamó a nadie: uno contra cuatro.

## Por qué gana una carta

trick-because-mighty = El Mighty gana a todas las cartas, también a triunfos y Joker.
trick-because-joker = El Joker gana a todas menos al Mighty.
trick-because-trump = { $who ->
    [you] Tu { $card } es el triunfo más alto.
   *[other] { $card }, de { $name }, es el triunfo más alto.
}
trick-because-only-trump = { $who ->
    [you] Tu { $card } es el único triunfo.
   *[other] { $card }, de { $name }, es el único triunfo.
}
trick-because-higher = { $who ->
    [you] Tu { $card } gana a { $whose ->
        [you] tu { $other }
       *[other] { $other }, de { $owner }
    }.
   *[other] { $card }, de { $name }, gana a { $whose ->
        [you] tu { $other }
       *[other] { $other }, de { $owner }
    }.
}
trick-because-alone = { $who ->
    [you] Nadie más ha jugado { $suit }, así que gana tu { $card }.
   *[other] Nadie más ha jugado { $suit }, así que gana { $card }, de { $name }.
}
trick-was-allowed = { $who ->
    [you] No tenías { $suit }, así que { $card } valía.
   *[other] { $name } no tenía { $suit }, así que { $card } valía.
}
trick-had-none = { $who ->
    [you] No tenías { $suit }, así que podías fallar.
   *[other] { $name } no tenía { $suit }, así que podía fallar.
}
trick-any-time = { $card } se puede jugar en cualquier momento.
trick-joker-K31 = { $card } respondió al Joker, así que su salida falló.
trick-joker-K32 = { $card } llamó al Joker, así que no tenía fuerza.
trick-joker-weak = En la baza { $number } el Joker no tiene fuerza.

## El panel

trick-contract = Contrato
trick-no-contract = todavía ninguno
trick-needed = meta { $need }
trick-bar-spoken = { $counts }, hacen falta { $need }
trick-yours-from = Tuyos: { $tricks } en bazas, { $laid } { $laid ->
    [one] descartado
   *[other] descartados
  }
trick-laid-away = descartados { $count }
trick-last-trick = Última baza
trick-last-none = Aún no ha terminado ninguna baza.
trick-look-back = mirar atrás
trick-look-back-spoken = Mirar la baza { $number }
trick-look-close = Volver a la mesa
trick-why-wins = { $who ->
    [you] Por qué ganas
   *[other] Por qué gana { $name }
}
trick-nobody = nadie
trick-hidden = oculto
trick-of-need = { $points } de { $need }
trick-names-head = El Joker nombra
trick-calls-head = { $card } puede llamar al Joker
trick-calls-yes = Llamar al Joker
trick-calls-no = Salir sin llamar
trick-hint = Pista
trick-tab-points = Puntos
trick-tab-last = Última baza
trick-tab-log = Registro
trick-log-earlier = { $count ->
    [one] 1 línea anterior
   *[other] { $count } líneas anteriores
}
trick-log-back-spoken = Volver a esta decisión, baza { $number }
trick-keys-last = última

## La mano

trick-your-hand = Tu mano
trick-hand-of = Mano de { $name }
trick-in-hand = en tu mano
trick-playable = se puede jugar
trick-may-win = iría ganando

## El registro

trick-log-lead = { $who ->
    [you] Sales con { $card }
   *[other] { $name } sale con { $card }
}
trick-log-names = { $who ->
    [you] Sales con el Joker y nombras { $suit }
   *[other] { $name } sale con el Joker y nombra { $suit }
}
trick-log-calls = { $who ->
    [you] Sales con { $card } y llamas al Joker
   *[other] { $name } sale con { $card } y llama al Joker
}
trick-log-answers = { $who ->
    [you] Respondes al Joker con { $card }
   *[other] { $name } responde al Joker con { $card }
}
trick-log-play = { $who ->
    [you] Juegas { $card }
   *[other] { $name } juega { $card }
}
trick-log-mighty = { $who ->
    [you] Juegas { $card }, el Mighty
   *[other] { $name } juega { $card }, el Mighty
}
trick-log-sets = { $who ->
    [you] Juegas { $card }: hay que seguir { $suit }
   *[other] { $name } juega { $card }: hay que seguir { $suit }
}
trick-log-trumps = { $who ->
    [you] No tienes { $suit } y fallas con { $card }
   *[other] { $name } no tiene { $suit } y falla con { $card }
}
trick-log-throws = { $who ->
    [you] No tienes { $suit } y tiras { $card }
   *[other] { $name } no tiene { $suit } y tira { $card }
}
trick-log-over = { $who ->
    [you] Juegas { $card } sobre { $whose ->
        [you] tu { $other }
       *[other] { $other }, de { $owner }
    }
   *[other] { $name } juega { $card } sobre { $whose ->
        [you] tu { $other }
       *[other] { $other }, de { $owner }
    }
}
trick-log-friend_revealed = amigo descubierto
trick-log-alone_revealed = no hay amigo
trick-log-takes = { $who ->
    [you] te llevas { $points ->
        [0] cero puntos
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] se lleva { $points ->
        [0] cero puntos
        [one] 1 punto
       *[other] { $points } puntos
    }
}
trick-log-wins = { $who ->
    [you] Gana tu { $card }
   *[other] Gana { $card }, de { $name }
}: { $points ->
    [0] cero puntos
    [one] 1 punto
   *[other] { $points } puntos
}
trick-log-wins-joker = { $who ->
    [you] El Joker gana para ti
   *[other] El Joker gana para { $name }
}: { $points ->
    [0] cero puntos
    [one] 1 punto
   *[other] { $points } puntos
}

## La liquidación

trick-session-after = Sesión tras { $played } de { $length }
trick-seat = Asiento
trick-this-hand = Esta mano
trick-total = Total
trick-sheet = Mano a mano
trick-sheet-hand = N.º
trick-deals-next = { $who ->
    [you] Repartes tú la próxima mano.
   *[other] { $name } reparte la próxima mano.
}
trick-deals-again = { $who ->
    [you] Repartes tú otra vez.
   *[other] { $name } reparte otra vez.
}
trick-session-won = { $who ->
    [you] La sesión ha terminado: ganas con { $total }.
   *[other] La sesión ha terminado: gana { $name } con { $total }.
}
trick-session-shared = La sesión ha terminado: { $names } comparten el primer puesto.
trick-not-counted = Esta mano no cuenta en ninguna sesión.
trick-new-session = Nueva sesión
trick-copy-record = Copiar el registro
trick-seat-spoken = { $name }, { $side }, { $points } puntos, total { $score }

## Con palabras

trick-text-hand = Tu mano: { $cards }
trick-text-hand-of = Mano de { $name }: { $cards }
trick-text-points = { $counts }; hacen falta { $need }

reason-trick-none = Todavía no ha terminado ninguna baza.

# Palabras dentro de los dibujos de Mighty, y los dibujos descritos con palabras.

draw-pt = { $count } pt
draw-side-unknown = equipo oculto
draw-side-unknown-short = equipo
draw-side-unknown-spoken = equipo desconocido
draw-led = salida
draw-led-names = salida: { $suit }
draw-led-calls = sale y llama
draw-your = tu
draw-card-word = carta
draw-leads = sale
draw-ordinal = { $place }.ª
draw-leads-verb = { $who ->
    [you] sales
   *[other] sale
}
draw-plays-verb = { $who ->
    [you] juegas { $ordinal }
   *[other] juega { $ordinal }
}
draw-wins = gana: { $reason }
draw-wins-so-far = va ganando: { $reason }
draw-wins-mighty = el Mighty
draw-wins-joker = el Joker
draw-wins-trump = triunfo
draw-wins-short = { $suit } más alta
draw-wins-S = la pica más alta
draw-wins-C = el trébol más alto
draw-wins-D = el diamante más alto
draw-wins-H = el corazón más alto

draw-title-trick = Mesa de Mighty, baza { $number } de 10
draw-describe-trick = Sobre la mesa: { $cards }.
draw-describe-names = El Joker nombra { $suit }.
draw-describe-calls = La carta de salida llama al Joker.
draw-describe-trick-empty = No hay nada sobre la mesa.
draw-describe-winning = { $who ->
    [you] Vas ganando
   *[other] { $name } va ganando
}: { $reason }.
draw-describe-won = { $who ->
    [you] Ganas la baza
   *[other] { $name } gana la baza
}: { $reason }.
draw-describe-seat = { $name }: { $side }, { $points }, mano { $cards }.
draw-say-your-place = Tu sitio en esta baza
draw-choose-first = Elige antes una carta de tu mano.
draw-say-play-here = Jugar { $card-the } aquí

# El contrato y lo que ha pasado con él
draw-declares = { $who ->
    [you] declaras tú
   *[other] declara { $name }
}
draw-mighty = Mighty
draw-mighty-beats = { $card } gana a todas
draw-mighty-gone = { $card } ya salió, baza { $trick }
draw-friend = Amigo
draw-no-friend = Sin amigo
draw-friend-none = solo contra cuatro
draw-friend-hidden = tiene { $card }, aún no se ha visto
draw-friend-holds-name = es { $name }, tiene { $card }
draw-friend-is-you = eres tú: tienes { $card }
draw-friend-own = nadie: tú tienes { $card }
draw-friend-buried = nadie: descartaste { $card }
draw-friend-nobody = nadie: el declarante va solo
draw-friend-shown = es { $name }, visto en la baza { $trick }
draw-friend-is = es { $name }
draw-friend-is-by-trick = es { $name }, que ganó la baza
draw-friend-sealed = llamado en secreto
draw-friend-first-trick = gana la baza 1
draw-friend-last-trick = gana la baza 10
draw-friend-seat = es { $name }
draw-joker-call-answers = { $card } responde a un Joker de salida
draw-joker-call-forces = { $card } de salida obliga al Joker
draw-joker-call-gone = { $card } ya salió, Joker a salvo
draw-joker-call-joker-gone = { $card }, el Joker ya salió

# Puntos
draw-points-of-20 = Puntos de 20
draw-need = meta { $need }
draw-count-yours = tuyos
draw-count-your-side = tu equipo
draw-count-declarer = del declarante
draw-count-unknown = sin equipo
draw-count-to-come = por jugar
draw-count-out = sin ver
draw-count-defenders = defensores
draw-count-defenders-yours = tu equipo

# Liquidación
draw-title-settlement = Liquidación de una mano de Mighty
draw-term-bid = declaración sobre { $base }
draw-term-overtricks = puntos de más
draw-term-shortfall = puntos que faltan
draw-unit = unidad S
draw-head-seat = Asiento
draw-head-side = Equipo
draw-head-won = Cartas de puntos ganadas
draw-head-share = Parte
draw-head-score = Total
draw-no-point-cards = sin cartas de puntos
draw-before = { $points } en bazas anteriores
draw-shares-made = El declarante gana { $declarer }, el amigo { $friend }; cada defensor pierde { $defender }.
draw-shares-failed = El declarante pierde { $declarer }, el amigo { $friend }; cada defensor gana { $defender }.
draw-shares-alone-made = Solo, el declarante gana { $declarer }; cada uno de los otros pierde { $defender }.
draw-shares-alone-failed = Solo, el declarante pierde { $declarer }; cada uno de los otros gana { $defender }.
draw-shares-hidden-made = Sin amigo al final y sin anunciarlo: el declarante gana { $declarer }; cada uno de los otros pierde { $defender }. Nada se dobla.
draw-shares-hidden-failed = Sin amigo al final y sin anunciarlo: el declarante pierde { $declarer }; cada uno de los otros gana { $defender }. Nada se dobla.
draw-sum-laid-away = { $who ->
    [you] Tus { $points } incluyen { $cards }, que descartaste
   *[other] Los { $points } de { $name } incluyen { $cards }, que descartó
}
draw-sum-sides = { $yours ->
    [yes] Tu equipo
   *[no] Equipo del declarante
} { $sum }, defensores { $rest }, en total 20
draw-sum-zero = suma 0
draw-made = Contrato cumplido: { $points } de { $need }
draw-failed = Contrato fallado por { $by }
draw-needed-exact = { $yours ->
    [yes] Tu equipo
   *[no] El equipo del declarante
} necesitaba { $need } y tiene justo { $points }.
draw-needed-has = { $yours ->
    [yes] Tu equipo
   *[no] El equipo del declarante
} necesitaba { $need } y tiene { $points }.
draw-needed-run = { $yours ->
    [yes] Tu equipo
   *[no] El equipo del declarante
} se ha llevado los 20 puntos.
draw-needed-back_run = { $yours ->
    [yes] Tu equipo
   *[no] El equipo del declarante
} tiene { $points } y los defensores { $rest }: back-run.
draw-dead = Mano anulada
draw-dead-K16 = Han pasado los cinco: nadie puntúa.
draw-dead-K8 = Alguien ha enseñado una mano floja: se reparte otra vez.

# Antes del juego
draw-title-hands = Las cinco manos
draw-kitty = Pozo
draw-laid-away = Descartadas
draw-pass = paso
draw-trick-of = baza { $trick } de 10
draw-to-lead-card-you = Te toca: sal con una carta
draw-to-lead-card = Sale { $name }
draw-to-play-card-you = Te toca: juega una carta
draw-to-play-card = Le toca jugar a { $name }
draw-phase-auction = { $name } declara o pasa
draw-phase-exchange = { $name } descarta tres cartas
draw-phase-trump = { $name } fija el triunfo
draw-phase-friend = { $name } llama a un amigo
draw-phase-joker-call = { $name } nombra la carta del Joker Call
draw-standing = Mayor declaración: { $bid } de { $name }.

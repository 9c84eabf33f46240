# Palabras dentro de los dibujos de las mesas, y los dibujos descritos con palabras.

draw-you = Tú
draw-other = Oponente
draw-stock = Mazo { $count }
draw-drawn = Robada
draw-drawn-card = Robada: { $card }
draw-played-card = Jugada: { $card }
draw-par = de { $par }
draw-you-deal = repartes tú
draw-deals = reparte
draw-dealer = crupier
draw-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
draw-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
draw-must-take = debe llevarse
draw-takes = se lleva
draw-pile-yours = Tu montón: { $cards }, { $points }
draw-pile-of = { $name }: { $cards }, { $points }
draw-pile-yours-short = Tu montón, { $points }
draw-pile-of-short = { $name }, { $points }
draw-item-worth = { $item } { $points }

# En la barra amarilla de un dibujo fijo
draw-to-play-you = Te toca: juega una carta
draw-to-play = Turno de { $name }: juega una carta
draw-to-choose-you = { $card } puede llevarse varias cartas: elige una
draw-to-choose = { $name } elige qué se lleva { $card }
draw-over = Fin de ronda: { $name } gana por { $points }
draw-over-you-win = Fin de ronda: ganas por { $points }
draw-over-you-lose = Fin de ronda: pierdes por { $points }
draw-over-level = Fin de ronda: empate
draw-over-void = Cuatro cartas de un mes en la mano: se reparte de nuevo
draw-turn-of = turno { $turn } de 16

# La fórmula de la puntuación
draw-card-points = Puntos en cartas
draw-par-head = Par
draw-own-yaku = Yaku propios
draw-others-yaku = Yaku del otro
draw-score = Puntuación

# El banco de puntuación y el laboratorio del Relámpago
draw-nobody = nadie
draw-from-hand = De la mano
draw-from-stock = Robada
draw-last-card = Última carta
draw-may-take = Puede llevarse: { $cards }
draw-may-not-take = No puede llevarse: { $cards }

# Leído en voz alta
draw-say-card = { $card-Name } { $card }, { $points }
draw-say-on-field = { $card-Name } { $card }, { $points }, en la mesa
draw-say-target = { $card-Name } { $card }, { $points }, en la mesa, te la puedes llevar
draw-say-three = { $card-Name } { $card }, { $points }, en la mesa, en un montón de tres; la cuarta carta de { $plant } se lo lleva entero
draw-say-owner = { $card-Name } { $card }, { $points }, la tiene { $owner }
draw-say-free = { $card-Name } { $card }, { $points }, no la tiene nadie
draw-title-card = Carta { $card }
draw-title-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
draw-title-field = La mesa
draw-title-table = Mesa de Mushi
draw-title-end = Los dos montones
draw-title-score = Puntuación de una ronda de Mushi
draw-title-bench = Las cartas de Mushi y quién tiene cada una
draw-title-lightning = Qué puede llevarse { $card }
draw-describe-field = En la mesa: { $cards }.
draw-describe-field-empty = No hay cartas en la mesa.
draw-describe-stock = En el mazo de robo: { $cards }.
draw-describe-pile = { $name }: { $points }, con { $pile }.
draw-describe-pile-empty = { $name }: todavía nada en el montón.
draw-describe-hand = { $name } tiene en la mano { $cards }.
draw-describe-hand-yours = Tu mano: { $cards }.
draw-describe-hand-hidden = { $name } tiene en la mano { $cards }, sin enseñar.
draw-describe-card = { $card-Name }, { $card }
draw-describe-score = { $name }: { $formula }.
draw-describe-owner = { $name }: { $cards }.

# Los meses donde apenas hay sitio
draw-month-1 = pino
draw-month-2 = ciruelo
draw-month-3 = cerezo
draw-month-4 = glic.
draw-month-5 = iris
draw-month-8 = eulalia
draw-month-9 = crisant.
draw-month-10 = arce
draw-month-11 = sauce
draw-month-12 = paul.

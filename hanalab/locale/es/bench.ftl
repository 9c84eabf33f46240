# El banco de puntuación. $who es A o B; las cartas vienen en código.

bench-title = Banco de puntuación
bench-asks = ¿De quién es cada carta?

bench-examples = Ejemplos
bench-example-none = Las tuyas
bench-preset-example = El ejemplo
bench-preset-short = Falta una
bench-preset-short-of = Falta una { $number }/{ $count }
bench-preset-short-warbler = Falta el ruiseñor
bench-preset-short-five = Falta una Brillante
bench-preset-short-wisteria = Falta una glicina
bench-preset-short-paulownia = Falta una paulonia
bench-preset-five = Cinco y ruiseñor
bench-preset-five-no-warbler = Cinco sin él
bench-preset-any-three = Tres cualesquiera

# Qué enseña cada ejemplo
bench-about-example = El ejemplo de la propia fuente. A tiene dos Brillantes y el ruiseñor: Tres Brillantes es suyo.
bench-about-short-warbler = A tiene la grulla y la cortina; B, el ruiseñor. Nadie tiene Tres Brillantes.
bench-about-short-five = A tiene cuatro Brillantes; B, el hombre de la lluvia. Cuatro no valen más que sus puntos.
bench-about-short-wisteria = A tiene tres glicinas y el Relámpago. El Relámpago no sustituye a ninguna carta de un yaku.
bench-about-short-paulownia = A tiene tres paulonias y el Relámpago. El Relámpago no sustituye a ninguna carta de un yaku.
bench-about-five = Las cinco Brillantes y el ruiseñor: cuentan los dos yaku, 30 y 25.
bench-about-five-no-warbler = Las cinco Brillantes, pero el ruiseñor es de B: 30 y nada más.
bench-about-any-three = Un ejemplo que sí encaja con «3 cartas Brillantes»: tres cualesquiera, aquí de A.

bench-rest = Resto a B
bench-swap = Cambiar
bench-clear = Vaciar
bench-hide = Ocultar números
bench-show-all = Verlo todo
bench-hide-note = Los números se vuelven interrogantes. Una pulsación descubre uno.

# La fórmula (sus palabras largas son las de la imagen, draw-...)
bench-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
bench-short-points = Puntos
bench-short-par = Par
bench-short-own = Propios
bench-short-other = Del otro
bench-short-total = Total
bench-said-term = { $who }, { $term }: { $value }
bench-said-cards = { $said }, por { $cards }
bench-said-hidden = { $who }, { $term }: oculto. Pulsa para verlo.
bench-hidden = oculto

# Dueños
bench-said-owner = { $who ->
    [nobody] no es de nadie
   *[other] es de { $who }
}
bench-deck = Todas las cartas y de quién son
bench-keys-give = dar
bench-keys-nobody = nadie
bench-given = { $given } de 40 dadas
bench-sum = suma { $sum }
bench-free = { $free ->
    [one] 1 carta no es de nadie, así que las puntuaciones no suman cero
   *[other] { $free } cartas no son de nadie, así que las puntuaciones no suman cero
}

# Tres Brillantes
bench-readings = Tres Brillantes, dos lecturas
bench-reading-crane_warbler_curtain = Grulla, ruiseñor, cortina
bench-reading-any_three = Tres Brillantes, las que sean
bench-reading-has = { $who } tiene { $cards }
bench-reading-nobody = Nadie lo tiene
bench-reading-why-crane_warbler_curtain = Todas las fuentes que nombran las cartas ponen el ruiseñor, no una tercera Brillante cualquiera.
bench-reading-why-any_three = Las palabras «3 cartas Brillantes» lo permiten, pero entonces no sale el ejemplo de la propia fuente.
bench-said-reading = { $name }: A { $first }, B { $second }

# Yaku
bench-yaku = Yaku
bench-yaku-scores = { $who } suma { $value }
bench-yaku-split = Repartido: A { $first }, B { $second }
bench-yaku-lacks = { $cards-count ->
    [one] { $who }: falta { $cards }
   *[other] { $who }: faltan { $cards }
  }
bench-yaku-open = Abierto: A { $first }, B { $second }
bench-yaku-none = Nadie tiene ninguna
bench-said-yaku = { $yaku }, { $value } puntos

bench-tab-readings = Lecturas
bench-tab-yaku = Yaku
bench-tab-rules = Reglas

# El texto que se copia
bench-text-pile = { $who }, { bench-cards }: { $cards }
bench-text-empty = { $who }: sin cartas
bench-text-free = Nadie: { $cards }
bench-text-score = { $who }: { $formula }
bench-text-reading = Tres Brillantes: { $name }

reason-bench-preset = No hay ningún ejemplo «{ $name }». Hay { $allowed }.
reason-bench-act = En el banco de puntuación no hay «{ $act }».
reason-bench-owner = «{ $owner }» no tiene cartas aquí. Los dueños son A, B y N (nadie).

# El laboratorio del Relámpago. Las cartas vienen en código ($card, $cards) o con su nombre ($card-name, $card-the).

lab-title = Laboratorio del Relámpago
lab-asks = ¿Qué puede llevarse?
lab-number = { $count ->
    [one] una carta
    [2] dos cartas
    [3] tres cartas
    [4] cuatro cartas
    [5] cinco cartas
    [6] seis cartas
    [7] siete cartas
    [8] ocho cartas
    [9] nueve cartas
   *[other] { $count } cartas
}

# De dónde viene
lab-comes = El Relámpago llega
lab-comes-hand = de la mano
lab-comes-stock = del mazo
lab-comes-deal = en el reparto
lab-comes-last = el último
lab-pile = Tres juntas
lab-pile-single = una carta
lab-pile-stack = las tres
lab-last-card = Última carta del mazo

# Encima de la carta de la izquierda
lab-slot-hand = De la mano
lab-slot-stock = Del mazo
lab-slot-last = Última carta
lab-slot-drawn = Carta robada
lab-slot-played = De la mano
lab-slot-taken = Se llevó
lab-slot-none = La siguiente

# El mazo
lab-put = Poner en la mesa
lab-mode-put = La mesa
lab-mode-draw = La robada
lab-mode-play = De la mano
lab-press = Qué elige una pulsación
lab-put-how = Pulsa una carta para ponerla o quitarla.
lab-draw-how = Pulsa la carta que se roba.
lab-play-how = Pulsa la carta que se juega.
lab-on-field = { $count } en la mesa.
lab-deck = Todas las cartas de Mushi
lab-said-field = en la mesa
lab-said-drawn = robada
lab-said-played = jugada de la mano
lab-field-empty = No hay cartas en la mesa.

# La barra: qué hacer (en negrita) y por qué
lab-may = El Relámpago puede llevarse { lab-number }
lab-may-rest = Cualquiera que no sea sauce. Tienes que llevarte una.
lab-may-drawn-rest = Cualquiera que no sea sauce. Como es robado, debe llevarse una.
lab-may-pile = El Relámpago tiene { $count ->
    [2] dos opciones
    [3] tres opciones
    [4] cuatro opciones
    [5] cinco opciones
   *[other] { $count } opciones
}
lab-may-pile-rest = Regla de la casa: tres juntas se van enteras.
lab-one = El Relámpago se lleva { $cards }
lab-one-rest = La única carta que no es sauce. No hay elección.
lab-one-pile-rest = Regla de la casa: las tres juntas. No hay elección.
lab-none = El Relámpago no se lleva nada y se queda
lab-none-rest = Solo hay sauces. Se lo lleva la primera robada que no sea sauce.
lab-none-empty-rest = La mesa está vacía. Pon cartas aquí abajo.
lab-sweep = La última carta se lleva { $cards }
lab-sweep-rest = Todo lo que queda; por una vez, también un sauce.
lab-sweep-empty = La última carta no encuentra nada
lab-sweep-empty-rest = Pon en la mesa lo que queda antes de ella.
lab-wait = El Relámpago está en la mesa: roba una carta
lab-wait-rest = Elige abajo la carta que se roba o que se juega de la mano.
lab-forced = Obligado: { $card } se lleva el Relámpago
lab-forced-rest = Primera carta robada que no es sauce. No hay elección.
lab-forced-own-rest = Antes incluso que { $cards }, de su mes. No hay elección.
lab-pass = { $card } pasa de largo ante el Relámpago
lab-pass-hand-rest = Una carta de la mano nunca se lo lleva.
lab-pass-willow-rest = Un sauce nunca se lo lleva. Espera a la siguiente carta.
lab-by-hand = { $card } también puede llevarse el Relámpago
lab-by-hand-rest = Regla de la casa: una carta de la mano puede hacerlo.
lab-last-willow = El último sauce se lleva el Relámpago
lab-last-willow-rest = Regla de la casa: por una vez, los dos para quien robó.
lab-the-lightning = El Relámpago
lab-done = { $card } se ha llevado { $cards }
lab-done-rest = Están en el montón de quien lo hizo.
lab-done-stays = { $card } se queda en la mesa
lab-done-wait-rest = Se lleva el Relámpago la primera robada que no sea sauce.
lab-done-end-rest = La ronda ha acabado: se reparte lo que queda.

# Puede llevarse
lab-may-it = ¿Puede llevarse…?
lab-may-card = Qué puede llevarse { $card }
lab-yes = Sí
lab-no = No
lab-yes-card = { $card-name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
lab-yes-forced = { $card-name }, y está obligada
lab-yes-several = { $plant }: una cualquiera de { $cards }
lab-yes-pile = { $plant }: las tres juntas
lab-no-willows = { $cards } son sauces: el Relámpago nunca se lleva uno
lab-no-first = { $cards }: antes hay que llevarse el Relámpago
lab-no-other-month = { $cards }: no son del mes de { $card }
lab-nothing-here = Todavía no hay nada en la mesa.
lab-who-may = Qué se lleva el Relámpago
lab-who-drawn = la primera carta robada que no es sauce, aunque tenga pareja
lab-who-hand = una carta de la mano
lab-who-hand-may = también una carta de la mano (regla de la casa)
lab-who-willow = un sauce, robado o jugado
lab-unreal = No pasa en una ronda real

# Al final de la ronda
lab-if-takes = Si se lleva { $cards }
lab-at-end = Al final de la ronda
lab-pile-has = Ya en el montón
lab-left-two-here = { $away } se lleva una de { $here }. La otra sobra.
lab-left-one-here = Una de { $away } se lleva { $here }. La otra sobra.
lab-left-open = De { $cards }, dos forman pareja y una sobra.
lab-left-alone = { $cards } no encuentra nada que llevarse y sobra.
lab-left-three = Nada puede llevarse ya { $cards }. Las tres sobran.
lab-fate-orphan = Carta sobrante de { $plant }
lab-fate-orphan-to = para quien tenga el Relámpago
lab-fate-orphans = Las tres de { $plant }
lab-fate-willow = Sauce sobrante
lab-fate-willow-to = para quien se llevó los otros dos
lab-fate-willow-pair-to = para quien se llevó { $cards }
lab-fate-lightning = El Relámpago
lab-fate-lightning-to = para quien robó la última carta
lab-fate-waits = El Relámpago
lab-fate-waits-to = espera a la primera robada que no sea sauce
lab-fate-swept = { $card }
lab-fate-swept-to = se va con el Relámpago, aunque el otro jugador tenga los otros dos
lab-fate-taken-to = se va con el Relámpago, para quien robó la última carta
lab-always-willow = Siempre es un sauce: para entonces las demás cartas ya han encontrado pareja, y el Relámpago no ha venido a quitársela a ninguna.

# Botones
lab-take = Llevarse { $cards }
lab-take-forced = { $card } se lleva { $cards }
lab-stay = Dejar { $card } en la mesa
lab-back = Devolver
lab-go-on = Seguir: otra carta
lab-clear = Vaciar la mesa
lab-keys-choose = elegir
lab-keys-take = llevarse
lab-keys-put = poner o quitar

# Para leer en una imagen o en un texto
lab-text-comes = { $source ->
    [hand] El Relámpago, de la mano
    [stock] El Relámpago, robado del mazo
    [deal] El Relámpago, en la mesa
   *[last] El Relámpago, última carta
}
lab-text-field = Mesa: { $cards }
lab-text-drawn = Robada: { $card }
lab-text-played = Jugada de la mano: { $card }
lab-text-yes = Puede llevarse: { $cards } ({ $rule })
lab-text-must = Debe llevarse: { $cards } ({ $rule })
lab-text-none = No se lleva nada ({ $rule })
lab-text-no = { $card }, no: { $why }
lab-text-end = Si se lleva { $cards }: { $fates }
lab-text-end-none = Al final: { $fates }

# Por qué algo no puede ser
reason-lab-no-arriving = Todavía no ha llegado ninguna carta: elige la que se roba.
reason-lab-source = El Relámpago no llega de «{ $source }». Llega de una de estas: { $allowed }.
reason-lab-lightning-hand = Aquí el Relámpago llega de la mano: no puede estar también en la mesa. Para eso, elige que llegue en el reparto.
reason-lab-lightning-stock = Aquí el Relámpago se roba del mazo: no puede estar también en la mesa. Para eso, elige que llegue en el reparto.
reason-lab-lightning-last = Aquí el Relámpago es la última carta: no puede estar también en la mesa. Para eso, elige que llegue en el reparto.
reason-lab-lightning-deal = El Relámpago ya está en la mesa.
reason-lab-two-arriving = Llega una carta cada vez: di cuál se roba o cuál se juega.
reason-lab-arriving-source = { $card } solo llega cuando el Relámpago está en la mesa: elige que llegue en el reparto.
reason-lab-too-many = Las cartas de un mes solo están juntas desde el reparto: pueden ser { $most } como mucho. Aquí hay { $count }.
reason-lab-last-field = Si la última carta es el Relámpago, antes de ella queda un sauce en la mesa y nada más.
reason-lab-nothing = Aquí no hay nada que llevarse.
reason-lab-act = En el laboratorio del Relámpago no hay «{ $act }».
reason-lab-option = «{ $act }» no es una de estas: { $allowed }.

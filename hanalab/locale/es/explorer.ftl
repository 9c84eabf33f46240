# El explorador de manos. $who es "you" u "other", que entonces se llama $name. Las cartas vienen en código o con su signo.

explorer-title = Explorador de manos
explorer-about = { $game } · { $look }
explorer-look-view = solo lo que ves
explorer-look-open = cartas a la vista
explorer-look-bids = diez cartas, sin el pozo
explorer-look-kitty = trece cartas, con el pozo
explorer-look-over = terminada
explorer-look-setup = preparar

explorer-set-up = Preparar
explorer-table-text = Tabla en texto
explorer-table-text-none = Aún no hay respuesta.
explorer-paste = Pegar posición
explorer-paste-field = Posición
explorer-paste-how = El texto de una posición, una vista, o los códigos de diez o trece cartas de Mighty. Un ? es una carta desconocida.
explorer-seat-number = P{ $seat }

## La mano

explorer-turn = { $who ->
    [you] Turno { $turn }, juegas tú
   *[other] Turno { $turn }, juega { $name }
}
explorer-turn-take = { $who ->
    [you] Turno { $turn }, eliges qué se lleva { $card }
   *[other] Turno { $turn }, { $name } elige qué se lleva { $card }
}
explorer-points-so-far = Puntos: { $me } { $mine }, { $name } { $theirs }
explorer-field-stock = Mesa { $field }, mazo { $stock }
explorer-cards-unknown = { $count ->
    [0] Todas las cartas conocidas
    [one] { $name }: 1 carta desconocida
   *[other] { $name }: { $count } cartas desconocidas
}
explorer-trick = { $who ->
    [you] Baza { $trick }, juegas tú
   *[other] Baza { $trick }, juega { $name }
}
explorer-contract = { $who ->
    [you] Juegas { $bid }
   *[other] { $name } juega { $bid }
}
explorer-friend = Amigo { $friend }
explorer-side-points = { $points } de { $need } puntos por ahora
explorer-no-bids = Nadie ha hablado
explorer-heard = Se ha dicho: { $said }
explorer-over = La mano ha terminado
explorer-over-round = La ronda ha terminado
explorer-field = Mesa
explorer-trick-so-far = Baza
explorer-empty = sin cartas
explorer-your-hand = Tu mano
explorer-hand-of = Mano de { $name }
explorer-pass-word = paso

## La barra

explorer-ask = Preguntar
explorer-ask-how = ¿Cuánto vale aquí cada opción?
explorer-ask-bold = Aún sin preguntar
explorer-ask-rest = Pulsa Preguntar y cada opción tendrá su valor.
explorer-preparing = Preparando
explorer-preparing-rest = La primera pregunta prepara el solucionador. Pasa una sola vez; si el ordenador está ocupado, tarda hasta un minuto.
explorer-working = Mirando los primeros repartos
explorer-working-rest = La respuesta se afina con cada reparto.
explorer-working-open = Jugando hasta el final
explorer-failed = Esta pregunta quedó sin respuesta
explorer-failed-rest = El mensaje de abajo dice por qué. Cambia algo o pregunta otra vez.
explorer-draw = ¿Qué carta se roba?
explorer-draw-rest = { $acts }; ahora, el mazo. Pulsa una carta.
explorer-suppose = Juega { $name }
explorer-suppose-rest = No ves su mano. Pulsa la carta que supones, o deja que juegue.
explorer-suppose-take = { $name } elige qué se lleva { $card }
explorer-suppose-take-rest = Pulsa lo que supones, o deja que juegue.
explorer-suppose-wait = { $name } se prepara
explorer-suppose-wait-rest = No puedes ver qué descarta ni a quién llama. Deja que siga.
explorer-over-away = { $points } puntos ganados, declaración { $bid }
explorer-over-away-how = No se sabe qué se descartó, así que tampoco los puntos de cada cual (K20).
explorer-over-rest = Deshacer vuelve a las decisiones.
explorer-setup-ready = Ya se puede preguntar
explorer-setup-ready-rest = { $count ->
    [0] Se conocen todas sus cartas.
    [one] Una carta queda desconocida.
   *[other] { $count } cartas quedan desconocidas.
}
explorer-setup-wrong = { $count ->
    [one] Una cosa no está bien
   *[other] { $count } cosas no están bien
}
explorer-setup-wrong-rest = La lista las dice todas.
explorer-setup-begin = Elige las cartas de tu mano
explorer-setup-begin-rest = { $count ->
    [one] Púlsalas abajo: falta una.
   *[other] Púlsalas abajo: faltan { $count }.
}
explorer-setup-nowhere = { $count ->
    [one] Una carta no está en ningún sitio: no participa.
   *[other] { $count } cartas no están en ningún sitio: no participan.
}

## Las candidatas

explorer-rows = Candidatas, la mejor primero
explorer-points = { $type }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
explorer-three = las tres, { $points } puntos
explorer-two = las dos, { $points } puntos
explorer-no-match = no hay { $month }
explorer-lightning-none = no hay nada que pueda llevarse
explorer-best = la mejor
explorer-level = igual
explorer-row-walk = pulsa para entrar
explorer-waits = aún sin valor
explorer-unit-round = puntos por ronda
explorer-unit-side = puntos de tu equipo
explorer-unit-points = puntos del equipo del declarante
explorer-unit-score = puntos por mano
explorer-detail-trump = triunfo
explorer-detail-mighty = el Mighty
explorer-detail-joker = el Joker
explorer-detail-call = el Joker Call
explorer-detail-point = 1 punto
explorer-detail-plain = sin puntos
explorer-goal = cumple: { $share }
explorer-goal-against = lo impide: { $share }
explorer-pick-call = { $card } llama
explorer-any = Cualquiera
explorer-let = Deja que juegue

## Declaraciones

explorer-bids = Probabilidad de cada declaración
explorer-bids-chance = Prob. en %
explorer-bids-score = Puntuación
explorer-bids-foot = Probabilidad en % de hacer al menos esos puntos, con el mejor amigo y el mejor descarte cada vez. Error típico de { $error } como mucho.
explorer-bids-foot-score = Puntuación esperada con ese contrato, fallos incluidos; pasar cuenta 0. Error típico de { $error } como mucho.
explorer-cell-spoken = { $bid }: se cumple en el { $chance } de los repartos, { $worth } por mano
explorer-cell-best = aconsejada
explorer-with-bid = Con { $bid }
explorer-bid-chance = se cumple en el { $chance } de los repartos
explorer-bid-worth = da { $worth } por mano
explorer-kitty-rows = Planes para el pozo, el mejor primero
explorer-kitty-away = descarta
explorer-plan = triunfo { $trump }, { $friend }
explorer-plan-call = triunfo { $trump }, { $friend }, Joker Call { $call }
explorer-plan-friend = amigo { $card }
explorer-plan-made = { $bid } se cumple en el { $chance }

## La columna

explorer-estimate = Estimación
explorer-solved = Resuelto
explorer-exact-value = Valor exacto: { $value }
explorer-bounds = Entre { $low } y { $high }
explorer-bars-how = Las barras son medias de estos repartos. ± es un error típico: con todos los repartos, la media quedaría así de cerca en dos de cada tres casos, y dentro de la línea fina en 19 de cada 20.
explorer-deals-of = { $count } de { $wanted } repartos
explorer-deals = { $count ->
    [one] 1 reparto
   *[other] { $count } repartos
}
explorer-deals-clear = { $count } repartos, claro
explorer-sharpen = Afinar
explorer-sharpen-open = Nada está oculto: más repartos no cambiarían nada.
explorer-stop-none = No se está calculando nada.
explorer-line = Lo que espera
explorer-line-share = { $share } de los repartos
explorer-trail = Camino hasta aquí
explorer-trail-draw = roba { $card }
explorer-trail-draw-takes = roba { $card }, que se lleva { $cards }
explorer-trail-start = Volver al principio
explorer-what-if = Y si…
explorer-exchange = Cambiar una carta
explorer-exchange-out = Pulsa la carta de la mano que se va.
explorer-exchange-in = Se va { $card }. Pulsa la que viene.
explorer-exchange-none = No queda ninguna carta oculta que pueda venir.
explorer-rule = Cambiar una regla
explorer-rule-choose = Regla que cambia
explorer-rule-none = Elige una regla
explorer-rule-go = Comparar
explorer-branches = Comparar caminos
explorer-branch-kept = A guardada: { $where }
explorer-branch-how = Sigue adelante, o vuelve y toma otro camino. Luego compara con A.
explorer-branch-go = Comparar con A
explorer-branch-forget = Olvidar A
explorer-branch-same = Estás en A.
explorer-branch-not-here = Aquí no hay decisión que preguntar. Sigue hasta la próxima.
explorer-branch-games = A es una posición de otra clase: sus respuestas no se comparan.
explorer-cancel = Cancelar
explorer-open-cards = Cartas a la vista

## Uno al lado del otro

explorer-side-first = Tal como está
explorer-side-exchange = { $into } por { $out }
explorer-sides = Dos respuestas, una al lado de la otra
explorer-sides-back = Volver a la posición
explorer-sides-go = Ir allí
explorer-sides-bids = El número junto a cada letra es la puntuación con su mejor triunfo a { $number }, la declaración más baja.
explorer-sides-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
explorer-start = el principio
explorer-after-act = tras { $act }
reason-explorer-change-branch = el camino B

## Preparar

explorer-zone-you = Tu mano
explorer-zone-bot = Mano del bot
explorer-zone-other = Mano de { $name }
explorer-zone-field = Mesa
explorer-zone-stock = Mazo, de arriba abajo
explorer-zone-pile-you = Tu montón
explorer-zone-pile-bot = Montón del bot
explorer-zone-kitty = Pozo
explorer-zone-discards = Descartes
explorer-zone-trick = Baza en curso
explorer-tag-you = tú
explorer-tag-bot = bot
explorer-tag-field = mesa
explorer-tag-stock = mazo
explorer-tag-pile-you = ▲ m.
explorer-tag-pile-bot = ▼ m.
explorer-tag-kitty = pozo
explorer-tag-discards = desc.
explorer-tag-trick = baza
explorer-tag-none = –
explorer-zones = Adónde va la carta que pulsas
explorer-zone-spoken = { $name }: { $cards }, { $unknown } desconocidas
explorer-zone-more = Una carta más: { $name }
explorer-zone-fewer = Una carta menos: { $name }
explorer-zone-least = Saca antes una carta conocida.
explorer-setup-deck = Todas las cartas, y dónde están
explorer-setup-press = Pulsa una carta y va a «{ $zone }». Púlsala otra vez para quitarla.
explorer-setup-free = en ninguna parte
explorer-setup-at = en { $zone }
explorer-setup-defects = ¿Está bien?
explorer-setup-fine = Todo está bien.
explorer-setup-choices = Posición
explorer-setup-ask = Preguntar por ella
explorer-setup-random = Repartir al azar
explorer-setup-clear = Vaciar
explorer-setup-cancel = Cancelar
explorer-choice-look = Se ven
explorer-choice-seat = Tu asiento
explorer-choice-dealer = Reparte
explorer-choice-rules = Reglas
explorer-choice-stage = Momento
explorer-choice-said = Dicho hasta ahora
explorer-choice-declarer = Declarante
explorer-choice-number = Declaración
explorer-choice-trump = Triunfo
explorer-choice-friend = Amigo
explorer-choice-joker_call = Joker Call
explorer-choice-each = Cartas por mano
explorer-choice-leader = Sale
explorer-choice-taken = Puntos ya hechos
explorer-stage-auction = Diez
explorer-stage-kitty = Trece
explorer-stage-play = Baza
explorer-said-example = 13H pass
explorer-value-view = tu vista
explorer-value-open = todas
explorer-value-none = ninguno
explorer-value-first-trick = primera baza
explorer-value-seed = de la fuente
explorer-value-traditional = tradicionales
explorer-value-korean = coreanas

## Teclas

explorer-keys-walk = entrar
explorer-keys-ask = preguntar
explorer-keys-set-up = preparar

reason-explorer-not-open = { $count ->
    [one] Una carta es desconocida: no se pueden ver todas.
   *[other] { $count } cartas son desconocidas: no se pueden ver todas.
}
reason-explorer-left-deal = Este camino parte de lo que sabe tu asiento. Vuelve al principio para ver todas las cartas.
reason-explorer-position = Esto no es una posición: { $found }. Da un Round, una Hand, una vista o su texto.
reason-explorer-ten-cards = { $count } cartas: con diez se declara, y con trece se tiene el pozo.
reason-explorer-seat = Aquí no hay asiento { $seat }. Los asientos van de 0 a { $last }.
reason-explorer-game = «{ $game }» no es un juego de aquí. Hay mushi y mighty.
reason-explorer-samples = «{ $samples }» no es un número de repartos. Es un número entero mayor que 0.
reason-explorer-act = En el explorador de manos no existe «{ $act }».
reason-explorer-choice = «{ $value }» no se puede elegir aquí. Hay { $allowed }.
reason-explorer-own-unknown = { $count ->
    [one] Una carta de tu mano aún es desconocida.
   *[other] { $count } cartas de tu mano aún son desconocidas.
}
reason-explorer-kitty-seat = Solo el declarante ve el pozo: que declare P{ $seat } en vez de P{ $declarer }.
reason-explorer-say-drawn = Di antes qué carta se roba.
reason-explorer-over = La mano ha terminado: no queda nada que decidir.
reason-explorer-nothing-drawn = Ahora no se roba ninguna carta.
reason-explorer-not-unseen = { $card } ya está a la vista.
reason-explorer-cannot-suppose = «{ $act }» no puede ser lo que hace aquí.
reason-explorer-not-in-hand = { $card } no está en esta mano.
reason-explorer-not-hidden = { $card } no está oculta: no puede venir.

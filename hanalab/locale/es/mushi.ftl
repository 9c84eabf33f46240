# Mushi: lo que ha pasado, por qué algo no se puede hacer y las líneas de una puntuación.

event-seat = Asiento { $seat }

event-deal = { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
  }
event-redeal = Mala repartición, { $cards } en la mesa: se reparte otra vez.
event-played_on = La mesa { $cards } sería una mala repartición. Esta posición se juega tal como está.
event-dealer_takes = { $who ->
    [you] Repartes y te llevas { $cards } de la mesa en el acto.
   *[other] { $name } reparte y se lleva { $cards } de la mesa en el acto.
  }
event-play_takes = { $who ->
    [you] Juegas { $card }, te llevas { $cards }.
   *[other] { $name } juega { $card }, se lleva { $cards }.
  }
event-play_stays = { $who ->
    [you] Juegas { $card }: no casa con nada, se queda.
   *[other] { $name } juega { $card }: no casa con nada, se queda.
  }
event-play_stays-wild = { $who ->
    [you] Juegas { $card }: en la mesa solo hay sauces o nada, se queda.
   *[other] { $name } juega { $card }: en la mesa solo hay sauces o nada, se queda.
  }
event-play_choose = { $who ->
    [you] Juegas { $card } y eliges entre { $cards }.
   *[other] { $name } juega { $card } y elige entre { $cards }.
  }
event-draw_takes = { $who ->
    [you] Robas { $card }: se lleva { $cards }.
   *[other] { $name } roba { $card }: se lleva { $cards }.
  }
event-draw_takes-lightning = { $who ->
    [you] Robas { $card }: se lleva { $cards }, porque la primera carta robada que no es sauce debe hacerlo.
   *[other] { $name } roba { $card }: se lleva { $cards }, porque la primera carta robada que no es sauce debe hacerlo.
  }
event-draw_takes-sweep = { $who ->
    [you] Robas { $card }, la última carta: se lleva todo lo que queda, { $cards }.
   *[other] { $name } roba { $card }, la última carta: se lleva todo lo que queda, { $cards }.
  }
event-draw_stays = { $who ->
    [you] Robas { $card }: no casa con nada, se queda.
   *[other] { $name } roba { $card }: no casa con nada, se queda.
  }
event-draw_stays-wild = { $who ->
    [you] Robas { $card }: en la mesa solo hay sauces o nada, se queda.
   *[other] { $name } roba { $card }: en la mesa solo hay sauces o nada, se queda.
  }
event-draw_stays-sweep = { $who ->
    [you] Robas { $card }, la última carta: la mesa está vacía.
   *[other] { $name } roba { $card }, la última carta: la mesa está vacía.
  }
event-draw_choose = { $who ->
    [you] Robas { $card } y eliges entre { $cards }.
   *[other] { $name } roba { $card } y elige entre { $cards }.
  }
event-leftover = { $who ->
    [you] Queda en la mesa: { $cards } para ti.
   *[other] Queda en la mesa: { $cards } para { $name }.
  }
event-leftover-wild = { event-leftover }
event-claim = { $who ->
    [you] Enseñas { $cards } y pides otro reparto.
   *[other] { $name } enseña { $cards } y pide otro reparto.
  }
event-over = La ronda ha terminado.

score-card_points = Puntos en cartas
score-par = Par
score-other-yaku = { $yaku } del otro

reason-round-over = La ronda ha terminado.
reason-finish-capture = { $card } ya está en la mesa: elige antes qué se lleva.
reason-finish-draw = Ya has jugado. Termina antes el robo: elige qué se lleva { $card }.
reason-play-from-field = { $card } está en la mesa: juega una carta de tu mano.
reason-play-from-pile = { $card } ya está en un montón: juega una carta de tu mano.
reason-not-in-hand = { $card } no está en tu mano.
reason-not-your-turn = Le toca al otro jugador.
reason-nothing-to-take = Ninguna carta espera a que elijas qué se lleva: juega primero una carta de tu mano.
reason-not-on-field = { $card } no está en la mesa.
reason-take-what = Di qué carta se lleva { $card }.
reason-take-one = { $card } se lleva una sola carta.
reason-takes-all = { $card } se lleva { $cards }: todo eso y nada más.
reason-takes-whole-pile = La pila { $cards } va junta: llévatela entera.
reason-lightning-never-willow = El Relámpago no puede llevarse un sauce.
reason-willow-never-lightning = { $card } es un sauce, y un sauce nunca se lleva el Relámpago.
reason-hand-never-lightning = Una carta de la mano nunca se lleva el Relámpago: solo una carta robada.
reason-lightning-first = { $target } no se puede llevar ahora: la carta robada debe llevarse antes el Relámpago.
reason-other-month = { $card } no puede llevarse { $target }: { $target-month } no es { $card-month }.
reason-redeal-off = Con estas reglas no se reparte de nuevo por cuatro cartas de un mes en la mano.
reason-redeal-late = Solo puedes pedir otro reparto antes de tu primera carta.
reason-redeal-no-four = Para pedir otro reparto necesitas cuatro cartas de un mes en la mano.

reason-four-on-field = En la mesa están las cuatro de un mes, { $cards }: nada podría llevárselas. El mismo crupier reparte otra vez.
reason-three-willows = En la mesa están los tres sauces corrientes, { $cards }: nada podría llevárselos. El mismo crupier reparte otra vez.
reason-four-pairs = En la mesa hay cuatro parejas, { $cards }: con esta regla de la casa el mismo crupier reparte otra vez.

reason-not-a-card-text = { $source } no es un texto. Escribe la carta con mes y clase, por ejemplo 01B.
reason-card-code = { $place ->
    [0] {""}
   *[other] En el carácter { $place }:{" "}
  }«{ $found }» no es una carta. Escribe dos cifras para el mes y una letra para la clase, por ejemplo 01B, 04R o 11L.
reason-card-month = { $place ->
    [0] {""}
   *[other] En el carácter { $place }:{" "}
  }«{ $found }» no es una carta de Mushi: no hay mes { $month }. Los meses son del 1 al 5 y del 8 al 12.
reason-card-month-absent = { $place ->
    [0] {""}
   *[other] En el carácter { $place }:{" "}
  }«{ $found }» no es una carta de Mushi: el mes { $month } no está en el mazo. Los meses son del 1 al 5 y del 8 al 12.
reason-card-kind = { $place ->
    [0] {""}
   *[other] En el carácter { $place }:{" "}
  }«{ $found }» no es una carta de su mes. Ahí están { $right }.
reason-action-text = «{ $found }» no es una acción. Escribe «play 01B» o «take 01R».
reason-action-cards = «{ $found }» debe decir { $verb ->
    [play] una carta, ni más ni menos
   *[take] qué se lleva
  }. Escribe «{ $verb } 01B».
reason-seat = No hay asiento { $seat }: los asientos son 0 y 1.

reason-card-twice = { $card } está dos veces.
reason-card-missing = Falta { $card }: para repartir hacen falta las 40 cartas.
reason-too-many-cards = { $count } cartas son más que las 40 del mazo.
reason-unknown-in-open = { $name ->
    [field] La mesa está
   *[piles] Los montones están
  } a la vista: ahí no puede haber cartas desconocidas (?).
reason-hands-balance = Con manos de { $first } y { $second } cartas no se puede jugar por turnos: a quien le toca necesita tantas como el otro, o una más.
reason-hands-empty = Nadie tiene cartas: pon al menos una en una mano.
reason-stock-count = El mazo de robo tiene { $stock } cartas, pero tras cada carta de la mano se roba una: hacen falta { $needed }.
reason-over-with-field = La ronda ha terminado, pero { $cards } siguen en la mesa: ponlas en un montón.
reason-over-with-cards = La ronda ha terminado, pero hay { $hands } cartas en las manos y { $stock } en el mazo de robo: quita la fase, o ponlas en un montón.
reason-pending-no-choice = { $card } espera que se elija qué se lleva, pero no tiene dos cartas o más para elegir.
reason-unknown-draw = La primera carta del mazo de robo es desconocida: pon una carta en su lugar para seguir.
reason-unknown-hand = Las cartas de esta mano no se conocen: pon cartas en su lugar para seguir.

reason-part-pair = { $name } necesita dos lados, asiento 0 / asiento 1.
reason-part-seat = En el carácter { $place }: { $name } es «{ $found }», pero debe ser 0 o 1.
reason-part-pending = En la fase { $phase } falta o sobra la carta pendiente.

reason-match-over = La partida ha terminado: no se juegan más rondas.
reason-match-round-running = Esta ronda no ha terminado: quedan { $left } cartas en las manos.
reason-match-no-round = { $found } no es una ronda de Mushi.
reason-match-void = Este reparto se devolvió, así que no es una ronda: reparte otra vez.
reason-match-dealer = En esta ronda reparte el asiento { $dealer }, pero el reparto es del asiento { $found }.
reason-match-rules = La ronda tiene otras reglas que la partida: { $keys }.

why-yaku = { $cards } { $cards-count ->
    [1] acerca
   *[other] acercan
  } un yaku.
why-deny = Así { $cards } no { $cards-count ->
    [1] llega
   *[other] llegan
  } al yaku del otro.
why-points = Se lleva { $cards }, que { $cards-count ->
    [1] vale
   *[other] valen
  } { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  }.
why-safe-discard = Al otro le costará llevarse { $cards }.
why-small-discard = Si el otro se lleva { $cards }, se pierde poco.
why-risky-discard = Al otro le será fácil llevarse { $cards }.
why-redeal = Otro reparto renuncia a estas cartas.

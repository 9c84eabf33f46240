# Los ejercicios de Mushi.
#
# quiz-q-…        la pregunta                        quiz-mix-…-title   cómo se llama la confusión: lo que alguien diría
# quiz-group-…    un rótulo de la imagen             quiz-mix-…         por qué no es así, sin el número de la regla
# quiz-outcome-…  respuestas de muchos ejercicios    quiz-because-…     la razón de la respuesta correcta

## Palabras

quiz-a-type = { $type ->
    [bright] una Brillante
    [animal] un Animal
    [ribbon] una Cinta
   *[basic] una Básica
  }
quiz-types = { $type ->
    [bright] las Brillantes
    [animal] los Animales
    [ribbon] las Cintas
   *[basic] las Básicas
  }
quiz-how-many = { $type ->
    [bright] Cuántas Brillantes
    [animal] Cuántos Animales
    [ribbon] Cuántas Cintas
   *[basic] Cuántas Básicas
  }
quiz-yaku = { $yaku ->
    [five_brights] { yaku-five_brights }
    [three_brights] { yaku-three_brights }
    [four_wisteria] { yaku-four_wisteria }
   *[four_paulownia] { yaku-four_paulownia }
  }
quiz-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

quiz-outcome-card = { $card-The }, { $card }
quiz-outcome-stays = Nada: se queda en la mesa
quiz-outcome-choose = Una de { $cards }, la que yo elija
quiz-outcome-all = Todas juntas: { $cards }
quiz-outcome-optional = { $cards }, o nada si lo prefiero
quiz-outcome-either = { $cards }: elijo yo
quiz-outcome-any = Cualquier carta que yo quiera
quiz-outcome-any-willow = Cualquiera de { $cards }
quiz-outcome-hand = Nada: pasa a mi mano
quiz-outcome-pile = Nada: va sola a mi montón
quiz-outcome-sweep = Todo lo que hay en la mesa

quiz-group-this-card = Esta carta
quiz-group-these-cards = Estas cartas
quiz-group-codes = Cuatro códigos
quiz-group-position = Una posición guardada
quiz-group-three-of-a-month = Tres de un mes
quiz-group-one-of-them = Por ejemplo
quiz-group-you-drew = Has sacado
quiz-group-other-drew = El otro ha sacado
quiz-group-deck-top = Lo alto del mazo, la primera carta a la izquierda
quiz-group-your-hand = Tu mano
quiz-group-other-hand =
    { $count ->
        [one] La mano del otro, { $count } carta
       *[other] La mano del otro, { $count } cartas
    }
quiz-group-stock = Mazo de robo, { $count } cartas
quiz-group-field = Mesa
quiz-group-you-play = Juegas
quiz-group-you-draw = Robas
quiz-group-you-drew-now = Robas
quiz-group-first-draw = Primera carta robada
quiz-group-other-pile = El montón del otro
quiz-group-your-pile = Tu montón
quiz-group-your-pile-yaku = En tu montón, para yaku
quiz-group-other-pile-yaku = En el montón del otro, para yaku
quiz-group-free-yaku = En la mesa y en tu mano, para yaku
quiz-group-last-card = { $who ->
    [you] La última carta, tuya
   *[other] La última carta, del otro
  }
quiz-group-pile-part = { $who ->
    [you] En tu montón
   *[other] En el montón del otro
  }
quiz-group-left-over = Quedan en la mesa
quiz-group-just-captured = { $who ->
    [you] Acabas de llevarte
   *[other] El otro acaba de llevarse
  }
quiz-group-your-score = Tu puntuación
quiz-group-match = Las rondas hasta ahora
quiz-group-totals = Totales
quiz-match-row = { $who ->
    [you] Ronda { $number }, reparto tuyo: tú { $own }, el otro { $other }
   *[other] Ronda { $number }, reparto del otro: tú { $own }, el otro { $other }
  }
quiz-totals-row = tú { $own }, el otro { $other }

## Lección 0: cartas y códigos

quiz-q-card-code = ¿Qué código tiene esta carta?
quiz-because-card-code = Dos cifras para el mes, aquí { $card-month }, y una letra para el tipo: { $card-the }
quiz-mix-letter-title = da igual la letra
quiz-mix-letter = La letra dice el tipo: B es Brillante, A es Animal, R es Cinta, y X, Y, Z son Básicas. { $wrong } es otra carta: { $wrong-the }.
quiz-mix-plant-title = estas dos plantas se parecen
quiz-mix-plant = { $wrong } es otra carta: { $wrong-the }. La planta de la imagen es { $card-month }.
quiz-mix-closed-gap-title = los meses se numeran seguidos
quiz-mix-closed-gap = Faltan la peonía (6) y la lespedeza (7), pero los demás conservan su número del calendario: tras el 5 viene el 8. Por eso { $card-month } es { $month }.
quiz-mix-letter-first-title = primero va la letra
quiz-mix-letter-first = Delante va el mes, siempre con dos cifras, y luego la letra: { $card }.

quiz-q-card-points = ¿Cuánto vale esta carta?
quiz-because-card-points = Es { quiz-a-type }, así que vale { quiz-points }
quiz-mix-lightning-bright-title = la carta más fuerte es la que más vale
quiz-mix-lightning-bright = El Relámpago se lleva lo que quiere, pero es una Básica y vale 1 punto.
quiz-mix-lightning-animal-title = tiene una garra: es un Animal
quiz-mix-lightning-animal = La garra lo hace Relámpago, no Animal. Es la única Básica del sauce: 1 punto.
quiz-mix-lightning-ribbon-title = una carta especial vale algo más
quiz-mix-lightning-ribbon = Lo especial es su poder. En puntos es una Básica como las demás: 1.
quiz-mix-taken-for-bright-title = toda imagen bonita es Brillante
quiz-mix-taken-for-bright = Solo hay cinco Brillantes: grulla, cortina, luna, hombre de la lluvia y fénix. { $card } es { quiz-a-type }: { quiz-points }.
quiz-mix-taken-for-animal-title = toda imagen con una figura es Animal
quiz-mix-taken-for-animal = Los siete Animales son ruiseñor, cuco, puente, gansos, copa de sake, ciervo y golondrina: sí, también el puente y la copa. { $card } es { quiz-a-type }: { quiz-points }.
quiz-mix-taken-for-ribbon-title = algo de color cuelga ahí: es una Cinta
quiz-mix-taken-for-ribbon = Una Cinta muestra una tira ancha de papel y su planta, nada más. { $card } es { quiz-a-type }: { quiz-points }.
quiz-mix-taken-for-basic-title = casi todo son hojas: es una Básica
quiz-mix-taken-for-basic = Una Básica muestra solo su planta. { $card } es { quiz-a-type }: { quiz-points }.

quiz-q-pick-type = Elige { quiz-types } entre estas cartas, todas las que haya.
quiz-because-pick-type = Son { quiz-types } que hay aquí: { quiz-points } cada carta
quiz-mix-overlooked-bright-title = solo los pájaros y la luna son Brillantes
quiz-mix-overlooked-bright = { $card } también es una de las cinco Brillantes: grulla, cortina, luna, hombre de la lluvia y fénix.
quiz-mix-overlooked-animal-title = un Animal tiene que estar vivo
quiz-mix-overlooked-animal = { $card } también es un Animal. El nombre abarca toda figura de 10 puntos, hasta el puente y la copa de sake.
quiz-mix-overlooked-ribbon-title = solo las cintas rojas son Cintas
quiz-mix-overlooked-ribbon = { $card } también es una Cinta. Roja con texto, roja lisa o azul: cada una vale 5 puntos.
quiz-mix-overlooked-basic-title = una carta bonita nunca es Básica
quiz-mix-overlooked-basic = Una Básica no muestra más que su planta, y el Relámpago también lo es. { $card } vale 1 punto.

quiz-q-count-points = ¿Cuántos puntos en cartas suman estas cuatro?
quiz-because-count-points = { $sum }: una Brillante vale 20; un Animal, 10; una Cinta, 5; una Básica, 1
quiz-mix-cards-not-points-title = una carta es un punto
quiz-mix-cards-not-points = Has contado las cartas. Cada una tiene sus puntos: 20, 10, 5 o 1 según su tipo.
quiz-mix-animal-ribbon-swapped-title = una Cinta vale más que un Animal
quiz-mix-animal-ribbon-swapped = Es al revés: un Animal vale 10 y una Cinta 5.
quiz-mix-basics-nothing-title = las Básicas no valen nada
quiz-mix-basics-nothing = Una Básica vale 1 punto. Hay veinte, así que se nota.
quiz-mix-adding-months-title = el mes es el valor
quiz-mix-adding-months = Las cifras de un código solo dicen el mes. La letra dice el tipo, y el tipo los puntos.
quiz-mix-par-too-early-title = siempre se restan 115
quiz-mix-par-too-early = Solo al final de la ronda, de todo lo que te has llevado. Aquí cuentas cuatro cartas.

quiz-q-not-a-card = Tres de estos códigos son cartas del mazo Mushi. ¿Cuál no lo es?
quiz-mix-odd-lightning-title = la L no es ningún tipo
quiz-mix-odd-lightning = La L es de una sola carta: { $card }, el Relámpago, la única Básica del sauce.
quiz-mix-odd-third-basic-title = un mes tiene como mucho dos Básicas
quiz-mix-odd-third-basic = La paulonia no tiene Animal ni Cinta, pero sí tres Básicas: 12X, 12Y y 12Z.
quiz-mix-odd-both-title = un mes tiene Brillante o Animal, no los dos
quiz-mix-odd-both = Dos meses tienen los dos: la eulalia, con luna y gansos, y el sauce, con hombre de la lluvia y golondrina. { $card } existe: { $card-the }.
quiz-mix-odd-over-ten-title = diez meses: ningún número pasa de diez, ni hay Cintas tan tarde
quiz-mix-odd-over-ten = El mazo tiene diez meses, pero conservan su número del calendario, hasta el 12. { $card } existe: { $card-the }.
quiz-mix-odd-after-gap-title = faltan dos meses, así que faltan estos números
quiz-mix-odd-after-gap = Solo faltan el 6 y el 7, peonía y lespedeza. { $card } existe: { $card-the }.

quiz-q-read-position = Según esta posición guardada, ¿cuántas cartas tiene el otro jugador en la mano?
quiz-because-read-position = Tras «hands», tus cartas van antes de la barra y las del otro después; ?{ $count } son { $count } cartas ocultas
quiz-mix-one-question-mark-title = un signo de interrogación es una carta
quiz-mix-one-question-mark = El número que lo sigue dice cuántas: ?{ $count } son { $count } cartas ocultas.
quiz-mix-seats-from-one-title = la primera mano es la del otro
quiz-mix-seats-from-one = Antes de la barra está tu mano, el asiento 0; después, la del otro, el asiento 1.
quiz-mix-stock-for-hand-title = el último signo de interrogación es la mano
quiz-mix-stock-for-hand = El ?{ $count } que sigue a «stock» son las cartas por robar. Las manos están tras «hands».
quiz-mix-pile-for-hand-title = el montón es la mano
quiz-mix-pile-for-hand = Esas { $count } cartas están tras «piles»: en un montón y a la vista. Solo se juegan las que están tras «hands».
quiz-mix-field-for-hand-title = las cartas de la mesa son del otro
quiz-mix-field-for-hand = La mesa aún no es de nadie. Las manos están tras «hands», y la del otro después de la barra.

## Lección 1: preparación

quiz-q-same-month = Tres cartas de un mes. ¿Cuál es la cuarta?
quiz-because-same-month = Las cuatro muestran la misma planta: { $month }
quiz-mix-look-alike-title = { $wrong } también es { $month }
quiz-mix-look-alike = { $wrong } muestra otra planta: { $other }. Las tres de arriba son { $month }, igual que { $card }.

quiz-q-deck-count = ¿{ quiz-how-many } hay en el mazo de 40 cartas?
quiz-because-deck-count = 5 Brillantes, 7 Animales, 8 Cintas y 20 Básicas son 40 cartas
quiz-mix-deck-of-48-title = el mazo de 48
quiz-mix-deck-of-48 = Eso vale para una baraja hanafuda corriente. A Mushi se juega sin peonía ni lespedeza: 40 cartas.
quiz-mix-one-a-month-title = una en cada mes
quiz-mix-one-a-month = Los meses son distintos. La paulonia no tiene Animal ni Cinta, y la glicina no tiene Brillante.
quiz-mix-two-a-month-title = las mismas en todos los meses
quiz-mix-two-a-month = Los meses son distintos: la paulonia tiene tres Básicas, la eulalia no tiene Cinta, y la mitad de los meses no tiene Brillante.
quiz-mix-one-each-title = tantas como cartas en la mano
quiz-mix-one-each = Ocho es lo que recibe cada mano. El mazo se divide de otro modo: 5, 7, 8 y 20.
quiz-mix-four-of-each-title = cuatro, como en un mes
quiz-mix-four-of-each = Un mes tiene cuatro cartas de tipos distintos. Cuenta un solo tipo en los diez meses.

quiz-q-who-deals = Cada uno ha sacado una carta. ¿Quién reparte primero?
quiz-you-deal = Repartes tú
quiz-other-deals = Reparte el otro
quiz-draw-again = Nadie todavía: se saca otra vez
quiz-mix-dearer-deals-title = reparte la carta que más vale
quiz-mix-dearer-deals = Los puntos solo cuentan dentro de un mes. Antes se comparan los meses, y { $other-month } ({ $other }) está más cerca de enero que { $card-month } ({ $card }).
quiz-mix-later-month-deals-title = reparte el mes más alto
quiz-mix-later-month-deals = Reparte el mes más cercano a enero: { $other-month } ({ $other }), no { $card-month } ({ $card }).
quiz-mix-cheaper-deals-title = en un mismo mes reparte la carta más baja
quiz-mix-cheaper-deals = Las dos son { $card-month }, así que deciden los puntos, y reparte la que más vale: { $other }.
quiz-mix-first-draw-wins-title = en un empate gana quien sacó primero
quiz-mix-first-draw-wins = El orden no importa. Mismo mes y mismos puntos: se devuelven las dos y se saca otra vez.
quiz-mix-second-draw-wins-title = en un empate gana quien sacó después
quiz-mix-second-draw-wins = Sacar en segundo lugar no ayuda. Mismo mes y mismos puntos: se devuelven las dos y se saca otra vez.
quiz-mix-months-decide-title = meses distintos no se comparan
quiz-mix-months-decide = Sí se comparan: reparte el más cercano a enero, aquí el primero de { $card-month } y { $other-month }.
quiz-mix-same-month-is-tie-title = el mismo mes es empate
quiz-mix-same-month-is-tie = Aún no. En un mismo mes reparte la carta que más vale; solo es empate si valen igual. { $card } y { $other } no valen igual.

quiz-q-deal-order = { $who ->
    [you] Repartes tú, de cuatro en cuatro, desde lo alto de este mazo. ¿Adónde va { $card }?
   *[other] Reparte el otro, de cuatro en cuatro, desde lo alto de este mazo. ¿Adónde va { $card }?
  }
quiz-goes-hand = { $who ->
    [you] { $role ->
        [dealer] A mí, el crupier
       *[opponent] A mí, el oponente del crupier
      }
   *[other] { $role ->
        [dealer] Al otro, el crupier
       *[opponent] Al otro, el oponente del crupier
      }
  }
quiz-goes-field = A la mesa
quiz-goes-stock = Al mazo de robo
quiz-mix-dealer-served-first-title = el crupier se sirve primero
quiz-mix-dealer-served-first = El crupier espera: cuatro cartas al oponente, cuatro a la mesa, cuatro al crupier, y otra vez lo mismo.
quiz-mix-field-first-title = primero se pone la mesa
quiz-mix-field-first = Las cuatro primeras son del oponente. Después vienen la mesa y el crupier.
quiz-mix-field-last-title = primero los jugadores, luego la mesa
quiz-mix-field-last = La mesa va en medio: oponente, mesa, crupier, cuatro cartas cada vez, y otra vez lo mismo.
quiz-mix-stock-first-title = primero se aparta el mazo de robo
quiz-mix-stock-first = El mazo de robo es lo que queda: las dieciséis cartas que siguen a las veinticuatro primeras.

quiz-q-last-draw = { $who ->
    [you] Repartes tú. ¿Quién roba la última carta del mazo?
   *[other] Reparte el otro. ¿Quién roba la última carta del mazo?
  }
quiz-you-draw-last = Yo
quiz-other-draws-last = El otro
quiz-last-catch-draws = Quien se haya llevado algo el último
quiz-nobody-draws-last = Nadie: una carta no se roba nunca
quiz-mix-dealer-draws-last-title = el crupier roba el último
quiz-mix-dealer-draws-last = El crupier empieza, así que suyos son los turnos 1, 3 y así hasta el 15. El 16, con la última carta, es del oponente.
quiz-mix-last-catch-draws-title = quien se lleva algo el último gana la última carta
quiz-mix-last-catch-draws = Llevarse algo no cambia el orden. Los turnos se alternan, y en cada uno se roba una carta.
quiz-mix-one-card-stays-title = una carta se queda en el mazo
quiz-mix-one-card-stays = Dieciséis cartas, dieciséis turnos: el mazo se acaba con el último turno.

quiz-q-stock-count = Se han jugado { $turns } turnos. ¿Cuántas cartas quedan en el mazo de robo?
quiz-because-stock-count = El mazo de robo empieza con 16 cartas, y en cada uno de los { $turns } turnos se ha robado una
quiz-mix-two-from-the-stock-title = un turno gasta dos cartas del mazo
quiz-mix-two-from-the-stock = Un turno gasta dos cartas, pero una sale de la mano. Solo se roba una.
quiz-mix-one-player-draws-title = solo roba uno de los dos
quiz-mix-one-player-draws = Robáis los dos, cada uno en su turno.
quiz-mix-field-from-the-stock-title = la mesa sale del mazo de robo
quiz-mix-field-from-the-stock = Las manos y la mesa son 24 cartas. El mazo de robo es lo que queda de 40: 16.
quiz-mix-gone-not-left-title = las robadas son las que quedan
quiz-mix-gone-not-left = Esas son las que se han robado. Réstalas de las 16 del principio.
quiz-mix-stock-like-hand-title = el mazo tiene ocho cartas, como una mano
quiz-mix-stock-like-hand = Cada mano y la mesa tienen ocho. Las otras dieciséis de las cuarenta son el mazo de robo.

quiz-q-misdeal = Esta mesa está recién repartida. ¿Es una mala repartición?
quiz-because-field-stands = No están las cuatro cartas de ningún mes, y tampoco los tres sauces corrientes: se juega
quiz-field-stands = No: se juega
quiz-field-four = Sí: las cuatro cartas de un mes
quiz-field-willows = Sí: los tres sauces corrientes
quiz-field-pairs = Sí: cuatro parejas
quiz-mix-somebody-takes-four-title = ya se las llevará alguien
quiz-mix-somebody-takes-four = Nadie puede: las cuatro cartas del mes están en la mesa, y no hay una quinta que se las lleve.
quiz-mix-lightning-frees-willows-title = el Relámpago se llevará un sauce
quiz-mix-lightning-frees-willows = Nunca lo hace. A los tres sauces corrientes solo podría llevárselos otro sauce, y no queda ninguno.
quiz-mix-three-is-misdeal-title = tres de un mes es mala repartición
quiz-mix-three-is-misdeal = Tres se juntan en una pequeña pila, y la cuarta se las lleva todas. Solo cuatro se quedan bloqueadas.
quiz-mix-no-four-title = parecen cuatro de un mes
quiz-mix-no-four = Cuenta otra vez: ningún mes tiene aquí más de { $count } cartas, contando el Relámpago con los sauces.
quiz-mix-lightning-third-willow-title = el Relámpago es el tercer sauce
quiz-mix-lightning-third-willow = Hay dos sauces corrientes y el Relámpago. El tercer sauce corriente está por salir y puede llevarse uno: se juega.
quiz-mix-any-three-stuck-title = tres de cualquier mes se bloquean
quiz-mix-any-three-stuck = En los demás meses, la cuarta carta se lleva las tres. Solo al sauce le falta la cuarta, porque el Relámpago no se lleva sauces.
quiz-mix-no-three-willows-title = hay muchos sauces
quiz-mix-no-three-willows = Sauces corrientes en esta mesa: { $count }. Hacen falta los tres.
quiz-mix-four-pairs-always-title = cuatro parejas son siempre mala repartición
quiz-mix-four-pairs-always = Solo si lo habíais acordado antes. Sin esa regla de la casa se juega.
quiz-mix-no-four-pairs-title = está llena de parejas
quiz-mix-no-four-pairs = Parejas en esta mesa: { $count }. Y ni siquiera cuatro serían mala repartición sin la regla de la casa.

quiz-q-after-misdeal = { $who ->
    [you] Has repartido tú, y esta es la mesa: una mala repartición. ¿Y ahora?
   *[other] Ha repartido el otro, y esta es la mesa: una mala repartición. ¿Y ahora?
  }
quiz-deals-again = { $who ->
    [you] Reparto otra vez, y no se puntúa nada
   *[other] El otro reparte otra vez, y no se puntúa nada
  }
quiz-deals-instead = { $who ->
    [you] El reparto pasa a mí
   *[other] El reparto pasa al otro
  }
quiz-misdeal-zero = La ronda acaba 0 : 0 y empieza la siguiente
quiz-dealer-captures = { $who ->
    [you] Yo, el crupier, me llevo { $cards } y se juega
   *[other] El otro, como crupier, se lleva { $cards } y se juega
  }
quiz-mix-misdeal-passes-deal-title = una mala repartición cuesta el reparto
quiz-mix-misdeal-passes-deal = No es culpa de nadie. El mismo crupier baraja y reparte otra vez.
quiz-mix-misdeal-is-round-title = una mala repartición es una ronda
quiz-mix-misdeal-is-round = No cuenta como ronda: no se puntúa nada ni se gasta una ronda de la partida.
quiz-mix-dealer-captures-title = el crupier se lleva las cartas bloqueadas
quiz-mix-dealer-captures = Así juegan algunos, como regla de la casa. Si no habéis acordado nada, el mismo crupier reparte otra vez.

## Lección 2: turnos

quiz-q-play-takes = Juegas { $card } de tu mano. ¿Qué se lleva?
quiz-q-draw-takes = Robas { $card } del mazo. ¿Qué se lleva?
quiz-mix-same-type-title = mismo tipo, misma familia
quiz-mix-same-type = { $card } y { $other } son del mismo tipo, pero de dos meses: { $card-month } y { $other-month }. Solo cuenta el mes.
quiz-mix-next-month-title = los meses vecinos casan
quiz-mix-next-month = Vecinos en el año, { $card-month } y { $other-month } no casan. Una carta se lleva cartas de su mes.
quiz-mix-any-month-title = dos cartas cualesquiera hacen pareja
quiz-mix-any-month = { $card } es { $card-month } y { $other } es { $other-month }. Una carta solo se lleva cartas de su mes.
quiz-mix-anything-goes-title = una carta se lleva lo que quiere
quiz-mix-anything-goes = Solo una carta del mazo puede hacerlo, y la conocerás en la lección 3. { $card } no encuentra aquí nada de su mes, así que se queda.
quiz-mix-taken-back-title = una carta que no se lleva nada vuelve
quiz-mix-taken-back = Una vez en la mesa, se queda. Ahora { $card } puede llevársela cualquiera de los dos.
quiz-mix-own-pile-title = lo que juego es mío
quiz-mix-own-pile = Al montón solo van las parejas que alguien se lleva. { $card } está en la mesa, y puede llevársela cualquiera.
quiz-mix-match-waits-title = la pareja espera al turno siguiente
quiz-mix-match-waits = No hay que esperar. { $card } está en la mesa y es del mismo mes, así que las dos van a tu montón.
quiz-mix-optional-capture-title = puedo dejar la pareja en la mesa
quiz-mix-optional-capture = Eliges con libertad qué carta juegas. Pero si puede llevarse algo, se lo lleva.
quiz-mix-pair-together-title = dos cartas de la mesa van juntas
quiz-mix-pair-together = Tu carta se lleva una de { $cards }, la que tú elijas. La otra se queda.
quiz-mix-dearer-of-two-title = tengo que llevarme la que más vale
quiz-mix-dearer-of-two = A menudo querrás, pero no es obligatorio. Si casa con dos, eliges tú.
quiz-mix-one-takes-one-title = una carta se lleva una carta
quiz-mix-one-takes-one = Si hay una o dos, sí. Pero tres de un mes se van de golpe, o las otras dos nunca encontrarían pareja.
quiz-mix-dearest-of-three-title = de las tres se va la mejor
quiz-mix-dearest-of-three = { $card } se va, y las otras dos con ella: la cuarta carta de un mes se lleva las tres.
quiz-mix-three-locked-title = una pila de tres está cerrada
quiz-mix-three-locked = Justo la cuarta carta la abre, y se lleva las tres.

quiz-q-targets = Juegas { $card } de tu mano. Elige todas las cartas que puede llevarse.
quiz-mix-only-one-of-two-title = si casa con dos, solo se ofrece una
quiz-mix-only-one-of-two = Las dos están al alcance de { $card }, también { $other }. Al final te llevas una.
quiz-mix-match-overlooked-title = esta no parece de su mes
quiz-mix-match-overlooked = Mira la planta: { $other } es { $other-month }, igual que { $card }.

quiz-q-no-duty = Te toca. ¿Cuáles de tus cartas puedes jugar?
quiz-any-of-hand = Cualquiera de las tres
quiz-only-card = Solo { $card }, porque casa
quiz-only-cards = Solo { $cards }, que no casan con nada
quiz-only-highest = Solo { $card }, mi carta más alta
quiz-mix-must-match-title = si puedo casar, debo hacerlo
quiz-mix-must-match = No hay tal obligación. Puedes jugar una carta que no casa con nada aunque otra sí case.
quiz-mix-matches-are-saved-title = las que casan se guardan
quiz-mix-matches-are-saved = Puedes guardar { $card }, pero también puedes jugarla ya. Siempre eliges tú.
quiz-mix-dearest-first-title = primero la carta más alta
quiz-mix-dearest-first = Entre las cartas de una mano no hay orden. Juega la que quieras.

quiz-q-drawn = Juegas { $card }: se queda en la mesa. Luego robas { $drawn }. ¿Qué se lleva?
quiz-mix-own-card-safe-title = la carta que acabo de jugar está a salvo
quiz-mix-own-card-safe = Está en la mesa como cualquier otra. Tu carta robada puede llevarse { $card }, y tiene que hacerlo.
quiz-mix-draw-only-lies-title = la carta robada solo se deja en la mesa
quiz-mix-draw-only-lies = Se lleva cartas igual que una de tu mano, y { $card } es de su mes.
quiz-mix-drawn-to-hand-title = lo que robo pasa a mi mano
quiz-mix-drawn-to-hand = Va directa a la mesa, a la vista de los dos. Tu mano solo se hace más pequeña.
quiz-mix-drawn-with-played-title = las dos cartas de un turno van juntas
quiz-mix-drawn-with-played = No, salvo que sean de un mismo mes. { $other } es { $other-month } y { $card } es { $card-month }.

quiz-q-field-after = Juegas { $card } y luego robas { $drawn }. Elige todas las cartas que quedan en la mesa al acabar tu turno.
quiz-because-field-after = { $cards } han ido a tu montón; las demás están en la mesa
quiz-mix-played-to-pile-title = la carta que juego es mía
quiz-mix-played-to-pile = { $card } no ha encontrado pareja, así que se queda en la mesa.
quiz-mix-drawn-to-pile-title = la carta que robo es mía
quiz-mix-drawn-to-pile = { $card } no ha encontrado pareja, así que se queda en la mesa.
quiz-mix-played-stays-title = la carta que se lleva otra se queda
quiz-mix-played-stays = Las dos van a tu montón: { $card } y la que se llevó.
quiz-mix-drawn-stays-title = la carta robada que se lleva otra se queda
quiz-mix-drawn-stays = Las dos van a tu montón: { $card } y la que se llevó.
quiz-mix-field-swept-title = llevarse una carta vacía la mesa
quiz-mix-field-swept = Una carta solo se lleva las de su mes. { $card } se queda donde está.
quiz-mix-captured-stays-title = la carta llevada sigue en la mesa
quiz-mix-captured-stays = Sigue a la vista, pero en tu montón: { $card } ha dejado la mesa.

quiz-q-pile-count = Juegas { $card } y luego robas { $drawn }. ¿Cuántas cartas van a tu montón?
quiz-because-pile-count = { $cards }: cada carta llevada y la que se la llevó
quiz-mix-own-card-not-counted-title = solo cuenta la carta llevada
quiz-mix-own-card-not-counted = La carta que se lleva otra también va a tu montón.
quiz-mix-only-the-draw-title = solo cuenta la carta robada
quiz-mix-only-the-draw = Antes se llevó algo tu propia carta. Cuenta los dos pasos del turno.
quiz-mix-always-two-and-two-title = un turno da siempre cuatro cartas
quiz-mix-always-two-and-two = Solo si las dos casan con una. La que no casa se queda en la mesa.
quiz-mix-one-catch-a-turn-title = un turno da una carta
quiz-mix-one-catch-a-turn = Llegan por parejas, o de cuatro en cuatro: la carta llevada y la que se la llevó.

quiz-q-hidden = A mitad de una ronda: elige todo lo que no puedes saber con seguridad.
quiz-hidden-hand = Qué cartas tiene el otro en la mano
quiz-hidden-order = En qué orden está el mazo de robo
quiz-hidden-count = Cuántas cartas tiene el mazo de robo
quiz-hidden-pile = Qué cartas se ha llevado el otro
quiz-hidden-score = Cuántos puntos en cartas tiene el otro
quiz-mix-unseen-hand-title = a estas alturas ya las he visto
quiz-mix-unseen-hand = Están ocultas hasta que se juegan. Avanzada la ronda puedes acotarlas, pero el mazo de robo también esconde cartas.
quiz-mix-unseen-order-title = el mazo se puede deducir
quiz-mix-unseen-order = Quizá qué cartas, nunca en qué orden. Nadie mira el mazo de robo.
quiz-mix-unseen-count-title = el mazo no se puede contar
quiz-mix-unseen-count = Su número es público: dieciséis menos una por turno.
quiz-mix-unseen-pile-title = las cartas llevadas se ponen boca abajo
quiz-mix-unseen-pile = Está boca arriba, ordenado por tipo, a la vista de los dos.
quiz-mix-unseen-score-title = los puntos son secretos hasta el final
quiz-mix-unseen-score = Los dos montones están a la vista, así que puedes contarlos cuando quieras.

quiz-q-turn = { $who ->
    [you] Has repartido tú. Por las cartas en mano, ¿cuál de los dieciséis turnos se está jugando?
   *[other] Ha repartido el otro. Por las cartas en mano, ¿cuál de los dieciséis turnos se está jugando?
  }
quiz-because-turn = Tú has jugado { $own } y el otro { $other }, así que han pasado { $played } turnos, y este es el siguiente
quiz-mix-turns-finished-title = los turnos acabados son el turno que se juega
quiz-mix-turns-finished = Esos ya han pasado. El que se juega es uno más.
quiz-mix-only-my-turns-title = solo cuentan mis turnos
quiz-mix-only-my-turns = Cada uno juega ocho turnos, y se cuentan juntos: del 1 al 16.
quiz-mix-my-finished-turns-title = mis cartas jugadas son los turnos
quiz-mix-my-finished-turns = Tú has jugado { $count }, pero el otro también ha jugado. Los turnos se cuentan juntos: del 1 al 16.
quiz-mix-turns-to-come-title = las cartas que quedan son los turnos jugados
quiz-mix-turns-to-come = Las cartas que quedan, en las manos o en el mazo, dicen cuántos turnos faltan. Réstalas de 16.

## Lección 3: el Relámpago

quiz-q-lightning-targets = Juegas el Relámpago de tu mano. Elige todas las cartas que puede llevarse.
quiz-mix-lightning-is-willow-title = el Relámpago es un sauce
quiz-mix-lightning-is-willow = Muchos lo creen: es la carta básica del sauce, y { $card } también es sauce. Pero son justo los sauces lo que no puede llevarse.
quiz-mix-three-safe-title = tres de un mes están a salvo de él
quiz-mix-three-safe = El Relámpago puede llevarse una de las tres, por ejemplo { $card }. Las otras dos se quedan.
quiz-mix-pair-safe-title = solo se lleva cartas que están solas
quiz-mix-pair-safe = También puede llevarse { $card }. De una pareja se lleva una carta y deja la otra.
quiz-mix-bright-too-big-title = una Básica no puede con una Brillante
quiz-mix-bright-too-big = Sí puede. Los puntos no importan, y para una Brillante como { $card } viene de perlas el Relámpago.
quiz-mix-needs-match-title = necesita algo con que casar
quiz-mix-needs-match = Es el comodín: no necesita ningún mes. { $card } no es sauce, así que puede llevársela.

quiz-q-lightning-pile = Juegas el Relámpago, y en la mesa hay tres cartas de un mes. ¿Qué se lleva?
quiz-mix-pile-goes-together-title = una pila de tres va junta
quiz-mix-pile-goes-together = Con la cuarta carta del mes, sí. El Relámpago se lleva una sola, salvo que hayáis acordado la regla de la casa.
quiz-mix-dearest-of-pile-title = la mejor está encima
quiz-mix-dearest-of-pile = No hay ninguna encima: puede llevarse cualquiera de las tres, y eliges tú.
quiz-mix-pile-locked-title = solo la cuarta carta abre una pila
quiz-mix-pile-locked = La pila es solo un recordatorio. Cada carta suya está en la mesa, y el Relámpago puede llevarse una.

quiz-mix-own-month-first-title = mi propio mes va primero
quiz-mix-own-month-first = Así es cuando no hay Relámpago en la mesa. Mientras está ahí, la primera carta robada que no es sauce debe llevárselo, aunque también esté su propio mes.
quiz-mix-free-choice-title = puedo elegir entre los dos
quiz-mix-free-choice = Aquí no se elige. La carta robada debe llevarse el Relámpago; su mes tiene que esperar.
quiz-mix-lightning-untouchable-title = nada se lleva el Relámpago
quiz-mix-lightning-untouchable = De la mesa sí: la primera carta robada que no es sauce. Las dos son para quien la robó.
quiz-mix-no-match-stays-title = no casa, así que se queda
quiz-mix-no-match-stays = No mientras esté ahí el Relámpago. { $card } no es sauce, y la primera carta así que se roba debe llevárselo.
quiz-mix-optional-lightning-title = puedo dejar ahí el Relámpago
quiz-mix-optional-lightning = Llevarse una carta nunca es voluntario, y aquí menos que nunca: la primera carta robada que no es sauce debe llevárselo.
quiz-mix-wild-both-ways-title = con el Relámpago en la mesa, toda carta es comodín
quiz-mix-wild-both-ways = Comodín solo es el Relámpago. { $card } se lleva lo que le dan las reglas, y nada más.

quiz-mix-hand-takes-lightning-title = cualquier carta se lleva el Relámpago
quiz-mix-hand-takes-lightning = Solo una carta robada. { $card } sale de tu mano, y para ella el Relámpago no está.
quiz-mix-free-choice-hand-title = también puedo llevarme el Relámpago
quiz-mix-free-choice-hand = Con una carta de tu mano, no. Busca su mes y pasa de largo ante el Relámpago.
quiz-mix-lightning-blocks-title = el Relámpago bloquea la mesa
quiz-mix-lightning-blocks = Para una carta de tu mano no cambia nada: si casa, se lleva lo suyo.

quiz-mix-willow-and-lightning-title = un sauce se lleva el Relámpago
quiz-mix-willow-and-lightning = Comparten el mes solo de nombre. { $card } nunca se lo lleva; el Relámpago espera otra carta.
quiz-mix-willow-waits-title = con el Relámpago ahí, los sauces esperan
quiz-mix-willow-waits = { $card } se lleva otro sauce, como siempre. Solo el Relámpago queda fuera de su alcance.
quiz-mix-three-willows-match-title = el Relámpago cuenta como un sauce más
quiz-mix-three-willows-match = A la hora de casar no es sauce. { $card } ve un solo sauce en la mesa, y se lleva ese.
quiz-lightning-as-willow = El Relámpago: los dos son sauces
quiz-lightning-as-first = El Relámpago: la primera carta robada debe llevárselo
quiz-mix-first-draw-takes-title = la primera carta robada se lleva el Relámpago
quiz-mix-first-draw-takes = La primera que no es sauce. { $card } es un sauce, así que la obligación pasa al robo siguiente.

quiz-mix-drawn-lightning-waits-title = un Relámpago robado solo se deja en la mesa
quiz-mix-drawn-lightning-waits = Solo si no encuentra más que sauces. Aquí debe llevarse una carta, y eliges tú cuál.
quiz-mix-dearest-of-field-title = cae sobre la carta más alta
quiz-mix-dearest-of-field = Eliges tú, y nadie te obliga a elegir { $card }.
quiz-mix-optional-for-lightning-title = el comodín es libre de no llevarse nada
quiz-mix-optional-for-lightning = También el Relámpago está obligado a llevarse una. Tú solo eliges cuál.
quiz-mix-sweeps-always-title = el Relámpago barre la mesa
quiz-mix-sweeps-always = Solo como última carta del mazo. Antes se lleva una carta, y nunca un sauce.

quiz-q-lightning-vain = Juegas el Relámpago en una mesa de sauces. Luego robas { $drawn }. ¿Dónde está el Relámpago tras tu turno?
quiz-lightning-in-pile = En mi montón: se lo ha llevado { $card }
quiz-lightning-on-field = En la mesa
quiz-lightning-with-willow = En mi montón, con { $card }
quiz-lightning-refused = Otra vez en mi mano: no se puede jugar
quiz-mix-any-draw-takes-title = lo que robe lo recupera
quiz-mix-any-draw-takes = { $card } es un sauce, y un sauce nunca se lleva el Relámpago. Espera al robo siguiente.
quiz-mix-own-draw-passes-title = mi propio robo no lo recupera
quiz-mix-own-draw-passes = Sí: { $card } es la primera carta robada después y no es sauce, así que debe llevárselo.
quiz-mix-lightning-refused-title = una carta sin objetivo no se puede jugar
quiz-mix-lightning-refused = Cualquier carta se puede jugar siempre, también el Relámpago. Se queda en la mesa.

quiz-q-lightning-last = { $who ->
    [you] La última carta del mazo es tuya: el Relámpago. En la mesa solo está { $card }. ¿Qué pasa con ella?
   *[other] La última carta del mazo es del otro: el Relámpago. En la mesa solo está { $card }. ¿Qué pasa con ella?
  }
quiz-last-drawer-takes = { $who ->
    [you] Mi Relámpago se lleva { $card }
   *[other] El Relámpago del otro se lleva { $card }
  }
quiz-captor-gets = { $who ->
    [you] Es para mí, que me llevé los otros dos sauces
   *[other] Es para el otro, que se llevó los otros dos sauces
  }
quiz-both-left-over = El Relámpago la deja donde está
quiz-nobody-gets = No es para nadie
quiz-mix-willow-with-kin-title = el último sauce va con los otros dos
quiz-mix-willow-with-kin = Así es cuando sobra. Pero aquí el Relámpago se lo lleva antes: como última carta, se lleva todo lo que hay.
quiz-mix-never-even-last-title = nunca un sauce, ni siquiera al final
quiz-mix-never-even-last = Esta es la única excepción. Como última carta, el Relámpago se lleva todo lo que queda, y eso es siempre un sauce.
quiz-mix-leftovers-void-title = lo que sobra no es de nadie
quiz-mix-leftovers-void = Antes de contar, toda carta acaba en un montón. Por eso las dos puntuaciones suman siempre cero.

quiz-q-last-willow = { $who ->
    [you] La última carta del mazo es tuya: { $card }. El Relámpago está en la mesa. ¿Qué se lleva { $card }?
   *[other] La última carta del mazo es del otro: { $card }. El Relámpago está en la mesa. ¿Qué se lleva { $card }?
  }
quiz-q-last-willow-agreed = { $who ->
    [you] Jugáis con las reglas «traditional». La última carta del mazo es tuya: { $card }. El Relámpago está en la mesa. ¿Qué se lleva { $card }?
   *[other] Jugáis con las reglas «traditional». La última carta del mazo es del otro: { $card }. El Relámpago está en la mesa. ¿Qué se lleva { $card }?
  }
quiz-because-last-willow = Por la regla de la casa last_willow_takes_lightning, { $card } se lo lleva, por esta vez
quiz-drawer-chooses = El Relámpago o nada, según prefiera quien la robó
quiz-joins-willows = { $who ->
    [you] Nada: se une en el acto a los dos sauces de mi montón
   *[other] Nada: se une en el acto a los dos sauces del montón del otro
  }
quiz-mix-last-card-exception-title = como última carta, puede
quiz-mix-last-card-exception = Eso es una regla de la casa. Sin ella, { $card } se queda, el Relámpago se queda, y los dos se asignan al final.
quiz-mix-exception-agreed-title = un sauce nunca se lleva el Relámpago
quiz-mix-exception-agreed = Casi nunca. Con las reglas «traditional», la última carta puede: allí last_willow_takes_lightning es «yes».
quiz-mix-joins-at-once-title = vuela con los suyos
quiz-mix-joins-at-once = Una carta llega a un montón cuando alguien se la lleva, o al sobrar tras el último turno. Mira antes qué se lleva { $card }.
quiz-mix-free-at-the-end-title = quien roba el último elige
quiz-mix-free-at-the-end = Aquí nadie elige. Una carta se lleva lo que puede o se queda: { $card } no puede llevarse el Relámpago, salvo por una regla de la casa.

quiz-q-who-gets = { $who ->
    [you] La ronda ha terminado, y tú robaste la última carta. ¿Para quién es { $card }, y por qué?
   *[other] La ronda ha terminado, y el otro robó la última carta. ¿Para quién es { $card }, y por qué?
  }
quiz-gets-kin = { $who ->
    [you] Para mí: me llevé dos sauces
   *[other] Para el otro, que se llevó dos sauces
  }
quiz-gets-lightning = { $who ->
    [you] Para mí: el Relámpago está en mi montón
   *[other] Para el otro, que tiene el Relámpago en su montón
  }
quiz-gets-last = { $who ->
    [you] Para mí: robé la última carta
   *[other] Para el otro, que robó la última carta
  }
quiz-gets-mates = { $who ->
    [you] Para mí: tengo más cartas de su mes
   *[other] Para el otro, que tiene más cartas de su mes
  }
quiz-gets-dealer = { $who ->
    [you] Para mí: repartí yo
   *[other] Para el otro, que repartió
  }
quiz-gets-nobody = Para nadie: no se cuenta
quiz-mix-lightning-owns-all-title = el dueño del Relámpago se queda con todo
quiz-mix-lightning-owns-all = Con todo menos el sauce. { $card } va con los suyos, a quien se llevó los otros dos.
quiz-mix-last-sweeps-title = quien roba el último recoge lo que queda
quiz-mix-last-sweeps = Solo recibe lo que ninguna regla asigna. Para { $card } hay una regla.
quiz-mix-orphan-with-kin-title = una carta va donde está su mes
quiz-mix-orphan-with-kin = Eso vale para el sauce. { $card } perdió su pareja por el Relámpago, así que va donde está el Relámpago.
quiz-mix-lightning-with-willows-title = el Relámpago va con los sauces
quiz-mix-lightning-with-willows = No es de ninguna familia. Un Relámpago que sobra es para quien robó la última carta.
quiz-mix-dealer-gets-rest-title = el resto es del crupier
quiz-mix-dealer-gets-rest = El crupier no tiene ese derecho. Es para quien robó la última carta, y ese es siempre su oponente.

quiz-q-orphan-month = El Relámpago y { $card } se han ido juntos a un montón. Además de un sauce, ¿qué quedará en la mesa al final?
quiz-left-month = Una carta de { $month }
quiz-left-none = Nada más: todas encuentran pareja
quiz-left-open = Depende de cómo juguemos
quiz-mix-last-on-field-title = alguna carta que nadie quiso
quiz-mix-last-on-field = En los demás meses todo sale a pares. Solo { $month } ha perdido una carta por el Relámpago, así que queda una de ese mes.
quiz-mix-all-pair-up-title = cuarenta cartas son veinte parejas
quiz-mix-all-pair-up = Lo serían si todas casaran mes con mes. El Relámpago se ha llevado una de { $month }, así que la cuarta no encuentra pareja.
quiz-mix-cannot-know-title = eso no se puede saber aún
quiz-mix-cannot-know = Qué carta, no. Qué mes, sí: quedan tres de { $month }, dos hacen pareja y sobra una.

quiz-q-left-of-month = El Relámpago salió a la mesa en el reparto, y la primera carta robada es { $drawn }. ¿Cuántas cartas de { $month } sobran al final?
quiz-mix-always-one-orphan-title = siempre sobra una
quiz-mix-always-one-orphan = Casi siempre. Pero aquí hay tres cartas de { $month } en la mesa, y la cuarta se ha ido con el Relámpago: ya nada puede llevarse las tres.
quiz-mix-all-three-stuck-title = las otras tres se bloquean
quiz-mix-all-three-stuck = Quedan tres de { $month } cuando una se va con el Relámpago, pero no están todas en la mesa: dos se encuentran y sobra una.
quiz-mix-left-in-pairs-title = sobran dos
quiz-mix-left-in-pairs = Dos de { $month } casarían entre sí. Si el Relámpago se lleva una, queda un número impar: una, o tres si estaban todas en la mesa.

## Lección 4: yaku y puntos

quiz-q-yaku = Elige todos los yaku que hay en este montón.
quiz-mix-any-three-brights-title = valen tres Brillantes cualesquiera
quiz-mix-any-three-brights = En Koi-Koi valdrían. Mushi pide la grulla, el ruiseñor y la cortina: 01B 02A 03B. Tres cualesquiera es una regla de la casa.
quiz-mix-four-brights-do-title = cuatro Brillantes son casi cinco
quiz-mix-four-brights-do = Cinco Brillantes son las cinco. No está aquí: { $cards }.
quiz-mix-warbler-makes-five-title = el ruiseñor hace de quinta Brillante
quiz-mix-warbler-makes-five = Va con las Brillantes solo en Tres Brillantes. Cinco Brillantes pide las cinco de verdad. No está aquí: { $cards }.
quiz-mix-lightning-completes-title = el Relámpago sustituye a la que falta
quiz-mix-lightning-completes = Es comodín al llevarse cartas, nunca en un yaku. No está aquí: { $cards }.
quiz-mix-nearly-is-enough-title = por una carta no importa
quiz-mix-nearly-is-enough = { quiz-yaku }: o está entero, o no paga nada. No está aquí: { $cards }.
quiz-mix-some-are-enough-title = bastan algunas de sus cartas
quiz-mix-some-are-enough = { quiz-yaku } las pide todas. No están aquí: { $cards }.
quiz-mix-surely-in-there-title = estará por ahí
quiz-mix-surely-in-there = De { quiz-yaku } no hay aquí ni una carta. Las suyas son { $cards }.
quiz-mix-five-excludes-three-title = Cinco Brillantes se traga a Tres Brillantes
quiz-mix-five-excludes-three = Ningún yaku excluye a otro. La grulla y la cortina sirven para los dos, y el ruiseñor está.
quiz-mix-warbler-no-bright-title = el ruiseñor no es Brillante
quiz-mix-warbler-no-bright = Por sus puntos es un Animal. Pero en Mushi, grulla, ruiseñor y cortina juntos son Tres Brillantes.
quiz-mix-one-yaku-only-title = solo cuenta el mejor yaku
quiz-mix-one-yaku-only = Se puntúa cada yaku cuyas cartas tienes. Ninguno excluye a otro.
quiz-mix-yaku-overlooked-title = no se ve ningún yaku
quiz-mix-yaku-overlooked = Mira otra vez: están todas las cartas de { quiz-yaku }.

quiz-q-near-miss = ¿Cuánto pagan los yaku de este montón?
quiz-because-yaku = { $yaku-name }: { $points } puntos
quiz-because-no-yaku = Ningún yaku está completo. No está aquí: { $cards }
quiz-mix-part-pays-title = parte de un yaku paga una parte
quiz-mix-part-pays = Un yaku paga entero o no paga nada. No está aquí: { $cards }.
quiz-mix-each-bright-pays-title = 25 por cada una de las tres
quiz-mix-each-bright-pays = 25 es el precio del yaku entero, no de una carta.
quiz-mix-phoenix-spare-title = bastan las Básicas
quiz-mix-phoenix-spare = Cuatro paulonias son las cuatro, también el fénix, y el Relámpago no puede sustituirlo.
quiz-mix-five-contains-three-title = cinco Brillantes contienen tres
quiz-mix-five-contains-three = Tres Brillantes son grulla, ruiseñor y cortina. Sin el ruiseñor solo se paga Cinco Brillantes.
quiz-mix-rain-man-excluded-title = el hombre de la lluvia lo estropea
quiz-mix-rain-man-excluded = En otros juegos sí. En Mushi es una Brillante como las otras cuatro.
quiz-mix-only-three-count-title = paga como Tres Brillantes
quiz-mix-only-three-count = Cinco Brillantes es un yaku propio: 30 puntos.
quiz-mix-highest-only-title = solo se paga el yaku más alto
quiz-mix-highest-only = Se pagan los dos: 30 por Cinco Brillantes y 25 por Tres Brillantes, porque el ruiseñor está.
quiz-mix-lowest-only-title = el ruiseñor lo convierte en Tres Brillantes
quiz-mix-lowest-only = Añade Tres Brillantes y no quita nada: Cinco Brillantes se paga también.
quiz-mix-trio-as-five-title = Tres Brillantes pagan 30
quiz-mix-trio-as-five = 30 es por las cinco Brillantes. Grulla, ruiseñor y cortina pagan 25.
quiz-mix-ten-a-card-title = diez puntos por carta
quiz-mix-ten-a-card = Diez es por el grupo entero de cuatro.
quiz-mix-eight-as-brights-title = dos grupos pagan como Tres Brillantes
quiz-mix-eight-as-brights = Cada grupo paga sus diez puntos. Tres Brillantes no tiene nada que ver.

quiz-q-completes = Una de estas cartas completaría un yaku. ¿Cuál?
quiz-mix-any-four-title = cuatro de un mes son siempre un yaku
quiz-mix-any-four = Solo la glicina y la paulonia pagan por las cuatro. Cuatro de { $month } son solo cuatro cartas.

quiz-q-minus-par = Te has llevado estas { $count } cartas, { $points } puntos en cartas. Nadie tiene yaku. ¿Cuál es tu puntuación?
quiz-because-score = Puntos en cartas menos el par: { $formula }
quiz-mix-without-par-title = puntos sin restar 115
quiz-mix-without-par = { $points } son tus puntos en cartas. Solo cuenta lo que pasa de la mitad del mazo, así que se restan 115.
quiz-mix-par-turned-round-title = 115 menos mis puntos
quiz-mix-par-turned-round = Al revés: primero tus puntos y luego menos 115. Más cartas deben ser mejor para ti.
quiz-mix-less-the-others-title = mis puntos menos los del otro
quiz-mix-less-the-others = { $points } − { $other } cuenta la diferencia dos veces. Resta 115, la mitad del mazo.
quiz-mix-whole-deck-as-par-title = se resta el mazo entero
quiz-mix-whole-deck-as-par = 230 es todo lo que hay. Se resta la mitad, 115.
quiz-mix-cards-as-par-title = se resta la mitad de las cartas
quiz-mix-cards-as-par = Veinte es la mitad de las cartas. Se resta la mitad de los puntos: 115.

quiz-q-round-score = Tienes estas cartas, { $points } puntos en cartas; el otro tiene las demás. ¿Cuál es tu puntuación?
quiz-because-round-score = { $formula }: lo tuyo, { $own-name }; lo del otro, { $other-name }
quiz-mix-others-yaku-free-title = los yaku del otro no me cuestan nada
quiz-mix-others-yaku-free = Los pagas tú: { $points } puntos. Busca qué yaku está entero entre las cartas que no ves aquí.
quiz-mix-own-yaku-forgotten-title = mis yaku cuentan al final de la partida
quiz-mix-own-yaku-forgotten = Cuentan ahora, en esta ronda: suma { $points }.
quiz-mix-all-yaku-mine-title = todos los yaku se suman
quiz-mix-all-yaku-mine = Los tuyos se suman y los del otro se restan: { $points } puntos van en sentido contrario.
quiz-mix-no-yaku-counted-title = solo cuentan las cartas
quiz-mix-no-yaku-counted = Esa es la primera mitad de la fórmula. Después suma tus yaku y resta los del otro.
quiz-mix-the-others-score-title = esa es la puntuación del otro
quiz-mix-the-others-score = El número es correcto y el signo no: lo que uno gana, el otro lo pierde.

quiz-q-two-scores = Tu puntuación es { $score }. ¿Cuál es la del otro?
quiz-because-two-scores = { $own } y { $other } suman cero
quiz-mix-both-the-same-title = los dos puntúan lo mismo
quiz-mix-both-the-same = Lo que ganas lo paga el otro. Las dos puntuaciones tienen signo contrario.
quiz-mix-rest-of-par-title = el otro recibe lo que falta hasta 115
quiz-mix-rest-of-par = Los 115 ya se han restado en los dos lados. Lo que queda suma cero.
quiz-mix-rest-of-deck-title = el otro recibe lo que falta hasta 230
quiz-mix-rest-of-deck = Los puntos en cartas se reparten 230. Las puntuaciones no reparten nada: suman cero.
quiz-mix-points-not-score-title = los puntos en cartas son la puntuación
quiz-mix-points-not-score = { $points } son los puntos en cartas del otro. La puntuación viene tras restar 115 y pagar los yaku.
quiz-mix-loser-zero-title = uno de los dos no puntúa
quiz-mix-loser-zero = Lo que uno gana, el otro lo pierde: para un cero hace falta otro cero en tu lado.

quiz-q-two-readings = Tienes estas cartas, { $points } puntos en cartas; el otro tiene las demás. ¿Con qué lectura de Tres Brillantes puntúas { $score }?
quiz-because-readings = Con grulla, ruiseñor y cortina puntúas { $named }; con tres Brillantes cualesquiera, { $any }
quiz-reading-named = Solo con grulla, ruiseñor y cortina
quiz-reading-any = Solo con tres Brillantes cualesquiera
quiz-reading-both = Con cualquiera de las dos
quiz-reading-neither = Con ninguna
quiz-mix-reading-named-title = esa puntuación sale con las tres nombradas
quiz-mix-reading-named = Con grulla, ruiseñor y cortina puntuarías { $named }. Mira quién tiene las tres.
quiz-mix-reading-any-title = esa puntuación sale con tres cualesquiera
quiz-mix-reading-any = Con tres Brillantes cualesquiera puntuarías { $any }. Uno de los dos tiene al menos tres de las cinco.
quiz-mix-reading-only-named-title = solo sale con las tres nombradas
quiz-mix-reading-only-named = Con ellas puntúas { $named }, y con la otra lectura también: quien tiene grulla, ruiseñor y cortina tiene aquí además tres Brillantes.
quiz-mix-reading-only-any-title = solo sale con tres cualesquiera
quiz-mix-reading-only-any = Con tres cualesquiera puntúas { $any }, y con grulla, ruiseñor y cortina también: están en el mismo montón.
quiz-mix-reading-both-title = la lectura no cambia nada
quiz-mix-reading-both = Aquí sí cambia: { $named } con las tres nombradas, { $any } con tres cualesquiera.
quiz-mix-reading-neither-title = la cuenta no puede salir
quiz-mix-reading-neither = Sale. Con las tres nombradas puntúas { $named }; con tres cualesquiera, { $any }.

quiz-q-yaku-goes-on = Turno { $turn } de 16: tienes { quiz-yaku }. ¿Y ahora?
quiz-round-on = La ronda sigue hasta el turno 16
quiz-round-over = La ronda acaba aquí
quiz-round-stop = Puedo parar y cobrar, o seguir
quiz-round-answer = El otro tiene un turno más
quiz-mix-yaku-ends-round-title = un yaku acaba la ronda
quiz-mix-yaku-ends-round = En Mushi nada acaba antes de tiempo. Se juegan los dieciséis turnos, y pueden venir más yaku, también para el otro.
quiz-mix-koi-koi-title = puedo parar, como en Koi-Koi
quiz-mix-koi-koi = En Mushi no se para, ni se dobla. Se juegan los dieciséis turnos.
quiz-mix-last-answer-title = el otro tiene un último turno
quiz-mix-last-answer = Cada uno tiene ocho turnos, pase lo que pase. La ronda sigue hasta el turno 16.

quiz-q-closed = Elige todos los yaku que ya no puede conseguir ninguno de los dos.
quiz-because-closed = Un yaku se cierra en cuanto cada uno tiene una carta suya
quiz-mix-cards-left-so-open-title = quedan cartas, así que está abierto
quiz-mix-cards-left-so-open = Los dos tenéis una carta de { quiz-yaku }, así que nadie puede reunirlas todas.
quiz-mix-earned-is-closed-title = un yaku conseguido está cerrado
quiz-mix-earned-is-closed = { quiz-yaku } está conseguido: uno de los dos lo tiene y lo cobrará.
quiz-mix-one-side-has-some-title = falta una carta, y se acabó
quiz-mix-one-side-has-some = Para { quiz-yaku }, no: como mucho uno de los dos tiene cartas suyas, y aún puede conseguir las demás.

## Lección 5: una partida

quiz-q-takes-nothing = Elige todas las cartas de tu mano que ahora no se llevarían nada.
quiz-mix-lightning-matches-all-title = el Relámpago de la mesa va con cualquier carta
quiz-mix-lightning-matches-all = Desde la mano nada se lo lleva. { $card } se quedaría en la mesa.
quiz-mix-seen-a-match-title = algo habrá para ella
quiz-mix-seen-a-match = Busca { $card-month }: en la mesa no hay otra carta de ese mes, así que { $card } no se lleva nada.
quiz-mix-lightning-needs-match-title = el Relámpago no encuentra pareja
quiz-mix-lightning-needs-match = No la necesita: puede llevarse { $other }, o cualquier otra que no sea sauce.
quiz-mix-mate-overlooked-title = no hay nada para ella
quiz-mix-mate-overlooked = { $other } es del mismo mes: { $card } se la llevaría.

quiz-q-best-catch = ¿Qué carta de tu mano da más puntos en cartas en el acto, antes de robar?
quiz-because-best-catch = { $card } se lleva { $cards }: { $points } puntos contando la propia carta
quiz-mix-plays-dearest-title = la carta más alta da más
quiz-mix-plays-dearest = { $card } da { $points } ahora. { $best } da { $more }: cuenta también la carta que se lleva.
quiz-mix-most-cards-title = más cartas, más puntos
quiz-mix-most-cards = { $card } se lleva más cartas, pero juntas valen { $points }. { $best } da { $more }.
quiz-mix-catches-nothing-title = seguro que se lleva algo
quiz-mix-catches-nothing = { $card } no encuentra ninguna carta de su mes, así que se queda en la mesa y no da nada. { $best } da { $more }.
quiz-mix-smaller-catch-title = llevarse una carta vale tanto como llevarse otra
quiz-mix-smaller-catch = { $card } da { $points } puntos. { $best } da { $more }.

quiz-q-deny = Juegas el Relámpago. ¿Con qué carta le quitas un yaku al otro?
quiz-because-deny = { $card } es la última carta que le falta al otro para { quiz-yaku }
quiz-mix-dearest-first-always-title = la carta más alta es siempre la mejor
quiz-mix-dearest-first-always = { $card } tiene sus puntos. Pero con { $other } el otro completaría { quiz-yaku }, y lo pagarías tú.
quiz-mix-no-danger-title = esa parece peligrosa
quiz-mix-no-danger = { $card } no ayuda al otro en ningún yaku. Mira qué le falta a su montón: { $other }.

quiz-q-who-deals-next = ¿Quién reparte la próxima ronda, y por qué?
quiz-deals-winner = { $level ->
    [yes] { $who ->
        [you] Yo: gané la última ronda que tuvo ganador
       *[other] El otro, que ganó la última ronda que tuvo ganador
      }
   *[no] { $who ->
        [you] Yo: gané la última ronda
       *[other] El otro, que ganó la última ronda
      }
  }
quiz-deals-stays = { $who ->
    [you] Yo: repartí la última ronda, y el crupier se mantiene
   *[other] El otro, que repartió la última ronda: el crupier se mantiene
  }
quiz-deals-leader = { $who ->
    [you] Yo: voy por delante en la partida
   *[other] El otro, que va por delante en la partida
  }
quiz-deals-turns = { $who ->
    [you] Yo: nos turnamos
   *[other] El otro: nos turnamos
  }
quiz-mix-last-winner-deals-title = reparte quien ganó antes
quiz-mix-last-winner-deals = La última ronda acabó en empate. Entonces reparte otra vez el mismo crupier; las anteriores no importan.
quiz-mix-dealer-keeps-deal-title = el crupier se mantiene
quiz-mix-dealer-keeps-deal = Solo tras un empate. Si no, reparte quien puntuó más en la última ronda.
quiz-mix-leader-deals-title = reparte quien va por delante
quiz-mix-leader-deals = Los totales no importan. Mira solo la última ronda.
quiz-mix-deal-alternates-title = el reparto se alterna
quiz-mix-deal-alternates = Los turnos se alternan, el reparto no. Decide la última ronda.

quiz-q-match-winner = Se han jugado las seis rondas de la partida. ¿Quién gana?
quiz-you-win = Yo
quiz-other-wins = El otro
quiz-match-draw = Nadie: es un empate
quiz-match-goes-on = No está decidido: hacen falta más rondas
quiz-because-totals = Los totales son { $own } para ti y { $other } para el otro
quiz-mix-most-rounds-win-title = gana quien ganó más rondas
quiz-mix-most-rounds-win = Una ronda grande puede pesar más que muchas pequeñas. Deciden los totales: { $own } y { $other }.
quiz-mix-last-round-wins-title = decide la última ronda
quiz-mix-last-round-wins = Cuenta como las demás. Deciden los totales: { $own } y { $other }.
quiz-mix-added-wrong-title = un desliz al sumar
quiz-mix-added-wrong = Suma las rondas otra vez, con sus signos: { $own } y { $other }.
quiz-mix-rounds-level-title = las mismas rondas cada uno es empate
quiz-mix-rounds-level = No se cuentan rondas, sino puntos: { $own } y { $other }.
quiz-mix-close-is-draw-title = están tan cerca que es empate
quiz-mix-close-is-draw = Solo empatan totales iguales. Aquí son { $own } y { $other }.
quiz-mix-play-to-a-lead-title = alguien tiene que ganar por mucho
quiz-mix-play-to-a-lead = Acordasteis seis rondas, y seis se han jugado. Gana el total más alto.

quiz-q-match-over-target = Acordasteis jugar hasta { $target } puntos. ¿Ha acabado la partida?
quiz-q-match-over-rounds = Acordasteis jugar seis rondas. ¿Ha acabado la partida?
quiz-over-yes = Sí, ha acabado
quiz-over-no = No, se juega otra ronda
quiz-over-answer = El otro puede jugar una ronda más
quiz-over-leader = Quien va por delante puede acabarla
quiz-mix-lead-decides-title = la ventaja es demasiado grande
quiz-mix-lead-decides = Una partida de seis rondas se juega hasta el final, por grande que sea la ventaja.
quiz-mix-lead-counts-title = cuenta la distancia entre los dos
quiz-mix-lead-counts = Cuenta el total de un jugador, no la distancia. Nadie ha llegado aún a { $target }.
quiz-mix-target-passed-title = hay que pasar de la meta
quiz-mix-target-passed = Basta con llegar: la partida acaba tras la ronda en que un total es { $target } o más.
quiz-mix-other-may-answer-title = el otro puede responder
quiz-mix-other-may-answer = Nadie recibe una ronda de más. Tras cada ronda se mira lo acordado.
quiz-mix-leader-decides-title = decide quien va por delante
quiz-mix-leader-decides = No decide nadie: cuánto se juega se acordó antes de la primera ronda.

quiz-q-match-total = ¿Cuál es tu total después de estas rondas?
quiz-because-match-total = Sumadas: { $sum } = { $total }
quiz-mix-losses-added-title = todos los números se suman
quiz-mix-losses-added = Las pérdidas se restan: fíjate en los signos menos.
quiz-mix-losses-forgotten-title = las rondas perdidas no cuentan
quiz-mix-losses-forgotten = Lo que pierdes en una ronda se quita de tu total.
quiz-mix-only-last-round-title = cada ronda empieza de cero
quiz-mix-only-last-round = Esa es solo la última ronda. El total las suma todas.
quiz-mix-the-others-total-title = ese es el total del otro
quiz-mix-the-others-total = Los dos totales suman cero. El tuyo tiene el signo contrario.
quiz-mix-difference-of-totals-title = la distancia entre los dos
quiz-mix-difference-of-totals = Esa es la distancia que os separa. Tu total es la mitad.

quiz-q-house-play = Jugáis con las reglas «traditional». Juegas { $card }. ¿Qué se lleva?
quiz-q-house-deal = { $who ->
    [you] Jugáis con las reglas «traditional». Has repartido esta mesa. ¿Y ahora?
   *[other] Jugáis con las reglas «traditional». El otro ha repartido esta mesa. ¿Y ahora?
  }
quiz-mix-our-own-rules-title = las reglas de siempre valen siempre
quiz-mix-our-own-rules = Vale lo acordado antes de la primera ronda. En «traditional», la regla de la casa { $key } es otra.

## Lección 10: preguntar por manos

quiz-group-stock-in-order = Mazo de robo, la de arriba primero
quiz-group-advice = Una respuesta
quiz-group-finding = Un resultado

quiz-q-unseen = Una ronda como la ve el asiento 0. ¿Cuántas cartas no puede ver?
quiz-because-unseen = { $other } en la otra mano y { $stock } en el mazo de robo; los montones y la mesa están a la vista
quiz-mix-hidden-hand-only-title = solo está oculta la mano del otro
quiz-mix-hidden-hand-only = El mazo de robo también está boca abajo: { $count } más.
quiz-mix-hidden-stock-only-title = solo está oculto el mazo
quiz-mix-hidden-stock-only = La mano del otro también está oculta: { $count } más.
quiz-mix-piles-hidden-title = los montones están boca abajo
quiz-mix-piles-hidden = Las cartas que alguien se ha llevado están a la vista, y puedes mirarlas cuando quieras.
quiz-mix-field-hidden-title = la mesa también cuenta
quiz-mix-field-hidden = La mesa está a la vista de los dos.
quiz-mix-all-hidden-title = las cuarenta están ocultas
quiz-mix-all-hidden = Conoces tu mano, la mesa y los dos montones.

quiz-q-open-cards = Los dos veis todas las cartas. Hay tres meses en juego y solo cuentan los puntos de las cartas. Empiezas tú: ¿con qué carta?
quiz-because-open-cards = Con { $card } acabas a { $points } en puntos de cartas frente al otro; con la siguiente, a { $next }
quiz-mix-match-missed-title = una pareja no se deja pasar
quiz-mix-match-missed = Con { $card } acabas a { $points }. Una pareja puede esperar; aquí va antes { $best }.
quiz-mix-refusal-for-nothing-title = la pareja puede esperar
quiz-mix-refusal-for-nothing = A veces. Aquí no: con { $card } acabas a { $points }, y { $best } da más.
quiz-mix-wrong-match-title = cualquier pareja vale
quiz-mix-wrong-match = Con { $card } acabas a { $points }. Mira lo que deja: { $best } da más.

quiz-q-fewer-errors = Con { $deals } repartos, el error típico es el que ves. ¿Cuánto será, más o menos, con { $times } veces más?
quiz-line-advice = { $card }: { $mean } ± { $error }
quiz-because-fewer-errors = Baja con la raíz cuadrada de los repartos: con { $times } veces más, { $root ->
    [2] la mitad
    [3] un tercio
   *[4] un cuarto
  } del error
quiz-mix-error-stays-title = el error no cambia
quiz-mix-error-stays = Cada reparto dice algo más de las cartas ocultas. Con muchos más, la media baila menos de { $error }.
quiz-mix-error-grows-title = los errores se suman
quiz-mix-error-grows = En la media se compensan en parte. { $times } veces más repartos la hacen más segura.
quiz-mix-error-by-deals-title = tantas veces más repartos, tantas veces menos error
quiz-mix-error-by-deals = Sería muy rápido. El error baja con la raíz cuadrada: { $times } veces más repartos, { $root } veces menos.
quiz-mix-error-gone-title = con muchos repartos es seguro
quiz-mix-error-gone = Mientras haya cartas ocultas, queda algún error.

quiz-q-told-apart = ¿Qué dice esta respuesta? Tras ± va un error típico.
quiz-line-best = { $card }: { $mean } ± { $error }
quiz-line-behind = { $card }: { $mean } ± { $error }, hasta la mejor { $behind } ± { $by }
quiz-told-clear = { $card } es la mejor, sin duda
quiz-told-open = { $card } o { $other }: estos repartos no lo dicen
quiz-told-third = { $card }, porque su error es el menor
quiz-because-told-apart = { $clear ->
    [yes] La ventaja de { $lead } pasa del doble de su error, { $by }. Ambas se probaron en los mismos repartos, así que la ventaja es más segura que las dos medias
   *[no] La ventaja de { $lead } no pasa del doble de su error, { $by }: el azar basta para eso
  }
quiz-mix-higher-is-clear-title = la media más alta es mejor
quiz-mix-higher-is-clear = Solo si su ventaja es mayor de lo que da el azar. Aquí { $lead } ± { $by } no llega al doble del error.
quiz-mix-ranges-overlap-title = los dos márgenes se solapan
quiz-mix-ranges-overlap = Los de las dos medias sí, pero se probaron en los mismos repartos. Lo que cuenta es la ventaja, { $lead } ± { $by }.
quiz-mix-last-row-best-title = gana el número más seguro
quiz-mix-last-row-best = Un error pequeño dice que el número es seguro, no que sea alto. { $card } queda muy atrás.

quiz-q-verdict = Se afirma que ser crupier es una ventaja: su puntuación media sería mayor que cero. ¿Qué dice el resultado?
quiz-line-finding = Puntuación del crupier: { $value }, intervalo del 95 % de { $low } a { $high }
quiz-finding-true = La afirmación se cumple
quiz-finding-false = La afirmación no se cumple
quiz-finding-undecided = Queda sin decidir
quiz-because-verdict = { $verdict ->
    [true] Todo el intervalo queda por encima de cero
    [false] Todo el intervalo queda por debajo de cero
   *[undecided] El cero cae dentro del intervalo: el valor verdadero puede estar a un lado o al otro
  }
quiz-mix-value-alone-title = decide el valor
quiz-mix-value-alone = { $value } es lo que salió esta vez. El intervalo cruza el cero, así que el azar puede cambiar el signo.
quiz-mix-figure-turned-title = el signo habla del otro lado
quiz-mix-figure-turned = La cifra { $value } es la del crupier. Por encima de cero habla a su favor; por debajo, en contra.
quiz-mix-never-sure-title = las muestras nunca deciden
quiz-mix-never-sure = Deciden cuando todo el intervalo queda a un lado del cero, como aquí.

quiz-q-cause = ¿Qué aporta recibir el Relámpago en lugar de una carta cualquiera?
quiz-line-ends = Quien acaba con el Relámpago saca { $value } por ronda
quiz-line-dealt = Quien recibe el Relámpago saca { $value } por ronda
quiz-because-cause = Dónde cae una carta es puro azar, así que la diferencia la hace la carta
quiz-mix-effect-for-cause-title = quien lo tiene al final se lo debe todo
quiz-mix-effect-for-cause = Quien acaba con él quizá jugó y robó bien. Esa cifra es efecto a la vez que causa.
quiz-mix-both-counted-title = cuentan las dos cifras
quiz-mix-both-counted = Miran las mismas rondas de dos maneras. Sumarlas cuenta el Relámpago dos veces.
quiz-mix-difference-counted-title = la diferencia es lo que vale
quiz-mix-difference-counted = La diferencia es lo que ponen el juego y los robos: la parte que no es de la carta.

# Los ejercicios de Mighty.
#
# quiz-q-…        la pregunta                        quiz-mix-…-title   cómo se llama la confusión: lo que alguien diría
# quiz-group-…    un rótulo de la imagen             quiz-mix-…         por qué no es así, sin el número de la regla
# quiz-line-…     una línea junto a las cartas       quiz-because-…     la razón de la respuesta correcta

lesson-6-topic = Bazas, Mighty y Joker
lesson-7-topic = Las declaraciones
lesson-8-topic = Pozo, triunfo y amigo
lesson-9-topic = Puntuación y juego
lesson-11-topic = Preguntar por manos

## Palabras

quiz-bid = { $bid }
quiz-line-trump = Triunfo: { $trump }
quiz-line-trick = Baza { $number } de 10
quiz-line-call = Carta del Joker Call: { $card }
quiz-line-korean = Reglas habituales en Corea
quiz-line-seed = Las reglas de estas lecciones
quiz-line-leads = Sale { $seat }
quiz-line-declarer = Declarante: { $seat }
quiz-line-dealer = Reparte: { $seat }
quiz-line-friend = Amigo: { $seat }
quiz-line-contract = { $number }, { $trump }
quiz-line-bid = Declaración: { $bid }
quiz-line-points = Puntos del equipo del declarante: { $points }
quiz-line-own-tricks = En las bazas del declarante: { $points }
quiz-line-friend-tricks = En las bazas del amigo: { $points }
quiz-line-buried = Descartados: { $points }
quiz-line-side-so-far = El equipo del declarante hasta ahora, con el descarte: { $points }
quiz-line-against-so-far = Los defensores hasta ahora: { $points }
quiz-line-alone = Sin amigo, anunciado
quiz-line-score = { $seat }: { $score }
quiz-line-called = { $seat } es el declarante y llama { $card }
quiz-line-holder = { $seat } tiene esa carta y aún no se ha jugado
quiz-line-took = { $seat }: { $points }
quiz-line-friend-took = { $seat }: { $before } antes de mostrar la carta llamada, { $since } después

quiz-group-table = La mesa
quiz-group-trick = La baza, por orden de juego
quiz-group-trick-so-far = La baza hasta ahora
quiz-group-led-with-call = Salida con Joker Call
quiz-group-contract = El contrato
quiz-group-bids = Cuatro declaraciones
quiz-group-standing = La declaración vigente
quiz-group-said = Lo que se ha dicho
quiz-group-laid-away = Descarte
quiz-group-won-with = Las declaraciones se ganaron con
quiz-group-final-trump = Triunfo definitivo
quiz-group-rule-set = Se juega con
quiz-group-seat-holds = { $seat } tiene
quiz-group-called = La llamada
quiz-group-result = La mano
quiz-group-taken = Puntos ganados en bazas
quiz-group-scores = Puntuación
quiz-group-last-hand = La última mano

## Lección 6: bazas

quiz-q-trick-points = ¿Cuántos puntos hay en esta baza?
quiz-because-points = { $cards } son las cartas de puntos: as, rey, reina, jota y diez valen 1 cada una
quiz-mix-ten-is-no-point-title = un diez es solo un número
quiz-mix-ten-is-no-point = El diez es la quinta carta de puntos de su palo, junto al as, el rey, la reina y la jota.
quiz-mix-ace-is-no-point-title = un as es alto, pero no es punto
quiz-mix-ace-is-no-point = El as es alto y además es punto: as, rey, reina, jota y diez de cada palo valen 1.
quiz-mix-court-only-title = solo cuentan las figuras
quiz-mix-court-only = Rey, reina y jota valen 1 cada uno, y el as y el diez también.
quiz-mix-joker-is-a-point-title = el Joker vale un punto
quiz-mix-joker-is-a-point = El Joker gana bazas, pero no vale nada. Hay 20 puntos, cinco en cada palo.
quiz-mix-a-card-a-point-title = cada carta es un punto
quiz-mix-a-card-a-point = Hay cinco cartas, pero del dos al nueve no valen nada, y el Joker tampoco.

quiz-q-legal = Te toca. Elige todas las cartas que puedes jugar.
quiz-mix-mighty-any-time-title = el Mighty se juega cuando se quiera
quiz-mix-trump-any-time-title = el triunfo se juega cuando se quiera
quiz-mix-throw-away-any-time-title = una carta que me sobra puede irse cuando sea
quiz-mix-joker-follows-too-title = el Joker espera a que me falte el palo
quiz-mix-joker-follows-too = El Joker es libre: puedes jugarlo en cualquier baza, aunque tengas el palo de salida.
quiz-mix-mighty-only-on-its-suit-title = el Mighty solo va a su palo
quiz-mix-mighty-only-on-its-suit = No tienes el palo de salida, así que vale cualquier carta, también { $card }.
quiz-mix-must-beat-title = hay que superar lo jugado
quiz-mix-must-beat = Nadie te obliga a ganar: sirve cualquier carta del palo, { $card } igual que una más alta.
quiz-mix-must-trump-when-void-title = sin el palo, hay que jugar triunfo
quiz-mix-must-trump-when-void = Si te falta el palo de salida eres libre: { $card } se puede soltar.
quiz-mix-no-trump-when-void-title = con el triunfo solo se sale
quiz-mix-no-trump-when-void = Si te falta el palo de salida eres libre, y { $card } bien puede ganar como triunfo.

quiz-q-who-wins = ¿Qué carta gana la baza?
quiz-because-wins-suit = Sin Mighty, sin Joker con poder y sin triunfos: { $card } es la más alta del palo de salida
quiz-because-wins-trump = Sin Mighty y sin Joker con poder: { $card } es el triunfo más alto
quiz-because-wins-joker = Aquí no está el Mighty, así que el Joker supera todo, también los triunfos
quiz-because-wins-mighty = { $card } es el Mighty: gana se juegue lo que se juegue
quiz-mix-joker-beats-mighty-title = el Joker supera al Mighty
quiz-mix-joker-beats-mighty = El Joker supera todo menos una carta: el Mighty, { $best }, y está en esta baza.
quiz-mix-joker-never-fails-title = un Joker gana siempre
quiz-mix-joker-never-fails = El segundo jugador ha contestado con la carta del Joker Call y la salida del Joker fracasa. Se la lleva { $best }.
quiz-mix-joker-wins-last-title = el Joker gana hasta el final
quiz-mix-joker-wins-last = En la última baza el Joker pierde frente a cualquier carta. Se la lleva { $best }.
quiz-mix-spade-ace-stays-mighty-title = el as de picas es siempre el Mighty
quiz-mix-spade-ace-stays-mighty = Con picas de triunfo el Mighty es { $mighty }. { $card } es entonces solo el triunfo más alto, y gana { $best }.
quiz-mix-trump-beats-mighty-title = el triunfo supera todo
quiz-mix-trump-beats-mighty = { $card } es triunfo, pero el Mighty { $best } está por encima de todos.
quiz-mix-trump-beats-joker-title = un triunfo supera al Joker
quiz-mix-trump-beats-joker = { $card } es triunfo, pero el Joker está por encima de todos.
quiz-mix-any-trump-wins-title = cualquier triunfo gana
quiz-mix-any-trump-wins = Hay algo más alto: { $best } supera a { $card }.
quiz-mix-suit-against-trump-title = gana la más alta del palo de salida
quiz-mix-suit-against-trump = Eso vale si no cae ningún triunfo: { $best } supera a { $card }.
quiz-mix-suit-against-special-title = seguir el palo y ser la más alta basta
quiz-mix-suit-against-special = No cuando hay Mighty o Joker en la baza: { $best } supera a { $card }.
quiz-mix-leader-keeps-title = quien sale tiene preferencia
quiz-mix-leader-keeps = La salida solo dice qué palo hay que seguir. { $best } es más alta que { $card }.
quiz-mix-lower-of-suit-title = basta con una carta del palo
quiz-mix-lower-of-suit = { $card } sigue el palo, pero { $best } es más alta.
quiz-mix-ace-always-wins-title = un as gana
quiz-mix-ace-always-wins = { $card } no es del palo de salida ni triunfo: una carta así no gana nunca. Gana { $best }.
quiz-mix-other-suit-wins-title = la carta jugada con libertad puede ganar
quiz-mix-other-suit-wins = { $card } no es del palo de salida ni triunfo, así que no puede ganar. Gana { $best }.

quiz-q-next-lead = ¿Quién sale en la baza siguiente?
quiz-because-next-lead = { $card } gana la baza y la jugó { $seat }; sale quien gana
quiz-mix-leader-leads-on-title = quien sale, sigue saliendo
quiz-mix-leader-leads-on = { $seat } salió en esta baza, pero la ganó { $winner }, y sale quien gana.
quiz-mix-declarer-leads-always-title = el declarante sale siempre
quiz-mix-declarer-leads-always = { $seat }, el declarante, sale solo en la primera baza. Ahora le toca a { $winner }.
quiz-mix-lead-goes-round-title = la salida da la vuelta a la mesa
quiz-mix-lead-goes-round = { $seat } se sienta junto a quien salió, pero la salida es de quien gana, { $winner }.
quiz-mix-counted-from-p0-title = la primera carta es de P0
quiz-mix-counted-from-p0 = La primera carta es de quien sale. Cuenta desde ahí, en sentido horario: { $winner }, no { $seat }.
quiz-mix-counter-clockwise-title = se juega hacia la derecha
quiz-mix-counter-clockwise = Se juega en sentido horario, de P0 a P1 y a P2. La carta ganadora es de { $winner }, no de { $seat }.
quiz-mix-left-of-winner-title = quien gana descansa y sale el siguiente
quiz-mix-left-of-winner = Sale quien gana, no el siguiente: { $winner }, no { $seat }.

quiz-q-which-mighty = ¿Qué carta es el Mighty?
quiz-no-mighty = No hay ninguno
quiz-mix-permanent-mighty-title = el as de picas es siempre el Mighty
quiz-mix-permanent-mighty = Casi siempre. Pero aquí las picas son triunfo, y entonces ocupa su lugar el as de diamantes.
quiz-mix-mighty-always-moves-title = el Mighty es el as de diamantes
quiz-mix-mighty-always-moves = Solo cuando las picas son triunfo. Aquí el triunfo es { $trump }, así que el Mighty es el as de picas.
quiz-mix-mighty-is-trump-ace-title = el as de triunfo es el Mighty
quiz-mix-mighty-is-trump-ace = { $card } es el triunfo más alto. El Mighty está por encima de todos los triunfos, y es el as de picas.
quiz-mix-mighty-of-clubs-title = con picas, es el otro as negro
quiz-mix-mighty-of-clubs = En algunas mesas se juega así. En estas reglas ocupa su lugar el as de diamantes.
quiz-mix-mighty-is-black-title = los diamantes suplen a las picas, así que ahora son tréboles
quiz-mix-mighty-is-black = Con diamantes de triunfo no cambia nada: el Mighty es el as de picas.
quiz-mix-no-trump-no-mighty-title = sin triunfo no hay Mighty
quiz-mix-no-trump-no-mighty = El Mighty no necesita triunfo: sin triunfo también es el as de picas.
quiz-mix-joker-is-mighty-title = el Joker es el Mighty
quiz-mix-joker-is-mighty = Son dos cartas. El Joker supera todo menos el Mighty, que es un as.

quiz-q-lead-legal = Eres el declarante y sales en la primera baza. ¿Con qué puedes salir?
quiz-lead-any = Con cualquier carta de mi mano
quiz-lead-no-trump = Con cualquiera menos un triunfo
quiz-lead-no-joker = Con cualquiera menos el Joker
quiz-lead-no-special = Con cualquiera menos Mighty y Joker
quiz-because-lead-legal = En estas reglas no hay reservas: triunfo, Mighty y Joker pueden salir en la primera baza
quiz-mix-trump-lead-forbidden-title = no se sale de triunfo al principio
quiz-mix-trump-lead-forbidden = Es una regla de la casa, habitual en Corea. En estas reglas el declarante puede salir de triunfo enseguida.
quiz-mix-joker-never-led-title = el Joker espera a la segunda baza
quiz-mix-joker-never-led = En estas reglas el Joker tiene todo su poder en la primera baza y puede salir en ella.
quiz-mix-mighty-never-led-title = con las cartas especiales no se sale
quiz-mix-mighty-never-led = Se puede salir del Mighty: su palo es entonces el que se sigue. Y también del Joker.

quiz-q-joker-led = Ha salido el Joker. Elige todas las cartas que puedes jugar.
quiz-because-second-free = Una salida de Joker no pide nada: el segundo jugador es libre
quiz-because-joker-suit = La primera carta con palo lo fija: { $suit }
quiz-mix-joker-asks-for-trump-title = el Joker pide triunfo
quiz-mix-free-after-joker-title = tras un Joker todos son libres
quiz-mix-joker-asks-for-trump-instead-title = el palo del Joker es el triunfo
quiz-mix-joker-asks-for-trump-instead = El Joker no tiene palo. La segunda carta ha fijado uno, { $suit }, y { $card } lo sigue.
quiz-mix-second-must-answer-trump-title = a un Joker se le sigue con triunfo
quiz-mix-second-must-answer-trump = El Joker no fija palo, así que el segundo jugador puede jugar lo que quiera, también { $card }.
quiz-mix-save-trumps-title = no se echa triunfo a un Joker
quiz-mix-save-trumps = El segundo jugador es libre. { $card } fijaría el palo para los de detrás.

quiz-because-call-works = El segundo jugador ha contestado al Joker con { $card }: el Joker fracasa y se lleva la baza { $best }
quiz-because-call-late = { $card } ha caído en tercer lugar o después, y ahí es una carta cualquiera: gana el Joker
quiz-mix-call-from-any-seat-title = la llamada vale desde cualquier sitio
quiz-mix-call-from-any-seat = { $card } tumba al Joker solo si la juega el segundo jugador. Después es una carta cualquiera, así que { $best } no gana.

quiz-because-last-trick = En la última baza el Joker no vale nada, y { $card } supera a las demás

quiz-q-any-time = ¿Con qué reglas puedes jugar aquí el Mighty, { $card }?
quiz-sets-both = Con ambas
quiz-sets-korean = Solo con las habituales en Corea
quiz-sets-seed = Solo con las de estas lecciones
quiz-sets-neither = Con ninguna
quiz-because-any-time-of-its-suit = { $card } es del palo de salida, así que lo sigue como cualquier carta
quiz-because-any-time-void = Te falta el palo de salida, así que vale cualquier carta
quiz-because-any-time-korean = Tienes el palo de salida. En estas reglas el Mighty debe seguirlo como cualquier carta; en Corea { $card } se juega cuando se quiera
quiz-mix-mighty-free-everywhere-title = el Mighty se juega cuando se quiera
quiz-mix-mighty-free-everywhere = En Corea, sí. En estas reglas solo el Joker es libre: tienes el palo de salida, así que el Mighty espera.
quiz-mix-mighty-never-free-of-its-suit-title = estas reglas encierran al Mighty
quiz-mix-mighty-never-free-of-its-suit = Ha salido su propio palo y { $card } lo sigue. Eso vale en todas partes.
quiz-mix-mighty-never-free-void-title = estas reglas encierran al Mighty
quiz-mix-mighty-never-free-void = Te falta el palo de salida. Entonces vale cualquier carta, también { $card }, con unas reglas y con otras.
quiz-mix-korea-is-stricter-title = las reglas coreanas son más estrictas
quiz-mix-korea-is-stricter = Es al revés: lo que estas reglas permiten al Mighty, las coreanas también.
quiz-mix-mighty-only-leads-of-its-suit-title = con el Mighty solo se sale
quiz-mix-mighty-only-leads-of-its-suit = { $card } es del palo de salida, así que se puede jugar.
quiz-mix-mighty-only-leads-void-title = con el Mighty solo se sale
quiz-mix-mighty-only-leads-void = Si te falta el palo de salida puedes jugar cualquier carta, también { $card }.
quiz-mix-mighty-only-leads-korean-title = todos deben seguir el palo, siempre
quiz-mix-mighty-only-leads-korean = En Corea el Mighty es una excepción: { $card } se juega cuando se quiera.

quiz-q-joker-call-korean = Ha salido { $card } con Joker Call, con las reglas habituales en Corea. Elige todas las cartas que puedes jugar.
quiz-because-no-joker = No tienes el Joker, así que la llamada no va contigo: sigue el palo
quiz-mix-follow-before-call-title = seguir el palo va primero
quiz-mix-call-is-a-request-title = un Joker Call se puede ignorar
quiz-mix-call-frees-everybody-title = tras un Joker Call todos son libres
quiz-mix-called-joker-may-hide-title = el Joker es libre, así que puede quedarse
quiz-mix-called-joker-may-hide = No cuando lo llaman: quien tiene el Joker debe jugarlo en esta baza, y sin poder.
quiz-mix-mighty-cannot-save-title = nada salva al Joker
quiz-mix-mighty-cannot-save = Una carta sí: quien tiene además el Mighty puede jugarlo y guardar el Joker.
quiz-mix-mighty-waits-for-suit-title = el Mighty debe seguir el palo
quiz-mix-mighty-waits-for-suit = Con las reglas coreanas el Mighty se juega cuando se quiera.

## Lección 7: las declaraciones

quiz-q-first-speaks = ¿Quién habla primero en las declaraciones?
quiz-because-first-speaks = Reparte { $dealer }, así que empieza { $first }, a su izquierda
quiz-mix-dealer-first-title = empieza quien reparte
quiz-mix-dealer-first = Así es en Corea. En estas reglas { $seat } reparte y habla al final.
quiz-mix-right-of-dealer-title = las declaraciones van al revés
quiz-mix-right-of-dealer = { $seat } está a la derecha de quien reparte. Empieza quien está a la izquierda: un sitio más, en sentido horario.
quiz-mix-next-but-one-title = la izquierda son dos sitios más
quiz-mix-next-but-one = { $seat } habla en segundo lugar: la izquierda es el sitio siguiente.
quiz-mix-p0-always-first-title = P0 empieza siempre
quiz-mix-p0-always-first = Los sitios se numeran desde P0, pero quién habla primero depende de quien reparte, no de { $seat }.

quiz-q-promise = ¿Cuántos puntos pueden ganar los defensores, como mucho, para que el contrato se cumpla?
quiz-because-promise = De los 20 puntos, { $bid } son de la declaración y { $left } pueden irse
quiz-mix-bid-must-be-beaten-title = hay que superar la declaración
quiz-mix-bid-must-be-beaten = Basta con igualarla: tantos puntos como se declararon cumplen el contrato.
quiz-mix-counted-the-wrong-side-title = eso es lo que necesita el declarante
quiz-mix-counted-the-wrong-side = La declaración es lo que necesita el equipo del declarante. Se pregunta por el otro: lo que queda de los 20.
quiz-mix-one-point-is-forgiven-title = por un punto no pasa nada
quiz-mix-one-point-is-forgiven = Falta un punto y el contrato ha fallado.
quiz-mix-half-is-enough-title = decide la mitad de los puntos
quiz-mix-half-is-enough = No se trata de la mayoría de los 20, sino del número declarado.

quiz-q-highest-bid = ¿Qué declaración es la más alta?
quiz-mix-spades-are-highest-title = las picas son el palo más alto
quiz-mix-spades-are-highest = En el bridge, sí. Aquí son el más bajo: picas, tréboles, diamantes, corazones, sin triunfo. Así que { $best } supera a { $bid }.
quiz-mix-suits-are-level-title = a igual número, van empatadas
quiz-mix-suits-are-level = Decide el triunfo, desde picas, por tréboles, diamantes y corazones, hasta sin triunfo: { $best } supera a { $bid }.
quiz-mix-no-trump-beats-all-title = sin triunfo supera a todos los palos
quiz-mix-no-trump-beats-all = Solo a igual número. El número va primero, así que { $best } supera a { $bid }.
quiz-mix-suit-before-number-title = primero va el mejor palo
quiz-mix-suit-before-number = Primero va el número y solo después el palo: { $best } supera a { $bid }.

quiz-q-above = ¿Cuáles de estas declaraciones pueden seguir?
quiz-mix-number-must-rise-title = el número tiene que subir
quiz-mix-number-must-rise = Basta un palo más alto con el mismo número: { $bid } supera a { $standing }.
quiz-mix-rise-needs-higher-suit-title = palo y número tienen que mejorar
quiz-mix-rise-needs-higher-suit = Un número más alto gana con cualquier palo: { $bid } supera a { $standing }.
quiz-mix-equal-will-do-title = se puede repetir la misma declaración
quiz-mix-rank-before-number-title = un palo más alto suple un punto
quiz-mix-spades-on-top-title = las picas son el palo más alto
quiz-mix-order-of-suits-title = los corazones son los más bajos

quiz-q-auction-now = ¿Qué pasa ahora?
quiz-said-bid = { $seat } { $bid }
quiz-said-pass = { $seat } pasa
quiz-speaks = Habla { $seat }
quiz-declarer-is = { $seat } es el declarante, con { $bid }
quiz-thrown-in = La mano se anula: nadie puntúa
quiz-same-dealer = Nadie puntúa y reparte otra vez el mismo
quiz-dealer-must = { $seat }, que reparte, tiene que declarar
quiz-mix-pass-is-final-title = quien pasa, pasa para siempre
quiz-mix-pass-is-final = Quien ha pasado puede volver cuando le llega el turno. Habla { $seat }, hasta que cuatro pasen seguidos.
quiz-mix-passed-are-skipped-title = a quien ha pasado se le salta
quiz-mix-passed-are-skipped = No se salta a nadie: el turno va al sitio siguiente, { $seat }, se dijera allí lo que se dijera.
quiz-mix-bidder-speaks-again-title = quien declara tiene la última palabra
quiz-mix-bidder-speaks-again = La declaración vigente es de { $bidder }. Cuatro pases seguidos cierran las declaraciones sin una palabra más.
quiz-mix-four-passes-end-title = cuatro pases cierran las declaraciones
quiz-mix-four-passes-end = Solo si hay una declaración vigente. Aquí nadie ha declarado, así que { $seat } aún puede hablar.
quiz-mix-passes-throw-in-title = tantos pases acaban en nada
quiz-mix-passes-throw-in = Hay una declaración vigente, la de { $bidder }, así que la mano se juega. Se anula solo si pasan los cinco.
quiz-mix-one-more-round-title = todos tienen un turno más
quiz-mix-one-more-round = Cuatro han pasado seguidos desde la última declaración. Ahí se acaba, y { $seat } no tiene otro turno.
quiz-mix-five-passes-go-on-title = se da la vuelta hasta que alguien declare
quiz-mix-five-passes-go-on = Han pasado los cinco: la mano se anula y { $seat } no vuelve a hablar.
quiz-mix-everyone-has-a-word-title = todos tienen que haber hablado
quiz-mix-everyone-has-a-word = Nada supera a 20 sin triunfo, así que las declaraciones acaban enseguida y a { $seat } no se le pregunta.
quiz-mix-same-dealer-again-title = reparte otra vez el mismo
quiz-mix-same-dealer-again = En otros sitios, sí. En estas reglas el reparto pasa de { $dealer } al siguiente.
quiz-mix-dealer-must-bid-title = a quien reparte le toca cargar con ella
quiz-mix-dealer-must-bid = Nadie está obligado a declarar, { $dealer } tampoco.

quiz-q-hand-count = Cuentas esta mano con triunfo { $trump }. ¿Hasta qué número puedes declarar?
quiz-mix-all-trumps-alike-title = todos los triunfos cuentan igual
quiz-mix-all-trumps-alike = As, rey y reina de triunfo cuentan medio punto más que los otros.
quiz-mix-seven-left-out-title = empiezo de cero
quiz-mix-seven-left-out = La cuenta empieza en 7: es lo que traen de media el pozo, el amigo y la suerte.
quiz-mix-half-rounds-up-title = el medio se redondea hacia arriba
quiz-mix-half-rounds-up = Medio punto no hace un punto: declara hasta el número entero.
quiz-mix-mighty-counts-as-ace-title = el Mighty cuenta como cualquier as
quiz-mix-mighty-counts-as-ace = El Mighty cuenta 2, el doble que otro as.
quiz-mix-side-aces-forgotten-title = solo cuentan triunfos y cartas especiales
quiz-mix-side-aces-forgotten = Cada uno de los otros ases también cuenta 1.
quiz-mix-counted-point-cards-title = cuento mis cartas de puntos
quiz-mix-counted-point-cards = Los puntos que tienes no son los que ganas. Cuenta lo que gana bazas: triunfos, Mighty, Joker, ases y reyes, y 7 de partida.

quiz-q-best-trump = ¿Con qué triunfo cuenta más esta mano?
quiz-with-trump =
    { $code ->
        [N] sin triunfo
       *[other] con { $trump }
    }
quiz-with-trump-first =
    { $code ->
        [N] Sin triunfo
       *[other] Con { $trump }
    }
quiz-mix-longest-suit-wins-title = el palo más largo es siempre el mejor
quiz-mix-longest-suit-wins = { $at } la mano cuenta { $total }; { $best }, { $most }: las cartas altas y el Mighty también pesan.
quiz-mix-no-trump-is-grander-title = sin triunfo es para manos buenas
quiz-mix-no-trump-is-grander = { $at } la mano cuenta { $total }, como con tres triunfos bajos. { $first } da { $most }.
quiz-mix-strong-suit-counts-more-title = unas pocas cartas altas hacen un triunfo
quiz-mix-strong-suit-counts-more = { $at } la mano cuenta { $total }; { $best }, { $most }: cada triunfo cuenta 1, los bajos también.

quiz-q-bid-or-pass = P1 ha declarado y te toca. ¿Qué aconseja la cuenta?
quiz-i-pass = Pasar
quiz-because-count-says = La mano cuenta { $total } { $best }: declara hasta ahí, lo menos que baste, y más allá pasa
quiz-mix-waits-for-better-title = mejor esperar
quiz-mix-waits-for-better = La mano cuenta { $total } { $best }: da para una declaración más alta. Tras cuatro pases es tarde.
quiz-mix-bids-on-hope-title = el pozo ayudará
quiz-mix-bids-on-hope = La mano cuenta { $total } { $best }, y el pozo ya está dentro. { $bid } es más de lo que vale.
quiz-mix-jumps-to-the-top-title = declarar de golpe lo que vale la mano
quiz-mix-jumps-to-the-top = La mano cuenta { $total } { $best }, pero un contrato cumplido paga lo mismo se declare lo que se declare. No subas más de lo necesario: todavía no { $bid }.
quiz-mix-any-suit-will-do-title = vale cualquier palo, el triunfo se cambia luego
quiz-mix-any-suit-will-do = La mano cuenta { $total }, pero { $best }. Di lo que quieres jugar, no { $bid }.

## Lección 8: pozo, triunfo y amigo

quiz-q-laid-away = ¿Cuántos puntos dan estas tres al equipo del declarante?
quiz-because-laid-away = { $cards } cuentan como ganadas
quiz-mix-laid-away-is-lost-title = los puntos descartados se pierden
quiz-mix-laid-away-is-lost = Lo que descarta el declarante cuenta al final para su equipo.
quiz-mix-three-cards-three-points-title = cada carta descartada es un punto
quiz-mix-three-cards-three-points = Solo cuentan las cartas de puntos: as, rey, reina, jota, diez.

quiz-q-final-trump = ¿Cuántos puntos tiene que ganar ahora el equipo del declarante?
quiz-because-trump-kept = El triunfo es el que se declaró, y el número también
quiz-because-trump-free = En estas reglas cambiar de triunfo no cuesta nada: el número se queda
quiz-because-trump-raised = En la práctica coreana un cambio cuesta 2, y a sin triunfo 1: { $before } + { $by } = { $after }
quiz-mix-change-always-costs-title = cambiar de triunfo cuesta puntos
quiz-mix-change-always-costs = En Corea, sí. En estas reglas el declarante cambia el triunfo sin coste y el número se queda.
quiz-mix-korean-change-is-free-title = cambiar de triunfo es gratis
quiz-mix-korean-change-is-free = En estas reglas, sí. En la práctica coreana sube el número en 2, o en 1 si es sin triunfo.
quiz-mix-every-change-costs-two-title = cuesta dos en todo caso
quiz-mix-every-change-costs-two = Dos es el precio coreano de otro palo. Mantener el triunfo no cuesta nada, y sin triunfo cuesta 1.
quiz-mix-kitty-costs-one-title = el pozo tiene su precio
quiz-mix-kitty-costs-one = Por el pozo no se paga nada. Solo puede costar el cambio de triunfo, y solo en la práctica coreana.

quiz-q-who-is-friend = { $declarer } es el declarante y ha llamado { $card }. ¿Quién es el amigo?
quiz-nobody = Nadie
quiz-mix-friend-only-when-shown-title = no hay amigo hasta que se juega la carta
quiz-mix-friend-only-when-shown = El amigo es quien tiene { $card }, en secreto, desde la llamada. Jugarla solo lo revela.
quiz-mix-mighty-makes-the-friend-title = quien tiene el Mighty es el amigo
quiz-mix-mighty-makes-the-friend = { $seat } tiene el Mighty, pero se ha llamado otra carta: { $card }.
quiz-mix-somebody-must-be-friend-title = alguien tiene que ser el amigo
quiz-mix-somebody-must-be-friend = { $card } está en poder del declarante, así que nadie se une: { $seat } es defensor.
quiz-mix-neighbour-is-friend-title = el amigo es el vecino
quiz-mix-neighbour-is-friend = { $seat } se sienta junto al declarante, pero decide la carta, no el sitio. Busca { $card }.
quiz-mix-friend-by-strength-title = la mano más fuerte es el amigo
quiz-mix-friend-by-strength = { $seat } no tiene { $card }, y nada más hace a un amigo.

quiz-q-who-knows = ¿Quién sabe ahora quién es el amigo?
quiz-because-own-call = { $seat } tiene la carta llamada y sabe que no hay amigo; los demás no
quiz-because-holder-knows = { $seat } tiene la carta llamada y por eso lo sabe; nadie más puede
quiz-mix-declarer-knows-title = el declarante sabe quién es
quiz-mix-declarer-knows = El declarante ha nombrado una carta, { $card }, no a un jugador. Dónde está se ve cuando se juega.
quiz-mix-declarer-forgets-title = nadie lo sabe todavía
quiz-mix-declarer-forgets = El declarante tiene { $card } y sabe que no vendrá ningún amigo.
quiz-mix-a-defender-knows-title = uno de los defensores lo sabe
quiz-mix-a-defender-knows = { $seat } no tiene la carta llamada. Solo quien la tiene puede saberlo.
quiz-mix-holder-is-not-told-title = al amigo hay que avisarlo
quiz-mix-holder-is-not-told = { $seat } ha oído qué carta se llama y la tiene. Con eso basta.

quiz-q-call-this = Eres el declarante. ¿Qué llamada ayuda más?
quiz-call-none = Sin amigo
quiz-because-call-this = { $card } es la carta más fuerte que te falta: quien la tiene trae una baza segura
quiz-mix-own-card-is-safest-title = una carta mía es lo más seguro
quiz-mix-own-card-is-safest = { $card } es tuya, así que jugarías a solas contra cuatro, y pagarías a cuatro.
quiz-mix-any-high-card-helps-title = sirve cualquier carta alta
quiz-mix-any-high-card-helps = { $card } quizá traiga una baza; { $best } la trae seguro.
quiz-mix-alone-is-braver-title = a solas no reparto con nadie
quiz-mix-alone-is-braver = A solas ganas más, pero contra cuatro y con apuesta doble. Eso es para manos que no necesitan ayuda.

quiz-q-own-card = El declarante había llamado { $card } y la tenía él. ¿Cuánto puntúa?
quiz-mix-alone-always-doubles-title = a solas se dobla
quiz-mix-alone-always-doubles = Solo si se anunció. Aquí la mesa no lo sabía: no se dobla nada.
quiz-mix-still-has-a-friend-title = entonces el amigo es otro
quiz-mix-still-has-a-friend = No lo es nadie. Los cuatro son defensores, así que el declarante tiene cuatro partes, no dos.
quiz-mix-sign-turned-title = ganado y perdido al revés
quiz-mix-sign-turned = Mira otra vez si el contrato se cumplió: con tantos puntos como se declararon, o más, gana el equipo del declarante.
quiz-mix-one-share-only-title = el declarante tiene una parte
quiz-mix-one-share-only = Cuatro defensores pagan o cobran una parte cada uno, así que el declarante tiene cuatro.

quiz-q-joker-call-card = Eres el declarante. ¿Cuáles de estas puedes nombrar para el Joker Call?
quiz-mix-own-two-is-no-good-title = una carta mía no llama a nadie
quiz-mix-own-two-is-no-good = { $card } es tuya y puedes nombrarla. Así nadie más puede jugarla: bueno si el Joker es de tu equipo.
quiz-mix-buried-two-is-gone-title = lo descartado no se puede nombrar
quiz-mix-buried-two-is-gone = { $card } está descartada y puedes nombrarla igualmente. Así nadie puede jugarla.
quiz-mix-only-clubs-call-title = solo llama el dos de tréboles
quiz-mix-only-clubs-call = Se puede nombrar cualquiera de los cuatro doses, también { $card }.
quiz-mix-joker-calls-itself-title = se puede nombrar el propio Joker
quiz-mix-korean-three-calls-title = un tres llama al Joker
quiz-mix-call-with-the-best-title = llama la carta más fuerte

quiz-q-side-points = { $declarer } es el declarante; { $friend }, el amigo. ¿Cuántos puntos lleva su equipo?
quiz-because-side-points = { $own } del declarante, { $friend } del amigo, { $buried } del descarte
quiz-mix-friend-counts-after-reveal-title = el amigo cuenta desde que se revela
quiz-mix-friend-counts-after-reveal = Los puntos del amigo cuentan desde la primera baza, se sepa o no.
quiz-mix-friend-keeps-own-points-title = los puntos del amigo son suyos
quiz-mix-friend-keeps-own-points = Declarante y amigo son un equipo: sus puntos se suman.
quiz-mix-only-open-points-title = solo cuenta lo que está a la vista
quiz-mix-only-open-points = Al final cuenta todo: lo que ganó el amigo antes de revelarse y lo descartado.

## Lección 9: puntuación

quiz-q-made-or-failed = ¿Se cumple el contrato?
quiz-made-exactly = Se cumple justo
quiz-made-by =
    { $by ->
        [one] Se cumple con { $by } punto de más
       *[other] Se cumple con { $by } puntos de más
    }
quiz-failed-by =
    { $by ->
        [one] Falla por { $by } punto
       *[other] Falla por { $by } puntos
    }
quiz-because-made = { $own } + { $friend } + { $buried } son { $points }
quiz-mix-miscounted-title = un error de cuenta
quiz-mix-miscounted = Suma otra vez: declarante, amigo y descarte hacen { $points }.
quiz-mix-miscounted-more-title = dos puntos de regalo
quiz-mix-miscounted-more = Los tres números juntos hacen { $points }, no más.

quiz-q-stake = ¿Cuál es la apuesta S de esta mano?
quiz-because-stake = Paso a paso: { $formula }
quiz-because-share = Primero { $formula }; después, la parte: { $share }
quiz-mix-extra-is-free-title = los puntos de más no dan nada
quiz-mix-extra-is-free = Cada punto por encima de la declaración suma 1 a la apuesta.
quiz-mix-shortfall-is-free-title = por cuánto se falla da igual
quiz-mix-shortfall-is-free = La apuesta es la declaración menos 12, y cada punto que falta suma 1.
quiz-mix-only-the-difference-title = la apuesta es la diferencia
quiz-mix-only-the-difference = La diferencia es solo una parte. Antes va la declaración menos 12.
quiz-mix-counted-from-thirteen-title = la declaración cuenta desde 13
quiz-mix-counted-from-thirteen = Trece es la declaración más baja, pero ya cuenta 1: resta 12.
quiz-mix-points-are-the-stake-title = los puntos ganados son la puntuación
quiz-mix-points-are-the-stake = Los puntos deciden si el contrato se cumple. Lo que se paga es la apuesta por una parte.

quiz-q-settle = Hay un amigo. ¿Cuánto puntúa { $side ->
    [declarer] el declarante
    [friend] el amigo
   *[defender] cada defensor
  }?
quiz-mix-friend-gets-as-much-title = el amigo se lleva lo mismo que el declarante
quiz-mix-friend-gets-as-much = El amigo tiene una parte; el declarante, dos.
quiz-mix-defenders-pay-double-title = parte doble
quiz-mix-defenders-pay-double = Dos partes son del declarante. Cada defensor tiene una.
quiz-mix-declarer-gets-one-share-title = todos tienen una parte
quiz-mix-declarer-gets-one-share = El declarante tiene dos partes; el amigo y cada defensor, una.

quiz-q-zero-sum = Se conocen cuatro de las cinco puntuaciones. ¿Cuánto puntúa { $seat }?
quiz-because-zero-sum = Las cinco puntuaciones suman cero
quiz-mix-sum-keeps-its-sign-title = el resto lleva el mismo signo
quiz-mix-sum-keeps-its-sign = Lo que cuatro han ganado juntos lo ha perdido el quinto: cambia el signo.
quiz-mix-nothing-left-over-title = para el quinto no queda nada
quiz-mix-nothing-left-over = Suma las cuatro: por sí solas no dan cero.
quiz-mix-same-as-neighbour-title = lo mismo que el de al lado
quiz-mix-same-as-neighbour = Declarante, amigo y defensores tienen partes distintas. Haz que la suma dé cero.

quiz-q-alone = ¿Cuánto puntúa { $side ->
    [declarer] el declarante
   *[defender] cada defensor
  }?
quiz-mix-alone-is-not-doubled-title = a solas es un contrato cualquiera
quiz-mix-alone-is-not-doubled = Se anunció, así que la apuesta se dobla.
quiz-mix-shares-as-with-friend-title = las partes no cambian
quiz-mix-shares-as-with-friend = Ahora hay cuatro defensores y apuesta doble.
quiz-mix-doubled-twice-title = doblado otra vez
quiz-mix-doubled-twice = La apuesta se dobla una vez. Las cuatro partes vienen de los cuatro defensores.

quiz-q-scorings = ¿Con qué puntuación se ha contado? P0 es el declarante; P1, el amigo; P2, un defensor.
quiz-scoring-unit = La apuesta de estas lecciones
quiz-scoring-halves = Mitades, palabra por palabra
quiz-scoring-pagat = La puntuación habitual en Corea
quiz-mix-scoring-is-unit-title = es la apuesta de estas lecciones
quiz-mix-scoring-is-unit = Esa es la declaración menos 12 más los puntos de más, o los que faltan. El declarante tendría { $declarer }; el amigo, { $friend }.
quiz-mix-scoring-is-halves-title = son las mitades
quiz-mix-scoring-is-halves = Esa da S al declarante y la mitad al amigo si se cumple. El declarante tendría { $declarer }; el amigo, { $friend }.
quiz-mix-scoring-is-pagat-title = es la puntuación coreana
quiz-mix-scoring-is-pagat = Esa toma el doble de la declaración por encima de 13 más los puntos de más, o solo lo que falta. El declarante tendría { $declarer }; el amigo, { $friend }.

quiz-q-decided = ¿Está ya decidido este contrato?
quiz-is-made = Sí: se ha cumplido
quiz-is-failed = Sí: ha fallado
quiz-is-open = No: aún puede ir de un lado o del otro
quiz-is-last-trick = No: siempre decide la última baza
quiz-because-decided-made = { $side } bastan para { $bid }: ya nadie los quita
quiz-because-decided-failed = Con { $against } en manos de los defensores quedan solo { $side } y { $left } más: menos de { $bid }
quiz-because-decided-open = { $side } hasta ahora y { $left } por venir: bastan para { $bid }, pero aún no están
quiz-mix-nearly-there-title = eso está casi hecho
quiz-mix-nearly-there = { $side } todavía no son { $bid }.
quiz-mix-defenders-are-ahead-title = los defensores llevan demasiados
quiz-mix-defenders-are-ahead = Los defensores han parado { $bid } solo cuando lo que queda de los 20 no llega. Llevan { $against }.
quiz-mix-open-to-the-end-made-title = nada se decide antes del final
quiz-mix-open-to-the-end-made = El equipo ya tiene { $side }, y se declararon { $bid }.
quiz-mix-open-to-the-end-failed-title = nada se decide antes del final
quiz-mix-open-to-the-end-failed =
    { $left ->
        [one] Ni con el punto por venir pasa el equipo de { $side } a { $bid }.
       *[other] Ni con los { $left } puntos por venir pasa el equipo de { $side } a { $bid }.
    }
quiz-mix-last-trick-decides-title = decide la última baza
quiz-mix-last-trick-decides = Vale lo que hay en ella, nada más. Cuenta: { $side } del equipo, { $against } en contra, { $left } por venir, { $bid } declarados.

quiz-q-to-defeat = ¿Cuántos puntos más tienen que ganar los defensores para parar el contrato?
quiz-because-to-defeat = { $need } puntos paran una declaración de { $bid }, y { $against } ya están ganados
quiz-mix-level-stops-it-title = entonces justo no se supera la declaración
quiz-mix-level-stops-it = El equipo del declarante tendría justo lo declarado, y eso cumple el contrato. Hace falta uno más.
quiz-mix-points-won-forgotten-title = contado desde el principio
quiz-mix-points-won-forgotten = También cuentan los puntos que los defensores ya han ganado.

quiz-q-next-dealer = ¿Quién reparte la próxima mano?
quiz-because-dealer-seed = En estas reglas el reparto va en sentido horario
quiz-because-dealer-korean = En la práctica coreana reparte el amigo
quiz-mix-deal-always-goes-round-title = el reparto siempre da la vuelta
quiz-mix-deal-always-goes-round = En estas reglas, sí. En la práctica coreana reparte el amigo llamado, no { $seat }.
quiz-mix-friend-always-deals-title = reparte el amigo
quiz-mix-friend-always-deals = En la práctica coreana, sí. En estas reglas va en sentido horario, y { $seat } tiene que esperar.
quiz-mix-declarer-deals-title = reparte el declarante
quiz-mix-declarer-deals = { $seat } declaró la última mano. Eso no da el reparto, salvo sin amigo y con reglas coreanas.
quiz-mix-dealer-stays-title = quien ha repartido, repite
quiz-mix-dealer-stays = { $seat } ha repartido esta mano, y el reparto sigue adelante.

## Celdas de código

lesson-trick = { $card } gana { $kind }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } ({ $rule }).
lesson-wins-mighty = por ser el Mighty
lesson-wins-joker = por ser el Joker
lesson-wins-trump = por ser el triunfo más alto
lesson-wins-suit = por ser la más alta del palo de salida
lesson-joker-fails = El Joker no tiene poder aquí ({ $rule }).

## Lección 11: preguntar por manos

quiz-group-ten-deals = Diez repartos como cualquier otro: puntos de tu equipo
quiz-group-tested = Llega a 17 puntos o más
quiz-group-hand-so-far = La mano

quiz-q-how-far = Las mismas diez cartas en diez repartos; el triunfo es { $trump }. Serías el declarante, con un amigo. ¿Hasta qué declaración ganas de media?
quiz-because-how-far = { $best } da { $worth } por mano de media; { $above }, { $less }
quiz-mix-half-the-deals-title = basta con cumplir la mitad de las veces
quiz-mix-half-the-deals = Fallar cuesta más de lo que da cumplir. { $bid } sale a { $loss } por mano de media.
quiz-mix-one-good-deal-title = se puede cumplir
quiz-mix-one-good-deal = En el mejor reparto, y los demás se pagan: { $bid } sale a { $loss } por mano de media.
quiz-mix-never-above-thirteen-title = mejor quedarse abajo
quiz-mix-never-above-thirteen = Tan bajo como se pueda, sí. Pero antes de que otro se quede el contrato puedes seguir: { $best } aún da { $worth }.

quiz-q-break-even = Este contrato da esto de media si se cumple y cuesta esto si falla. ¿A partir de qué porcentaje vale más que pasar?
quiz-line-if-made = Cumplido: { $score }
quiz-line-if-failed = Fallado: { $score }
quiz-because-break-even = { $loss } de { $both } partes: así { $gain } por la probabilidad de cumplir iguala a { $loss } por la de fallar
quiz-mix-even-chance-is-enough-title = basta con más veces sí que no
quiz-mix-even-chance-is-enough = Con la mitad ganarías { $gain } tantas veces como pierdes { $loss }.
quiz-mix-break-even-turned-round-title = la ganancia entre la suma
quiz-mix-break-even-turned-round = Eso es cuántas veces puede fallar. Cuanto más cuesta fallar, más segura debe ser la declaración: { $gain } contra { $loss }.
quiz-mix-gap-alone-title = manda la diferencia
quiz-mix-gap-alone = Una probabilidad es parte de un todo: compara la pérdida con pérdida y ganancia juntas.

quiz-q-ending-points = Quedan dos bazas y todos ven todas las cartas. Con el mejor juego de los dos equipos, ¿con cuántos puntos acaba el del declarante?
quiz-line-declarer-friend = Declarante { $declarer }, amigo { $friend }
quiz-line-to-lead = Sale: { $seat }
quiz-line-side-has = El equipo del declarante hasta ahora: { $points }
quiz-because-ending-points = { $so_far } hasta ahora y { $more } más: cada equipo juega para sí, y quien gana esta baza sale en la siguiente
quiz-mix-everyone-helps-title = los demás colaboran
quiz-mix-everyone-helps = Salen { $points } si los defensores juegan para ti. Ellos eligen las cartas que menos te dejan.
quiz-mix-everyone-hinders-title = todo sale lo peor posible
quiz-mix-everyone-hinders = Salen { $points } si el equipo del declarante también juega mal. Pero él también elige sus cartas.
quiz-mix-all-points-come-in-title = todo lo que queda es nuestro
quiz-mix-all-points-come-in = Los puntos son de quien gana la baza, y aquí los defensores ganan algo.
quiz-mix-nothing-more-comes-title = ya no llega nada
quiz-mix-nothing-more-comes = Aquí el equipo del declarante aún puede ganar algo.

quiz-q-ace-enough = Queda una baza. El as de un defensor acaba de ganar la novena. ¿Está derrotado el contrato?
quiz-line-side-had = El equipo del declarante, con el descarte: { $points }
quiz-line-ace-took = Puntos en la novena baza: { $points }
quiz-line-out-before = Puntos que quedaban antes de ella: { $points }
quiz-ace-beaten = Sí, gane quien gane la última
quiz-ace-open = Todavía no: decide la última baza
quiz-ace-made = No: ya está cumplido
quiz-because-ace-enough = { $beaten ->
    [yes] Puntos que quedan: { $left }; que faltan: { $missing }. No alcanzan
   *[no] Puntos que quedan: { $left }; que faltan: { $missing }. Decide quién gana la última baza
  }
quiz-mix-an-ace-beats-it-title = con un as basta
quiz-mix-an-ace-beats-it = Faltan { $missing }; en la última baza hay { $left }. El equipo del declarante aún puede ganarla.
quiz-mix-one-trick-is-always-open-title = decide la última baza
quiz-mix-one-trick-is-always-open = De los { $missing } puntos que faltan, en ella solo hay { $left }.
quiz-mix-ace-comes-too-late-title = el as llega tarde
quiz-mix-ace-comes-too-late = Antes de la última baza aún faltan { $missing } puntos.

quiz-q-tested = La afirmación: cierta mano llega a 17 o más con seguridad, más del { $limit } de las veces. ¿Qué dicen estas filas, con sus intervalos del 95 %?
quiz-line-tested-table = Entre bots serenos: { $value } (de { $low } a { $high })
quiz-line-tested-open = Con las cartas a la vista: { $value } (de { $low } a { $high })
quiz-tested-true = Se cumple
quiz-tested-false = No se cumple
quiz-tested-depends = Depende de cómo se juegue
quiz-tested-undecided = Queda sin decidir: hacen falta más repartos
quiz-because-tested-true = Los dos intervalos quedan por encima del límite
quiz-because-tested-false = Los dos intervalos quedan por debajo del límite
quiz-because-tested-depends = Un intervalo queda por encima del límite y el otro por debajo
quiz-because-tested-undecided = El límite cae dentro de un intervalo
quiz-mix-value-without-interval-title = lo que cuenta es el valor
quiz-mix-value-without-interval = El límite cae dentro de un intervalo: otros repartos bien podrían caer al otro lado.
quiz-mix-unsure-means-undecided-title = una muestra nunca decide
quiz-mix-unsure-means-undecided = Una muestra deja una duda, pero aquí cada intervalo queda entero a un lado del límite.
quiz-mix-open-cards-decide-title = las cartas a la vista dicen la verdad
quiz-mix-open-cards-decide = Dicen hasta dónde se llegaría si nadie tuviera que adivinar. En la mesa las cartas están ocultas.
quiz-mix-bots-decide-title = los bots dicen la verdad
quiz-mix-bots-decide = Dicen cómo les va a estos bots. Un juego más fino se acerca a lo que dan las cartas a la vista.
quiz-mix-two-numbers-must-agree-title = los dos números deben ser iguales
quiz-mix-two-numbers-must-agree = No hace falta. Los dos intervalos quedan al mismo lado del límite.
quiz-mix-wrong-side-of-the-limit-title = estar cerca basta
quiz-mix-wrong-side-of-the-limit = Mira a qué lado del { $limit } quedan los dos intervalos.
quiz-mix-doubt-means-no-title = ante la duda, no
quiz-mix-doubt-means-no = No demostrado no es lo mismo que falso. El límite cae dentro de un intervalo: hacen falta más repartos.
quiz-mix-two-ways-two-answers-title = dos formas de jugar, dos respuestas
quiz-mix-two-ways-two-answers = Solo si cada forma diera la suya. Aquí el límite cae dentro de un intervalo.

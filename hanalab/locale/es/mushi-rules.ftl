# El reglamento de Mushi.
#
# rule-M1-title   de dos a cinco palabras           rule-M1   qué ocurre, para quien lee solo esta regla; donde se
#                                                             puede elegir, al final: «Regla de la casa: …»
# contradiction-ID-title, contradiction-ID          donde las fuentes discrepan: qué dice cada una, qué vale aquí, por qué
# source-TAG-title, source-TAG                  cómo se llama y qué es

## El juego y sus cartas

rule-M1-title = Dos jugadores
rule-M1 = Mushi es un juego para dos. Cada uno juega por su cuenta y reúne las cartas que se lleva en su propio montón de puntuación. Existe también una forma para tres o cuatro, que aquí no se juega.
rule-M2-title = Cuarenta cartas
rule-M2 = Se juega con diez meses de cuatro cartas cada uno. Usa un mazo mushi-bana, o quita de una baraja hanafuda corriente los meses de la peonía (6) y la lespedeza (7).
rule-M3-title = Cuánto valen las cartas
rule-M3 = Una Brillante vale 20 puntos; un Animal, 10; una Cinta, 5, y una Básica, 1. Hay 5, 7, 8 y 20: suman 230 puntos, y la mitad son 115.
rule-M4-title = Duración de la partida
rule-M4 = Una partida dura 12 rondas. Regla de la casa: 6 rondas, o una meta acordada. Con meta, la partida acaba tras la primera ronda en que el total de alguien llega a ella.
rule-M5-title = Las reglas de la casa
rule-M5 = Acuerda con tu oponente todas las reglas de la casa antes de la primera ronda. Lo acordado vale para toda la partida.
rule-M6-title = El primer crupier
rule-M6 = Cada uno roba una carta, y es crupier quien saca el mes más cercano a enero. Si el mes coincide, decide la carta de más valor; si también empatan, se devuelven las dos y se roba otra vez. Reglas de la casa: contar el sauce como mes 6 y la paulonia como mes 7, o fijar el crupier al azar o por el asiento.
rule-M7-title = El reparto
rule-M7 = Cada jugador recibe ocho cartas y otras ocho quedan boca arriba en la mesa. Se reparte de cuatro en cuatro: oponente, mesa, crupier, y otra vez lo mismo.
rule-M8-title = El mazo de robo
rule-M8 = Las dieciséis cartas restantes se dejan boca abajo y forman el mazo de robo. Nadie conoce su orden.
rule-M9-title = A quién le toca
rule-M9 = Empieza el crupier, y los turnos se alternan hasta que cada uno ha jugado ocho. El turno dieciséis es, por tanto, del oponente del crupier, y con él la última carta del mazo de robo.

## Malas reparticiones

rule-M10-title = Cuatro iguales en la mesa
rule-M10 = Si las cuatro cartas de un mes salen a la mesa en el reparto, nada podría llevárselas: el mismo crupier reparte de nuevo. Aquí el Relámpago cuenta como sauce. Regla de la casa: el crupier se lleva las cuatro antes de empezar.
rule-M11-title = Cuatro parejas en la mesa
rule-M11 = Si las ocho cartas de la mesa son cuatro parejas de meses distintos, se juega sin más. Regla de la casa: es una mala repartición y el mismo crupier reparte de nuevo. El Relámpago y otro sauce cuentan entonces como pareja.
rule-M12-title = Tres sauces en la mesa
rule-M12 = Si los tres sauces corrientes salen a la mesa en el reparto, nada puede llevárselos, porque el Relámpago no se lleva sauces. El mismo crupier reparte de nuevo. Regla de la casa: el crupier se lleva los tres antes de empezar.
rule-M13-title = Cuatro iguales en la mano
rule-M13 = Si tienes en la mano las cuatro cartas de un mes, se juega sin más. Regla de la casa: antes de tu primera carta puedes enseñarlas y pedir otro reparto.
rule-M14-title = Tras una mala repartición
rule-M14 = El mismo crupier baraja y reparte otra vez. Una mala repartición no cuenta como ronda ni cambia ninguna puntuación.
rule-M15-title = Una pequeña pila de tres
rule-M15 = Si en el reparto salen a la mesa tres cartas de un mes, se juntan en una pequeña pila. Te recuerda que la cuarta se lleva las tres. El Relámpago nunca forma parte de ella.

## Tu turno

rule-M16-title = Juega una carta
rule-M16 = Tu turno empieza cuando pones en la mesa, boca arriba, una carta de tu mano. Tú eliges cuál.
rule-M17-title = Casar no es obligatorio
rule-M17 = Puedes jugar una carta que no casa con nada, aunque tengas en la mano otra que sí casa.
rule-M18-title = Casa con una
rule-M18 = Si en la mesa hay una carta del mismo mes, la tuya se la lleva. Las dos van a tu montón.
rule-M19-title = Casa con dos
rule-M19 = Si en la mesa hay dos cartas del mismo mes, eliges cuál se lleva la tuya. La otra se queda.
rule-M20-title = Casa con tres
rule-M20 = Si en la mesa hay tres cartas del mismo mes, la tuya se lleva las tres.
rule-M21-title = No casa con nada
rule-M21 = Si tu carta no encuentra nada que llevarse, se queda en la mesa. Desde entonces puede llevársela cualquiera de los dos.
rule-M22-title = Si casa, se la lleva
rule-M22 = Cuando la carta que pones en la mesa puede llevarse algo, se lo lleva. Puedes elegir entre varias parejas, pero no dejarlas todas.
rule-M23-title = Roba una carta
rule-M23 = Después das la vuelta a la carta superior del mazo de robo y la pones en la mesa. Se lleva cartas igual que una de tu mano.
rule-M24-title = Fin de tu turno
rule-M24 = Tu turno acaba cuando la carta robada encuentra su sitio. Completar un yaku no detiene nada: la ronda sigue siempre hasta el último turno.
rule-M25-title = Lo que ven los dos
rule-M25 = Las cartas de los montones están boca arriba, ordenadas por tipo. Los dos montones, la mesa y el número de cartas del mazo de robo están a la vista. Las manos y el orden del mazo, no.

## El Relámpago

rule-M26-title = La carta Relámpago
rule-M26 = El Relámpago es la única Básica del sauce: la carta del tambor y la garra. Vale 1 punto y es el comodín del juego.
rule-M27-title = Qué se lleva el Relámpago
rule-M27 = El Relámpago se lleva una carta de la mesa, de cualquier mes menos el suyo. Nunca se lleva un sauce.
rule-M28-title = El Relámpago no es sauce
rule-M28 = A la hora de casar, el Relámpago no es un sauce: ni se lleva uno ni un sauce se lo lleva a él. Solo lo es al contar meses para una mala repartición. Y en un yaku no sustituye a ninguna carta.
rule-M29-title = El Relámpago, de tu mano
rule-M29 = Si juegas el Relámpago de tu mano, se lleva una carta que no sea sauce. Si hay varias, eliges tú.
rule-M30-title = El Relámpago ante dos
rule-M30 = Si en la mesa hay dos cartas de un mes, el Relámpago solo se lleva una. Tú eliges cuál.
rule-M31-title = El Relámpago ante tres
rule-M31 = Si en la mesa hay tres cartas de un mes, el Relámpago solo se lleva una, aunque formen una pila. Regla de la casa: se lleva la pila entera.
rule-M32-title = Relámpago jugado en vano
rule-M32 = Puedes jugar el Relámpago aunque la mesa esté vacía o solo tenga sauces. Se queda en la mesa, y se lo lleva la primera carta robada que no sea sauce. Quizá la que robas a continuación.
rule-M33-title = El Relámpago, robado
rule-M33 = Si robas el Relámpago, tiene que llevarse una carta que no sea sauce, si la hay. Si hay varias, eliges tú.
rule-M34-title = Relámpago robado en vano
rule-M34 = Si al robar el Relámpago la mesa está vacía o solo tiene sauces, se queda en ella. Se lo lleva la siguiente carta robada que no sea sauce. Solo como última carta del mazo de robo hace otra cosa (M40).
rule-M35-title = El Relámpago en la mesa
rule-M35 = Mientras el Relámpago está en la mesa, se lo lleva la primera carta robada del mazo que no sea sauce. Las dos son para quien robó esa carta. Da igual cómo llegó allí el Relámpago.
rule-M36-title = La mano no lo toca
rule-M36 = Una carta de tu mano nunca se lleva el Relámpago. Busca su propio mes, como si el Relámpago no estuviera. Regla de la casa: una carta de la mano que no sea sauce también puede llevárselo.
rule-M37-title = El Relámpago va primero
rule-M37 = Si la carta que robas no es sauce, tiene que llevarse el Relámpago de la mesa, aunque allí haya también una carta de su mes. Esa otra se queda.
rule-M38-title = Los sauces y el Relámpago
rule-M38 = Un sauce corriente nunca se lleva el Relámpago. Con el Relámpago en la mesa, se lleva otro sauce si lo hay; si no, se queda.
rule-M39-title = El tercer sauce
rule-M39 = Si en la mesa hay dos sauces corrientes y llega el tercero, eliges cuál se lleva. Regla de la casa: se lleva los dos.
rule-M40-title = El Relámpago, última carta
rule-M40 = Si el Relámpago es la última carta del mazo de robo, se lleva todo lo que queda en la mesa. Siempre es un solo sauce: la única vez que se lleva uno. Da igual quién tenga los otros dos.
rule-M41-title = Un sauce, última carta
rule-M41 = Si la última carta del mazo de robo es un sauce y el Relámpago sigue en la mesa, el sauce no se lo lleva. Los dos sobran y se asignan al final (M43, M46). Regla de la casa: el último sauce se lleva el Relámpago.

## Fin de la ronda

rule-M42-title = Cuándo acaba la ronda
rule-M42 = La ronda acaba cuando cada uno ha jugado ocho turnos. En ese momento se agota también el mazo de robo.
rule-M43-title = El sauce que sobra
rule-M43 = El sauce corriente que queda en la mesa es para quien se llevó los otros dos.
rule-M44-title = La carta sin pareja
rule-M44 = Allí donde el Relámpago formó pareja, una carta de ese mes se queda sin la suya. Es para quien tiene el Relámpago en su montón.
rule-M45-title = Tres cartas sobrantes
rule-M45 = De vez en cuando sobran tres cartas de un mes, porque la cuarta salió del mazo y tuvo que llevarse el Relámpago. Las tres son para quien tiene el Relámpago en su montón.
rule-M46-title = El Relámpago que sobra
rule-M46 = Si el Relámpago queda en la mesa, es para quien robó la última carta: el oponente del crupier. Lo mismo vale para cualquier otra carta que ninguna regla asigne.
rule-M47-title = Orden de las sobrantes
rule-M47 = Si el Relámpago fue la última carta, recoge la mesa (M40). Luego se asignan el Relámpago que sobra (M46), el sauce (M43) y las demás (M44, M45). Solo se cuenta con las 40 cartas en los montones. Una sobrante puede completar un yaku.

## Puntuación

rule-M48-title = Puntos de cartas
rule-M48 = Suma los puntos de las cartas que te llevaste y resta 115, la mitad de la baraja. Si tienes menos de la mitad, el resultado es negativo.
rule-M49-title = Puntuación de la ronda
rule-M49 = Tu puntuación son tus puntos de cartas menos 115, más tus yaku, menos los yaku de tu oponente.
rule-M50-title = La suma es cero
rule-M50 = Lo que uno gana, el otro lo pierde: las dos puntuaciones de una ronda suman siempre cero. Si no, busca la carta que no se ha contado.
rule-M51-title = Todos los yaku cuentan
rule-M51 = Puntúas todos los yaku cuyas cartas tienes. Ninguno excluye a otro, y una carta puede servir para varios.
rule-M52-title = Cinco Brillantes
rule-M52 = Las cinco Brillantes valen 30 puntos: grulla, cortina, luna, hombre de la lluvia y fénix. Hay quien juega sin este yaku (M56).
rule-M53-title = Tres Brillantes
rule-M53 = La grulla, el ruiseñor y la cortina valen 25 puntos. El ruiseñor es un Animal, pero aquí va con las Brillantes. Regla de la casa: valen tres Brillantes cualesquiera.
rule-M54-title = Cuatro glicinas
rule-M54 = Las cuatro cartas de la glicina valen 10 puntos. El Relámpago no puede sustituir a ninguna.
rule-M55-title = Cuatro paulonias
rule-M55 = Las cuatro cartas de la paulonia valen 10 puntos. El Relámpago no puede sustituir a ninguna.
rule-M56-title = Cuatro yaku o tres
rule-M56 = Se juega con cuatro yaku: Cinco Brillantes, Tres Brillantes, Cuatro glicinas y Cuatro paulonias. Regla de la casa: tres yaku, sin Cinco Brillantes.
rule-M57-title = Cinco y Tres juntas
rule-M57 = Si tienes las cinco Brillantes y además el ruiseñor, puntúas Cinco Brillantes y Tres Brillantes: 55 puntos. Si en casa valen tres Brillantes cualesquiera, las cinco dan siempre 55.
rule-M58-title = Un ejemplo, paso a paso
rule-M58 = A tiene 2 Brillantes, 3 Animales, 3 Cintas, 10 Básicas y el yaku Tres Brillantes: 95 − 115 + 25 − 10 = −5. B tiene las demás y Cuatro glicinas: 135 − 115 + 10 − 25 = +5. Sale bien porque uno de los Animales de A es el ruiseñor. Con tres Brillantes cualesquiera, el yaku sería de B, y las puntuaciones, −55 y +55.

## Entre rondas

rule-M59-title = El siguiente crupier
rule-M59 = Reparte la ronda siguiente quien ha puntuado más en esta. Los totales de la partida no influyen.
rule-M60-title = Tras una ronda empatada
rule-M60 = Si la ronda queda en empate, el mismo crupier vuelve a repartir. Reglas de la casa: reparte quien tiene el Relámpago, o le toca repartir al otro.
rule-M61-title = Quién gana
rule-M61 = Al acabar la partida gana el total más alto. Con totales iguales hay empate. Si la partida es a 6 o 12 rondas, se juegan todas.

## Donde las fuentes discrepan

contradiction-three-brights-title = ¿Qué tres Brillantes?
contradiction-three-brights = El artículo español dice «3 cartas Brillantes», así que valdrían tres cualesquiera. Pero todas las fuentes de Mushi que nombran las cartas dan la grulla, el ruiseñor y la cortina. El propio ejemplo del artículo les da la razón: A solo tiene 2 Brillantes y aun así puntúa el yaku, y eso exige el ruiseñor. Sus −5 y +5 salen así; con tres cualesquiera saldrían −55 y +55. Además, al repartirse cinco Brillantes entre dos, tres cualesquiera las tendría siempre alguien. Aquí son grulla, ruiseñor y cortina; «tres cualesquiera» es regla de la casa.
contradiction-lightning-and-three-title = El Relámpago y la pila de tres
contradiction-lightning-and-three = Según el artículo español, el Relámpago se lleva una carta individual. En Marguerite, y en la forma de Kantō con sus propios comodines, se lleva la pila de tres entera. La palabra «individual» es clara: aquí se lleva una, y la pila es regla de la casa. No es un detalle: con una, el mes acaba repartido dos y dos; con la pila, uno se queda las cuatro.
contradiction-last-willow-title = La última carta es un sauce
contradiction-last-willow = El Relámpago está en la mesa y la última carta robada es un sauce. El artículo español calla. Marguerite hace una excepción: el sauce se lo lleva. Aquí un sauce nunca se lo lleva, y los dos sobran: el sauce va con los otros dos; el Relámpago, a quien robó el último. Pasa unas dos veces cada mil rondas; la excepción es regla de la casa.
contradiction-three-willows-title = Tres sauces en la mesa
contradiction-three-willows = El artículo español no lo menciona. El blog kzpn200 lo trata como cuatro cartas de un mes, FudaWiki cree que es mala repartición y en Marguerite el crupier se lleva los tres. Si se jugara, los tres sauces se quedarían bloqueados y nadie podría tener «los otros dos». Por eso el mismo crupier reparte de nuevo; que se los lleve el crupier es regla de la casa.
contradiction-four-on-field-title = Cuatro de un mes en la mesa
contradiction-four-on-field = Para el artículo español y casi todos los demás es, «generalmente», una mala repartición. En Marguerite el crupier se lleva las cuatro al principio, y el blog kzpn200 pide acordar una de las dos cosas. Nada podría llevarse esas cartas, así que seguir jugando no es posible. Aquí el mismo crupier reparte de nuevo y el Relámpago cuenta como sauce; que se los lleve el crupier es regla de la casa.
contradiction-four-in-hand-title = Cuatro de un mes en la mano
contradiction-four-in-hand = El artículo español solo conoce malas reparticiones en la mesa. El blog kzpn200 deja que quien tiene las cuatro cartas de un mes las enseñe y pida otro reparto. Esas cartas se pueden jugar, y alguien puede llevárselas, así que nada obliga a poner una regla: se juega, y pedir otro reparto es regla de la casa.
contradiction-hand-and-lightning-title = ¿Puede la mano llevárselo?
contradiction-hand-and-lightning = Con el Relámpago en la mesa, el artículo español solo nombra la primera carta robada. Marguerite dice claramente que una carta de la mano no puede llevárselo; en la forma de Kantō puede cualquiera. Aquí solo se lo llevan las robadas, y las de la mano actúan como si no estuviera; lo contrario es regla de la casa.
contradiction-field-lightning-title = Cómo llegó allí el Relámpago
contradiction-field-lightning = El artículo español solo habla del Relámpago que sale a la mesa en el reparto. También puede quedarse en ella desde una mano o desde el mazo. El FudaWiki actual, la Wikipedia japonesa y Marguerite aplican la misma regla siempre que está en la mesa, y aquí también. Nadie describe un Relámpago jugado de la mano sin nada que llevarse, y la forma de Kantō lo prohíbe; aquí puedes jugarlo, y se queda.
contradiction-third-willow-title = Un sauce o los dos
contradiction-third-willow = Hay dos sauces en la mesa y llega el tercero. Según el artículo español, si casa con dos se elige una; en Marguerite el tercer sauce se lleva los dos. Los montones acaban iguales, porque el último sauce va de todos modos al mismo jugador, salvo que el Relámpago sea la última carta y lo recoja. Aquí eliges uno; los dos, es regla de la casa.
contradiction-duty-to-capture-title = ¿Se puede dejar una pareja?
contradiction-duty-to-capture = El artículo español y FudaWiki dicen que la carta que casa tiene que llevarse la otra. El folleto de Okuno Karuta permite dejar en la mesa lo que casa con la carta robada. Aquí llevársela es obligado y no hay opción: si se pudiera elegir, sobrarían cartas que ninguna regla asigna.
contradiction-level-round-title = Quién reparte tras un empate
contradiction-level-round = El artículo español dice que suele seguir el crupier, como en Koi-Koi; FudaWiki no encuentra fuentes y supone lo mismo. En la forma de Kantō, quien tiene el Relámpago gana la ronda empatada. Aquí sigue el crupier; que reparta quien tiene el Relámpago, o el otro, son reglas de la casa. Empata más o menos una ronda de cada ochenta.
contradiction-month-order-title = El mes más cercano a enero
contradiction-month-order = El artículo español da el reparto al mes más cercano a enero, sin decir cómo se cierra el hueco de dos meses. La tabla de FudaWiki para Mushi y el orden antiguo del blog kzpn200 cuentan el sauce como 6 y la paulonia como 7. Aquí los meses conservan su número del calendario, del 1 al 5 y del 8 al 12; el orden antiguo es regla de la casa.
contradiction-last-lightning-title = El Relámpago, última carta
contradiction-last-lightning = Según el artículo español y FudaWiki, se lleva todas las cartas restantes; la Wikipedia japonesa solo dice que se lo queda el último jugador; Marguerite le permite, por una vez, formar pareja con un sauce. Se puede demostrar que en ese momento queda una sola carta y que es un sauce. Por eso las dos son para quien robó el último. El artículo también da el sauce sobrante a quien se llevó los otros dos, pero ahora no sobra ninguno, así que esa regla no se aplica.
contradiction-orphan-title = ¿De quién es la carta sobrante?
contradiction-orphan = El artículo español la da a quien usó el Relámpago. Pero cuando una carta robada se lo lleva de la mesa, nadie lo ha usado. Marguerite la da a quien se llevó el Relámpago. Aquí va siempre al montón que tiene el Relámpago, y eso resuelve también el caso raro de tres sobrantes, que ninguna fuente menciona.
contradiction-yaku-set-title = Cuatro yaku o tres
contradiction-yaku-set = El artículo español enumera cuatro yaku y añade que hay quien juega sin Cinco Brillantes. La página sobre el Mushi de Osaka hacia 1930 solo trae tres, y un viejo apodo del juego, «fuji-kiri-sankō», nombra esos mismos tres. Okuno Karuta incluye Cinco Brillantes, de 30 puntos. Aquí son cuatro; tres es regla de la casa.
contradiction-deal-order-title = En qué orden se reparte
contradiction-deal-order = Ocho, ocho y ocho: en eso están de acuerdo; en el orden, no. El artículo español reparte a oponente, mesa y crupier. Okuno Karuta empieza por el crupier, y el blog kzpn200 conoce otros dos órdenes. Las cartas que puedes esperar son las mismas con cualquiera. Aquí se sigue el orden del artículo, para que una misma semilla dé siempre el mismo reparto.

## Las fuentes

source-SEED-M-title = el artículo español sobre Mushi
source-SEED-M = La descripción del juego de la que parte hanalab. Donde fija una regla, el juego de reglas «seed» la sigue.
source-FW-title = FudaWiki, «Mushi»
source-FW = Un wiki sobre cartas japonesas. El artículo español sigue un estado anterior de esta página; su tabla de yaku muestra las cartas.
source-FW-x-title = FudaWiki, otras páginas
source-FW-x = Otras páginas del mismo wiki: la forma de Mushi de Kantō (Botan-chō), Hana-Awase, Koi-Koi, palos, tipos y yaku.
source-MG-title = Marguerite, むし (Shiragiku Hanafuda)
source-MG = Un sitio japonés sobre juegos de cartas y las reglas de su programa de hanafuda. De ahí viene casi todo lo que sabemos de los casos raros del Relámpago.
source-KZ-title = kzpn200.blogspot.com, «Mushi»
source-KZ = Dos artículos sobre Mushi en un blog, uno en japonés y otro en inglés, de diciembre de 2014.
source-BK-title = kit.hi-ho.ne.jp/bknk, むし
source-BK = Una página japonesa sobre el Mushi que se jugaba en Osaka a comienzos de la era Shōwa, hacia 1930.
source-JW-title = Wikipedia japonesa, 花合わせ
source-JW = El artículo sobre Hana-Awase, con una tabla de cómo se trata el comodín.
source-OK-title = Okuno Karuta, 虫札
source-OK = Una tienda japonesa de cartas: su página y su folleto para una baraja de Mushi.
source-TK-title = tanoshiikoto.com, «Mushi»
source-TK = Una página japonesa que enseña Mushi.
source-DU-title = duarcain.blogspot.com, «Mushi 虫»
source-DU = Un blog sobre juegos de hanafuda, de junio de 2013.

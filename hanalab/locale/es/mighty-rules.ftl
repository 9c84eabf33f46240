# El reglamento de Mighty: las mismas claves que el de Mushi.

## El juego y sus cartas

rule-K1-title = Cinco jugadores
rule-K1 = Mighty es un juego para cinco, cada uno por su cuenta. En cada mano dos, el declarante y el amigo, juegan juntos contra los otros tres.
rule-K2-title = Cincuenta y tres cartas
rule-K2 = Se juega con las 52 cartas de una baraja francesa y un Joker.
rule-K3-title = Orden dentro del palo
rule-K3 = En cada palo manda el as; siguen rey, reina, jota, diez y así hasta el dos.
rule-K4-title = Cartas de puntos
rule-K4 = Cada as, rey, reina, jota y diez vale 1 punto: 20 en total. Del dos al nueve y el Joker no valen nada. El Mighty es un as y cuenta 1.
rule-K5-title = Qué quiere cada equipo
rule-K5 = El equipo del declarante quiere llevarse al menos los puntos que prometió, de 13 a 20. Los otros tres, los defensores, quieren impedirlo. Hasta que sale la carta llamada, solo quien la tiene sabe quién es el amigo.

## El reparto

rule-K6-title = Quién reparte
rule-K6 = Se corta a la carta más alta; con valores iguales o un Joker se corta otra vez. Tras cada mano, el reparto pasa al siguiente asiento en sentido horario. Regla de la casa: reparte el amigo, o el declarante si no lo hubo.
rule-K7-title = El reparto
rule-K7 = Se reparte de una en una, en sentido horario desde la izquierda del que reparte, hasta que cada uno tiene diez. Las tres últimas quedan boca abajo: el pozo.
rule-K8-title = Una mano muy floja
rule-K8 = Juegas con lo que te toque. Regla de la casa: una mano que valga medio punto o menos puede pedir otro reparto antes de hablar. As, rey, reina y jota cuentan 1; el diez, medio; el Joker, menos 1, y el as de picas, 0.

## Las declaraciones

rule-K9-title = Quién habla primero
rule-K9 = Habla primero quien está a la izquierda del que reparte, y se sigue en sentido horario. Regla de la casa: habla primero el que reparte.
rule-K10-title = Qué es una declaración
rule-K10 = Una declaración es un número del 13 al 20, los puntos que prometes llevarte, con un palo de triunfo o sin triunfo. Regla de la casa: se empieza en 12 o en 14.
rule-K11-title = Orden de los palos
rule-K11 = Con el mismo número, los tréboles superan a las picas, los diamantes a los tréboles, los corazones a los diamantes, y sin triunfo a todos. Regla de la casa: los palos están al mismo nivel y solo sin triunfo supera el mismo número.
rule-K12-title = Qué supera una declaración
rule-K12 = La nueva declaración debe ser mayor: más puntos con cualquier triunfo, o el mismo número con uno de mayor rango. Regla de la casa: más puntos solo con el mismo triunfo.
rule-K13-title = Después de pasar
rule-K13 = Si pasas, puedes volver a declarar cuando te toque otra vez. Regla de la casa: quien pasa queda fuera de las declaraciones.
rule-K14-title = Fin de las declaraciones
rule-K14 = Tras una declaración, cuatro pases seguidos ponen fin. El último en declarar es el declarante, y su declaración es el contrato.
rule-K15-title = Cuatro pases al empezar
rule-K15 = Si los cuatro primeros pasan, el quinto aún puede declarar. Cuatro pases solo terminan cuando hay una declaración en pie.
rule-K16-title = Pasan los cinco
rule-K16 = Si pasan los cinco, la mano se descarta: nadie puntúa y reparte el siguiente. No cuenta como mano de la sesión. Regla de la casa: cuenta.
rule-K17-title = Una declaración imbatible
rule-K17 = Veinte sin triunfo no se puede superar, así que termina las declaraciones en el acto. A veinte en un palo aún lo supera un palo de mayor rango.

## Pozo, triunfo, amigo

rule-K18-title = El cambio
rule-K18 = El declarante toma las tres cartas del pozo y descarta tres cualesquiera, boca abajo.
rule-K19-title = Qué se puede descartar
rule-K19 = Se puede descartar cualquier carta: de puntos, el Mighty, el Joker y hasta la que luego llames. Regla de la casa: ni el Mighty ni el Joker.
rule-K20-title = Los descartes puntúan
rule-K20 = Los puntos que haya en los tres descartes son del equipo del declarante. Solo él los conoce hasta el final.
rule-K21-title = Orden de la preparación
rule-K21 = Primero el cambio, luego el triunfo definitivo, luego el amigo y luego la carta de Joker Call. Después sale el declarante.
rule-K22-title = El triunfo definitivo
rule-K22 = Con el pozo en la mano, el declarante nombra el triunfo definitivo y puede cambiarlo sin coste. Reglas de la casa: cambiar sube el número en 2, o en 1 si pasa a sin triunfo, y nunca por encima de 20; o bien el triunfo queda como se declaró.
rule-K23-title = Sin subir tras el pozo
rule-K23 = El número del contrato queda como se declaró. Regla de la casa: con el pozo en la mano, el declarante puede subirlo sin cambiar de triunfo.

## Mighty y Joker

rule-K24-title = El Mighty
rule-K24 = El Mighty es el as de picas. Si las picas son triunfo, lo es el as de diamantes, y el as de picas es solo el triunfo más alto. Decide el triunfo definitivo.
rule-K25-title = El Mighty gana siempre
rule-K25 = El Mighty gana toda baza en la que se juega, por encima de los triunfos y del Joker, en la primera baza y en la última.
rule-K26-title = El Mighty sigue su palo
rule-K26 = El Mighty es una carta de su palo. Puedes jugarlo si se ha salido de su palo, si no tienes del palo de salida o si sales tú. Regla de la casa, habitual en Corea: puedes jugarlo en cualquier momento; pero si se sale de su palo y es tu única carta de él, debes jugarla, o el Joker.
rule-K27-title = Se sale con el Mighty
rule-K27 = Si se sale con el Mighty, su palo es el palo de salida: los demás lo siguen si pueden.
rule-K28-title = El Joker es libre
rule-K28 = Puedes jugar el Joker en cualquier momento, aunque puedas seguir el palo. No tiene palo, así que mientras tengas otra carta jugable nunca estás obligado a soltarlo.
rule-K29-title = El Joker gana
rule-K29 = El Joker gana la baza, por encima de todos los triunfos, salvo que en ella esté también el Mighty. No tiene poder en la última baza ni cuando lo han llamado.
rule-K30-title = Se sale con el Joker
rule-K30 = Un Joker de salida no marca palo. El segundo jugador es libre, y la primera carta con palo marca el que los demás siguen. Regla de la casa: quien sale con el Joker nombra el palo que hay que seguir.
rule-K31-title = Joker Call como respuesta
rule-K31 = Si se sale con el Joker, el segundo jugador puede responder con la carta de Joker Call. Entonces el Joker fracasa y la carta normal más alta se lleva la baza; el Mighty sigue ganando. Desde otro asiento la carta no hace nada. Reglas de la casa: el otro Joker Call, o ninguno.
rule-K32-title = Joker Call como salida
rule-K32 = Regla de la casa, habitual en Corea: quien sale con la carta de Joker Call puede llamar al Joker. Quien lo tenga debe jugarlo en esa baza, donde no tiene poder, o jugar el Mighty en su lugar. No vale en la primera baza ni en la última.
rule-K33-title = La carta de Joker Call
rule-K33 = El declarante nombra uno de los cuatro doses, aunque lo tenga o lo haya descartado. Reglas de la casa: cualquier carta salvo el Mighty y el Joker; o siempre el dos o el tres de tréboles, de picas si los tréboles son triunfo.
rule-K34-title = Joker en la última baza
rule-K34 = En la última baza el Joker no vale nada: pierde con cualquier carta. Si se sale con él, la primera carta con palo marca el palo.
rule-K35-title = Joker en la primera baza
rule-K35 = En la primera baza el Joker conserva todo su poder. Reglas de la casa: ahí no tiene ninguno, o no se puede jugar.
rule-K36-title = Salir de triunfo al principio
rule-K36 = En la primera baza el declarante puede salir con cualquier carta, también de triunfo. Regla de la casa: de triunfo no, salvo que no tenga otra cosa.

## Las bazas

rule-K37-title = Quién sale
rule-K37 = El declarante sale en la primera baza. Después, quien gana una baza sale en la siguiente.
rule-K38-title = Seguir el palo
rule-K38 = Juega una carta del palo de salida si la tienes. Si no, juega cualquiera, triunfo o no. Nunca estás obligado a superar lo que hay. El Joker no cuenta como carta del palo.
rule-K39-title = Quién gana la baza
rule-K39 = Gana el Mighty; sin él, un Joker con poder; sin este, el triunfo más alto; sin triunfos, la carta más alta del palo de salida. Las demás nunca ganan.
rule-K40-title = Lo que todos ven
rule-K40 = Quien gana se lleva las cinco cartas, y sus puntos cuentan para su equipo. A la vista: cartas jugadas, puntos de cada uno, declaraciones, triunfo y llamadas. Oculto: manos, pozo y descartes.

## El amigo

rule-K41-title = Llamar una carta
rule-K41 = El declarante nombra una de las 53 cartas. Quien la tiene es el amigo, en secreto. Sus puntos cuentan para el equipo desde la primera baza.
rule-K42-title = El amigo se revela
rule-K42 = Todos saben quién es el amigo cuando sale la carta llamada, no antes.
rule-K43-title = Llamar una carta propia
rule-K43 = El declarante puede llamar una carta de su mano. Entonces está solo, y nadie lo sabe hasta que la carta aparece. Regla de la casa: no se puede.
rule-K44-title = Llamar un descarte
rule-K44 = Si la carta llamada está entre los tres descartes, el declarante está solo, y nadie más lo sabe hasta el final.
rule-K45-title = Amigo de la primera baza
rule-K45 = El declarante puede llamar a quien gane la primera baza. Desde entonces se sabe quién es. Si la gana el declarante, no hay amigo.
rule-K46-title = Sin amigo
rule-K46 = El declarante puede jugar solo contra cuatro, y lo anuncia. La apuesta se dobla.
rule-K47-title = Amigo del pozo
rule-K47 = El amigo del pozo no se juega aquí. Regla de la casa: el declarante llama una carta en secreto y deja la elección con los descartes; nadie lo sabe, ni el propio amigo, hasta que la carta sale.
rule-K48-title = Una sola llamada
rule-K48 = El declarante elige exactamente una cosa: una carta, la primera baza o ningún amigo. Reglas de la casa: un jugador por su nombre, o quien gane la última baza.

## La puntuación

rule-K49-title = La cuenta del equipo
rule-K49 = Los puntos del equipo son los de las bazas del declarante, las del amigo y los tres descartes. Los defensores tienen el resto de los 20.
rule-K50-title = Cumplido o fallado
rule-K50 = El contrato se cumple si el equipo tiene al menos tantos puntos como declaró. Si no, ha fallado.
rule-K51-title = Lo que dice la fuente
rule-K51 = La fuente da declaración menos 12 si se cumple, la mitad para el amigo, y suma el déficit si se falla. No aclara quién es «cada uno» ni cómo se reparte la pérdida, y al pie de la letra no suma cero.
rule-K52-title = La apuesta y su reparto
rule-K52 = La apuesta S es declaración menos 12, más los puntos extra o más el déficit. Si se cumple, el declarante gana 2 S y el amigo S, y cada defensor pierde S. Si se falla, cambian los signos.
rule-K53-title = Mitades, literalmente
rule-K53 = Regla de la casa: si se cumple, el declarante gana S, el amigo la mitad y cada defensor pierde esa mitad. Si se falla, cada defensor gana S, el amigo pierde S y el declarante 2 S. Las mitades se guardan exactas.
rule-K54-title = Tres maneras de puntuar
rule-K54 = Se puntúa con la apuesta de la regla K52. Reglas de la casa: las mitades de K53; o el doble de lo declarado sobre 13 más los puntos extra si se cumple, el déficit si se falla, doblado por las veinte, back-run, sin triunfo y sin amigo.
rule-K55-title = Puntos extra
rule-K55 = Cada punto por encima de lo declarado suma 1 a la apuesta. Así, un contrato cumplido paga lo mismo se declarase lo que se declarase; solo declarar más lo hace subir. Regla de la casa: un punto extra suma 0 o 2.
rule-K56-title = A solas, anunciado
rule-K56 = Si el declarante anunció que jugaba sin amigo, la apuesta se dobla: cada uno de los cuatro paga o cobra 2 S, y el declarante 8 S. Regla de la casa: S cada uno, 4 S el declarante.
rule-K57-title = A solas, sin anunciar
rule-K57 = Si el declarante resulta estar solo sin haberlo anunciado, cada uno de los cuatro paga o cobra S, y el declarante 4 S. No se dobla nada.
rule-K58-title = Las veinte y back-run
rule-K58 = Los 20 puntos se pagan como cualquier otro contrato. Reglas de la casa: el doble por las veinte, el doble por perder con 11 o más puntos en contra (back-run) y el doble por sin triunfo.
rule-K59-title = La sesión
rule-K59 = Una sesión son 10 manos y las puntuaciones se acumulan. Gana el total más alto; los iguales comparten puesto. Regla de la casa: 20 manos, u otro número.

## Variantes

rule-K60-title = Otros dos amigos
rule-K60 = Jugar sin amigo y el amigo de la primera baza forman parte del juego: mira K46 y K45.
rule-K61-title = El Joker sin triunfo
rule-K61 = Sin triunfo, el Joker es tan fuerte como siempre, salvo en la última baza. Regla de la casa: sin triunfo tampoco tiene poder en la primera.
rule-K62-title = Mighty permanente
rule-K62 = Regla de la casa: el as de picas es siempre el Mighty, sea cual sea el triunfo, también con picas.
rule-K63-title = El Mighty con picas
rule-K63 = Si las picas son triunfo, el Mighty es el as de diamantes. Reglas de la casa: el as de tréboles, o el mismo as de picas.

## Donde las fuentes discrepan

contradiction-mighty-any-time-title = ¿Debe el Mighty seguir el palo?
contradiction-mighty-any-time = El artículo en español dice: sigue el palo si puedes, y solo exime al Joker. La mayoría de las demás fuentes deja jugar el Mighty en cualquier momento. Aquí vale la regla general, porque el artículo nombra una excepción y ninguna más. Si aprendiste en Corea, esperarás lo otro: actívalo con mighty_any_time.
contradiction-joker-led-title = ¿Qué pide un Joker de salida?
contradiction-joker-led = El artículo en español no dice nada. En otras fuentes, quien sale nombra un palo. Aquí el Joker de salida no marca palo y lo marca la siguiente carta con palo: encaja con el Joker Call del artículo, en el que el segundo jugador es libre de responder. Nombrar palo es regla de la casa.
contradiction-two-joker-calls-title = Dos Joker Call, en sentidos opuestos
contradiction-two-joker-calls = En el artículo en español es una respuesta: se sale con el Joker y el segundo jugador lo tumba con un dos nombrado. En Corea es un ataque: se sale con el tres de tréboles y se saca el Joker de la mano de quien lo tiene. Las dos llevan el mismo nombre. Aquí se juega la del artículo; la otra es regla de la casa.
contradiction-strict-raise-title = Catorce picas sobre trece corazones
contradiction-strict-raise = Leído al pie de la letra, el artículo en español solo deja subir el número con el mismo triunfo, o el triunfo con el mismo número. Entonces nadie con picas podría declarar sobre corazones. En todas las demás fuentes gana un número mayor en cualquier palo, y así es aquí.
contradiction-final-pass-title = ¿Pasar es definitivo?
contradiction-final-pass = El artículo en español termina tras cuatro pases seguidos y no dice que pasar sea definitivo. La mayoría de las fuentes coreanas dice que sí. Solo si se puede volver hacen falta siempre cuatro pases seguidos, así que aquí se puede; el pase definitivo es regla de la casa.
contradiction-suit-order-title = ¿Tienen rango los palos?
contradiction-suit-order = El artículo en español los ordena: picas, tréboles, diamantes, corazones, sin triunfo. Otras fuentes los tienen al mismo nivel y solo dejan que sin triunfo supere el mismo número. Aquí tienen rango; el mismo nivel es regla de la casa.
contradiction-trump-after-kitty-title = ¿Qué cuesta cambiar de triunfo?
contradiction-trump-after-kitty = El artículo en español hace anunciar el triunfo definitivo tras el pozo y no pone precio. En otras fuentes cambiar sube la declaración en dos, o en uno a sin triunfo. Aquí es gratis; el precio es regla de la casa.
contradiction-who-is-each-title = ¿De quién es la declaración menos 12?
contradiction-who-is-each = El artículo en español da declaración menos 12 a «cada uno», la mitad al amigo, y dice que los defensores pierden lo mismo. Sumado, no da cero. Con dos veces la apuesta para el declarante, una para el amigo y una de cada defensor se cumplen las demás frases y la suma es cero: así es aquí. Las mitades, al pie de la letra, son regla de la casa.
contradiction-who-knows-title = ¿Quién conoce al amigo?
contradiction-who-knows = El artículo en español dice que solo uno de los tres defensores sabe quién es el amigo. Pero nadie puede saberlo antes de que salga la carta llamada, y el amigo no es defensor. Aquí solo lo sabe quien tiene la carta llamada, y el declarante que llamó una suya.
contradiction-kitty-holder-title = Un amigo sin dueño
contradiction-kitty-holder = El artículo en español habla de un amigo que posee una carta revelada más tarde desde el pozo descartado. Ninguna otra fuente lo conoce, y una carta descartada no tiene dueño. Aquí no se juega; como regla de la casa es una llamada en secreto, que se abre cuando sale la carta.
contradiction-alone-stake-title = ¿Qué significa «doble» a solas?
contradiction-alone-stake = Contra cuatro defensores, la cifra del declarante ya crece sola. «Apuesta doble» puede ser que cada uno de los cuatro pague el doble, o que solo se doble el total del declarante. Aquí cada uno paga el doble, como en la mayoría de las fuentes; la lectura menor es regla de la casa.
contradiction-other-mighty-title = ¿Qué as con picas?
contradiction-other-mighty = Si las picas son triunfo, el artículo en español y la mayoría de las fuentes toman el as de diamantes; la versión de UCLA, el de tréboles, y una forma de torneo mantiene el de picas. Aquí es diamantes; los otros son reglas de la casa.

## Fuentes

source-SEED-K-title = el artículo en español sobre Mighty
source-SEED-K = El texto del que parte hanalab. Donde fija una regla, las reglas «seed» la siguen.
source-PG-title = pagat.com, Mighty
source-PG = Una gran colección de reglas de juegos de cartas; leída en parte a través de resúmenes.
source-GR-title = gamerules.com, Mighty
source-GR = Una página de reglas en inglés.
source-MF-title = mightyfriend.net
source-MF = Un sitio coreano con capítulos sobre juego y estrategia.
source-SM-title = standardmodel.wordpress.com, Mighty
source-SM = La forma que se juega en UCLA.
source-KW-title = Wikipedia en coreano, 마이티
source-KW = El artículo sobre el juego de cartas, en dos estados.
source-NW-title = Namuwiki, 마이티
source-NW = Una wiki coreana, a través de un documento que se compara con ella punto por punto.
source-EN-title = motores públicos de Mighty
source-EN = Cómo se configuran y puntúan varios programas.
source-BGA-title = boardgamearena, ayuda de Mighty
source-BGA = La página de ayuda de una mesa en línea.
source-OA-title = oaimages.com
source-OA = La forma que se juega en la mesa de Dan Roth.

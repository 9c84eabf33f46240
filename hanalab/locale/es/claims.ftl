# Lo que dicen las fuentes sobre jugar bien, puesto a prueba: lo común, y las once afirmaciones sobre Mighty.

claims-statement = { $number }: { $statement }
claims-says = { $number } { $verdict }
claims-heading = { $statement } { $number } { $verdict }
claims-verdict-true = se cumple.
claims-verdict-false = no se cumple.
claims-verdict-depends = depende.
claims-verdict-exact = se cumple sin excepción.
claims-verdict-undecided = queda sin decidir.
claims-head-row = Qué
claims-head-played = Jugado
claims-head-value = Valor
claims-head-interval = 95 %
claims-head-cases = Casos
claims-by-table = por bots serenos
claims-by-open = a cartas vistas
claims-by-all = de todas las maneras
claims-run = { $samples } repartos { $played }, semilla { $seed }, reglas «{ $rules }».
claims-foot = Las líneas son intervalos del 95 %; la de trazos marca dónde cambiaría la respuesta.
claims-unit-share = Parte en %
claims-unit-change = Cambio de la parte en %
claims-unit-count = Casos
claims-unit-points = Puntos del bando
claims-unit-score = Puntuación de la mano
claims-unit-number = Número
claims-progress = { $done } repartos

reason-claims-number = { $found } no es ninguna afirmación de las que se prueban aquí: { $known }.
reason-claims-method = { $found } no es una manera de jugar estos repartos: { $known }.
reason-claims-not-stored = No hay ninguna prueba guardada de { $number }: hazla con run("{ $number }", 100).

# Mighty. De cada afirmación: qué dice la fuente, qué se ha hecho con cada forma de jugar, qué ha salido, qué no
# muestran los números, y los nombres de las filas.

claims-t1 = Llamar como amigo una carta propia sale caro: es mejor llamar la mejor carta que no tienes.
claims-t1-how-table = Con las mismas trece cartas se llama una vez la mejor carta ajena y otra la mejor propia (K43); las dos veces juegan bots serenos.
claims-t1-how-open = Lo mismo, pero los dos bandos ven todas las cartas y buscan el mejor juego.
claims-t1-found-table = Entre bots serenos, llamar una carta propia cambia la puntuación del declarante en { $table-all } por mano; el contrato se cumple en el { $table-made-other-value } de los repartos con una carta ajena y en el { $table-made-own-value } con una propia.
claims-t1-found-open = A cartas vistas la cambia en { $open-all }.
claims-t1-limits = Con una carta propia hay cuatro defensores que no lo saben. Los bots se creen la llamada; quien sospechara jugaría aún mejor, así que la pérdida apenas está exagerada.
claims-t1-all = Propia menos ajena, todas las manos
claims-t1-ordinary = manos que cuentan menos de 17
claims-t1-strong = manos que cuentan 17 o más
claims-t1-points = Puntos ganados, propia menos ajena
claims-t1-made-other = Contrato cumplido, carta ajena
claims-t1-made-own = Contrato cumplido, carta propia

claims-t2 = Tener el Mighty sube la puntuación más que tener cualquier otra carta.
claims-t2-how-table = Se cambia una carta entre dos manos y bots serenos vuelven a jugar el reparto: una vez con la carta en la mano del declarante y otra sin ella; luego, lo mismo con un defensor. La carta que va en sentido contrario es una corriente, al azar.
claims-t2-how-open = Lo mismo a cartas vistas.
claims-t2-found-table = Entre bots serenos, el Mighty vale { $table-declarer-mighty } para un declarante; el Joker, { $table-declarer-joker-value }, y el as de triunfo, { $table-declarer-ace-value }. Para un defensor valen { $table-defender-mighty }, { $table-defender-joker-value } y { $table-defender-ace-value }.
claims-t2-found-open = A cartas vistas valen { $open-declarer-mighty }, { $open-declarer-joker-value } y { $open-declarer-ace-value } para un declarante, y { $open-defender-mighty }, { $open-defender-joker-value } y { $open-defender-ace-value } para un defensor.
claims-t2-limits = La declaración y el triunfo no cambian, así que falta lo que la carta vale en la subasta. El declarante que no tiene el Mighty o el Joker lo llama como amigo y recupera así la mitad. Un defensor no puede tener la carta llamada.
claims-t2-declarer-mighty = El declarante tiene el Mighty
claims-t2-declarer-joker = El declarante tiene el Joker
claims-t2-declarer-ace = El declarante tiene el as de triunfo
claims-t2-declarer-king = El declarante tiene el rey de triunfo
claims-t2-declarer-side = El declarante tiene otro as
claims-t2-defender-mighty = Un defensor tiene el Mighty
claims-t2-defender-joker = Un defensor tiene el Joker
claims-t2-defender-ace = Un defensor tiene el as de triunfo
claims-t2-defender-king = Un defensor tiene el rey de triunfo
claims-t2-defender-side = Un defensor tiene otro as
claims-t2-declarer-over-joker = Declarante: Mighty menos Joker
claims-t2-declarer-over-ace = Declarante: Mighty menos as de triunfo
claims-t2-defender-over-joker = Defensor: Mighty menos Joker
claims-t2-defender-over-ace = Defensor: Mighty menos as de triunfo

claims-t3 = El Mighty se guarda para una baza que lo valga o contra el Joker; jugado a la primera ocasión se desperdicia.
claims-t3-how-table = Quien tiene el Mighty lo juega a la primera ocasión; o lo guarda para una baza con dos puntos o más, con tres o más, o que va ganando el Joker de un contrario; o decide como el bot sereno. Todo lo demás lo juegan bots serenos, en los mismos repartos.
claims-t3-found-table = Guardado para dos puntos da a su bando { $table-kept-two } por mano más que a la primera ocasión; para tres, { $table-kept-three }; y como decide el bot sereno, { $table-judged }.
claims-t3-limits = Estas maneras de jugar son nuestras y no saben más: no guardan el Mighty para cortar una racha ni lo juegan para tomar la salida. En la mitad de los repartos no se llama ni al Mighty ni al Joker, para que también los tengan los defensores.
claims-t3-kept-two = Para dos puntos, menos primera ocasión
claims-t3-kept-three = Para tres puntos, menos primera ocasión
claims-t3-judged = Como el bot sereno, menos primera ocasión
claims-t3-declarers = Para dos, bando del declarante
claims-t3-defenders = Para dos, defensores

claims-t4 = El Joker vale más a mitad de la mano, en las bazas 4 a 7 y en una con muchos puntos.
claims-t4-how-table = Quien tiene el Joker lo juega pronto (bazas 1 a 3), a la mitad (4 a 7) o tarde (8 y 9): en la primera baza con dos puntos o más y, si no la hay, en la última de ellas. Luego, en una baza exacta, de la 1 a la 9. Lo demás lo juegan bots serenos, en los mismos repartos, y se compara con la última baza, donde no gana nada (K34).
claims-t4-found-table = Comparado con la última baza, el Joker da a su bando { $table-early } pronto, { $table-middle } a la mitad y { $table-late } tarde; la mitad menos pronto es { $table-over-early }, y la mitad menos tarde, { $table-over-late }.
claims-t4-limits = Los bots no ven más que un jugador, y no usan el Joker para tomar la salida en el momento justo. Que en la última baza no gane nada es una regla, no un resultado.
claims-t4-over-early = Mitad menos pronto
claims-t4-over-late = Mitad menos tarde
claims-t4-early = Pronto, menos última
claims-t4-middle = Mitad, menos última
claims-t4-late = Tarde, menos última
claims-t4-trick = En la baza { $about }, menos última
claims-t4-last-won = Bazas 10 que gana el Joker

claims-t5 = Quedan dos bazas y faltan cuatro puntos: el defensor que gana las dos con un as ha derrotado el contrato.
claims-t5-how-all = Finales de dos bazas repartidos al azar: al bando del declarante le faltan cuatro puntos y sale un defensor que tiene un as. Se prueban todas las maneras de jugar cada uno y se cuentan según lo que ganan los defensores.
claims-t5-found-all = Ganadas las dos bazas, el contrato se cumple en { $all-both-value } casos. Ganada solo una, con el as, se cumple en { $all-few-value } casos si para la otra quedan menos de cuatro puntos, y en { $all-many-value } si quedan cuatro o cinco. Con el mejor juego de todos, salir del as no salva el { $all-made-value } de los finales.
claims-t5-limits = Quien gana las dos bazas no deja nada: hasta ahí es aritmética y no hacen falta cartas. Con una sola es un teorema mientras para la otra queden menos de cuatro puntos; si quedan cuatro, falla. En la mesa el descarte está oculto, y un defensor no sabe cuántos puntos faltan (K20).
claims-t5-both = Ganadas las dos, contrato cumplido
claims-t5-few = Ganada una, quedan menos de cuatro puntos, contrato cumplido
claims-t5-many = Ganada una, quedan cuatro puntos o más, contrato cumplido
claims-t5-made = Finales cumplidos con el mejor juego tras salir del as

claims-t6 = Al amigo le conviene más guardar la carta llamada que jugarla en las primeras bazas.
claims-t6-how-table = El amigo juega la carta llamada a la primera ocasión, o solo cuando no puede jugar otra, o como decide el bot sereno. Lo demás lo juegan bots serenos, en los mismos repartos. En la mitad de ellos se llama una carta corriente, ni el Mighty ni el Joker.
claims-t6-found-table = Tarde menos pronto da { $table-special } por mano si se llamó al Mighty o al Joker, y { $table-plain } si se llamó una carta corriente; decidir como el bot sereno da { $table-judged } más que pronto.
claims-t6-limits = El consejo coreano dice lo contrario: ayudar enseguida. Aquí el amigo ayuda siempre, dando puntos; solo cambia el momento de la carta llamada. Los bots deducen poco de cómo juegan los demás; entre personas que adivinan pronto al amigo, jugarla tarde da menos.
claims-t6-all = Tarde menos pronto, todas las llamadas
claims-t6-special = Tarde menos pronto, llamado el Mighty o el Joker
claims-t6-plain = Tarde menos pronto, llamada una carta corriente
claims-t6-judged = Como el bot sereno, menos pronto
claims-t6-points = Puntos del bando, tarde menos pronto

claims-t7 = Mighty, Joker y cinco triunfos dan 17 o más con seguridad. Leemos «con seguridad» como tres veces de cada cuatro.
claims-t7-how-table = Diez cartas con el Mighty, el Joker y cinco corazones; el resto y las demás manos, al azar. El declarante descarta y llama según reglas sencillas, y juegan bots serenos.
claims-t7-how-open = Las mismas manos a cartas vistas, con el mejor de seis planes elegido viendo todas las manos.
claims-t7-found-table = Entre bots serenos se llega a 17 o más en el { $table-reached } de los repartos, con { $table-points-value } puntos de media.
claims-t7-found-open = A cartas vistas, en el { $open-reached }, con { $open-points-value } puntos de media.
claims-t7-limits = Las cartas vistas son optimistas: nadie se equivoca al adivinar. Los bots serenos no son maestros, así que una buena mesa queda entre los dos.
claims-t7-reached = 17 puntos o más
claims-t7-points = Puntos de media
claims-t7-least = { $about } puntos o más

claims-t8 = Tres triunfos sin el Mighty rara vez dan siquiera 13. Leemos «rara vez» como una vez de cada cuatro, a lo sumo.
claims-t8-how-table = Diez cartas con tres corazones y sin el Mighty; el resto y las demás manos, al azar. El triunfo es corazones, el declarante descarta y llama según reglas sencillas, y juegan bots serenos.
claims-t8-how-open = Las mismas manos a cartas vistas, con el mejor de seis planes elegido viendo todas las manos.
claims-t8-found-table = Entre bots serenos se llega a 13 o más en el { $table-reached } de los repartos, y declarar 13 puntúa { $table-score }.
claims-t8-found-open = A cartas vistas, en el { $open-reached }, y declarar 13 puntúa { $open-score }.
claims-t8-limits = Que salga rara vez no es lo mismo que no valer la pena: eso lo dice la puntuación. El pozo puede traer más triunfos, y casi siempre se llama como amigo al Mighty; las dos cosas están en los números. Con algunas de estas manos sería mejor otro triunfo.
claims-t8-reached = 13 puntos o más
claims-t8-points = Puntos de media
claims-t8-least = { $about } puntos o más
claims-t8-with-joker = 13 o más, con el Joker entre las diez
claims-t8-without-joker = 13 o más, sin el Joker
claims-t8-score = Puntuación al declarar 13

claims-t9 = La disciplina al declarar separa a los jugadores más que el juego de las cartas.
claims-t9-how-table = De los cinco, uno declara dos puntos por debajo de su cuenta, hasta ella o dos por encima, y juega al azar ninguna carta, la mitad o todas: nueve jugadores en los mismos repartos, contra cuatro bots serenos. De ahí salen las partes de la varianza de una sesión de diez manos.
claims-t9-found-table = Declarar explica el { $table-bids } de la varianza de una sesión, y jugar, el { $table-plays }; la diferencia es { $table-more }.
claims-t9-limits = La respuesta depende de lo que se compara. Quien juega al azar es una criatura más rara que quien declara dos de más; con deslices menores en el juego, declarar pesa más. Las partes son cuadrados: el doble de efecto cuenta cuatro veces.
claims-t9-bids = Explicado por declarar
claims-t9-plays = Explicado por jugar
claims-t9-more = Declarar menos jugar
claims-t9-bid-timid = Declara dos por debajo de su cuenta
claims-t9-bid-steady = Declara hasta su cuenta
claims-t9-bid-bold = Declara dos por encima de su cuenta
claims-t9-play-steady = Juega como un bot sereno
claims-t9-play-half = Juega la mitad al azar
claims-t9-play-random = Juega todo al azar

claims-t10 = Sin triunfo, un Joker que no puede ganar ni la primera baza ni la última hace más raro llevarse los 20 puntos.
claims-t10-how-table = Manos fuertes sin triunfo, jugadas por bots serenos sin el límite y con él (K61); en la mitad de los repartos el declarante ni tiene el Joker ni lo llama.
claims-t10-how-open = Los mismos repartos a cartas vistas.
claims-t10-found-table = Entre bots serenos los 20 puntos pasan del { $table-ours-free-value } al { $table-ours-limited-value } si el bando del declarante tiene el Joker, un cambio de { $table-ours }, y cambian en { $table-theirs } si lo tienen los otros.
claims-t10-found-open = A cartas vistas, del { $open-ours-free-value } al { $open-ours-limited-value }, un cambio de { $open-ours }, y de { $open-theirs } si lo tienen los otros.
claims-t10-limits = En estas reglas la última baza siempre está cerrada al Joker (K34), así que solo se prueba la primera. Una diferencia tan pequeña pide muchos repartos; el intervalo dice cuánto podría ser todavía.
claims-t10-all = Cambio, todos los repartos
claims-t10-all-free = 20 puntos sin el límite, todos los repartos
claims-t10-all-limited = 20 puntos con el límite, todos los repartos
claims-t10-ours = Cambio, Joker con el declarante
claims-t10-ours-free = Sin el límite, Joker con el declarante
claims-t10-ours-limited = Con el límite, Joker con el declarante
claims-t10-theirs = Cambio, Joker con los otros
claims-t10-theirs-free = Sin el límite, Joker con los otros
claims-t10-theirs-limited = Con el límite, Joker con los otros

claims-t11 = Si el dos del Joker Call lo tiene o lo descarta el declarante, se pierden menos contratos cuando su bando tiene el Joker, y más cuando lo tienen los otros.
claims-t11-how-table = Los mismos repartos dos veces, por bots serenos: el declarante nombra un dos suyo y un dos que tiene otro (K33). En la mitad de los repartos no se llama al Joker.
claims-t11-how-open = Lo mismo a cartas vistas.
claims-t11-found-table = Entre bots serenos, un dos propio cambia la parte de contratos perdidos en { $table-ours } si el bando del declarante tiene el Joker, y en { $table-theirs } si lo tienen los otros.
claims-t11-found-open = A cartas vistas, en { $open-ours } y { $open-theirs }.
claims-t11-limits = El Joker Call solo cuenta cuando el Joker sale y el siguiente tiene la carta (K31). Los bots rara vez salen del Joker, y quien sabe dónde está la carta sale de él en otro momento: por eso el efecto es pequeño.
claims-t11-ours = Propio menos ajeno, Joker con el declarante
claims-t11-ours-own = Perdidos con un dos propio, Joker con el declarante
claims-t11-ours-other = Perdidos con un dos ajeno, Joker con el declarante
claims-t11-ours-points = Puntos, propio menos ajeno, Joker con el declarante
claims-t11-theirs = Propio menos ajeno, Joker con los otros
claims-t11-theirs-own = Perdidos con un dos propio, Joker con los otros
claims-t11-theirs-other = Perdidos con un dos ajeno, Joker con los otros
claims-t11-theirs-points = Puntos, propio menos ajeno, Joker con los otros

# Lo que dicen los solucionadores.

reason-solve-game = No hay solucionador para «{ $game }». Lo hay para: { $known }.
reason-solve-part = Un solucionador no tiene ninguna parte «{ $part }». Tiene: { $known }.
reason-solve-prepare-stopped = Se paró mientras se preparaba el solucionador, así que aún no hay respuesta. Lo preparado se guarda: la próxima pregunta espera menos.
reason-solve-position = { $found } no es una posición de un juego. Da una ronda de Mushi o una mano de Mighty.
reason-solve-unknown = Un solucionador necesita conocer todas las cartas, y aquí hay algunas desconocidas.
reason-solve-count = Un número de rondas es un entero desde 0; { $found } no lo es.
reason-solve-policy = No hay una manera de jugar llamada «{ $found }». Hay: { $known }.
reason-solve-stopped = Se detuvo antes de terminar: el valor está entre los límites.
reason-solve-mushi-given = { $found } no es una ronda de Mushi: da una hanalab.mushi.Round con todas las cartas conocidas.
reason-solve-mighty-given = { $found } no es una mano de Mighty: da una hanalab.mighty.Hand con todas las cartas conocidas.
reason-solve-memory = { $found } no es una memoria: da megabytes, 0 o más.
reason-solve-seconds = { $found } no es un límite de tiempo: da segundos por encima de 0.
reason-solve-stop = { $found } no puede parar el trabajo: da un hanalab.solve.Stop().
reason-solve-nodes = { $found } no es un número de posiciones: da un entero desde 0.
reason-solve-width = { $found } no es un ancho de búsqueda: da un entero desde 1; 2 es el más rápido que sirve.
reason-solve-first = { $found } no es el número de una ronda: da un entero desde 0.
reason-solve-seed = { $found } no es una semilla aquí: da un entero.
reason-solve-world = Un mundo nombra las cartas desconocidas, cada una por su número en la baraja: aquí { $count } números, de 0 a { $most }, sin repetir ninguno.
reason-solve-hand-unknown = La mano del asiento que juega debe ser conocida, y tiene que quedar algo por decidir.
reason-solve-action = { $found } no está entre las acciones de esta posición.

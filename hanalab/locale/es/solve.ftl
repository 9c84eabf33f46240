# Lo que dicen los solucionadores.

reason-solve-game = No hay solucionador para «{ $game }». Lo hay para: { $known }.
reason-solve-position = { $found } no es una posición de un juego. Da una ronda de Mushi o una mano de Mighty.
reason-solve-unknown = Un solucionador necesita conocer todas las cartas, y aquí hay algunas desconocidas.
reason-solve-count = Un número de rondas es un entero desde 0; { $found } no lo es.
reason-solve-policy = No hay una manera de jugar llamada «{ $found }». Hay: { $known }.
reason-solve-stopped = Se detuvo antes de terminar: el valor está entre los límites.

# Lo que dicen las fuentes sobre jugar bien, puesto a prueba: lo común, y las once afirmaciones sobre Mighty.

claims-statement = { $number }: { $statement }
claims-says = { $number } { $verdict }
claims-heading = { $statement } { $verdict }
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
claims-by-table = por bots prudentes
claims-by-open = a cartas vistas
claims-run = { $samples } repartos { $played }, semilla { $seed }, reglas «{ $rules }».
claims-foot = Las líneas son intervalos del 95 %; la de trazos marca dónde cambiaría la respuesta.
claims-unit-share = Parte en %
claims-unit-count = Casos
claims-unit-points = Puntos del bando
claims-unit-score = Puntuación de la mano
claims-unit-number = Número
claims-progress = { $done } repartos

reason-claims-number = { $found } no es ninguna afirmación de las que se prueban aquí: { $known }.
reason-claims-method = { $found } no es una manera de jugar estos repartos: { $known }.
reason-claims-not-stored = No hay ninguna prueba guardada de { $number }: hazla con run("{ $number }", 100).

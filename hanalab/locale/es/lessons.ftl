# Palabras comunes a todos los ejercicios. Los de Mushi están en lessons-mushi.ftl.

lesson-0-topic = Empieza aquí
lesson-1-topic = Preparación
lesson-2-topic = Turnos
lesson-3-topic = El Relámpago
lesson-4-topic = Yaku y puntos
lesson-5-topic = Una partida
lesson-10-topic = Preguntar por manos

# Ayudas de las celdas de código
lesson-no-error = Esto debía acabar en { $wanted }, pero no ha fallado nada.
lesson-other-error = Esto debía acabar en { $wanted }, pero ha acabado en { $found }.
lesson-guess = Has dicho { $guess }; la mesa dice { $answer }. { $rule }

# Alrededor de una pregunta
quiz-topic = Ejercicio
quiz-answer = { $letter }  { $words }
quiz-number = { $number }
quiz-how-one = Responde con una letra.
quiz-how-several = Responde con todas las letras correctas.
quiz-how-number = Responde con un número.
quiz-solution = { $answer }. { $because } ({ $rule }).
quiz-right = Correcto
quiz-not-right = Todavía no
quiz-mix-up = Confusión: «{ $title }»
quiz-other-number = No es { $number }. Cuenta otra vez, carta por carta.
quiz-other-result = No es { $number }. Calcúlalo otra vez, paso a paso.
quiz-missing =
    { $chosen ->
        [0] Alguna es correcta.
       *[other] Lo que has elegido está bien, pero { $count ->
            [one] falta una respuesta.
           *[other] faltan { $count } respuestas.
        }
    }
quiz-more-to-do =
    { $count ->
        [one] Queda otra respuesta por corregir.
       *[other] Quedan otras { $count } respuestas por corregir.
    }

# El tablero
quiz-place = Pregunta { $place } de { $count }
quiz-score =
    { $right ->
        [one] { $right } acierto
       *[other] { $right } aciertos
    }
quiz-your-answer-right = correcto
quiz-your-answer-wrong = tu respuesta, no es correcta
quiz-take-back = esta no
quiz-the-answer = la respuesta
quiz-check = Comprobar
quiz-show = Verlo en la mesa
quiz-read-rule = Leer { $rule }
quiz-next = Siguiente pregunta
quiz-another = Otra más
quiz-again = Empezar de nuevo
quiz-done = { $right } de { $count } a la primera
quiz-done-all = Todas a la primera. Esta lección ya es tuya.
quiz-done-some = Pide otra vez las mismas preguntas, o lee las reglas que han salido por el camino.
quiz-answers = Respuestas
quiz-number-field = Tu número
quiz-solution-title = La respuesta
quiz-keys-answer = responder

reason-quiz-no-exercise = No hay ningún ejercicio «{ $name }». Parecidos: { $near }.
reason-quiz-no-such-answer = «{ $found }» no es ninguna de las respuestas. Son { $known }.
reason-quiz-one-answer = «{ $found }» no es una sola respuesta. Esta pregunta tiene exactamente una.
reason-quiz-no-number = «{ $found }» no es un número entero. Escribe uno, por ejemplo 25 o −5.
reason-quiz-seed = Una semilla es un número entero, no { $found }.
reason-lesson-phase = No hay ninguna fase { $found }. Las fases son { $phases }.
reason-quiz-count = Un cuestionario tiene de 1 a 100 preguntas, no { $found }.
reason-quiz-over = No quedan preguntas: empieza de nuevo.
reason-quiz-act = Aquí no se puede hacer «{ $act }».

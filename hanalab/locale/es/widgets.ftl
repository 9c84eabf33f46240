# Palabras comunes a todos los tableros.

widgets-undo = Deshacer
widgets-redo = Rehacer
widgets-hint = Pista
widgets-new-deal = Repartir
widgets-copy = Copiar
widgets-copy-position = Copiar posición
widgets-copy-text = Copiar texto
widgets-copy-picture = Copiar imagen
widgets-paste = Pegar
widgets-rules = Reglas
widgets-more = Más
widgets-continue = Seguir
widgets-take = Llevar
widgets-play = Jugar
widgets-next-round = Siguiente ronda
widgets-next-hand = Siguiente mano
widgets-replay = Repetición
widgets-clear = Vaciar
widgets-swap = Cambiar
widgets-stop = Parar
widgets-try-again = Otra vez
widgets-close = Cerrar
widgets-language = Idioma: español
widgets-copied = Copiado
widgets-copied-not = No se ha podido copiar. Selecciona el texto y cópialo con el teclado.
widgets-no-answer = Sin respuesta. Si no pasa nada, ejecuta esta celda otra vez.
widgets-problem = Algo ha fallado aquí.
widgets-show-details = Ver detalles

widgets-card-marks = Marcas
widgets-open-hands = Manos vistas
widgets-four-colours = Cuatro colores

widgets-you = Tú
widgets-bot = Bot
widgets-yaku = Yaku
widgets-log = Registro
widgets-rule-unknown = No hay ninguna regla { $number } en el libro.

# Ayudas de teclado al pie
widgets-keys-move = mover
widgets-keys-play = jugar
widgets-keys-take = llevar
widgets-keys-choose = elegir
widgets-keys-why = por qué
widgets-keys-undo = deshacer
widgets-keys-continue = seguir

# El selector de cartas
widgets-picker = Cartas
widgets-picker-selected = elegida
widgets-picker-not-now = ahora no: { $why }
widgets-picker-rule = regla { $rule }
widgets-picker-chosen =
    { $count ->
        [one] { $count } elegida
       *[other] { $count } elegidas
    }
widgets-picker-chosen-of =
    { $wanted ->
        [one] { $count } de { $wanted } elegida
       *[other] { $count } de { $wanted } elegidas
    }
widgets-picker-full =
    { $wanted ->
        [one] Ya hay una carta elegida. Quítala antes.
       *[other] Ya hay { $wanted } cartas elegidas. Quita antes una.
    }

widgets-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
reason-picker-mode = Así no se puede elegir: { $mode }. Vale "one", "several" o un número del 1 al { $most }.
reason-picker-too-many = Hay { $count } cartas elegidas y caben { $wanted }.
reason-picker-no-card = { $card } no está entre estas cartas.
reason-picker-twice = { $card } está dos veces.
reason-picker-why = Las razones se dan por carta, como {"{"}"SA": "ahora no"{"}"}, y cada una es un texto: no { $found }.
reason-picker-width = Las cartas miden de 20 a 400 px de ancho, no { $found }.
reason-not-a-card-of-a-game = { $source } no es una carta. Escribe su código, por ejemplo 01B en Mushi o SA en Mighty.
reason-picker-act = Un selector no sabe hacer «{ $act }».

## Lo que se da dos veces

reason-given-rules = Aquello de lo que sigues trae sus propias reglas, y difieren en { $keys }. Quita reglas y duración, o prepáralo con las reglas que quieras.
reason-given-dealer = En aquello de lo que sigues reparte el asiento { $dealer }, no { $found }. Quita quién reparte.
reason-given-declarer = En la mano de la que sigues el declarante es el asiento { $declarer }, no { $found }. Quita el declarante.
reason-given-match = Esta posición no es de esta partida: difieren sus reglas o quién reparte, o trae una partida propia. Da una de las dos.
reason-given-players = Ya está dicho quién juega: { $players }. Quita { $found }.

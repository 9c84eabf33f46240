# Lo que dicen los dos juegos: textos de posiciones, reglas, registros y bots que no se pueden leer.

reason-position-text = { $source } no es un texto que describa una posición.

reason-position-game = Es una posición de { $game }, no de { $wanted }.
reason-part-unknown = En el carácter { $place }: «{ $name }» no es parte de una posición. Las partes son { $parts }.
reason-part-twice = En el carácter { $place }: «{ $name }» aparece por segunda vez.
reason-part-missing = Falta «{ $name }»: escribe por ejemplo «{ $example }».
reason-part-phase = En el carácter { $place }: «{ $found }» no es una fase. Las fases son { $phases }.
reason-part-number = En el carácter { $place }: { $name } es «{ $found }», pero debe ser un número de 0 a { $most }.
reason-part-sides = En el carácter { $place }: { $name } necesita { $needed } lados separados por «/», no { $count }.

reason-rules-key = No hay regla de la casa «{ $key }». ¿Querías decir { $near }?
reason-rules-value = La regla de la casa { $key } no puede ser «{ $value }». Puede ser { $allowed }.
reason-rules-preset = No hay reglas «{ $name }». Hay { $allowed }.
reason-rules-none = «{ $given }» no son reglas de este juego. Da unas, o el nombre de unas: { $allowed }.
reason-rules-word = «{ $word }» no es una regla de la casa: escribe clave=valor.

reason-record-toml = El registro no se puede leer: { $problem }
reason-record-toml-at = la línea { $line } no es TOML desde el carácter { $column }.
reason-record-toml-end = acaba antes de tiempo, en medio de un valor.
reason-record-no-text = no es un texto.
reason-record-too-much = contiene un número o una lista demasiado largos.
reason-record-whole = registro
reason-record-line = { $word ->
    [round] ronda { $number }
   *[hand] mano { $number }
  }
reason-record-a-text = un texto
reason-record-cards = un texto de cartas
reason-record-such-as = algo como { $example }
reason-record-five-hands = cinco textos de diez cartas
reason-record-seats = un asiento de 0 a { $last }
reason-record-comments = { $where }: hay comentarios para más líneas de juego que las { $count } que tiene.
reason-record-key = { $where }: «{ $key }» no es parte de un registro. Se espera: { $expected }.
reason-record-missing = { $where }: falta «{ $key }».
reason-record-type = { $where }: «{ $key }» debe ser { $expected }.
reason-record-game = Este es un registro de «{ $game }», no de { $wanted }.
reason-record-action = { $where }, acción { $number } («{ $action }»): { $problem }
reason-record-position = { $where }: { $problem }
reason-record-no-session = { $found } no es una sesión de Mighty.
reason-record-no-match = { $found } no es una partida de Mushi.
reason-record-comment = { $where }: el comentario «{ $key }» no corresponde a ninguna acción: hay { $count }.

reason-bot-view = A un bot se le muestra lo que un asiento puede saber, como lo da position.view(seat), y no { $found }.
reason-no-random-numbers = { $found } no da números al azar. Da por ejemplo numbers(seed) de hanalab.core.shuffle.
reason-names-not-so-many = { $found } deberían ser { $count } nombres, uno por asiento.
reason-bot-name = No hay ningún bot «{ $name }». Hay { $known }.

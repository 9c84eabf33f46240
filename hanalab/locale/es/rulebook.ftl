# Cómo se muestra una regla: la letra pequeña bajo su texto.

rulebook-sources = Fuentes: { $sources }.
rulebook-no-sources = Ninguna fuente lo resuelve: se decide aquí.
rulebook-seed = { $seed ->
    [stated] La fuente principal lo dice.
    [implied] La fuente principal lo da a entender.
    [ambiguous] La fuente principal se puede leer de más de una manera.
   *[silent] La fuente principal calla.
  }
rulebook-option = Lo habitual: { $usual }. Regla de la casa, si se acuerda: { $agreed }.

reason-unknown-rule = No hay ninguna regla «{ $number }». Cerca están: { $near }. Este reglamento va de { $first } a { $last }.
reason-unknown-rulebook = No hay reglamento de «{ $game }». Lo hay de: { $known }.

# Lo que dicen todas las mesas de Mighty, sea cual sea la fase.

mighty-table-hand-of = Mano { $hand } de { $length }
mighty-table-hand-of-short = mano { $hand }/{ $length }
mighty-table-trick-of = baza { $trick } de 10
mighty-table-trick-of-short = baza { $trick }/10
mighty-table-trick-number = la baza { $trick }
mighty-table-auction = declaraciones
mighty-table-preparation = preparación
mighty-table-settled = liquidada
mighty-table-thrown-in = anulada
mighty-table-the-end = el final
mighty-table-undo-named = Deshacer, volver a { $moment }
mighty-table-redo-named = Rehacer, seguir hasta { $moment }
mighty-table-new-session = Nueva sesión
mighty-table-large-index = Índice grande
mighty-table-paste-how = El texto de una posición, tal como se copia de una mesa. Las cartas desconocidas (?) se reparten al azar.
mighty-table-paste-field = Posición
mighty-table-chapter-1 = El juego y sus cartas
mighty-table-chapter-6 = El reparto
mighty-table-chapter-9 = Las declaraciones
mighty-table-chapter-18 = Pozo, triunfo y amigo
mighty-table-chapter-24 = Mighty y Joker
mighty-table-chapter-37 = Las bazas
mighty-table-chapter-41 = El amigo
mighty-table-chapter-49 = Puntuación
mighty-table-chapter-60 = Variantes

reason-mighty-table-names = Hay { $count } nombres, pero los cinco asientos necesitan uno cada uno.
reason-mighty-bots = Hay { $count } bots: nombra uno para todos, cuatro para los otros asientos o cinco por asiento. Los bots son { $known }.
reason-mighty-wait = Todavía no te toca.
reason-mighty-set-up = Esta mano empezó a mitad del juego, así que no cuenta en ninguna sesión.

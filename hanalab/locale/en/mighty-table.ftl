# What all Mighty tables say, whatever the phase.

mighty-table-hand-of = Hand { $hand } of { $length }
mighty-table-hand-of-short = hand { $hand }/{ $length }
mighty-table-trick-of = trick { $trick } of 10
mighty-table-trick-of-short = trick { $trick }/10
mighty-table-trick-number = trick { $trick }
mighty-table-auction = auction
mighty-table-preparation = preparation
mighty-table-settled = settled
mighty-table-thrown-in = thrown in
mighty-table-the-end = the end
mighty-table-undo-named = Undo, back to { $moment }
mighty-table-redo-named = Redo, on to { $moment }
mighty-table-new-session = New session
mighty-table-large-index = Large index
mighty-table-paste-how = A position text, as copied from a table. Unknown cards (?) are dealt at random.
mighty-table-paste-field = Position
mighty-table-chapter-1 = The game and its cards
mighty-table-chapter-6 = The deal
mighty-table-chapter-9 = The auction
mighty-table-chapter-18 = Kitty, trump, friend
mighty-table-chapter-24 = Mighty and Joker
mighty-table-chapter-37 = Tricks
mighty-table-chapter-41 = The friend
mighty-table-chapter-49 = Scoring
mighty-table-chapter-60 = Variants

reason-mighty-table-names = There are { $count } names, but five seats need one each.
reason-mighty-bots = There are { $count } bots: name one for all, four for the other seats, or five by seat. The bots are { $known }.
reason-mighty-wait = It is not your turn yet.
reason-mighty-set-up = This hand was set up in the middle of play, so it counts in no session.

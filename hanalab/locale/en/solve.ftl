# What the solvers say.

reason-solve-game = There is no solver for “{ $game }”. There is one for: { $known }.
reason-solve-position = { $found } is no position of a game. Give a Mushi round or a Mighty hand.
reason-solve-unknown = A solver needs to know all cards, and some here are unknown.
reason-solve-count = A number of rounds is a whole number from 0; { $found } is none.
reason-solve-policy = There is no way of playing called “{ $found }”. There is: { $known }.
reason-solve-stopped = It was stopped before the end: the value lies between the bounds.

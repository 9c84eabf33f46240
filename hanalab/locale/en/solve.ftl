# What the solvers say.

reason-solve-game = There is no solver for “{ $game }”. There is one for: { $known }.
reason-solve-part = There is no part “{ $part }” of a solver. There is: { $known }.
reason-solve-prepare-stopped = Stopped while the solver was being made ready, so there is no answer yet. What is ready is kept: the next question waits less.
reason-solve-position = { $found } is no position of a game. Give a Mushi round or a Mighty hand.
reason-solve-unknown = A solver needs to know all cards, and some here are unknown.
reason-solve-count = A number of rounds is a whole number from 0; { $found } is none.
reason-solve-policy = There is no way of playing called “{ $found }”. There is: { $known }.
reason-solve-stopped = It was stopped before the end: the value lies between the bounds.
reason-solve-mushi-given = { $found } is no round of Mushi: give a hanalab.mushi.Round in which all cards are known.
reason-solve-mighty-given = { $found } is no hand of Mighty: give a hanalab.mighty.Hand in which all cards are known.
reason-solve-memory = { $found } is no memory: give megabytes, 0 or more.
reason-solve-seconds = { $found } is no time limit: give seconds above 0.
reason-solve-stop = { $found } cannot stop the work: give a hanalab.solve.Stop().
reason-solve-nodes = { $found } is no number of positions: give a whole number from 0 on.
reason-solve-width = { $found } is no width of a search: give a whole number from 1 on; 2 is the quickest of use.
reason-solve-first = { $found } is no number of a round: give a whole number from 0 on.
reason-solve-seed = { $found } is no seed here: give a whole number.
reason-solve-world = A world names the cards that are unknown, each as its number in the deck: { $count } numbers here, each from 0 to { $most }, none twice.
reason-solve-hand-unknown = The hand of the seat to act must be known, and something must be left to decide.
reason-solve-action = { $found } is not among the actions of this position.

# What the solver of Mighty says.

reason-solve-mighty-phase = A solver looks at the ten tricks: this hand has not come to the play.
reason-solve-friend-open = A trick still to come decides who the friend is. Until then every seat but the declarer plays against the declarer.
reason-solve-table-full = The table of { $memory } MB was full and was started anew; the answer holds, it took longer.

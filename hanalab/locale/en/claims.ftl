# What the sources say about playing well, put to the test: what is common, and the eleven claims about Mighty.

claims-statement = { $number }: { $statement }
claims-says = { $number } { $verdict }
claims-heading = { $statement } { $verdict }
claims-verdict-true = holds.
claims-verdict-false = does not hold.
claims-verdict-depends = depends.
claims-verdict-exact = holds without exception.
claims-verdict-undecided = is undecided.
claims-head-row = What
claims-head-played = Played
claims-head-value = Value
claims-head-interval = 95 %
claims-head-cases = Cases
claims-by-table = by steady bots
claims-by-open = with open cards
claims-run = { $samples } deals { $played }, seed { $seed }, rules “{ $rules }”.
claims-foot = Lines show 95 % intervals; the dashed line is where the claim would turn.
claims-unit-share = Share in %
claims-unit-count = Cases
claims-unit-points = Points of the side
claims-unit-score = Score for the hand
claims-unit-number = Number
claims-progress = { $done } deals

reason-claims-number = { $found } is no claim that is tested here: { $known }.
reason-claims-method = { $found } is no way to play these deals: { $known }.
reason-claims-not-stored = No run of { $number } is stored: run it with run("{ $number }", 100).

# How a rule shows itself: the small print under its text.

rulebook-sources = Sources: { $sources }.
rulebook-no-sources = No source settles it: decided here.
rulebook-seed = { $seed ->
    [stated] The main source states it.
    [implied] The main source implies it.
    [ambiguous] The main source can be read in more than one way.
   *[silent] The main source is silent.
  }
rulebook-option = Usually: { $usual }. House rule, if you agree on it: { $agreed }.

reason-unknown-rule = There is no rule “{ $number }”. Near it: { $near }. This rulebook goes from { $first } to { $last }.
reason-unknown-rulebook = There is no rulebook for “{ $game }”. There is one for: { $known }.

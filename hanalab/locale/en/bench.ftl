# The scoring bench. $who is A or B; cards come as codes.

bench-title = Scoring bench
bench-asks = Give each card to A, B or nobody

bench-examples = Examples
bench-example-none = Your own
bench-preset-example = Worked example
bench-preset-short = One card short
bench-preset-short-of = One short { $number }/{ $count }
bench-preset-short-warbler = Short of the warbler
bench-preset-short-five = Short of a Bright
bench-preset-short-wisteria = Short of a wisteria
bench-preset-short-paulownia = Short of a paulownia
bench-preset-five = Five with warbler
bench-preset-five-no-warbler = Five without
bench-preset-any-three = Any three

# What an example shows
bench-about-example = The source’s own example. A has two Brights and the warbler, so Three Brights is A’s.
bench-about-short-warbler = A has crane and curtain, B the warbler. Nobody has Three Brights.
bench-about-short-five = A has four Brights, B the rain man. Four count for nothing more than their points.
bench-about-short-wisteria = A has three wisteria and Lightning. Lightning stands in for no card of a yaku.
bench-about-short-paulownia = A has three paulownia and Lightning. Lightning stands in for no card of a yaku.
bench-about-five = All five Brights and the warbler: both yaku count, 30 and 25.
bench-about-five-no-warbler = All five Brights, but the warbler is B’s: 30 and no more.
bench-about-any-three = An example that fits the words “3 Bright cards”: any three of them, here A’s.

bench-rest = Rest to B
bench-swap = Swap
bench-clear = Clear
bench-hide = Hide numbers
bench-show-all = Show all
bench-hide-note = Numbers become question marks. A press shows one.

# The formula (its long words are those of the picture, draw-...)
bench-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bench-short-points = Points
bench-short-par = Par
bench-short-own = Own
bench-short-other = Other’s
bench-short-total = Score
bench-said-term = { $who }, { $term }: { $value }
bench-said-cards = { $said }, from { $cards }
bench-said-hidden = { $who }, { $term }: hidden. Press to show it.
bench-hidden = hidden

# Owners
bench-said-owner = { $who ->
    [nobody] with nobody
   *[other] with { $who }
}
bench-deck = All cards and who has them
bench-keys-give = give
bench-keys-nobody = nobody
bench-given = { $given } of 40 given
bench-sum = sum { $sum }
bench-free = { $free ->
    [one] 1 card with nobody, so the scores do not add to zero
   *[other] { $free } cards with nobody, so the scores do not add to zero
}

# Three Brights
bench-readings = Three Brights, two readings
bench-reading-crane_warbler_curtain = Crane, warbler, curtain
bench-reading-any_three = Any three Brights
bench-reading-has = { $who } has { $cards }
bench-reading-nobody = Nobody has it
bench-reading-why-crane_warbler_curtain = Every source that lists the cards has the warbler, not any third Bright.
bench-reading-why-any_three = The words “3 Bright cards” allow it, but then the source’s own example does not come out.
bench-said-reading = { $name }: A { $first }, B { $second }

# Yaku
bench-yaku = Yaku
bench-yaku-scores = { $who } scores { $value }
bench-yaku-split = Split: A { $first }, B { $second }
bench-yaku-lacks = { $who } lacks { $cards }
bench-yaku-open = Open: A { $first }, B { $second }
bench-yaku-none = Nobody has a card of it
bench-said-yaku = { $yaku }, { $value } points

bench-tab-readings = Readings
bench-tab-yaku = Yaku
bench-tab-rules = Rules

# The text to copy
bench-text-pile = { $who }, { bench-cards }: { $cards }
bench-text-empty = { $who }: no cards
bench-text-free = Nobody: { $cards }
bench-text-score = { $who }: { $formula }
bench-text-reading = Three Brights: { $name }

reason-bench-preset = There is no example “{ $name }”. There are { $allowed }.
reason-bench-act = There is no “{ $act }” on the scoring bench.
reason-bench-owner = “{ $owner }” owns no cards here. The owners are A, B and N (nobody).

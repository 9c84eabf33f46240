# Words inside the pictures of the tables, and the pictures described in words.

draw-you = You
draw-other = Opponent
draw-stock = Stock { $count }
draw-drawn = Drawn card
draw-drawn-card = Drawn: { $card }
draw-played-card = Played: { $card }
draw-par = of par { $par }
draw-you-deal = you deal
draw-deals = deals
draw-dealer = dealer
draw-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
draw-must-take = must take
draw-takes = takes
draw-pile-yours = Your pile: { $cards }, { $points }
draw-pile-of = { $name }: { $cards }, { $points }
draw-pile-yours-short = Your pile, { $points }
draw-pile-of-short = { $name }, { $points }
draw-item-worth = { $item } { $points }

# On the yellow bar of a still picture
draw-to-play-you = Your turn: play a card
draw-to-play = { $name } is to play a card
draw-to-choose-you = { $card } may take several cards: choose one
draw-to-choose = { $name } chooses what { $card } takes
draw-over = Round over: { $name } wins by { $points }
draw-over-you-win = Round over: you win by { $points }
draw-over-you-lose = Round over: you lose by { $points }
draw-over-level = Round over: level
draw-over-void = Four of a month shown: dealt again
draw-turn-of = turn { $turn } of 16

# The formula of a score
draw-card-points = Card points
draw-par-head = Par
draw-own-yaku = Own yaku
draw-others-yaku = The other’s yaku
draw-score = Score

# The scoring bench and the lightning lab
draw-nobody = nobody
draw-from-hand = From hand
draw-from-stock = Drawn
draw-last-card = Last card
draw-may-take = May take: { $cards }
draw-may-not-take = May not take: { $cards }

# Spoken
draw-say-card = { $card-Name } { $card }, { $points }
draw-say-on-field = { $card-Name } { $card }, { $points }, on the field
draw-say-target = { $card-Name } { $card }, { $points }, on the field, can be taken
draw-say-three = { $card-Name } { $card }, { $points }, on the field in a pile of three; the fourth { $plant } takes all
draw-say-owner = { $card-Name } { $card }, { $points }, with { $owner }
draw-say-free = { $card-Name } { $card }, { $points }, with nobody
draw-title-card = Card { $card }
draw-title-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-title-field = The field
draw-title-table = Mushi table
draw-title-end = Both piles
draw-title-score = Score of a round of Mushi
draw-title-bench = Cards of Mushi and their owners
draw-title-lightning = What { $card } may take
draw-describe-field = On the field: { $cards }.
draw-describe-field-empty = The field is empty.
draw-describe-stock = In the stock: { $cards }.
draw-describe-pile = { $name }: { $points }, pile { $pile }.
draw-describe-pile-empty = { $name }: nothing taken yet.
draw-describe-hand = { $name } holds { $cards }.
draw-describe-hand-yours = Your hand: { $cards }.
draw-describe-hand-hidden = { $name } holds { $cards }, hidden.
draw-describe-card = { $card-Name }, { $card }
draw-describe-score = { $name }: { $formula }.
draw-describe-owner = { $name }: { $cards }.

# Months where there is hardly any room
draw-month-1 = pine
draw-month-2 = plum
draw-month-3 = cherry
draw-month-4 = wist.
draw-month-5 = iris
draw-month-8 = susuki
draw-month-9 = chrys.
draw-month-10 = maple
draw-month-11 = willow
draw-month-12 = paul.

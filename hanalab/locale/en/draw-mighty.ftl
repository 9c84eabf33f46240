# Words inside the pictures of Mighty, and the pictures described in words.

draw-pt = { $count } pt
draw-side-unknown = side unknown
draw-side-unknown-short = side
draw-side-unknown-spoken = side not known
draw-led = led
draw-led-names = led: { $suit }
draw-led-calls = led, calls
draw-your = your
draw-card-word = card
draw-leads = leads
draw-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
draw-leads-verb = { $who ->
    [you] lead
   *[other] leads
}
draw-plays-verb = { $who ->
    [you] play { $ordinal }
   *[other] plays { $ordinal }
}
draw-wins = wins: { $reason }
draw-wins-so-far = wins so far: { $reason }
draw-wins-mighty = the Mighty
draw-wins-joker = the Joker
draw-wins-trump = trump
draw-wins-short = high { $suit }
draw-wins-S = highest spade
draw-wins-C = highest club
draw-wins-D = highest diamond
draw-wins-H = highest heart

draw-title-trick = Mighty table, trick { $number } of 10
draw-describe-trick = On the table: { $cards }.
draw-describe-names = The Joker names { $suit }.
draw-describe-calls = The card led calls the Joker.
draw-describe-trick-empty = Nothing lies on the table.
draw-describe-winning = { $who ->
    [you] You win so far
   *[other] { $name } wins so far
}: { $reason }.
draw-describe-won = { $who ->
    [you] You win the trick
   *[other] { $name } wins the trick
}: { $reason }.
draw-describe-seat = { $name }: { $side }, { $points }, hand { $cards }.
draw-say-your-place = Your place in this trick
draw-choose-first = Choose a card from your hand first.
draw-say-play-here = Play { $card-the } here

# The contract and what has happened to it
draw-declares = { $who ->
    [you] you declare
   *[other] { $name } declares
}
draw-mighty = Mighty
draw-mighty-beats = { $card } beats all
draw-mighty-gone = { $card } is gone, trick { $trick }
draw-friend = Friend
draw-no-friend = No friend
draw-friend-none = alone against four
draw-friend-hidden = holds { $card }, not shown yet
draw-friend-holds-name = is { $name }, holds { $card }
draw-friend-is-you = is you: you hold { $card }
draw-friend-own = nobody: you hold { $card }
draw-friend-buried = nobody: you laid { $card } away
draw-friend-nobody = nobody: the declarer is alone
draw-friend-shown = is { $name }, shown in trick { $trick }
draw-friend-is = is { $name }
draw-friend-is-by-trick = is { $name }, who won the trick
draw-friend-sealed = called in secret
draw-friend-first-trick = wins trick 1
draw-friend-last-trick = wins trick 10
draw-friend-seat = is { $name }
draw-joker-call-answers = { $card } answers a led Joker
draw-joker-call-forces = { $card } led forces the Joker out
draw-joker-call-gone = { $card } is gone, the Joker is safe
draw-joker-call-joker-gone = { $card }, the Joker is gone

# Points
draw-points-of-20 = Points of 20
draw-need = need { $need }
draw-count-yours = yours
draw-count-your-side = your side
draw-count-declarer = declarer’s side
draw-count-unknown = side unknown
draw-count-to-come = to come
draw-count-out = not seen yet
draw-count-defenders = defenders
draw-count-defenders-yours = your side

# Settlement
draw-title-settlement = Settlement of a hand of Mighty
draw-term-bid = bid above { $base }
draw-term-overtricks = points above the bid
draw-term-shortfall = points short of the bid
draw-unit = unit S
draw-head-seat = Seat
draw-head-side = Side
draw-head-won = Point cards won
draw-head-share = Share
draw-head-score = Score
draw-no-point-cards = no point cards
draw-before = { $points } in earlier tricks
draw-shares-made = Declarer wins { $declarer }, friend { $friend }, each defender loses { $defender }.
draw-shares-failed = Declarer loses { $declarer }, friend { $friend }, each defender wins { $defender }.
draw-shares-alone-made = Alone, the declarer wins { $declarer }, each of the others loses { $defender }.
draw-shares-alone-failed = Alone, the declarer loses { $declarer }, each of the others wins { $defender }.
draw-shares-hidden-made = Alone in the end, unannounced: the declarer wins { $declarer }, each of the others loses { $defender }. Nothing is doubled for it.
draw-shares-hidden-failed = Alone in the end, unannounced: the declarer loses { $declarer }, each of the others wins { $defender }. Nothing is doubled for it.
draw-sum-laid-away = { $who ->
    [you] Your { $points } include { $cards }, which you laid away
   *[other] The { $points } of { $name } include { $cards }, laid away
}
draw-sum-sides = { $yours ->
    [yes] Your side
   *[no] Declarer’s side
} { $sum }, defenders { $rest }, together 20
draw-sum-zero = sum 0
draw-made = Contract made: { $points } of { $need }
draw-failed = Contract failed by { $by }
draw-needed-exact = { $yours ->
    [yes] Your side
   *[no] The declarer’s side
} needed { $need } and has exactly { $points }.
draw-needed-has = { $yours ->
    [yes] Your side
   *[no] The declarer’s side
} needed { $need } and has { $points }.
draw-needed-run = { $yours ->
    [yes] Your side
   *[no] The declarer’s side
} has taken all 20 points.
draw-needed-back_run = { $yours ->
    [yes] Your side
   *[no] The declarer’s side
} has { $points }, the defenders { $rest }: a back-run.
draw-dead = Hand thrown in
draw-dead-K16 = All five have passed: nobody scores.
draw-dead-K8 = A weak hand was shown: the cards are dealt again.

# Before the play
draw-title-hands = The five hands
draw-kitty = Kitty
draw-laid-away = Laid away
draw-pass = pass
draw-trick-of = trick { $trick } of 10
draw-to-lead-card-you = Your turn: lead a card
draw-to-lead-card = { $name } is to lead
draw-to-play-card-you = Your turn: play a card
draw-to-play-card = { $name } is to play a card
draw-phase-auction = { $name } is to bid or pass
draw-phase-exchange = { $name } lays three cards away
draw-phase-trump = { $name } names the final trump
draw-phase-friend = { $name } calls a friend
draw-phase-joker-call = { $name } names the Joker Call card
draw-standing = Standing bid: { $bid } by { $name }.

# The hand explorer. $who is "you" or "other", who is then called $name. Cards come as codes or signs.

explorer-title = Hand explorer
explorer-about = { $game } · { $look }
explorer-look-view = your view only
explorer-look-open = all cards open
explorer-look-bids = ten cards before the kitty
explorer-look-kitty = thirteen cards with the kitty
explorer-look-over = over
explorer-look-setup = set-up

explorer-set-up = Set up
explorer-table-text = Table as text
explorer-table-text-none = There is no answer yet.
explorer-paste = Paste position
explorer-paste-field = Position
explorer-paste-how = The text of a position, a view, or the codes of ten or thirteen Mighty cards. A ? is an unknown card.
explorer-seat-number = P{ $seat }

## The hand strip

explorer-turn = { $who ->
    [you] Turn { $turn }, you to play
   *[other] Turn { $turn }, { $name } to play
}
explorer-turn-take = { $who ->
    [you] Turn { $turn }, you choose what { $card } takes
   *[other] Turn { $turn }, { $name } chooses what { $card } takes
}
explorer-points-so-far = Points: { $me } { $mine }, { $name } { $theirs }
explorer-field-stock = Field { $field }, stock { $stock }
explorer-cards-unknown = { $count ->
    [0] All cards known
    [one] { $name }’s 1 card unknown
   *[other] { $name }’s { $count } cards unknown
}
explorer-trick = { $who ->
    [you] Trick { $trick }, you to play
   *[other] Trick { $trick }, { $name } to play
}
explorer-contract = { $who ->
    [you] You play { $bid }
   *[other] { $name } plays { $bid }
}
explorer-friend = Friend { $friend }
explorer-side-points = { $points } of { $need } points so far
explorer-no-bids = Nothing said yet
explorer-heard = Heard: { $said }
explorer-over = The hand is over
explorer-over-round = The round is over
explorer-field = Field
explorer-trick-so-far = Trick
explorer-empty = empty
explorer-your-hand = Your hand
explorer-hand-of = Hand of { $name }
explorer-pass-word = pass

## The status bar

explorer-ask = Ask
explorer-ask-how = What is each choice worth here?
explorer-ask-bold = Not asked yet
explorer-ask-rest = Press Ask, and each choice gets its worth.
explorer-preparing = Preparing
explorer-preparing-rest = The first question prepares the solver. This happens once; on a busy machine it takes up to a minute.
explorer-working = Looking at the first deals
explorer-working-rest = The answer sharpens as deals come in.
explorer-working-open = Playing it out
explorer-failed = This question was not answered
explorer-failed-rest = The message below tells why. Change something, or ask again.
explorer-draw = Which card is drawn?
explorer-draw-rest = { $acts }; now the stock. Press a card.
explorer-suppose = { $name } is to play
explorer-suppose-rest = You do not see its hand. Press the card you suppose, or let it play.
explorer-suppose-take = { $name } chooses what { $card } takes
explorer-suppose-take-rest = Press what you suppose, or let it play.
explorer-suppose-wait = { $name } is preparing
explorer-suppose-wait-rest = What it lays away and whom it calls is not yours to see. Let it go on.
explorer-over-away = { $points } points taken, { $bid } bid
explorer-over-away-how = What was laid away is not known, so the scores are not either (K20).
explorer-over-rest = Undo goes back to the decisions.
explorer-setup-ready = This position can be asked about
explorer-setup-ready-rest = { $count ->
    [0] All its cards are known.
    [one] One card stays unknown.
   *[other] { $count } cards stay unknown.
}
explorer-setup-wrong = { $count ->
    [one] One thing is wrong here
   *[other] { $count } things are wrong here
}
explorer-setup-wrong-rest = The list tells all of it.
explorer-setup-begin = Choose the cards of your hand
explorer-setup-begin-rest = { $count ->
    [one] Press them below: one to go.
   *[other] Press them below: { $count } to go.
}
explorer-setup-nowhere = { $count ->
    [one] One card lies nowhere: it takes no part.
   *[other] { $count } cards lie nowhere: they take no part.
}

## The candidates

explorer-rows = Candidates, best first
explorer-points = { $type }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
explorer-three = all three, { $points } points
explorer-two = both, { $points } points
explorer-no-match = no { $month } there
explorer-lightning-none = nothing there it may take
explorer-best = best
explorer-level = level
explorer-row-walk = press to walk into it
explorer-waits = no value yet
explorer-unit-round = points a round
explorer-unit-side = points of your side
explorer-unit-points = points of the declarer’s side
explorer-unit-score = score a hand
explorer-detail-trump = trump
explorer-detail-mighty = the Mighty
explorer-detail-joker = the Joker
explorer-detail-call = the Joker Call
explorer-detail-point = 1 point
explorer-detail-plain = no point
explorer-goal = made in { $share }
explorer-goal-against = stopped in { $share }
explorer-pick-call = { $card } call
explorer-any = Any card
explorer-let = Let it play

## Bids

explorer-bids = Chances of each bid
explorer-bids-chance = Chance in %
explorer-bids-score = Score
explorer-bids-foot = Chance in % of making at least that many points, best friend call and lay-away each time. Standard error at most { $error }.
explorer-bids-foot-score = Score to expect with that contract, failures included; passing counts 0. Standard error at most { $error }.
explorer-cell-spoken = { $bid }: made in { $chance } of the deals, { $worth } a hand
explorer-cell-best = advised
explorer-with-bid = With { $bid } it would
explorer-bid-chance = be made in { $chance } of the deals
explorer-bid-worth = bring { $worth } a hand
explorer-kitty-rows = Plans for the kitty, best first
explorer-kitty-away = lay away
explorer-plan = { $trump } trump, { $friend }
explorer-plan-call = { $trump } trump, { $friend }, Joker Call { $call }
explorer-plan-friend = friend { $card }
explorer-plan-made = { $bid } made in { $chance }

## The rail

explorer-estimate = Estimate
explorer-solved = Solved
explorer-exact-value = Exact value: { $value }
explorer-bounds = Between { $low } and { $high }
explorer-bars-how = Bars are averages over these deals. ± is one standard error: over all deals the average would be that close in two cases of three, and within the thin line in 19 of 20.
explorer-deals-of = { $count } of { $wanted } deals
explorer-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
explorer-deals-clear = { $count } deals, clear
explorer-sharpen = Sharpen
explorer-sharpen-open = Nothing is hidden: more deals would change nothing.
explorer-stop-none = Nothing is being worked out.
explorer-line = Line it expects
explorer-line-share = { $share } of deals
explorer-trail = Walked so far
explorer-trail-draw = draws { $card }
explorer-trail-draw-takes = draws { $card }, which takes { $cards }
explorer-trail-start = Back to the start
explorer-what-if = What if
explorer-exchange = Exchange one card
explorer-exchange-out = Press the card of the hand that goes.
explorer-exchange-in = { $card } goes. Press the card that comes.
explorer-exchange-none = No hidden card is left to come in.
explorer-rule = Change one rule
explorer-rule-choose = Rule to change
explorer-rule-none = Choose a rule
explorer-rule-go = Compare
explorer-branches = Compare branches
explorer-branch-kept = A is kept: { $where }
explorer-branch-how = Walk on, or go back and take another way. Then compare with A.
explorer-branch-go = Compare with A
explorer-branch-forget = Forget A
explorer-branch-same = You are at A itself.
explorer-branch-not-here = Here is no decision to ask about. Go on to the next one.
explorer-branch-games = A is a position of another kind: its answers cannot be compared.
explorer-cancel = Cancel
explorer-open-cards = All cards open

## Side by side

explorer-side-first = As it is
explorer-side-exchange = { $into } for { $out }
explorer-sides = Two answers side by side
explorer-sides-back = Back to the position
explorer-sides-go = Go there
explorer-sides-bids = The number beside each letter is the score with its best trump at { $number }, the lowest bid.
explorer-sides-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
explorer-start = the start
explorer-after-act = after { $act }
reason-explorer-change-branch = branch B

## Set-up

explorer-zone-you = Your hand
explorer-zone-bot = Bot’s hand
explorer-zone-other = { $name }’s hand
explorer-zone-field = Field
explorer-zone-stock = Stock, top first
explorer-zone-pile-you = Your pile
explorer-zone-pile-bot = Bot’s pile
explorer-zone-kitty = Kitty
explorer-zone-discards = Laid away
explorer-zone-trick = Running trick
explorer-tag-you = you
explorer-tag-bot = bot
explorer-tag-field = field
explorer-tag-stock = stock
explorer-tag-pile-you = ▲ pile
explorer-tag-pile-bot = ▼ pile
explorer-tag-kitty = kitty
explorer-tag-discards = away
explorer-tag-trick = trick
explorer-tag-none = –
explorer-zones = Where a pressed card goes
explorer-zone-spoken = { $name }: { $cards }, { $unknown } unknown
explorer-zone-more = One card more: { $name }
explorer-zone-fewer = One card fewer: { $name }
explorer-zone-least = Take a known card out first.
explorer-setup-deck = All cards, and where they lie
explorer-setup-press = Press a card: it goes to “{ $zone }”. Press it again to take it back.
explorer-setup-free = nowhere
explorer-setup-at = in { $zone }
explorer-setup-defects = Anything wrong?
explorer-setup-fine = Nothing is wrong.
explorer-setup-choices = Position
explorer-setup-ask = Ask about it
explorer-setup-random = Deal at random
explorer-setup-clear = Clear
explorer-setup-cancel = Cancel
explorer-choice-look = Looked at
explorer-choice-seat = You sit at
explorer-choice-dealer = Dealer
explorer-choice-rules = Rules
explorer-choice-stage = Stage
explorer-choice-said = Said so far
explorer-choice-declarer = Declarer
explorer-choice-number = Bid
explorer-choice-trump = Trump
explorer-choice-friend = Friend
explorer-choice-joker_call = Joker Call
explorer-choice-each = Cards each
explorer-choice-leader = Leads
explorer-choice-taken = Points so far
explorer-stage-auction = Ten cards
explorer-stage-kitty = Thirteen
explorer-stage-play = Trick
explorer-said-example = 13H pass
explorer-value-view = your view
explorer-value-open = all open
explorer-value-none = none
explorer-value-first-trick = first trick
explorer-value-seed = source
explorer-value-traditional = traditional
explorer-value-korean = Korean

## Keys

explorer-keys-walk = walk into it
explorer-keys-ask = ask
explorer-keys-set-up = set up

reason-explorer-not-open = { $count ->
    [one] One card is unknown, so the cards cannot all be looked at.
   *[other] { $count } cards are unknown, so the cards cannot all be looked at.
}
reason-explorer-left-deal = This way goes on from what your seat knows. Go back to the start to look at all cards.
reason-explorer-position = This is no position: { $found }. Give a Round, a Hand, a view, or its text.
reason-explorer-ten-cards = { $count } cards: ten can bid, and thirteen have the kitty.
reason-explorer-seat = There is no seat { $seat } here. Seats are 0 to { $last }.
reason-explorer-game = “{ $game }” is no game here. There are mushi and mighty.
reason-explorer-samples = “{ $samples }” is no number of deals. It is a whole number above 0.
reason-explorer-act = There is no “{ $act }” in the hand explorer.
reason-explorer-choice = “{ $value }” cannot be chosen here. There are { $allowed }.
reason-explorer-own-unknown = { $count ->
    [one] One card of your hand is still unknown.
   *[other] { $count } cards of your hand are still unknown.
}
reason-explorer-kitty-seat = Only the declarer sees the kitty: let P{ $seat } be the declarer instead of P{ $declarer }.
reason-explorer-say-drawn = First say which card is drawn.
reason-explorer-over = The hand is over: nothing is left to decide.
reason-explorer-nothing-drawn = No card is to be drawn now.
reason-explorer-not-unseen = { $card } lies open already.
reason-explorer-cannot-suppose = “{ $act }” cannot be what it does here.
reason-explorer-not-in-hand = { $card } is not in this hand.
reason-explorer-not-hidden = { $card } does not lie hidden, so it cannot come in.

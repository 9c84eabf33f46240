# Questions about hypothetical hands: answers in sentences and tables, and how they were obtained.
# A value with ± has one standard error behind the sign.

explore-suit-S = spades
explore-suit-C = clubs
explore-suit-D = diamonds
explore-suit-H = hearts
explore-suit-N = no trump

explore-action = Action
explore-to-best = To the best
explore-low = At least
explore-high = At most
explore-share = Deals
explore-least = So much or more
explore-chance-of = Chance in %
explore-score-of = Score
explore-made = Made
explore-before = Before
explore-after = After
explore-or = { $first } or { $second }
explore-or-else = { $first }; or else { $second }
explore-from-to = { $low } to { $high }
explore-error-bars = Bars show the mean, whiskers two standard errors.
explore-error-most = Chance in % of at least so many points. Standard error at most { $error }.
explore-bars-spread = Each bar is the share of the deals with that result.
explore-mean = mean

explore-unit-round = Points a round
explore-unit-side = Points of your side
explore-unit-points = Points of the declarer’s side
explore-unit-score = Score a hand

explore-worth-round = { $worth } a round
explore-worth-side = { $worth } { $whole ->
    [one] point
   *[other] points
  } for your side
explore-worth-score = { $worth } a hand
explore-lead-round = { $lead } a round
explore-lead-side = { $lead } { $whole ->
    [one] point
   *[other] points
  }
explore-lead-score = { $lead } a hand

# Actions as rows of a table, and as an advice.
explore-label-play = { $card-sign }
explore-label-takes = { $card-sign } takes { $cards-sign }
explore-label-stays = { $card-sign } stays
explore-label-take = take { $cards-sign }
explore-label-redeal = new deal
explore-label-names = { $card-sign }, naming { $suit }
explore-label-calls = { $card-sign } with the call
explore-label-bid = bid { $bid }
explore-label-pass = pass
explore-label-discard = { $cards-sign } away
explore-label-trump = { $trump }
explore-label-trump-number = { $trump }, { $number }
explore-label-friend-card = friend { $card-sign }
explore-label-friend-sealed = friend { $card-sign }, in secret
explore-label-friend-first-trick = first-trick friend
explore-label-friend-last-trick = last-trick friend
explore-label-friend-seat = friend P{ $seat }
explore-label-friend-none = no friend
explore-label-joker-call = Joker Call { $card-sign }

explore-do-play = play { $card-the } ({ $card-sign })
explore-do-joker = play { $card-the }
explore-do-takes = take { $cards-the } with { $card-sign }
explore-do-stays = put down { $card-the } ({ $card-sign })
explore-do-take = take { $cards-the }
explore-do-redeal = ask for a new deal
explore-do-names = play { $card-the } and name { $suit }
explore-do-calls = play { $card-sign } and call the Joker
explore-do-bid = bid { $bid }
explore-do-pass = pass
explore-do-discard = lay away { $cards-sign }
explore-do-trump = make { $trump } trump
explore-do-trump-number = make { $trump } trump at { $number }
explore-do-friend-card = call { $card-sign } as friend
explore-do-friend-sealed = call { $card-sign } as friend, in secret
explore-do-friend-first-trick = call the winner of the first trick as friend
explore-do-friend-last-trick = call the winner of the last trick as friend
explore-do-friend-seat = call P{ $seat } as friend
explore-do-friend-none = call no friend
explore-do-joker-call = name { $card-sign } as Joker Call card

# One best line of play, step by step.
explore-line = One best line of play
explore-line-turn = Turn
explore-line-trick = Trick
explore-line-player = Seat
explore-line-cards = Cards
explore-line-seat = P{ $seat }
explore-line-open = From here on it is not certain what is best.

# The sentences.
explore-solution-mushi-value = With best play seat 0 scores { $value }
explore-solution-mushi-bounds = With best play seat 0 scores between { $low } and { $high }
explore-solution-mushi-estimate = Seat 0 scores about { $value }
explore-solution-mighty-value = With best play the declarer’s side takes { $value } { $whole ->
    [one] point
   *[other] points
  }
explore-solution-mighty-bounds = With best play the declarer’s side takes between { $low } and { $high } points
explore-solution-mighty-estimate = The declarer’s side takes about { $value } { $whole ->
    [one] point
   *[other] points
  }
explore-solution-best = { $said }: { $act }.

explore-advice-only = { $act }: there is nothing else to do. It is worth { $worth }.
explore-advice-clear = { $act }: { $lead } over the next best
explore-advice-because = { $said }, because { $because }.
explore-advice-close = { $act }: { $worth }, but the deals do not tell it from { $others } (lead { $lead }).
explore-advice-same = { $act }: { $worth }, and { $others } { $count ->
    [one] is worth the same.
   *[other] are worth the same.
  }

explore-advice-as-good = { $act }: { $worth }, and { $others } { $count ->
    [one] is as good.
   *[other] are as good.
  }
explore-as-good = as good

explore-bids-best = Bid up to { $bid }: made in { $chance } of the deals, { $worth } a hand. At { $above } it would be { $less }: then pass.
explore-bids-most = Bid up to { $bid }: made in { $chance } of the deals, { $worth } a hand.
explore-bids-pass = Pass: even { $bid }, made in { $chance } of the deals, would bring { $worth } a hand.
explore-bids-none = Pass: no higher bid is left.
explore-would-friend = { $act } in { $share } of the deals
explore-would-bury = lay away { $points } point cards on average
explore-would-call = name a Joker Call card it holds in { $share } of the deals

explore-plan-head = Plan
explore-plan = { $bid }, away { $away }, { $friend }, Joker Call { $call }
explore-plan-no-call = { $bid }, away { $away }, { $friend }
explore-kitty = { $acts }: { $worth } a hand, { $bid } made in { $chance } of the deals.
explore-kitty-close = The deals do not tell { $count ->
    [one] another plan
   *[other] { $count } other plans
  } from it.

explore-chances-mushi = On average { $worth } a round; ahead in { $chance } of the deals, and in nine of ten between { $low } and { $high }.
explore-chances-mighty = On average { $worth } { $whole ->
    [one] point
   *[other] points
  } for the declarer’s side; { $bid } made in { $chance } of the deals, and in nine of ten between { $low } and { $high } points.

explore-change-clear = With { $change }: { $difference }, from { $before } to { $after }.
explore-change-close = With { $change }: { $difference }, which the deals do not tell from nothing ({ $before } before, { $after } after).
explore-change-as-good = With { $change } it is as good: { $before } before, { $after } after.
explore-change-same = With { $change } nothing changes: { $after }.

# How it was obtained.
explore-how-open = All cards are known, so there is only this one deal.
explore-how-deals = { $worlds ->
    [one] One deal that agrees
   *[other] { $worlds } deals that agree
  } with what has been seen, each as likely as any other.
explore-how-weighted = { $worlds ->
    [one] One deal that agrees
   *[other] { $worlds } deals that agree
  } with what has been seen, weighted by the bids heard: worth { $effective } equally likely ones.
explore-how-fewer = Trumps that are clearly worse were looked at in { $deals } deals only: { $trumps }.
explore-how-plans = Compared are the { $tried } most promising of { $legal } legal { $kind ->
    [plans] plans
   *[choices] choices
  }.
explore-how-plain = The solvers are not compiled here (numba is missing or switched off), so this quicker method takes the place of a closer one: with them the numbers may differ.
explore-how-last-friend = Where the last trick decides who the friend is, all seats but the declarer play as defenders until then.
explore-how-no-last-friend = A friend called by the last trick was not looked at: play with open cards cannot be compared with it.
explore-how-working = Still working.
explore-how-clear = Ended early, because the best was clear.
explore-how-time = Ended when the time was up.
explore-how-stop = Ended when stopped.
explore-how-nodes = { $nodes } positions were looked at.
explore-how-facts = Seed { $seed }, { $time }.

explore-method-exact = Played out exactly, with all cards open to all.
explore-method-mushi-exact = Each was played out exactly, as if both saw all cards.
explore-method-mushi-playouts = Each was played out quickly by rules of thumb.
explore-method-mighty-exact = Each was played out exactly, as if all saw all cards: in a whole hand about two points more for a declarer with a friend, and one and a half fewer for one alone.
explore-method-mighty-mixed = Each was played out in two ways, which are averaged: with all cards open to all, looking at the two most promising cards each time, and quickly by rules of thumb.
explore-method-mighty-narrow = Each was played out as if all saw all cards, looking at the two most promising cards each time: so not exact. In a whole hand that is about two points more for a declarer with a friend, and one and a half fewer for one alone.
explore-method-mighty-playouts = Each was played out quickly by rules of thumb.
explore-method-bids = In each, three cards were laid away and a friend called by rules of thumb, and the play was with open cards, looking at the two most promising cards each time: so about two points more hopeful than a table of steady bots. Passing counts 0.
explore-method-bids-playouts = In each, three cards were laid away and a friend called by rules of thumb, and it was played out quickly: on average as many points as steady bots take. Passing counts 0.
explore-method-auction-playouts = A bid counts as if it became the contract, a pass as if the others went on bidding by their counts. Played out quickly: on average as many points as steady bots take.
explore-method-kitty = The most promising plans were played out in the same deals with open cards, looking at the two most promising cards each time: with a friend that is about two points more hopeful than a table of steady bots, alone about one and a half less.
explore-method-kitty-playouts = The most promising plans were played out quickly in the same deals: on average as many points as steady bots take.

# What is wrong with a question.
reason-explore-what = { $found } is nothing to ask about: give a position or a view of Mushi or Mighty.
reason-explore-number = { $number } is no bid: numbers go from { $low } to { $high }.
reason-explore-too-few = { $wanted ->
    [one] One card is
   *[other] { $wanted } cards are
  } unknown, but only { $left } { $left ->
    [one] is
   *[other] are
  } left in the deck.
reason-explore-nowhere = { $cards-sign } can lie nowhere: every place is full, or was shown not to hold it.
reason-explore-seat-empty = P{ $seat } holds { $wanted ->
    [one] one unknown card
   *[other] { $wanted } unknown cards
  }, but by its plays can hold only { $possible } of those left.
reason-explore-none-agrees = No deal agrees with what is known.
reason-explore-samples = { $found } is no number of deals: give a whole number from 1 on.
reason-explore-seconds = { $found } is no time limit: give seconds above 0.
reason-explore-executor = { $found } cannot do the work: give an executor of concurrent.futures, or get_executor() of a dask client.
reason-explore-stop = { $found } cannot stop the work: give a hanalab.explore.Stop().
reason-explore-progress = { $found } cannot hear of progress: give a function, or False for no bar.
reason-explore-over = Nothing is left to decide: this position is at its end. Its result is in score().
reason-explore-not-asked = It is the turn of seat { $player }, so seat { $seat } has nothing to decide: give the view of seat { $player }.
reason-explore-hidden = This position has unknown cards: ask advise or chances, which deal them.
reason-explore-solve-phase = Exact values begin with the play, and this hand is still in { $phase ->
    [AUCTION] the auction: ask advise or bids.
    [EXCHANGE] the exchange: ask advise or kitty.
    [TRUMP] the naming of the trump: ask advise or kitty.
    [FRIEND] the call of the friend: ask advise or kitty.
   *[JOKER_CALL] the naming of the Joker Call card: ask advise or kitty.
  }
reason-explore-ten = { $count ->
    [one] One card is
   *[other] { $count } cards are
  } no hand before the auction, which has ten. For thirteen ask kitty.
reason-explore-thirteen = { $count ->
    [one] One card is
   *[other] { $count } cards are
  } no hand with the kitty, which has thirteen. For ten ask bids.
reason-explore-twice = { $card-sign } is there twice: give each card once.
reason-explore-unknown-cards = All cards of the hand must be known for this question: give a card for each “?”.
reason-explore-seat = { $found } is no seat: seats go from 0 to { $most }.
reason-explore-heard = { $found } are no words of an auction: give their text, such as “13H pass pass”.
reason-explore-no-change = Name one change: two cards to exchange, or rules.
reason-explore-exchange = { $found } is no exchange: give two different cards, the one that goes and the one that comes.
reason-explore-exchange-own = { $card-sign } is not in the hand of the seat that asks.
reason-explore-exchange-known = { $card-sign } is known to lie elsewhere: it cannot come to the hand.
reason-explore-rules-text = { $found } is no change of rules: give a mapping such as {"{"}"mighty_any_time": "yes"{"}"}.
reason-explore-ask = { $found } cannot be asked before and after: give advise, chances, bids or kitty.

# Remarks on a row, reasons and changes.
reason-explore-takes-points = { $points ->
    [one] takes 1 point
   *[other] takes { $points } points
  }
reason-explore-stays = no { $card-month } there
reason-explore-stays-lightning = nothing there but willows
reason-explore-card-wins = wins the trick so far
reason-explore-card-loses = does not win the trick
reason-explore-why-and = { $first } and { $second }
reason-explore-why-points = it wins { $more-name } more card { $whole ->
    [one] point
   *[other] points
  }
reason-explore-why-yaku = it makes { $yaku-name } yours in { $first } of the deals instead of { $second }
reason-explore-why-yaku-denied = it leaves { $yaku-name } to the other in { $first } of the deals instead of { $second }
reason-explore-why-leaves = the other then takes { $less-name } { $whole ->
    [one] point
   *[other] points
  } less in the next turn
reason-explore-why-lightning = the Lightning ends with you in { $first } of the deals instead of { $second }
reason-explore-why-trick = your side wins the trick in { $first } of the deals instead of { $second }
reason-explore-why-trick-points = it brings your side { $more-name } more { $whole ->
    [one] point
   *[other] points
  } in this trick
reason-explore-why-keeps = it keeps { $card-the }, which brings { $more-name } more { $whole ->
    [one] point
   *[other] points
  } in later tricks
reason-explore-why-later = it brings { $more-name } more { $whole ->
    [one] point
   *[other] points
  } in later tricks
reason-explore-why-draws = it draws { $drawn-name } { $whole ->
    [one] trump
   *[other] trumps
  } from the other side
reason-explore-no-auction = The auction of this hand is over: ask kitty, advise or chances.
reason-explore-kitty-over = The preparation of this hand is over: ask advise or chances.
reason-explore-kitty-early = The auction of this hand is going on: ask bids or advise.
reason-explore-change-card = { $come-sign } instead of { $gone-sign }
reason-explore-change-rules = the rule “{ $words }”
reason-explore-change-none = the same rules
reason-explore-change-more = { $words }, { $more }
reason-explore-game = There is no game { $found } here: give mushi or mighty.

# Mighty: what happened, why something cannot be done, and the lines of a score.
# Cards come with their suits as signs ($card, $cards); $points are the points among them.

mighty-seat = P{ $seat }

side-declarer = declarer
side-friend = friend
side-defender = defender

friend-first-trick = winner of the first trick
friend-last-trick = winner of the last trick
friend-seat = P{ $seat }
friend-none = no friend

mighty-event-deal = { $who ->
    [you] You deal.
   *[other] { $name } deals.
  }
mighty-event-bid = { $who ->
    [you] You bid { $word }.
   *[other] { $name } bids { $word }.
  }
mighty-event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
  }
mighty-event-redeal = { $who ->
    [you] You show { $cards }, a weak hand: the cards are dealt again.
   *[other] { $name } shows { $cards }, a weak hand: the cards are dealt again.
  }
mighty-event-thrown_in = All five have passed: the hand is thrown in, nobody scores.
mighty-event-contract = { $who ->
    [you] You are the declarer at { $word }.
   *[other] { $name } is the declarer at { $word }.
  }
mighty-event-kitty = { $who ->
    [you] You take the kitty: { $cards }.
   *[other] { $name } takes the kitty: { $cards }.
  }
mighty-event-kitty-hidden = { $name } takes the kitty.
mighty-event-discard = { $who ->
    [you] You lay away { $cards }.
   *[other] { $name } lays away { $cards }.
  }
mighty-event-discard-hidden = { $name } lays three cards away.
mighty-event-trump = The contract is { $word }, the Mighty { $cards }.
mighty-event-friend_card = { $who ->
    [you] You call { $cards }: who holds it is your friend.
   *[other] { $name } calls { $cards }: who holds it is the friend.
  }
mighty-event-friend_first-trick = { $who ->
    [you] You call the winner of the first trick.
   *[other] { $name } calls the winner of the first trick.
  }
mighty-event-friend_last-trick = { $who ->
    [you] You call the winner of the last trick.
   *[other] { $name } calls the winner of the last trick.
  }
mighty-event-friend_seat = { $who ->
    [you] You call { $word } as your friend.
   *[other] { $name } calls { $word } as friend.
  }
mighty-event-friend_none = { $who ->
    [you] You play without a friend, alone against four.
   *[other] { $name } plays without a friend, alone against four.
  }
mighty-event-sealed = { $who ->
    [you] You call { $cards } in secret.
   *[other] { $name } called { $cards } in secret.
  }
mighty-event-sealed-hidden = { $name } calls a friend in secret.
mighty-event-joker_call = The Joker Call card is { $cards }.

mighty-event-lead = { $who ->
    [you] You lead { $cards }.
   *[other] { $name } leads { $cards }.
  }
mighty-event-play = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
  }
mighty-event-names = { $who ->
    [you] You lead the Joker and name
   *[other] { $name } leads the Joker and names
  } { $word ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
   *[H] { suit-H }
  }.
mighty-event-calls = { $who ->
    [you] You lead { $cards } and call the Joker.
   *[other] { $name } leads { $cards } and calls the Joker.
  }
mighty-event-answers = { $who ->
    [you] You answer the Joker with { $cards }: its lead fails.
   *[other] { $name } answers the Joker with { $cards }: its lead fails.
  }
mighty-event-joker_fails = The Joker has no power in this trick.
mighty-event-trick_mighty = { $who ->
    [you] The Mighty wins the trick for you,
   *[other] The Mighty wins the trick for { $name },
  } { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
mighty-event-trick_joker = { $who ->
    [you] The Joker wins the trick for you,
   *[other] The Joker wins the trick for { $name },
  } { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
mighty-event-trick_trump = { $who ->
    [you] You win the trick with the highest trump,
   *[other] { $name } wins the trick with the highest trump,
  } { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
mighty-event-trick_suit = { $who ->
    [you] You win the trick with the highest card of the suit,
   *[other] { $name } wins the trick with the highest card of the suit,
  } { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
mighty-event-friend_revealed = { $who ->
    [you] You are the friend.
   *[other] { $name } is the friend.
  }
mighty-event-alone_revealed = { $who ->
    [you] You have no friend.
   *[other] { $name } has no friend.
  }
mighty-event-discards = { $who ->
    [you] You had laid away { $cards },
   *[other] { $name } had laid away { $cards },
  } { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
mighty-event-made = The declarer’s side has { $word } points: the contract is made.
mighty-event-failed = The declarer’s side has { $word } points: the contract has failed.

mighty-score-bid = for the bid
mighty-score-overtricks = for points above the bid
mighty-score-shortfall = for points short of the bid
mighty-score-run = run
mighty-score-back_run = back-run
mighty-score-no_trump = no trump
mighty-score-alone = no friend
mighty-score-dead = hand without a contract
mighty-score-tricks = in { $name }’s tricks
mighty-score-before = in { $name }’s earlier tricks
mighty-score-discards = laid away
mighty-score-made = { $bid } made with { $points } points.
mighty-score-failed = { $bid } failed by { $by }: { $points } points.

reason-hand-over = The hand is over.
reason-mighty-not-your-turn = { $seat ->
    [-1] It is nobody’s turn.
   *[other] It is P{ $seat }’s turn.
  }
reason-phase-auction = The auction is going on: bid or pass.
reason-phase-exchange = First lay three cards away.
reason-phase-trump = First name the final trump.
reason-phase-friend = First call a friend, or none.
reason-phase-joker-call = First name the Joker Call card.
reason-phase-play = The tricks are being played: play a card.

reason-bid-range = { $bid } cannot be bid: bids go from { $low } to { $high }.
reason-bid-too-low = { $bid } is too low. A bid must beat { $standing }.
reason-bid-suits-level = { $bid } does not beat { $standing }: in this house rule suits are level, only no trump ranks above them.
reason-bid-strict = { $bid } does not beat { $standing }: in this house rule more points need the same trump.
reason-weak-off = These rules know no new deal for a weak hand.
reason-weak-late = A new deal can be asked for only at your first turn to speak.
reason-weak-not = This hand counts { $value }: a new deal needs half a point or less.

reason-discard-three = Lay away three different cards, not { $count }.
reason-card-not-in-hand = { $card } is not in your hand.
reason-bury-special = { $card } cannot be laid away: in this house rule neither Mighty nor Joker can.
reason-trump-fixed = The trump stays { $trump ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[N] { suit-N }
  }, as bid.
reason-trump-number = The number { $number } cannot be named with the trump here: name the trump alone.
reason-trump-lower = { $number } is no more than { $contract }: the number can only be raised.
reason-trump-above-20 = The change would raise the bid to { $number }, above 20.
reason-trump-buries-mighty = With this trump { $card } would be the Mighty, and you have laid it away.
reason-friend-sealed-off = These rules know no secret call.
reason-friend-last-trick-off = These rules know no friend by the last trick.
reason-friend-seat-off = These rules know no friend called by seat.
reason-friend-yourself = You cannot call yourself.
reason-friend-own-card = { $card } is yours: in this house rule you cannot call it.
reason-friend-unknown = Call one of the 53 cards, the first trick or no friend.
reason-joker-call-off = These rules know no Joker Call.
reason-joker-call-two = { $card } cannot be the Joker Call card: name one of the four twos.
reason-joker-call-special = { $card } cannot be the Joker Call card: Mighty and Joker are left out.
reason-joker-call-fixed = { $card } cannot be the Joker Call card: it is always { $right }.

reason-must-follow = { $card } cannot be played: { $suit ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
   *[H] { suit-H }
  } were led and you hold { $cards }.
reason-mighty-must-follow = The Mighty { $card } cannot be played: { $suit ->
    [S] { suit-S }
    [C] { suit-C }
    [D] { suit-D }
   *[H] { suit-H }
  } were led and you hold { $cards }. The Mighty must follow suit like any other card.
reason-joker-first-trick = The Joker cannot be played to the first trick.
reason-joker-is-called = { $card } cannot be played: the Joker is called, and you hold it.
reason-joker-names = Name the suit that the others follow: play JK names H.
reason-joker-names-not = { $card } names no suit here.
reason-trump-lead = { $card } is trump: lead another suit to the first trick.
reason-call-card = { $card } cannot call the Joker.
reason-call-not-led = { $card } calls the Joker only when it is led.
reason-call-trick = The Joker cannot be called in trick { $number }.
reason-call-joker-gone = The Joker has been played: there is nothing to call.
reason-mighty-unknown-hand = The cards of this hand are not known: put cards in their place to go on.
reason-no-contract = There is no contract yet.
reason-score-hidden = The score depends on hidden cards until the hand is over.

reason-not-a-playing-card-text = { $source } is not a text. Write a card as suit and rank, such as SA.
reason-playing-card-code = “{ $found }” is no card. Write suit and rank, such as SA, H10 or C2, or JK for the Joker.
reason-bid-text = “{ $found }” is no bid. Write number and trump, such as 14H or 15N.
reason-trump-text = “{ $found }” is no trump. Write S, C, D, H or N.
reason-friend-text = “{ $found }” is no friend. Write a card such as SA, first-trick or none.
reason-trump-number-text = { $found } is no number for a contract. Write one from 13 to 20.
reason-names-suit = “{ $found }” is no suit to name. Write S, C, D or H.
reason-discard-text = “{ $found }” does not name three cards. Write “discard H10 D10 C4”.
reason-mighty-action-text = “{ $found }” is no action. Write for example “bid 14H”, “pass” or “play SA”.
reason-mighty-action-cards = “{ $found }” does not name its one card, as in “play SA”.
reason-trick-empty = A trick needs at least one card.
reason-trick-number = { $number } is no trick: tricks are numbered 1 to 10.
reason-mighty-no-seat = There is no seat { $seat }: the seats are 0 to 4.
reason-points-range = { $points } cannot be the points of a side: there are 0 to 20.
reason-friend-and-alone = Who plays without a friend, or is the declarer, cannot be the friend as well.

reason-mighty-card-twice = { $card } is there twice.
reason-mighty-card-missing = { $card } is missing: a deal needs all 53 cards.
reason-five-hands = Five hands are needed, not { $count }.
reason-hand-size = P{ $seat } holds { $count } cards, but should hold { $needed } now.
reason-hands-level = The hands hold { $counts } cards: all five need the same number, 1 to 10.
reason-kitty-size = The kitty has { $count } cards, but it needs three.
reason-kitty-stray = { $cards } came from the kitty, but the declarer neither holds them nor laid them away.
reason-discards-size = { $count } cards are laid away, but it must be three.
reason-discards-early = { $count } cards are laid away before the exchange.
reason-friend-card-nowhere = The called card { $card } is nowhere: say which seat is the friend.
reason-taken-five = Points taken are five whole numbers, one a seat.
reason-taken-points = { $found } points are taken, but only { $most } can be.
reason-auction-ended = Nobody is left to speak: the auction is over.
reason-auction-not-ended = The auction is not over: there is no contract yet.
reason-auction-too-long = The auction is over after { $count } calls.
reason-declarer-not-bidder = The declarer is P{ $seat }, but the last bid is P{ $bidder }’s.
reason-contract-not-bid = The contract { $contract } cannot come from the bid { $bid }.
reason-over-too-early = The hand cannot be over here: not all five have passed.

reason-part-too-early = At character { $place }: the { $name } does not belong to the phase { $phase }.
reason-phase-wrong = At character { $place }: the phase is { $phase }, but the cards say { $right }.
reason-player-wrong = At character { $place }: the player is { $player }, but it is the turn of { $right }.
reason-trick-leader = At character { $place }: P{ $leader } leads trick { $number }, but it is P{ $winner }’s lead.
reason-trick-five = At character { $place }: a finished trick has five cards, not { $count }.
reason-played-against = At character { $place }: in trick { $number } { $card } could not be played. { $problem }

reason-session-no-hand = { $found } is no hand of Mighty.
reason-draw-five = Five cards are drawn for the deal, one a seat, not { $count }.
reason-session-over = The session is over: no more hands are played.
reason-session-hand-running = This hand is not finished.
reason-session-dealer = P{ $dealer } deals this hand, but the deal is P{ $found }’s.
reason-session-rules = The hand has other rules than the session: { $keys }.

count-base = to start with
count-no_trump = for no trump
count-mighty = for the Mighty
count-joker = for the Joker
count-trump = for trumps
count-high_trump = for high trumps
count-ace = for other aces
count-king = for other kings

why-mighty-bid = The hand counts { $word }: this bid is within it.
why-mighty-overbid = The hand counts only { $word }.
why-mighty-pass = The best count is { $word }: too little to open.
why-mighty-pass-high = The best count is { $word }: too little for a higher bid.
why-mighty-redeal = The hand is weak enough to have it dealt again.
why-mighty-bury-points = { $cards-sign } would hardly win a trick; laid away, points count for you.
why-mighty-bury-suit = Without { $cards-sign } a suit is gone, and you can trump it.
why-mighty-bury-low = { $cards-sign } are the cards you need least.
why-mighty-trump = With this trump the hand counts { $word }.
why-mighty-friend-best = { $cards-sign } is the strongest card you lack.
why-mighty-friend-weaker = { $cards-sign } helps less than others you lack.
why-mighty-friend-own = { $cards-sign } is yours: you would play alone.
why-mighty-friend-first-trick = Anybody may win the first trick.
why-mighty-friend-last-trick = Anybody may win the last trick.
why-mighty-friend-seat = A seat by name may hold anything.
why-mighty-friend-none = Alone against four is for the strongest hands.
why-mighty-call-own = { $cards-sign } is yours, so nobody else can play it.
why-mighty-call-other = { $cards-sign } may be in any hand.
why-mighty-lead-trump = Draw trumps: lead { $cards-sign }.
why-mighty-lead-winner = { $cards-sign } should win the trick.
why-mighty-lead-low = { $cards-sign } costs little if it loses.
why-mighty-lead-special = { $cards-The } takes the trick when it is needed.
why-mighty-win = { $cards-sign } wins the trick at the lowest price.
why-mighty-win-special = The trick is worth { $cards-the }.
why-mighty-force = { $cards-sign } makes a later player go higher.
why-mighty-smear = Your side should win this trick: give it { $cards-sign }.
why-mighty-leave = Your side should win this trick without more help.
why-mighty-save = The trick is lost: { $cards-sign } gives nothing away.
why-mighty-lose-points = The trick is lost, and { $cards-sign } is the cheapest you may play.

# The auction table: what has been said, what may be said, and why.
#
# $who says whom a sentence speaks of: "you", or "other", who is then called $name.
# Bids come with the sign of their trump ($bid, $standing), as in 14♠.

auction-name = Mighty auction

## The chart

auction-chart = What everybody has said
auction-first = speaks first
auction-last = speaks last
auction-dealer = dealer
auction-dealer-first = dealer, speaks first
auction-dealer-last = dealer, speaks last
auction-pass = pass
auction-turn-cell = your turn
auction-turn-cell-short = you
auction-to-speak = to speak
auction-earlier = { $count ->
    [one] One round earlier
   *[other] { $count } rounds earlier
  }
auction-fewer = Fewer rounds
auction-bid-spoken = { $who ->
    [you] You bid { $number } { $suit }
   *[other] { $name } bids { $number } { $suit }
  }
auction-pass-spoken = { $who ->
    [you] You pass
   *[other] { $name } passes
  }
auction-standing-spoken = the standing bid
auction-ask-spoken = ask why
auction-place-reason = shows what { $name } knows
auction-kitty = Kitty

auction-standing = { $who ->
    [you] Standing bid: { $bid }, yours.
   *[other] Standing bid: { $bid } by { $name }.
  }
auction-contract-line = { $who ->
    [you] Contract: { $bid }, yours.
   *[other] Contract: { $bid } by { $name }.
  }
auction-standing-none = No bid yet.
auction-passes = { $final ->
    [yes] { $count ->
        [0] Nobody has passed on it; a pass is final.
        [1] One pass so far; a pass is final.
        [2] Two passes in a row so far; a pass is final.
        [3] Three passes in a row so far; a pass is final.
       *[other] { $count } passes in a row; a pass is final.
      }
   *[no] { $count ->
        [0] Nobody has passed on it; a pass is not final.
        [1] One pass so far; a pass is not final.
        [2] Two passes in a row so far; a pass is not final.
        [3] Three passes in a row so far; a pass is not final.
       *[other] { $count } passes in a row; a pass is not final.
      }
  }
auction-passes-none = { $count ->
    [0] It starts at { $low }.
    [1] One pass so far. It starts at { $low }.
    [2] Two passes so far. It starts at { $low }.
    [3] Three passes so far. It starts at { $low }.
   *[other] Four passes so far: with a fifth the hand is thrown in.
  }

## The status bar

auction-turn = Your turn: bid or pass
auction-turn-of = { $name }, your turn: bid or pass
auction-rest-open = No bid yet. Any number from { $low } may open.
auction-rest-last-open = If you pass too, the hand is thrown in.
auction-rest-ends = If you pass, it is the fourth in a row and { $name } plays { $standing }.
auction-rest-ends-final = If you pass, only { $name } is left and plays { $standing }.
auction-rest-beat = Beat { $standing }, or pass and perhaps bid later.
auction-rest-beat-final = Beat { $standing }. If you pass, you are out of the auction.
auction-promises = { $bid } promises { $number } of the 20 points with { $suit } as trump.
auction-promises-none = { $bid } promises { $number } of the 20 points without a trump.
auction-thinking = { $name } is thinking
auction-rest-thinking = { $who ->
    [you] Your { $standing } stands.
   *[other] { $name }’s { $standing } stands.
  }
auction-contract = { $who ->
    [you] You play { $bid }
   *[other] { $name } plays { $bid }
  }
auction-rest-contract = { $who ->
    [you] The rest have passed. The kitty is yours.
   *[other] The rest have passed. You may be the secret friend.
  }
auction-rest-contract-plain = The rest have passed. The kitty comes next.
auction-rest-unbeatable = Twenty no trump cannot be beaten: the auction is over.
auction-thrown-in = Thrown in: all five passed
auction-rest-thrown-in = Nobody scores.
auction-dealt-again = { $who ->
    [you] Dealt again: you show a weak hand
   *[other] Dealt again: { $name } shows a weak hand
  }
auction-rest-dealt-again = At most half a point: nobody scores, the same dealer deals.

## The hand

auction-hand = Your hand
auction-hand-of = { $name }’s hand
auction-count-S = { $count ->
    [one] 1 spade
   *[other] { $count } spades
  }
auction-count-C = { $count ->
    [one] 1 club
   *[other] { $count } clubs
  }
auction-count-D = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
  }
auction-count-H = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
  }
auction-point-cards = { $count ->
    [0] no point card
    [one] 1 point card
   *[other] { $count } point cards
  }
auction-has-mighty = the Mighty
auction-no-mighty = no Mighty

## The bid

auction-your-bid = Your bid
auction-the-bids = Bids
auction-live = { $number } { $suit }, can be bid
auction-dead = { $number } { $suit }
auction-too-low = too low
auction-is-too-low = { $bid } is too low.
auction-to-bid = Bid { $bid }
auction-to-bid-none = Bid
auction-choose-first = Choose a bid in the grid first.
auction-to-pass = Pass
auction-to-redeal = Show this hand, deal again
auction-redeal-head = Weak hand
auction-redeal-note = A hand that counts at most half a point may be dealt again: ace, king, queen and jack 1, ten a half, the Joker minus 1, ♠A 0.
auction-redeal-yours = Yours counts { $value }.
auction-not-turn = { $name } is to speak now.
auction-over = The auction is over.
auction-can-open = Any of these may open the bidding.
auction-must-beat = { $kind ->
    [points] A bid must beat { $standing }: more points.
    [suit] A bid must beat { $standing }: { $number } in a higher suit.
    [notrump] A bid must beat { $standing }: more points, or { $number } without trump.
    [same] A bid must beat { $standing }: more points in its own suit, or { $number } in a higher one.
   *[other] A bid must beat { $standing }: more points, or { $number } in a higher suit.
  }
auction-suits-rise = Suits rise
auction-suits-level = Level suits: only N ranks above them

## The rail

auction-reason-of = { $name }’s reason
auction-quoted = “{ $reason }”
auction-asked = Shown because you asked. It tells what { $name } alone knows.
auction-open = Shown because hands are open
auction-random = Any bid will do: I choose at random.
auction-ask-head = Why did they?
auction-ask = Press what somebody has said to read the reason. It tells what that seat alone knows.
auction-contract-head = Contract
auction-played-by = { $who ->
    [you] yours
   *[other] { $name } declares
  }
auction-contract-means = { $who ->
    [you] Your side must take at least { $number } of the 20 points.
   *[other] { $name }’s side must take at least { $number } of the 20 points.
  }
auction-next-kitty = { $who ->
    [you] Next you take the three cards of the kitty and lay three away.
   *[other] Next { $name } takes the three cards of the kitty and lays three away.
  }
auction-dead-head = No contract
auction-next-deal = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
  }

auction-keys-choose = choose bid
auction-keys-bid = bid
auction-keys-pass = pass

## The count of a hand

auction-hint = What your hand counts
auction-hint-as = As the steady bot counts it
auction-hint-trump = Trump
auction-hint-length = Cards
auction-hint-count = Counts
auction-hint-made-up = { $total } with { $trump }
auction-hint-more-1 = Once more shows how the best is made up.
auction-hint-more-2 = Once more shows what the bot would say.
auction-hint-choose = Choose it
auction-hint-says = It would say: { $says }.

## As text

auction-text-said = { $name }: { $said }
auction-text-nothing = nothing yet
auction-text-hand = { $name }: { $cards }
auction-picture = An auction of Mighty

reason-auction-no-bid = Choose a bid first.

# Mushi: what happened, why something cannot be done, and the lines of a score.
# Cards come as codes ($card), as names ($card-name) and with their article ($card-the, $card-The).

event-seat = Seat { $seat }

event-deal = { $who ->
    [you] You deal.
   *[other] { $name } deals.
  }
event-redeal = Misdeal, { $cards } on the field: the cards are dealt again.
event-played_on = The field { $cards } would be a misdeal. This set-up is played as it stands.
event-dealer_takes = { $who ->
    [you] You deal and take { $cards } from the field at once.
   *[other] { $name } deals and takes { $cards } from the field at once.
  }
event-play_takes = { $who ->
    [you] You play { $card }, take { $cards }.
   *[other] { $name } plays { $card }, takes { $cards }.
  }
event-play_stays = { $who ->
    [you] You play { $card }: no match, it stays.
   *[other] { $name } plays { $card }: no match, it stays.
  }
event-play_stays-wild = { $who ->
    [you] You play { $card }: only willows or nothing on the field, it stays.
   *[other] { $name } plays { $card }: only willows or nothing on the field, it stays.
  }
event-play_choose = { $who ->
    [you] You play { $card } and choose among { $cards }.
   *[other] { $name } plays { $card } and chooses among { $cards }.
  }
event-draw_takes = { $who ->
    [you] You draw { $card }: it takes { $cards }.
   *[other] { $name } draws { $card }: it takes { $cards }.
  }
event-draw_takes-lightning = { $who ->
    [you] You draw { $card }: it takes { $cards }, because the first non-willow card drawn must.
   *[other] { $name } draws { $card }: it takes { $cards }, because the first non-willow card drawn must.
  }
event-draw_takes-sweep = { $who ->
    [you] You draw { $card }, the last card: it takes all that is left, { $cards }.
   *[other] { $name } draws { $card }, the last card: it takes all that is left, { $cards }.
  }
event-draw_stays = { $who ->
    [you] You draw { $card }: no match, it stays.
   *[other] { $name } draws { $card }: no match, it stays.
  }
event-draw_stays-wild = { $who ->
    [you] You draw { $card }: only willows or nothing on the field, it stays.
   *[other] { $name } draws { $card }: only willows or nothing on the field, it stays.
  }
event-draw_stays-sweep = { $who ->
    [you] You draw { $card }, the last card: the field is empty.
   *[other] { $name } draws { $card }, the last card: the field is empty.
  }
event-draw_choose = { $who ->
    [you] You draw { $card } and choose among { $cards }.
   *[other] { $name } draws { $card } and chooses among { $cards }.
  }
event-leftover = { $who ->
    [you] Left on the field: { $cards } to you.
   *[other] Left on the field: { $cards } to { $name }.
  }
event-leftover-wild = { event-leftover }
event-claim = { $who ->
    [you] You show { $cards } and ask for a new deal.
   *[other] { $name } shows { $cards } and asks for a new deal.
  }
event-over = The round is over.

score-card_points = Card points
score-par = Par
score-other-yaku = The other’s { $yaku }

reason-round-over = The round is over.
reason-finish-capture = { $card } is already down: choose what it takes first.
reason-finish-draw = Your card is already down. Finish the draw first: choose what { $card } takes.
reason-play-from-field = { $card } lies on the field: play a card from your hand.
reason-play-from-pile = { $card } lies in a pile already: play a card from your hand.
reason-not-in-hand = { $card } is not in your hand.
reason-not-your-turn = It is the other player’s turn.
reason-nothing-to-take = No card waits for you to choose what it takes: play a card from your hand first.
reason-not-on-field = { $card } is not on the field.
reason-take-what = Name the card that { $card } takes.
reason-take-one = { $card } takes one card only.
reason-takes-all = { $card } takes { $cards }, all of it and nothing else.
reason-takes-whole-pile = The pile { $cards } goes together: take all of it.
reason-lightning-never-willow = The Lightning can’t take a willow card.
reason-willow-never-lightning = { $card } is a willow, and a willow never takes the Lightning.
reason-hand-never-lightning = A card from the hand never takes the Lightning: only a drawn card does.
reason-lightning-first = { $target } cannot be taken now: the drawn card must take the Lightning first.
reason-other-month = { $card } cannot take { $target }: { $target-month } is not { $card-month }.
reason-redeal-off = These rules know no new deal for four of a month in the hand.
reason-redeal-late = A new deal can be asked for only before your first card.
reason-redeal-no-four = A new deal needs four cards of one month in your hand.

reason-four-on-field = The field holds all four of a month, { $cards }: nothing could ever take them. The same dealer deals again.
reason-three-willows = The field holds the three plain willows, { $cards }: nothing could ever take them. The same dealer deals again.
reason-four-pairs = The field holds four pairs, { $cards }: under this house rule the same dealer deals again.

reason-not-a-card-text = { $source } is not a text. Write a card as month and kind, such as 01B.
reason-card-code = { $place ->
    [0] {""}
   *[other] At character { $place }:{" "}
  }“{ $found }” is no card. Write two digits for the month and a letter for the kind, such as 01B, 04R or 11L.
reason-card-month = { $place ->
    [0] {""}
   *[other] At character { $place }:{" "}
  }“{ $found }” is no Mushi card: there is no month { $month }. The months are 1 to 5 and 8 to 12.
reason-card-month-absent = { $place ->
    [0] {""}
   *[other] At character { $place }:{" "}
  }“{ $found }” is no Mushi card: month { $month } is not in the deck. The months are 1 to 5 and 8 to 12.
reason-card-kind = { $place ->
    [0] {""}
   *[other] At character { $place }:{" "}
  }“{ $found }” is no card of its month. The cards there are { $right }.
reason-action-text = “{ $found }” is no action. Write “play 01B” or “take 01R”.
reason-action-cards = “{ $found }” must name { $verb ->
    [play] one card, no more and no less
   *[take] what to take
  }. Write “{ $verb } 01B”.
reason-seat = There is no seat { $seat }: the seats are 0 and 1.

reason-card-twice = { $card } is there twice.
reason-card-missing = { $card } is missing: a deal needs all 40 cards.
reason-too-many-cards = { $count } cards are more than the 40 of the deck.
reason-unknown-in-open = The { $name ->
    [field] field lies
   *[piles] piles lie
  } open: unknown cards (?) cannot be there.
reason-hands-balance = Hands of { $first } and { $second } cards cannot be played out in turns: the player to move needs as many as the other, or one more.
reason-hands-empty = Nobody has a card to play: put at least one card into a hand.
reason-stock-count = The stock holds { $stock } cards, but every card in hand is followed by one draw: it needs { $needed }.
reason-over-with-field = The round is over, yet { $cards } lie on the field: put them into a pile.
reason-over-with-cards = The round is over, yet hands hold { $hands } cards and the stock { $stock }: leave the phase out, or put them into a pile.
reason-pending-no-choice = { $card } waits for the choice of what it takes, but has no two cards to choose from.
reason-unknown-draw = The top card of the stock is unknown: put a card in its place to go on.
reason-unknown-hand = The cards of this hand are not known: put cards in their place to go on.

reason-part-pair = { $name } needs two sides, seat 0 / seat 1.
reason-part-seat = At character { $place }: { $name } is “{ $found }”, but must be 0 or 1.
reason-part-pending = In the phase { $phase } a pending card is either missing or one too many.

reason-match-over = The match is over: no more rounds are played.
reason-match-round-running = This round is not finished: { $left } cards are still in hand.
reason-match-no-round = { $found } is no round of Mushi.
reason-match-void = This deal was given back, so it is no round: deal again.
reason-match-dealer = Seat { $dealer } deals this round, but the deal is seat { $found }’s.
reason-match-rules = The round has other rules than the match: { $keys }.

why-yaku = { $cards } { $cards-count ->
    [1] brings
   *[other] bring
  } a yaku nearer.
why-deny = It keeps { $cards } from the other’s yaku.
why-points = It takes { $cards }, worth { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
why-safe-discard = The other can hardly take { $cards }.
why-small-discard = If the other takes { $cards }, little is lost.
why-risky-discard = The other may well take { $cards }.
why-redeal = A new deal gives up these cards.

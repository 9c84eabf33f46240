# The Lightning lab. Cards come as codes ($card, $cards), as names ($card-name, $card-the).

lab-title = Lightning lab
lab-asks = What may Lightning take?
lab-number = { $count ->
    [one] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
   *[other] { $count } cards
}

# Where it comes from
lab-comes = Lightning comes
lab-comes-hand = from the hand
lab-comes-stock = from the stock
lab-comes-deal = dealt to the field
lab-comes-last = as the last card
lab-pile = Pile of three
lab-pile-single = one card
lab-pile-stack = whole pile
lab-last-card = Last card of the stock

# Over the card at the left
lab-slot-hand = From hand
lab-slot-stock = From stock
lab-slot-last = Last card
lab-slot-drawn = Drawn card
lab-slot-played = From hand
lab-slot-taken = Taken
lab-slot-none = Next card

# The deck
lab-put = Put on the field
lab-mode-put = The field
lab-mode-draw = Drawn card
lab-mode-play = Hand card
lab-press = What a press chooses
lab-put-how = Press a card to add or remove it.
lab-draw-how = Press the card that is drawn.
lab-play-how = Press the card that is played.
lab-on-field = { $count } on the field.
lab-deck = All cards of Mushi
lab-said-field = on the field
lab-said-drawn = drawn
lab-said-played = played from the hand
lab-field-empty = No cards on the field.

# The bar: what to do (bold), and why
lab-may = Lightning may take { lab-number }
lab-may-rest = Any one that is not a willow. You must take one.
lab-may-drawn-rest = Any one that is not a willow. It was drawn, so it must take one.
lab-may-pile = Lightning has { $count ->
    [2] two choices
    [3] three choices
    [4] four choices
    [5] five choices
   *[other] { $count } choices
}
lab-may-pile-rest = House rule: a pile of three goes as a whole.
lab-one = Lightning takes { $cards }
lab-one-rest = The only card here that is not a willow. No choice.
lab-one-pile-rest = House rule: the whole pile of three. No choice.
lab-none = Lightning takes nothing and stays
lab-none-rest = Only willows here. The first non-willow card drawn takes it.
lab-none-empty-rest = The field is empty. Put cards on it below.
lab-sweep = The last card takes { $cards }
lab-sweep-rest = All that is left, this once even a willow.
lab-sweep-empty = The last card finds nothing
lab-sweep-empty-rest = Put on the field what is left there before it.
lab-wait = Lightning lies on the field: draw a card
lab-wait-rest = Choose below the card that is drawn, or played from the hand.
lab-forced = Forced: { $card } takes Lightning
lab-forced-rest = First non-willow card drawn. No choice.
lab-forced-own-rest = Even before { $cards } of its own month. No choice.
lab-pass = { $card } passes Lightning by
lab-pass-hand-rest = A card from the hand never takes it.
lab-pass-willow-rest = A willow never takes it. It waits for the next card.
lab-by-hand = { $card } may take Lightning too
lab-by-hand-rest = House rule: a card from the hand may take it.
lab-last-willow = The last willow takes Lightning
lab-last-willow-rest = House rule: this once, both go to the last drawer.
lab-the-lightning = The Lightning
lab-done = { $card } has taken { $cards }
lab-done-rest = They lie in the pile of whoever did it.
lab-done-stays = { $card } lies on the field
lab-done-wait-rest = The first non-willow card drawn takes Lightning.
lab-done-end-rest = The round is over: what is left is handed out.

# May it take
lab-may-it = May it take
lab-may-card = What may { $card } take
lab-yes = Yes
lab-no = No
lab-yes-card = { $card-name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
lab-yes-forced = { $card-name }, and it must
lab-yes-several = { $plant }: any one of { $cards }
lab-yes-pile = { $plant }: the whole pile
lab-no-willows = { $cards } are willows: Lightning never takes one
lab-no-first = { $cards }: Lightning must be taken first
lab-no-other-month = { $cards }: not the month of { $card }
lab-nothing-here = Nothing lies on the field yet.
lab-who-may = What may take Lightning
lab-who-drawn = the first card drawn that is not a willow, even if it has a match of its own
lab-who-hand = a card from the hand
lab-who-hand-may = a card from the hand as well (house rule)
lab-who-willow = a willow, drawn or played
lab-unreal = Not in a real round

# At the end of the round
lab-if-takes = If it takes { $cards }
lab-at-end = At the end of the round
lab-pile-has = Now in the pile
lab-left-two-here = { $away } takes one of { $here }. The other is left over.
lab-left-one-here = One of { $away } takes { $here }. The other is left over.
lab-left-open = Of { $cards }, two pair up and one is left over.
lab-left-alone = { $cards } finds nothing to take and is left over.
lab-left-three = Nothing can take { $cards } any more. All three are left over.
lab-fate-orphan = Last { $plant }
lab-fate-orphan-to = to the owner of Lightning
lab-fate-orphans = The three { $plant } cards
lab-fate-willow = Last willow
lab-fate-willow-to = to whoever took the other two
lab-fate-willow-pair-to = to whoever took { $cards }
lab-fate-lightning = Lightning
lab-fate-lightning-to = to whoever drew the last card
lab-fate-waits = Lightning
lab-fate-waits-to = waits for the first non-willow card drawn
lab-fate-swept = { $card }
lab-fate-swept-to = goes with Lightning, even if the other player took the other two
lab-fate-taken-to = goes with Lightning to whoever drew the last card
lab-always-willow = It is always one willow: by then every other card has found its partner, and Lightning has not come to take one away.

# Buttons
lab-take = Take { $cards }
lab-take-forced = { $card } takes { $cards }
lab-stay = Let { $card } lie there
lab-back = Put it back
lab-go-on = Go on: the next card
lab-clear = Clear the field
lab-keys-choose = choose
lab-keys-take = take
lab-keys-put = add or remove

# Read from a picture or a text
lab-text-comes = { $source ->
    [hand] Lightning from the hand
    [stock] Lightning drawn from the stock
    [deal] Lightning on the field
   *[last] Lightning as the last card
}
lab-text-field = Field: { $cards }
lab-text-drawn = Drawn: { $card }
lab-text-played = Played from the hand: { $card }
lab-text-yes = May take: { $cards } ({ $rule })
lab-text-must = Must take: { $cards } ({ $rule })
lab-text-none = Takes nothing ({ $rule })
lab-text-no = Not { $card }: { $why }
lab-text-end = If it takes { $cards }: { $fates }
lab-text-end-none = At the end: { $fates }

# Why something cannot be
reason-lab-no-arriving = No card has come yet: choose the one that is drawn.
reason-lab-source = Lightning does not come from “{ $source }”. It comes from one of { $allowed }.
reason-lab-lightning-hand = Lightning comes from the hand here, so it cannot lie on the field as well. For that, let it be dealt to the field.
reason-lab-lightning-stock = Lightning is drawn from the stock here, so it cannot lie on the field as well. For that, let it be dealt to the field.
reason-lab-lightning-last = Lightning is the last card here, so it cannot lie on the field as well. For that, let it be dealt to the field.
reason-lab-lightning-deal = Lightning lies on the field already.
reason-lab-two-arriving = One card comes at a time: name the drawn one or the played one.
reason-lab-arriving-source = { $card } comes to a Lightning on the field only: let it be dealt to the field.
reason-lab-too-many = Cards of a month lie together only since the deal, so there can be { $most } of them at most. Here there are { $count }.
reason-lab-last-field = Before the last card one willow lies on the field and nothing else, if that card is Lightning.
reason-lab-nothing = There is nothing to take here.
reason-lab-act = There is no “{ $act }” in the Lightning lab.
reason-lab-option = “{ $act }” is not one of { $allowed }.

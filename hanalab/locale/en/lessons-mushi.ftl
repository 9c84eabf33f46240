# The exercises of Mushi.
#
# quiz-q-…        the question                       quiz-mix-…-title   what a mix-up is called: words people might say
# quiz-group-…    a label in the picture             quiz-mix-…         why it is not so, without the rule number
# quiz-outcome-…  answers many exercises share       quiz-because-…     the reason of the right answer

## Words

quiz-a-type = { $type ->
    [bright] a Bright
    [animal] an Animal
    [ribbon] a Ribbon
   *[basic] a Basic
  }
quiz-types = { $type ->
    [bright] Brights
    [animal] Animals
    [ribbon] Ribbons
   *[basic] Basics
  }
quiz-how-many = { $type ->
    [bright] How many Brights
    [animal] How many Animals
    [ribbon] How many Ribbons
   *[basic] How many Basics
  }
quiz-yaku = { $yaku ->
    [five_brights] { yaku-five_brights }
    [three_brights] { yaku-three_brights }
    [four_wisteria] { yaku-four_wisteria }
   *[four_paulownia] { yaku-four_paulownia }
  }
quiz-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

quiz-outcome-card = { $card-The }, { $card }
quiz-outcome-stays = Nothing: it stays on the field
quiz-outcome-choose = One of { $cards }, as I choose
quiz-outcome-all = All together: { $cards }
quiz-outcome-optional = { $cards }, or nothing if I prefer
quiz-outcome-either = { $cards }: I choose which
quiz-outcome-any = Any one card I like
quiz-outcome-any-willow = Any one card of { $cards }
quiz-outcome-hand = Nothing: it goes into my hand
quiz-outcome-pile = Nothing: it goes to my pile alone
quiz-outcome-sweep = Everything that lies there

quiz-group-this-card = This card
quiz-group-these-cards = These cards
quiz-group-codes = Four codes
quiz-group-position = A saved position
quiz-group-three-of-a-month = Three of a month
quiz-group-one-of-them = One of them
quiz-group-you-drew = You drew
quiz-group-other-drew = The other drew
quiz-group-deck-top = The top of the deck, first card at the left
quiz-group-your-hand = Your hand
quiz-group-other-hand =
    { $count ->
        [one] The other’s hand, { $count } card
       *[other] The other’s hand, { $count } cards
    }
quiz-group-stock = Stock, { $count } cards
quiz-group-field = Field
quiz-group-you-play = You play
quiz-group-you-draw = You draw
quiz-group-you-drew-now = You draw
quiz-group-first-draw = First card drawn
quiz-group-other-pile = The other’s pile
quiz-group-your-pile = Your pile
quiz-group-your-pile-yaku = In your pile, for yaku
quiz-group-other-pile-yaku = In the other’s pile, for yaku
quiz-group-free-yaku = On the field and in your hand, for yaku
quiz-group-last-card = { $who ->
    [you] Last card, yours
   *[other] Last card, the other’s
  }
quiz-group-pile-part = { $who ->
    [you] In your pile
   *[other] In the other’s pile
  }
quiz-group-left-over = Left on the field
quiz-group-just-captured = { $who ->
    [you] You have just taken
   *[other] The other has just taken
  }
quiz-group-your-score = Your score
quiz-group-match = The rounds so far
quiz-group-totals = Totals
quiz-match-row = { $who ->
    [you] Round { $number }, dealt by you: you { $own }, the other { $other }
   *[other] Round { $number }, dealt by the other: you { $own }, the other { $other }
  }
quiz-totals-row = you { $own }, the other { $other }

## Lesson 0: cards and codes

quiz-q-card-code = Which code names this card?
quiz-because-card-code = Two digits for the month, here { $card-month }, and a letter for the type: it is { $card-the }
quiz-mix-letter-title = one letter is as good as another
quiz-mix-letter = The letter tells the type: B for a Bright, A for an Animal, R for a Ribbon, X, Y and Z for Basics. { $wrong } is { $wrong-the }.
quiz-mix-plant-title = these two plants look alike
quiz-mix-plant = { $wrong } is { $wrong-the }. The plant in the picture is { $card-month }.
quiz-mix-closed-gap-title = the months are numbered without a gap
quiz-mix-closed-gap = Peony (6) and bush clover (7) are not in the deck, but the others keep their calendar numbers: after 5 comes 8. So { $card-month } is { $month }.
quiz-mix-letter-first-title = the letter comes first
quiz-mix-letter-first = The month stands in front, always in two digits, then the letter: { $card }.

quiz-q-card-points = What is this card worth?
quiz-because-card-points = It is { quiz-a-type }, and so worth { quiz-points }
quiz-mix-lightning-bright-title = the strongest card is worth most
quiz-mix-lightning-bright = The Lightning takes what it likes, but it is a Basic and counts 1 point.
quiz-mix-lightning-animal-title = there is a claw, so it is an Animal
quiz-mix-lightning-animal = The claw makes it the Lightning, not an Animal. It is the willow’s only Basic: 1 point.
quiz-mix-lightning-ribbon-title = a special card counts a little more
quiz-mix-lightning-ribbon = Its power is what makes it special. In points it is a Basic like the others: 1.
quiz-mix-taken-for-bright-title = every fine picture is a Bright
quiz-mix-taken-for-bright = There are only five Brights: crane, curtain, moon, rain man and phoenix. { $card } is { quiz-a-type }: { quiz-points }.
quiz-mix-taken-for-animal-title = every picture with a figure is an Animal
quiz-mix-taken-for-animal = The seven Animals are warbler, cuckoo, bridge, geese, sake cup, deer and swallow: yes, the bridge and the cup too. { $card } is { quiz-a-type }: { quiz-points }.
quiz-mix-taken-for-ribbon-title = something coloured hangs there, so it is a Ribbon
quiz-mix-taken-for-ribbon = A Ribbon shows one broad paper strip and nothing else but its plant. { $card } is { quiz-a-type }: { quiz-points }.
quiz-mix-taken-for-basic-title = it is mostly leaves, so it is a Basic
quiz-mix-taken-for-basic = A Basic shows its plant alone. { $card } is { quiz-a-type }: { quiz-points }.

quiz-q-pick-type = Choose all { quiz-types } among these cards.
quiz-because-pick-type = These are the { quiz-types } here: { quiz-points } each
quiz-mix-overlooked-bright-title = only birds and moons are Brights
quiz-mix-overlooked-bright = { $card } is one of the five Brights as well: crane, curtain, moon, rain man and phoenix.
quiz-mix-overlooked-animal-title = an Animal must be alive
quiz-mix-overlooked-animal = { $card } is an Animal too. The name covers every figure worth 10 points, even the bridge and the sake cup.
quiz-mix-overlooked-ribbon-title = only red ribbons are Ribbons
quiz-mix-overlooked-ribbon = { $card } is a Ribbon as well. Red with writing, plain red or blue: each is worth 5 points.
quiz-mix-overlooked-basic-title = a pretty card is never a Basic
quiz-mix-overlooked-basic = A Basic shows no more than its plant, and the Lightning is one too. { $card } counts 1 point.

quiz-q-count-points = How many card points are these four worth together?
quiz-because-count-points = { $sum }: a Bright counts 20, an Animal 10, a Ribbon 5, a Basic 1
quiz-mix-cards-not-points-title = a card is a point
quiz-mix-cards-not-points = You counted the cards. Each has its points: 20, 10, 5 or 1 by its type.
quiz-mix-animal-ribbon-swapped-title = a Ribbon is worth more than an Animal
quiz-mix-animal-ribbon-swapped = It is the other way round: an Animal counts 10, a Ribbon 5.
quiz-mix-basics-nothing-title = Basics count nothing
quiz-mix-basics-nothing = A Basic counts 1 point. There are twenty of them, so it adds up.
quiz-mix-adding-months-title = the month is the value
quiz-mix-adding-months = The digits of a code only tell the month. The letter tells the type, and the type the points.
quiz-mix-par-too-early-title = 115 is always subtracted
quiz-mix-par-too-early = Only at the end of a round, from all the cards you took. Here you count four cards.

quiz-q-not-a-card = Three of these codes name cards of the Mushi deck. Which one does not?
quiz-mix-odd-lightning-title = L is no type
quiz-mix-odd-lightning = L stands for one card only: { $card }, the Lightning, the willow’s one Basic.
quiz-mix-odd-third-basic-title = a month has two Basics at most
quiz-mix-odd-third-basic = The paulownia has no Animal and no Ribbon, but three Basics: 12X, 12Y and 12Z.
quiz-mix-odd-both-title = a month has a Bright or an Animal, not both
quiz-mix-odd-both = Two months have both: the susuki with moon and geese, the willow with rain man and swallow. { $card } is { $card-the }.
quiz-mix-odd-over-ten-title = ten months, so no number above ten, and no Ribbon so late
quiz-mix-odd-over-ten = Ten months are in the deck, but they keep their calendar numbers, up to 12. { $card } is { $card-the }.
quiz-mix-odd-after-gap-title = two months are out, so these numbers are out
quiz-mix-odd-after-gap = Only 6 and 7 are out, peony and bush clover. { $card } is { $card-the }.

quiz-q-read-position = By this saved position, how many cards does the other player hold?
quiz-because-read-position = After “hands” your cards stand before the slash and the other’s behind it; ?{ $count } means { $count } hidden cards
quiz-mix-one-question-mark-title = a question mark is one card
quiz-mix-one-question-mark = The number behind it says how many: ?{ $count } means { $count } hidden cards.
quiz-mix-seats-from-one-title = the first hand is the other’s
quiz-mix-seats-from-one = Before the slash stands your hand, seat 0; behind it the other’s, seat 1.
quiz-mix-stock-for-hand-title = the last question mark is the hand
quiz-mix-stock-for-hand = The ?{ $count } after “stock” are the cards still to be drawn. The hands stand after “hands”.
quiz-mix-pile-for-hand-title = the pile is the hand
quiz-mix-pile-for-hand = Those { $count } cards stand after “piles”: taken, and open. Only the cards after “hands” can still be played.
quiz-mix-field-for-hand-title = the cards on the field are the other’s
quiz-mix-field-for-hand = The field belongs to nobody yet. The hands stand after “hands”, the other’s behind the slash.

## Lesson 1: set-up

quiz-q-same-month = Three cards of one month. Which one is the fourth?
quiz-because-same-month = All four show { $month }
quiz-mix-look-alike-title = { $wrong } shows { $month } as well
quiz-mix-look-alike = { $wrong } shows { $other }. The three cards above show { $month }, and so does { $card }.

quiz-q-deck-count = { quiz-how-many } are there in the deck of 40?
quiz-because-deck-count = 5 Brights, 7 Animals, 8 Ribbons and 20 Basics make 40 cards
quiz-mix-deck-of-48-title = the deck of 48
quiz-mix-deck-of-48 = That is right for a common hanafuda deck. Mushi is played without peony and bush clover: 40 cards.
quiz-mix-one-a-month-title = one in every month
quiz-mix-one-a-month = Months differ. The paulownia has neither Animal nor Ribbon, the wisteria has no Bright.
quiz-mix-two-a-month-title = the same number in every month
quiz-mix-two-a-month = Months differ: the paulownia has three Basics, the susuki no Ribbon, and half of the months no Bright.
quiz-mix-one-each-title = as many as cards in a hand
quiz-mix-one-each = Eight is what each of you gets in hand. The deck is divided in another way: 5, 7, 8 and 20.
quiz-mix-four-of-each-title = four, as in a month
quiz-mix-four-of-each = A month has four cards, of different types. Count one type over all ten months.

quiz-q-who-deals = Each of you has drawn a card. Who deals first?
quiz-you-deal = You deal
quiz-other-deals = The other deals
quiz-draw-again = Nobody yet: you both draw again
quiz-mix-dearer-deals-title = the card worth more deals
quiz-mix-dearer-deals = Points count only within one month. First the months are compared, and { $other-month } ({ $other }) is nearer to January than { $card-month } ({ $card }).
quiz-mix-later-month-deals-title = the higher month deals
quiz-mix-later-month-deals = It is the month nearest January that deals: { $other-month } ({ $other }), not { $card-month } ({ $card }).
quiz-mix-cheaper-deals-title = in one month the lower card deals
quiz-mix-cheaper-deals = Both cards are { $card-month }, so the points decide, and the card worth more deals: { $other }.
quiz-mix-first-draw-wins-title = whoever drew first wins a tie
quiz-mix-first-draw-wins = The order of drawing means nothing. Same month and same points: you put both back and draw again.
quiz-mix-second-draw-wins-title = whoever drew last wins a tie
quiz-mix-second-draw-wins = It does not help to draw second. Same month and same points: you put both back and draw again.
quiz-mix-months-decide-title = different months cannot be compared
quiz-mix-months-decide = They can: the month nearest January deals, here the earlier of { $card-month } and { $other-month }.
quiz-mix-same-month-is-tie-title = the same month is a tie
quiz-mix-same-month-is-tie = Not yet. In one month the card worth more deals; only equal points are a tie. { $card } and { $other } differ.

quiz-q-deal-order = { $who ->
    [you] You deal, in fours, from the top of this deck. Where does { $card } go?
   *[other] The other deals, in fours, from the top of this deck. Where does { $card } go?
  }
quiz-goes-hand = { $who ->
    [you] { $role ->
        [dealer] To me, the dealer
       *[opponent] To me, the dealer’s opponent
      }
   *[other] { $role ->
        [dealer] To the other, the dealer
       *[opponent] To the other, the dealer’s opponent
      }
  }
quiz-goes-field = To the field
quiz-goes-stock = To the stock
quiz-mix-dealer-served-first-title = the dealer is served first
quiz-mix-dealer-served-first = The dealer waits: the first four go to the opponent, the next four to the field, then four to the dealer, and all once more.
quiz-mix-field-first-title = the field is laid first
quiz-mix-field-first = The opponent gets the first four cards. Only then come the field and the dealer.
quiz-mix-field-last-title = first the players, then the field
quiz-mix-field-last = The field comes in between: opponent, field, dealer, four cards each, and the same once more.
quiz-mix-stock-first-title = the stock is set aside first
quiz-mix-stock-first = The stock is what is left: the sixteen cards under the first twenty-four.

quiz-q-last-draw = { $who ->
    [you] You deal. Who draws the last card of the stock?
   *[other] The other deals. Who draws the last card of the stock?
  }
quiz-you-draw-last = You do
quiz-other-draws-last = The other does
quiz-last-catch-draws = Whoever took a card last
quiz-nobody-draws-last = Nobody: one card is never drawn
quiz-mix-dealer-draws-last-title = the dealer draws last
quiz-mix-dealer-draws-last = The dealer begins, so the dealer has turns 1, 3 and so on to 15. Turn 16, with the last card, belongs to the opponent.
quiz-mix-last-catch-draws-title = the last catch earns the last card
quiz-mix-last-catch-draws = Taking changes nothing in the order of turns. They alternate, one card drawn in each.
quiz-mix-one-card-stays-title = one card is left in the stock
quiz-mix-one-card-stays = Sixteen cards, sixteen turns: the stock runs out with the last turn.

quiz-q-stock-count = { $turns } turns have been played. How many cards are left in the stock?
quiz-because-stock-count = The stock starts with 16 cards, and each of the { $turns } turns drew one
quiz-mix-two-from-the-stock-title = a turn uses two cards of the stock
quiz-mix-two-from-the-stock = A turn uses two cards, but one comes from the hand. Only one is drawn.
quiz-mix-one-player-draws-title = only one of you draws
quiz-mix-one-player-draws = You both draw, each in your own turn.
quiz-mix-field-from-the-stock-title = the field is dealt from the stock
quiz-mix-field-from-the-stock = Hands and field take 24 cards. The stock is what remains of 40: 16.
quiz-mix-gone-not-left-title = cards drawn are cards left
quiz-mix-gone-not-left = That is how many have been drawn. Take them from the 16 the stock started with.
quiz-mix-stock-like-hand-title = the stock has eight cards, like a hand
quiz-mix-stock-like-hand = Hands and field have eight each. The other sixteen of the forty are the stock.

quiz-q-misdeal = This field has just been dealt. Is it a misdeal?
quiz-because-field-stands = No month lies here with all four cards, and the three plain willows don’t either: you play on
quiz-field-stands = No: you play on
quiz-field-four = Yes: all four cards of a month
quiz-field-willows = Yes: the three plain willows
quiz-field-pairs = Yes: four pairs
quiz-mix-somebody-takes-four-title = somebody will take them in time
quiz-mix-somebody-takes-four = Nobody can: all four cards of the month lie there, and no fifth exists to take them.
quiz-mix-lightning-frees-willows-title = the Lightning will take a willow
quiz-mix-lightning-frees-willows = It never does. The three plain willows could only be taken by a willow, and there is none left.
quiz-mix-three-is-misdeal-title = three of a month are a misdeal
quiz-mix-three-is-misdeal = Three are put together in a small pile, and the fourth card takes them all. Only four are stuck.
quiz-mix-no-four-title = this looks like four of a month
quiz-mix-no-four = Count again: no month has more than { $count } cards here, as long as the Lightning is counted with the willows.
quiz-mix-lightning-third-willow-title = the Lightning is the third willow
quiz-mix-lightning-third-willow = Two plain willows lie here with the Lightning. The third plain willow is still out and can take one of them: you play on.
quiz-mix-any-three-stuck-title = three of any month are stuck
quiz-mix-any-three-stuck = With any other month the fourth card takes all three. Only for the willow is there no fourth: the Lightning doesn’t take willows.
quiz-mix-no-three-willows-title = there are many willows
quiz-mix-no-three-willows = Plain willows on this field: { $count }. It takes all three of them.
quiz-mix-four-pairs-always-title = four pairs are always a misdeal
quiz-mix-four-pairs-always = Only where you agreed on it before. Without that house rule you play on.
quiz-mix-no-four-pairs-title = it is full of pairs
quiz-mix-no-four-pairs = Pairs here: { $count }. And even four would be a misdeal only by house rule.

quiz-q-after-misdeal = { $who ->
    [you] You dealt, and this is the field: a misdeal. What now?
   *[other] The other dealt, and this is the field: a misdeal. What now?
  }
quiz-deals-again = { $who ->
    [you] I deal again, and nothing is scored
   *[other] The other deals again, and nothing is scored
  }
quiz-deals-instead = { $who ->
    [you] The deal passes to me
   *[other] The deal passes to the other
  }
quiz-misdeal-zero = The round ends 0 : 0, then comes the next
quiz-dealer-captures = { $who ->
    [you] I, the dealer, take { $cards } and we play on
   *[other] The other, as dealer, takes { $cards } and we play on
  }
quiz-mix-misdeal-passes-deal-title = a misdeal loses the deal
quiz-mix-misdeal-passes-deal = A misdeal is nobody’s fault. The same dealer shuffles and deals again.
quiz-mix-misdeal-is-round-title = a misdeal is a round
quiz-mix-misdeal-is-round = It counts as no round at all: nothing is scored, and no round of the match is used up.
quiz-mix-dealer-captures-title = the dealer takes the stuck cards
quiz-mix-dealer-captures = So some play, by house rule. If you agreed on nothing, the same dealer deals again.

## Lesson 2: turns

quiz-q-play-takes = You play { $card } from your hand. What does it take?
quiz-q-draw-takes = You draw { $card } from the stock. What does it take?
quiz-mix-same-type-title = same type, same family
quiz-mix-same-type = { $card } and { $other } are of one type, but of two months: { $card-month } and { $other-month }. Only the month counts.
quiz-mix-next-month-title = neighbouring months match
quiz-mix-next-month = { $card-month } and { $other-month } stand side by side in the year, but they don’t match. A card takes cards of its own month.
quiz-mix-any-month-title = any two cards make a pair
quiz-mix-any-month = { $card } is { $card-month }, { $other } is { $other-month }. A card takes cards of its own month only.
quiz-mix-anything-goes-title = a card may take what it likes
quiz-mix-anything-goes = Only one card of the deck may do that, and you will meet it in lesson 3. { $card } finds no card of its month here, so it stays.
quiz-mix-taken-back-title = a card that takes nothing comes back
quiz-mix-taken-back = Once it is on the table it stays there. Now either of you may take { $card }.
quiz-mix-own-pile-title = what I play is mine
quiz-mix-own-pile = Only pairs that are taken go to a pile. { $card } lies on the field, and either of you may take it.
quiz-mix-match-waits-title = a match waits until the next turn
quiz-mix-match-waits = It is taken at once. { $card } lies there and is of the same month, so both cards go to your pile.
quiz-mix-optional-capture-title = I may leave a match lying
quiz-mix-optional-capture = You choose freely which card to play. But once it can take something, it does.
quiz-mix-pair-together-title = a pair on the field goes together
quiz-mix-pair-together = Your card takes one of { $cards }, and you choose which. The other stays.
quiz-mix-dearer-of-two-title = I must take the card worth more
quiz-mix-dearer-of-two = You often will, but you don’t have to. With two matches the choice is yours.
quiz-mix-one-takes-one-title = one card takes one card
quiz-mix-one-takes-one = With one or two matches it does. But three of a month are taken all at once, or the other two would never find a mate.
quiz-mix-dearest-of-three-title = the best card of the three goes
quiz-mix-dearest-of-three = { $card } goes, and the other two with it: the fourth card of a month takes all three.
quiz-mix-three-locked-title = a pile of three is closed
quiz-mix-three-locked = Exactly the fourth card opens it, and takes all three.

quiz-q-targets = You play { $card } from your hand. Choose every card it can take.
quiz-mix-only-one-of-two-title = with two matches only one is offered
quiz-mix-only-one-of-two = Both are open to { $card }, { $other } as well. In the end you take one of them.
quiz-mix-match-overlooked-title = this one doesn’t look like its month
quiz-mix-match-overlooked = Look at the plant: { $other } is { $other-month }, just like { $card }.

quiz-q-no-duty = It is your turn. Which of your cards may you play?
quiz-any-of-hand = Any of the three
quiz-only-card = Only { $card }, because it matches
quiz-only-cards = Only { $cards }, which match nothing
quiz-only-highest = Only { $card }, my highest card
quiz-mix-must-match-title = if I can match, I must
quiz-mix-must-match = There is no such duty. You may play a card that matches nothing, even while another one would match.
quiz-mix-matches-are-saved-title = a match must be saved up
quiz-mix-matches-are-saved = You may save { $card }, but you may also play it now. The choice is always yours.
quiz-mix-dearest-first-title = the highest card goes first
quiz-mix-dearest-first = There is no order among the cards of a hand. Play whichever you like.

quiz-q-drawn = You play { $card }: it stays on the field. Then you draw { $drawn }. What does it take?
quiz-mix-own-card-safe-title = a card I have just played is safe
quiz-mix-own-card-safe = It lies on the field like any other. Your own drawn card may take { $card }, and it must.
quiz-mix-draw-only-lies-title = a drawn card is only put down
quiz-mix-draw-only-lies = It takes just like a card from your hand, and { $card } is of its month.
quiz-mix-drawn-to-hand-title = what I draw goes into my hand
quiz-mix-drawn-to-hand = It goes straight to the field, open for both to see. Your hand only gets smaller.
quiz-mix-drawn-with-played-title = the two cards of a turn belong together
quiz-mix-drawn-with-played = They don’t, unless they are of one month. { $other } is { $other-month }, { $card } is { $card-month }.

quiz-q-field-after = You play { $card }, then you draw { $drawn }. Choose every card that lies on the field when your turn is over.
quiz-because-field-after = { $cards } have gone to your pile; all other cards lie on the field
quiz-mix-played-to-pile-title = the card I play is mine
quiz-mix-played-to-pile = { $card } found no match, so it stays on the field.
quiz-mix-drawn-to-pile-title = the card I draw is mine
quiz-mix-drawn-to-pile = { $card } found no match, so it stays on the field.
quiz-mix-played-stays-title = the card that takes stays behind
quiz-mix-played-stays = Both go to your pile: the card taken, and { $card }, which took it.
quiz-mix-drawn-stays-title = a drawn card that takes stays behind
quiz-mix-drawn-stays = Both go to your pile: the card taken, and { $card }, which took it.
quiz-mix-field-swept-title = taking clears the field
quiz-mix-field-swept = Only cards of the same month are taken. { $card } stays where it is.
quiz-mix-captured-stays-title = a taken card stays on the field
quiz-mix-captured-stays = It stays in sight, but in your pile: { $card } has left the field.

quiz-q-pile-count = You play { $card }, then you draw { $drawn }. How many cards go to your pile?
quiz-because-pile-count = { $cards }: each card taken, and each card that took something
quiz-mix-own-card-not-counted-title = only what was taken counts
quiz-mix-own-card-not-counted = The card that takes goes to your pile as well.
quiz-mix-only-the-draw-title = only the drawn card counts
quiz-mix-only-the-draw = Your own card took something first. Count both steps of the turn.
quiz-mix-always-two-and-two-title = a turn always brings four cards
quiz-mix-always-two-and-two = Only if both cards find one match each. One without a match stays on the field.
quiz-mix-one-catch-a-turn-title = a turn brings one card
quiz-mix-one-catch-a-turn = Cards come in pairs, or four at a time: the card taken and the card that took it.

quiz-q-hidden = In the middle of a round: choose everything you cannot know for certain.
quiz-hidden-hand = Which cards the other holds
quiz-hidden-order = In which order the stock lies
quiz-hidden-count = How many cards the stock has
quiz-hidden-pile = Which cards the other has taken
quiz-hidden-score = How many card points the other has
quiz-mix-unseen-hand-title = by now I have seen them
quiz-mix-unseen-hand = Until they are played they are hidden. Late in the round you can narrow them down, but the stock hides cards as well.
quiz-mix-unseen-order-title = the stock can be worked out
quiz-mix-unseen-order = Perhaps which cards, never in which order. Nobody looks into the stock.
quiz-mix-unseen-count-title = the stock may not be counted
quiz-mix-unseen-count = Its number is open: sixteen less one for each turn.
quiz-mix-unseen-pile-title = taken cards are turned face down
quiz-mix-unseen-pile = They lie face up, sorted by type, for both of you.
quiz-mix-unseen-score-title = points are secret until the end
quiz-mix-unseen-score = Both piles lie open, so you can count them at any time.

quiz-q-turn = { $who ->
    [you] You dealt. By the cards in hand, which of the sixteen turns is being played?
   *[other] The other dealt. By the cards in hand, which of the sixteen turns is being played?
  }
quiz-because-turn = You have played { $own } and the other { $other }, so { $played } turns are over, and this is the next
quiz-mix-turns-finished-title = turns finished are the turn being played
quiz-mix-turns-finished = That many are over. The one being played is one more.
quiz-mix-only-my-turns-title = only my own turns count
quiz-mix-only-my-turns = Both of you play eight turns, and they are counted together: 1 to 16.
quiz-mix-my-finished-turns-title = my cards played are the turns
quiz-mix-my-finished-turns = You have played { $count }, but the other has played as well. Turns are counted together: 1 to 16.
quiz-mix-turns-to-come-title = cards left are turns played
quiz-mix-turns-to-come = Cards still in hand, or in the stock, tell how many turns are to come. Take them from 16.

## Lesson 3: the Lightning

quiz-q-lightning-targets = You play the Lightning from your hand. Choose every card it may take.
quiz-mix-lightning-is-willow-title = the Lightning is a willow
quiz-mix-lightning-is-willow = Many players think so: it is the willow’s plain card, and { $card } is willow too. But it is precisely willows it can’t take.
quiz-mix-three-safe-title = three of a month are safe from it
quiz-mix-three-safe = The Lightning may take one card of the three, { $card } for example. The other two stay.
quiz-mix-pair-safe-title = it takes only cards that lie alone
quiz-mix-pair-safe = It may take { $card } as well. From a pair it takes one card and leaves the other.
quiz-mix-bright-too-big-title = a Basic can’t take a Bright
quiz-mix-bright-too-big = It can. Points don’t matter, and a Bright such as { $card } is just what the Lightning is good for.
quiz-mix-needs-match-title = it needs something to match
quiz-mix-needs-match = It is the wild card: it needs no month. { $card } is no willow, so it may be taken.

quiz-q-lightning-pile = You play the Lightning, and three cards of a month lie on the field. What does it take?
quiz-mix-pile-goes-together-title = a pile of three goes together
quiz-mix-pile-goes-together = For the fourth card of the month it does. The Lightning takes one single card, unless you agreed on the house rule.
quiz-mix-dearest-of-pile-title = the best card lies on top
quiz-mix-dearest-of-pile = There is no top: any of the three may be taken, and you choose.
quiz-mix-pile-locked-title = only the fourth card opens a pile
quiz-mix-pile-locked = The pile is just a reminder. Each of its cards is a card on the field, and the Lightning may take one.

quiz-mix-own-month-first-title = my own month comes first
quiz-mix-own-month-first = It does when no Lightning lies on the field. While it lies there, the first non-willow card drawn must take it, even when its own month is there too.
quiz-mix-free-choice-title = I may choose between the two
quiz-mix-free-choice = There is no choice here. The drawn card must take the Lightning; its own month has to wait.
quiz-mix-lightning-untouchable-title = nothing takes the Lightning
quiz-mix-lightning-untouchable = From the field something does: the first card drawn that is no willow. Both go to whoever drew it.
quiz-mix-no-match-stays-title = no match, so it stays
quiz-mix-no-match-stays = Not while the Lightning lies there. { $card } is no willow, and the first such card drawn must take it.
quiz-mix-optional-lightning-title = I may leave the Lightning lying
quiz-mix-optional-lightning = Taking is never optional, and here least of all: the first non-willow card drawn must take it.
quiz-mix-wild-both-ways-title = with the Lightning out, every card is wild
quiz-mix-wild-both-ways = Only the Lightning is wild. { $card } takes what the rules give it, and nothing else.

quiz-mix-hand-takes-lightning-title = any card may take the Lightning
quiz-mix-hand-takes-lightning = Only a drawn card. { $card } comes from your hand, and for it the Lightning isn’t there.
quiz-mix-free-choice-hand-title = I may also take the Lightning
quiz-mix-free-choice-hand = Not with a card from your hand. It looks for its own month and passes the Lightning by.
quiz-mix-lightning-blocks-title = the Lightning blocks the field
quiz-mix-lightning-blocks = For a card from your hand it changes nothing: what matches is taken.

quiz-mix-willow-and-lightning-title = a willow takes the Lightning
quiz-mix-willow-and-lightning = They share a month in name only. { $card } never takes it; the Lightning waits for another card.
quiz-mix-willow-waits-title = while the Lightning lies there, willows wait
quiz-mix-willow-waits = { $card } takes another willow, as always. Only the Lightning is out of its reach.
quiz-mix-three-willows-match-title = the Lightning counts as one of the willows
quiz-mix-three-willows-match = For matching it isn’t a willow. { $card } sees one willow on the field, and takes that.
quiz-lightning-as-willow = The Lightning: both are willows
quiz-lightning-as-first = The Lightning: the first card drawn must take it
quiz-mix-first-draw-takes-title = the first card drawn takes the Lightning
quiz-mix-first-draw-takes = The first that is no willow. { $card } is a willow, so the duty passes to the next draw.

quiz-mix-drawn-lightning-waits-title = a drawn Lightning only lies down
quiz-mix-drawn-lightning-waits = Only where it finds nothing but willows. Here it must take a card, and you choose which.
quiz-mix-dearest-of-field-title = it strikes the highest card
quiz-mix-dearest-of-field = You choose, and nobody makes you choose { $card }.
quiz-mix-optional-for-lightning-title = the wild card is free to take nothing
quiz-mix-optional-for-lightning = Taking is a duty for the Lightning too. You only choose which card.
quiz-mix-sweeps-always-title = the Lightning sweeps the field
quiz-mix-sweeps-always = Only as the very last card of the stock. Before that it takes one card, and never a willow.

quiz-q-lightning-vain = You play the Lightning onto a field of willows. Then you draw { $drawn }. Where is the Lightning after your turn?
quiz-lightning-in-pile = In my pile: { $card } took it
quiz-lightning-on-field = On the field
quiz-lightning-with-willow = In my pile, with { $card }
quiz-lightning-refused = Back in my hand: it may not be played
quiz-mix-any-draw-takes-title = whatever I draw takes it back
quiz-mix-any-draw-takes = { $card } is a willow, and a willow never takes the Lightning. It waits for the next draw.
quiz-mix-own-draw-passes-title = my own draw can’t take it back
quiz-mix-own-draw-passes = It can: { $card } is the first card drawn after it and no willow, so it must.
quiz-mix-lightning-refused-title = a card without a target may not be played
quiz-mix-lightning-refused = Any card may be played at any time, the Lightning too. It stays on the field.

quiz-q-lightning-last = { $who ->
    [you] The last card of the stock is yours: the Lightning. Only { $card } lies on the field. What happens to it?
   *[other] The last card of the stock is the other’s: the Lightning. Only { $card } lies on the field. What happens to it?
  }
quiz-last-drawer-takes = { $who ->
    [you] My Lightning takes { $card }
   *[other] The other’s Lightning takes { $card }
  }
quiz-captor-gets = { $who ->
    [you] It goes to me, who took the other two willows
   *[other] It goes to the other, who took the other two willows
  }
quiz-both-left-over = The Lightning leaves it lying
quiz-nobody-gets = Nobody gets it
quiz-mix-willow-with-kin-title = the last willow goes to the other two
quiz-mix-willow-with-kin = So it does when it is left over. But here the Lightning takes it first: drawn last, it takes all that lies there.
quiz-mix-never-even-last-title = never a willow, not even at the end
quiz-mix-never-even-last = This is the one exception. Drawn as the last card, the Lightning takes all that is left, and that is always one willow.
quiz-mix-leftovers-void-title = what is left over belongs to nobody
quiz-mix-leftovers-void = Every card ends in a pile before you count. That is why the two scores always add up to zero.

quiz-q-last-willow = { $who ->
    [you] The last card of the stock is yours: { $card }. The Lightning lies on the field. What does { $card } take?
   *[other] The last card of the stock is the other’s: { $card }. The Lightning lies on the field. What does { $card } take?
  }
quiz-q-last-willow-agreed = { $who ->
    [you] You agreed on the rule set “traditional”. The last card of the stock is yours: { $card }. The Lightning lies on the field. What does { $card } take?
   *[other] You agreed on the rule set “traditional”. The last card of the stock is the other’s: { $card }. The Lightning lies on the field. What does { $card } take?
  }
quiz-because-last-willow = By the house rule last_willow_takes_lightning, { $card } takes it, this once
quiz-drawer-chooses = The Lightning or nothing, as whoever drew it likes
quiz-joins-willows = { $who ->
    [you] Nothing: it joins the two willows in my pile at once
   *[other] Nothing: it joins the two willows in the other’s pile at once
  }
quiz-mix-last-card-exception-title = as the last card it may
quiz-mix-last-card-exception = That is a house rule. Without it { $card } stays, the Lightning stays, and both are handed out at the end.
quiz-mix-exception-agreed-title = a willow never takes the Lightning
quiz-mix-exception-agreed = Almost never. In the rule set “traditional” the very last card may: there last_willow_takes_lightning is “yes”.
quiz-mix-joins-at-once-title = it flies to its own kind
quiz-mix-joins-at-once = Cards join a pile when they are taken, or as leftovers after the last turn. First see what { $card } takes.
quiz-mix-free-at-the-end-title = whoever draws last may choose
quiz-mix-free-at-the-end = Nobody chooses here. A card takes what it can or stays: { $card } can’t take the Lightning, unless a house rule says so.

quiz-q-who-gets = { $who ->
    [you] The round is over, and you drew the last card. Who gets { $card }, and why?
   *[other] The round is over, and the other drew the last card. Who gets { $card }, and why?
  }
quiz-gets-kin = { $who ->
    [you] I do: I took two willows
   *[other] The other, who took two willows
  }
quiz-gets-lightning = { $who ->
    [you] I do: the Lightning is in my pile
   *[other] The other, whose pile holds the Lightning
  }
quiz-gets-last = { $who ->
    [you] I do: I drew the last card
   *[other] The other, who drew the last card
  }
quiz-gets-mates = { $who ->
    [you] I do: I have more cards of its month
   *[other] The other, who has more cards of its month
  }
quiz-gets-dealer = { $who ->
    [you] I do: I dealt
   *[other] The other, who dealt
  }
quiz-gets-nobody = Nobody: it isn’t counted
quiz-mix-lightning-owns-all-title = the Lightning’s owner gets everything
quiz-mix-lightning-owns-all = Everything but the willow. { $card } follows its own kind, to the player who took the other two.
quiz-mix-last-sweeps-title = whoever draws last sweeps up
quiz-mix-last-sweeps = The last drawer gets only what no rule gives away. For { $card } there is a rule.
quiz-mix-orphan-with-kin-title = a card goes where its month is
quiz-mix-orphan-with-kin = That is how it works for the willow. { $card } lost its mate to the Lightning, so it goes where the Lightning is.
quiz-mix-lightning-with-willows-title = the Lightning goes with the willows
quiz-mix-lightning-with-willows = It belongs to no family. A Lightning left over goes to whoever drew the last card.
quiz-mix-dealer-gets-rest-title = the dealer gets the rest
quiz-mix-dealer-gets-rest = The dealer has no such right. It goes to whoever drew the last card, and that is always the dealer’s opponent.

quiz-q-orphan-month = The Lightning and { $card } have been taken together. Besides a willow, what will be left on the field at the end?
quiz-left-month = A card of { $month }
quiz-left-none = Nothing else: all cards find a mate
quiz-left-open = That depends on how we play
quiz-mix-last-on-field-title = some card that nobody wanted
quiz-mix-last-on-field = Every other month comes out even. Only { $month } has lost one card to the Lightning, so one of it is left.
quiz-mix-all-pair-up-title = forty cards make twenty pairs
quiz-mix-all-pair-up = They would, if all were paired month by month. The Lightning has taken one of { $month }, so its fourth card finds no mate.
quiz-mix-cannot-know-title = that can’t be known yet
quiz-mix-cannot-know = Which card, no. Which month, yes: three of { $month } are left, two of them make a pair, and one remains.

quiz-q-left-of-month = The Lightning has been dealt to the field, and the first card drawn is { $drawn }. How many cards of { $month } are left over at the end?
quiz-mix-always-one-orphan-title = it is always one
quiz-mix-always-one-orphan = Nearly always. But three cards of { $month } lie here, and the fourth has gone with the Lightning: nothing can take the three any more.
quiz-mix-all-three-stuck-title = the other three are stuck
quiz-mix-all-three-stuck = Three of { $month } are left after { $month } has gone with the Lightning once, but they are not all on the field: two of them find each other, one remains.
quiz-mix-left-in-pairs-title = two are left over
quiz-mix-left-in-pairs = Two of { $month } would match each other. Take one away with the Lightning, and an odd number is left: one, or three if they all lay on the field.

## Lesson 4: yaku and scoring

quiz-q-yaku = Choose every yaku this pile holds.
quiz-mix-any-three-brights-title = any three Brights will do
quiz-mix-any-three-brights = In Koi-Koi they would. Mushi wants the crane, the warbler and the curtain: 01B 02A 03B. Any three is a house rule.
quiz-mix-four-brights-do-title = four Brights are nearly five
quiz-mix-four-brights-do = Five Brights means all five. Still lacking: { $cards }.
quiz-mix-warbler-makes-five-title = the warbler makes the fifth Bright
quiz-mix-warbler-makes-five = It stands among the Brights for Three Brights only. Five Brights wants the real five. Still lacking: { $cards }.
quiz-mix-lightning-completes-title = the Lightning stands in for the missing card
quiz-mix-lightning-completes = It is wild when cards are taken, never in a yaku. Still lacking: { $cards }.
quiz-mix-nearly-is-enough-title = one card short is close enough
quiz-mix-nearly-is-enough = { quiz-yaku } pays for the whole set or not at all. Still lacking: { $cards }.
quiz-mix-some-are-enough-title = some of its cards are enough
quiz-mix-some-are-enough = { quiz-yaku } wants them all. Still lacking: { $cards }.
quiz-mix-surely-in-there-title = it must be in there somewhere
quiz-mix-surely-in-there = Not one card of { quiz-yaku } lies here. Its cards are { $cards }.
quiz-mix-five-excludes-three-title = Five Brights swallow Three Brights
quiz-mix-five-excludes-three = No yaku excludes another. The crane and the curtain count in both, and the warbler is there.
quiz-mix-warbler-no-bright-title = the warbler is no Bright
quiz-mix-warbler-no-bright = By its points it is an Animal. But in Mushi crane, warbler and curtain together are Three Brights.
quiz-mix-one-yaku-only-title = only the best yaku counts
quiz-mix-one-yaku-only = Every yaku whose cards you hold is scored. None excludes another.
quiz-mix-yaku-overlooked-title = no yaku in sight
quiz-mix-yaku-overlooked = Look again: all cards of { quiz-yaku } are there.

quiz-q-near-miss = What do the yaku of this pile pay?
quiz-because-yaku = { $yaku-name } { $yaku-count ->
    [1] pays
   *[other] together pay
  } { $points } points
quiz-because-no-yaku = No yaku is complete. Still lacking: { $cards }
quiz-mix-part-pays-title = part of a yaku pays a part
quiz-mix-part-pays = A yaku pays in full or not at all. Still lacking: { $cards }.
quiz-mix-each-bright-pays-title = 25 for each of the three
quiz-mix-each-bright-pays = 25 is the price of the whole set, not of a card.
quiz-mix-phoenix-spare-title = the Basics are enough
quiz-mix-phoenix-spare = Four Paulownia means all four, the phoenix too, and the Lightning can’t stand in for it.
quiz-mix-five-contains-three-title = five Brights contain three
quiz-mix-five-contains-three = Three Brights are crane, warbler and curtain. Without the warbler only Five Brights is paid.
quiz-mix-rain-man-excluded-title = the rain man spoils it
quiz-mix-rain-man-excluded = In other games he does. In Mushi the rain man is a Bright like the other four.
quiz-mix-only-three-count-title = it pays as Three Brights
quiz-mix-only-three-count = Five Brights is a yaku of its own: 30 points.
quiz-mix-highest-only-title = only the highest yaku is paid
quiz-mix-highest-only = Both are paid: 30 for Five Brights and 25 for Three Brights, because the warbler is there.
quiz-mix-lowest-only-title = the warbler turns it into Three Brights
quiz-mix-lowest-only = It adds Three Brights and takes nothing away: Five Brights is paid as well.
quiz-mix-trio-as-five-title = Three Brights pay 30
quiz-mix-trio-as-five = 30 is for all five Brights. Crane, warbler and curtain pay 25.
quiz-mix-ten-a-card-title = ten points a card
quiz-mix-ten-a-card = Ten is for the whole set of four.
quiz-mix-eight-as-brights-title = two sets pay as Three Brights
quiz-mix-eight-as-brights = Each set pays its own ten points. Three Brights has nothing to do with it.

quiz-q-completes = One of these cards would complete a yaku for you. Which?
quiz-mix-any-four-title = any four of a month are a yaku
quiz-mix-any-four = Only the wisteria and the paulownia pay for all four. Four of { $month } are just four cards.

quiz-q-minus-par = You took these { $count } cards, { $points } card points. Nobody has a yaku. What do you score?
quiz-because-score = Card points less par: { $formula }
quiz-mix-without-par-title = points without subtracting 115
quiz-mix-without-par = { $points } are your card points. Only what goes beyond half of the deck counts, so 115 are subtracted.
quiz-mix-par-turned-round-title = 115 minus my points
quiz-mix-par-turned-round = The other way round: your points first, then minus 115. More cards should be better for you.
quiz-mix-less-the-others-title = my points minus the other’s
quiz-mix-less-the-others = { $points } − { $other } counts the difference twice. Subtract 115, half of the deck.
quiz-mix-whole-deck-as-par-title = the whole deck is subtracted
quiz-mix-whole-deck-as-par = 230 is all there is. Half of it, 115, is subtracted.
quiz-mix-cards-as-par-title = half of the cards is subtracted
quiz-mix-cards-as-par = Twenty is half of the cards. What is subtracted is half of the points: 115.

quiz-q-round-score = You hold these cards, { $points } card points; the other has all the rest. What do you score?
quiz-because-round-score = { $formula }: your { $own-name }, the other’s { $other-name }
quiz-mix-others-yaku-free-title = the other’s yaku cost me nothing
quiz-mix-others-yaku-free = You pay for them: { $points } points. Look which yaku is whole among the cards you don’t see here.
quiz-mix-own-yaku-forgotten-title = my yaku count at the end of the match
quiz-mix-own-yaku-forgotten = They count now, in this round: add { $points }.
quiz-mix-all-yaku-mine-title = all yaku are added
quiz-mix-all-yaku-mine = Yours are added, the other’s subtracted: { $points } points go the other way.
quiz-mix-no-yaku-counted-title = only cards count
quiz-mix-no-yaku-counted = That is the first half of the formula. Then add your yaku and subtract the other’s.
quiz-mix-the-others-score-title = that is the other’s score
quiz-mix-the-others-score = The number is right and the sign is not: what one wins the other loses.

quiz-q-two-scores = You score { $score }. What does the other score?
quiz-because-two-scores = { $own } and { $other } add up to zero
quiz-mix-both-the-same-title = both score the same
quiz-mix-both-the-same = What you gain the other pays. The two scores have opposite signs.
quiz-mix-rest-of-par-title = the other gets what is left of 115
quiz-mix-rest-of-par = 115 has been subtracted on both sides already. What remains adds up to zero.
quiz-mix-rest-of-deck-title = the other gets what is left of 230
quiz-mix-rest-of-deck = Card points share out 230. Scores share out nothing: they add up to zero.
quiz-mix-points-not-score-title = card points are the score
quiz-mix-points-not-score = { $points } are the other’s card points. The score comes after subtracting 115 and settling the yaku.
quiz-mix-loser-zero-title = one of us scores nothing
quiz-mix-loser-zero = What one wins the other loses, so zero would need a zero on your side too.

quiz-q-two-readings = You hold these cards, { $points } card points; the other has all the rest. By which reading of Three Brights do you score { $score }?
quiz-because-readings = With crane, warbler and curtain you score { $named }; with any three Brights, { $any }
quiz-reading-named = Only by crane, warbler and curtain
quiz-reading-any = Only by any three Brights
quiz-reading-both = By either of the two
quiz-reading-neither = By neither
quiz-mix-reading-named-title = the named three give this score
quiz-mix-reading-named = With crane, warbler and curtain you would score { $named }. Look who holds all three of them.
quiz-mix-reading-any-title = any three give this score
quiz-mix-reading-any = With any three Brights you would score { $any }. One of you has at least three of the five.
quiz-mix-reading-only-named-title = only the named three give this score
quiz-mix-reading-only-named = They give { $named }, and so does the other reading: whoever holds crane, warbler and curtain here has three Brights as well.
quiz-mix-reading-only-any-title = only any three give this score
quiz-mix-reading-only-any = Any three give { $any }, and so do crane, warbler and curtain: they lie in the same pile.
quiz-mix-reading-both-title = the reading makes no difference
quiz-mix-reading-both = Here it makes one: { $named } by the named three, { $any } by any three.
quiz-mix-reading-neither-title = the sum can’t be right
quiz-mix-reading-neither = It is. By the named three you score { $named }, by any three { $any }.

quiz-q-yaku-goes-on = Turn { $turn } of 16: you hold { quiz-yaku }. What now?
quiz-round-on = The round goes on to turn 16
quiz-round-over = The round ends here
quiz-round-stop = I may stop and collect, or play on
quiz-round-answer = The other has one more turn
quiz-mix-yaku-ends-round-title = a yaku ends the round
quiz-mix-yaku-ends-round = In Mushi nothing ends early. All sixteen turns are played, and more yaku may follow, also for the other.
quiz-mix-koi-koi-title = I may stop, as in Koi-Koi
quiz-mix-koi-koi = There is no stopping in Mushi, and no doubling either. You play all sixteen turns.
quiz-mix-last-answer-title = the other has one last turn
quiz-mix-last-answer = Each of you has eight turns, whatever happens. The round goes on to turn 16.

quiz-q-closed = Choose every yaku that neither of you can earn any more.
quiz-because-closed = It is closed once each of you holds a card of it
quiz-mix-cards-left-so-open-title = cards are left, so it is open
quiz-mix-cards-left-so-open = Both of you hold a card of { quiz-yaku }, so nobody can get all of them.
quiz-mix-earned-is-closed-title = an earned yaku is closed
quiz-mix-earned-is-closed = { quiz-yaku } has been earned: one of you holds it and will be paid.
quiz-mix-one-side-has-some-title = one card gone, and it is over
quiz-mix-one-side-has-some = Not for { quiz-yaku }: at most one of you holds cards of it, and that one can still get the others.

## Lesson 5: a match

quiz-q-takes-nothing = Choose every card of your hand that would take nothing now.
quiz-mix-lightning-matches-all-title = the Lightning on the field goes with any card
quiz-mix-lightning-matches-all = From the hand nothing takes it. { $card } would stay on the field.
quiz-mix-seen-a-match-title = there is surely something for it
quiz-mix-seen-a-match = Look for { $card-month }: no other card of it lies there, so { $card } takes nothing.
quiz-mix-lightning-needs-match-title = the Lightning finds no mate
quiz-mix-lightning-needs-match = It needs none: it may take { $other }, or any other card that is no willow.
quiz-mix-mate-overlooked-title = nothing there for it
quiz-mix-mate-overlooked = { $other } is of the same month: { $card } would take it.

quiz-q-best-catch = Which card of your hand brings most card points at once, before you draw?
quiz-because-best-catch = { $card } takes { $cards }: { $points } points with the card itself
quiz-mix-plays-dearest-title = the highest card brings most
quiz-mix-plays-dearest = { $card } brings { $points } now. { $best } brings { $more }: count the card taken as well.
quiz-mix-most-cards-title = most cards, most points
quiz-mix-most-cards = { $card } takes more cards, but together they are worth { $points }. { $best } brings { $more }.
quiz-mix-catches-nothing-title = it surely takes something
quiz-mix-catches-nothing = { $card } finds no card of its month, so it stays on the field and brings nothing. { $best } brings { $more }.
quiz-mix-smaller-catch-title = one catch is as good as another
quiz-mix-smaller-catch = { $card } brings { $points } points. { $best } brings { $more }.

quiz-q-deny = You play the Lightning. With which card do you keep the other from a yaku?
quiz-because-deny = { $card } is the last card the other needs for { quiz-yaku }
quiz-mix-dearest-first-always-title = the highest card is always best
quiz-mix-dearest-first-always = { $card } has its points. But with { $other } the other would complete { quiz-yaku }, and you would pay for it.
quiz-mix-no-danger-title = that one looks dangerous
quiz-mix-no-danger = { $card } helps the other to no yaku. Look what the other’s pile lacks: { $other }.

quiz-q-who-deals-next = Who deals the next round, and why?
quiz-deals-winner = { $level ->
    [yes] { $who ->
        [you] I do: I won the last round that had a winner
       *[other] The other, who won the last round that had a winner
      }
   *[no] { $who ->
        [you] I do: I won the last round
       *[other] The other, who won the last round
      }
  }
quiz-deals-stays = { $who ->
    [you] I do: I dealt the last round, and the dealer stays
   *[other] The other, who dealt the last round: the dealer stays
  }
quiz-deals-leader = { $who ->
    [you] I do: I am ahead in the match
   *[other] The other, who is ahead in the match
  }
quiz-deals-turns = { $who ->
    [you] I do: we take turns
   *[other] The other: we take turns
  }
quiz-mix-last-winner-deals-title = whoever won before deals
quiz-mix-last-winner-deals = The last round ended level. Then the same dealer deals again; earlier rounds don’t matter.
quiz-mix-dealer-keeps-deal-title = the dealer stays
quiz-mix-dealer-keeps-deal = Only after a level round. Otherwise whoever scored more in the last round deals.
quiz-mix-leader-deals-title = the leader of the match deals
quiz-mix-leader-deals = The totals don’t matter. Look at the last round only.
quiz-mix-deal-alternates-title = the deal alternates
quiz-mix-deal-alternates = Turns alternate, the deal doesn’t. The last round decides.

quiz-q-match-winner = All six rounds of the match have been played. Who wins?
quiz-you-win = You
quiz-other-wins = The other
quiz-match-draw = Nobody: it is a draw
quiz-match-goes-on = Not decided: more rounds are needed
quiz-because-totals = The totals are { $own } for you and { $other } for the other
quiz-mix-most-rounds-win-title = most rounds won wins the match
quiz-mix-most-rounds-win = One great round can outweigh many small ones. The totals decide: { $own } and { $other }.
quiz-mix-last-round-wins-title = the last round decides
quiz-mix-last-round-wins = It counts like every other. The totals decide: { $own } and { $other }.
quiz-mix-added-wrong-title = a slip in adding up
quiz-mix-added-wrong = Add the rounds once more, minus signs and all: { $own } and { $other }.
quiz-mix-rounds-level-title = as many rounds each is a draw
quiz-mix-rounds-level = Rounds are not counted, points are: { $own } and { $other }.
quiz-mix-close-is-draw-title = close enough for a draw
quiz-mix-close-is-draw = Only equal totals are a draw. Here they are { $own } and { $other }.
quiz-mix-play-to-a-lead-title = somebody must be ahead by far
quiz-mix-play-to-a-lead = Six rounds were agreed, and six are played. The higher total wins.

quiz-q-match-over-target = You agreed to play to { $target } points. Is the match over?
quiz-q-match-over-rounds = You agreed to play six rounds. Is the match over?
quiz-over-yes = Yes, it is over
quiz-over-no = No, another round is played
quiz-over-answer = The other may play one more round
quiz-over-leader = Whoever is ahead may end it
quiz-mix-lead-decides-title = the lead is too big
quiz-mix-lead-decides = A match of six rounds is played to its end, however big the lead.
quiz-mix-lead-counts-title = the distance between us counts
quiz-mix-lead-counts = What counts is one player’s total, not the distance. Nobody has reached { $target } yet.
quiz-mix-target-passed-title = the target must be passed
quiz-mix-target-passed = Reaching it is enough: the match ends after the round in which a total is { $target } or more.
quiz-mix-other-may-answer-title = the other may answer
quiz-mix-other-may-answer = Nobody gets an extra round. After each round you look at what you agreed on.
quiz-mix-leader-decides-title = the leader decides
quiz-mix-leader-decides = Nobody decides: how long you play was agreed before the first round.

quiz-q-match-total = What is your total after these rounds?
quiz-because-match-total = Added up: { $sum } = { $total }
quiz-mix-losses-added-title = every number is added
quiz-mix-losses-added = Losses are subtracted: mind the minus signs.
quiz-mix-losses-forgotten-title = lost rounds count nothing
quiz-mix-losses-forgotten = What you lose in a round is taken from your total.
quiz-mix-only-last-round-title = each round starts from zero
quiz-mix-only-last-round = That is the last round alone. The total adds up all of them.
quiz-mix-the-others-total-title = that is the other’s total
quiz-mix-the-others-total = The two totals add up to zero. Yours has the opposite sign.
quiz-mix-difference-of-totals-title = the distance between us
quiz-mix-difference-of-totals = That is how far apart you are. Your own total is half of it.

quiz-q-house-play = You agreed on the rule set “traditional”. You play { $card }. What does it take?
quiz-q-house-deal = { $who ->
    [you] You agreed on the rule set “traditional”. You dealt this field. What now?
   *[other] You agreed on the rule set “traditional”. The other dealt this field. What now?
  }
quiz-mix-our-own-rules-title = the usual rules always hold
quiz-mix-our-own-rules = What you agreed on before the first round holds. In “traditional” the house rule { $key } is another one.

## Lesson 10: asking about hands

quiz-group-stock-in-order = Stock, top first
quiz-group-advice = An answer
quiz-group-finding = A finding

quiz-q-unseen = A round as seat 0 sees it. How many cards are hidden from it?
quiz-because-unseen = { $other } in the other hand and { $stock } in the stock; piles and field are open
quiz-mix-hidden-hand-only-title = only the other’s hand is hidden
quiz-mix-hidden-hand-only = The stock lies face down too: { $count } more.
quiz-mix-hidden-stock-only-title = only the stock is hidden
quiz-mix-hidden-stock-only = The other’s hand is hidden too: { $count } more.
quiz-mix-piles-hidden-title = piles lie face down
quiz-mix-piles-hidden = Taken cards lie open, and you may look at them at any time.
quiz-mix-field-hidden-title = the field counts too
quiz-mix-field-hidden = The field lies open before both of you.
quiz-mix-all-hidden-title = all forty are hidden
quiz-mix-all-hidden = Your own hand, the field and both piles are known to you.

quiz-q-open-cards = All cards are open to both. Three months are in play, and only card points count. You play first: which card?
quiz-because-open-cards = With { $card } you end at { $points } in card points against the other’s; with the next best at { $next }
quiz-mix-match-missed-title = a match must not be missed
quiz-mix-match-missed = With { $card } you end at { $points }. You may wait with a match; here { $best } comes first.
quiz-mix-refusal-for-nothing-title = a match can wait
quiz-mix-refusal-for-nothing = Sometimes. Here not: with { $card } you end at { $points }, and { $best } does better.
quiz-mix-wrong-match-title = any match will do
quiz-mix-wrong-match = With { $card } you end at { $points }. Look what it leaves: { $best } does better.

quiz-q-fewer-errors = From { $deals } deals the standard error is as shown. About how large is it from { $times } times as many?
quiz-line-advice = { $card }: { $mean } ± { $error }
quiz-because-fewer-errors = It shrinks with the square root of the deals: { $times } times as many, a { $root ->
    [2] half
    [3] third
   *[4] quarter
  } of the error
quiz-mix-error-stays-title = the error stays
quiz-mix-error-stays = Each deal says a little more about the hidden cards. With many more the mean wobbles less than { $error }.
quiz-mix-error-grows-title = errors add up
quiz-mix-error-grows = They partly cancel out in the mean. { $times } times as many deals make it surer.
quiz-mix-error-by-deals-title = so many times the deals, so many times less
quiz-mix-error-by-deals = That would be quick. The error shrinks with the square root: { $times } times the deals, { $root } times less.
quiz-mix-error-gone-title = many deals are certain
quiz-mix-error-gone = As long as cards are hidden, some error is left.

quiz-q-told-apart = What does this answer say? After ± stands one standard error.
quiz-line-best = { $card }: { $mean } ± { $error }
quiz-line-behind = { $card }: { $mean } ± { $error }, to the best { $behind } ± { $by }
quiz-told-clear = { $card } is best, clearly
quiz-told-open = { $card } or { $other }: these deals do not tell
quiz-told-third = { $card }, for its error is the smallest
quiz-because-told-apart = { $clear ->
    [yes] The lead of { $lead } is more than twice its error { $by }. Both were tried on the same deals, so the lead is surer than the two means
   *[no] The lead of { $lead } is no more than twice its error { $by }: chance alone could do that
  }
quiz-mix-higher-is-clear-title = the higher mean is better
quiz-mix-higher-is-clear = Only if its lead is larger than chance can make it. Here { $lead } ± { $by } is not twice the error.
quiz-mix-ranges-overlap-title = the two ranges overlap
quiz-mix-ranges-overlap = The ranges of the two means do, but both were tried on the same deals. What counts is the lead, { $lead } ± { $by }.
quiz-mix-last-row-best-title = the surest number wins
quiz-mix-last-row-best = A small error says that the number is sure, not that it is high. { $card } is far behind.

quiz-q-verdict = The claim: dealing is an advantage, so the dealer’s mean score is above zero. What does the finding say?
quiz-line-finding = The dealer’s score: { $value }, 95 % interval { $low } to { $high }
quiz-finding-true = The claim holds
quiz-finding-false = The claim does not hold
quiz-finding-undecided = It is undecided
quiz-because-verdict = { $verdict ->
    [true] The whole interval lies above zero
    [false] The whole interval lies below zero
   *[undecided] Zero lies within the interval: the true value may be on either side
  }
quiz-mix-value-alone-title = the value decides
quiz-mix-value-alone = { $value } is what came out this time. The interval reaches over zero, so chance can turn the sign.
quiz-mix-figure-turned-title = the sign speaks for the other side
quiz-mix-figure-turned = The figure { $value } is the dealer’s. Above zero it speaks for the dealer, below zero against.
quiz-mix-never-sure-title = samples never decide
quiz-mix-never-sure = They do when the whole interval lies on one side of zero, as here.

quiz-q-cause = What does it bring to be dealt the Lightning instead of any card?
quiz-line-ends = Who ends with the Lightning scores { $value } a round
quiz-line-dealt = Who is dealt the Lightning scores { $value } a round
quiz-because-cause = Where a card is dealt is chance alone, so the difference is made by the card
quiz-mix-effect-for-cause-title = whoever has it at the end owes it all to it
quiz-mix-effect-for-cause = Who ends with it may also have played and drawn well. That figure is effect as well as cause.
quiz-mix-both-counted-title = both figures count
quiz-mix-both-counted = They look at the same rounds in two ways. Adding them counts the Lightning twice.
quiz-mix-difference-counted-title = the difference is its worth
quiz-mix-difference-counted = The difference is what play and draws add to it: the part that is not the card’s.

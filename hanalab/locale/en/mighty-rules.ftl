# The rulebook of Mighty: the same keys as the rulebook of Mushi.

## The game and its cards

rule-K1-title = Five players
rule-K1 = Mighty is a game for five, each for yourself. In every hand two of you, the declarer and the friend, play together against the other three.
rule-K2-title = Fifty-three cards
rule-K2 = You play with the 52 cards of a French deck and one Joker.
rule-K3-title = Rank in a suit
rule-K3 = In every suit the ace is highest, then king, queen, jack, ten, and so on down to the two.
rule-K4-title = Point cards
rule-K4 = Each ace, king, queen, jack and ten is worth 1 point, 20 points in all. The cards from two to nine and the Joker are worth nothing. The Mighty is an ace and counts 1.
rule-K5-title = What each side wants
rule-K5 = The declarer’s side wants to take at least the points it promised, 13 to 20. The other three, the defenders, want to stop it. Until the called card is played, only its holder knows who the friend is.

## The deal

rule-K6-title = Who deals
rule-K6 = Cut for the highest card; equal ranks or a Joker cut again. After each hand the deal passes one seat clockwise. House rule: the friend deals next, or the declarer if there was none.
rule-K7-title = The deal
rule-K7 = Deal one card at a time, clockwise from the dealer’s left, until each of you has ten. The last three lie face down: the kitty.
rule-K8-title = A very weak hand
rule-K8 = You play whatever you get. House rule: a hand worth half a point or less may ask for a new deal before it first speaks. Ace, king, queen and jack count 1, a ten counts a half, the Joker minus 1 and the ace of spades 0.

## Bidding

rule-K9-title = Who speaks first
rule-K9 = The player to the dealer’s left speaks first, then clockwise. House rule: the dealer speaks first.
rule-K10-title = What a bid is
rule-K10 = A bid is a number from 13 to 20, the points you promise to take, with a trump suit or no trump. House rule: bids begin at 12 or at 14.
rule-K11-title = How suits rank
rule-K11 = At the same number, clubs beat spades, diamonds beat clubs, hearts beat diamonds and no trump beats all. House rule: suits are level, and only no trump beats the same number.
rule-K12-title = What beats a bid
rule-K12 = A new bid must be higher: more points with any trump, or the same number with a higher one. House rule: more points only with the same trump.
rule-K13-title = After a pass
rule-K13 = If you pass, you may bid again when your turn comes back. House rule: once you pass, you are out of the bidding.
rule-K14-title = The end of the bidding
rule-K14 = After a bid, four passes in a row end the bidding. The last bidder is the declarer, and the bid is the contract.
rule-K15-title = Four passes at the start
rule-K15 = If the first four pass, the fifth may still bid. Four passes end the bidding only when a bid stands.
rule-K16-title = All five pass
rule-K16 = If all five pass, the hand is thrown in: nobody scores, and the next player deals. It doesn’t count as a hand of the session. House rule: it counts.
rule-K17-title = A bid nobody can beat
rule-K17 = Twenty with no trump can’t be beaten, so it ends the bidding at once. Twenty in a suit can still be beaten by a higher suit.

## Kitty, trump, friend

rule-K18-title = The exchange
rule-K18 = The declarer takes the three cards of the kitty and lays any three away, face down.
rule-K19-title = What may be laid away
rule-K19 = Any card may be laid away: point cards, the Mighty, the Joker, even the card you then call. House rule: the Mighty and the Joker may not.
rule-K20-title = Laid-away points count
rule-K20 = The points among the three cards laid away belong to the declarer’s side. Only the declarer knows them until the end.
rule-K21-title = Order of the preparation
rule-K21 = First the exchange, then the final trump, then the friend, then the Joker Call card. Then the declarer leads.
rule-K22-title = The final trump
rule-K22 = With the kitty in hand the declarer names the final trump and may change it at no cost. House rules: a change raises the number by 2, or by 1 to no trump, and never above 20; or the trump stays as bid.
rule-K23-title = No raise after the kitty
rule-K23 = The number of the contract stays as bid. House rule: with the kitty in hand the declarer may raise it without changing the trump.

## Mighty and Joker

rule-K24-title = The Mighty
rule-K24 = The Mighty is the ace of spades. When spades are trump it is the ace of diamonds, and the ace of spades is only the highest trump. The final trump decides.
rule-K25-title = The Mighty always wins
rule-K25 = The Mighty wins every trick it is played to, over all trumps and over the Joker, in the first trick and in the last.
rule-K26-title = The Mighty follows suit
rule-K26 = The Mighty is a card of its suit. You may play it when its suit is led, when you have none of the suit led, or when you lead. House rule, usual in Korea: you may play it at any time; but if its suit is led and it’s your only one, you must play it, or the Joker.
rule-K27-title = The Mighty is led
rule-K27 = If the Mighty is led, its suit is the suit led: the others follow it if they can.
rule-K28-title = The Joker is free
rule-K28 = You may play the Joker at any time, even if you could follow suit. It has no suit, so while you hold anything else that may be played, you never have to play it.
rule-K29-title = The Joker wins
rule-K29 = The Joker wins the trick, over all trumps, unless the Mighty is in it too. It has no power in the last trick or when it has been called.
rule-K30-title = The Joker is led
rule-K30 = A led Joker sets no suit. The second player is free, and the first card with a suit becomes the suit led, which the others follow. House rule: whoever leads the Joker names the suit to follow.
rule-K31-title = Joker Call as an answer
rule-K31 = If the Joker is led, the second player may answer with the Joker Call card. The Joker then fails, and the highest normal card takes the trick; the Mighty still wins. From any other seat the card does nothing. House rules: the other Joker Call, or none.
rule-K32-title = Joker Call as a lead
rule-K32 = House rule, usual in Korea: whoever leads the Joker Call card may call the Joker. Its holder must play it to that trick, where it has no power, or the Mighty instead. It can’t be done in the first or the last trick.
rule-K33-title = The Joker Call card
rule-K33 = The declarer names one of the four twos, even one held or laid away. House rules: any card but the Mighty and the Joker; or always the two of clubs, or the three of clubs, of spades instead when clubs are trump.
rule-K34-title = Joker in the last trick
rule-K34 = In the last trick the Joker is worthless: it loses to any card. If it’s led there, the first card with a suit sets the suit.
rule-K35-title = Joker in the first trick
rule-K35 = In the first trick the Joker has its full power. House rules: it has none there, or it may not be played there.
rule-K36-title = Leading trump first
rule-K36 = The declarer may lead anything to the first trick, trump too. House rule: no trump, unless the hand holds nothing else.

## Tricks

rule-K37-title = Who leads
rule-K37 = The declarer leads to the first trick. After that, whoever wins a trick leads to the next.
rule-K38-title = Follow suit
rule-K38 = Play a card of the suit led if you have one. If you have none, play any card, trump or not. You never have to beat what lies there. The Joker doesn’t count as a card of the suit.
rule-K39-title = Who wins a trick
rule-K39 = The Mighty wins; without it a Joker with power; without that the highest trump; without trumps the highest card of the suit led. Other cards never win.
rule-K40-title = What everyone sees
rule-K40 = The winner takes the five cards, and their points count for the winner’s side. Open to all: the cards played, each player’s points, the bids, trump and calls. Hidden: hands, kitty and the cards laid away.

## The friend

rule-K41-title = Calling a card
rule-K41 = The declarer names any of the 53 cards. Whoever holds it is the friend, in secret. The friend’s points count for the side from the first trick on.
rule-K42-title = The friend is revealed
rule-K42 = The friend is known to all when the called card is played, not before.
rule-K43-title = Calling your own card
rule-K43 = The declarer may call a card from their own hand. Then they are alone, and nobody knows it until the card appears. House rule: that can’t be done.
rule-K44-title = Calling a laid-away card
rule-K44 = If the called card lies among the three laid away, the declarer is alone, and nobody else learns it until the end.
rule-K45-title = First-trick friend
rule-K45 = The declarer may call whoever wins the first trick. The friend is known from then on. If the declarer wins it, there is no friend.
rule-K46-title = No friend
rule-K46 = The declarer may play alone against four, and says so openly. The stake is doubled.
rule-K47-title = Kitty friend
rule-K47 = The friend from the kitty isn’t played here. House rule: the declarer calls a card in secret and lays the choice with the cards laid away; nobody knows it, not even the friend, until the card is played.
rule-K48-title = One call only
rule-K48 = The declarer chooses exactly one: a card, the first trick, or no friend. House rules: a player by name, or whoever wins the last trick.

## Scoring

rule-K49-title = Counting the side
rule-K49 = The side’s points are those of the declarer’s tricks, the friend’s tricks and the three cards laid away. The defenders have the rest of the 20.
rule-K50-title = Made or failed
rule-K50 = The contract is made if the side has at least as many points as the bid. Otherwise it has failed.
rule-K51-title = What the source says
rule-K51 = The source gives bid minus 12 for a contract made, half of it to the friend, and the shortfall on top for one that failed. It leaves open who “each” is and how the loss is shared, and taken word by word it doesn’t add to zero.
rule-K52-title = The stake and its shares
rule-K52 = The stake S is bid minus 12, plus the extra points, or plus the shortfall. If made, the declarer wins 2 S and the friend S, and each defender loses S. If failed, all signs turn.
rule-K53-title = Halves, word by word
rule-K53 = House rule: if made, the declarer wins S, the friend half of it, and each defender loses that half. If failed, each defender wins S, the friend loses S and the declarer 2 S. Halves stay exact.
rule-K54-title = Three ways to score
rule-K54 = You score with the stake of rule K52. House rules: the halves of K53; or twice the bid above 13 plus the extra points if made, the shortfall if failed, doubled for each of run, back-run, no trump and no friend.
rule-K55-title = Extra points
rule-K55 = Each point above the bid adds 1 to the stake. So a contract made pays the same whatever was bid, and only the bidding drives the bid up. House rule: an extra point adds 0 or 2.
rule-K56-title = Alone, announced
rule-K56 = If the declarer announced no friend, the stake is doubled: each of the four pays or gets 2 S, and the declarer 8 S. House rule: S from each, 4 S for the declarer.
rule-K57-title = Alone, hidden
rule-K57 = If the declarer turned out to be alone without having said so, each of the four pays or gets S, and the declarer 4 S. Nothing is doubled.
rule-K58-title = Run and back-run
rule-K58 = All 20 points, a run, pay like any other contract. House rules: double for a run, double for a loss with 11 or more points against it, a back-run, and double for no trump.
rule-K59-title = The session
rule-K59 = A session is 10 hands, and the scores add up. The highest total wins; equal totals share the place. House rule: 20 hands, or another number.

## Variants

rule-K60-title = Two other friends
rule-K60 = Playing without a friend and the first-trick friend are part of the game: see K46 and K45.
rule-K61-title = Joker at no trump
rule-K61 = At no trump the Joker is as strong as ever, except in the last trick. House rule: at no trump it has no power in the first trick either.
rule-K62-title = The Mighty for good
rule-K62 = House rule: the ace of spades stays the Mighty whatever is trump, even at spades.
rule-K63-title = The Mighty at spades
rule-K63 = When spades are trump, the ace of diamonds is the Mighty. House rules: the ace of clubs, or the ace of spades itself.

## Where sources disagree

contradiction-mighty-any-time-title = Must the Mighty follow suit?
contradiction-mighty-any-time = The Spanish article says: follow suit if you can, and exempts only the Joker. Most other sources let you play the Mighty at any time. Here the general rule holds, because the article names one exception and no second. If you learned the game in Korea, you will expect the other: switch it on with mighty_any_time.
contradiction-joker-led-title = What does a led Joker ask for?
contradiction-joker-led = The Spanish article is silent. Elsewhere the leader names a suit. Here a led Joker sets no suit and the next card with a suit does: that fits the article’s Joker Call, in which the second player is free to answer. Naming a suit is a house rule.
contradiction-two-joker-calls-title = Two Joker Calls, opposite ways
contradiction-two-joker-calls = In the Spanish article the call is an answer: the Joker is led, and the second player brings it down with a named two. In Korea it’s an attack: the three of clubs is led and pulls the Joker out of its holder’s hand. Both carry the same name. Here the article’s version is played; the other is a house rule.
contradiction-strict-raise-title = Fourteen spades over thirteen hearts
contradiction-strict-raise = Read word by word, the Spanish article lets you raise the number only with the same trump, or the trump at the same number. Then nobody with spades could ever bid over hearts. All other sources let a higher number in any suit win, and so it is here.
contradiction-final-pass-title = Is a pass final?
contradiction-final-pass = The Spanish article ends the bidding after four passes in a row and doesn’t say that a pass is final. Most Korean sources say it is. Only if you may come back are four passes in a row always needed, so here you may; the final pass is a house rule.
contradiction-suit-order-title = Do suits rank?
contradiction-suit-order = The Spanish article ranks them: spades, clubs, diamonds, hearts, no trump. Other sources hold suits level and let only no trump beat the same number. Here they rank; level suits are a house rule.
contradiction-trump-after-kitty-title = What does a change of trump cost?
contradiction-trump-after-kitty = The Spanish article has the declarer announce the final trump after the kitty and names no price. Elsewhere a change raises the bid by two, or by one to no trump. Here it’s free; the price is a house rule.
contradiction-who-is-each-title = Whose score is bid minus 12?
contradiction-who-is-each = The Spanish article gives bid minus 12 to “each”, half to the friend, and says that the defenders lose the same. Added up, that isn’t zero. With twice the stake for the declarer, once for the friend and once from each defender, every other sentence of it holds and the sum is zero: so it is here. The halves, word by word, are a house rule.
contradiction-who-knows-title = Who knows the friend?
contradiction-who-knows = The Spanish article says that only one of the three defenders knows who the friend is. But nobody can know before the called card is played, and the friend is no defender. Here only the holder of the called card knows, and the declarer who called their own.
contradiction-kitty-holder-title = A friend without a holder
contradiction-kitty-holder = The Spanish article speaks of a friend who holds a card revealed later from the kitty after it is laid away. No other source knows it, and a card laid away has no holder. Here it’s off; as a house rule it is a call in secret, opened when the card is played.
contradiction-alone-stake-title = What does “doubled” mean alone?
contradiction-alone-stake = Against four defenders the declarer’s figure grows by itself. “Double stakes” can mean that each of the four pays twice, or that only the declarer’s total doubles. Here each pays twice, as in most sources; the smaller reading is a house rule.
contradiction-other-mighty-title = Which ace at spades?
contradiction-other-mighty = The Spanish article and most sources take the ace of diamonds when spades are trump; the UCLA version takes the ace of clubs, and a tournament form keeps the ace of spades. Here it is diamonds; the others are house rules.

## Sources

source-SEED-K-title = the Spanish article on Mighty
source-SEED-K = The account of the game that hanalab starts from. Where it states a rule, the rule set “seed” follows it.
source-PG-title = pagat.com, Mighty
source-PG = A large collection of card game rules; partly read through condensed copies.
source-GR-title = gamerules.com, Mighty
source-GR = A page of rules in English.
source-MF-title = mightyfriend.net
source-MF = A Korean site with chapters on play and strategy.
source-SM-title = standardmodel.wordpress.com, Mighty
source-SM = The form played at UCLA.
source-KW-title = Korean Wikipedia, 마이티
source-KW = The article on the card game, in two states.
source-NW-title = Namuwiki, 마이티
source-NW = A Korean wiki, through a document that compares itself with it point by point.
source-EN-title = public Mighty engines
source-EN = How several programs are set up and score.
source-BGA-title = boardgamearena, Mighty help
source-BGA = The help page of an online table.
source-OA-title = oaimages.com
source-OA = The form played at Dan Roth’s table.

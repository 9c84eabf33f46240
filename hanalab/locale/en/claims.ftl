# What the sources say about playing well, put to the test: what is common, and the eleven claims about Mighty.

claims-statement = { $number }: { $statement }
claims-says = { $number } { $verdict }
claims-heading = { $statement } { $number } { $verdict }
claims-verdict-true = holds.
claims-verdict-false = does not hold.
claims-verdict-depends = depends.
claims-verdict-exact = holds without exception.
claims-verdict-undecided = is undecided.
claims-head-row = What
claims-head-played = Played
claims-head-value = Value
claims-head-interval = 95 %
claims-head-cases = Cases
claims-by-table = by steady bots
claims-by-open = with open cards
claims-by-all = in every way
claims-run = { $samples } deals { $played }, seed { $seed }, rules “{ $rules }”.
claims-foot = Lines show 95 % intervals; the dashed line is where the claim would turn.
claims-unit-share = Share in %
claims-unit-change = Change of the share in %
claims-unit-count = Cases
claims-unit-points = Points of the side
claims-unit-score = Score for the hand
claims-unit-number = Number
claims-progress = { $done } deals

reason-claims-number = { $found } is no claim that is tested here: { $known }.
reason-claims-method = { $found } is no way to play these deals: { $known }.
reason-claims-not-stored = No run of { $number } is stored: run it with run("{ $number }", 100).

# Mighty. For each claim: what the source says, what was done by each method of play, what was found, what the
# numbers do not show, and the names of the rows.

claims-t1 = Calling a friend card of your own costs you: the best card you do not hold is the better call.
claims-t1-how-table = The same thirteen cards call once the best card not held and once the best of their own (K43), and steady bots play both.
claims-t1-how-open = The same, with both sides seeing all cards and searching for the best play.
claims-t1-found-table = By steady bots an own call changes the declarer’s score by { $table-all } a hand; the bid is made in { $table-made-other-value } of the deals with another’s card and in { $table-made-own-value } with an own one.
claims-t1-found-open = With open cards it changes it by { $open-all }.
claims-t1-limits = An own call leaves four defenders who do not know it. Bots believe a call; people who suspect it would do better still, so the loss is hardly exaggerated.
claims-t1-all = Own call less another’s, all hands
claims-t1-ordinary = hands that count below 17
claims-t1-strong = hands that count 17 or more
claims-t1-points = Points won, own less another’s
claims-t1-made-other = Bid made, another’s card
claims-t1-made-own = Bid made, own card

claims-t2 = Holding the Mighty raises a score more than holding any other single card.
claims-t2-how-table = One card is exchanged between two hands and the deal played again by steady bots: once with the card in the declarer’s hand and once without, then the same with a defender. The card that goes the other way is a plain one, by lot.
claims-t2-how-open = The same with open cards.
claims-t2-found-table = By steady bots the Mighty is worth { $table-declarer-mighty } to a declarer, the Joker { $table-declarer-joker-value }, the ace of trumps { $table-declarer-ace-value }; to a defender { $table-defender-mighty }, { $table-defender-joker-value } and { $table-defender-ace-value }.
claims-t2-found-open = With open cards: { $open-declarer-mighty }, { $open-declarer-joker-value } and { $open-declarer-ace-value } to a declarer, { $open-defender-mighty }, { $open-defender-joker-value } and { $open-defender-ace-value } to a defender.
claims-t2-limits = Bid and trump stay as they were, so the worth of a card in the auction is not in it. A declarer without Mighty or Joker calls it as the friend, and so has half of it back. A defender cannot hold the card that was called.
claims-t2-declarer-mighty = Declarer holds the Mighty
claims-t2-declarer-joker = Declarer holds the Joker
claims-t2-declarer-ace = Declarer holds the ace of trumps
claims-t2-declarer-king = Declarer holds the king of trumps
claims-t2-declarer-side = Declarer holds another ace
claims-t2-defender-mighty = Defender holds the Mighty
claims-t2-defender-joker = Defender holds the Joker
claims-t2-defender-ace = Defender holds the ace of trumps
claims-t2-defender-king = Defender holds the king of trumps
claims-t2-defender-side = Defender holds another ace
claims-t2-declarer-over-joker = Declarer: Mighty less Joker
claims-t2-declarer-over-ace = Declarer: Mighty less ace of trumps
claims-t2-defender-over-joker = Defender: Mighty less Joker
claims-t2-defender-over-ace = Defender: Mighty less ace of trumps

claims-t3 = The Mighty is best kept for a trick that is worth it, or against the Joker; played at the first chance it is wasted.
claims-t3-how-table = Whoever holds the Mighty plays it at the first chance; or keeps it for a trick with two points or more, with three or more, or one an opponent’s Joker is winning; or judges as the steady bot does. All other plays are those of steady bots, in the same deals.
claims-t3-found-table = Kept for two points it brings its side { $table-kept-two } a hand more than at the first chance, kept for three { $table-kept-three }, and as the steady bot judges { $table-judged }.
claims-t3-limits = The policies are ours and know nothing else: they do not keep the Mighty to stop a run, nor play it to gain the lead. In every second deal neither Mighty nor Joker is called, so that defenders have them as well.
claims-t3-kept-two = Kept for two points, less first chance
claims-t3-kept-three = Kept for three points, less first chance
claims-t3-judged = As a steady bot judges, less first chance
claims-t3-declarers = Kept for two, declarer’s side
claims-t3-defenders = Kept for two, defenders

claims-t4 = The Joker is worth most in the middle of a hand, in tricks 4 to 7, on a trick with many points.
claims-t4-how-table = Whoever holds the Joker plays it early (tricks 1 to 3), in the middle (4 to 7) or late (8 and 9): on the first trick with two points or more, else in the last of these. Then in exactly one trick, from 1 to 9. All else as steady bots play, in the same deals, compared with the last trick, where it wins nothing (K34).
claims-t4-found-table = Compared with the last trick the Joker brings its side { $table-early } early, { $table-middle } in the middle and { $table-late } late: the middle less early is { $table-over-early }, the middle less late { $table-over-late }.
claims-t4-limits = The bots see no more than a player would, and do not use the Joker to draw a lead at the right moment. That it wins nothing in the last trick is a rule, not a finding.
claims-t4-over-early = Middle less early
claims-t4-over-late = Middle less late
claims-t4-early = Early, less last
claims-t4-middle = Middle, less last
claims-t4-late = Late, less last
claims-t4-trick = In trick { $about }, less last
claims-t4-last-won = Tricks won by the Joker in trick 10

claims-t5 = Two tricks left, four points missing: a defender who wins both with an ace has beaten the bid.
claims-t5-how-all = Endings of two tricks dealt at random, the declarer’s side four points short, a defender with an ace to lead; every way to play each of them is tried, and counted by what the defenders win.
claims-t5-found-all = Both tricks won: the bid is made in { $all-both-value } cases. Only one, by the ace: it is made in { $all-few-value } cases where fewer than four points are left for the other trick, and in { $all-many-value } where four or five are. Led with best play on both sides, the ace does not save { $all-made-value } of the endings.
claims-t5-limits = Who wins both tricks leaves nothing, so that much is arithmetic and needs no cards. With one trick it is a theorem as long as fewer than four points are left for the other; with four left it fails. At the table the discards are hidden: a defender does not know how many points are missing (K20).
claims-t5-both = Both tricks won, bid made
claims-t5-few = One won, fewer than four points left, bid made
claims-t5-many = One won, four points or more left, bid made
claims-t5-made = Endings made with best play against an ace lead

claims-t6 = The friend does better to keep the called card back than to play it in the first tricks.
claims-t6-how-table = The friend plays the called card at the first chance, or only when nothing else may be played, or as the steady bot judges. All else as steady bots play, in the same deals. In every second deal a plain card is called, neither Mighty nor Joker.
claims-t6-found-table = Late less early is { $table-special } a hand where Mighty or Joker was called, and { $table-plain } where a plain card was; the steady bot’s judgement is { $table-judged } better than early.
claims-t6-limits = Korean advice says the opposite, to help at once. Here the friend helps in either case, by giving points: only the moment of the called card differs. Bots draw few conclusions from how others play; people who guess the friend early gain less from a late card.
claims-t6-all = Late less early, all calls
claims-t6-special = Late less early, Mighty or Joker called
claims-t6-plain = Late less early, a plain card called
claims-t6-judged = As a steady bot judges, less early
claims-t6-points = Points of the side, late less early

claims-t7 = Mighty, Joker and five trumps make 17 or more safely. We read “safely” as three times in four.
claims-t7-how-table = Ten cards with Mighty, Joker and five hearts, the rest and the other hands by lot; the declarer lays away and calls by rules of thumb, and steady bots play.
claims-t7-how-open = The same hands with open cards, the best of six plans chosen with sight of all hands.
claims-t7-found-table = By steady bots 17 or more is reached in { $table-reached } of the deals, { $table-points-value } points on average.
claims-t7-found-open = With open cards in { $open-reached }, { $open-points-value } points on average.
claims-t7-limits = Open cards are hopeful: nobody guesses wrong. The steady bots are no masters, so a good table lies between the two.
claims-t7-reached = 17 points or more
claims-t7-points = Points, mean
claims-t7-least = { $about } points or more

claims-t8 = Three trumps and no Mighty rarely make even 13. We read “rarely” as one time in four at most.
claims-t8-how-table = Ten cards with three hearts and no Mighty, the rest and the other hands by lot; hearts are trumps, the declarer lays away and calls by rules of thumb, and steady bots play.
claims-t8-how-open = The same hands with open cards, the best of six plans chosen with sight of all hands.
claims-t8-found-table = By steady bots 13 or more is reached in { $table-reached } of the deals, and a bid of 13 scores { $table-score }.
claims-t8-found-open = With open cards in { $open-reached }, and the bid scores { $open-score }.
claims-t8-limits = Seldom is another question than worth bidding: the score tells that. The kitty may bring more trumps, and the friend is nearly always called with the Mighty; both are in the numbers. Another trump might be better with some of these hands.
claims-t8-reached = 13 points or more
claims-t8-points = Points, mean
claims-t8-least = { $about } points or more
claims-t8-with-joker = 13 or more, Joker in the ten cards
claims-t8-without-joker = 13 or more, without the Joker
claims-t8-score = Score of a bid of 13

claims-t9 = Discipline in bidding separates players more than the play of the cards.
claims-t9-how-table = One seat of five bids two points below its count, up to it, or two above; and plays none, half or all of its cards at random: nine players in the same deals, against four steady bots. From these come the parts of the variance of a session of ten hands.
claims-t9-found-table = Bidding explains { $table-bids } of the variance of a session, play { $table-plays }: bidding less play is { $table-more }.
claims-t9-limits = The answer hangs on the policies compared. Somebody who plays at random is a stranger creature than one who bids two too high; with smaller slips in play bidding weighs more. Parts are squares: twice the effect counts four times.
claims-t9-bids = Explained by bidding
claims-t9-plays = Explained by play
claims-t9-more = Bidding less play
claims-t9-bid-timid = Bids two below the count
claims-t9-bid-steady = Bids up to the count
claims-t9-bid-bold = Bids two above the count
claims-t9-play-steady = Plays as a steady bot
claims-t9-play-half = Plays half its cards at random
claims-t9-play-random = Plays all cards at random

claims-t10 = At no trump, a Joker that cannot win the first and the last trick makes sweeps of all 20 points rarer.
claims-t10-how-table = Strong hands at no trump, played by steady bots without the limit and with it (K61); in every second deal the declarer neither holds nor calls the Joker.
claims-t10-how-open = The same deals with open cards.
claims-t10-found-table = By steady bots sweeps go from { $table-ours-free-value } to { $table-ours-limited-value } where the declarer’s side has the Joker, a change of { $table-ours }, and by { $table-theirs } where the others have it.
claims-t10-found-open = With open cards from { $open-ours-free-value } to { $open-ours-limited-value }, a change of { $open-ours }, and by { $open-theirs } where the others have it.
claims-t10-limits = The last trick is closed to the Joker in every game of these rules (K34), so only the first trick is tested. A difference this small needs many deals; the interval says how large it may still be.
claims-t10-all = Change, all deals
claims-t10-all-free = Sweeps without the limit, all deals
claims-t10-all-limited = Sweeps with the limit, all deals
claims-t10-ours = Change, declarer’s side has the Joker
claims-t10-ours-free = Without the limit, declarer’s side has it
claims-t10-ours-limited = With the limit, declarer’s side has it
claims-t10-theirs = Change, the others have the Joker
claims-t10-theirs-free = Without the limit, the others have it
claims-t10-theirs-limited = With the limit, the others have it

claims-t11 = A Joker Call two that the declarer holds or buries loses fewer bids when the declarer’s side has the Joker, and more when the others have it.
claims-t11-how-table = The same deals twice, by steady bots: the declarer names a two of its own, and a two somebody else holds (K33). In every second deal the Joker is not called.
claims-t11-how-open = The same with open cards.
claims-t11-found-table = By steady bots an own two changes the share of lost bids by { $table-ours } where the declarer’s side has the Joker, and by { $table-theirs } where the others have it.
claims-t11-found-open = With open cards by { $open-ours } and { $open-theirs }.
claims-t11-limits = The call counts only when the Joker leads a trick and the next player has the card (K31). Bots seldom lead the Joker, and whoever knows where the card lies leads it at another time: so the effect is small by nature.
claims-t11-ours = Own less another’s, declarer’s side has the Joker
claims-t11-ours-own = Lost with an own two, declarer’s side has it
claims-t11-ours-other = Lost with another’s two, declarer’s side has it
claims-t11-ours-points = Points, own less another’s, declarer’s side has it
claims-t11-theirs = Own less another’s, the others have the Joker
claims-t11-theirs-own = Lost with an own two, the others have it
claims-t11-theirs-other = Lost with another’s two, the others have it
claims-t11-theirs-points = Points, own less another’s, the others have it

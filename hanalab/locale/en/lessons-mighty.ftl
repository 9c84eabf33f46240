# The exercises of Mighty.
#
# quiz-q-…        the question                       quiz-mix-…-title   what a mix-up is called: words people might say
# quiz-group-…    a label in the picture             quiz-mix-…         why it is not so, without the rule number
# quiz-line-…     a line beside the cards            quiz-because-…     the reason of the right answer

lesson-6-topic = Tricks, Mighty and Joker
lesson-7-topic = Bidding
lesson-8-topic = Kitty, trump and friend
lesson-9-topic = Scoring and play
lesson-11-topic = Asking about hands

## Words

quiz-bid = { $bid }
quiz-line-trump = Trump: { $trump }
quiz-line-trick = Trick { $number } of 10
quiz-line-call = Joker Call card: { $card }
quiz-line-korean = Common Korean rules
quiz-line-seed = The rules of these lessons
quiz-line-leads = { $seat } led
quiz-line-declarer = Declarer: { $seat }
quiz-line-dealer = Dealer: { $seat }
quiz-line-friend = Friend: { $seat }
quiz-line-contract = { $number }, { $trump }
quiz-line-bid = Bid: { $bid }
quiz-line-points = Points of the declarer’s side: { $points }
quiz-line-own-tricks = In the declarer’s tricks: { $points }
quiz-line-friend-tricks = In the friend’s tricks: { $points }
quiz-line-buried = Laid away: { $points }
quiz-line-side-so-far = The declarer’s side so far, with what was laid away: { $points }
quiz-line-against-so-far = The defenders so far: { $points }
quiz-line-alone = No friend, announced
quiz-line-score = { $seat }: { $score }
quiz-line-called = { $seat } is the declarer and calls { $card }
quiz-line-holder = { $seat } holds that card, and it has not been played
quiz-line-took = { $seat }: { $points }
quiz-line-friend-took = { $seat }: { $before } before showing the called card, { $since } after

quiz-group-table = The table
quiz-group-trick = The trick, in order of play
quiz-group-trick-so-far = The trick so far
quiz-group-led-with-call = Led, with a call
quiz-group-contract = The contract
quiz-group-bids = Four bids
quiz-group-standing = The bid that stands
quiz-group-said = What was said
quiz-group-laid-away = Laid away
quiz-group-won-with = The auction was won with
quiz-group-final-trump = The final trump
quiz-group-rule-set = Played by
quiz-group-seat-holds = { $seat } holds
quiz-group-called = The call
quiz-group-result = The hand
quiz-group-taken = Points won in tricks
quiz-group-scores = The scores
quiz-group-last-hand = The last hand

## Lesson 6: tricks

quiz-q-trick-points = How many points lie in this trick?
quiz-because-points = { $cards } are the point cards: ace, king, queen, jack and ten count 1 each
quiz-mix-ten-is-no-point-title = a ten is just a number
quiz-mix-ten-is-no-point = The ten is the fifth point card of its suit, beside ace, king, queen and jack.
quiz-mix-ace-is-no-point-title = an ace is high, but no point
quiz-mix-ace-is-no-point = The ace is high and a point: ace, king, queen, jack and ten of each suit count 1.
quiz-mix-court-only-title = only pictures count
quiz-mix-court-only = King, queen and jack count 1 each, and so do the ace and the ten.
quiz-mix-joker-is-a-point-title = the Joker is worth a point
quiz-mix-joker-is-a-point = The Joker wins tricks but counts nothing. There are 20 points, five in each suit.
quiz-mix-a-card-a-point-title = every card is a point
quiz-mix-a-card-a-point = Five cards lie there, but twos to nines and the Joker count nothing.

quiz-q-legal = It is your turn. Choose every card you may play.
quiz-mix-mighty-any-time-title = the Mighty may be played any time
quiz-mix-trump-any-time-title = trump may be played any time
quiz-mix-throw-away-any-time-title = a card I do not need may go any time
quiz-mix-joker-follows-too-title = the Joker must wait until I am out of the suit
quiz-mix-joker-follows-too = The Joker is free: it may be played to any trick, even while you hold the suit led.
quiz-mix-mighty-only-on-its-suit-title = the Mighty goes only on its own suit
quiz-mix-mighty-only-on-its-suit = You have none of the suit led, so you may play any card, { $card } too.
quiz-mix-must-beat-title = I must beat what lies there
quiz-mix-must-beat = There is no duty to win: any card of the suit will do, { $card } as well as a higher one.
quiz-mix-must-trump-when-void-title = without the suit I must play trump
quiz-mix-must-trump-when-void = Without a card of the suit led you are free: { $card } may be thrown away.
quiz-mix-no-trump-when-void-title = trump may only be led
quiz-mix-no-trump-when-void = Without a card of the suit led you are free, and { $card } may well win as a trump.

quiz-q-who-wins = Which card wins the trick?
quiz-because-wins-suit = No Mighty, no Joker with power, no trump: { $card } is the highest card of the suit led
quiz-because-wins-trump = No Mighty and no Joker with power: { $card } is the highest trump
quiz-because-wins-joker = There is no Mighty here, so the Joker beats everything, trumps too
quiz-because-wins-mighty = { $card } is the Mighty: it wins whatever else is played
quiz-mix-joker-beats-mighty-title = the Joker beats the Mighty
quiz-mix-joker-beats-mighty = The Joker beats everything but one card: the Mighty, { $best }, lies in this trick.
quiz-mix-joker-never-fails-title = a Joker always wins
quiz-mix-joker-never-fails = The second player answered with the Joker Call card, so the Joker’s lead fails. { $best } takes the trick.
quiz-mix-joker-wins-last-title = the Joker wins to the end
quiz-mix-joker-wins-last = In the last trick the Joker loses to any card. { $best } takes it.
quiz-mix-spade-ace-stays-mighty-title = the ace of spades is always the Mighty
quiz-mix-spade-ace-stays-mighty = With spades as trump the Mighty is { $mighty }. { $card } is then no more than the highest trump, and { $best } wins.
quiz-mix-trump-beats-mighty-title = trump beats everything
quiz-mix-trump-beats-mighty = { $card } is a trump, but the Mighty { $best } is above all trumps.
quiz-mix-trump-beats-joker-title = a trump beats the Joker
quiz-mix-trump-beats-joker = { $card } is a trump, but the Joker is above all trumps.
quiz-mix-any-trump-wins-title = any trump wins
quiz-mix-any-trump-wins = There is a higher one: { $best } beats { $card }.
quiz-mix-suit-against-trump-title = the highest card of the suit led wins
quiz-mix-suit-against-trump = That holds only where no trump falls: { $best } beats { $card }.
quiz-mix-suit-against-special-title = follow suit and be highest, that is enough
quiz-mix-suit-against-special = Not when Mighty or Joker is in the trick: { $best } beats { $card }.
quiz-mix-leader-keeps-title = who leads has the first claim
quiz-mix-leader-keeps = The lead only says which suit to follow. { $best } is higher than { $card }.
quiz-mix-lower-of-suit-title = a card of the right suit is enough
quiz-mix-lower-of-suit = { $card } follows suit, but { $best } is higher.
quiz-mix-ace-always-wins-title = an ace wins
quiz-mix-ace-always-wins = { $card } is of another suit than the one led, and no trump: such a card never wins. { $best } does.
quiz-mix-other-suit-wins-title = the card played freely may win
quiz-mix-other-suit-wins = { $card } is neither of the suit led nor trump, so it cannot win. { $best } does.

quiz-q-next-lead = Who leads to the next trick?
quiz-because-next-lead = { $card } wins the trick, and { $seat } played it; the winner leads
quiz-mix-leader-leads-on-title = the leader leads on
quiz-mix-leader-leads-on = { $seat } led this trick, but { $winner } won it, and the winner leads.
quiz-mix-declarer-leads-always-title = the declarer always leads
quiz-mix-declarer-leads-always = { $seat }, the declarer, leads only to the first trick. Now it is { $winner }.
quiz-mix-lead-goes-round-title = the lead goes round the table
quiz-mix-lead-goes-round = { $seat } sits next to the leader, but the lead goes to the winner, { $winner }.
quiz-mix-counted-from-p0-title = the first card is P0’s
quiz-mix-counted-from-p0 = The first card is the leader’s. Count on from there, clockwise: { $winner }, not { $seat }.
quiz-mix-counter-clockwise-title = play goes to the right
quiz-mix-counter-clockwise = Play goes clockwise, from P0 to P1 to P2. So the winning card is { $winner }’s, not { $seat }’s.
quiz-mix-left-of-winner-title = the winner rests and the next one leads
quiz-mix-left-of-winner = The winner leads, not the player after: { $winner }, not { $seat }.

quiz-q-which-mighty = Which card is the Mighty?
quiz-no-mighty = There is none
quiz-mix-permanent-mighty-title = the ace of spades is always the Mighty
quiz-mix-permanent-mighty = Almost always. But here spades are trump, and then the ace of diamonds takes its place.
quiz-mix-mighty-always-moves-title = the ace of diamonds is the Mighty
quiz-mix-mighty-always-moves = Only when spades are trump. Here trump is { $trump }, so the Mighty is the ace of spades.
quiz-mix-mighty-is-trump-ace-title = the ace of trumps is the Mighty
quiz-mix-mighty-is-trump-ace = { $card } is the highest trump. The Mighty stands above all trumps, and it is the ace of spades.
quiz-mix-mighty-of-clubs-title = at spades it is the other black ace
quiz-mix-mighty-of-clubs = Some tables play it so. In these rules the ace of diamonds takes the place of the ace of spades.
quiz-mix-mighty-is-black-title = diamonds stand in only for spades, so now it is clubs
quiz-mix-mighty-is-black = With diamonds as trump nothing changes: the ace of spades is the Mighty.
quiz-mix-no-trump-no-mighty-title = without trump there is no Mighty
quiz-mix-no-trump-no-mighty = The Mighty needs no trump: at no trump it is the ace of spades as well.
quiz-mix-joker-is-mighty-title = the Joker is the Mighty
quiz-mix-joker-is-mighty = They are two cards. The Joker beats everything but the Mighty, which is an ace.

quiz-q-lead-legal = You are the declarer and lead to the first trick. What may you lead?
quiz-lead-any = Any card of my hand
quiz-lead-no-trump = Any card but a trump
quiz-lead-no-joker = Any card but the Joker
quiz-lead-no-special = Any card but Mighty and Joker
quiz-because-lead-legal = In these rules nothing is kept back: trump, Mighty and Joker may all be led to the first trick
quiz-mix-trump-lead-forbidden-title = trump may not be led first
quiz-mix-trump-lead-forbidden = That is a house rule, common in Korea. In these rules the declarer may lead trump at once.
quiz-mix-joker-never-led-title = the Joker waits for a second trick
quiz-mix-joker-never-led = In these rules the Joker has its full power in the first trick and may be led there.
quiz-mix-mighty-never-led-title = special cards are not led
quiz-mix-mighty-never-led = The Mighty may be led: its suit is then the suit to follow. The Joker may be led as well.

quiz-q-joker-led = The Joker was led. Choose every card you may play.
quiz-because-second-free = A led Joker asks for nothing: the second player is free
quiz-because-joker-suit = The first card with a suit sets it: { $suit }
quiz-mix-joker-asks-for-trump-title = a led Joker asks for trump
quiz-mix-free-after-joker-title = after a Joker everyone is free
quiz-mix-joker-asks-for-trump-instead-title = the Joker’s suit is trump
quiz-mix-joker-asks-for-trump-instead = The Joker has no suit. The second card set one, { $suit }, and { $card } follows it.
quiz-mix-second-must-answer-trump-title = on a Joker trump must follow
quiz-mix-second-must-answer-trump = The Joker sets no suit, so the second player may play any card, { $card } too.
quiz-mix-save-trumps-title = trump may not be thrown under a Joker
quiz-mix-save-trumps = The second player is free. { $card } would set the suit for those behind.

quiz-because-call-works = The second player answered the Joker with { $card }: the Joker fails, and { $best } takes the trick
quiz-because-call-late = { $card } came from the third seat or later, and there it is an ordinary card: the Joker wins
quiz-mix-call-from-any-seat-title = the call works from any seat
quiz-mix-call-from-any-seat = { $card } brings the Joker down only if the second player plays it. Later it is an ordinary card, so { $best } does not win.

quiz-because-last-trick = In the last trick the Joker is worthless, and { $card } beats the rest

quiz-q-any-time = By which rules may you play the Mighty, { $card }, here?
quiz-sets-both = By both
quiz-sets-korean = Only by common Korean rules
quiz-sets-seed = Only by the rules of these lessons
quiz-sets-neither = By neither
quiz-because-any-time-of-its-suit = { $card } is of the suit led, so it follows suit like any other card
quiz-because-any-time-void = You have none of the suit led, so any card may be played
quiz-because-any-time-korean = You hold the suit led. In these rules the Mighty must follow like any card; in Korea { $card } may be played at any time
quiz-mix-mighty-free-everywhere-title = the Mighty may be played any time
quiz-mix-mighty-free-everywhere = In Korea, yes. In these rules only the Joker is free: you hold the suit led, so the Mighty has to wait.
quiz-mix-mighty-never-free-of-its-suit-title = these rules lock the Mighty up
quiz-mix-mighty-never-free-of-its-suit = Its own suit was led, and { $card } follows it. That is allowed everywhere.
quiz-mix-mighty-never-free-void-title = these rules lock the Mighty up
quiz-mix-mighty-never-free-void = You have none of the suit led. Then any card may be played, { $card } as well, by both rule sets.
quiz-mix-korea-is-stricter-title = Korean rules are the stricter ones
quiz-mix-korea-is-stricter = It is the other way round: what these rules allow the Mighty, Korean rules allow as well.
quiz-mix-mighty-only-leads-of-its-suit-title = the Mighty can only be led
quiz-mix-mighty-only-leads-of-its-suit = { $card } is a card of the suit led, so it may be played.
quiz-mix-mighty-only-leads-void-title = the Mighty can only be led
quiz-mix-mighty-only-leads-void = Without a card of the suit led you may play any card, so { $card } too.
quiz-mix-mighty-only-leads-korean-title = everyone must follow suit, always
quiz-mix-mighty-only-leads-korean = In Korea the Mighty is an exception: { $card } may be played at any time.

quiz-q-joker-call-korean = { $card } was led with a Joker Call, by common Korean rules. Choose every card you may play.
quiz-because-no-joker = You do not hold the Joker, so the call does not concern you: follow suit
quiz-mix-follow-before-call-title = following suit comes first
quiz-mix-call-is-a-request-title = a Joker Call may be ignored
quiz-mix-call-frees-everybody-title = after a Joker Call everyone is free
quiz-mix-called-joker-may-hide-title = the Joker is free, so it may stay
quiz-mix-called-joker-may-hide = Not when it is called: whoever holds the Joker must play it to this trick, without power.
quiz-mix-mighty-cannot-save-title = nothing saves the Joker
quiz-mix-mighty-cannot-save = One card does: who holds the Mighty as well may play that and keep the Joker.
quiz-mix-mighty-waits-for-suit-title = the Mighty must follow suit
quiz-mix-mighty-waits-for-suit = By Korean rules the Mighty may be played at any time.

## Lesson 7: bidding

quiz-q-first-speaks = Who speaks first in the auction?
quiz-because-first-speaks = { $dealer } deals, so { $first }, at the dealer’s left, begins
quiz-mix-dealer-first-title = the dealer begins
quiz-mix-dealer-first = So it is in Korea. In these rules { $seat } deals and speaks last.
quiz-mix-right-of-dealer-title = the auction runs the other way
quiz-mix-right-of-dealer = { $seat } sits at the dealer’s right. The player at the left begins: one seat on, clockwise.
quiz-mix-next-but-one-title = the dealer’s left is two seats on
quiz-mix-next-but-one = { $seat } speaks second: the dealer’s left is the very next seat.
quiz-mix-p0-always-first-title = P0 always begins
quiz-mix-p0-always-first = Seats are numbered from P0, but who speaks first depends on the dealer, not on { $seat }.

quiz-q-promise = How many points may the defenders win at most, if the contract is to be made?
quiz-because-promise = Of the 20 points { $bid } belong to the bid, and { $left } may go
quiz-mix-bid-must-be-beaten-title = the bid must be beaten
quiz-mix-bid-must-be-beaten = Reaching it is enough: as many points as bid make the contract.
quiz-mix-counted-the-wrong-side-title = that is what the declarer needs
quiz-mix-counted-the-wrong-side = The bid is what the declarer’s side needs. The question is about the other side: what is left of the 20.
quiz-mix-one-point-is-forgiven-title = one short is near enough
quiz-mix-one-point-is-forgiven = One point too few and the contract has failed.
quiz-mix-half-is-enough-title = half the points decide
quiz-mix-half-is-enough = It is not about the majority of 20, but about the number that was bid.

quiz-q-highest-bid = Which bid is the highest?
quiz-mix-spades-are-highest-title = spades are the highest suit
quiz-mix-spades-are-highest = In bridge, yes. Here spades are lowest: spades, clubs, diamonds, hearts, no trump. So { $best } is above { $bid }.
quiz-mix-suits-are-level-title = at the same number bids are level
quiz-mix-suits-are-level = The trump decides, from spades over clubs, diamonds and hearts up to no trump: { $best } is above { $bid }.
quiz-mix-no-trump-beats-all-title = no trump beats every suit
quiz-mix-no-trump-beats-all = Only at the same number. The number comes first, so { $best } is above { $bid }.
quiz-mix-suit-before-number-title = the better suit comes first
quiz-mix-suit-before-number = The number comes first, and only then the suit: { $best } is above { $bid }.

quiz-q-above = Which of these bids may follow?
quiz-mix-number-must-rise-title = the number must go up
quiz-mix-number-must-rise = A higher suit at the same number is enough: { $bid } beats { $standing }.
quiz-mix-rise-needs-higher-suit-title = suit and number must both be better
quiz-mix-rise-needs-higher-suit = A higher number wins in any suit: { $bid } beats { $standing }.
quiz-mix-equal-will-do-title = the same bid may be made again
quiz-mix-rank-before-number-title = a higher suit makes up for a point
quiz-mix-spades-on-top-title = spades are the highest suit
quiz-mix-order-of-suits-title = hearts are lowest

quiz-q-auction-now = What happens now?
quiz-said-bid = { $seat } { $bid }
quiz-said-pass = { $seat } pass
quiz-speaks = { $seat } speaks next
quiz-declarer-is = { $seat } is the declarer, at { $bid }
quiz-thrown-in = The hand is thrown in: nobody scores
quiz-same-dealer = Nobody scores, and the same dealer deals again
quiz-dealer-must = { $seat }, the dealer, has to bid
quiz-mix-pass-is-final-title = a pass is final
quiz-mix-pass-is-final = Who has passed may come back when the turn returns. { $seat } is to speak, until four have passed in a row.
quiz-mix-passed-are-skipped-title = who has passed is passed over
quiz-mix-passed-are-skipped = Nobody is passed over: the turn goes to the next seat, { $seat }, whatever was said there before.
quiz-mix-bidder-speaks-again-title = the bidder has the last word
quiz-mix-bidder-speaks-again = { $bidder } made the bid that stands. Four passes in a row end the auction without another word.
quiz-mix-four-passes-end-title = four passes end the auction
quiz-mix-four-passes-end = Only when a bid stands. Here nobody has bid yet, so { $seat } may still speak.
quiz-mix-passes-throw-in-title = so many passes end in nothing
quiz-mix-passes-throw-in = A bid stands, { $bidder }’s, so the hand is played by somebody. It is thrown in only when all five pass.
quiz-mix-one-more-round-title = everyone gets one more turn
quiz-mix-one-more-round = Four have passed in a row since the last bid. That ends it, and { $seat } has no further turn.
quiz-mix-five-passes-go-on-title = it goes round until somebody bids
quiz-mix-five-passes-go-on = All five have passed: the hand is thrown in, and { $seat } does not speak again.
quiz-mix-everyone-has-a-word-title = everyone must have had a word
quiz-mix-everyone-has-a-word = Nothing beats 20 with no trump, so the auction ends at once and { $seat } is not asked.
quiz-mix-same-dealer-again-title = the same dealer deals again
quiz-mix-same-dealer-again = Elsewhere, yes. In these rules the deal moves on from { $dealer } to the next player.
quiz-mix-dealer-must-bid-title = the dealer is stuck with it
quiz-mix-dealer-must-bid = Nobody has to bid, { $dealer } as little as the others.

quiz-q-hand-count = You count this hand with { $trump } as trump. Up to which number may you bid?
quiz-mix-all-trumps-alike-title = all trumps count alike
quiz-mix-all-trumps-alike = Ace, king and queen of trumps count half a point more than the others.
quiz-mix-seven-left-out-title = I start from nothing
quiz-mix-seven-left-out = The count starts at 7: that is what kitty, friend and luck bring on average.
quiz-mix-half-rounds-up-title = a half rounds up
quiz-mix-half-rounds-up = Half a point makes no point: bid up to the whole number.
quiz-mix-mighty-counts-as-ace-title = the Mighty counts like any ace
quiz-mix-mighty-counts-as-ace = The Mighty counts 2, twice as much as another ace.
quiz-mix-side-aces-forgotten-title = only trumps and special cards count
quiz-mix-side-aces-forgotten = Every other ace counts 1 as well.
quiz-mix-counted-point-cards-title = I count my point cards
quiz-mix-counted-point-cards = The points you hold are not the points you win. Count what wins tricks: trumps, Mighty, Joker, aces and kings, and 7 to start with.

quiz-q-best-trump = With which trump does this hand count most?
quiz-with-trump =
    { $code ->
        [N] with no trump
       *[other] with { $trump }
    }
quiz-with-trump-first =
    { $code ->
        [N] With no trump
       *[other] With { $trump }
    }
quiz-mix-longest-suit-wins-title = the longest suit is always best
quiz-mix-longest-suit-wins = { $at } the hand counts { $total }, { $best } it counts { $most }: high cards and the Mighty weigh too.
quiz-mix-no-trump-is-grander-title = no trump is for good hands
quiz-mix-no-trump-is-grander = { $at } the hand counts { $total }, like one with three plain trumps. { $first } it counts { $most }.
quiz-mix-strong-suit-counts-more-title = a few high cards make a trump suit
quiz-mix-strong-suit-counts-more = { $at } the hand counts { $total }, { $best } it counts { $most }: every trump counts 1, the low ones too.

quiz-q-bid-or-pass = P1 has bid, and the turn is yours. What does the count advise?
quiz-i-pass = Pass
quiz-because-count-says = The hand counts { $total } { $best }: bid up to it, as little as will do, and pass beyond it
quiz-mix-waits-for-better-title = better to wait
quiz-mix-waits-for-better = The hand counts { $total } { $best }: that carries a higher bid. After four passes it is too late.
quiz-mix-bids-on-hope-title = the kitty will help
quiz-mix-bids-on-hope = The hand counts { $total } { $best }, and the kitty is in that already. { $bid } is more than it is worth.
quiz-mix-jumps-to-the-top-title = bid at once what the hand is worth
quiz-mix-jumps-to-the-top = The hand counts { $total } { $best }, but a contract made pays the same whatever was bid. Go no higher than you must: not yet { $bid }.
quiz-mix-any-suit-will-do-title = any suit will do, trump can be changed
quiz-mix-any-suit-will-do = The hand counts { $total }, but { $best }. Say what you mean to play, not { $bid }.

## Lesson 8: kitty, trump, friend

quiz-q-laid-away = How many points do these three bring the declarer’s side?
quiz-because-laid-away = { $cards } count as if won
quiz-mix-laid-away-is-lost-title = laid-away points are lost
quiz-mix-laid-away-is-lost = What the declarer lays away counts for the declarer’s side at the end.
quiz-mix-three-cards-three-points-title = each card laid away is a point
quiz-mix-three-cards-three-points = Only the point cards among them count: ace, king, queen, jack, ten.

quiz-q-final-trump = How many points must the declarer’s side win now?
quiz-because-trump-kept = The trump is the one that was bid, and so is the number
quiz-because-trump-free = In these rules the trump is changed at no cost: the number stays as bid
quiz-because-trump-raised = By Korean practice a change costs 2, to no trump 1: { $before } + { $by } = { $after }
quiz-mix-change-always-costs-title = a change of trump costs points
quiz-mix-change-always-costs = In Korea, yes. In these rules the declarer changes the trump freely and the number stays.
quiz-mix-korean-change-is-free-title = changing the trump is free
quiz-mix-korean-change-is-free = In these rules, yes. By Korean practice it raises the number by 2, or by 1 to no trump.
quiz-mix-every-change-costs-two-title = it costs two in any case
quiz-mix-every-change-costs-two = Two is the Korean price of another suit. Keeping the trump costs nothing, and no trump costs 1.
quiz-mix-kitty-costs-one-title = the kitty has its price
quiz-mix-kitty-costs-one = Nothing is paid for the kitty. Only a change of trump may cost, and only by Korean practice.

quiz-q-who-is-friend = { $declarer } is the declarer and has called { $card }. Who is the friend?
quiz-nobody = Nobody
quiz-mix-friend-only-when-shown-title = there is no friend before the card is played
quiz-mix-friend-only-when-shown = The friend is whoever holds { $card }, in secret, from the call on. Playing it only reveals it.
quiz-mix-mighty-makes-the-friend-title = who holds the Mighty is the friend
quiz-mix-mighty-makes-the-friend = { $seat } holds the Mighty, but another card was called: { $card }.
quiz-mix-somebody-must-be-friend-title = somebody has to be the friend
quiz-mix-somebody-must-be-friend = { $card } is with the declarer, so there is nobody to join: { $seat } is a defender.
quiz-mix-neighbour-is-friend-title = the next player is the friend
quiz-mix-neighbour-is-friend = { $seat } sits next to the declarer, but the card decides, not the seat. Look for { $card }.
quiz-mix-friend-by-strength-title = the strongest hand is the friend
quiz-mix-friend-by-strength = { $seat } does not hold { $card }, and nothing else makes a friend.

quiz-q-who-knows = Who knows now who the friend is?
quiz-because-own-call = { $seat } holds the called card and knows that there is no friend; the others do not
quiz-because-holder-knows = { $seat } holds the called card and so knows; nobody else can
quiz-mix-declarer-knows-title = the declarer knows the friend
quiz-mix-declarer-knows = The declarer named a card, { $card }, not a player. Where it lies shows only when it is played.
quiz-mix-declarer-forgets-title = nobody knows yet
quiz-mix-declarer-forgets = The declarer holds { $card } and so knows that no friend will come.
quiz-mix-a-defender-knows-title = one of the defenders knows
quiz-mix-a-defender-knows = { $seat } does not hold the called card. Only its holder can know.
quiz-mix-holder-is-not-told-title = the friend must be told
quiz-mix-holder-is-not-told = { $seat } heard which card was called and holds it. That is enough.

quiz-q-call-this = You are the declarer. Which call helps most?
quiz-call-none = No friend
quiz-because-call-this = { $card } is the strongest card you do not hold: its holder brings a sure trick
quiz-mix-own-card-is-safest-title = a card of mine is the safest call
quiz-mix-own-card-is-safest = { $card } is yours, so you would play alone against four, and pay four.
quiz-mix-any-high-card-helps-title = any high card will do
quiz-mix-any-high-card-helps = { $card } may bring a trick; { $best } surely does.
quiz-mix-alone-is-braver-title = alone I share with nobody
quiz-mix-alone-is-braver = Alone you win more, but against four and for a double stake. That is for hands that need no help.

quiz-q-own-card = The declarer had called { $card } and held it. What does the declarer score?
quiz-mix-alone-always-doubles-title = alone is doubled
quiz-mix-alone-always-doubles = Only if it was announced. Here the table did not know: nothing is doubled.
quiz-mix-still-has-a-friend-title = somebody else is then the friend
quiz-mix-still-has-a-friend = Nobody is. All four are defenders, so the declarer has four shares, not two.
quiz-mix-sign-turned-title = won and lost the wrong way round
quiz-mix-sign-turned = Look again whether the contract was made: as many points as bid, or more, and the declarer’s side wins.
quiz-mix-one-share-only-title = the declarer gets one share
quiz-mix-one-share-only = Four defenders pay or get one share each, so the declarer has four.

quiz-q-joker-call-card = You are the declarer. Which of these may you name as the Joker Call card?
quiz-mix-own-two-is-no-good-title = a card of mine calls nobody
quiz-mix-own-two-is-no-good = { $card } is yours, and you may name it. Then nobody else can play it: good if the Joker is on your side.
quiz-mix-buried-two-is-gone-title = what is laid away cannot be named
quiz-mix-buried-two-is-gone = { $card } is laid away, and you may name it all the same. Then nobody can play it.
quiz-mix-only-clubs-call-title = only the two of clubs calls
quiz-mix-only-clubs-call = Any of the four twos may be named, { $card } too.
quiz-mix-joker-calls-itself-title = the Joker itself can be named
quiz-mix-korean-three-calls-title = a three calls the Joker
quiz-mix-call-with-the-best-title = the strongest card calls

quiz-q-side-points = { $declarer } is the declarer, { $friend } the friend. How many points has their side so far?
quiz-because-side-points = { $own } of the declarer, { $friend } of the friend, { $buried } laid away
quiz-mix-friend-counts-after-reveal-title = the friend counts only after the reveal
quiz-mix-friend-counts-after-reveal = The friend’s points count from the first trick on, known or not.
quiz-mix-friend-keeps-own-points-title = the friend’s points are the friend’s
quiz-mix-friend-keeps-own-points = Declarer and friend are one side: their points are added.
quiz-mix-only-open-points-title = only what is open counts
quiz-mix-only-open-points = At the end all of it counts: what the friend won before the reveal, and what was laid away.

## Lesson 9: scoring

quiz-q-made-or-failed = Is the contract made?
quiz-made-exactly = Made exactly
quiz-made-by =
    { $by ->
        [one] Made with { $by } point to spare
       *[other] Made with { $by } points to spare
    }
quiz-failed-by =
    { $by ->
        [one] Failed by { $by } point
       *[other] Failed by { $by } points
    }
quiz-because-made = { $own } + { $friend } + { $buried } = { $points }
quiz-mix-miscounted-title = a slip of the pen
quiz-mix-miscounted = Add once more: declarer, friend and what was laid away make { $points }.
quiz-mix-miscounted-more-title = two points too kind
quiz-mix-miscounted-more = The three numbers together make { $points }, not more.

quiz-q-stake = What is the stake S of this hand?
quiz-because-stake = Counted out: { $formula }
quiz-because-share = First { $formula }, then the share: { $share }
quiz-mix-extra-is-free-title = points above the bid bring nothing
quiz-mix-extra-is-free = Each point above the bid adds 1 to the stake.
quiz-mix-shortfall-is-free-title = by how much it failed does not matter
quiz-mix-shortfall-is-free = The stake is bid minus 12, and each missing point adds 1.
quiz-mix-only-the-difference-title = the stake is the difference
quiz-mix-only-the-difference = The difference is only one part. Bid minus 12 comes first.
quiz-mix-counted-from-thirteen-title = the bid counts from 13
quiz-mix-counted-from-thirteen = Thirteen is the lowest bid, but it already counts 1: take 12 away.
quiz-mix-points-are-the-stake-title = the points won are the score
quiz-mix-points-are-the-stake = Points decide whether the contract is made. What is paid is the stake times a share.

quiz-q-settle = There is a friend. What does { $side ->
    [declarer] the declarer
    [friend] the friend
   *[defender] each defender
  } score?
quiz-mix-friend-gets-as-much-title = the friend gets as much as the declarer
quiz-mix-friend-gets-as-much = The friend has one share, the declarer two.
quiz-mix-defenders-pay-double-title = a double share
quiz-mix-defenders-pay-double = Two shares are the declarer’s. Each defender has one.
quiz-mix-declarer-gets-one-share-title = everyone has one share
quiz-mix-declarer-gets-one-share = The declarer has two shares, the friend and each defender one.

quiz-q-zero-sum = Four of the five scores are known. What does { $seat } score?
quiz-because-zero-sum = The five scores add to zero
quiz-mix-sum-keeps-its-sign-title = the rest has the same sign
quiz-mix-sum-keeps-its-sign = What four have won together, the fifth has lost: turn the sign.
quiz-mix-nothing-left-over-title = nothing is left for the fifth
quiz-mix-nothing-left-over = Add up the four: they do not make zero by themselves.
quiz-mix-same-as-neighbour-title = the same as the next one
quiz-mix-same-as-neighbour = Declarer, friend and defenders have different shares. Make the sum zero.

quiz-q-alone = What does { $side ->
    [declarer] the declarer
   *[defender] each defender
  } score?
quiz-mix-alone-is-not-doubled-title = alone is like any contract
quiz-mix-alone-is-not-doubled = It was announced, so the stake is doubled.
quiz-mix-shares-as-with-friend-title = the shares stay as they are
quiz-mix-shares-as-with-friend = There are four defenders now and a double stake.
quiz-mix-doubled-twice-title = doubled once more
quiz-mix-doubled-twice = The stake is doubled once. The four shares come from the four defenders.

quiz-q-scorings = Which way of scoring was used here? P0 is the declarer, P1 the friend, P2 a defender.
quiz-scoring-unit = The stake of these lessons
quiz-scoring-halves = Halves, word by word
quiz-scoring-pagat = The scoring common in Korea
quiz-mix-scoring-is-unit-title = this is the stake of these lessons
quiz-mix-scoring-is-unit = That is bid minus 12, extra points or missing ones added. The declarer would have { $declarer }, the friend { $friend }.
quiz-mix-scoring-is-halves-title = this is the halves
quiz-mix-scoring-is-halves = That gives S to the declarer and half of it to the friend if made. The declarer would have { $declarer }, the friend { $friend }.
quiz-mix-scoring-is-pagat-title = this is the Korean scoring
quiz-mix-scoring-is-pagat = That takes twice the bid above 13 and the extra points, or the shortfall alone. The declarer would have { $declarer }, the friend { $friend }.

quiz-q-decided = Is this contract decided already?
quiz-is-made = Yes: it is made
quiz-is-failed = Yes: it has failed
quiz-is-open = No: it can still go either way
quiz-is-last-trick = No: the last trick always decides
quiz-because-decided-made = { $side } are enough for { $bid }: nothing can take them away
quiz-because-decided-failed = With { $against } gone to the defenders only { $side } and { $left } more remain: fewer than { $bid }
quiz-because-decided-open = { $side } so far and { $left } to come: enough for { $bid }, but not yet there
quiz-mix-nearly-there-title = that is as good as made
quiz-mix-nearly-there = { $side } are not { $bid } yet.
quiz-mix-defenders-are-ahead-title = that is too many for the defenders
quiz-mix-defenders-are-ahead = The defenders have stopped a bid of { $bid } only when what is left of the 20 falls below it. They have { $against }.
quiz-mix-open-to-the-end-made-title = nothing is decided before the end
quiz-mix-open-to-the-end-made = The side has { $side } already, and { $bid } were bid.
quiz-mix-open-to-the-end-failed-title = nothing is decided before the end
quiz-mix-open-to-the-end-failed =
    { $left ->
        [one] Even the one point still to come does not bring the side from { $side } to { $bid }.
       *[other] Even all { $left } points still to come do not bring the side from { $side } to { $bid }.
    }
quiz-mix-last-trick-decides-title = the last trick decides
quiz-mix-last-trick-decides = It is worth what lies in it, no more. Count: { $side } for the side, { $against } against, { $left } to come, { $bid } bid.

quiz-q-to-defeat = How many more points must the defenders win to stop the contract?
quiz-because-to-defeat = { $need } points stop a bid of { $bid }, and { $against } are won
quiz-mix-level-stops-it-title = then the bid is just not beaten
quiz-mix-level-stops-it = The declarer’s side would then have exactly what was bid, and that makes the contract. One more is needed.
quiz-mix-points-won-forgotten-title = counted from the beginning
quiz-mix-points-won-forgotten = The points the defenders have already won count too.

quiz-q-next-dealer = Who deals the next hand?
quiz-because-dealer-seed = In these rules the deal goes round clockwise
quiz-because-dealer-korean = By Korean practice the friend deals next
quiz-mix-deal-always-goes-round-title = the deal always goes round
quiz-mix-deal-always-goes-round = In these rules, yes. By Korean practice the called friend deals next, not { $seat }.
quiz-mix-friend-always-deals-title = the friend deals
quiz-mix-friend-always-deals = By Korean practice, yes. In these rules it goes clockwise, and { $seat } has to wait.
quiz-mix-declarer-deals-title = the declarer deals
quiz-mix-declarer-deals = { $seat } declared the last hand. That does not bring the deal, unless there was no friend and the rules are Korean.
quiz-mix-dealer-stays-title = who dealt deals again
quiz-mix-dealer-stays = { $seat } has dealt this hand, and the deal moves on.

## Code cells

lesson-trick = { $card } wins { $kind }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $rule }).
lesson-wins-mighty = as the Mighty
lesson-wins-joker = as the Joker
lesson-wins-trump = as the highest trump
lesson-wins-suit = as the highest card of the suit led
lesson-joker-fails = The Joker has no power here ({ $rule }).

## Lesson 11: asking about hands

quiz-group-ten-deals = Ten deals like any other: points of your side
quiz-group-tested = Reached 17 points or more
quiz-group-hand-so-far = The hand

quiz-q-how-far = The same ten cards, { $trump } as trump, in ten deals. You would be the declarer, with a friend. Up to which bid do you gain on average?
quiz-because-how-far = { $best } brings { $worth } a hand on average, { $above } { $less }
quiz-mix-half-the-deals-title = made in half the deals is enough
quiz-mix-half-the-deals = A failure costs more than a success brings. { $bid } comes to { $loss } a hand on average.
quiz-mix-one-good-deal-title = it can be made
quiz-mix-one-good-deal = In the best deal, and the others are paid for: { $bid } comes to { $loss } a hand on average.
quiz-mix-never-above-thirteen-title = better stop low
quiz-mix-never-above-thirteen = As low as it takes, yes. But before another wins the auction you may go on: { $best } still brings { $worth }.

quiz-q-break-even = This contract brings so much on average when it is made, and costs so much when it fails. From how many percent on is it worth more than passing?
quiz-line-if-made = Made: { $score }
quiz-line-if-failed = Failed: { $score }
quiz-because-break-even = { $loss } of { $both } parts: then { $gain } times the chance to make it is { $loss } times the chance to fail
quiz-mix-even-chance-is-enough-title = more often than not is enough
quiz-mix-even-chance-is-enough = With one half you would win { $gain } as often as you lose { $loss }.
quiz-mix-break-even-turned-round-title = the gain over the sum
quiz-mix-break-even-turned-round = That is how often it may fail. The dearer the failure, the surer the bid must be: { $gain } against { $loss }.
quiz-mix-gap-alone-title = the difference tells
quiz-mix-gap-alone = A chance is a part of a whole: compare the loss with loss and gain together.

quiz-q-ending-points = Two tricks are left, and all cards are open to all. With best play on both sides, how many points does the declarer’s side have at the end?
quiz-line-declarer-friend = Declarer { $declarer }, friend { $friend }
quiz-line-to-lead = To lead: { $seat }
quiz-line-side-has = The declarer’s side so far: { $points }
quiz-because-ending-points = { $so_far } so far and { $more } more: each side plays for itself, and the next trick is led by the winner of this one
quiz-mix-everyone-helps-title = the others play along
quiz-mix-everyone-helps = { $points } come out if the defenders play for you. They choose the cards that leave you least.
quiz-mix-everyone-hinders-title = it goes as badly as it can
quiz-mix-everyone-hinders = { $points } come out if the declarer’s side plays badly as well. It chooses its cards too.
quiz-mix-all-points-come-in-title = all points left are ours
quiz-mix-all-points-come-in = Who wins a trick gets its points, and defenders win some here.
quiz-mix-nothing-more-comes-title = nothing more comes
quiz-mix-nothing-more-comes = The declarer’s side can still win something here.

quiz-q-ace-enough = One trick is left. A defender’s ace has just won the ninth. Is the bid beaten?
quiz-line-side-had = The declarer’s side, with what was laid away: { $points }
quiz-line-ace-took = Points in the ninth trick: { $points }
quiz-line-out-before = Points that were out before it: { $points }
quiz-ace-beaten = Yes, whoever wins the last trick
quiz-ace-open = Not yet: the last trick decides
quiz-ace-made = No: it is made already
quiz-because-ace-enough = { $beaten ->
    [yes] Points left: { $left }, missing: { $missing }. That is too few
   *[no] Points left: { $left }, missing: { $missing }. Who wins the last trick decides
  }
quiz-mix-an-ace-beats-it-title = an ace is enough
quiz-mix-an-ace-beats-it = Missing: { $missing }. In the last trick: { $left }. The declarer’s side may still win it.
quiz-mix-one-trick-is-always-open-title = the last trick decides
quiz-mix-one-trick-is-always-open = Only { $left } of the { $missing } missing points are left in it.
quiz-mix-ace-comes-too-late-title = the ace comes too late
quiz-mix-ace-comes-too-late = { $missing } points are still missing before the last trick.

quiz-q-tested = The claim: a certain hand makes 17 or more safely, more than { $limit } of the time. What do these rows say, with their 95 % intervals?
quiz-line-tested-table = By steady bots: { $value } ({ $low } to { $high })
quiz-line-tested-open = With open cards: { $value } ({ $low } to { $high })
quiz-tested-true = It holds
quiz-tested-false = It does not hold
quiz-tested-depends = It depends on how it is played
quiz-tested-undecided = It is undecided: more deals are needed
quiz-because-tested-true = Both intervals lie above the limit
quiz-because-tested-false = Both intervals lie below the limit
quiz-because-tested-depends = One interval lies above the limit, the other below it
quiz-because-tested-undecided = The limit lies within an interval
quiz-mix-value-without-interval-title = the value is what counts
quiz-mix-value-without-interval = The limit lies within an interval: other deals might well fall on its other side.
quiz-mix-unsure-means-undecided-title = samples never decide
quiz-mix-unsure-means-undecided = A sample leaves a doubt, but here each interval lies wholly on one side of the limit.
quiz-mix-open-cards-decide-title = open cards tell the truth
quiz-mix-open-cards-decide = They tell what could be reached if nobody had to guess. At a table the cards are hidden.
quiz-mix-bots-decide-title = bots tell the truth
quiz-mix-bots-decide = They tell how these bots do. Sharper play comes nearer to what open cards reach.
quiz-mix-two-numbers-must-agree-title = two numbers must be alike
quiz-mix-two-numbers-must-agree = They need not be alike. Both intervals lie on the same side of the limit.
quiz-mix-wrong-side-of-the-limit-title = near is good enough
quiz-mix-wrong-side-of-the-limit = Look on which side of { $limit } both intervals lie.
quiz-mix-doubt-means-no-title = in doubt, no
quiz-mix-doubt-means-no = Not shown is not the same as wrong. The limit lies within an interval, so more deals are needed.
quiz-mix-two-ways-two-answers-title = two ways of play, two answers
quiz-mix-two-ways-two-answers = Only if each way gave an answer of its own. Here the limit lies within an interval.

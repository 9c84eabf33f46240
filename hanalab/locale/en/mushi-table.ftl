# The Mushi table: what to do, what happened, and why.
#
# $who says whom a sentence speaks of: "you", or "other", who is then called $name.
# Cards come as codes ($card), as names ($card-name, $card-The) and by their plant ($card-month).

table-name = Mushi table

## Who plays

table-bot-steady = steady
table-bot-random = random
table-Bot-steady = Steady
table-Bot-random = Random
table-bot-of-kind = { $bot }, { $kind }
table-numbered = { $name } { $number }
table-you-low = you
table-bot-low = bot

## The title bar

table-round-of = Round { $round } of { $length }
table-round-to = Round { $round }, to { $target }
table-turn-of = turn { $turn } of 16
table-over = over
table-replay = replay
table-match-so-far = match { $total }
table-match-of = match { $name } { $total }
table-hands-open = hands open
table-round-of-short = { $round }/{ $length }
table-turn-of-short = turn { $turn }/16
table-undo-named = Undo, back to turn { $turn }
table-redo-named = Redo, on to turn { $turn }
table-redo-end = Redo, on to the end
reason-table-nothing-to-undo = There is nothing to take back.
reason-table-nothing-to-redo = There is nothing to do again.
reason-table-hint-not-now = A hint is for your own turn.
table-copy-record = Copy record
table-paste = Paste a game
table-player = Player { $number }
table-players = Players
table-new-match = New match
table-against = Play against the { $kind } bot
table-for-two = Two people, one screen
table-watch = Watch two bots

## The status bar

table-your-turn = Your turn: play a card
table-turn-of-person = { $name }, your turn: play a card
table-any-card = Choose a card. It may match something or not.
table-choose-down = Choose what { $card } takes
table-it-is-down = It is already on the table.
table-drawn-two = The drawn card matches two.
table-drawn-wild = The Lightning takes one card, but never a willow.
table-you-draw = { $who ->
    [you] You draw { $card }
   *[other] { $name } draws { $card }
  }
table-you-play = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
  }
table-it-takes = It takes { $cards }.
table-it-takes-all-left = The last card: it takes all that is left.
table-it-stays = It matches nothing and stays on the field.
table-it-stays-wild = It finds only willows or nothing, and stays.
table-forced = Forced: { $card } takes Lightning
table-forced-why = First non-willow card drawn. No choice.
table-thinking = { $name } is thinking
table-replay-turn = Replay, turn { $turn }
table-replay-start = Replay from the start
table-replay-how = Continue shows the next step.
table-pass-to = Pass the screen to { $name }
table-pass-how = { $name }, go on when only you can see it.
table-you-win = Round over: you win by { $points }
table-you-lose = Round over: you lose by { $points }
table-wins = Round over: { $name } wins by { $points }
table-set-up-over = Round over: { $mine } to { $theirs }
table-level = Round over: level
table-light-how = Choose any number to light the cards that earned it.
table-void = Dealt back: no round was played
table-void-why = Four cards of one month were shown. The same dealer deals again.
table-filled = Hidden cards were dealt at random.

# What the chosen card would do. $plant begins a sentence: with its article where table-begins-with is “article”
table-begins-with = bare
table-does-one = { $plant } { $card } takes { $cards }. Press it again.
table-does-two = { $plant } { $card } matches two. Choose the one it takes.
table-does-three = { $plant } { $card } takes all three: { $cards }.
table-does-both = { $plant } { $card } takes both: { $cards }.
table-does-none = { $card } matches nothing: it will stay on the field.
table-does-wild = Lightning takes one card. Choose which.
table-does-wild-one = Lightning takes { $cards }. Press it again.
table-does-wild-none = Lightning finds only willows or nothing: it will stay.
table-does-several = { $plant } { $card } may take one of these. Choose.

# The hand
table-your-hand = Your hand
table-hand-of = Hand of { $name }
table-hand-hidden = Hand of { $name }, { $cards }, hidden
table-in-hand = in your hand
table-takes-spoken = takes { $what }
table-stays-spoken = matches nothing, stays on the field
table-or = { $first } or { $last }
table-finish-draw = Your card is already down. Finish the draw first.
table-choose-first = Your card is already down. Choose what it takes first.
table-not-your-turn = It is the other player’s turn.

## The rail

table-takes-head = { $plant } { $card } takes
table-wild-takes-head = Lightning takes
table-stays-head = { $plant } { $card } stays
table-leave = Put { $card } on the field
table-leave-note = It matches nothing
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
table-choice-three = all three, { $cards }
table-choice-many = all of { $cards }
table-choice-spoken = Take { $cards-the }, { $points }
table-leave-spoken = Put { $card-the } on the field
table-redeal-head = Four of one month
table-redeal = Ask for a new deal
table-redeal-note = You hold four cards of one month.

table-yaku-closed = Closed: { $other } is { $name }’s, { $mine } yours
table-yaku-closed-names = Closed: { $other } is { $name }’s, { $mine } is { $owner }’s
table-yaku-lacking = { $count ->
   *[other] { $cards }
  }
table-yaku-you-lack = You lack { table-yaku-lacking }. { $name } is out
table-yaku-other-lacks = { $name } lacks { table-yaku-lacking }. You are out
table-yaku-lack-names = { $name } lacks { table-yaku-lacking }. { $other } is out
table-yaku-count-you = You need { $mine } more, { $name } { $theirs }
table-yaku-count-names = { $owner } needs { $mine } more, { $name } { $theirs }
table-yaku-open = Open: none taken yet
table-yaku-together = Open: three lie together
table-yaku-yours = You have it
table-yaku-has = { $name } has it

table-why = Why
table-follows = What follows
table-why-M35 = Lightning lying on the field goes to the first non-willow card drawn from the stock, whoever draws it.
table-why-M37 = Forced even when the drawn card also matches its own month: here { $month } { $cards }.
table-why-M36 = A card from the hand can never take it.
table-follows-M44 = { $count ->
    [3] Three { $month } cards are left, so one is left over at the end. It goes to the owner of Lightning:
   *[other] A { $month } card is left over at the end. It goes to the owner of Lightning:
  }
table-follows-M45 = The other three { $month } cards are left over. They go to the owner of Lightning:
table-follows-you = you.
table-follows-name = { $name }.
table-stays-there = { $card } stays.
table-stays-why = The drawn card must take Lightning first, even with its own month there.
table-you-drew = you drew
table-drew = { $name } drew
table-lightning = Lightning

table-hint-turn = Hint, turn { $turn }
table-hint-takes = { $card } takes { $cards }
table-hint-for = { $card } for { $cards }
table-hint-leave = { $card } to the field
table-nudge-yaku = Look at the yaku: one can come nearer.
table-nudge-deny = Look at what the other still needs.
table-nudge-three = A month on the field lies three deep.
table-nudge-two = A month on the field has two cards.
table-nudge-points = Something on the field is worth taking.
table-nudge-wild = A wild card takes any card but a willow.
table-nudge-stays = You need not take anything: give away little.
table-nudge-redeal = Do you want these cards at all?

table-log-back = Back to here
table-log-back-spoken = Back to turn { $turn }, before { $card }
table-log-turns = { $last ->
    [1] Turn 1
   *[other] Turns 1 to { $last }
  }
table-log-fewer = Fewer lines
table-log-empty = Nothing has happened yet.
table-log-count = Log { $count }
table-hand-count = Your hand { $count }
table-tab-yaku = Yaku
table-tab-rules = Rules

## The log

table-log-deal = { $who ->
    [you] You deal
   *[other] { $name } deals
  }
table-log-redeal = Misdeal, { $cards } on the field: dealt again
table-log-played_on = { $cards } would be a misdeal, but is played as it lies
table-log-dealer_takes = { $who ->
    [you] You deal and take { $cards } at once
   *[other] { $name } deals and takes { $cards } at once
  }
table-log-play_takes = { $who ->
    [you] You play { $card }, take { $cards }
   *[other] { $name } plays { $card }, takes { $cards }
  }
table-log-play_stays = { $who ->
    [you] You play { $card }: no { $card-month } to match, it stays
   *[other] { $name } plays { $card }: stays
  }
table-log-play_stays-wild = { $who ->
    [you] You play { $card }: only willows or nothing, it stays
   *[other] { $name } plays { $card }: only willows or nothing, stays
  }
table-log-play_choose = { $who ->
    [you] You play { $card }, choose { $cards }
   *[other] { $name } plays { $card }, chooses { $cards }
  }
table-log-draw_takes = { $who ->
    [you] You draw { $card }, take { $cards }
   *[other] { $name } draws { $card }, takes { $cards }
  }
table-log-draw_takes-lightning = { $who ->
    [you] You draw { $card }: takes { $cards }, because the first non-willow card drawn must
   *[other] { $name } draws { $card }: takes { $cards }, because the first non-willow card drawn must
  }
table-log-draw_takes-sweep = { $who ->
    [you] You draw { $card }, the last card: takes all that is left, { $cards }
   *[other] { $name } draws { $card }, the last card: takes all that is left, { $cards }
  }
table-log-draw_stays = { $who ->
    [you] You draw { $card }: no { $card-month } to match, it stays
   *[other] { $name } draws { $card }: stays
  }
table-log-draw_stays-wild = { $who ->
    [you] You draw { $card }: only willows or nothing, it stays
   *[other] { $name } draws { $card }: only willows or nothing, stays
  }
table-log-draw_stays-sweep = { $who ->
    [you] You draw { $card }, the last card: nothing is left
   *[other] { $name } draws { $card }, the last card: nothing is left
  }
table-log-draw_choose = { $who ->
    [you] You draw { $card }, choose { $cards }
   *[other] { $name } draws { $card }, chooses { $cards }
  }
table-log-leftover = { $who ->
    [you] You get { $cards }, left on the field
   *[other] { $name } gets { $cards }, left on the field
  }
table-log-claim = { $who ->
    [you] You show { $cards } and ask for a new deal
   *[other] { $name } shows { $cards } and asks for a new deal
  }
table-log-over = The round is over

## The end of a round

table-left-on-field = Left on the field
table-left-nothing = Nothing was left.
table-left-to = { $who ->
    [you] To you
   *[other] To { $name }
  }
table-left-M43 = , who took the other two willows
table-left-M44 = { $who ->
    [you] , who own Lightning
   *[other] , who owns Lightning
  }
table-left-M45 = { $who ->
    [you] , who own Lightning: all of it
   *[other] , who owns Lightning: all of it
  }
table-left-M46 = , who drew the last card
table-match = Match
table-round-head = Round
table-total = Total
table-rounds-folded = 1–{ $last }
table-not-counted = This set-up does not count in a match.
table-next-M59 = { $who ->
    [you] You scored more, so you deal next.
   *[other] { $name } scored more and deals next.
  }
table-next-M60 = { $who ->
    [you] The round is level: you deal next.
   *[other] The round is level: { $name } deals next.
  }
table-next-M14 = The same dealer deals again.
table-match-you-win = The match is over: you win by { $points }.
table-match-you-lose = The match is over: you lose by { $points }.
table-match-wins = The match is over: { $name } wins by { $points }.
table-match-draw = The match is over: a draw.
table-deal-again = Deal again
table-play-from-here = Play from here
table-to-the-end = To the end
table-watch-run = Run
table-light-none = Par is half of all 230 points.
table-light-points = { $points } points in { $cards }
table-cell-points = Card points of { $name }: { $points }. Light them
table-cell-par = Par: minus 115, half of all points
table-cell-own = Yaku of { $name }: plus { $points }. Light them
table-cell-other = Yaku of the other, for { $name }: minus { $points }. Light them
table-cell-score = Score of { $name }: { $points }
table-yaku-of-other = { $who ->
    [you] Your { $yaku }
   *[other] { $name }’s { $yaku }
  }
table-no-yaku = No yaku
table-no-yaku-other = No yaku of the other

## Popovers

table-deal-title = New deal
table-deal-how = The same seed gives the same deal everywhere. Leave it empty for the next one, { $seed }.
table-deal-same = The same dealer deals again.
table-deal-seed = Seed
table-deal-go = Deal
table-paste-title = Paste a game
table-paste-how = A position text or a record, as copied from a table.
table-paste-field = Position or record
table-paste-go = Load
table-paste-defects = { $count ->
    [one] It cannot be loaded. One thing is wrong:
   *[other] It cannot be loaded. { $count } things are wrong:
  }
table-paste-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
  }
table-rules-title = Rules of this table
table-rules-set = { $rules ->
    [seed] Rule set “seed”: as the source of the game has it. The seed of a deal is something else.
    [traditional] Rule set “traditional”: with the traditional house rules.
    [korean] Rule set “korean”: as Mighty is mostly played in Korea.
   *[other] Rule set “{ $rules }”.
}
table-rules-house = Not as in the rule set “seed”:
table-rules-now = What counts here
table-rules-all = All rules
table-chapter-1 = The game and its cards
table-chapter-10 = Misdeals
table-chapter-16 = Your turn
table-chapter-26 = Lightning
table-chapter-42 = End of the round
table-chapter-48 = Scoring
table-chapter-59 = Between rounds

## Text and errors

table-text-yaku = { $yaku } { $value }: { $line }.
reason-table-players = “{ $found }” cannot sit here. Name “{ $you }” and a bot, two bots, or two different people. The bots are { $known }.
reason-table-position = “{ $found }” is no position. Give a Round, a position text or a record.
reason-table-match = “{ $found }” is no match. Give a Match, or leave it out.
reason-table-record-empty = This record holds no round.
reason-table-set-up = The cards of this set-up are not all 40, so it counts in no match.
reason-table-act = There is nothing to press called “{ $act }” here.
reason-table-nothing-chosen = Choose a card from your hand first.
reason-table-pause = The pause is { $found }, but must be a number of milliseconds, 0 for none, or None to wait for Continue.

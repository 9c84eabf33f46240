# Words shared by all widgets.

widgets-undo = Undo
widgets-redo = Redo
widgets-hint = Hint
widgets-new-deal = New deal
widgets-copy = Copy
widgets-copy-position = Copy position
widgets-copy-text = Copy text
widgets-copy-picture = Copy picture
widgets-paste = Paste
widgets-rules = Rules
widgets-more = More
widgets-continue = Continue
widgets-take = Take
widgets-play = Play
widgets-next-round = Next round
widgets-next-hand = Next hand
widgets-replay = Replay
widgets-clear = Clear
widgets-swap = Swap
widgets-stop = Stop
widgets-try-again = Try again
widgets-close = Close
widgets-language = Language: English
widgets-copied = Copied
widgets-copied-not = Could not copy. Select the text and copy it with your keys.
widgets-no-answer = No answer. If nothing happens, run this cell again.
widgets-problem = Something went wrong here.
widgets-show-details = Show details

widgets-card-marks = Card marks
widgets-open-hands = Open hands
widgets-four-colours = Four colours

widgets-you = You
widgets-bot = Bot
widgets-yaku = Yaku
widgets-log = Log
widgets-rule-unknown = There is no rule { $number } in the book.

# Key hints below a widget
widgets-keys-move = move
widgets-keys-play = play
widgets-keys-take = take
widgets-keys-choose = choose
widgets-keys-why = why not
widgets-keys-undo = undo
widgets-keys-continue = continue

# The card picker
widgets-picker = Cards
widgets-picker-selected = selected
widgets-picker-not-now = not now: { $why }
widgets-picker-rule = rule { $rule }
widgets-picker-chosen = { $count } chosen
widgets-picker-chosen-of = { $count } of { $wanted } chosen
widgets-picker-full =
    { $wanted ->
        [one] One card is chosen already. Put it back first.
       *[other] { $wanted } cards are chosen already. Put one back first.
    }

widgets-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
reason-picker-mode = { $mode } is no way to choose here: it may be "one", "several" or a number from 1 to { $most }.
reason-picker-too-many = { $count } cards are chosen, but { $wanted } can be.
reason-picker-no-card = { $card } is not among these cards.
reason-picker-twice = { $card } is there twice.
reason-picker-why = Reasons are given by card, such as {"{"}"SA": "not now"{"}"}, and each is a text: not { $found }.
reason-picker-width = Cards are 20 to 400 px wide, not { $found }.
reason-not-a-card-of-a-game = { $source } is no card. Write its code, such as 01B for Mushi or SA for Mighty.
reason-picker-act = A picker cannot do “{ $act }”.

## What is given twice

reason-given-rules = What you go on from brings its own rules, and they differ in { $keys }. Leave rules and length out, or set it up under the rules you want.
reason-given-dealer = What you go on from has seat { $dealer } as its dealer, not { $found }. Leave the dealer out.
reason-given-declarer = In the hand you go on from seat { $declarer } is the declarer, not { $found }. Leave the declarer out.
reason-given-match = This position does not belong to this match: its rules or its dealer differ, or it brings a match of its own. Give one of the two.
reason-given-players = Who plays is already said: { $players }. Leave out { $found }.

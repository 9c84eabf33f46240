# What both games say: texts of positions, rule sets, records and bots that cannot be read.

reason-position-text = { $source } is not a text that describes a position.

reason-position-game = This is a position of { $game }, not of { $wanted }.
reason-part-unknown = At character { $place }: “{ $name }” is no part of a position. The parts are { $parts }.
reason-part-twice = At character { $place }: “{ $name }” is there a second time.
reason-part-missing = “{ $name }” is missing: write for example “{ $example }”.
reason-part-phase = At character { $place }: “{ $found }” is no phase. The phases are { $phases }.
reason-part-number = At character { $place }: { $name } is “{ $found }”, but must be a number from 0 to { $most }.
reason-part-sides = At character { $place }: { $name } needs { $needed } sides separated by “/”, not { $count }.

reason-rules-key = There is no house rule “{ $key }”. Did you mean { $near }?
reason-rules-value = The house rule { $key } cannot be “{ $value }”. It can be { $allowed }.
reason-rules-preset = There is no rule set “{ $name }”. There are { $allowed }.
reason-rules-none = “{ $given }” is no rule set of this game. Give one, or the name of one: { $allowed }.
reason-rules-word = “{ $word }” is no house rule: write key=value.

reason-record-toml = The record cannot be read: { $problem }
reason-record-toml-at = line { $line } is no TOML from character { $column } on.
reason-record-toml-end = it ends too early, in the middle of a value.
reason-record-no-text = it is no text.
reason-record-too-much = a number or a list in it is far too long.
reason-record-whole = record
reason-record-line = { $word ->
    [round] round { $number }
   *[hand] hand { $number }
  }
reason-record-a-text = a text
reason-record-cards = a text of cards
reason-record-such-as = something like { $example }
reason-record-five-hands = five texts of ten cards
reason-record-seats = a seat from 0 to { $last }
reason-record-comments = { $where }: there are comments on more lines of play than the { $count } it has.
reason-record-key = { $where }: “{ $key }” is no part of a record. Expected: { $expected }.
reason-record-missing = { $where }: “{ $key }” is missing.
reason-record-type = { $where }: “{ $key }” must be { $expected }.
reason-record-game = This is a record of “{ $game }”, not of { $wanted }.
reason-record-action = { $where }, action { $number } (“{ $action }”): { $problem }
reason-record-position = { $where }: { $problem }
reason-record-no-session = { $found } is no session of Mighty.
reason-record-no-match = { $found } is no match of Mushi.
reason-record-comment = { $where }: comment “{ $key }” belongs to no action: there are { $count }.

reason-bot-view = A bot is shown what a seat may know, as position.view(seat) tells it, and not { $found }.
reason-no-random-numbers = { $found } gives no random numbers. Give for example numbers(seed) of hanalab.core.shuffle.
reason-names-not-so-many = { $found } should be { $count } names, one a seat.
reason-bot-name = There is no bot “{ $name }”. There are { $known }.

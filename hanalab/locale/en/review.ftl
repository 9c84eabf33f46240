### Hints with values, the cost of moves, and the review of a finished round or hand.

## Asking

ask-preparing = Preparing the solver: up to a minute, only this once.
ask-thinking = Thinking …
ask-so-far = { $worlds ->
    [one] 1 deal so far
   *[other] { $worlds } deals so far
}
ask-stop = Stop
ask-on = Go on

## The ladder of a hint

hint-nudge = Nudge
hint-rule = Rule
hint-candidates = Candidates
hint-best = Best
hint-more = Each press shows one step more.
hint-points = { $worth } points
hint-how = { $unit ->
    [round] Expected round score for you
   *[side] Expected points of your side
}, { $worlds ->
    [one] from 1 deal that agrees with what you have seen.
   *[other] from { $worlds } deals that agree with what you have seen; ± is how far off they typically are.
}
hint-level = The deals do not tell it from { $others }.
hint-level-open = { $count ->
    [one] { $others } is worth the same.
   *[other] { $others } are worth the same.
}
hint-how-open = Exact: all cards are open, hidden ones too.
hint-how-open-estimate = An estimate with all cards open: exact play would take too long.

## What did that cost?

cost-title = What did that cost?
cost-best = { $move }: best
cost-level = { $move }: { $lost }, as good as { $best }
cost-same = { $move }: no difference from { $best }
cost-lost = { $move }: { $lost }, { $best } was best
cost-coming = being worked out …
cost-unknown = could not be worked out
cost-none = You have had nothing to choose yet.
cost-others = { $count ->
    [one] and 1 more choice
   *[other] and { $count } more choices
}
cost-how = By what you could see then, over { $worlds } deals each.
cost-how-range = By what you could see then, over { $low } to { $high } deals each.
cost-how-first = By what you could see then.
cost-how-open = Exact, with all cards open, hidden ones too.
cost-how-open-estimate = With all cards open, hidden ones too; early on, estimates.
cost-hide = Hide

## Bots

bots-head = Bots
bots-time = Time for a move
bots-seconds = { $seconds } s
reason-bot-time = A bot needs more than 0 and at most 60 seconds for a move, not { $given }.

## The review

review-name = Review
review-open = Review
review-again = Review
review-back = Back to the score
review-show = Show on the table
review-press = Press a point to go there.
review-go-spoken = Go to { $number }
reason-review-not-now = There is a review once all cards have been played.
review-mushi-place = Round { $round } · review
review-mighty-place = Hand { $hand } · review
review-mushi-title = { $who ->
    [you] Value of the round for you after each turn
   *[other] Value of the round for { $name } after each turn
}
review-mighty-title = { $who ->
    [you] Points for your side after each trick
   *[other] Points for the side of { $name } after each trick
}
review-mushi-how = Best play with open hands, over { $worlds } orders of the stock; choices and draws add up to the score.
review-mushi-how-estimate = { review-mushi-how }
review-mighty-how = Exact play from there with all cards open.
review-mighty-how-estimate = Best play from there with all cards open; hollow signs are estimates.
review-luck-legend = luck of the draw
review-your-side = { $who ->
    [you] your side
   *[other] side of { $name }
}
review-other-side = the others
review-needed = { $points } needed
review-value-spoken = Value { $value }.
review-value-only = Points to expect: { $value }
review-parts = Value { $value } · choice { $choice } · draw { $luck }
review-describe-point = { $number }: { $value }
review-preparing = Preparing the solver
review-preparing-how = Up to a minute, only this once.
review-working = Reviewing
review-stopped = Review stopped
review-working-so-far = { $count ->
    [0] From the end backwards.
    [one] From the end backwards: 1 done.
   *[other] From the end backwards: { $count } done.
}
review-stopped-so-far = { $count ->
    [0] Nothing is done yet.
    [one] 1 is done.
   *[other] { $count } are done.
}
review-even = No turning point
review-even-how = Nobody gave anything away.
review-mushi-turning = Turning point: turn { $number }, { $change }
review-mushi-turning-about = { review-mushi-turning }
review-mushi-turn-even = Turn { $number }, no change
review-mushi-turn = Turn { $number }, { $change }
review-mushi-turn-about = { review-mushi-turn }
review-mighty-turning = Turning point: trick { $number }, { $change }
review-mighty-turning-about = Turning point: trick { $number }, about { $change }
review-mighty-turn-even = Trick { $number }, no change
review-mighty-turn = Trick { $number }, { $change }
review-mighty-turn-about = Trick { $number }, about { $change }
review-mushi-go = Turn { $number }
review-mighty-go = Trick { $number }
review-mushi-hint = Hint, turn { $number }
review-mighty-hint = Hint, trick { $number }
review-mushi-better = { $who ->
    [you] You chose { $move }; { $better } was { $points } better.
   *[other] { $name ->
        [Bot] The bot
       *[other] { $name }
    } chose { $move }; { $better } was { $points } better.
}
review-mighty-better = { $who ->
    [you] You played { $move }; { $better } was { $points } better.
   *[other] { $name ->
        [Bot] The bot
       *[other] { $name }
    } played { $move }; { $better } was { $points } better.
}

## What a turn did

review-play-takes = { $who ->
    [you] You played { $card }; it took { $cards }.
   *[other] { $name ->
        [Bot] The bot
       *[other] { $name }
    } played { $card }; it took { $cards }.
}
review-play-stays = { $who ->
    [you] You played { $card } to the field.
   *[other] { $name ->
        [Bot] The bot
       *[other] { $name }
    } played { $card } to the field.
}
review-play-three = { $who ->
    [you] Your { $card } took three { $month } at once.
   *[other] { $name ->
        [Bot] The bot’s
       *[other] { $name }’s
    } { $card } took three { $month } at once.
}
review-draw-takes = { $who ->
    [you] Your draw { $card } took { $cards }.
   *[other] { $name ->
        [Bot] The bot’s
       *[other] { $name }’s
    } draw { $card } took { $cards }.
}
review-draw-stays = { $who ->
    [you] Your draw { $card } took nothing.
   *[other] { $name ->
        [Bot] The bot’s
       *[other] { $name }’s
    } draw { $card } took nothing.
}
review-draw-three = { $who ->
    [you] Your draw { $card } took three { $month } at once.
   *[other] { $name ->
        [Bot] The bot’s
       *[other] { $name }’s
    } draw { $card } took three { $month } at once.
}
review-card-takes = the card takes { $cards }
review-card-stays = { $card } stays
review-card-played = { $card }
review-drawn = Drawn
review-played = Played
review-took = Took
review-played-stayed = Played, stayed
review-drawn-stayed = Drawn, stayed
review-better = Better
review-trick = In the trick
review-played-by = { $name }
review-won-by = { $name }
review-nobody = Not a mistake by anyone:
review-mostly-luck = Mostly luck:
review-luck = { $card } lay on top of the stock, worth { $points } { $gain ->
    [more] more
   *[less] less
} to { $who ->
    [you] you
   *[other] { $name }
} than the average card there.
review-and-luck = { $choice }, and { $luck }
review-little = Little changed:
review-little-how = with open hands, every choice here was as good as any.
review-lucky = { $who ->
    [you] Luck with the hidden cards:
   *[other] Luck for { $name ->
        [Bot] the bot
       *[other] { $name }
    }:
}
review-lucky-how = { $who ->
    [you] by what you could see, { $move } cost { $lost } and { $best } was best, but as the cards lay it lost nothing.
   *[other] by what { $name ->
        [Bot] the bot
       *[other] { $name }
    } could see, { $move } cost { $lost } and { $best } was best, but as the cards lay it lost nothing.
}
review-little-about = About even:
review-little-how-about = the value is an estimate here, too coarse to name a card.
review-choice = A choice:
review-choice-open = { $who ->
    [you] with open hands, it cost you { $points }.
   *[other] with open hands, { $move } by { $name ->
        [Bot] the bot
       *[other] { $name }
    } was { $points } from the best.
}
review-choice-hidden = { $who ->
    [you] by what you could see, { $move } was as good as any; the hidden cards made it { $points } worse.
   *[other] by what { $name ->
        [Bot] the bot
       *[other] { $name }
    } could see, { $move } was as good as any; the hidden cards made the difference.
}
review-mistake = { $who ->
    [you] A mistake of yours:
   *[other] A mistake by { $name ->
        [Bot] the bot
       *[other] { $name }
    }:
}
review-mistake-how = { $who ->
    [you] even by what you could see, { $move } cost { $lost }; { $best } was best.
   *[other] even by what { $name ->
        [Bot] the bot
       *[other] { $name }
    } could see, { $move } cost { $lost }; { $best } was best.
}

## The sum

review-mushi-sum = What made the score
review-mighty-sum = What made the points
review-sum-start = At the start
review-sum-choices = Choices: { $name }
review-sum-luck = Draws
review-sum-end = At the end

## The review in plain words

review-text-turn = { $number }: { $parts }
review-text-cost = { $number }: { $name } { $cost }

## Nudges of the trick table

trick-calls-short = calls
trick-nudge-joker = You hold the Joker.
trick-nudge-mighty = You hold the Mighty.
trick-nudge-trumps = { $count ->
    [one] You lead, and you hold one trump.
   *[other] You lead, and you hold { $count } trumps.
}
trick-nudge-highest = You hold the highest of the { $suit } still out.
trick-nudge-friend-hidden = You lead, and your friend has not shown yet.
trick-nudge-single = You hold one card of { $suit } only.
trick-nudge-lead = You lead: any suit can be asked for.
trick-nudge-may-trump = You have none of the { $suit } led: a trump can win.
trick-nudge-win-cheaply = The lead asks for { $suit }, and you can win cheaply.
trick-nudge-win = The lead asks for { $suit }, and you can win.
trick-nudge-win-any = You can win this trick.
trick-nudge-partner-wins = { $points ->
    [0] Your own side is winning this trick.
    [one] Your own side is winning this trick, with 1 point in it.
   *[other] Your own side is winning this trick, with { $points } points in it.
}
trick-nudge-cannot-win = { $points ->
    [0] You cannot win this trick.
    [one] You cannot win this trick; there is 1 point in it.
   *[other] You cannot win this trick; there are { $points } points in it.
}
trick-nudge-need-not-win = { $points ->
    [0] You can win this trick, but there is no point in it so far.
    [one] You can win this trick; there is 1 point in it so far.
   *[other] You can win this trick; there are { $points } points in it so far.
}

## Nudges of the Mushi table

table-bot-sharp = sharp
table-Bot-sharp = Sharp
table-nudge-none = No card of yours matches the field.

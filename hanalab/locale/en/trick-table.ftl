# The trick table: what to do, what a card would do, who wins and why.
#
# $who says whom a sentence speaks of: "you", or "other", who is then called $name.
# $caller and $whose do the same for a second person ($declarer, $owner). Cards come as signs.

trick-name = Mighty table, the tricks

## The status bar

trick-before = The play has not begun yet
trick-before-how = Bots can bid and prepare. To do it yourself: MightyTable.
trick-before-go = Let the bots do it
trick-thinking = { $name } is thinking
trick-replay = Replay, trick { $trick }
trick-turn-of = { $name } is to play
trick-follow = Your turn: follow { $suit }
trick-lead-any = Your turn: lead any card
trick-lead = Your turn: lead a card
trick-play-any = Your turn: play any card
trick-play = Your turn: play a card
trick-joker-called = Your turn: play the Joker
trick-no-trump-lead = Trump cannot be led to the first trick.
trick-first-lead = The declarer leads the first trick.
trick-you-won = You won the last trick.
trick-may-answer = { $card } here answers the Joker: its lead would fail.
trick-joker-sets-none = The Joker sets no suit. Your card does.
trick-joker-called-how = It has been called, and it cannot win this trick.
trick-void = You hold no { $suit }: anything goes.
trick-void-trump = You hold no { $suit }: trump it or throw any card.
trick-these = { $count ->
    [one] { $cards } is your only one.
   *[other] { $cards }: one of them.
}
trick-these-joker = { $cards }, or the Joker, which may always be played.
trick-these-mighty = { $cards }, or the Mighty { $mighty }.
trick-these-both = { $cards }, or the Joker, or the Mighty { $mighty }.

trick-would-lead = { $card } leads the trick. Press it again.
trick-would-lead-weak = The Joker cannot win this trick. Press it again to lead it.
trick-would-win = { $card } wins the trick. Press it again.
trick-would-lead-trick = { $card } would win so far. Press it again.
trick-would-lose = { $card } does not beat { $best }. Press it again.
trick-would-lose-joker = { $card } does not beat the Joker. Press it again.
trick-would-fail-joker = The Joker does not win here. Press it again.
trick-would-answer = { $card } answers the Joker: its lead fails. Press it again.
trick-names-how = The Joker names the suit to follow. Choose one.
trick-calls-how = { $card } may call the Joker. Choose.

trick-wins-trick = { $who ->
    [you] You win the trick
   *[other] { $name } wins the trick
}
trick-past = Trick { $number }: { $who ->
    [you] you won it
   *[other] { $name } won it
}
trick-points = { $points ->
    [0] No points.
    [one] 1 point.
   *[other] { $points } points.
}
trick-is-friend = { $who ->
    [you] You are the friend
   *[other] { $caller ->
        [you] { $name } is your friend
       *[other] { $name } is the friend
    }
}
trick-friend-shown = { $caller ->
    [you] { $card }, the card you called, has been played.
   *[other] { $card }, the card { $declarer } called, has been played.
}
trick-friend-trick = { $who ->
    [you] You have won the trick that decides.
   *[other] { $name } has won the trick that decides.
}
trick-no-friend = { $caller ->
    [you] You have no friend
   *[other] { $declarer } has no friend
}
trick-alone-shown = { $caller ->
    [you] You held { $card } yourself. Now all know that you are alone.
   *[other] { $declarer } held { $card } all along and plays alone.
}
trick-alone-trick = { $caller ->
    [you] You won the trick that decides, so you play alone.
   *[other] { $declarer } won the trick that decides, so plays alone.
}
trick-plays-contract = { $who ->
    [you] You play { $contract }
   *[other] { $name } plays { $contract }
}
trick-called-card = Whoever holds { $card } is the friend, in secret.
trick-called-sealed = The friend was called in secret.
trick-called-first-trick = Whoever wins trick 1 is the friend.
trick-called-last-trick = Whoever wins trick 10 is the friend.
trick-called-seat = { $name } is the friend.
trick-called-none = No friend was called: one against four.

## Why a card wins

trick-because-mighty = The Mighty beats every card, trumps and Joker too.
trick-because-joker = The Joker beats every card but the Mighty.
trick-because-trump = { $who ->
    [you] Your { $card } is the highest trump.
   *[other] { $name }’s { $card } is the highest trump.
}
trick-because-only-trump = { $who ->
    [you] Your { $card } is the only trump.
   *[other] { $name }’s { $card } is the only trump.
}
trick-because-higher = { $who ->
    [you] Your { $card } beats { $whose ->
        [you] your { $other }
       *[other] { $owner }’s { $other }
    }.
   *[other] { $name }’s { $card } beats { $whose ->
        [you] your { $other }
       *[other] { $owner }’s { $other }
    }.
}
trick-because-alone = { $who ->
    [you] Nobody else played { $suit }, so your { $card } wins.
   *[other] Nobody else played { $suit }, so { $name }’s { $card } wins.
}
trick-was-allowed = { $who ->
    [you] You had no { $suit }, so { $card } was allowed.
   *[other] { $name } had no { $suit }, so { $card } was allowed.
}
trick-had-none = { $who ->
    [you] You had no { $suit }, so you could trump.
   *[other] { $name } had no { $suit }, so could trump.
}
trick-any-time = { $card } may be played at any time.
trick-joker-K31 = { $card } answered the Joker, so its lead failed.
trick-joker-K32 = { $card } called the Joker, so it had no power.
trick-joker-weak = In trick { $number } the Joker has no power.

## The rail

trick-contract = Contract
trick-no-contract = none yet
trick-needed = needed { $need }
trick-bar-spoken = { $counts }, { $need } needed
trick-yours-from = Yours: { $tricks } in tricks, { $laid } laid away
trick-laid-away = laid away { $count }
trick-last-trick = Last trick
trick-last-none = No trick is finished yet.
trick-look-back = look back
trick-look-back-spoken = Look back at trick { $number }
trick-look-close = Back to the table
trick-why-wins = { $who ->
    [you] Why you win
   *[other] Why { $name } wins
}
trick-nobody = nobody
trick-hidden = hidden
trick-of-need = { $points } of { $need }
trick-names-head = The Joker names
trick-calls-head = { $card } may call the Joker
trick-calls-yes = Call the Joker
trick-calls-no = Lead it without calling
trick-hint = Hint
trick-tab-points = Points
trick-tab-last = Last trick
trick-tab-log = Log
trick-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
trick-log-back-spoken = Back to this decision in trick { $number }
trick-keys-last = last trick

## The hand

trick-your-hand = Your hand
trick-hand-of = Hand of { $name }
trick-in-hand = in your hand
trick-playable = can be played
trick-may-win = would win so far

## The log

trick-log-lead = { $who ->
    [you] You lead { $card }
   *[other] { $name } leads { $card }
}
trick-log-names = { $who ->
    [you] You lead the Joker and name { $suit }
   *[other] { $name } leads the Joker and names { $suit }
}
trick-log-calls = { $who ->
    [you] You lead { $card } and call the Joker
   *[other] { $name } leads { $card } and calls the Joker
}
trick-log-answers = { $who ->
    [you] You answer the Joker with { $card }
   *[other] { $name } answers the Joker with { $card }
}
trick-log-play = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
trick-log-mighty = { $who ->
    [you] You play { $card }, the Mighty
   *[other] { $name } plays { $card }, the Mighty
}
trick-log-sets = { $who ->
    [you] You play { $card }: { $suit } are to be followed
   *[other] { $name } plays { $card }: { $suit } are to be followed
}
trick-log-trumps = { $who ->
    [you] You have no { $suit } and trump with { $card }
   *[other] { $name } has no { $suit } and trumps with { $card }
}
trick-log-throws = { $who ->
    [you] You have no { $suit } and throw { $card }
   *[other] { $name } has no { $suit } and throws { $card }
}
trick-log-over = { $who ->
    [you] You play { $card } over { $whose ->
        [you] your { $other }
       *[other] { $owner }’s { $other }
    }
   *[other] { $name } plays { $card } over { $whose ->
        [you] your { $other }
       *[other] { $owner }’s { $other }
    }
}
trick-log-friend_revealed = friend revealed
trick-log-alone_revealed = no friend
trick-log-takes = { $who ->
    [you] take { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
   *[other] takes { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
}
trick-log-wins = { $who ->
    [you] Your { $card } wins
   *[other] { $name }’s { $card } wins
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
trick-log-wins-joker = { $who ->
    [you] The Joker wins for you
   *[other] The Joker wins for { $name }
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}

## The settlement

trick-session-after = Session after { $played } of { $length }
trick-seat = Seat
trick-this-hand = This hand
trick-total = Total
trick-sheet = Hand by hand
trick-sheet-hand = #
trick-deals-next = { $who ->
    [you] You deal the next hand.
   *[other] { $name } deals the next hand.
}
trick-deals-again = { $who ->
    [you] You deal again.
   *[other] { $name } deals again.
}
trick-session-won = { $who ->
    [you] The session is over: you win with { $total }.
   *[other] The session is over: { $name } wins with { $total }.
}
trick-session-shared = The session is over: { $names } share the first place.
trick-not-counted = This hand counts in no session.
trick-new-session = New session
trick-copy-record = Copy record
trick-seat-spoken = { $name }, { $side }, { $points } points, score { $score }

## In words

trick-text-hand = Your hand: { $cards }
trick-text-hand-of = Hand of { $name }: { $cards }
trick-text-points = { $counts }; { $need } needed

reason-trick-none = No trick is finished yet.

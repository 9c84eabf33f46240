# The preparation of Mighty: kitty, trump, friend, Joker Call.
#
# Cards come with the sign of their suit ($card, $cards), as in ♠A; $card-name is the name in words.
# $who says whom a sentence speaks of: "you", or "other", who is then called $name.

prep-name = Mighty preparation
prep-picture = The preparation of Mighty, contract { $contract }
prep-kitty = kitty

## The steps

prep-step-EXCHANGE = Lay away three
prep-step-TRUMP = Trump
prep-step-FRIEND = Friend
prep-step-JOKER_CALL = Joker Call
prep-step-spoken = Step { $number }, { $step }, { $state ->
    [done] done
    [now] now
   *[later] later
  }
prep-reopen-spoken = Step { $number }, { $step }, done. Press to change it.

prep-lay-none = Choose any three of the thirteen.
prep-lay-some = { $count } of 3 so far: { $cards }.
prep-lay-all = { $cards } chosen. { $points ->
    [0] There are no points among them.
    [one] { $carriers } is 1 point and counts for your side.
   *[other] { $carriers } are { $points } points and count for your side.
  }
prep-laid = { $cards }.
prep-full = { reason-prep-full }
prep-in-hand = in your hand
prep-from-kitty = from the kitty
prep-laid-spoken = chosen to be laid away

prep-trump-free = Changing it costs nothing here.
prep-trump-raise = Changing it raises the number by 2, to no trump by 1.
prep-trump-fixed = It stays as bid.
prep-trump-changed = { $bid } has become { $contract }.
prep-trump-spoken = { $suit }, { $state ->
    [bid] as bid,
   *[other] { "" }
  } { $count ->
    [one] 1 card,
   *[other] { $count } cards,
  } Mighty { $mighty-name }
prep-trump-means = With { $trump } as trump you hold { $count } of them, and { $mighty } is the Mighty.
prep-trump-means-none = Without trump { $mighty } is the Mighty, and suits only follow.
prep-trump-becomes = The contract becomes { $contract }.
prep-mighty-is = { $mighty } is the Mighty.
prep-mighty-would = With ♠ as trump it would be { $other }.
prep-mighty-spades = ♠A is only the highest trump.
prep-mighty-always = Here it is so with any trump.
prep-raise = Number
prep-raise-note = You may raise it now.

prep-kind = Whom to call
prep-kind-card = A card
prep-kind-first-trick = First trick
prep-kind-none = No friend
prep-kind-last-trick = Last trick
prep-kind-seat = A player
prep-kind-sealed = In secret
prep-grid = Cards you may call
prep-suits = Suit
prep-yours = yours
prep-away = away
prep-yours-spoken = in your hand
prep-away-spoken = laid away
prep-players = Players you may call

prep-joker-answer = The second player may answer a led Joker with it.
prep-joker-answer-two = The second player may answer a led Joker with this 2.
prep-joker-lead = Whoever leads it may call the Joker out.
prep-joker-off = These rules have no Joker Call.
prep-joker-fixed = The rules fix it: { $card }.
prep-joker-hold-none = You hold none of them.
prep-joker-hold = Yours: { $cards }.
prep-joker-cards = Joker Call card

## The status bar

prep-now-EXCHANGE = Lay three cards away
prep-now-TRUMP = Choose the final trump
prep-now-FRIEND = Choose your friend
prep-now-JOKER_CALL = Name the Joker Call card
prep-now-PLAY = Ready: you lead to the first trick
prep-rest-lay = Any three; points among them count for your side.
prep-rest-lay-some = { $count } of 3 chosen, { $points ->
    [0] no points among them.
    [one] 1 point among them.
   *[other] { $points } points among them.
  }
prep-rest-lay-all = { $cards }: { $points ->
    [0] no points for your side.
    [one] 1 point for your side.
   *[other] { $points } points for your side.
  }
prep-rest-friend = Name a card you lack: whoever holds it plays on your side.
prep-rest-friend-card = { $card }: whoever holds it plays on your side, in secret.
prep-rest-friend-sealed = { $card }, in secret: not even its holder knows.
prep-rest-friend-own = { $card } is yours: you would play alone.
prep-rest-friend-away = { $card } is laid away: you would play alone.
prep-rest-friend-first-trick = Whoever wins the first trick plays on your side.
prep-rest-friend-last-trick = Whoever wins the last trick plays on your side.
prep-rest-friend-seat = { $name } plays on your side, as everybody knows.
prep-rest-friend-none = Alone against four, and everybody knows it.
prep-rest-ready = { $contract }, friend { $friend }, Joker Call { $card }.
prep-rest-ready-plain = { $contract }, friend { $friend }.
prep-friend-none-short = none
prep-other-now = { $name } prepares
prep-other-rest = Three cards away, then trump, friend and Joker Call.
prep-other-done = { $name } leads to the first trick
prep-yet-to-come = Still to come.
prep-other-lays = { $name } takes the kitty and lays three cards away.
prep-other-laid = { $name } has laid three cards away, face down.

## The rail

prep-contract = Your contract
prep-contract-of = { $name }’s contract
prep-needs = { $number } of 20 points
prep-trumps = { $count ->
    [0] 0 trumps
    [one] 1 trump
   *[other] { $count } trumps
  }
prep-mighty = Mighty
prep-joker = Joker
prep-aces = { $count ->
    [1] one ace
    [2] two aces
    [3] three aces
   *[other] four aces
  }
prep-friend-head = Friend: { $friend }
prep-is-mighty = The Mighty.
prep-is-joker = The Joker.
prep-is-trump = The highest trump.
prep-is-ace = An ace.
prep-out = You neither hold it nor laid it away, so one of the four others has it.
prep-out-sealed = One of the four others has it, and learns of it when it is played.
prep-alone = You would play alone
prep-alone-own = without the double stakes. Nobody else knows until it shows.
prep-alone-away = without the double stakes. Nobody else learns it until the end.
prep-if-own = If you chose your own { $card }
prep-first-trick-means = The winner of the first trick is your friend, known to all from then on. If you win it yourself, you have none.
prep-last-trick-means = The winner of the last trick is your friend. If you win it yourself, you have none.
prep-seat-means = { $name } is your friend from the start, and everybody knows it.
prep-none-means = You say that you play alone against four. The stakes are doubled, for better or worse.
prep-none-means-plain = You say that you play alone against four.
prep-joker-head = Joker Call: { $card }
prep-joker-mine = It is yours: only you could answer a led Joker with it.
prep-joker-buried = You have laid it away: nobody can answer a led Joker.
prep-joker-out = One of the four others has it.
prep-joker-mine-lead = It is yours: you can lead it and call the Joker out.
prep-joker-buried-lead = You have laid it away: nobody can call the Joker out.
prep-joker-yours-too = You hold the Joker: led by you, it fails if the player after you answers.
prep-you-are-friend = You are the friend
prep-you-hold = You hold { $card }: you play on { $name }’s side, and only you know it.
prep-hint = Hint
prep-hint-more = Once more says what to choose.
prep-hint-choose = Choose it
prep-hint-discard = Lay away { $cards }.
prep-hint-trump = Trump { $trump }.
prep-hint-friend = Call { $friend }.
prep-hint-joker = Name { $card }.

## What a button does

prep-do-EXCHANGE = Lay these three away
prep-do-TRUMP = Trump { $trump }
prep-do-TRUMP-none = No trump
prep-do-FRIEND-card = Call { $card }
prep-do-FRIEND-sealed = Call { $card } in secret
prep-do-FRIEND-first-trick = Call the first trick
prep-do-FRIEND-last-trick = Call the last trick
prep-do-FRIEND-seat = Call { $name }
prep-do-FRIEND-none = Play alone
prep-do-FRIEND = Call
prep-do-JOKER_CALL = Name { $card }
prep-do-JOKER_CALL-plain = Name
prep-back-EXCHANGE = Back to the cards
prep-back-TRUMP = Back to trump
prep-back-FRIEND = Back to the friend
prep-back-JOKER_CALL = Back to the Joker Call
prep-keys-choose = choose
prep-keys-next = next step
prep-keys-back = step back

prep-text-step = { $mark } { $step }: { $words }
prep-text-hand = { $name }: { $cards }

reason-prep-no-step = This step cannot be opened again.
reason-prep-not-yours = { $name } prepares: only the declarer decides.
reason-prep-no-contract = Nobody has bid, so there is nothing to prepare.
reason-prep-no-deal = Among { $count } deals there was none in which this seat becomes the declarer.
reason-prep-full = Three are chosen already. Put one back first.
reason-prep-choose-exchange = { $left ->
    [one] Choose one card more.
   *[other] Choose { $left } cards more.
  }
reason-prep-choose-friend = Choose whom to call first.
reason-prep-choose-joker-call = Choose a card first.
reason-prep-done = The preparation is done.

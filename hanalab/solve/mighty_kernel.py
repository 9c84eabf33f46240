"""Mighty in integers: random and sensible hands, and the search for the points the declarer's side can take.

Everything works in one flat array `w` of integers (places below), so the same code runs compiled and as plain
Python and gives the same numbers. Cards are 0 to 52 as in `cards.DECK`; a set of cards is a number with these
bits. A move is a card, with 64 times the suit + 1 that a led Joker names, or 64 for a call that goes with a
led card. All kernels of the game are in this file because numba looks at the file itself to know what is
stale.

The search asks "can the declarer's side take `need` points from here?" and walks from a guess to the value.
What makes it small is partition search: with every answer comes the set of cards whose rank mattered (the
winners of tricks won by rank, and the cards that a bound relied on). The same answer holds wherever each seat
holds as many cards of each suit, point cards and others apart, and the cards from the top down to the lowest
that mattered lie in the same order of seats. Answers are stored under the counts, with that order.

Nearly always the first move looked at settles a position if any does; what remains is to choose the one that
needs the fewest positions. Best are moves that settled much the same before: at the start of a trick the
same counts, also in a narrow search that went ahead; within it the same cards of the seat in such a trick.
"""

from __future__ import annotations

from typing import Final

from hanalab.solve.machine import Numbers, count_bits, highest_bit, kernel, lowest_bit

# -- cards --------------------------------------------------------------------------------------------------
SEATS: Final = 5
SUITS: Final = 4
RANKS: Final = 13
JOKER: Final = 52
JOKER_BIT: Final = 1 << JOKER
SUIT: Final = (1 << RANKS) - 1
#: the ranks that are a point: 10 J Q K A
FIRST_POINT: Final = 8
LOW_RANKS: Final = (1 << FIRST_POINT) - 1
POINTS: Final = 0b1111100000000 * (1 | 1 << 13 | 1 << 26 | 1 << 39)
SUITED: Final = JOKER_BIT - 1
#: no trump, and no suit yet to follow
NO_SUIT: Final = 4
#: a move is a card and a variant
VARIANT: Final = 6
CARD: Final = 63
MOVE: Final = 1023

# -- places in the array ------------------------------------------------------------------------------------
STOP: Final = 0  # set from outside: end the work
ABORTED: Final = 1  # FULL: the work ended because the table was full
NODES: Final = 2  # positions looked at
RESETS: Final = 3  # how often the table was full and started anew
LOW: Final = 4  # the value lies between these
HIGH: Final = 5
ENTRIES: Final = 6  # how many answers are stored
ENTRY_LIMIT: Final = 7
ENTRIES_AT: Final = 8
SLOTS: Final = 9  # how many sets of counts are stored
SLOT_COUNT: Final = 10  # a power of two
SLOTS_AT: Final = 11
WIDTH: Final = 12  # leads looked at in each position, 0 for all moves
WIDTH_FROM: Final = 13  # with at least so many tricks left; with fewer, all
WIDTH_OTHERS: Final = 37  # moves looked at by those who follow,
WIDE_FROM: Final = 38  # with at least so many tricks left; with fewer, one
AGE: Final = 36
GROWS: Final = 39  # there is a larger table to go on in when this one is full
SEED: Final = 14
BEST: Final = 15  # the move found best
HANDS: Final = 16  # to 20: the cards of each seat, those of the running trick included
TRUMP: Final = 21
MIGHTY: Final = 22
CALL: Final = 23  # the Joker Call card, or -1
ANY_TIME: Final = 24  # the Mighty need not follow (K26)
NAMES: Final = 25  # a led Joker names a suit (K30)
CALL_RULE: Final = 26
FIRST_JOKER: Final = 27
NO_TRUMP_LIMIT: Final = 28  # at no trump the Joker is powerless in trick 1 (K61)
TRUMP_LEAD: Final = 29  # no trump may be led to trick 1 (K36)
SIDE: Final = 30  # the seats of the declarer's side
CALL_BIT: Final = 31  # the call card where its call can come about, else 0
FRIEND_BY: Final = 32  # 0 the side is known, else the trick whose winner is the friend
TAKEN: Final = 34  # points of the declarer's side so far (of the declarer alone while the friend is open)
CALL_GONE: Final = 35  # a call is no action any more: the Joker was seen to go
#: the position asked about
CARDS: Final = 40  # cards not yet taken in tricks
LAID: Final = 41  # those of them in the running trick
PLY: Final = 42  # how many lie there
LEADER: Final = 43
LEFT: Final = 44  # tricks left, the running one included
FOLLOW: Final = 45  # the suit to follow
BEST_CARD: Final = 46  # the card that wins so far
STRENGTH: Final = 47  # and what it counts
BEST_SEAT: Final = 48
FLAGS: Final = 49
SEEN: Final = 50  # to 54: points each seat has taken so far, where the friend is open
#: actions asked about and their values
MOVES: Final = 64
VALUES: Final = 96
WEIGHTS: Final = 128
#: how moves are weighed, for the declarer's side and for the others: by case (see `score`), without and with
#: a Mighty or Joker of the other side to come, eight features each; then four features of leads
FEATURES: Final = 8
CASES: Final = 8
LEAD_WEIGHTS: Final = 2 * CASES * FEATURES
WEIGHTS_A_SIDE: Final = LEAD_WEIGHTS + 4
#: for each suit and set of its ranks: who holds them from the top, and how many each seat holds
ORDER: Final = 512
COUNTS: Final = ORDER + (SUITS << RANKS)
#: room for the moves of each position on the way down
ROOM: Final = COUNTS + (SUITS << RANKS)
ROOM_SIZE: Final = 16
#: the moves that settled tricks like this one; a power of two
REPLIES: Final = ROOM + 50 * ROOM_SIZE
REPLY_COUNT: Final = 1 << 13
TABLES: Final = REPLIES + REPLY_COUNT

# -- what cards count in a trick ----------------------------------------------------------------------------
MIGHTY_STRENGTH: Final = 60
JOKER_STRENGTH: Final = 50
TRUMP_STRENGTH: Final = 20
#: where a powerless led Joker named a suit nobody plays, the first suited card decides: below real winners
FALLBACK: Final = -40
NOTHING: Final = -100
#: flags of a trick
POWER: Final = 1  # the Joker can win it
CALLED: Final = 2  # the Joker must be played to it
# call rules and rules of the first trick
ANSWER: Final = 1
FORCES: Final = 2
POWERLESS: Final = 1
FORBIDDEN: Final = 2

# -- answers of the search ----------------------------------------------------------------------------------
#: an answer is points << POINTS_AT | the cards whose rank mattered
POINTS_AT: Final = 53
RANKS_THAT_MATTER: Final = (1 << POINTS_AT) - 1
STOPPED: Final = -1
ENTRY_SIZE: Final = 5
#: a slot is one line of the processor's memory: bounds, three numbers of the counts, four orders of seats. It
#: begins with low | high << 5 | next entry << NEXT_AT | best move << HINT_AT | age << AGE_AT; a table is
#: emptied by growing older. Further answers for the same counts are entries: four orders, and what a slot
#: begins with
SLOT_SIZE: Final = 8
NEXT_AT: Final = 10
NEXT: Final = (1 << 26) - 1
HINT_AT: Final = 36
AGE_AT: Final = 46
AGES: Final = 1 << 16
FULL: Final = 1
#: places of a stored order of seats: three bits a card above six bits that say how much to leave out
ORDER_TOP: Final = 45
LOOK: Final = 4095  # look at the switch once in so many positions

# -- random numbers -----------------------------------------------------------------------------------------
MASK: Final = (1 << 62) - 1
FACTOR: Final = 3202034522624059733
STEP: Final = 1442695040888963407


@kernel
def legal(
    w: Numbers, seat: int, cards: int, laid: int, ply: int, left: int, follow: int, best: int, flags: int
) -> int:  # fmt: skip
    """The cards this seat may play now."""
    hand = w[HANDS + seat] & cards & ~laid
    if ply == 0:
        if left == 10:
            if w[FIRST_JOKER] == FORBIDDEN:
                hand &= SUITED
            if w[TRUMP_LEAD] and w[TRUMP] < NO_SUIT:
                others = hand & ~(SUIT << (RANKS * w[TRUMP]))
                if others:
                    hand = others
        return hand
    if flags & CALLED and hand & JOKER_BIT:
        return hand & (JOKER_BIT | 1 << w[MIGHTY])
    if follow < NO_SUIT:
        same = hand & SUIT << (RANKS * follow)
        if same:
            same |= hand & JOKER_BIT
            if w[ANY_TIME]:
                same |= hand & 1 << w[MIGHTY]
            if ply == 1 and best == JOKER and w[CALL_RULE] == ANSWER and w[CALL] >= 0:
                same |= hand & 1 << w[CALL]
            hand = same
    if left == 10 and w[FIRST_JOKER] == FORBIDDEN:
        hand &= SUITED
    return hand


@kernel
def joker_power(w: Numbers, left: int) -> int:
    """Whether the Joker can win a trick with so many left, called or not aside."""
    if left == 1:
        return 0
    if left == 10 and (w[FIRST_JOKER] or (w[NO_TRUMP_LIMIT] and w[TRUMP] == NO_SUIT)):
        return 0
    return POWER


@kernel
def played(
    w: Numbers, move: int, seat: int, ply: int, left: int, follow: int, best: int, strength: int, winner: int,
    flags: int,
) -> tuple[int, int, int, int, int]:  # fmt: skip
    """The trick after a move: suit to follow, best card, its strength, its seat, flags."""
    card = move & CARD
    variant = move >> VARIANT
    if ply == 0:
        flags = joker_power(w, left)
        if card == JOKER:
            follow = variant - 1 if variant else NO_SUIT
            return follow, card, JOKER_STRENGTH if flags else NOTHING, seat, flags
        if variant:
            flags = CALLED
        suit = card // RANKS
        rank = card - suit * RANKS + 2
        power = rank
        if card == w[MIGHTY]:
            power = MIGHTY_STRENGTH
        elif suit == w[TRUMP]:
            power = TRUMP_STRENGTH + rank
        return suit, card, power, seat, flags
    if card == JOKER:
        if flags & POWER and strength < JOKER_STRENGTH:
            return follow, card, JOKER_STRENGTH, seat, flags
        return follow, best, strength, winner, flags
    suit = card // RANKS
    rank = card - suit * RANKS + 2
    if follow == NO_SUIT:
        follow = suit
    if ply == 1 and best == JOKER and card == w[CALL] and w[CALL_RULE] == ANSWER:
        flags = 0
        strength = NOTHING
    power = 0
    if card == w[MIGHTY]:
        power = MIGHTY_STRENGTH
    elif suit == w[TRUMP]:
        power = TRUMP_STRENGTH + rank
    elif suit == follow:
        power = rank
    if power > 0:
        if power > strength:
            return follow, card, power, seat, flags
    elif strength < 0 and (strength == NOTHING or (suit == best // RANKS and rank + FALLBACK > strength)):
        return follow, card, rank + FALLBACK, seat, flags
    return follow, best, strength, winner, flags


@kernel
def variants(w: Numbers, card: int, seat: int, cards: int, left: int) -> int:
    """How many moves a card is when led, as far as it makes a difference: 4 for a Joker that names a suit, 2
    for a card that may call the Joker from another hand."""
    if card == JOKER:
        return 4 if w[NAMES] else 1
    if (
        w[CALL_RULE] == FORCES and card == w[CALL] and 2 <= left <= 9
        and cards & JOKER_BIT and not w[HANDS + seat] & JOKER_BIT
    ):  # fmt: skip
        return 2
    return 1


# -- hands played out ---------------------------------------------------------------------------------------


@kernel
def nth_bit(bits: int, number: int) -> int:
    """The place of the bit that has `number` set bits below it."""
    for _ in range(number):
        bits &= bits - 1
    return lowest_bit(bits)


@kernel
def rank_cards(w: Numbers) -> None:
    """Put what each card counts in a trick, by the suit to follow, where moves are kept by a search."""
    for follow in range(SUITS):
        for card in range(JOKER):
            suit = card // RANKS
            rank = card - suit * RANKS + 2
            power = 0
            if card == w[MIGHTY]:
                power = MIGHTY_STRENGTH
            elif suit == w[TRUMP]:
                power = TRUMP_STRENGTH + rank
            elif suit == follow:
                power = rank
            w[ROOM + (follow << VARIANT) + card] = power
        w[ROOM + (follow << VARIANT) + JOKER] = JOKER_STRENGTH


@kernel
def position(w: Numbers) -> tuple[int, int, int, int, int, int, int, int, int, int]:
    """The position asked about, in the order of its places."""
    return (
        w[CARDS], w[LAID], w[PLY], w[LEADER], w[LEFT], w[FOLLOW], w[BEST_CARD], w[STRENGTH], w[BEST_SEAT],
        w[FLAGS],
    )  # fmt: skip


@kernel
def end_of_hand(w: Numbers, side: int, points: int, by_seat: int) -> int:
    """The points of the declarer's side, of which those by seat (six bits each) count where the friend was
    open."""
    if w[FRIEND_BY]:
        for seat in range(SEATS):
            if side >> seat & 1:
                points += (by_seat >> (6 * seat) & 63) + w[SEEN + seat]
    return points


@kernel
def random_hand(w: Numbers, seed: int) -> int:
    """Play the hand out, every action equally likely; the points of the declarer's side are in `w[LOW]`, the
    next seed is returned."""
    cards, laid, ply, leader, left, follow, best, strength, winner, flags = position(w)
    side = w[SIDE]
    points = w[TAKEN]
    open_friend = w[FRIEND_BY]
    by_seat = 0
    free = JOKER_BIT  # what need not follow
    if w[ANY_TIME]:
        free |= 1 << w[MIGHTY]
    while left > 0:
        seat = (leader + ply) % SEATS
        while ply < SEATS:
            seed = (seed * FACTOR + STEP) & MASK
            if ply > 0 and best != JOKER and strength >= 0 and not flags & CALLED:
                # most followers: as `legal` and `played` have it, and quicker
                may = w[HANDS + seat] & cards
                same = may & SUIT << (RANKS * follow)
                if same:
                    may = same | may & free
                if left == 10 and w[FIRST_JOKER] == FORBIDDEN:
                    may &= SUITED
                move = nth_bit(may, ((seed >> 30) * count_bits(may)) >> 32)
                power = w[ROOM + (follow << VARIANT) + move]
                if move == JOKER and not flags & POWER:
                    power = 0
                if power > strength:
                    strength = power
                    best = move
                    winner = seat
                laid |= 1 << move
            else:
                may = legal(w, seat, cards, laid, ply, left, follow, best, flags)
                count = count_bits(may)
                total = count
                if ply == 0:
                    if w[NAMES] and may & JOKER_BIT:
                        total += 3
                    if w[CALL_RULE] == FORCES and w[CALL] >= 0 and may >> w[CALL] & 1 and 2 <= left <= 9:
                        gone = w[CALL_GONE] or (w[CARDS] & ~cards) & JOKER_BIT
                        total += 0 if gone else 1
                chosen = ((seed >> 30) * total) >> 32
                if chosen < count:
                    move = nth_bit(may, chosen)
                    if move == JOKER and ply == 0 and w[NAMES]:
                        move |= 1 << VARIANT
                elif chosen < count + 3 and w[NAMES] and may & JOKER_BIT:
                    move = JOKER | (chosen - count + 2) << VARIANT
                else:
                    move = w[CALL] | 1 << VARIANT
                follow, best, strength, winner, flags = played(
                    w, move, seat, ply, left, follow, best, strength, winner, flags
                )
                laid |= 1 << (move & CARD)
            ply += 1
            seat += 1
            if seat == SEATS:
                seat = 0
        gain = count_bits(laid & POINTS)
        if open_friend:
            by_seat += gain << (6 * winner)
            if open_friend == 11 - left:
                side |= 1 << winner
        elif side >> winner & 1:
            points += gain
        cards &= ~laid
        laid = 0
        ply = 0
        leader = winner
        left -= 1
    w[LOW] = end_of_hand(w, side, points, by_seat)
    return seed


@kernel
def sensible_hand(w: Numbers) -> int:
    """Play the hand out, each move the first of the order in which the search looks at moves: the points of
    the declarer's side."""
    cards, laid, ply, leader, left, follow, best, strength, winner, flags = position(w)
    known = w[SIDE]
    side = known
    points = w[TAKEN]
    by_seat = 0
    while left > 0:
        count = moves(w, ROOM, cards, laid, ply, leader, left, follow, best, strength, winner, flags)
        top = 0
        for at in range(1, count):
            if w[ROOM + at] > w[ROOM + top]:
                top = at
        move = w[ROOM + top] & MOVE
        follow, best, strength, winner, flags = played(
            w, move, (leader + ply) % SEATS, ply, left, follow, best, strength, winner, flags
        )
        laid |= 1 << (move & CARD)
        ply += 1
        if ply == SEATS:
            gain = count_bits(laid & POINTS)
            if w[FRIEND_BY]:
                by_seat += gain << (6 * winner)
                if w[FRIEND_BY] == 11 - left:
                    side |= 1 << winner
            elif side >> winner & 1:
                points += gain
            cards &= ~laid
            laid = 0
            ply = 0
            leader = winner
            left -= 1
            if w[FRIEND_BY] == 1:
                w[SIDE] = side  # which the order of moves looks at
    w[SIDE] = known
    return end_of_hand(w, side, points, by_seat)


@kernel
def playouts(w: Numbers, results: Numbers, count: int, sensible: int) -> None:
    """Play the hand out `count` times."""
    if sensible:
        for at in range(count):
            results[at] = sensible_hand(w)
        return
    rank_cards(w)
    seed = w[SEED]
    for at in range(count):
        seed = random_hand(w, seed)
        results[at] = w[LOW]
    w[SEED] = seed


# -- the order in which moves are looked at -----------------------------------------------------------------


@kernel
def plain_reach(w: Numbers, hand: int, follow: int) -> int:
    """The most that a hand can count in the trick without the Mighty and the Joker."""
    trump = w[TRUMP]
    if follow < NO_SUIT:
        held = hand >> (RANKS * follow) & SUIT
        if held:
            return highest_bit(held) + (TRUMP_STRENGTH + 2 if follow == trump else 2)
    if trump < NO_SUIT:
        held = hand >> (RANKS * trump) & SUIT
        if held:
            return highest_bit(held) + TRUMP_STRENGTH + 2
    return 0


@kernel
def special_reach(w: Numbers, hand: int, follow: int, flags: int) -> int:
    """What the Mighty or the Joker of a hand counts, or 0 without one that may be played and can win."""
    mighty = w[MIGHTY]
    if hand >> mighty & 1 and (
        w[ANY_TIME] or follow == NO_SUIT or mighty // RANKS == follow or not hand >> (RANKS * follow) & SUIT
    ):
        return MIGHTY_STRENGTH
    return JOKER_STRENGTH if hand & JOKER_BIT and flags & POWER else 0


@kernel
def moves(
    w: Numbers, room: int, cards: int, laid: int, ply: int, leader: int, left: int, follow: int, best: int,
    strength: int, winner: int, flags: int,
) -> int:  # fmt: skip
    """Write the moves worth a look to `w[room...]` as score << 10 | move, and return how many they are. Of
    cards next to each other in rank (no other seat's card between) and of one kind, only the highest is
    one."""
    seat = (leader + ply) % SEATS
    may = legal(w, seat, cards, laid, ply, left, follow, best, flags)
    mighty = w[MIGHTY]
    call_bit = w[CALL_BIT] if cards & JOKER_BIT else 0
    apart = call_bit | 1 << mighty
    plain = cards & SUITED & ~(1 << mighty)
    hand = w[HANDS + seat] & cards & ~laid
    worth = may & (apart | JOKER_BIT)
    held = may & ~worth
    while held:
        card = highest_bit(held)
        held ^= 1 << card
        base = card - card % RANKS
        above = plain >> card >> 1 & (SUIT << base >> card >> 1)
        if above:
            near = lowest_bit(above) + card + 1
            if hand & ~apart & 1 << near and (card - base >= FIRST_POINT) == (near - base >= FIRST_POINT):
                continue
        worth |= 1 << card
    if not worth & (worth - 1) and (ply > 0 or not worth & (call_bit | JOKER_BIT)):
        w[room] = lowest_bit(worth)
        return 1
    side = w[SIDE]
    ours = side if side >> seat & 1 else ~side
    weights = WEIGHTS if side >> seat & 1 else WEIGHTS + WEIGHTS_A_SIDE
    trump = w[TRUMP]
    lying = count_bits(laid & POINTS)
    winning = ours >> winner & 1
    count = 0
    enemy = 0
    ally = 0
    threat = 0
    extra = 0
    mighty_bit = 1 << mighty
    if ply > 0:
        for later in range(ply + 1, SEATS):
            other = (leader + later) % SEATS
            held = w[HANDS + other] & cards
            most = plain_reach(w, held & ~mighty_bit, follow)
            special = special_reach(w, held, follow, flags)
            if ours >> other & 1:
                ally = max(ally, most, special)
            else:
                enemy = max(enemy, most)
                threat = max(threat, special)
    else:
        flags = joker_power(w, left)
    if worth & JOKER_BIT:
        power = JOKER_STRENGTH if flags & POWER else 0
        if ply == 0 and w[NAMES]:
            for suit in range(SUITS):
                w[room + count] = (
                    score(w, weights, ply, power, 0, 0, 0, 1, 0, 0, strength, 0, 0, 0, 0, lying) << 10
                    | JOKER | (suit + 1) << VARIANT
                )  # fmt: skip
                count += 1
        else:
            w[room] = (
                score(w, weights, ply, power, 0, 0, 0, 1, 0, 0, strength, winning, enemy, threat, ally, lying)
                << 10 | JOKER
            )  # fmt: skip
            count = 1
    for suit in range(SUITS):
        base = RANKS * suit
        some = worth & SUIT << base
        if not some:
            continue
        if ply == 0:
            enemy = 0
            ally = 0
            threat = 0
            enemy_points = 0
            ally_points = 0
            ruffs = 0
            for later in range(1, SEATS):
                other = (leader + later) % SEATS
                held = w[HANDS + other] & cards
                most = plain_reach(w, held & ~mighty_bit, suit)
                special = special_reach(w, held, suit, flags)
                same = held >> base & SUIT
                if ours >> other & 1:
                    ally = max(ally, most, special)
                    if same >> FIRST_POINT or (not same and held & POINTS):
                        ally_points += 1
                else:
                    enemy = max(enemy, most)
                    threat = max(threat, special)
                    if same and not same & LOW_RANKS:
                        enemy_points += 1
                    if same:
                        ruffs += 1
            at = weights + LEAD_WEIGHTS
            extra = w[at] * enemy_points + w[at + 1] * ally_points + w[at + 2 + (suit == trump)] * ruffs
        theirs = plain & SUIT << base & ~hand & ~laid
        length = count_bits(may & SUIT << base)
        is_trump = 1 if suit == trump else 0
        while some:
            card = lowest_bit(some)
            some &= some - 1
            rank = card - base
            power = 0
            if card == mighty:
                power = MIGHTY_STRENGTH
            elif is_trump:
                power = TRUMP_STRENGTH + rank + 2
            elif ply == 0 or suit == follow or follow == NO_SUIT:
                power = rank + 2
            w[room + count] = (
                (score(w, weights, ply, power, rank, 1 if rank >= FIRST_POINT else 0, is_trump,
                       1 if card == mighty else 0, 0 if theirs >> card else 1, length, strength, winning,
                       enemy, threat, ally, lying) + extra) << 10 | card
            )  # fmt: skip
            count += 1
            if ply == 0 and call_bit >> card & 1 and variants(w, card, seat, cards, left) == 2:
                w[room + count] = (w[room + count - 1] + (1 << 10)) | 1 << VARIANT
                count += 1
    return count


@kernel
def score(
    w: Numbers, weights: int, ply: int, power: int, rank: int, point: int, is_trump: int, is_special: int,
    master: int, length: int, strength: int, winning: int, enemy: int, threat: int, ally: int, lying: int,
) -> int:  # fmt: skip
    """How good a move looks: does our side win the trick with it, with how many points, at what price."""
    takes = 0
    if ply == 0:
        if power > enemy:
            case = 0
        elif ally > enemy:
            case = 1
        else:
            case = 2
    else:
        takes = 1 if power > strength else 0
        top = power if takes else strength
        if (takes or winning) and top > enemy:
            if not takes:
                case = 5
            elif winning or ally > enemy:
                case = 4
            else:
                case = 3
        elif ally > enemy and ally > top:
            case = 6
        else:
            case = 7
    if threat > max(power, strength):
        case += CASES
    at = weights + case * FEATURES
    return (
        8000 + w[at] + w[at + 1] * point + w[at + 2] * rank + w[at + 3] * is_trump + w[at + 4] * is_special
        + w[at + 5] * master + w[at + 6] * length + w[at + 7] * (takes if ply else lying)
    )  # fmt: skip


# -- the table of answers -----------------------------------------------------------------------------------


@kernel
def prepare_deal(w: Numbers) -> None:
    """Fill, for every set of ranks that can be left of a suit, who holds them in order and how many each seat
    holds of either kind; the Mighty, which no rank beats, is left out."""
    for suit in range(SUITS):
        whole = 0
        for seat in range(SEATS):
            whole |= w[HANDS + seat]
        whole = (whole & ~(1 << w[MIGHTY])) >> (RANKS * suit) & SUIT
        base = suit << RANKS
        w[ORDER + base] = 0
        w[COUNTS + base] = 0
        some = (0 - whole) & whole
        while some:
            low = lowest_bit(some)
            rest = some & (some - 1)
            holder = 0
            for seat in range(1, SEATS):
                if w[HANDS + seat] >> (RANKS * suit + low) & 1:
                    holder = seat
            w[ORDER + base + some] = w[ORDER + base + rest] | holder << (ORDER_TOP - 3 - 3 * count_bits(rest))
            unit = 1 << (3 * holder) if low >= FIRST_POINT else 1 << (15 + 4 * holder)
            w[COUNTS + base + some] = w[COUNTS + base + rest] + unit
            some = (some - whole) & whole


@kernel
def forget(w: Numbers) -> None:
    """Empty the table: what was written before counts as never written."""
    w[ENTRIES] = 0
    w[SLOTS] = 0
    w[AGE] += 1
    if w[AGE] == AGES:
        w[AGE] = 1
        for slot in range(w[SLOT_COUNT]):
            w[w[SLOTS_AT] + slot * SLOT_SIZE] = 0


@kernel
def counts_key(w: Numbers, cards: int, leader: int) -> tuple[int, int, int]:
    """All that an answer depends on but the order of ranks, in three numbers."""
    one = w[COUNTS + (cards & ~(1 << w[MIGHTY]) & SUIT)]
    two = w[COUNTS + (1 << RANKS) + ((cards & ~(1 << w[MIGHTY])) >> RANKS & SUIT)]
    three = w[COUNTS + (2 << RANKS) + ((cards & ~(1 << w[MIGHTY])) >> (2 * RANKS) & SUIT)]
    four = w[COUNTS + (3 << RANKS) + ((cards & ~(1 << w[MIGHTY])) >> (3 * RANKS) & SUIT)]
    call = 0
    if cards & JOKER_BIT and cards & w[CALL_BIT]:
        card = w[CALL]
        suit = card // RANKS
        above = SUIT << card - RANKS * suit + 1 & SUIT
        call = 1 + count_bits((cards & ~(1 << w[MIGHTY])) >> (RANKS * suit) & above)
    extra = leader | (cards >> JOKER & 1) << 3 | (cards >> w[MIGHTY] & 1) << 4 | call << 5
    if w[FRIEND_BY]:
        extra |= w[SIDE] << 9
    return (
        one | (two & 0x3FFFFFF) << 35,
        two >> 26 | three << 9 | (four & 0x3FFFF) << 44,
        four >> 18 | extra << 17,
    )


@kernel
def stirred(number: int) -> int:
    """A number in which every bit depends on many of another's."""
    number &= MASK
    number ^= number >> 31
    return (number * 2685821657736338717) & MASK


@kernel
def slot_of(w: Numbers, one: int, two: int, three: int) -> int:
    """The place of these counts in the table, or of the free slot where they belong."""
    mixed = stirred(one * 2862933555777941757 + two * 3202034522624059733 + three * 3935559000370003845)
    slots = w[SLOT_COUNT]
    at = ((mixed >> 30) * slots) >> 32
    start = w[SLOTS_AT]
    age = w[AGE]
    while True:
        place = start + at * SLOT_SIZE
        if w[place] >> AGE_AT != age:
            return place
        if w[place + 1] == one and w[place + 2] == two and w[place + 3] == three:
            return place
        at += 1
        if at == slots:
            at = 0


@kernel
def order_of(w: Numbers, cards: int, suit: int) -> int:
    """Who holds the cards left of a suit, from the top."""
    return w[ORDER + (suit << RANKS) + ((cards & ~(1 << w[MIGHTY])) >> (RANKS * suit) & SUIT)]


@kernel
def ranked(w: Numbers, cards: int, suit: int, depth: int) -> int:
    """The card (as a bit) at this depth, from 1, of the cards left of a suit."""
    left = (cards & ~(1 << w[MIGHTY])) >> (RANKS * suit) & SUIT
    card = 0
    for _ in range(depth):
        card = highest_bit(left)
        left ^= 1 << card
    return 1 << (card + RANKS * suit)


@kernel
def look_up(w: Numbers, cards: int, slot: int, need: int) -> int:
    """A stored answer that settles `need`, or STOPPED."""
    bounds = w[slot]
    if bounds >> AGE_AT != w[AGE]:
        return STOPPED
    first = order_of(w, cards, 0)
    second = order_of(w, cards, 1)
    third = order_of(w, cards, 2)
    fourth = order_of(w, cards, 3)
    place = slot + 4
    while True:
        low = bounds & 31
        high = bounds >> 5 & 31
        if low >= need or high < need:
            a = w[place]
            b = w[place + 1]
            c = w[place + 2]
            d = w[place + 3]
            if not (
                (first ^ a) >> (a & 63)
                | (second ^ b) >> (b & 63)
                | (third ^ c) >> (c & 63)
                | (fourth ^ d) >> (d & 63)
            ):
                matter = 0
                if a & 63 < ORDER_TOP:
                    matter |= ranked(w, cards, 0, (ORDER_TOP - (a & 63)) // 3)
                if b & 63 < ORDER_TOP:
                    matter |= ranked(w, cards, 1, (ORDER_TOP - (b & 63)) // 3)
                if c & 63 < ORDER_TOP:
                    matter |= ranked(w, cards, 2, (ORDER_TOP - (c & 63)) // 3)
                if d & 63 < ORDER_TOP:
                    matter |= ranked(w, cards, 3, (ORDER_TOP - (d & 63)) // 3)
                return (low if low >= need else high) << POINTS_AT | matter
        further = bounds >> NEXT_AT & NEXT
        if not further:
            return STOPPED
        place = w[ENTRIES_AT] + further * ENTRY_SIZE
        bounds = w[place + 4]


@kernel
def pattern(w: Numbers, cards: int, suit: int, matter: int) -> int:
    """The order of seats in a suit down to the lowest card that mattered, as it is stored."""
    mattered = matter >> (RANKS * suit) & SUIT
    shift = ORDER_TOP
    if mattered:
        left = (cards & ~(1 << w[MIGHTY])) >> (RANKS * suit) & SUIT
        shift -= 3 * count_bits(left >> lowest_bit(mattered))
    return order_of(w, cards, suit) >> shift << shift | shift


@kernel
def store(w: Numbers, cards: int, leader: int, value: int, need: int, matter: int, move: int) -> None:
    """Keep an answer, and the move that settled it. A full table is emptied and filled anew, or the work ends
    so that it can go on in a larger one."""
    if w[ENTRIES] + 2 >= w[ENTRY_LIMIT] or w[SLOTS] * 4 >= w[SLOT_COUNT] * 3:
        if w[GROWS]:
            w[ABORTED] = FULL
            return
        forget(w)
        w[RESETS] += 1
    one, two, three = counts_key(w, cards, leader)
    slot = slot_of(w, one, two, three)
    a = pattern(w, cards, 0, matter)
    b = pattern(w, cards, 1, matter)
    c = pattern(w, cards, 2, matter)
    d = pattern(w, cards, 3, matter)
    further = 0
    bounds = w[slot]
    if bounds >> AGE_AT != w[AGE]:
        w[slot + 1] = one
        w[slot + 2] = two
        w[slot + 3] = three
        w[SLOTS] += 1
    else:
        at = slot
        place = slot + 4
        while True:
            if w[place] == a and w[place + 1] == b and w[place + 2] == c and w[place + 3] == d:
                if value >= need:
                    w[at] = bounds >> 5 << 5 | max(bounds & 31, value)
                else:
                    w[at] = bounds & ~(31 << 5) | min(bounds >> 5 & 31, value) << 5
                return
            further = bounds >> NEXT_AT & NEXT
            if not further:
                break
            place = w[ENTRIES_AT] + further * ENTRY_SIZE
            at = place + 4
            bounds = w[at]
        # the newest stays in the slot, the one before moves to the entries
        w[ENTRIES] += 1
        further = w[ENTRIES]
        place = w[ENTRIES_AT] + further * ENTRY_SIZE
        for part in range(4):
            w[place + part] = w[slot + 4 + part]
        w[place + 4] = w[slot] & (1 << HINT_AT) - 1
    bounds = 31 << 5 | value if value >= need else value << 5
    w[slot] = w[AGE] << AGE_AT | move << HINT_AT | further << NEXT_AT | bounds
    w[slot + 4] = a
    w[slot + 5] = b
    w[slot + 6] = c
    w[slot + 7] = d


@kernel
def situation(
    w: Numbers, cards: int, laid: int, seat: int, ply: int, follow: int, best: int, winner: int
) -> int:  # fmt: skip
    """What tricks in which the same move is good have in common, as a number: the cards of the seat, the suit
    to follow, who wins with which card so far (of a lead, who won the trick before), whether Mighty and
    Joker are gone, and for whom the seat plays; ten bits are left free."""
    hand = w[HANDS + seat] & cards & ~laid
    other = best | winner << 6 | ply << 9 | follow << 12 | (w[SIDE] >> seat & 1) << 15
    other |= (cards >> JOKER & 1) << 16 | (cards >> w[MIGHTY] & 1) << 17
    return stirred(other * 2862933555777941757 + hand * 3202034522624059733) & ~MOVE


@kernel
def moved(w: Numbers, larger: Numbers) -> None:
    """Put all answers into the empty table of a larger array for the same deal; some of them when the work is
    to end."""
    for slot in range(w[SLOT_COUNT]):
        if slot & LOOK == 0 and w[STOP]:
            return
        place = w[SLOTS_AT] + slot * SLOT_SIZE
        if w[place] >> AGE_AT == w[AGE]:
            there = slot_of(larger, w[place + 1], w[place + 2], w[place + 3])
            larger[there] = larger[AGE] << AGE_AT | w[place] & (1 << AGE_AT) - 1
            for part in range(1, SLOT_SIZE):
                larger[there + part] = w[place + part]
    larger[SLOTS] = w[SLOTS]
    larger[ENTRIES] = w[ENTRIES]
    for at in range(ENTRY_SIZE * (w[ENTRIES] + 1)):
        larger[larger[ENTRIES_AT] + at] = w[w[ENTRIES_AT] + at]
    for at in range(REPLY_COUNT):
        larger[REPLIES + at] = w[REPLIES + at]
    larger[NODES] = w[NODES]


# -- the search ---------------------------------------------------------------------------------------------


@kernel
def at_least(w: Numbers, cards: int, left: int, seats: int, tricks: int) -> int:
    """Points that these seats cannot keep out of so many tricks: each has only the others to save them."""
    points = 0
    for seat in range(SEATS):
        if seats >> seat & 1:
            points += max(0, count_bits(w[HANDS + seat] & cards & POINTS) - left + tricks)
    return points


@kernel
def holder_of(w: Numbers, bit: int) -> int:
    """The seat that holds a card."""
    for seat in range(SEATS):
        if w[HANDS + seat] & bit:
            return seat
    return 0


@kernel
def sure(w: Numbers, cards: int, leader: int, left: int, need: int) -> int:
    """An answer at the start of a trick that needs no search, or STOPPED. Nobody wins more than is left, and:

    - Whoever has the Mighty wins a trick with it.
    - The highest trumps, as long as they are of one side, win the tricks they are in, but for the Mighty and
      a Joker of the other side, each of which can beat one of them. Those in one hand are in as many tricks.
    - Where nobody else has the Mighty or the Joker, a leader who can draw all trumps goes on to win with the
      highest cards of every suit, and with all its cards of a suit of which these are as many as anyone has.
    """
    if need <= 0:
        return 0
    total = count_bits(cards & POINTS)
    if need > total:
        return total << POINTS_AT
    if w[FRIEND_BY] and left == 10:
        return STOPPED
    side = w[SIDE]
    mighty_bit = 1 << w[MIGHTY]
    mighty = STOPPED
    if cards & mighty_bit:
        mighty = holder_of(w, mighty_bit)
        least = 1 + at_least(w, cards, left, 31 ^ 1 << mighty, 1)
        if side >> mighty & 1:
            if least >= need:
                return least << POINTS_AT
        elif total - least < need:
            return (total - least) << POINTS_AT
    joker = STOPPED
    if cards & JOKER_BIT and left > 1:
        joker = holder_of(w, JOKER_BIT)
    trump = w[TRUMP]
    plain = cards & ~mighty_bit & SUITED
    if trump < NO_SUIT:
        trumps = plain & SUIT << (RANKS * trump)
        if trumps:
            ours = side if side >> holder_of(w, 1 << highest_bit(trumps)) & 1 else 31 ^ side
            held = 0
            for seat in range(SEATS):
                if ours >> seat & 1:
                    held |= w[HANDS + seat]
            others = trumps & ~held
            run = trumps >> highest_bit(others) + 1 << highest_bit(others) + 1 if others else trumps
            lost = (mighty >= 0 and not ours >> mighty & 1) + (joker >= 0 and not ours >> joker & 1)
            for seat in range(SEATS):
                if ours >> seat & 1:
                    winners = run & w[HANDS + seat]
                    tricks = count_bits(winners) - lost
                    if tricks > 0:
                        if mighty == seat:
                            winners |= mighty_bit
                            tricks += 1
                        least = (
                            max(0, count_bits(winners & POINTS) - lost)
                            + at_least(w, cards, left, 31 ^ 1 << seat, tricks)
                        )  # fmt: skip
                        matter = winners & trumps & (0 - (winners & trumps))
                        if ours == side:
                            if least >= need:
                                return least << POINTS_AT | matter
                        elif total - least < need:
                            return (total - least) << POINTS_AT | matter
    if (joker < 0 or joker == leader) and (mighty < 0 or mighty == leader) and left < 10:
        hand = w[HANDS + leader]
        winners = 0
        matter = 0
        drawn = 1
        for turn in range(SUITS):
            suit = turn
            if trump < NO_SUIT:
                suit = (trump + turn) & 3
            around = plain & SUIT << (RANKS * suit)
            own = around & hand
            others = around & ~hand
            most = 0
            if others:
                for seat in range(SEATS):
                    if seat != leader:
                        most = max(most, count_bits(w[HANDS + seat] & others))
                high = own >> highest_bit(others) + 1 << highest_bit(others) + 1
                if turn == 0 and trump < NO_SUIT and count_bits(high) < most:
                    drawn = 0
                    break
                if high:
                    matter |= high & (0 - high)
                    winners |= own if count_bits(high) >= most else high
            else:
                winners |= own
        if drawn:
            winners |= mighty_bit & cards & hand
            tricks = count_bits(winners)
            if tricks:
                least = count_bits(winners & POINTS) + at_least(w, cards, left, 31 ^ 1 << leader, tricks)
                if side >> leader & 1:
                    if least >= need:
                        return least << POINTS_AT | matter
                elif total - least < need:
                    return (total - least) << POINTS_AT | matter
    return STOPPED


@kernel
def last_trick(w: Numbers, cards: int, leader: int) -> int:
    """The answer for the last trick, in which nobody has a choice."""
    card = lowest_bit(w[HANDS + leader] & cards)
    follow, best, strength, winner, flags = played(w, card, leader, 0, 1, NO_SUIT, 0, NOTHING, leader, 0)
    for ply in range(1, SEATS):
        seat = (leader + ply) % SEATS
        card = lowest_bit(w[HANDS + seat] & cards)
        follow, best, strength, winner, flags = played(
            w, card, seat, ply, 1, follow, best, strength, winner, flags
        )
    matter = 0
    if strength < JOKER_STRENGTH:
        others = cards & SUIT << (RANKS * (best // RANKS)) & ~(1 << w[MIGHTY])
        if others & (others - 1):
            matter = 1 << best
    return (count_bits(cards & POINTS) if w[SIDE] >> winner & 1 else 0) << POINTS_AT | matter


@kernel
def settled(
    w: Numbers, cards: int, laid: int, ply: int, leader: int, left: int, follow: int, best: int,
    strength: int, winner: int, flags: int, need: int,
) -> int:  # fmt: skip
    """An answer within a trick that needs no search, or STOPPED: where one side is certain to win it, with
    the points that lie there, one more of each partner who can add one, and of each other seat that must."""
    side = w[SIDE]
    points = count_bits(laid & POINTS)
    out = count_bits(cards & POINTS)
    ours = side >> winner & 1
    most = points + SEATS - ply
    if most < need if ours else out - most >= need:
        return STOPPED
    if strength <= 0 or (w[FRIEND_BY] and left == 10):
        return STOPPED
    # a led Joker that names no suit leaves open what partners must follow; one that may be answered can lose
    if ply == 1 and best == JOKER and (follow == NO_SUIT or w[CALL_RULE] == ANSWER):
        return STOPPED
    mighty_bit = 1 << w[MIGHTY]
    others = laid
    for later in range(ply, SEATS):
        seat = (leader + later) % SEATS
        held = w[HANDS + seat] & cards
        may = held
        if follow < NO_SUIT and held & SUIT << (RANKS * follow):
            may = held & SUIT << (RANKS * follow)
        called = flags & CALLED and held & JOKER_BIT
        if side >> seat & 1 == ours:
            if may & POINTS and not called:
                points += 1
        else:
            if plain_reach(w, held & ~mighty_bit, follow) > strength:
                return STOPPED
            if special_reach(w, held, follow, flags) > strength:
                return STOPPED
            if called and held & mighty_bit and strength < MIGHTY_STRENGTH:
                return STOPPED
            others |= held
            if not (may & ~POINTS or held & JOKER_BIT):
                points += 1
    if points < need if ours else out - points >= need:
        return STOPPED
    matter = 0
    if strength < JOKER_STRENGTH:
        others &= SUIT << (RANKS * (best // RANKS)) & ~mighty_bit
        if others & (others - 1):
            matter = 1 << best
    return (points if ours else out - points) << POINTS_AT | matter


@kernel
def search(
    w: Numbers, cards: int, laid: int, ply: int, leader: int, left: int, follow: int, best: int,
    strength: int, winner: int, flags: int, need: int,
) -> int:  # fmt: skip
    """What the declarer's side takes of the points still out, this trick's included: a number that is at
    least `need` and that it can reach, or one below `need` that it cannot exceed; with the cards whose rank
    mattered. STOPPED when the work is to end."""
    hint = 0
    if ply == 0:
        known = sure(w, cards, leader, left, need)
        if known >= 0:
            return known
        if left == 1:
            if not (w[NAMES] and w[HANDS + leader] & cards & JOKER_BIT):
                return last_trick(w, cards, leader)
        else:
            one, two, three = counts_key(w, cards, leader)
            slot = slot_of(w, one, two, three)
            known = look_up(w, cards, slot, need)
            if known >= 0:
                return known
            if w[slot] >> AGE_AT == w[AGE] or (
                not w[WIDTH] and w[slot + 1] == one and w[slot + 2] == two and w[slot + 3] == three
            ):
                hint = w[slot] >> HINT_AT & MOVE
    elif not w[WIDTH]:
        known = settled(w, cards, laid, ply, leader, left, follow, best, strength, winner, flags, need)
        if known >= 0:
            return known
    w[NODES] += 1
    if w[NODES] & LOOK == 0 and (w[STOP] or w[ABORTED]):
        return STOPPED
    seat = (leader + ply) % SEATS
    side = w[SIDE]
    gains = side >> seat & 1
    mighty_bit = 1 << w[MIGHTY]
    room = ROOM + (left * SEATS - ply - 1) * ROOM_SIZE
    count = moves(w, room, cards, laid, ply, leader, left, follow, best, strength, winner, flags)
    if hint:
        for at in range(count):
            if w[room + at] & MOVE == hint:
                w[room + at] += 1 << 24
    reply = 0
    key = 0
    if count > 1 and not w[WIDTH]:
        key = situation(w, cards, laid, seat, ply, follow, best, winner)
        reply = REPLIES + (key >> 30 & REPLY_COUNT - 1)
        if w[reply] & ~MOVE == key:
            for at in range(count):
                if w[room + at] & MOVE == w[reply] & MOVE:
                    w[room + at] += 1 << 23
    limit = 0
    if w[WIDTH] and left >= w[WIDTH_FROM]:
        limit = w[WIDTH]
        if ply > 0:
            limit = w[WIDTH_OTHERS] if left >= w[WIDE_FROM] else 1
    cut = 0
    hand = w[HANDS + seat] & cards & ~laid
    call_bit = w[CALL_BIT] if cards & JOKER_BIT else 0
    top = 0 if gains else 31
    matter = 0
    dead = 0
    tried = 0
    while count > 0:
        chosen = 0
        highest = w[room]
        for at in range(1, count):
            if w[room + at] > highest:
                highest = w[room + at]
                chosen = at
        count -= 1
        w[room + chosen] = w[room + count]
        move = highest & MOVE
        card = move & CARD
        bit = 1 << card
        if dead & bit:
            continue
        if limit and tried >= limit:
            break
        tried += 1
        follow_now, best_now, strength_now, winner_now, flags_now = played(
            w, move, seat, ply, left, follow, best, strength, winner, flags
        )
        now = laid | bit
        ranks = 0
        if ply == SEATS - 1:
            gain = count_bits(now & POINTS)
            if w[FRIEND_BY] and left == 10:
                w[SIDE] = side | 1 << winner_now
            elif not side >> winner_now & 1:
                gain = 0
            if strength_now < JOKER_STRENGTH:
                suit = best_now // RANKS
                others = now & SUIT << (RANKS * suit) & ~mighty_bit
                if others & (others - 1):
                    ranks = 1 << best_now
            value = gain
            if left > 1:
                found = search(
                    w, cards & ~now, now ^ now, ply - ply, winner_now, left - 1, follow_now, best_now,
                    strength_now, winner_now, flags_now, need - gain,
                )  # fmt: skip
                w[SIDE] = side
                if found < 0:
                    return STOPPED
                value += found >> POINTS_AT
                ranks |= found & RANKS_THAT_MATTER
        else:
            found = search(
                w, cards, now, ply + 1, leader, left, follow_now, best_now, strength_now, winner_now,
                flags_now, need,
            )  # fmt: skip
            if found < 0:
                return STOPPED
            value = found >> POINTS_AT
            ranks = found & RANKS_THAT_MATTER
        if (value >= need) == (gains == 1):
            top = value
            matter = ranks
            cut = move
            if reply:
                w[reply] = key | move
            break
        top = max(top, value) if gains else min(top, value)
        if card < JOKER and not bit & (call_bit | mighty_bit):
            suit = card // RANKS
            base = RANKS * suit
            rank = card - base
            kind = SUIT << FIRST_POINT & SUIT if rank >= FIRST_POINT else (1 << FIRST_POINT) - 1
            mattered = ranks >> base & SUIT
            if not mattered & ((2 << rank) - 1):
                below = (1 << lowest_bit(mattered)) - 1 if mattered else SUIT
                dead |= (kind & below) << base & hand & ~(call_bit | mighty_bit)
            else:
                # the cards this one stood for must be told from the others too
                around = cards & ~mighty_bit
                last = card
                while True:
                    lower = around & ((1 << last) - (1 << base))
                    if not lower:
                        break
                    near = highest_bit(lower)
                    if not (hand >> near & 1 and kind >> (near - base) & 1) or call_bit >> near & 1:
                        break
                    last = near
                ranks |= 1 << last
        matter |= ranks
    if ply == 0 and left > 1:
        store(w, cards, leader, top, need, matter, cut)
    return top << POINTS_AT | matter


@kernel
def test(w: Numbers, need: int) -> int:
    """Whether the declarer's side can take `need` more points from the position asked about: a number that
    settles it as in `search`, or STOPPED."""
    cards, laid, ply, leader, left, follow, best, strength, winner, flags = position(w)
    found = search(w, cards, laid, ply, leader, left, follow, best, strength, winner, flags, need)
    return found >> POINTS_AT if found >= 0 else STOPPED


@kernel
def greedy(w: Numbers) -> int:
    """The points the declarer's side takes of those still out when every seat makes the move that looks
    best."""
    taken = w[TAKEN]
    w[TAKEN] = 0
    points = sensible_hand(w)
    w[TAKEN] = taken
    return points


@kernel
def walk(w: Numbers, guess: int) -> int:
    """Close `w[LOW]` and `w[HIGH]` (of the points still out) from a guess; the value, or STOPPED."""
    while w[LOW] < w[HIGH]:
        need = min(max(guess, w[LOW] + 1), w[HIGH])
        found = test(w, need)
        if found < 0:
            return STOPPED
        if found >= need:
            w[LOW] = found
            guess = found + 1
        else:
            w[HIGH] = found
            guess = found
    return w[LOW]


@kernel
def solve(w: Numbers) -> int:
    """The points the declarer's side can still take, or STOPPED with the bounds reached."""
    w[LOW] = 0
    w[HIGH] = count_bits(w[CARDS] & POINTS)
    return walk(w, greedy(w))


@kernel
def after_move(w: Numbers, move: int, need: int) -> int:
    """As `test`, after a move: of all points still out now, those of the running trick included."""
    cards = w[CARDS]
    ply = w[PLY]
    left = w[LEFT]
    seat = (w[LEADER] + ply) % SEATS
    follow, best, strength, winner, flags = played(
        w, move, seat, ply, left, w[FOLLOW], w[BEST_CARD], w[STRENGTH], w[BEST_SEAT], w[FLAGS]
    )
    laid = w[LAID] | 1 << (move & CARD)
    if ply < SEATS - 1:
        found = search(w, cards, laid, ply + 1, w[LEADER], left, follow, best, strength, winner, flags, need)
        return found >> POINTS_AT if found >= 0 else STOPPED
    side = w[SIDE]
    gain = count_bits(laid & POINTS)
    if w[FRIEND_BY] and left == 10:
        w[SIDE] = side | 1 << winner
    elif not side >> winner & 1:
        gain = 0
    if left == 1:
        return gain
    found = search(
        w, cards & ~laid, laid ^ laid, ply - ply, winner, left - 1, follow, best, strength, winner, flags,
        need - gain,
    )  # fmt: skip
    w[SIDE] = side
    return gain + (found >> POINTS_AT) if found >= 0 else STOPPED


@kernel
def reaches(w: Numbers, move: int, need: int) -> int:
    """Whether the declarer's side can take `need` of the points still out after a move: 1, 0, or STOPPED."""
    found = after_move(w, move, need)
    if found < 0:
        return STOPPED
    return 1 if found >= need else 0


@kernel
def solve_moves(w: Numbers, count: int, guess: int) -> int:
    """Put the value after each of `count` moves from `w[MOVES]` on into `w[VALUES]`; 0, or STOPPED. A value
    is of all points still out, those of the running trick included."""
    most = count_bits(w[CARDS] & POINTS)
    for number in range(count):
        low = 0
        high = most
        while low < high:
            need = min(max(guess, low + 1), high)
            found = after_move(w, w[MOVES + number], need)
            if found < 0:
                return STOPPED
            if found >= need:
                low = found
                guess = found + 1
            else:
                high = found
                guess = found
        w[VALUES + number] = low
        guess = low
    return 0

"""All kernels of Mushi: captures, rounds played out, and the search for the exact value of a position.

Everything is a whole number. A set of cards is a number with one bit a card (its place in the deck: a suit is
four bits in a row), and all that a kernel needs beyond that lies in one flat array. So the same lines run
compiled and as plain Python, and give the same numbers. `hanalab.mushi` is the authority on the rules; the
tests play both side by side. This must stay one file: the compiler's store of results sees no other.
"""

from __future__ import annotations

from typing import Final

from hanalab.solve.machine import Numbers, count_bits, kernel, lowest_bit

# --- the cards

#: suits by their lowest card: 4 bits each, in the order of the deck
SUIT: Final = 15
ALL_SUITS: Final = 40
WILLOW_SHIFT: Final = 32
LIGHTNING_CARD: Final = 35
LIGHTNING: Final = 1 << LIGHTNING_CARD
PLAIN_WILLOWS: Final = 7 << WILLOW_SHIFT
WILLOWS: Final = PLAIN_WILLOWS | LIGHTNING
ALL_CARDS: Final = (1 << 40) - 1
NOT_WILLOWS: Final = ALL_CARDS ^ WILLOWS
BRIGHTS: Final = 1 << 0 | 1 << 8 | 1 << 20 | 1 << 32 | 1 << 36
ANIMALS: Final = 1 << 4 | 1 << 12 | 1 << 16 | 1 << 21 | 1 << 24 | 1 << 28 | 1 << 33
RIBBONS: Final = 1 << 1 | 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 25 | 1 << 29 | 1 << 34
CRANE_WARBLER_CURTAIN: Final = 1 << 0 | 1 << 4 | 1 << 8
WISTERIA: Final = SUIT << 12
PAULOWNIA: Final = SUIT << 36
YAKU_CARDS: Final = BRIGHTS | CRANE_WARBLER_CURTAIN | WISTERIA | PAULOWNIA
#: every card whose neighbour above is a Basic just like it
LIKE_NEXT: Final = sum(4 << shift for shift in (0, 4, 8, 12, 16, 20, 24, 28)) | 6 << 36
PAULOWNIA_X: Final = 2 << 36
PAIRS_IN_SUITS: Final = sum(5 << shift for shift in range(0, 40, 4))
LOW_OF_SUITS: Final = sum(1 << shift for shift in range(0, 40, 4))

# --- the house rules that change play or count, one bit each; yaku that nobody can get any more are off too

STACK: Final = 1
BY_HAND: Final = 2
TAKE_BOTH: Final = 4
LAST_WILLOW: Final = 8
ANY_THREE: Final = 16
REDEAL: Final = 32
NO_FIVE_BRIGHTS: Final = 64
NO_THREE_BRIGHTS: Final = 128
NO_WISTERIA: Final = 256
NO_PAULOWNIA: Final = 512

FIVE_BRIGHTS_POINTS: Final = 30
THREE_BRIGHTS_POINTS: Final = 25
SUIT_YAKU_POINTS: Final = 10
PAR: Final = 115
REDEAL_HAND: Final = 8
REDEAL_STOCK: Final = 15

# --- a position, as one stretch of numbers; the stock follows, top first

HAND_PHASE: Final = 0
HAND_CAPTURE_PHASE: Final = 1
DRAW_CAPTURE_PHASE: Final = 2
P_HANDS: Final = 0
P_FIELD: Final = 2
P_PILES: Final = 3
P_PLAYER: Final = 5
P_PHASE: Final = 6
P_PENDING: Final = 7
P_RULES: Final = 8
P_DRAWS: Final = 9
P_STOCK: Final = 10
POSITION_SIZE: Final = P_STOCK + 40

# --- random numbers: a linear congruence modulo 2**62, of which the upper 30 bits are used

MASK: Final = (1 << 62) - 1
STEP: Final = 2862933555777941757
SHIFT: Final = 3037000493
SPREAD: Final = 1442695040888963407
UPPER: Final = 32
UPPER_BITS: Final = 30
#: the most that chance adds to the worth of an action of a steady player, in hundredths of a point
WHIM: Final = 255

# --- the work array of the search

W_STOP: Final = 0
W_NODES: Final = 1
W_LIMIT: Final = 2
W_RULES: Final = 3
W_DRAWS: Final = 4
W_BUCKETS: Final = 5
W_REDEAL: Final = 7
W_LAST: Final = 8
W_RULES_DEALT: Final = 9
W_FIELD: Final = 10
W_PILE: Final = 11
W_OTHER_PILE: Final = 12
W_VALUES: Final = 13
W_BEST: Final = 14
W_STOCK: Final = 16
W_REST: Final = 64
W_OWN_DRAWS: Final = 112
W_MOVES: Final = 160
MOVE_SIZE: Final = 4
MOST_MOVES: Final = 3000
W_TABLE: Final = W_MOVES + MOVE_SIZE * MOST_MOVES
#: a bucket of the table: two entries of two numbers
BUCKET: Final = 4
#: what a move holds: hand and field after it, what it captures, how soon to try it
M_HAND: Final = 0
M_FIELD: Final = 1
M_GOT: Final = 2
M_ORDER: Final = 3
#: an entry: hands and status (turn, yaku, owners); field, then value, kind of bound and best move
STATUS_SHIFT: Final = 40
OWNER_BITS: Final = 6
TURN_SHIFT: Final = 16
DATA_BITS: Final = 22
DATA: Final = (1 << DATA_BITS) - 1
VALUE_SHIFT: Final = 10
VALUE_MIDDLE: Final = 1024
BOUND_SHIFT: Final = 8
EXACT: Final = 3
AT_LEAST: Final = 1
AT_MOST: Final = 2
NO_MOVE: Final = 255
HASH_A: Final = 0x1E3779B97F4A7C15
HASH_B: Final = 0x3F58476D1CE4E5B9
HASH_SHIFT: Final = 36
#: the low bits of the order of a move at the decision: the number of the value it is for
NUMBER_BITS: Final = 8
LAST_NUMBER: Final = 255
#: what `find_values` is asked for
BEST_ACTION: Final = 0
EVERY_ACTION: Final = 1
EVERY_MOVE: Final = 2
#: more than any value; the order of a move that has been tried
INFINITE: Final = 1000
DONE: Final = -2000


# --- what a card takes


@kernel
def targets(card: int, field: int, drawn: int, last: int, rules: int) -> int:
    """The ways a placed card can capture, one bit each: the field card it takes, or the lowest of several
    that it takes together. None: it stays. `last`: it is drawn as the last of the stock."""
    if card == LIGHTNING_CARD:
        if drawn != 0 and last != 0:
            return field & -field
        open_to = field & NOT_WILLOWS
        if rules & STACK == 0 or open_to == 0:
            return open_to
        left = open_to
        while left != 0:
            suit = open_to & SUIT << (lowest_bit(left) & 60)
            left &= ~suit
            if count_bits(suit) == 3:
                open_to &= ~suit | (suit & -suit)
        return open_to
    shift = card & 60
    own = field & SUIT << shift & ~LIGHTNING
    if field & LIGHTNING != 0:
        if shift == WILLOW_SHIFT:
            if drawn != 0 and last != 0 and own == 0 and rules & LAST_WILLOW != 0:
                return LIGHTNING
        elif drawn != 0:
            return LIGHTNING
        elif rules & BY_HAND != 0:
            if count_bits(own) == 3:
                own &= -own
            return own | LIGHTNING
    together = count_bits(own)
    if together == 3 or (together == 2 and shift == WILLOW_SHIFT and rules & TAKE_BOTH != 0):
        return own & -own
    return own


@kernel
def taken(card: int, target: int, field: int, drawn: int, last: int, rules: int) -> int:
    """All that a placed card captures with one of its `targets` (a single bit)."""
    if target == LIGHTNING:
        return target
    if card == LIGHTNING_CARD:
        if drawn != 0 and last != 0:
            return field
        if rules & STACK == 0:
            return target
    shift = lowest_bit(target) & 60
    own = field & SUIT << shift & ~LIGHTNING
    together = count_bits(own)
    if together == 3 or (together == 2 and shift == WILLOW_SHIFT and rules & TAKE_BOTH != 0):
        return own
    return target


@kernel
def left_to_drawer(field: int, drawer_pile: int, other_pile: int) -> int:
    """Which of the cards left on the field at the end go to the seat that drew the last card; the others go
    to the other seat."""
    to_other = 0
    if other_pile & LIGHTNING != 0:
        to_other |= field & NOT_WILLOWS
    if count_bits(other_pile & PLAIN_WILLOWS) == 2:
        to_other |= field & PLAIN_WILLOWS
    return field & ~to_other


# --- what cards are worth


@kernel
def points(some: int) -> int:
    """Card points."""
    return (
        count_bits(some)
        + 19 * count_bits(some & BRIGHTS)
        + 9 * count_bits(some & ANIMALS)
        + 4 * count_bits(some & RIBBONS)
    )


@kernel
def yaku_points(pile: int, rules: int) -> int:
    """Points of the yaku in a pile."""
    total = 0
    if rules & ANY_THREE != 0:
        if rules & NO_THREE_BRIGHTS == 0 and count_bits(pile & BRIGHTS) >= 3:
            total += THREE_BRIGHTS_POINTS
    elif rules & NO_THREE_BRIGHTS == 0 and pile & CRANE_WARBLER_CURTAIN == CRANE_WARBLER_CURTAIN:
        total += THREE_BRIGHTS_POINTS
    if rules & NO_FIVE_BRIGHTS == 0 and pile & BRIGHTS == BRIGHTS:
        total += FIVE_BRIGHTS_POINTS
    if rules & NO_WISTERIA == 0 and pile & WISTERIA == WISTERIA:
        total += SUIT_YAKU_POINTS
    if rules & NO_PAULOWNIA == 0 and pile & PAULOWNIA == PAULOWNIA:
        total += SUIT_YAKU_POINTS
    return total


@kernel
def lead(pile: int, other_pile: int, rules: int) -> int:
    """How far a seat is ahead: the difference in card points and twice that in yaku. (The search counts so,
    in halves of a point: what one gains the other loses.)"""
    ahead = points(pile) - points(other_pile)
    return ahead + 2 * (yaku_points(pile, rules) - yaku_points(other_pile, rules))


# --- rounds played out


@kernel
def next_number(state: int) -> int:
    """The next state of the random numbers."""
    return (state * STEP + SHIFT) & MASK


@kernel
def first_number(seed: int, number: int) -> int:
    """The state that round `number` begins with, so that it is the same in any batch."""
    state = (seed * SPREAD + number * STEP + SHIFT) & MASK
    state = (state ^ state >> 29) * SPREAD & MASK
    return (state ^ state >> 32) * STEP & MASK


@kernel
def nth_bit(some: int, place: int) -> int:
    """The bit of the card that comes after `place` others in a set."""
    while place > 0:
        some &= some - 1
        place -= 1
    return some & -some


@kernel
def may_claim(hand: int, draws: int) -> int:
    """Whether this hand, with so many cards left to draw, may ask for a new deal (M13): 1 or 0."""
    if count_bits(hand) != REDEAL_HAND or (draws != REDEAL_STOCK and draws != REDEAL_STOCK + 1):
        return 0
    pairs = hand & hand >> 1
    return 1 if pairs & pairs >> 2 & LOW_OF_SUITS != 0 else 0


@kernel
def packed(hand: int) -> int:
    """The cards of a hand as places of six bits, lowest first: one of them is then found at once."""
    order = 0
    place = 0
    while hand != 0:
        order |= lowest_bit(hand) << place
        place += 6
        hand &= hand - 1
    return order


@kernel
def unpacked(order: int, held: int) -> int:
    """The set of the cards that `packed` has put in a row."""
    hand = 0
    for place in range(held):
        hand |= 1 << (order >> 6 * place & 63)
    return hand


@kernel
def toward_yaku(some: int, pile: int, other_pile: int, rules: int) -> int:
    """What captured cards are worth for yaku, in hundredths of a point: a share for each that they bring
    nearer, and for each that they take from the other seat."""
    worth = 0
    if rules & ANY_THREE == 0 and rules & NO_THREE_BRIGHTS == 0:
        worth += share_of_yaku(some, CRANE_WARBLER_CURTAIN, 3, THREE_BRIGHTS_POINTS, pile, other_pile)
    if rules & NO_FIVE_BRIGHTS == 0:
        worth += share_of_yaku(some, BRIGHTS, 5, FIVE_BRIGHTS_POINTS, pile, other_pile)
    if rules & NO_WISTERIA == 0:
        worth += share_of_yaku(some, WISTERIA, 4, SUIT_YAKU_POINTS, pile, other_pile)
    if rules & NO_PAULOWNIA == 0:
        worth += share_of_yaku(some, PAULOWNIA, 4, SUIT_YAKU_POINTS, pile, other_pile)
    if rules & ANY_THREE != 0 and rules & NO_THREE_BRIGHTS == 0:
        worth += 100 * THREE_BRIGHTS_POINTS // 3 * count_bits(some & BRIGHTS)
    return worth


@kernel
def share_of_yaku(some: int, needed: int, need: int, value: int, pile: int, other_pile: int) -> int:
    """The share of one yaku: it grows with the square of how many of its cards are together."""
    more = count_bits(some & needed)
    if more == 0:
        return 0
    worth = 0
    if other_pile & needed == 0:
        have = count_bits(pile & needed)
        worth += 100 * value * ((have + more) * (have + more) - have * have) // (need * need)
    if pile & needed == 0:
        have = count_bits(other_pile & needed)
        worth += 100 * value * ((have + more) * (have + more) - have * have) // (need * need)
    return worth


@kernel
def danger(some: int, unseen: int) -> int:
    """What the other seat may expect to take of cards that lie open, in hundredths of a point."""
    total = 0
    while some != 0:
        card = some & -some
        some ^= card
        if card == LIGHTNING:
            total += 50
            continue
        mates = count_bits(unseen & SUIT << (lowest_bit(card) & 60) & ~LIGHTNING)
        total += points(card) * (33 * mates - 4 * mates * (mates - 1))
    return total


@kernel
def best_target(
    card: int, options: int, pile: int, other_pile: int, field: int, drawn: int, last: int, rules: int,
    state: int,
) -> int:
    """The capture a steady player makes: the most points, with a share of the yaku, and a little chance."""
    best = options & -options
    most = -1
    while options != 0:
        target = options & -options
        options ^= target
        got = taken(card, target, field, drawn, last, rules) | 1 << card
        worth = 100 * points(got) + toward_yaku(got, pile, other_pile, rules)
        state = next_number(state)
        worth += state >> UPPER & WHIM
        if worth > most:
            most = worth
            best = target
    return best


@kernel
def steady_place(
    order: int, held: int, pile: int, other_pile: int, field: int, rules: int, state: int
) -> int:
    """Which of its cards a steady player plays (its place in the hand), from what that seat can see: the best
    capture, or else the card that is the least loss; between cards that are nearly level, by chance."""
    unseen = ALL_CARDS & ~(unpacked(order, held) | field | pile | other_pile)
    best = 0
    most = -(1 << 40)
    for place in range(held):
        card = order >> 6 * place & 63
        options = targets(card, field, 0, 0, rules)
        if options == 0:
            worth = -danger(1 << card, unseen)
        else:
            target = best_target(card, options, pile, other_pile, field, 0, 0, rules, state)
            got = taken(card, target, field, 0, 0, rules) | 1 << card
            worth = 100 * points(got) + toward_yaku(got, pile, other_pile, rules)
        state = next_number(state)
        worth += state >> UPPER & WHIM
        if worth > most:
            most = worth
            best = place
    return best


@kernel
def play_out(p: Numbers, state: int, steady: int) -> int:
    """Play a position to its end: the score of seat 0 (0 for a round that is dealt again, M13).

    `steady` 0: all legal actions equally likely. 1: both seats play by the steady count.
    """
    rules = p[P_RULES]
    draws = p[P_DRAWS]
    seat = p[P_PLAYER]
    field = p[P_FIELD]
    pile = p[P_PILES + seat]
    other_pile = p[P_PILES + 1 - seat]
    hand = packed(p[P_HANDS + seat])
    other_hand = packed(p[P_HANDS + 1 - seat])
    held = count_bits(p[P_HANDS + seat])
    other_held = count_bits(p[P_HANDS + 1 - seat])
    phase = p[P_PHASE]
    card = p[P_PENDING]
    draw = 0
    while True:
        if phase == HAND_PHASE:
            if held == 0:
                break
            choices = held
            if rules & REDEAL != 0:
                choices += may_claim(unpacked(hand, held), draws - draw)
            place = 0
            if steady != 0:  # never claims a new deal
                state = next_number(state)
                place = steady_place(hand, held, pile, other_pile, field, rules, state)
            elif choices > 1:
                state = next_number(state)
                place = (state >> UPPER) * choices >> UPPER_BITS
                if place == held:
                    return 0
            card = hand >> 6 * place & 63
            held -= 1
            hand ^= (card ^ (hand >> 6 * held & 63)) << 6 * place
            hand &= (1 << 6 * held) - 1
        if phase != DRAW_CAPTURE_PHASE:
            options = targets(card, field, 0, 0, rules)
            if options == 0:
                field |= 1 << card
            else:
                if options & (options - 1) != 0:
                    state = next_number(state)
                    if steady != 0:
                        options = best_target(card, options, pile, other_pile, field, 0, 0, rules, state)
                    else:
                        options = nth_bit(options, (state >> UPPER) * count_bits(options) >> UPPER_BITS)
                got = taken(card, options, field, 0, 0, rules)
                field ^= got
                pile |= got | 1 << card
            card = p[P_STOCK + draw]
            draw += 1
        phase = HAND_PHASE
        last = 1 if draw == draws else 0
        options = targets(card, field, 1, last, rules)
        if options == 0:
            field |= 1 << card
        else:
            if options & (options - 1) != 0:
                state = next_number(state)
                if steady != 0:
                    options = best_target(card, options, pile, other_pile, field, 1, last, rules, state)
                else:
                    options = nth_bit(options, (state >> UPPER) * count_bits(options) >> UPPER_BITS)
            got = taken(card, options, field, 1, last, rules)
            field ^= got
            pile |= got | 1 << card
        pile, other_pile = other_pile, pile
        hand, other_hand = other_hand, hand
        held, other_held = other_held, held
        seat = 1 - seat
    kept = left_to_drawer(field, other_pile, pile)
    other_pile |= kept
    pile |= field ^ kept
    if seat != 0:
        pile, other_pile = other_pile, pile
    return points(pile) - PAR + yaku_points(pile, rules) - yaku_points(other_pile, rules)


@kernel
def play_out_many(p: Numbers, seed: int, first: int, count: int, steady: int, scores: Numbers) -> int:
    """Play a position out `count` times, from round number `first` on: the scores of seat 0 and their sum."""
    total = 0
    for number in range(count):
        score = play_out(p, first_number(seed, first + number), steady)
        scores[number] = score
        total += score
    return total


# --- the exact value
#
# One node is a turn: a card, what it takes, what the drawn card takes. Values are those of the rest of the
# round for the seat to move, counted as in `lead`. A card in hand or in the stock that is in a pile as well
# is spent: its owner was certain early, so it was counted then, and when it comes it has no effect.


@kernel
def suits_in(some: int) -> int:
    """The suits of which there are cards in a set: the lowest bit of each."""
    some |= some >> 1
    return (some | some >> 2) & LOW_OF_SUITS


@kernel
def odd_suits(some: int) -> int:
    """The suits of which there is an odd number of cards in a set: the lowest bit of each."""
    some ^= some >> 1
    return (some ^ some >> 2) & LOW_OF_SUITS


@kernel
def certain_cards(loose: int, mine: int, theirs: int, owner: int) -> tuple[int, int]:
    """Loose cards whose owner is certain once Lightning is captured: mine, and theirs.

    `mine` and `theirs` are the loose cards that the seats have still to play or to draw. A suit that comes
    from one side only is that side's, but for an orphan, which is the owner's of Lightning (1: mine, 2:
    theirs); so is all that lies where no card can reach it. Plain willows are not looked at.
    """
    loose &= NOT_WILLOWS
    suits = suits_in(loose)
    odd = odd_suits(loose)
    from_me = suits_in(mine)
    from_them = suits_in(theirs)
    pairs = loose & loose >> 1 & PAIRS_IN_SUITS
    single = odd & ~(pairs | pairs >> 2)
    left_alone = single | suits & ~(from_me | from_them)
    from_me &= suits & ~from_them & ~left_alone
    from_them &= suits & ~suits_in(mine) & ~left_alone
    if owner == 1:
        to_me = left_alone | from_me
        to_them = from_them & ~odd
    else:
        to_me = from_me & ~odd
        to_them = left_alone | from_them
    return loose & to_me * SUIT, loose & to_them * SUIT


@kernel
def certain_willows(
    w: Numbers, loose: int, mine: int, theirs: int, pile: int, other_pile: int, turn: int
) -> int:
    """Whose all loose plain willows are, if that is certain: 1 mine, 2 theirs, 0 nobody knows. Lightning must
    not decide about them at the very end (M40, M41); `turn` is the one that has been played."""
    willows = loose & PLAIN_WILLOWS
    if loose & LIGHTNING != 0:
        last = w[W_LAST]
        if last == LIGHTNING or (last & willows != 0 and w[W_RULES] & LAST_WILLOW != 0):
            return 0
    if willows & (willows - 1) == 0:
        if count_bits(pile & PLAIN_WILLOWS) == 2:
            return 1
        if count_bits(other_pile & PLAIN_WILLOWS) == 2:
            return 2
        return 2 if (w[W_DRAWS] - turn) & 1 == 0 else 1
    if willows != PLAIN_WILLOWS:
        return 0
    if mine & willows == 0:
        return 2 if theirs & willows != 0 else 0
    return 1 if theirs & willows == 0 else 0


@kernel
def put_move(w: Numbers, at: int, hand: int, field: int, got: int) -> int:
    """Write down a way to play a turn: hand and field after it, and what it captures. Gives the place of the
    next one."""
    w[at + M_HAND] = hand
    w[at + M_FIELD] = field
    w[at + M_GOT] = got
    w[at + M_ORDER] = points(got)
    return at + MOVE_SIZE


@kernel
def after_turn(
    w: Numbers, hand: int, other: int, field: int, pile: int, other_pile: int, turn: int, got: int
) -> tuple[int, int, int, int]:
    """The end of a turn that captured `got`: field and piles with the cards of certain owners given out, and
    what the seat that played it has gained."""
    mine = pile | got
    theirs = other_pile
    both = mine | theirs
    from_me = (hand | w[W_OWN_DRAWS + turn + 2]) & ~both
    from_them = (other | w[W_OWN_DRAWS + turn + 1]) & ~both
    loose = field | from_me | from_them
    if loose & LIGHTNING == 0:
        owner = 2
        if mine & LIGHTNING != 0 or (theirs & LIGHTNING == 0 and (w[W_DRAWS] - turn) & 1 != 0):
            owner = 1
        to_me, to_them = certain_cards(loose, from_me, from_them, owner)
        mine |= to_me
        theirs |= to_them
    if loose & PLAIN_WILLOWS != 0:
        owner = certain_willows(w, loose, from_me, from_them, mine, theirs, turn)
        if owner == 1:
            mine |= loose & PLAIN_WILLOWS
        elif owner == 2:
            theirs |= loose & PLAIN_WILLOWS
    rules = w[W_RULES]
    more = mine ^ pile
    lost = theirs ^ other_pile
    gain = points(more) - points(lost)
    if (more | lost) & YAKU_CARDS != 0:
        gain += 2 * (yaku_points(mine, rules) - yaku_points(pile, rules))
        gain -= 2 * (yaku_points(theirs, rules) - yaku_points(other_pile, rules))
    return field & ~(mine | theirs), mine, theirs, gain


@kernel
def put_draws(w: Numbers, at: int, hand: int, field: int, spent: int, turn: int, got: int) -> int:
    """Write down all ways to end a turn after its hand step, which captured `got`. `spent` cards have no
    effect, as they are counted already."""
    card = w[W_STOCK + turn]
    if 1 << card & spent != 0:
        return put_move(w, at, hand, field, got)
    rules = w[W_RULES]
    last = 1 if turn + 1 == w[W_DRAWS] else 0
    options = targets(card, field, 1, last, rules)
    if options == 0:
        return put_move(w, at, hand, field | 1 << card, got)
    options = unlike(options)
    while options != 0:
        target = options & -options
        options ^= target
        taking = taken(card, target, field, 1, last, rules)
        at = put_move(w, at, hand, field ^ taking, got | taking | 1 << card)
    return at


@kernel
def put_hand_step(
    w: Numbers, at: int, bit: int, target: int, hand: int, field: int, spent: int, turn: int
) -> int:
    """Write down all ways to play a turn that begin with this card taking this target (0: it stays)."""
    rest = hand ^ bit
    if bit & spent != 0:
        return put_draws(w, at, rest, field, spent, turn, 0)
    if target == 0:
        return put_draws(w, at, rest, field | bit, spent, turn, 0)
    taking = taken(lowest_bit(bit), target, field, 0, 0, w[W_RULES])
    return put_draws(w, at, rest, field ^ taking, spent, turn, taking | bit)


@kernel
def put_turns(w: Numbers, at: int, cards: int, hand: int, field: int, spent: int, turn: int) -> int:
    """Write down all ways to play a turn that begin with one of these cards of the hand."""
    rules = w[W_RULES]
    while cards != 0:
        bit = cards & -cards
        cards ^= bit
        options = 0
        if bit & spent == 0:
            options = unlike(targets(lowest_bit(bit), field, 0, 0, rules))
        target = options & -options
        at = put_hand_step(w, at, bit, target, hand, field, spent, turn)
        options ^= target
        while options != 0:
            target = options & -options
            options ^= target
            at = put_hand_step(w, at, bit, target, hand, field, spent, turn)
    return at


@kernel
def unlike(some: int) -> int:
    """A set of cards without the Basics that are just like another one in it."""
    return some & ~((some & LIKE_NEXT) << 1 | (some & PAULOWNIA_X) << 2)


@kernel
def alike_field(field: int, elsewhere: int) -> int:
    """The field with Basics that are just like captured ones named as these: such positions are the same."""
    lower = field >> 1 & LIKE_NEXT & ~field & ~elsewhere
    return field ^ lower ^ lower << 1


@kernel
def open_yaku(pile: int, other_pile: int, rules: int) -> tuple[int, int, int]:
    """How the undecided yaku stand, as bits: who has cards of each. Then the points that the seat of `pile`
    may still get from them, and the points the other seat may."""
    status = 0
    mine = 0
    theirs = 0
    if rules & NO_FIVE_BRIGHTS == 0:
        if pile & BRIGHTS == 0:
            theirs += FIVE_BRIGHTS_POINTS
        else:
            status = 1
        if other_pile & BRIGHTS == 0:
            mine += FIVE_BRIGHTS_POINTS
        else:
            status |= 2
    if rules & NO_WISTERIA == 0:
        if pile & WISTERIA == 0:
            theirs += SUIT_YAKU_POINTS
        else:
            status |= 4
        if other_pile & WISTERIA == 0:
            mine += SUIT_YAKU_POINTS
        else:
            status |= 8
    if rules & NO_PAULOWNIA == 0:
        if pile & PAULOWNIA == 0:
            theirs += SUIT_YAKU_POINTS
        else:
            status |= 16
        if other_pile & PAULOWNIA == 0:
            mine += SUIT_YAKU_POINTS
        else:
            status |= 32
    if rules & NO_THREE_BRIGHTS == 0:
        if rules & ANY_THREE == 0:
            if pile & CRANE_WARBLER_CURTAIN == 0:
                theirs += THREE_BRIGHTS_POINTS
            else:
                status |= 64
            if other_pile & CRANE_WARBLER_CURTAIN == 0:
                mine += THREE_BRIGHTS_POINTS
            else:
                status |= 128
        else:
            have = count_bits(pile & BRIGHTS)
            others = count_bits(other_pile & BRIGHTS)
            if have >= 3 or others >= 3:
                status |= 15 << 6
            else:
                status |= have << 6 | others << 8
                mine += THREE_BRIGHTS_POINTS
                theirs += THREE_BRIGHTS_POINTS
    return status, mine, theirs


@kernel
def left_over(field: int, pile: int, other_pile: int, rules: int) -> int:
    """The value when no card is left to play; the other seat has drawn the last card."""
    if field == 0:
        return 0
    theirs = left_to_drawer(field, other_pile, pile)
    mine = field ^ theirs
    value = points(mine) - points(theirs)
    if field & YAKU_CARDS != 0:
        value += 2 * (yaku_points(pile | mine, rules) - yaku_points(pile, rules))
        value -= 2 * (yaku_points(other_pile | theirs, rules) - yaku_points(other_pile, rules))
    return value


@kernel
def owners(loose: int, pile: int, other_pile: int) -> int:
    """Who has Lightning and plain willows, as far as it decides about cards that are still loose."""
    found = 0
    if loose & LIGHTNING == 0 and odd_suits(loose & NOT_WILLOWS) != 0:
        if pile & LIGHTNING != 0:
            found = 1
        elif other_pile & LIGHTNING != 0:
            found = 2
    if loose & PLAIN_WILLOWS != 0:
        found |= count_bits(pile & PLAIN_WILLOWS) << 2 | count_bits(other_pile & PLAIN_WILLOWS) << 4
    return found


@kernel
def void_value(w: Numbers, pile: int, other_pile: int, turn: int) -> int:
    """The value of asking for a new deal: the round counts 0 for both, whatever has been captured."""
    outcome = w[W_REDEAL] if turn & 1 == 0 else -w[W_REDEAL]
    return outcome - lead(pile, other_pile, w[W_RULES_DEALT])


@kernel
def search(
    w: Numbers, at: int, hand: int, other: int, field: int, pile: int, other_pile: int, turn: int,
    alpha: int, beta: int,
) -> int:
    """The value for the seat to move if it lies between alpha and beta; else a bound beyond them.

    `at` is where moves may be written, `turn` the number of the next draw. After a stop the value is void.
    """
    if w[W_STOP] != 0:
        return alpha
    w[W_NODES] += 1
    if w[W_NODES] > w[W_LIMIT]:
        w[W_STOP] = 2
        return alpha
    rules = w[W_RULES]
    draws = w[W_DRAWS]
    if turn == draws:
        return left_over(field, pile, other_pile, rules)
    hidden = hand | other | w[W_REST + turn]
    loose = (hidden | field) & ~(pile | other_pile)
    status, mine, theirs = open_yaku(pile, other_pile, rules)
    best = -INFINITE
    if rules & REDEAL != 0 and draws - turn >= REDEAL_STOCK:
        if may_claim(hand, draws - turn) != 0:
            best = void_value(w, pile, other_pile, turn)
    else:
        to_come = points(loose)
        high = to_come + 2 * mine
        low = -to_come - 2 * theirs
        if high <= alpha or high == low:
            return high
        if low >= beta:
            return low
    slot = 0
    key = 0
    field_key = 0
    tried = NO_MOVE
    if turn + 2 < draws:
        status = (turn + 1) << TURN_SHIFT | status << OWNER_BITS | owners(loose, pile, other_pile)
        key = (hand | other) & loose | status << STATUS_SHIFT
        field_key = alike_field(field, hidden)
        mixed = (key * HASH_A & MASK) ^ (field_key * HASH_B & MASK)
        mixed = (mixed ^ mixed >> 31) * HASH_A & MASK
        slot = W_TABLE + (mixed >> HASH_SHIFT & (w[W_BUCKETS] - 1)) * BUCKET
        data = -1
        if w[slot] == key and w[slot + 1] >> DATA_BITS == field_key:
            data = w[slot + 1] & DATA
        elif w[slot + 2] == key and w[slot + 3] >> DATA_BITS == field_key:
            data = w[slot + 3] & DATA
        if data >= 0:
            value = (data >> VALUE_SHIFT) - VALUE_MIDDLE
            bound = data >> BOUND_SHIFT & EXACT
            if bound == EXACT:
                return value
            if bound == AT_LEAST:
                if value >= beta:
                    return value
            elif value <= alpha:
                return value
            tried = data & NO_MOVE
    spent = pile | other_pile
    idle = hand & spent
    cards = unlike(hand ^ idle) | (idle & -idle)  # of cards that are alike in all respects only one
    end = put_turns(w, at, cards, hand, field, spent, turn)
    if at + tried * MOVE_SIZE < end:
        w[at + tried * MOVE_SIZE + M_ORDER] = INFINITE
    floor = alpha if alpha > best else best
    chosen = NO_MOVE
    first = True
    while floor < beta:
        move = at
        seek = at + MOVE_SIZE
        while seek < end:
            if w[seek + M_ORDER] > w[move + M_ORDER]:
                move = seek
            seek += MOVE_SIZE
        if w[move + M_ORDER] == DONE:
            break
        w[move + M_ORDER] = DONE
        rest = w[move + M_HAND]
        field, mine, theirs, gain = after_turn(
            w, rest, other, w[move + M_FIELD], pile, other_pile, turn, w[move + M_GOT]
        )
        lowest = floor + 1
        if first:
            lowest = beta
            first = False
        value = gain - search(w, end, other, rest, field, theirs, mine, turn + 1, gain - lowest, gain - floor)
        if value >= lowest and value < beta:
            value = gain - search(
                w, end, other, rest, field, theirs, mine, turn + 1, gain - beta, gain - value + 1
            )
        if value > best:
            best = value
            chosen = (move - at) // MOVE_SIZE
            if value > floor:
                floor = value
    if slot != 0 and w[W_STOP] == 0:
        bound = EXACT
        if best >= beta:
            bound = AT_LEAST
        elif best <= alpha:
            bound = AT_MOST
        if chosen > NO_MOVE:
            chosen = NO_MOVE
        if w[slot] != 0 and w[slot] >> STATUS_SHIFT + TURN_SHIFT <= turn:
            slot += 2
        w[slot] = key
        data = (best + VALUE_MIDDLE) << VALUE_SHIFT | bound << BOUND_SHIFT | chosen
        w[slot + 1] = field_key << DATA_BITS | data
    return best


# --- values of all actions at a decision


@kernel
def set_up(w: Numbers, p: Numbers) -> None:
    """Get the work array ready for a position: stock, rules, and an empty table."""
    draws = p[P_DRAWS]
    rules = p[P_RULES]
    rest = 0
    w[W_REST + draws] = 0
    w[W_OWN_DRAWS + draws] = 0
    w[W_OWN_DRAWS + draws + 1] = 0
    for turn in range(draws - 1, -1, -1):
        card = p[P_STOCK + turn]
        w[W_STOCK + turn] = card
        rest |= 1 << card
        w[W_REST + turn] = rest
        w[W_OWN_DRAWS + turn] = w[W_OWN_DRAWS + turn + 2] | 1 << card
    w[W_DRAWS] = draws
    w[W_LAST] = 1 << p[P_STOCK + draws - 1] if draws > 0 else 0
    w[W_RULES_DEALT] = rules
    first, second, field = p[P_PILES], p[P_PILES + 1], p[P_FIELD]
    arrivals = p[P_HANDS] | p[P_HANDS + 1] | rest
    if p[P_PHASE] != HAND_PHASE:
        arrivals |= 1 << p[P_PENDING]
    w[W_RULES] = rules | settled_yaku(first, second, field | arrivals, rules)
    for place in range(W_TABLE, W_TABLE + w[W_BUCKETS] * BUCKET):
        w[place] = 0


@kernel
def settled_yaku(first: int, second: int, loose: int, rules: int) -> int:
    """The yaku that are decided or out of reach, as the bits that switch them off."""
    off = 0
    if may_still_get(BRIGHTS, 5, first, second, loose) == 0:
        off |= NO_FIVE_BRIGHTS
    if may_still_get(WISTERIA, 4, first, second, loose) == 0:
        off |= NO_WISTERIA
    if may_still_get(PAULOWNIA, 4, first, second, loose) == 0:
        off |= NO_PAULOWNIA
    if rules & ANY_THREE == 0:
        if may_still_get(CRANE_WARBLER_CURTAIN, 3, first, second, loose) == 0:
            off |= NO_THREE_BRIGHTS
    elif may_still_get(BRIGHTS, 3, first, second, loose) == 0:
        off |= NO_THREE_BRIGHTS
    return off


@kernel
def may_still_get(needed: int, need: int, first: int, second: int, loose: int) -> int:
    """1 if a yaku is in neither pile and there are cards enough that one of them may still get it, else 0."""
    have = count_bits(first & needed)
    others = count_bits(second & needed)
    free = count_bits(loose & needed)
    if have >= need or others >= need:
        return 0
    return 1 if have + free >= need or others + free >= need else 0


@kernel
def put_root(w: Numbers, p: Numbers) -> None:
    """Write down field and piles, the cards of certain owners given out if a hand card is to be played."""
    seat = p[P_PLAYER]
    hand, other, field = p[P_HANDS + seat], p[P_HANDS + 1 - seat], p[P_FIELD]
    pile, other_pile = p[P_PILES + seat], p[P_PILES + 1 - seat]
    if p[P_PHASE] == HAND_PHASE:  # as if the other seat had just ended a turn
        field, other_pile, pile, _ = after_turn(w, other, hand, field, other_pile, pile, -1, 0)
    w[W_FIELD] = field
    w[W_PILE] = pile
    w[W_OTHER_PILE] = other_pile


@kernel
def actions_of(p: Numbers) -> int:
    """The actions at a decision, one bit each: the cards to play, or the targets of the card that waits. The
    claim of a new deal is not among them."""
    if p[P_PHASE] == HAND_PHASE:
        return p[P_HANDS + p[P_PLAYER]]
    drawn = 1 if p[P_PHASE] == DRAW_CAPTURE_PHASE else 0
    last = 1 if p[P_DRAWS] == 0 else 0
    return targets(p[P_PENDING], p[P_FIELD], drawn, last, p[P_RULES])


@kernel
def put_capture(w: Numbers, at: int, p: Numbers, target: int) -> int:
    """Write down all ways to end the turn when the card that waits takes this target."""
    hand, field, card = p[P_HANDS + p[P_PLAYER]], p[P_FIELD], p[P_PENDING]
    drawn = 1 if p[P_PHASE] == DRAW_CAPTURE_PHASE else 0
    last = 1 if p[P_DRAWS] == 0 else 0
    got = taken(card, target, field, drawn, last, p[P_RULES])
    field ^= got
    got |= 1 << card
    if drawn != 0:
        return put_move(w, at, hand, field, got)
    return put_draws(w, at, hand, field, p[P_PILES] | p[P_PILES + 1], 0, got)


@kernel
def number_moves(w: Numbers, move: int, end: int, number: int) -> int:
    """Note in the order of these moves which value they are for. Gives the end."""
    while move < end:
        w[move + M_ORDER] = w[move + M_ORDER] << NUMBER_BITS | LAST_NUMBER - number
        move += MOVE_SIZE
    return end


@kernel
def put_question(w: Numbers, p: Numbers, what: int) -> int:
    """Write down all ways to end the turn, each with the number of the value it is for: by the card, then by
    what it takes. W_VALUES gets how many there are. Gives the end of the moves."""
    hand, field = p[P_HANDS + p[P_PLAYER]], w[W_FIELD]
    spent = w[W_PILE] | w[W_OTHER_PILE]
    actions = actions_of(p)
    once = unlike(actions)
    end = W_MOVES
    number = 0
    bit = 0
    while actions != 0:
        if actions & -actions & once != 0:  # else it is just like the one before it
            bit = actions & -actions
        actions &= actions - 1
        if p[P_PHASE] != HAND_PHASE:
            end = number_moves(w, end, put_capture(w, end, p, bit), number)
        elif what != EVERY_MOVE:
            end = number_moves(w, end, put_turns(w, end, bit, hand, field, spent, 0), number)
        else:
            options = targets(lowest_bit(bit), p[P_FIELD], 0, 0, p[P_RULES])
            while options & (options - 1) != 0:
                target = options & -options
                options ^= target
                end = number_moves(w, end, put_hand_step(w, end, bit, target, hand, field, spent, 0), number)
                number += 1
            end = number_moves(w, end, put_hand_step(w, end, bit, options, hand, field, spent, 0), number)
        number += 1
    w[W_VALUES] = number
    return end


@kernel
def put_world(
    p: Numbers, first: int, second: int, places: Numbers, unknown: int, worlds: Numbers, at: int
) -> None:
    """Deal the unknown cards: card `i` of the world lies at `places[i]` of the position, where 0 and 1 mean
    the hands, of which `first` and `second` are known."""
    p[P_HANDS] = first
    p[P_HANDS + 1] = second
    for number in range(unknown):
        card = worlds[at + number]
        if places[number] < P_FIELD:
            p[places[number]] |= 1 << card
        else:
            p[places[number]] = card


@kernel
def may_be_void(p: Numbers) -> int:
    """Whether a claim of a new deal is among the actions: 1 or 0."""
    if p[P_RULES] & REDEAL == 0 or p[P_PHASE] != HAND_PHASE:
        return 0
    return may_claim(p[P_HANDS + p[P_PLAYER]], p[P_DRAWS])


@kernel
def total_points(w: Numbers, p: Numbers) -> int:
    """The points of all cards in play. (In a set-up some may be nowhere.)"""
    in_play = p[P_HANDS] | p[P_HANDS + 1] | p[P_FIELD] | p[P_PILES] | p[P_PILES + 1] | w[W_REST]
    if p[P_PHASE] != HAND_PHASE:
        in_play |= 1 << p[P_PENDING]
    return points(in_play)


@kernel
def find_values(
    w: Numbers, p: Numbers, what: int, places: Numbers, unknown: int, worlds: Numbers, count: int,
    values: Numbers,
) -> int:  # fmt: skip
    """The values of the actions at a decision in `count` worlds (`put_world`; 1 if all is known): the final
    score of seat 0 for each, in the order of their cards, a claim last; one world after the other. Gives the
    number of worlds done before a stop. (All that searches is in this one function: to compile a caller is to
    compile the search once more.)

    `what` EVERY_ACTION: just that. EVERY_MOVE: a hand card has a value for each of its targets. BEST_ACTION:
    only the best, whose number is in W_BEST, is exact; the others are bounds that are no better.
    """
    first, second = p[P_HANDS], p[P_HANDS + 1]
    seat = p[P_PLAYER]
    sign = 1 - 2 * seat
    turn = -1 if p[P_PHASE] == DRAW_CAPTURE_PHASE else 0
    start = 0
    for world in range(count):
        put_world(p, first, second, places, unknown, worlds, world * unknown)
        set_up(w, p)
        put_root(w, p)
        total = total_points(w, p)
        # A claimed round counts 0 for seat 0; W_REDEAL is that for the seat that draws next.
        w[W_REDEAL] = (2 * PAR - total) * (sign if turn == 0 else -sign)
        pile, other_pile, other = w[W_PILE], w[W_OTHER_PILE], p[P_HANDS + 1 - seat]
        end = put_question(w, p, what)
        found = w[W_VALUES]
        best = -INFINITE
        for number in range(found):
            values[start + number] = best
        while True:
            move = W_MOVES
            seek = W_MOVES + MOVE_SIZE
            while seek < end:
                if w[seek + M_ORDER] > w[move + M_ORDER]:
                    move = seek
                seek += MOVE_SIZE
            if w[move + M_ORDER] == DONE:
                break
            number = LAST_NUMBER - (w[move + M_ORDER] & LAST_NUMBER)
            w[move + M_ORDER] = DONE
            rest = w[move + M_HAND]
            field, mine, theirs, gain = after_turn(
                w, rest, other, w[move + M_FIELD], pile, other_pile, turn, w[move + M_GOT]
            )
            floor = best if what == BEST_ACTION else values[start + number]
            beta = floor + 1 if what == BEST_ACTION and floor > -INFINITE else INFINITE
            value = gain - search(
                w, end, other, rest, field, theirs, mine, turn + 1, gain - beta, gain - floor
            )
            if value >= beta:
                value = gain - search(
                    w, end, other, rest, field, theirs, mine, turn + 1, gain - INFINITE, gain - value + 1
                )
            if w[W_STOP] != 0:
                return world
            if value > values[start + number]:
                values[start + number] = value
            if value > best:
                best = value
                w[W_BEST] = number
        before = lead(pile, other_pile, p[P_RULES])
        for number in range(start, start + found):
            values[number] = (sign * (before + values[number]) + total) // 2 - PAR
        start += found
        if may_be_void(p) != 0:
            values[start] = 0
            start += 1
    return count

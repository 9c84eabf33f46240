"""Exercises of lesson 8: what is laid away, the final trump, the friend, and the Joker Call card."""

from __future__ import annotations

from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise, MixUp, Option, mix_up
from hanalab.lessons.making import Choice, group, lines, number, several, single
from hanalab.lessons.mighty_making import (
    KOREAN,
    SEED,
    bid_words,
    card_option,
    ordered,
    refused,
    seat,
    seat_choice,
    suit,
)
from hanalab.lessons.phrase import Phrase, say
from hanalab.mighty.actions import CallFriend, FriendCall, NameTrump
from hanalab.mighty.bids import Bid
from hanalab.mighty.cards import DECK, JOKER, SUITS, TRUMPS, Card, points_in
from hanalab.mighty.friend import holder
from hanalab.mighty.hand import Hand
from hanalab.mighty.preparation import number_after
from hanalab.mighty.scoring import score_of_points
from hanalab.mighty.settlement import settle
from hanalab.mighty.steady import ranked
from hanalab.mighty.tricks import mighty_card


def laid_away(chance: Chance) -> Exercise:
    """How many points do the discards bring the declarer's side?"""
    ten = Card(f"{chance.pick(SUITS)}10")
    low = chance.some((card for card in DECK if card.suit and not card.points), 1)
    court = chance.some((card for card in DECK if card.points and card is not ten), 1)
    third = chance.pick([card for card in DECK if card not in (ten, *low, *court)])
    gone = tuple(chance.mixed((ten, third, *(low if chance.below(2) else court))))
    value = points_in(gone)
    near = [
        (0, mix_up("laid-away-is-lost", "K20")),
        (sum(card.points for card in gone if card.rank != 10), mix_up("ten-is-no-point", "K4")),
        (3, mix_up("three-cards-three-points", "K4")),
        (value + 1, mix_up("joker-is-a-point", "K4")),
    ]
    return number(
        say("q-laid-away"),
        (group("laid-away", gone),),
        value,
        near,
        rule="K20",
        because=say("because-laid-away", cards=tuple(card for card in gone if card.points)),
        shows=[card for card in gone if card.points],
        marks=False,
    )


def final_trump(chance: Chance) -> Exercise:
    """What number must the declarer make after naming the final trump?"""
    won = Bid(13 + chance.below(5), chance.pick(SUITS))
    final = NameTrump(chance.pick(TRUMPS))
    rules, name = ((SEED, "line-seed"), (KOREAN, "line-korean"))[chance.below(2)]
    value = number_after(final, won, rules)
    near = [
        (number_after(final, won, KOREAN), mix_up("change-always-costs", "K22")),
        (won.number, mix_up("korean-change-is-free", "K22")),
        (won.number + 2, mix_up("every-change-costs-two", "K22")),
        (won.number + 1, mix_up("kitty-costs-one", "K22")),
    ]
    return number(
        say("q-final-trump"),
        (
            lines("won-with", bid_words(won)),
            lines("final-trump", suit(final.trump)),
            lines("rule-set", say(name)),
        ),
        value,
        near,
        rule="K22",
        because=_why_number(final, won, value),
        marks=False,
    )


def _why_number(final: NameTrump, won: Bid, value: int) -> Phrase:
    if value > won.number:
        return say("because-trump-raised", before=won.number, by=value - won.number, after=value)
    return say("because-trump-kept" if final.trump == won.trump else "because-trump-free")


def who_is_friend(chance: Chance) -> Exercise:
    """Who is the friend, if anybody?"""
    case = chance.below(4)
    trump = chance.pick(SUITS)
    mighty = mighty_card(trump)
    cards = chance.mixed(card for card in DECK if card not in (mighty, JOKER))
    hands = [list(cards[3 * at : 3 * at + 3]) for at in range(5)]
    gone = cards[15:18]
    declarer = chance.below(5)
    friend = chance.pick([at for at in range(5) if at != declarer])
    special = chance.pick([at for at in range(5) if at not in (declarer, friend)])
    hands[special][0] = mighty
    called = (hands[friend][1], hands[friend][1], hands[declarer][1], gone[0])[case]
    hand = Hand.at_play(hands, declarer, (15, trump), called, "C2" if case else "H2", gone)
    choices = [Choice("nobody", say("nobody"), None, mix_up("friend-only-when-shown", "K41", card=called))]
    if hand.friend is not None:
        choices.append(seat_choice(hand.friend, seat(hand.friend), hand.friend))
    others = [at for at in range(5) if at not in (declarer, hand.friend)]
    others.sort(key=lambda at: at != special)
    choices += [_not_friend(at, special, declarer, called, case) for at in others]
    rule = ("K41", "K41", "K43", "K44")[case]
    picture = [group("seat-holds", ordered(each), seat=seat(at)) for at, each in enumerate(hands)]
    return single(
        chance,
        say("q-who-is-friend", declarer=seat(declarer), card=called),
        (*picture, group("laid-away", gone)),
        choices,
        hand.friend,
        rule=rule,
        shows=(called,),
        marks=False,
    )


def _not_friend(at: int, special: int, declarer: int, called: Card, case: int) -> Choice:
    """Somebody who is not the friend, and why one might think so."""
    values = {"seat": seat(at), "card": called}
    if at == special:
        mix = mix_up("mighty-makes-the-friend", "K41", **values)
    elif case > 1:
        mix = mix_up("somebody-must-be-friend", "K43" if case == 2 else "K44", **values)
    elif at == (declarer + 1) % 5:
        mix = mix_up("neighbour-is-friend", "K41", **values)
    else:
        mix = mix_up("friend-by-strength", "K41", **values)
    return seat_choice(at, seat(at), at, mix)


def who_knows(chance: Chance) -> Exercise:
    """Who knows the friend before the called card is played?"""
    deck = chance.mixed(card for card in DECK if card is not JOKER)
    hands = [deck[10 * at : 10 * at + 10] for at in range(5)]
    declarer = chance.below(5)
    own = chance.below(3) == 0
    seats = [at for at in range(5) if at == declarer] if own else [at for at in range(5) if at != declarer]
    called = chance.pick(hands[chance.pick(seats)])
    hand = Hand.at_play(hands, declarer, (15, "H"), called, "C2", (*deck[50:], JOKER))
    at_home = holder(called, hand.hands)
    options = []
    for at in range(5):
        knows = hand.view(at).knows_friend
        options.append(Option(f"p{at}", seat(at), knows, _for_knowing(at, declarer, called, knows)))
    told = lines(
        "called",
        say("line-called", seat=seat(declarer), card=called),
        say("line-holder", seat=seat(at_home or 0)),
    )
    because = say("because-own-call" if own else "because-holder-knows", seat=seat(at_home or 0))
    rule = "K43" if own else "K5"
    return several(say("q-who-knows"), (told,), options, rule=rule, because=because, marks=False)


def _for_knowing(at: int, declarer: int, called: Card, knows: bool) -> MixUp:
    if at == declarer:
        code, rule = ("declarer-forgets", "K43") if knows else ("declarer-knows", "K42")
        return mix_up(code, rule, card=called)
    code, rule = ("holder-is-not-told", "K41") if knows else ("a-defender-knows", "K5")
    return mix_up(code, rule, seat=seat(at))


def call_this(chance: Chance) -> Exercise:
    """Which of four cards is the best to call?"""
    while True:
        hand = _prepared(chance)
        view = hand.view(1)
        best = next(c for c in ranked(view) if isinstance(c.action, CallFriend))
        call = best.action.call  # type: ignore[union-attr]
        if call.card is not None:
            break
    suited = [card for card in view.hand if card.suit]
    own_best = max(suited, key=lambda card: (card is view.mighty, card.suit == view.trump, card.rank))
    gone = {*view.hand, *view.discards, call.card, view.mighty}
    absent = [card for card in DECK if card.suit not in ("", view.trump) and card not in gone]
    weak = max(absent, key=lambda card: (card.rank == 12, card.index))
    choices = [
        Choice(call.card.code, say("outcome-card", card=call.card), call, None, call.card),
        _call(own_best, mix_up("own-card-is-safest", "K43", card=own_best)),
        _call(weak, mix_up("any-high-card-helps", "K41", card=weak, best=call.card)),
        Choice("none", say("call-none"), FriendCall("none"), mix_up("alone-is-braver", "K46")),
    ]
    return single(
        chance,
        say("q-call-this"),
        (
            lines("contract", bid_words(view.contract or Bid(13, "H"))),
            group("your-hand", ordered(view.hand)),
            group("laid-away", view.discards),
        ),
        choices,
        call,
        rule="K41",
        because=say("because-call-this", card=call.card),
        marks=False,
    )


def _call(card: Card, mix: MixUp) -> Choice:
    return Choice(card.code, say("outcome-card", card=card), FriendCall("card", card), mix, card)


def _prepared(chance: Chance) -> Hand:
    """A hand whose declarer, P1, has exchanged and named the trump by the rules of thumb."""
    hand = Hand.deal(chance.below(10**6), 0)
    best = ranked(hand.view(1))[0].word[-1].translate(str.maketrans("♠♣♦♥", "SCDH"))
    hand = hand.do(f"bid 14{best}")
    for _ in range(4):
        hand = hand.do("pass")
    while hand.phase in ("EXCHANGE", "TRUMP"):
        hand = hand.do(ranked(hand.view(1))[0].action)
    return hand


def own_card(chance: Chance) -> Exercise:
    """What does a declarer score who called a card of their own?"""
    bid, points = _result(chance)
    score = score_of_points(bid, points)
    scored = score.scores[0]
    with_friend, announced = settle(bid, points, friend=1)[0], settle(bid, points, announced_alone=True)[0]
    near = [
        (int(announced), mix_up("alone-always-doubles", "K57")),
        (int(with_friend), mix_up("still-has-a-friend", "K43")),
        (-int(scored), mix_up("sign-turned", "K52")),
        (int(with_friend) // 2, mix_up("one-share-only", "K57")),
    ]
    return number(
        say("q-own-card", card=chance.pick([c for c in DECK if c.rank == 14])),
        (lines("result", say("line-bid", bid=bid.sign), say("line-points", points=points)),),
        int(scored),
        near,
        rule="K57",
        because=say("because-share", formula=score.formula(), share=score.formula(seat=0)),
        marks=False,
    )


def _result(chance: Chance) -> tuple[Bid, int]:
    """A bid, and points that make it or not, so that there is something to pay."""
    bid = Bid(13 + chance.below(5), chance.pick(SUITS))
    return bid, min(20, max(6, bid.number - 4 + chance.below(8)))


def joker_call_card(chance: Chance) -> Exercise:
    """Which cards may be named for the Joker Call?"""
    while True:
        hand = _prepared(chance).do("friend JK")
        own, gone = hand.hands[1], hand.discards
        if any(card.rank == 2 for card in (*own, *gone)):
            break
    twos = chance.some((Card(f"{each}2") for each in SUITS), 3)
    held = [card for card in (*own, *gone) if card.rank == 2 and card not in twos]
    twos[:1] = held[:1] or twos[:1]
    other = chance.some((Card("C3"), Card(f"{chance.pick('SDH')}3"), hand.mighty or JOKER), 2)
    cards = chance.mixed((*dict.fromkeys(twos), *dict.fromkeys(other), JOKER))
    options = []
    for card in cards:
        why = hand.why_not(f"joker-call {card}")
        if why is None:
            code = "buried-two-is-gone" if card in gone else "only-clubs-call"
            mix = mix_up("own-two-is-no-good" if card in own else code, "K33", card=card)
        else:
            code = "korean-three-calls" if card.rank == 3 else "call-with-the-best"
            mix = refused("joker-calls-itself" if card is JOKER else code, why)
        options.append(card_option(card, why is None, mix))
    return several(
        say("q-joker-call-card"),
        (group("your-hand", ordered(own)), group("laid-away", gone)),
        options,
        rule="K33",
        marks=False,
    )


def side_points(chance: Chance) -> Exercise:
    """How many points has the declarer's side so far?"""
    declarer, friend = chance.some(range(5), 2)
    before, since = 1 + chance.below(3), 1 + chance.below(3)
    taken = [chance.below(3) for _ in range(5)]
    taken[declarer], taken[friend] = 3 + chance.below(4), before + since
    court = chance.some((Card("S10"), Card("C10"), Card("D10"), Card("CJ"), Card("DQ")), 1 + chance.below(2))
    gone = tuple(court + chance.some((Card("S3"), Card("C4"), Card("D5")), 3 - len(court)))
    rest = chance.some((c for c in DECK if c.suit and not c.points and c not in gone), 10)
    hands = [rest[2 * at : 2 * at + 2] for at in range(5)]
    hand = Hand.at_play(hands, declarer, (15, "H"), "SA", "C2", gone, friend_seat=friend, taken=taken)
    total, buried = hand.side_points, points_in(gone)
    near = [
        (total - before, mix_up("friend-counts-after-reveal", "K41")),
        (total - buried, mix_up("laid-away-is-lost", "K20")),
        (total - before - since, mix_up("friend-keeps-own-points", "K49")),
        (total - before - buried, mix_up("only-open-points", "K49")),
    ]
    rows = [say("line-friend-took", seat=seat(friend), before=before, since=since)]
    rows += [
        say("line-took", seat=seat(at), points=points) for at, points in enumerate(taken) if at != friend
    ]
    return number(
        say("q-side-points", declarer=seat(declarer), friend=seat(friend)),
        (lines("taken", *rows), group("laid-away", gone)),
        total,
        near,
        rule="K49",
        because=say("because-side-points", own=taken[declarer], friend=before + since, buried=buried),
        marks=False,
    )

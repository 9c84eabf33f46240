"""All exercises by name, and the lesson each belongs to."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES
from hanalab.core.shown import quoted, shown
from hanalab.lessons import (
    mighty_asking,
    mighty_bidding,
    mighty_friends,
    mighty_jokers,
    mighty_settling,
    mighty_tricks,
    mushi_asking,
    mushi_leftovers,
    mushi_lightning,
    mushi_playing,
    mushi_scoring,
    mushi_setup,
    mushi_start,
    mushi_turns,
)
from hanalab.lessons.chance import Chance
from hanalab.lessons.exercise import Exercise
from hanalab.lessons.phrase import Phrase

Maker = Callable[[Chance], Exercise]

#: lesson -> its exercises in the order of their difficulty
LESSONS: Mapping[int, Mapping[str, Maker]] = MappingProxyType({
    0: {
        "mushi-card-code": mushi_start.card_code,
        "mushi-card-points": mushi_start.card_points,
        "mushi-pick-type": mushi_start.pick_type,
        "mushi-count-points": mushi_start.count_points,
        "mushi-not-a-card": mushi_start.not_a_card,
        "mushi-read-position": mushi_start.read_position,
    },
    1: {
        "mushi-same-month": mushi_setup.same_month,
        "mushi-deck-count": mushi_setup.deck_count,
        "mushi-who-deals": mushi_setup.who_deals,
        "mushi-deal-order": mushi_setup.deal_order,
        "mushi-last-draw": mushi_setup.last_draw,
        "mushi-stock-count": mushi_setup.stock_count,
        "mushi-misdeal": mushi_setup.misdealt_field,
        "mushi-after-misdeal": mushi_setup.after_misdeal,
    },
    2: {
        "mushi-match": mushi_turns.match,
        "mushi-targets": mushi_turns.targets,
        "mushi-match-three": mushi_turns.match_three,
        "mushi-no-duty": mushi_turns.no_duty,
        "mushi-drawn": mushi_turns.drawn,
        "mushi-field-after": mushi_turns.field_after,
        "mushi-pile-count": mushi_turns.pile_count,
        "mushi-hidden": mushi_turns.hidden,
        "mushi-turn": mushi_turns.turn,
    },
    3: {
        "mushi-lightning-targets": mushi_lightning.lightning_targets,
        "mushi-lightning-pile": mushi_lightning.lightning_pile,
        "mushi-lightning-drawn": mushi_lightning.lightning_drawn,
        "mushi-forced-draw": mushi_lightning.forced_draw,
        "mushi-hand-and-lightning": mushi_lightning.hand_and_lightning,
        "mushi-willow-draw": mushi_lightning.willow_draw,
        "mushi-lightning-vain": mushi_lightning.lightning_vain,
        "mushi-orphan-month": mushi_leftovers.orphan_month,
        "mushi-leftover-willow": mushi_leftovers.leftover_willow,
        "mushi-orphan": mushi_leftovers.orphan,
        "mushi-lightning-last": mushi_lightning.lightning_last,
        "mushi-left-of-month": mushi_leftovers.left_of_month,
        "mushi-last-willow": mushi_lightning.last_willow,
        "mushi-lightning-left": mushi_leftovers.lightning_left,
    },
    4: {
        "mushi-yaku": mushi_scoring.yaku,
        "mushi-near-miss": mushi_scoring.near_miss,
        "mushi-completes": mushi_scoring.completes,
        "mushi-minus-par": mushi_scoring.minus_par,
        "mushi-round-score": mushi_scoring.round_score,
        "mushi-zero-sum": mushi_scoring.zero_sum,
        "mushi-yaku-goes-on": mushi_scoring.yaku_goes_on,
        "mushi-closed": mushi_scoring.closed,
        "mushi-two-readings": mushi_scoring.two_readings,
    },
    5: {
        "mushi-takes-nothing": mushi_playing.takes_nothing,
        "mushi-best-catch": mushi_playing.best_catch,
        "mushi-deny": mushi_playing.deny,
        "mushi-next-dealer": mushi_playing.next_dealer,
        "mushi-match-total": mushi_playing.match_total,
        "mushi-match-over": mushi_playing.match_over,
        "mushi-match-winner": mushi_playing.match_winner,
        "mushi-house-rules": mushi_playing.house_rules,
    },
    6: {
        "mighty-trick-points": mighty_tricks.trick_points,
        "mighty-legal-cards": mighty_tricks.legal,
        "mighty-who-wins": mighty_tricks.who_wins,
        "mighty-next-lead": mighty_tricks.next_lead,
        "mighty-which-mighty": mighty_tricks.which_mighty,
        "mighty-lead": mighty_tricks.lead_legal,
        "mighty-joker-led": mighty_jokers.joker_led,
        "mighty-joker-call-seed": mighty_jokers.joker_call_seed,
        "mighty-last-trick-joker": mighty_jokers.last_trick_joker,
        "mighty-any-time": mighty_jokers.mighty_any_time,
        "mighty-joker-call-korean": mighty_jokers.joker_call_korean,
    },
    7: {
        "mighty-first-speaks": mighty_bidding.first_speaks,
        "mighty-promise": mighty_bidding.promise,
        "mighty-highest-bid": mighty_bidding.highest_bid,
        "mighty-bids-above": mighty_bidding.above,
        "mighty-auction-over": mighty_bidding.auction_over,
        "mighty-hand-count": mighty_bidding.hand_count,
        "mighty-best-trump": mighty_bidding.best_trump,
        "mighty-bid-or-pass": mighty_bidding.bid_or_pass,
    },
    8: {
        "mighty-points-laid-away": mighty_friends.laid_away,
        "mighty-final-trump": mighty_friends.final_trump,
        "mighty-who-is-friend": mighty_friends.who_is_friend,
        "mighty-who-knows": mighty_friends.who_knows,
        "mighty-call-this": mighty_friends.call_this,
        "mighty-own-card": mighty_friends.own_card,
        "mighty-joker-call-card": mighty_friends.joker_call_card,
        "mighty-side-points": mighty_friends.side_points,
    },
    9: {
        "mighty-made-or-failed": mighty_settling.made_or_failed,
        "mighty-stake": mighty_settling.stake,
        "mighty-settle": mighty_settling.settle_one,
        "mighty-zero-sum": mighty_settling.zero_sum,
        "mighty-alone": mighty_settling.alone,
        "mighty-scorings": mighty_settling.scorings,
        "mighty-to-defeat": mighty_settling.to_defeat,
        "mighty-decided": mighty_settling.decided,
        "mighty-next-dealer": mighty_settling.next_dealer,
    },
    10: {
        "mushi-open-cards": mushi_asking.open_cards,
        "mushi-unseen": mushi_asking.unseen,
        "mushi-fewer-errors": mushi_asking.fewer_errors,
        "mushi-told-apart": mushi_asking.told_apart,
        "mushi-verdict": mushi_asking.verdict,
        "mushi-cause": mushi_asking.cause,
    },
    11: {
        "mighty-how-far": mighty_asking.how_far,
        "mighty-break-even": mighty_asking.break_even,
        "mighty-ending-points": mighty_asking.ending_points,
        "mighty-ace-enough": mighty_asking.ace_enough,
        "mighty-tested": mighty_asking.tested,
    },
})  # fmt: skip


def names(lesson: int | None = None) -> tuple[str, ...]:
    """The names of all exercises, or of one lesson's, easy ones first.

    >>> names(3)[0]
    'mushi-lightning-targets'
    """
    return tuple(name for number, makers in LESSONS.items() if lesson in (None, number) for name in makers)


def lesson_of(name: object) -> int:
    """The number of the lesson an exercise belongs to; HanalabError names those nearest to a wrong name."""
    for number, makers in LESSONS.items():
        if isinstance(name, str) and name in makers:
            return number
    near = difflib.get_close_matches(shown(name), names(), 3, 0.4) or list(names()[:3])
    raise HanalabError("quiz-no-exercise", name=shown(name), near=", ".join(near))


def exercise(name: str, seed: int = 1, lang: str = "en") -> Exercise:
    """The exercise of that name and seed: always the same one. It speaks `lang` ("en", "es").

    >>> exercise("mushi-match", seed=4).mark("d").right
    False
    """
    if lang not in LANGUAGES:
        raise HanalabError("unknown-language", language=shown(lang), known=", ".join(LANGUAGES))
    if type(seed) is not int:
        raise HanalabError("quiz-seed", found=quoted(seed))
    lesson = lesson_of(name)
    made = LESSONS[lesson][name](Chance(name, seed))
    return replace(made, name=name, seed=seed, topic=Phrase(f"lesson-{lesson}-topic"), lang=lang)

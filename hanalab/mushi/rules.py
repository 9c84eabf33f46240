"""Rule sets: every house rule of Mushi as a named, validated value (M5)."""

from __future__ import annotations

from typing import ClassVar

from hanalab.core.ruleset import Option, RuleSet

OPTIONS = {
    option.key: option
    for option in (
        Option("length", "M4", (12, 6), 12, "target"),
        Option("month_order", "M6", ("calendar", "mushi"), "calendar"),
        Option("first_dealer", "M6", ("draw", "random", "seat_0"), "draw"),
        Option("four_on_field", "M10", ("redeal", "dealer_captures"), "redeal"),
        Option("four_pairs", "M11", ("play", "redeal"), "play"),
        Option("three_willows", "M12", ("redeal", "dealer_captures"), "dealer_captures"),
        Option("four_in_hand", "M13", ("play", "redeal_on_claim"), "play"),
        Option("lightning_stack", "M31", ("single", "stack"), "stack"),
        Option("field_lightning_by_hand", "M36", ("no", "yes"), "no"),
        Option("third_willow", "M39", ("choose_one", "take_both"), "take_both"),
        Option("last_willow_takes_lightning", "M41", ("no", "yes"), "yes"),
        Option("three_brights", "M53", ("crane_warbler_curtain", "any_three"), "crane_warbler_curtain"),
        Option("yaku_set", "M56", ("four", "three"), "four"),
        Option("tie_dealer", "M60", ("stays", "lightning_owner", "swap"), "stays"),
    )
}


class Rules(RuleSet):
    """A rule set, fixed before the first round (M5). Every key is a house rule of the rulebook.

    `length` is 6, 12 or "target N" (N points); all other values are words. The presets are "seed" (the
    sources as they stand) and "traditional" (common practice in Japan). `SetupError` lists every bad key.

    >>> Rules(lightning_stack="stack")
    Rules(lightning_stack='stack')
    >>> Rules.parse("traditional yaku_set=three").yaku_set
    'three'
    """

    __slots__ = tuple(OPTIONS)
    OPTIONS: ClassVar[dict[str, Option]] = OPTIONS
    PRESETS: ClassVar[tuple[str, str]] = ("seed", "traditional")
    length: int | str
    month_order: str
    first_dealer: str
    four_on_field: str
    four_pairs: str
    three_willows: str
    four_in_hand: str
    lightning_stack: str
    field_lightning_by_hand: str
    third_willow: str
    last_willow_takes_lightning: str
    three_brights: str
    yaku_set: str
    tie_dealer: str

    @property
    def target(self) -> int | None:
        """Points that end the match, or None when it has a fixed number of rounds (M4)."""
        return int(self.length.split()[1]) if isinstance(self.length, str) else None

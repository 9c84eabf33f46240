"""Rule sets: every house rule of Mighty as a named, validated value."""

from __future__ import annotations

from typing import ClassVar

from hanalab.core.ruleset import Option, RuleSet

OPTIONS = {
    option.key: option
    for option in (
        Option("dealer_rotation", "K6", ("clockwise", "friend_or_declarer"), "friend_or_declarer"),
        Option("misdeal", "K8", ("off", "half_point"), "half_point"),
        Option("first_bidder", "K9", ("left_of_dealer", "dealer"), "dealer"),
        Option("min_bid", "K10", (13, 12, 14), 13),
        Option("suit_rank", "K11", ("S<C<D<H<N", "nt_only"), "nt_only"),
        Option("raise_rule", "K12", ("lexicographic", "strict_seed_wording"), "lexicographic"),
        Option("pass_final", "K13", ("no", "yes"), "yes"),
        Option("dead_hand_counts", "K16", ("no", "yes"), "no"),
        Option("bury_specials", "K19", ("allowed", "forbidden"), "allowed"),
        Option("trump_change", "K22", ("free", "raise", "fixed"), "raise"),
        Option("raise_after_kitty", "K23", ("no", "yes"), "no"),
        Option("mighty_any_time", "K26", ("no", "yes"), "yes"),
        Option("joker_lead", "K30", ("next_card_sets_suit", "leader_names_suit"), "leader_names_suit"),
        Option(
            "joker_call", "K31", ("second_player_answer", "lead_forces_joker", "off"), "lead_forces_joker"
        ),
        Option(
            "joker_call_card",
            "K33",
            ("declarer_names_a_2", "declarer_names_any", "fixed_C2", "fixed_C3"),
            "fixed_C3",
        ),
        Option("joker_first_trick", "K35", ("full_power", "powerless", "forbidden"), "powerless"),
        Option(
            "trump_lead_first_trick", "K36", ("allowed", "forbidden_unless_forced"), "forbidden_unless_forced"
        ),
        Option("call_own_card", "K43", ("allowed", "forbidden"), "allowed"),
        Option("kitty_friend", "K47", ("off", "sealed_call"), "off"),
        Option("seat_friend", "K48", ("off", "on"), "off"),
        Option("last_trick_friend", "K48", ("off", "on"), "off"),
        Option("scoring", "K54", ("unit", "literal_halves", "pagat"), "pagat"),
        Option("overtrick", "K55", (1, 0, 2), 1),
        Option("alone_multiplier", "K56", (2, 1), 2),
        Option("run_double", "K58", ("off", "on"), "on"),
        Option("back_run_double", "K58", ("off", "on"), "on"),
        Option("no_trump_double", "K58", ("off", "on"), "on"),
        Option("hands", "K59", (10, 20), 10, "hands"),
        Option("nt_joker_limit", "K61", ("off", "on"), "off"),
        Option("mighty_at_spades", "K63", ("DA", "CA", "SA"), "DA"),
    )
}


class Rules(RuleSet):
    """A rule set, fixed before the first hand. Every key is a house rule of the rulebook.

    The presets are "seed" (the source as it stands) and "korean" (common practice). `hands` is 10, 20 or
    "hands N". `SetupError` lists every bad key.

    >>> Rules(mighty_any_time="yes")
    Rules(mighty_any_time='yes')
    """

    __slots__ = tuple(OPTIONS)
    OPTIONS: ClassVar[dict[str, Option]] = OPTIONS
    PRESETS: ClassVar[tuple[str, str]] = ("seed", "korean")
    dealer_rotation: str
    misdeal: str
    first_bidder: str
    min_bid: int
    suit_rank: str
    raise_rule: str
    pass_final: str
    dead_hand_counts: str
    bury_specials: str
    trump_change: str
    raise_after_kitty: str
    mighty_any_time: str
    joker_lead: str
    joker_call: str
    joker_call_card: str
    joker_first_trick: str
    trump_lead_first_trick: str
    call_own_card: str
    kitty_friend: str
    seat_friend: str
    last_trick_friend: str
    scoring: str
    overtrick: int
    alone_multiplier: int
    run_double: str
    back_run_double: str
    no_trump_double: str
    hands: int | str
    nt_joker_limit: str
    mighty_at_spades: str

    @property
    def length(self) -> int:
        """Hands in a session (K59)."""
        return int(str(self.hands).split()[-1])

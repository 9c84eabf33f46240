"""All pictures of Mighty."""

from hanalab.draw.mighty_contract import contract_lines, declares, short_lines
from hanalab.draw.mighty_end import (
    formula_cells,
    result_words,
    rows_of,
    settlement_scene,
    share_words,
    sum_words,
)
from hanalab.draw.mighty_parts import sides_of, sign_of, signs_of, sorted_hand, tally, with_large_index
from hanalab.draw.mighty_still import count_words, hand_row, hands_scene, static_scene
from hanalab.draw.mighty_table import trick_table_scene

__all__ = [
    "contract_lines", "count_words", "declares", "formula_cells", "hand_row", "hands_scene", "result_words",
    "rows_of", "settlement_scene", "share_words", "short_lines", "sides_of", "sign_of", "signs_of",
    "sorted_hand", "static_scene", "sum_words", "tally", "trick_table_scene", "with_large_index",
]  # fmt: skip

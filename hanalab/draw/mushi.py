"""All pictures of Mushi."""

from hanalab.draw.mushi_bench import bench_scene, bench_still, lightning_scene, lightning_still
from hanalab.draw.mushi_end import formula_items, lit_by_yaku, round_end_scene, yaku_words
from hanalab.draw.mushi_parts import spoken
from hanalab.draw.mushi_simple import card_scene, cards_scene, field_scene
from hanalab.draw.mushi_still import score_scene, static_scene, status_bar, yaku_strip
from hanalab.draw.mushi_table import table_scene

__all__ = [
    "bench_scene", "bench_still", "card_scene", "cards_scene", "field_scene", "formula_items",
    "lightning_scene", "lightning_still", "lit_by_yaku", "round_end_scene", "score_scene", "spoken",
    "static_scene", "status_bar", "table_scene", "yaku_strip", "yaku_words",
]  # fmt: skip

"""Contact sheets for looking at the cards: `python images/src/contact.py FOLDER [code ...]`.

Writes PNG pictures of the set at 60, 120 and 300 px on light and dark ground, and as people with the three
kinds of colour blindness see them. Needs numpy, Pillow and resvg-py.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import resvg_py
from build import pictures
from PIL import Image

LIGHT, DARK, FELT = "#f4f1ea", "#16151a", "#2b5244"

COLOUR_VISION = {  # Machado's matrices, applied to linear light
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}


def render(picture: str, width: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=picture, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def grid(drawn: list[str], width: int, columns: int, ground: str) -> Image.Image:
    cards = [render(picture, width) for picture in drawn]
    height, gap = cards[0].height, max(8, width // 16)
    rows = -(-len(cards) // columns)
    sheet = Image.new("RGBA", (columns * (width + gap) + gap, rows * (height + gap) + gap), ground)
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        sheet.alpha_composite(card, (gap + column * (width + gap), gap + row * (height + gap)))
    return sheet.convert("RGB")


def to_light(values: np.ndarray) -> np.ndarray:
    scaled = np.asarray(values, float) / 255
    return np.where(scaled <= 0.04045, scaled / 12.92, ((scaled + 0.055) / 1.055) ** 2.4)


def from_light(light: np.ndarray) -> np.ndarray:
    kept = np.clip(light, 0, 1)
    return np.where(kept <= 0.0031308, kept * 12.92, 1.055 * kept ** (1 / 2.4) - 0.055) * 255


def seen_by(sheet: Image.Image, kind: str) -> Image.Image:
    light = to_light(np.asarray(sheet)) @ np.array(COLOUR_VISION[kind]).T
    return Image.fromarray(from_light(light).round().astype("uint8"))


def main(folder: Path, codes: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    groups: dict[str, list[str]] = {}
    for path, draw in pictures():
        group, _, name = path.rpartition("/")
        if not codes or name.startswith(codes):
            groups.setdefault(group, []).append(draw())
    for group, drawn in groups.items():
        for width, columns in ((60, 20), (120, 10), (300, 8)):
            grid(drawn, width, columns, LIGHT).save(folder / f"{group}-{width}.png")
        grid(drawn, 120, 10, DARK).save(folder / f"{group}-dark.png")
        sheet = grid(drawn, 100, 10, FELT)
        for kind in COLOUR_VISION:
            seen_by(sheet, kind).save(folder / f"{group}-{kind}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]))

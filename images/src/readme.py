"""Make images/readme.png, the picture at the top of the README, from the real tables in a real JupyterLab.

Run from the project's root, in the environment of the tests:  python -m images.src.readme
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.support.fixtures import FLAGS
from tests.browser.support.lab import Lab
from tests.browser.support.notebook import Notebook, write

ROOT = Path(__file__).parents[2]
CARDS = ("mushi/01B", "mushi/02A", "mushi/03B", "mushi/08B", "mushi/11L", "french/SA", "french/HK", "french/CQ", "french/JK")

# The middle of a round: the first four turns, then a card with two possible captures is chosen.
MUSHI = """
from hanalab import mushi
from hanalab.widgets import MushiTable
table = mushi.Round.from_deal(
    hands=("01Y 05X 08A 08B 09A 09R 10A 12Z", "02Y 05A 05Y 08X 09X 10Y 11B 12B"),
    field="11L 09Y 03Y 01R 01X 04Y 04A 04R", stock="03B 08Y 11R 11A 03R 10R 04X 12Y 02R 01B 12X 05R 03X 10X 02A 02X")
for card in ("09A", "02Y", "08B", "11B"):
    table = table.do(f"play {card}")
widget = MushiTable(position=table, length=12)
widget.press("play 01Y")
widget
"""
MIGHTY = """
from hanalab import mighty
from hanalab.widgets import TrickTable
hand = mighty.Hand.from_deal(
    hands=("HA HK HJ H10 H9 H6 CK C7 DA JK", "S2 S6 S8 SQ SK D3 D9 DK H2 H3", "SJ S5 C2 C5 C6 C8 C10 D7 D8 DJ",
           "S3 S4 C3 C9 CJ CQ CA D10 H5 HQ", "S7 S9 SA D2 D5 D6 DQ H4 H7 H8"), kitty="S10 D4 C4", dealer=2)
said = "pass|pass|bid 15H|pass|pass|pass|pass|discard S10 D4 C4|trump H|friend SA|joker-call C2"
plays = "HA H3 C5 H5 H4 HJ H2 C2 HQ H7 CQ H8"
for action in (*said.split("|"), *(f"play {card}" for card in plays.split())):
    hand = hand.do(action)
TrickTable(hand)
"""


def picture_of(browser: Browser, lab: Lab, name: str, source: str) -> str:
    """A widget at twice its size, as a data address."""
    write(lab.folder / name, [source])
    notebook = Notebook(lab, browser, name, width=1200, height=1100, touch=False, still=True, scale=2)
    notebook.open()
    notebook.run_all()
    notebook.fit(960)
    notebook.widget().wait_for()
    notebook.page.wait_for_timeout(1500)
    image = notebook.widget().screenshot()
    notebook.close()
    return "data:image/png;base64," + base64.b64encode(image).decode()


def page(mushi: str, mighty: str) -> str:
    """The whole picture as a page of 1920 x 960."""
    fan = ""
    for place, code in enumerate(CARDS):
        file = next((ROOT / "images" / "cards").glob(f"{code}*.svg"))
        angle = (place - (len(CARDS) - 1) / 2) * 8.5
        art = base64.b64encode(file.read_bytes()).decode()
        fan += f'<img src="data:image/svg+xml;base64,{art}" style="transform:rotate({angle}deg)">'
    return f"""<!doctype html><style>
      body {{ margin: 0; width: 1920px; height: 960px; overflow: hidden; position: relative; background: #2B5244;
             color: #F7EFDC; font-family: "Noto Sans CJK JP", "Noto Sans", sans-serif }}
      .dark {{ position: absolute; background: #22453A; border-radius: 50% }}
      h1 {{ position: absolute; left: 100px; top: 92px; margin: 0; font-size: 118px; line-height: 1.15 }}
      .what {{ position: absolute; left: 100px; top: 250px; width: 640px; font-size: 40px; line-height: 1.3 }}
      .why {{ position: absolute; left: 100px; top: 378px; width: 560px; font-size: 25px; line-height: 1.45;
             color: #C8D8CD }}
      .fan img {{ position: absolute; left: 322px; top: 610px; width: 150px; transform-origin: 50% 520px;
                 filter: drop-shadow(0 6px 10px #0007) }}
      .table {{ position: absolute; width: 840px; border-radius: 12px; box-shadow: 0 18px 40px #0008 }}
    </style><body>
      <div class="dark" style="left:900px; top:-700px; width:1700px; height:1700px"></div>
      <div class="dark" style="left:-420px; top:620px; width:1300px; height:900px"></div>
      <h1>hanalab</h1>
      <div class="what">Learn, play and explore Mushi and Mighty in Jupyter.</div>
      <div class="why">Every move, refusal and score says which rule decided it.</div>
      <div class="fan">{fan}</div>
      <img class="table" src="{mushi}" style="left:803px; top:66px">
      <img class="table" src="{mighty}" style="left:1268px; top:524px">
    </body>"""


def main() -> int:
    """Write images/readme.png."""
    program = chromium.find()
    if program is None:
        print(chromium.remedy())
        return 1
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        lab = Lab(Path(scratch) / "lab")
        try:
            mushi = picture_of(browser, lab, "mushi.ipynb", MUSHI)
            mighty = picture_of(browser, lab, "mighty.ipynb", MIGHTY) if "--mushi" not in sys.argv else mushi
            sheet = browser.new_page(viewport={"width": 1920, "height": 960})
            sheet.set_content(page(mushi, mighty))
            sheet.wait_for_timeout(800)
            sheet.screenshot(path=ROOT / "images" / "readme.png")
        finally:
            lab.stop()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The language files are complete and clean, and texts are put together as promised."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hanalab.core.errors import HanalabError
from hanalab.core.language import LANGUAGES, NAME_LANGUAGES, has_text, keys, listed, signed, text, variables

DECK = re.findall(
    r"\w+",
    "01B 01R 01X 01Y 02A 02R 02X 02Y 03B 03R 03X 03Y 04A 04R 04X 04Y 05A 05R 05X 05Y "
    "08B 08A 08X 08Y 09A 09R 09X 09Y 10A 10R 10X 10Y 11B 11A 11R 11L 12B 12X 12Y 12Z",
)
MONTHS = (1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
ENGLISH = {
    "the",
    "and",
    "you",
    "your",
    "with",
    "from",
    "which",
    "cannot",
    "can't",
    "house",
    "rule",
    "card",
    "deals",
}


class Flower:
    """A card as the language floor sees it: a code and a name."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.month = int(code[:2])

    def name(self, lang: str = "en") -> str:
        return text(f"card-{self.code}", lang)


def entries(lang: str) -> list[tuple[str, ast.EntryType]]:
    folder = files("hanalab").joinpath("locale", lang)
    return [
        (path.name, entry)
        for path in sorted(folder.iterdir(), key=lambda path: path.name)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]


class Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def words_of(entry: ast.EntryType) -> str:
    visitor = Words()
    visitor.visit(entry)
    return " ".join(visitor.found)


def values(key: str, lang: str) -> set[str]:
    """What a text must be given; which form of a card it uses (name, article, count) is the language's."""
    return {
        re.sub(r"-(name|the|month|count)$", "", name, flags=re.IGNORECASE) for name in variables(key, lang)
    }


@pytest.mark.parametrize("lang", NAME_LANGUAGES)
def test_files_have_no_broken_entry_and_no_key_twice(lang: str) -> None:
    found = entries(lang)
    assert [(name, entry.content) for name, entry in found if isinstance(entry, ast.Junk)] == []
    count = Counter(entry.id.name for _, entry in found if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, times in count.items() if times > 1] == []


def test_english_and_spanish_have_the_same_texts_with_the_same_values() -> None:
    assert set(keys("en")) ^ set(keys("es")) == set()
    assert [key for key in keys("en") if values(key, "en") != values(key, "es")] == []


@pytest.mark.parametrize("lang", ["ja", "ko"])
def test_japanese_and_korean_names_are_names_of_known_things(lang: str) -> None:
    assert {key.removesuffix("-reading") for key in keys(lang)} - set(keys("en")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tone(lang: str) -> None:
    loud = re.compile(r"\bplease\b|\billegal|\bilegal|\bpor favor\b|[!¡]", re.IGNORECASE)
    assert [words_of(entry) for _, entry in entries(lang) if loud.search(words_of(entry))] == []


def test_no_english_is_left_in_the_spanish_files() -> None:
    left = {
        entry.id.name: sorted(common)
        for _, entry in entries("es")
        if isinstance(entry, ast.Message)
        and (common := ENGLISH & set(re.findall(r"[\w']+", words_of(entry).lower().replace("’", "'"))))
    }
    assert left == {}


@pytest.mark.parametrize("lang", NAME_LANGUAGES)
def test_every_card_has_a_name_and_only_basics_share_one(lang: str) -> None:
    names = Counter(text(f"card-{code}", lang) for code in DECK)
    assert all(text(f"card-{code}-short", lang) for code in [*DECK, "unknown"])
    shared = sorted(code for code in DECK if names[text(f"card-{code}", lang)] > 1)
    assert shared == [code for code in DECK if code[2] in "XYZ"]


@pytest.mark.parametrize("lang", NAME_LANGUAGES)
def test_card_names_hold_the_plant(lang: str) -> None:
    for month in MONTHS:
        plant = text(f"month-{month}", lang)
        assert all(plant in text(f"card-{code}", lang) for code in DECK if code[:2] == f"{month:02}" != "11")
        assert len(text(f"month-{month}-short", lang)) <= 9


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "pine crane"), ("es", "grulla del pino"), ("ja", "松に鶴"), ("ko", "송학 광")]
)
def test_a_name_in_four_languages(lang: str, name: str) -> None:
    assert text("card-01B", lang) == name


def test_a_card_fills_code_name_and_article() -> None:
    card, other = Flower("11L"), Flower("04R")
    assert text("reason-other-month", card=other, target=Flower("01B")).startswith("04R cannot take 01B")
    assert text("reason-take-one", "es", card=card) == "11L se lleva una sola carta."
    assert text("reason-takes-all", card=card, cards=(other, card)).startswith("11L takes 04R 11L,")


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vocabulary of its own for the mechanics: forms, plurals, numbers."""
    from fluent.runtime import FluentBundle, FluentResource

    from hanalab.core import language

    bundles = {}
    for lang in NAME_LANGUAGES:
        bundles[lang] = FluentBundle([lang], use_isolating=False)
        bundles[lang].add_resource(FluentResource(SAMPLE))
    monkeypatch.setattr(language, "_bundle", bundles.__getitem__)
    monkeypatch.setattr(language, "_message", language._message.__wrapped__)


SAMPLE = """
card-11L = Relámpago
card-11L-the = el Relámpago
card-04R = cinta de glicina
card-04R-the = la cinta de glicina
card-05X = iris
forms = { $x } | { $x-name } | { $x-Name } | { $x-the } | { $x-The }
plural = { $x-count ->
    [one] una carta
   *[other] { $x-count } cartas
  } y { $n } puntos
inner = [{ plural }]
number = { $n }
only = { $n ->
    [0] nada
   *[other] { $n }
  }
"""


@pytest.mark.usefixtures("sample")
def test_forms_of_one_card_and_of_several() -> None:
    bolt, ribbon = Flower("11L"), Flower("04R")
    assert text("forms", "es", x=bolt) == "11L | Relámpago | Relámpago | el Relámpago | El Relámpago"
    assert text("forms", "es", x=(ribbon, bolt)) == (
        "04R 11L | cinta de glicina y Relámpago | Cinta de glicina y Relámpago"
        " | la cinta de glicina y el Relámpago | La cinta de glicina y el Relámpago"
    )
    assert text("forms", "es", x=[bolt, Flower("05X")]).split(" | ")[1] == "Relámpago e iris"
    assert text("forms", "en", x=("a", "b", "c")).split(" | ")[:2] == ["a b c", "a, b and c"]


@pytest.mark.usefixtures("sample")
def test_numbers_choose_plurals_and_print_plainly() -> None:
    bolt = Flower("11L")
    assert text("plural", "es", x=bolt, n=-5) == "una carta y −5 puntos"
    assert text("inner", "es", x=[bolt] * 12, n=12000) == "[12 cartas y 12000 puntos]"
    assert text("number", n=-190) == "−190"
    assert text("only", n=-3) == "−3"
    assert text("only", n=0) == "nada"


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize("key", ["forms", "plural", "inner", "number", "only"])
def test_values_of_a_text_are_known_and_each_is_demanded(key: str) -> None:
    assert variables(key)
    with pytest.raises(HanalabError) as caught:
        text(key)
    assert caught.value.code == "text-value-missing"


@pytest.mark.parametrize("number", [-190, -1, 0, 1, 190])
def test_signed(number: int) -> None:
    shown = signed(number)
    assert int(shown.replace("−", "-")) == number
    assert shown[0] in "+−" or number == 0
    assert "-" not in shown


def test_listed() -> None:
    assert listed([]) == ""
    assert listed(["pine"]) == "pine"
    assert listed(["pine", "plum", "iris"]) == "pine, plum and iris"
    assert listed(["pino", "iris"], "es") == "pino e iris"
    assert listed(["pino", "hierba"], "es") == "pino y hierba"
    assert listed(["松", "梅", "桜"], "ja") == "松、梅、桜"


@pytest.mark.parametrize(
    ("key", "lang", "code"),
    [
        ("nothing-like-it", "en", "unknown-text"),
        ("rule-M1", "ja", "text-not-in-language"),
        ("month-1", "fr", "unknown-language"),
        ("month-1", "", "unknown-language"),
    ],
)
def test_what_is_not_there_is_said_in_both_languages(key: str, lang: str, code: str) -> None:
    with pytest.raises(HanalabError) as caught:
        text(key, lang)
    assert caught.value.code == code
    assert caught.value.text("en") != caught.value.text("es")
    assert (key if code != "unknown-language" else lang) in str(caught.value)


def test_asking_is_not_an_error() -> None:
    assert has_text("month-1", "ko")
    assert not has_text("month-6")


def test_importing_the_language_floor_loads_no_fluent() -> None:
    code = "import sys, hanalab.core.language; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


#: words that say what another word says already, by language; in the texts of a file whose name begins so
REJECTED = {
    "en": {
        "": {
            r"captur\w*": "take", r"teams?": "side", r"bury|buried|buries": "lay away",
            r"discarded": "laid away", r"sealed": "in secret", r"stays? over": "is left over",
            r"by lot|by chance": "at random", r"ruffs?|ruffed": "trump", r"no-trump": "no trump",
        },
        "mushi": {r"of (a|one) suit": "of a month"},
        "draw.": {r"of a suit": "of a month"},
    },
    "es": {
        "": {
            r"captur\w*": "llevarse", r"cog(er|es|e|ió|ido)": "llevarse", r"bandos?": "equipo",
            r"tanteos?|marcador": "puntuación", r"rival(es)?": "el otro, oponente", r"puj\w*": "declarar",
            r"subasta\w*": "declaraciones", r"análisis|analiz\w*": "repaso, repasar",
            r"apart(ada|ado|adas|ados|aste|ó)": "descartar", r"enterr\w*": "descartar",
            r"cartas (vistas|abiertas)": "con las cartas a la vista", r"sellad\w*": "en secreto",
            r"queda[n]? sueltas?": "sobra", r"error estándar|errores estándar": "error típico",
            r"montoncito": "pequeña pila", r"repartidor": "crupier", r"campo": "mesa",
            r"asistir": "seguir el palo", r"compañero": "amigo", r"honores": "cartas altas",
        },
        "mushi": {r"cartas de un palo|las cuatro de un palo": "de un mes"},
        "draw.": {r"cartas de un palo": "de un mes"},
        "claims": {r"pilas?": "montón"},
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_for_one_thing(lang: str) -> None:
    found = [
        (name, entry.id.name, words[0], instead)
        for name, entry in entries(lang)
        if isinstance(entry, ast.Message)
        for begin, rejected in REJECTED[lang].items()
        if name.startswith(begin)
        for word, instead in rejected.items()
        for words in [re.search(rf"\b({word})\b", words_of(entry), re.IGNORECASE)]
        if words is not None
    ]
    assert found == []


def test_apostrophes_and_quotes_are_the_printers() -> None:
    straight = re.compile(r"[a-z]'[a-z]")
    assert [
        (lang, entry.id.name)
        for lang in LANGUAGES
        for _, entry in entries(lang)
        if isinstance(entry, ast.Message) and straight.search(words_of(entry))
    ] == []

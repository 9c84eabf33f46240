"""The commands of the measurements: what they are given is read, or refused in a line."""

from __future__ import annotations

import sys
from runpy import run_module

import pytest

from benchmarks.common import at_least, duration


@pytest.mark.parametrize(
    ("module", "arguments"),
    [
        ("bots_sharp", "--rounds -1"),
        ("bots_sharp", "--samples 0"),
        ("bots_sharp", "--seconds 0"),
        ("bots_sharp", "--seconds nan"),
        ("bots_sharp", "--processes 0"),
        ("bots", "--rounds 1"),
        ("bots_mighty", "--hands 0"),
        ("engine", "--repeats 0"),
        ("engine_mighty", "--hands x"),
        ("fingerprint", "--rounds 0"),
        ("fingerprint_mighty", "--hands 1.5"),
        ("open_cards", "--exact -2"),
        ("speed_mighty", "--cards 11"),
        ("speed_mighty", "--deals 0"),
        ("speed_mushi", "--repeats 0"),
    ],
)
def test_a_number_that_means_nothing_is_refused(
    module: str, arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [module, *arguments.split()])
    monkeypatch.delitem(sys.modules, f"benchmarks.{module}", raising=False)  # if imported before
    with pytest.raises(SystemExit) as ended:
        run_module(f"benchmarks.{module}", run_name="__main__")
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert f"error: argument {arguments.split()[0]}: " in shown.err
    assert not shown.out


def test_numbers_and_times_are_read() -> None:
    assert at_least(0)("0") == 0
    assert at_least(2)(" 12") == 12
    assert duration("0.8") == 0.8


def test_one_deal_has_a_margin_without_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from benchmarks import bots_sharp

    options = "--rounds 1 --hands 0 --samples 2 --processes 1"
    monkeypatch.setattr(sys, "argv", ["bots_sharp", *options.split()])
    bots_sharp.main()
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split()[0] for row in rows] == ["mushi"] * 3
    assert all("± inf" in row for row in rows)

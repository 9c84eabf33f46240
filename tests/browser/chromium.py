"""Find the Chromium the browser tests drive: one of the system, or the one Playwright brings.

python tests/browser/chromium.py prints its path, or says in one line on stderr how to get one (exit code 1).
HANALAB_CHROMIUM names another.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> Path | None:
    """The program, or None when there is none."""
    named = os.environ.get("HANALAB_CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    for name in NAMES:
        if program := shutil.which(name):
            return Path(program)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.is_file() else None


def remedy() -> str:
    """The command that brings a Chromium to this machine."""
    if shutil.which("apt-get"):
        return "sudo apt-get install chromium"
    return f"{sys.executable} -m playwright install chromium"


if __name__ == "__main__":
    program = find()
    if program is None:
        print(f"No Chromium found, so no browser tests. This brings one: {remedy()}", file=sys.stderr)
        raise SystemExit(1)
    print(program)

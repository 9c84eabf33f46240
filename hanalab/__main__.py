"""``python -m hanalab`` is the same as the command ``hanalab``."""

from hanalab.cli import main

if __name__ == "__main__":
    raise SystemExit(main())

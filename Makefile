# make lab     set up and open the first lesson
# make test    set up and run every check
# make help    the rest

PYTHON ?= python3
VENV ?= .venv
LESSONS ?= hanalab-lessons
PYTEST_ARGS ?=
# Without `speed` the checks show that everything also works, if slower, where nothing is compiled.
EXTRAS ?= test,speed,cluster

PY := $(VENV)/bin/python
# Unit tests: all of tests/ but these, which have a run of their own, and the examples in the docstrings.
APART := browser notebooks packaging
UNIT := hanalab README.md --doctest-modules --doctest-glob=README.md tests $(APART:%=--ignore=tests/%)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help lab test lint types floors unit lessons packaging browser notebooks constraints clean

help:
	@echo 'make lab         set up, copy the lessons to $(LESSONS)/ and open the first one in JupyterLab'
	@echo 'make test        set up and run every check: the seven below'
	@echo '  make lint        ruff'
	@echo '  make types       mypy --strict'
	@echo '  make floors      import-linter: each floor imports only from the floors below it'
	@echo '  make unit        unit tests, and the examples in the docstrings'
	@echo '  make lessons     the lessons show what they have stored'
	@echo '  make packaging   the package, built and installed elsewhere'
	@echo '  make browser     the lessons in a real browser, where there is a Chromium'
	@echo 'make notebooks   run the lessons and store what they show'
	@echo 'make constraints pin the newest of every library in constraints.txt'
	@echo 'make clean       remove the environment and all caches (not your lessons)'
	@echo 'make PYTHON=python3.13 VENV=.venv-3.13 ...   with another Python'

lab: $(VENV)/.lab
	$(PY) -m hanalab --folder "$(LESSONS)" -- $(LAB_ARGS)

test: lint types floors unit lessons packaging browser

lint: $(VENV)/.test
	$(PY) -m ruff check .

types: $(VENV)/.test
	$(PY) -m mypy --strict hanalab

floors: $(VENV)/.test
	$(VENV)/bin/lint-imports --no-logo

unit: $(VENV)/.test
	@$(PY) -m hanalab warmup  # once, and not in two processes at the same time
	$(PY) -m pytest -n 2 $(UNIT) $(PYTEST_ARGS)

# nbval is asked for here only; it makes every start two seconds slower.
lessons: $(VENV)/.test
	$(PY) -m pytest -o addopts="--import-mode=importlib --strict-markers --strict-config" \
	  --nbval --nbval-current-env --nbval-cell-timeout=120 $(wildcard notebooks) tests/notebooks $(PYTEST_ARGS)

packaging: $(VENV)/.test
	$(PY) -m pytest tests/packaging $(PYTEST_ARGS)

# Without a Chromium the browser tests are left out, unless HANALAB_BROWSER=required. They wait more than they work.
browser: $(VENV)/.test
	@if $(PY) tests/browser/chromium.py > $(VENV)/.chromium; then \
	  echo "$(PY) -m pytest tests/browser with $$(cat $(VENV)/.chromium)"; \
	  $(PY) -m pytest -n 3 --dist worksteal tests/browser $(PYTEST_ARGS); \
	elif [ "$$HANALAB_BROWSER" = required ]; then exit 1; fi

notebooks: $(VENV)/.test
	$(PY) tests/notebooks/execute.py

# Pins what is newest today: look at what changed before you commit it.
constraints:
	rm -rf $(VENV)-fresh
	$(PYTHON) -m venv $(VENV)-fresh
	$(VENV)-fresh/bin/python -m pip install --quiet --disable-pip-version-check '.[test,speed,cluster]'
	$(VENV)-fresh/bin/python -m pip freeze --exclude hanalab --exclude pip --exclude setuptools > constraints.txt
	rm -rf $(VENV)-fresh

clean:
	rm -rf $(VENV) $(VENV)-* build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +

# The environment, made anew only when what it is made from has changed.

$(VENV)/.lab: pyproject.toml constraints.txt | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[speed]'
	@touch $@

$(VENV)/.test: pyproject.toml constraints.txt | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@ $(VENV)/.lab

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'hanalab needs Python 3.11 or newer, and "$(PYTHON)" is not. Name another: make PYTHON=python3.13 lab' >&2; \
	  exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || { \
	  echo '"$(PYTHON)" cannot make environments. On Debian and Ubuntu this helps: sudo apt-get install python3-venv' >&2; \
	  exit 1; }
	$(PYTHON) -m venv $(VENV)

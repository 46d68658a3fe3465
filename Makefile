# Elfer: `make` lists all targets. It needs only python3, python3-venv and make.
.DEFAULT_GOAL := help
.PHONY: help setup play lab test check bench ladder standard figures weights rules soak screenshots lock web clean

PYTHON ?= python3
BIN := .venv/bin
UV := UV_LINK_MODE=copy $(BIN)/uv --quiet --no-progress --system-certs
WEB := $(BIN)/python tools/build_web.py
LADDER := $(BIN)/elfer ladder --page docs/bots.md
INSTALL := $(UV) pip install --python $(BIN)/python --require-hashes --compile-bytecode

help: ## List all targets
	@echo "Elfer: the Elfer raus! family of card games"
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/ready web ## Install everything into .venv

play: .venv/ready web ## Play in the browser, here and on nearby phones
	@$(BIN)/elfer

lab: .venv/ready-lab web ## Install the packages for simulations: the compiled engine, plots, Ray

test: .venv/ready-dev web ## Run all tests
	@$(WEB) test
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: .venv/ready-dev web ## Run the linters and type checkers, and check imports and lock files
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(WEB) check
	@sh tools/check-lock-files
	@$(BIN)/python tools/check_prose.py
	@$(BIN)/python tools/update_rules.py --check

bench: .venv/ready-lab .venv/ready-bench .venv/ready-dev web ## Measure engines, server and frames, and the fairness of snaps
	@$(BIN)/python bench/reference_engine.py
	@$(BIN)/python bench/compiled_engine.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/call_fairness.py
	@$(BIN)/python bench/flood.py
	@$(BIN)/python bench/frames.py

ladder: .venv/ready-lab ## Update the ladder in docs/bots.md: each level of the bots against the one below
	@$(LADDER)

standard: .venv/ready-lab ## Update the standard lines in docs/bots.md: the strength of hard and expert
	@$(LADDER) --standard

figures: .venv/ready-lab web ## Update the figures of all games (or GAMES="…") on the shelf and in docs
	@$(BIN)/python tools/renew_figures.py $(GAMES)

weights: .venv/ready-lab ## Update the bots' weights for all row games and Master (or GAME=…)
	@$(BIN)/elfer tune $(or $(GAME),--all) --out src/elfer/evaluation/weights.json

rules: .venv/ready ## Update the rules in docs/games from locales/en/rules
	@$(BIN)/python tools/update_rules.py

soak: .venv/ready-dev web ## Run the long tests, then the bot ladder
	@ELFER_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal
	@$(LADDER)

screenshots: .venv/ready-dev web ## Update the pictures of the web app in docs/images
	@$(BIN)/python tools/make_screenshots.py

lock: .venv/ready-dev ## Update the lock files from pyproject.toml
	@sh tools/lock $(BIN)/uv --upgrade

clean: ## Remove all generated files
	@rm -rf src/elfer/web/static web/node_modules tests/browser/node_modules tests/browser/.chromium
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# The script builds the web app only if its sources have changed, which is quick to check.
web: .venv/ready
	@$(WEB)

.venv/bin/uv: requirements-uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "$(PYTHON) is not Python 3.11 or newer. Try make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -m venv --clear .venv || \
	  { rm -rf .venv; echo "Python cannot create a virtual environment. Install python3-venv."; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements-uv.txt

.venv/ready: .venv/bin/uv requirements.lock pyproject.toml hatch_build.py
	@$(INSTALL) -r requirements.lock
	@$(UV) pip install --python $(BIN)/python --no-build-isolation --no-deps --editable .
	@touch $@

.venv/ready-lab: .venv/ready requirements-lab.lock
	@$(INSTALL) -r requirements-lab.lock
	@touch $@

.venv/ready-dev: .venv/ready requirements-dev.lock
	@$(INSTALL) -r requirements-dev.lock
	@touch $@

.venv/ready-bench: .venv/ready requirements-bench.lock
	@$(INSTALL) -r requirements-bench.lock
	@touch $@

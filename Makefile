# Elfer: `make` lists what there is. Only python3, python3-venv and make are needed.
.DEFAULT_GOAL := help
.PHONY: help setup play lab test check bench ladder soak lock web clean

PYTHON ?= python3
BIN := .venv/bin
UV := UV_LINK_MODE=copy $(BIN)/uv --quiet --no-progress --system-certs
WEB := $(BIN)/python tools/build_web.py
INSTALL := $(UV) pip install --python $(BIN)/python --require-hashes --compile-bytecode

help: ## List what can be made
	@echo "Elfer: the Elfer raus! family of card games"
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/ready web ## Set everything up in .venv

play: .venv/ready web ## Play in the browser, here and on the phones around
	@$(BIN)/elfer

lab: .venv/ready-lab web ## Set up what elfer simulate needs: the fast kernel, pictures, Ray

test: .venv/ready-dev web ## Run all tests
	@$(WEB) test
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: .venv/ready-dev web ## Lint, types, import directions, locks
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(WEB) check
	@sh tools/check-tree

bench: .venv/ready-lab .venv/ready-bench ## Measure the speed as ratios in one run, and who wins how many snaps
	@$(BIN)/python bench/speed.py
	@$(BIN)/python bench/kernel.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/snaps.py

ladder: .venv/ready-lab ## Let every level of bot play against the one below, for docs/bots.md
	@$(BIN)/elfer ladder

soak: .venv/ready-dev web ## Run the long tests, and the ladder of the bots from its beginning
	@ELFER_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal
	@$(BIN)/elfer ladder --fresh

lock: .venv/ready-dev ## Renew the lock files from pyproject.toml
	@sh tools/lock $(BIN)/uv --upgrade

clean: ## Remove what make has made
	@rm -rf src/elfer/web/static web/node_modules tests/browser/node_modules tests/browser/.chromium
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# The web app is built when its sources are not those that it was built from: a fast look.
web: .venv/ready
	@$(WEB)

.venv/bin/uv: requirements-uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Elfer needs Python 3.11 or newer as $(PYTHON); try make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -m venv --clear .venv || \
	  { rm -rf .venv; echo "Python cannot make a virtual environment: install python3-venv."; exit 1; }
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

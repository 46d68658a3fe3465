# Elfer: `make` lists what there is. Only python3, python3-venv and make are needed.
.DEFAULT_GOAL := help
.PHONY: help setup play test check bench soak lock clean

PYTHON ?= python3
BIN := .venv/bin
UV := UV_LINK_MODE=copy $(BIN)/uv --quiet --no-progress --system-certs
INSTALL := $(UV) pip install --python $(BIN)/python --require-hashes

help: ## List what can be made
	@echo "Elfer: the Elfer raus! family of card games"
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/ready ## Set everything up in .venv

play: .venv/ready ## Play a game in the terminal
	@$(BIN)/elfer play

test: .venv/ready-dev ## Run all tests
	@$(BIN)/python -m pytest -n auto

check: .venv/ready-dev ## Lint, types, import directions, locks
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@sh tools/check-tree

bench: .venv/ready-bench ## Measure the speed as ratios in one run
	@$(BIN)/python bench/speed.py
	@$(BIN)/python bench/server.py

soak: .venv/ready-dev ## Run the long tests
	@ELFER_SOAK=1 $(BIN)/python -m pytest -n auto

lock: .venv/ready-dev ## Renew the lock files from pyproject.toml
	@sh tools/lock $(BIN)/uv

clean: ## Remove what make has made
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/bin/uv: requirements-uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Elfer needs Python 3.11 or newer as $(PYTHON); try make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -m venv --clear .venv || \
	  { rm -rf .venv; echo "Python cannot make a virtual environment: install python3-venv."; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements-uv.txt

.venv/ready: .venv/bin/uv requirements.lock pyproject.toml
	@$(INSTALL) -r requirements.lock
	@$(UV) pip install --python $(BIN)/python --no-build-isolation --no-deps --editable .
	@touch $@

.venv/ready-dev: .venv/ready requirements-dev.lock
	@$(INSTALL) -r requirements-dev.lock
	@touch $@

.venv/ready-bench: .venv/ready requirements-bench.lock
	@$(INSTALL) -r requirements-bench.lock
	@touch $@

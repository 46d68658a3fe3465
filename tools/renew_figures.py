"""Update the figures on the shelf, in the rules pages and in docs/studies (`make figures`).

`python tools/renew_figures.py [GAME …]` studies these games (default: all). docs/studies has pages
only for games of the compiled engine, which are studied with 200,000 games of each kind for each
number of players.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from elfer.compiled.registry import compiled_games
from elfer.games import GAMES
from elfer.studies.figures import FIGURES

ROOT = Path(__file__).resolve().parents[1]
STUDIES = ROOT / "docs" / "studies"
RULES = ROOT / "docs" / "games"


def main(games: list[str]) -> None:
    """Study the games one by one; stop at the first failure."""
    for game in games or GAMES:
        with TemporaryDirectory() as temporary:
            out = STUDIES if game in compiled_games() else Path(temporary)
            options = ("--out", out, "--figures", FIGURES, "--rules", RULES)
            elfer = [sys.executable, "-m", "elfer", "study", game, *map(str, options)]
            done = subprocess.run(elfer, check=False)  # noqa: S603 - a fixed command
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])

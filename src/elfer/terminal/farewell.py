"""The last lines of a game: who won, what the cards came from, and how to see it again."""

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

from elfer.kernel import options
from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.terminal.agreement import typed
from elfer.terminal.head_starts import head_start_words
from elfer.terminal.phrases import names_of
from elfer.terminal.seats import seat_words


def finished(
    match: Match,
    who: Sequence[str],
    helped: Mapping[Seat, int],
    you: Seat | None,
    saved: Path | None,
) -> list[str]:
    """What is said after the last round; only now may the seed be known."""
    lines = [f"{names_of(match.winners or (), you)} won!"]
    if match.plan.seed is not None:
        lines += ["The same cards again:", f"  {same_again(match, who, helped)}"]
    if saved is None:
        return [*lines, "With --save FILE the next one can be kept and looked at again."]
    return [*lines, *_kept(saved)]


def unfinished(saved: Path | None) -> list[str]:
    """What is said to those who leave."""
    lines = ["The game was not finished. Until next time!"]
    if saved is None:
        return [*lines, "With --save FILE what was played would have been kept."]
    return [*lines, *_kept(saved)]


def same_again(match: Match, who: Sequence[str], helped: Mapping[Seat, int]) -> str:
    """The command that deals the same cards to the same company."""
    plan = match.plan
    words = ["elfer", "play", plan.game.id, "--players", str(plan.players), *seat_words(who)]
    words += head_start_words(helped)
    schema = options.schema(plan.game.options)
    for name, value in options.shown(plan.options).items():
        if value != schema[name]["default"]:
            words += ["--option", f"{name}={typed(value)}"]
    return shlex.join([*words, "--seed", plan.seed or ""])


def _kept(saved: Path) -> list[str]:
    name = shlex.quote(str(saved))
    return ["It is kept:", f"  elfer replay {name}  shows it", f"  elfer verify {name}  checks it"]

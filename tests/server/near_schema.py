"""Messages that nearly match the schema, with an odd value here and there."""

from typing import Any, get_args

from hypothesis import strategies as st
from msgspec import NODEFAULT, structs

from elfer.games import GAMES
from elfer.table.commands import AnyCommand, PlayerCommand
from elfer.wire import NewPlayer, NewTable

TEXTS = st.text(max_size=8) | st.sampled_from(["", "\x00", "é", "\u202e", "ﬀ", "<b>", "ab", "0"])
ODD: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=True, allow_infinity=True)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
MOVES = sorted({text for game in GAMES.values() for text in list(game.language)[::9]})
LEVELS = st.sampled_from(["random", "greedy", "genius", ""])
OPTIONS = st.dictionaries(
    st.sampled_from(["rounds", "dealer", "several", "colour", "x"]),
    st.integers(-1, 4) | st.booleans() | ODD,
    max_size=2,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(0, 3),
    "move": st.sampled_from(MOVES) | TEXTS,
    "name": st.sampled_from(["Anna", "Zoë", "x" * 20]) | TEXTS,
    "face": st.fixed_dictionaries({"drawing": st.integers(-1, 12), "colour": st.integers(-1, 6)}),
    "text": st.sampled_from(["ab", "0" * 64]) | TEXTS,
    "reaction": st.sampled_from(["smile", "clap", "rage"]),
    "game": st.sampled_from([*GAMES, "bridge"]),
    "players": st.integers(1, 7),
    "options": OPTIONS,
    "pace": st.integers(0, 60_000),
    "handicap": st.integers(-1, 2_001),
    "level": LEVELS,
    "player": st.sampled_from(["p0", "p1", "p9"]),
    "locked": st.booleans(),
    "agrees": st.booleans(),
    "token": TEXTS,
    "seats": st.lists(st.sampled_from(["me", "free", "greedy", "x"]), max_size=7),
    "seen": st.integers(0, 50) | st.just(2**64),
    "since": st.integers(0, 50) | st.none(),
}


@st.composite
def nearly_valid(draw: st.DrawFn, kind: type) -> dict[str, Any]:
    """Draw an object that matches a type, or nearly does."""
    made: dict[str, Any] = {}
    for field in structs.fields(kind):
        if field.default is NODEFAULT or draw(st.booleans()):
            made[field.name] = draw(FIELDS[field.name])
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    if tag is not None:
        made["do"] = tag
    match draw(st.integers(0, 9)):
        case 0 if made:
            made[draw(st.sampled_from(sorted(made)))] = draw(ODD)
        case 1 if made:
            del made[draw(st.sampled_from(sorted(made)))]
        case 2:
            made[draw(TEXTS)] = draw(ODD)
    return made


@st.composite
def frames(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a frame for a socket; the sender sets its id."""
    kind = draw(st.sampled_from(get_args(PlayerCommand)) | st.sampled_from(get_args(AnyCommand)))
    said: dict[str, Any] = {
        "type": "say",
        "do": draw(nearly_valid(kind)),
        "seen": draw(FIELDS["seen"]),
    }
    match draw(st.integers(0, 12)):
        case 0:
            said["type"] = draw(st.sampled_from(["hello", "Say", "done", ""]) | ODD)
        case 1:
            said["do"] = draw(ODD)
        case 2:
            said["seen"] = draw(ODD)
        case 3:
            said[draw(TEXTS)] = draw(ODD)
    return said


def bodies() -> st.SearchStrategy[tuple[str, Any]]:
    """Return a strategy for request bodies, each with its endpoint."""
    tables = nearly_valid(NewTable).map(lambda body: ("tables", body))
    players = nearly_valid(NewPlayer).map(lambda body: ("players", body))
    return tables | players | ODD.map(lambda body: ("tables", body))

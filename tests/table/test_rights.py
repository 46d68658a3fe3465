"""The rights at a table: every command, given by everyone who might try."""

from typing import get_args

import pytest

from elfer.engine.errors import Refused
from elfer.table import commands as said
from elfer.table.commands import AnyCommand, LogEntry, PlayerCommand, Remove
from elfer.table.dispatch import HOST_COMMANDS, PLAYER_COMMANDS, SERVER_COMMANDS, apply_entry
from elfer.table.errors import NotAllowed
from elfer.table.snapshot import encode_table
from tests.table.party import HOST, Party

SEATED, UNSEATED, REMOVED, STRANGER, KEEPER = "bob", "cid", "dan", "nobody", None
EVERYONE = (HOST, SEATED, UNSEATED, REMOVED, STRANGER, KEEPER)


def waiting() -> Party:
    """Return a table before the start: Ann and Bob sit, seat 2 is a bot's, seat 3 is free."""
    party = Party("junior", [HOST, SEATED, "greedy", "free"], watchers=[UNSEATED, REMOVED])
    party.say(Remove(REMOVED), HOST)
    return party


def absent() -> Party:
    """Return a table where Bob is away and a bot plays in that seat."""
    party = waiting()
    party.say(said.Away(SEATED))
    return party


def full() -> Party:
    party = Party("junior", [HOST, SEATED, "greedy"], watchers=[UNSEATED, REMOVED], luck="c")
    party.say(Remove(REMOVED), HOST)
    return party


def playing() -> Party:
    """Return a table where it is Ann's turn and one of her cards fits."""
    return full().start()


def of_bots() -> Party:
    """Return a table where it is a bot's turn; Ann and Bob have seats too."""
    party = Party("junior", ["greedy", SEATED, HOST], watchers=[UNSEATED, REMOVED])
    party.say(Remove(REMOVED), HOST)
    return party.start()


def laid() -> Party:
    """Return a table where Ann has ended her turn and could take that back."""
    party = playing()
    party.play(party.match.legal(0)[0].text, "done")
    return party


def shown() -> Party:
    """Return a table where a card is shown and only the referee can act."""
    party = Party("schnipp-schnapp", [HOST, SEATED, "greedy"], watchers=[UNSEATED, REMOVED])
    party.say(Remove(REMOVED), HOST)
    party.start()
    party.play("flip")
    return party


def asking() -> Party:
    """Return a table where Cid asks for the bot's seat."""
    party = playing()
    party.say(said.Request(2), UNSEATED)
    return party


def over() -> Party:
    return playing().play_on()


CASES: list[tuple[AnyCommand, Party, set[str | None]]] = [
    (said.Play(0, "r10"), playing(), {HOST}),
    (said.Undo(), laid(), {HOST}),
    (said.Take(3), waiting(), {HOST, SEATED, UNSEATED}),
    (said.Request(2), playing(), {UNSEATED}),
    (said.Agree(2, UNSEATED), asking(), {HOST, SEATED}),
    (said.Agree(2, UNSEATED, agrees=False), asking(), {HOST, SEATED, UNSEATED}),
    (said.Stand(1), waiting(), {SEATED}),
    (said.Rename("Zoe"), waiting(), {HOST, SEATED, UNSEATED}),
    (said.Cut("ab12"), waiting(), {HOST, SEATED, UNSEATED}),
    (said.React("smile"), playing(), {HOST, SEATED, UNSEATED}),
    (said.Configure("master", 4), waiting(), {HOST}),
    (said.SetPace(100), playing(), {HOST}),
    (said.SetHandicap(1, 400), playing(), {HOST}),
    (said.SeatBot(3, "random"), waiting(), {HOST}),
    (said.Fill("random"), waiting(), {HOST}),
    (said.Free(1), absent(), {HOST}),
    (said.Give(1, UNSEATED), absent(), {HOST}),
    (said.Lock(True), waiting(), {HOST}),
    (said.Remove(SEATED), playing(), {HOST}),
    (said.Start(), full(), {HOST}),
    (said.Again(), over(), {HOST, SEATED}),
    (said.Rematch(), over(), {HOST, SEATED}),
    (said.Join("eve", "Eve", ""), waiting(), {KEEPER}),
    (said.BotMove(0, "draw"), of_bots(), {KEEPER}),
    (said.Settle(), shown(), {KEEPER}),
    (said.Away(SEATED), playing(), {KEEPER}),
    (said.Back(SEATED), absent(), {KEEPER}),
]


def with_legal_move(do: AnyCommand, party: Party) -> AnyCommand:
    """Return the command with a move that is legal at this table."""
    if isinstance(do, said.Play | said.BotMove):
        return type(do)(do.seat, party.match.legal(do.seat)[0].text)
    return do


@pytest.mark.parametrize("who", EVERYONE)
@pytest.mark.parametrize(
    ("do", "party", "allowed"), CASES, ids=[type(do).__name__ for do, *_ in CASES]
)
def test_only_entitled_people_may_give_a_command(
    do: AnyCommand, party: Party, allowed: set[str | None], who: str | None
) -> None:
    table = party.table
    before = encode_table(table)
    entry = LogEntry(99_000, with_legal_move(do, party), who, "luck")
    if who in allowed:
        changed, told = apply_entry(table, entry)
        assert told
        assert changed.seq == table.seq + 1
        assert changed.public_seq == table.public_seq + 1
    else:
        with pytest.raises(Refused) as refused:
            apply_entry(table, entry)
        # A player who has nothing to undo is told that, and not that they have no right.
        assert refused.type is NotAllowed or (
            isinstance(do, said.Undo) and who in (SEATED, UNSEATED)
        )
    assert encode_table(table) == before


def test_every_command_is_tried_and_allowed_to_someone() -> None:
    words = {*get_args(PlayerCommand), *SERVER_COMMANDS}
    assert {type(do) for do, *_ in CASES} == words
    assert {*PLAYER_COMMANDS, *HOST_COMMANDS} == set(get_args(PlayerCommand))
    assert not {*PLAYER_COMMANDS, *HOST_COMMANDS} & {*SERVER_COMMANDS}


@pytest.mark.parametrize("do", [said.Configure("junior", 3), said.Start()])
def test_refuses_in_the_middle_of_a_match(do: AnyCommand) -> None:
    with pytest.raises(Refused, match="Wait until it is over"):
        playing().say(do, HOST)


@pytest.mark.parametrize(
    "do",
    [
        said.Play(0, "r9"),
        said.Undo(),
        said.Again(),
        said.Rematch(),
    ],
)
def test_refuses_before_the_first_match(do: AnyCommand) -> None:
    with pytest.raises(Refused):
        waiting().say(do, HOST)
    with pytest.raises(Refused):
        waiting().say(said.Settle())
    with pytest.raises(Refused):
        waiting().say(said.BotMove(2, "r9"))


@pytest.mark.parametrize(
    "do",
    [
        said.Play(7, "r9"),
        said.Take(7),
        said.Stand(7),
        said.SeatBot(7, "greedy"),
        said.Free(7),
        said.Give(7, HOST),
        said.Give(3, "nobody"),
        said.Remove("nobody"),
        said.Remove(HOST),
        said.SeatBot(3, "genius"),
        said.Fill("genius"),
        said.SeatBot(0, "greedy"),
        said.Take(0),
        said.Take(2),
        said.Free(1),
        said.Give(1, HOST),
        said.Cut("hello there"),
        said.Cut(""),
        said.Cut("AB"),
        said.Rename(""),
        said.Rename("<b>"),
        said.Rename("a" * 21),
        said.Rename("a\u202eb"),
        said.Take(3, name="\n"),
        said.Configure("skat", 3),
        said.Configure("junior", 7),
        said.Configure("junior", 1),
        said.Configure("junior", 4, {"luck": 1}),
        said.Configure("junior", 4, {"rounds": 0}),
    ],
    ids=str,
)
def test_refuses_impossible_commands(do: AnyCommand) -> None:
    party = waiting()
    before = party.table
    with pytest.raises(Refused) as refused:
        party.say(do, HOST)
    assert refused.value.why.endswith(".")
    assert party.table is before


def test_refuses_a_second_join() -> None:
    with pytest.raises(Refused):
        waiting().say(said.Join(SEATED, "Bob", ""))

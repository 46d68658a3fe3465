"""The rights at a table: every command, sent by everyone who might try."""

from typing import get_args

import pytest

from elfer.engine.errors import Refused
from elfer.table import commands
from elfer.table.commands import AnyCommand, LogEntry, PlayerCommand, Remove
from elfer.table.dispatch import HOST_COMMANDS, PLAYER_COMMANDS, SERVER_COMMANDS, apply_entry
from elfer.table.errors import NotAllowed
from elfer.table.serialization import encode_table
from tests.table.party import HOST, Party

SEATED, UNSEATED, REMOVED, STRANGER, SERVER = "bob", "cid", "dan", "nobody", None
EVERYONE = (HOST, SEATED, UNSEATED, REMOVED, STRANGER, SERVER)


def waiting_party() -> Party:
    """Return a party before the start: Ann and Bob are seated, seat 2 is a bot, seat 3 is free."""
    party = Party("junior", [HOST, SEATED, "greedy", "free"], watchers=[UNSEATED, REMOVED])
    party.say(Remove(REMOVED), HOST)
    return party


def party_with_absent_player() -> Party:
    """Return a party where a bot plays for Bob, who is away."""
    party = waiting_party()
    party.say(commands.Away(SEATED))
    return party


def full_party() -> Party:
    party = Party("junior", [HOST, SEATED, "greedy"], watchers=[UNSEATED, REMOVED], seed="c")
    party.say(Remove(REMOVED), HOST)
    return party


def playing_party() -> Party:
    """Return a party where it is Ann's turn and one of her cards fits."""
    return full_party().start()


def party_at_bots_turn() -> Party:
    """Return a party where it is a bot's turn; Ann and Bob have seats too."""
    party = Party("junior", ["greedy", SEATED, HOST], watchers=[UNSEATED, REMOVED])
    party.say(Remove(REMOVED), HOST)
    return party.start()


def party_after_a_turn() -> Party:
    """Return a party where Ann has ended her turn and can undo that."""
    party = playing_party()
    party.play(party.match.legal(0)[0].text, "done")
    return party


def party_with_a_card() -> Party:
    """Return a party where a card is shown and only the referee can act."""
    party = Party("schnipp-schnapp", [HOST, SEATED, "greedy"], watchers=[UNSEATED, REMOVED])
    party.say(Remove(REMOVED), HOST)
    party.start()
    party.play("flip")
    return party


def party_with_request() -> Party:
    """Return a party where Cid asks for the bot's seat."""
    party = playing_party()
    party.say(commands.Request(2), UNSEATED)
    return party


def finished_party() -> Party:
    return playing_party().play_on()


CASES: list[tuple[AnyCommand, Party, set[str | None]]] = [
    (commands.Play(0, "r10"), playing_party(), {HOST}),
    (commands.Undo(), party_after_a_turn(), {HOST}),
    (commands.Take(3), waiting_party(), {HOST, SEATED, UNSEATED}),
    (commands.Request(2), playing_party(), {UNSEATED}),
    (commands.Agree(2, UNSEATED), party_with_request(), {HOST, SEATED}),
    (commands.Agree(2, UNSEATED, agrees=False), party_with_request(), {HOST, SEATED, UNSEATED}),
    (commands.Stand(1), waiting_party(), {SEATED}),
    (commands.Rename("Zoe"), waiting_party(), {HOST, SEATED, UNSEATED}),
    (commands.Cut("ab12"), waiting_party(), {HOST, SEATED, UNSEATED}),
    (commands.React("smile"), playing_party(), {HOST, SEATED, UNSEATED}),
    (commands.Configure("master", 4), waiting_party(), {HOST}),
    (commands.SetPace(100), playing_party(), {HOST}),
    (commands.SetHandicap(1, 400), playing_party(), {HOST}),
    (commands.SeatBot(3, "random"), waiting_party(), {HOST}),
    (commands.Fill("random"), waiting_party(), {HOST}),
    (commands.Free(1), party_with_absent_player(), {HOST}),
    (commands.Give(1, UNSEATED), party_with_absent_player(), {HOST}),
    (commands.Lock(True), waiting_party(), {HOST}),
    (commands.Remove(SEATED), playing_party(), {HOST}),
    (commands.Start(), full_party(), {HOST}),
    (commands.Again(), finished_party(), {HOST, SEATED}),
    (commands.Rematch(), finished_party(), {HOST, SEATED}),
    (commands.Join("eve", "Eve", ""), waiting_party(), {SERVER}),
    (commands.BotMove(0, "draw"), party_at_bots_turn(), {SERVER}),
    (commands.Settle(), party_with_a_card(), {SERVER}),
    (commands.Away(SEATED), playing_party(), {SERVER}),
    (commands.Back(SEATED), party_with_absent_player(), {SERVER}),
]


def with_legal_move(do: AnyCommand, party: Party) -> AnyCommand:
    """Return the command with a move that is legal at this table."""
    if isinstance(do, commands.Play | commands.BotMove):
        return type(do)(do.seat, party.match.legal(do.seat)[0].text)
    return do


@pytest.mark.parametrize("who", EVERYONE)
@pytest.mark.parametrize(
    ("do", "party", "allowed"), CASES, ids=[type(do).__name__ for do, *_ in CASES]
)
def test_only_entitled_people_may_send_a_command(
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
        # A player who has nothing to undo is told so, not that they have no right to undo.
        assert refused.type is NotAllowed or (
            isinstance(do, commands.Undo) and who in (SEATED, UNSEATED)
        )
    assert encode_table(table) == before


def test_every_command_is_tried_and_allowed_for_someone() -> None:
    words = {*get_args(PlayerCommand), *SERVER_COMMANDS}
    assert {type(do) for do, *_ in CASES} == words
    assert {*PLAYER_COMMANDS, *HOST_COMMANDS} == set(get_args(PlayerCommand))
    assert not {*PLAYER_COMMANDS, *HOST_COMMANDS} & {*SERVER_COMMANDS}


@pytest.mark.parametrize("do", [commands.Configure("junior", 3), commands.Start()])
def test_refuses_commands_for_a_waiting_table_during_a_match(do: AnyCommand) -> None:
    with pytest.raises(Refused, match="Wait until it is over"):
        playing_party().say(do, HOST)


@pytest.mark.parametrize(
    "do",
    [
        commands.Play(0, "r9"),
        commands.Undo(),
        commands.Again(),
        commands.Rematch(),
    ],
)
def test_refuses_commands_for_a_match_before_the_first_one(do: AnyCommand) -> None:
    with pytest.raises(Refused):
        waiting_party().say(do, HOST)
    with pytest.raises(Refused):
        waiting_party().say(commands.Settle())
    with pytest.raises(Refused):
        waiting_party().say(commands.BotMove(2, "r9"))


@pytest.mark.parametrize(
    "do",
    [
        commands.Play(7, "r9"),
        commands.Take(7),
        commands.Stand(7),
        commands.SeatBot(7, "greedy"),
        commands.Free(7),
        commands.Give(7, HOST),
        commands.Give(3, "nobody"),
        commands.Remove("nobody"),
        commands.Remove(HOST),
        commands.SeatBot(3, "genius"),
        commands.Fill("genius"),
        commands.SeatBot(0, "greedy"),
        commands.Take(0),
        commands.Take(2),
        commands.Free(1),
        commands.Give(1, HOST),
        commands.Cut("hello there"),
        commands.Cut(""),
        commands.Cut("AB"),
        commands.Rename(""),
        commands.Rename("<b>"),
        commands.Rename("a" * 21),
        commands.Rename("a\u202eb"),
        commands.Take(3, name="\n"),
        commands.Configure("skat", 3),
        commands.Configure("junior", 7),
        commands.Configure("junior", 1),
        commands.Configure("junior", 4, {"luck": 1}),
        commands.Configure("junior", 4, {"rounds": 0}),
    ],
    ids=str,
)
def test_refuses_impossible_commands(do: AnyCommand) -> None:
    party = waiting_party()
    before = party.table
    with pytest.raises(Refused) as refused:
        party.say(do, HOST)
    assert refused.value.why.endswith(".")
    assert party.table is before


def test_refuses_a_second_join() -> None:
    with pytest.raises(Refused):
        waiting_party().say(commands.Join(SEATED, "Bob", ""))

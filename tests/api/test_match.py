"""A match through `import elfer`: play, views, text, pictures, records and refusals."""

import json
import re
from dataclasses import FrozenInstanceError
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import elfer
from elfer.notation.states import state_of, view_of
from tests.api.playing import moments, sample_moments
from tests.conformance.values import check_frozen, check_value

every_game = pytest.mark.parametrize("game", elfer.GAMES)

COMMON = {
    "actors", "dealer", "game", "legal_moves", "options", "over", "players", "points", "round",
    "round_over", "seat", "totals", "turn", "winners",
}  # fmt: skip
ATTRIBUTES = {name for name in vars(elfer.View) if isinstance(vars(elfer.View)[name], property)}


@pytest.fixture
def match() -> elfer.Match:
    return elfer.new_match("elfer-raus", players=4, seed="tuesday")


@every_game
def test_a_match_of_every_game_is_played_to_its_end(game: str) -> None:
    *_, last = moments(game)
    assert last.over
    assert last.legal_moves() == ()
    assert last.actors == ()
    assert last.winners is not None
    assert elfer.load_record(last.record()) == last
    assert elfer.load_record(json.dumps(last.record())).history == last.history


@every_game
def test_a_view_has_the_values_of_the_notation(game: str) -> None:
    """Every key has an attribute, and every attribute has its documented type."""
    for match in sample_moments(game):
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            shown = view_of(match._match, seat)
            assert view.as_dict() == json.loads(json.dumps(shown))
            assert {*shown} <= ATTRIBUTES
            for name in ATTRIBUTES - COMMON:
                assert hasattr(view, name) == (name in shown)
                if name in shown:
                    assert json.loads(json.dumps(getattr(view, name))) == view.as_dict()[name]
            assert seat is None or view.legal_moves == match.legal_moves(seat)


@every_game
def test_a_bot_plays_every_game(game: str) -> None:
    match = elfer.new_match(game, seed=1)
    bot = elfer.bot("easy")
    for _ in range(30):
        if match.over:
            break
        seat = match.turn if match.turn in match.actors else next(iter(match.actors), None)
        if seat is None:
            match = match.play(match.legal_moves()[0])
            continue
        move = bot.choose(match.view(seat))
        assert move in match.legal_moves(seat)
        match = match.play(move, seat, at=300 if move.timed else None)
    assert match.history


@every_game
def test_matches_and_views_are_values(game: str) -> None:
    for match in sample_moments(game, 20):
        check_value(match)
        check_frozen(match)
        for seat in (None, 0):
            check_value(match.view(seat))
            check_frozen(match.view(seat))
            assert match.view(seat) == match.view(seat)
            hash(match.view(seat))
    check_value(elfer.bot("hard", seed=3))
    check_frozen(elfer.bot("hard"))


def test_play_does_not_change_the_match(match: elfer.Match) -> None:
    before = str(match), match.history, hash(match)
    after = match.play("r11")
    assert (str(match), match.history, hash(match)) == before
    assert after != match
    assert after.play(after.legal_moves()[0]) == after.play(after.legal_moves()[0].text)
    record = match.record()
    record["moves"].append([1, 2, "r11"])
    assert match.record()["moves"] == []
    match.view(0).as_dict().clear()
    match.view(0).rows.clear()
    assert match.view(0).rows


CARD = re.compile(r"(?<![a-z#0-9])\*?[rygb]\d{1,2}\b|(?<=\s)\*(?=\s|$)")


@every_game
def test_nothing_hidden_is_drawn_or_printed(game: str) -> None:
    for match in sample_moments(game):
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            known = {*CARD.findall(json.dumps(view.as_dict()).replace('"', " "))}
            drawn = re.findall(r">([^<]*)<", view._repr_svg_())
            for text in (str(view), " ".join(drawn), view._repr_html_()):
                assert {*CARD.findall(text)} <= known
            ElementTree.fromstring(view._repr_svg_())
            assert "http" not in view._repr_svg_().replace("http://www.w3.org/2000/svg", "")
        assert str(match) == str(match.view())
        assert match._repr_html_() == match.view()._repr_html_()


@every_game
def test_a_repr_is_one_short_line_without_secrets(game: str) -> None:
    for match in [elfer.new_match(game, seed="s3cret"), *sample_moments(game)]:
        for thing in (match, match.view(), match.view(0), match.game, *match.legal_moves(0)[:1]):
            said = repr(thing)
            assert len(said) < 120
            assert "\n" not in said
            assert "s3cret" not in said
            assert isinstance(thing, elfer.Move) or not CARD.findall(said)


def test_public_text_does_not_depend_on_hidden_cards(match: elfer.Match) -> None:
    held = state_of(match._match)["hands"][0]
    assert not any(card in str(match).split() for card in held)
    assert all(card in str(match.view(0)).split() for card in held)


def test_one_bridge_is_written_in_the_singular() -> None:
    match, rng = elfer.new_match("master", players=2, seed=1), Random(1)
    while 1 not in match.view().bridges:
        match = match.play(rng.choice(match.legal_moves()))
    assert re.search(r"\b1 bridge(,|$)", str(match), re.MULTILINE)
    assert "1 bridges" not in str(match)


# Seeds, options and players


def test_the_same_seed_deals_the_same_cards(match: elfer.Match) -> None:
    assert elfer.new_match("elfer-raus", 4, 7) == elfer.new_match("elfer-raus", 4, "7")
    first, second = elfer.new_match("elfer-raus"), elfer.new_match("elfer-raus")
    assert first != second
    assert first.record()["seed"] != second.record()["seed"]
    assert match.record()["seed"] == "tuesday"


@pytest.mark.parametrize("seed", [1.5, True, b"x", ["x"]])
def test_refuses_a_seed_of_another_type(seed: Any) -> None:
    with pytest.raises(elfer.BadRequest, match="A seed must be a string or a whole number"):
        elfer.new_match("elfer-raus", seed=seed)


def test_new_match_accepts_a_game_object() -> None:
    for game in elfer.GAMES.values():
        assert elfer.new_match(game, seed=1) == elfer.new_match(game.id, seed=1)
    assert elfer.new_match("zweikampf").players == 2


def test_new_match_accepts_a_deal() -> None:
    first = elfer.new_match("zweikampf", seed=1)
    stacks = state_of(first._match)["stacks"]
    match = elfer.new_match("zweikampf", deal={"stacks": stacks})
    assert match == elfer.new_match("zweikampf", deal={"stacks": tuple(map(tuple, stacks))})
    assert match == elfer.load_record(match.record())
    assert "seed" not in match.record()


@pytest.mark.parametrize("name", ["turn", "_played", "note"])
def test_attributes_cannot_be_assigned(match: elfer.Match, name: str) -> None:
    for value in (match, match.view(0), elfer.bot("easy")):
        with pytest.raises(FrozenInstanceError, match=name):
            setattr(value, name, None)
    with pytest.raises(TypeError):
        untyped.GAMES["mine"] = match.game


def test_a_bot_can_be_made_by_function_or_class() -> None:
    assert elfer.Bot("hard", 7) == elfer.bot("hard", "7") != elfer.bot("hard")
    assert repr(elfer.bot("hard", "s3cret")) == "<Bot hard>"


# Seats


def test_the_seat_is_optional_if_only_one_may_act(match: elfer.Match) -> None:
    assert match.play("r11") == match.play("r11", seat=2) == match.play("R11", 2)
    assert match.legal_moves() == match.legal_moves(2)
    assert match.legal_moves(0) == ()


def test_the_seat_is_required_if_several_may_act() -> None:
    match = elfer.new_match("hoechste-karte", players=3, seed=1)
    with pytest.raises(elfer.BadRequest, match=r"Seats 0, 1, 2 may act now. Say which one: play\("):
        match.play("r1")
    with pytest.raises(elfer.BadRequest, match=r"Say which one: legal_moves\(seat=0\)"):
        match.legal_moves()
    for seat in range(2):
        match = match.play(match.legal_moves(seat)[0], seat)
    assert match.play(match.legal_moves()[0]).history[2].seat == 2


def test_any_seat_may_deal_the_next_round() -> None:
    match = elfer.new_match("junior", players=2, seed=1, rounds=2)
    while not match.round_over:
        match = match.play(match.legal_moves()[0])
    assert [move.text for move in match.legal_moves()] == ["next"]
    assert elfer.bot("hard").choose(match.view(1)).text == "next"
    assert match.play("next").round == 2


def test_the_referee_needs_no_seat() -> None:
    match = elfer.new_match("schnipp-schnapp", players=3, seed=1).play("flip")
    assert match.play("settle").history[-1].seat is None


# Mistakes


untyped: Any = elfer
"""The API as seen by callers without a type checker."""

MISTAKES: dict[str, tuple[Any, type[elfer.Refused], str]] = {
    "an unknown game": (
        lambda m: untyped.new_match("elfer-rauss"),
        elfer.UnknownGame,
        "Did you mean 'elfer-raus'",
    ),
    "a number as the game": (
        lambda m: untyped.new_match(11),
        elfer.BadRequest,
        "A game must be an id",
    ),
    "a list as the game": (
        lambda m: untyped.new_match(["junior"]),
        elfer.BadRequest,
        "A game must be an id",
    ),
    "players as a string": (
        lambda m: untyped.new_match("junior", "4"),
        elfer.BadRequest,
        "whole number",
    ),
    "a boolean as the players": (
        lambda m: untyped.new_match("junior", True),
        elfer.BadRequest,
        "whole number",
    ),
    "too many players": (
        lambda m: untyped.new_match("zweikampf", 5),
        elfer.BadRequest,
        "2 players",
    ),
    "an unknown option": (
        lambda m: untyped.new_match("junior", round=2),
        elfer.BadOptions,
        "its options are dealer, rounds",
    ),
    "a wrong option": (
        lambda m: untyped.new_match("junior", rounds="2"),
        elfer.BadOptions,
        "takes",
    ),
    "a misspelt keyword": (
        lambda m: untyped.new_match("junior", plyers=2),
        elfer.BadOptions,
        "Did you mean 'players'",
    ),
    "a misspelt option": (
        lambda m: untyped.new_match("junior", roundz=2),
        elfer.BadOptions,
        "Did you mean 'rounds'",
    ),
    "a string as cards": (
        lambda m: untyped.new_match("junior", deal={"hands": "r2"}),
        elfer.BadDeal,
        "a list of",
    ),
    "a deal as a string": (
        lambda m: untyped.new_match("junior", deal="x"),
        elfer.BadRequest,
        "A deal",
    ),
    "a bad deal": (lambda m: untyped.new_match("junior", deal={}), elfer.BadDeal, ""),
    "a text that is not a move": (
        lambda m: m.play("castle"),
        elfer.BadMove,
        "moves look like: r11",
    ),
    "a number as the move": (lambda m: m.play(11), elfer.BadRequest, "one of legal_moves"),
    "None as the move": (lambda m: m.play(None), elfer.BadRequest, "one of legal_moves"),
    "a played move": (
        lambda m: m.play(m.play("r11").history[0]),
        elfer.BadRequest,
        "one of legal_moves",
    ),
    "seat and move swapped": (lambda m: m.play(2, "r11"), elfer.BadRequest, "one of legal_moves"),
    "a move as the seat": (
        lambda m: m.play("r11", m.legal_moves()[0]),
        elfer.BadRequest,
        "A seat must be a whole number",
    ),
    "a move that was made up": (
        lambda m: m.play(elfer.Move("r11", "lay")),
        elfer.BadMove,
        "belongs to another game",
    ),
    "another game's move": (
        lambda m: m.play(untyped.new_match("zweikampf").legal_moves(0)[0]),
        elfer.BadMove,
        "not a move of elfer-raus",
    ),
    "an illegal move": (lambda m: m.play("r12"), elfer.IllegalMove, ""),
    "a seat out of turn": (lambda m: m.play("r11", 0), elfer.NotYourTurn, "it is seat 2's turn"),
    "an unknown seat": (lambda m: m.play("r11", 4), elfer.BadRequest, "seats are 0 to 3"),
    "a negative seat": (lambda m: m.view(-1), elfer.BadRequest, "seats are 0 to 3"),
    "a seat as a string": (
        lambda m: m.legal_moves("0"),
        elfer.BadRequest,
        "A seat must be a whole number",
    ),
    "a boolean as the seat": (
        lambda m: m.view(True),
        elfer.BadRequest,
        "A seat must be a whole number",
    ),
    "a time as a string": (lambda m: m.play("r11", at="1"), elfer.BadRequest, "milliseconds"),
    "a negative time": (lambda m: m.play("r11", at=-1), elfer.BadRequest, "milliseconds"),
    "an unknown level": (lambda m: untyped.bot("exprt"), elfer.BadRequest, "Did you mean 'expert'"),
    "a level as a number": (lambda m: untyped.bot(5), elfer.BadRequest, "A level must be one of"),
    "an unknown level as a value": (
        lambda m: elfer.Bot("exprt"),
        elfer.BadRequest,
        "Did you mean 'expert'",
    ),
    "a bot's seed of another type": (
        lambda m: untyped.bot("easy", seed=1.5),
        elfer.BadRequest,
        "A seed must be a string or a whole number",
    ),
    "a view as a dict for a bot": (
        lambda m: untyped.bot("easy").choose(m.view(2).as_dict()),
        elfer.BadRequest,
        "match.view",
    ),
    "a match for a bot": (lambda m: untyped.bot("easy").choose(m), elfer.BadRequest, "match.view"),
    "a spectator's bot": (
        lambda m: untyped.bot("easy").choose(m.view()),
        elfer.BadRequest,
        "spectator",
    ),
    "a bot that may not act": (
        lambda m: untyped.bot("easy").choose(m.view(0)),
        elfer.NotYourTurn,
        "Seat 0 has no legal move",
    ),
    "a spectator's hand": (lambda m: m.view().hand, elfer.NotInThisGame, "match.view"),
    "a part of another game": (
        lambda m: m.view(0).stacks,
        elfer.NotInThisGame,
        "This view has hand, hands",
    ),
    "a number as the record": (lambda m: untyped.load_record(5), elfer.BadRecord, "mapping"),
    "an empty record": (lambda m: untyped.load_record(""), elfer.BadRecord, "path to a file"),
    "a match as the record": (untyped.load_record, elfer.BadRecord, "mapping"),
    "a list as the record": (lambda m: untyped.load_record("[1]"), elfer.BadRecord, "JSON object"),
    "a record that is not JSON": (lambda m: untyped.load_record("{x"), elfer.BadRecord, "JSON"),
    "a record that is not UTF-8": (
        lambda m: untyped.load_record(b"\xff"),
        elfer.BadRecord,
        "UTF-8",
    ),
    "a missing file": (
        lambda m: untyped.load_record(Path("none.json")),
        elfer.BadRecord,
        "none.json",
    ),
    "an invalid path": (lambda m: untyped.load_record("\0"), elfer.BadRecord, "Cannot read"),
    "another version": (
        lambda m: untyped.load_record({**m.record(), "elfer": 2}),
        elfer.BadRecord,
        "its version",
    ),
    "an unknown game's record": (
        lambda m: untyped.load_record({**m.record(), "game": "elferraus"}),
        elfer.BadRecord,
        "Did you mean 'elfer-raus'",
    ),
    "another game's record": (
        lambda m: untyped.load_record({**m.play("r11").record(), "game": "master"}),
        elfer.BadRecord,
        "",
    ),
    "unknown rules": (
        lambda m: untyped.load_record({**m.record(), "rules": 99}),
        elfer.BadRecord,
        "revision 99",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_gets_a_helpful_message(match: elfer.Match, name: str) -> None:
    mistake, kind, words = MISTAKES[name]
    with pytest.raises(elfer.Refused) as caught:
        mistake(match)
    assert type(caught.value) is kind
    assert words in str(caught.value)


def test_refuses_moves_in_a_finished_match() -> None:
    *_, last = moments("zweikampf")
    for move in ("flip", "next", "FLIP"):
        with pytest.raises(elfer.Refused, match=r"over|not a move"):
            last.play(move)
    with pytest.raises(elfer.NotYourTurn, match="The match is over"):
        last.play("flip", seat=0)
    with pytest.raises(elfer.NotYourTurn, match="The match is over"):
        elfer.bot("easy").choose(last.view(0))
    assert last.legal_moves(0) == last.view(0).legal_moves == ()
    assert elfer.load_record(last.record()).over


# Records


def test_load_record_reads_files(match: elfer.Match, tmp_path: Path) -> None:
    match = match.play("r11")
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.record()))
    assert elfer.load_record(path) == elfer.load_record(str(path)) == match
    assert elfer.load_record(path.read_bytes()) == match


def test_a_bot_with_another_seed_may_choose_differently() -> None:
    match = elfer.new_match("hoechste-karte", players=2, seed=1)
    chosen = {elfer.bot("random", seed).choose(match.view(0)).text for seed in range(20)}
    assert len(chosen) > 3
    assert len({elfer.bot("random").choose(match.view(0)).text for _ in range(5)}) == 1

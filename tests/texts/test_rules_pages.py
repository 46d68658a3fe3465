"""The rules pages: complete in every language, and true to the engine's own numbers."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elfer.engine.errors import IllegalMove, Refused
from elfer.engine.game import AnyGame, Setup
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import check
from elfer.engine.options import fill_defaults, schema
from elfer.games import GAMES
from elfer.games.anywhere import state as anywhere
from elfer.games.bluffing import erwischt, mogeln
from elfer.games.bluffing import rules as bluffing
from elfer.games.collecting import moves as piles
from elfer.games.collecting import rules as collecting
from elfer.games.duel import rules as duel
from elfer.games.guessing import rules as guessing
from elfer.games.master import rules as master
from elfer.games.rows.rules import RowGame
from elfer.games.snap import state as snap
from elfer.games.tricks import rules as tricks
from elfer.texts.languages import LANGUAGES, SWISS
from elfer.texts.rules_page import COMMON, Block, Kind, Part, RulesPage, rules_page
from tests.locales.catalogue import catalogue
from tests.rules.test_coverage import IDS

PAGES = (*GAMES, COMMON)
DATA = Path(__file__).parents[1] / "data"
RULINGS = dict(
    line.split() for line in (DATA / "rulings.txt").read_text(encoding="utf-8").splitlines()
)
"""How many rulings of ours each rule contains."""
EDITIONS = {
    (page, rule): {int(number) for number in numbers}
    for page, rule, *numbers in map(
        str.split, (DATA / "editions.txt").read_text(encoding="utf-8").splitlines()
    )
}
"""The rules in which the language editions differ, by page, with the numbers that they print."""

_NUMBER = re.compile(r"\d+")
_GROUPING = re.compile(r"(?<=\d)[,\u202f](?=\d{3}(?!\d))")
_EXAMPLE = re.compile(r"(?:Example|Beispiel|Exemple|Esempio)\b")

every_page = pytest.mark.parametrize("page", PAGES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> set[int]:
    """Return the numbers in a text; a narrow space or a comma may group their digits."""
    return {int(number) for number in _NUMBER.findall(_GROUPING.sub("", text))}


def claims(block: Block) -> str:
    """Return the text of a rule without its examples and notes."""
    kept = [
        part
        for part in block.parts
        if part.kind in (Kind.TEXT, Kind.LIST) and not _EXAMPLE.match(part.text)
    ]
    return "\n".join(line for part in kept for line in (part.text, *part.items))


def block_of(page: RulesPage, rule: str) -> Block:
    """Return the block of a rule."""
    return next(block for block in page.blocks if block.rule == rule)


@every_language
def test_each_difference_between_the_editions_is_on_its_page(language: str) -> None:
    found = {
        (page, block.rule): numbers(part.text)
        for page in PAGES
        for block in rules_page(language, page).blocks
        for part in block.parts
        if part.kind is Kind.EDITION
    }
    assert found.keys() == EDITIONS.keys()
    assert all(EDITIONS[place] <= printed for place, printed in found.items())


@every_language
def test_every_rule_is_on_a_page(language: str) -> None:
    found = {block.rule for page in PAGES for block in rules_page(language, page).blocks}
    assert found == set(IDS)


@every_page
@every_language
def test_every_language_has_the_same_rules_in_the_same_order(language: str, page: str) -> None:
    ours, english = rules_page(language, page), rules_page("en", page)
    assert [len(section.blocks) for section in ours.sections] == [
        len(section.blocks) for section in english.sections
    ]
    for block, other in zip(ours.blocks, english.blocks, strict=True):
        assert block.rule == other.rule
        assert [part.kind for part in block.parts] == [part.kind for part in other.parts]
        assert [part.groups for part in block.parts] == [part.groups for part in other.parts]


@every_page
@every_language
def test_every_language_states_the_same_numbers(language: str, page: str) -> None:
    for block, english in zip(
        rules_page(language, page).blocks, rules_page("en", page).blocks, strict=True
    ):
        assert numbers(_all_text(block)) == numbers(_all_text(english)), block.rule


def _all_text(block: Block) -> str:
    return "\n".join(line for part in block.parts for line in (part.text, *part.items))


@every_page
@every_language
def test_every_ruling_is_marked(language: str, page: str) -> None:
    for block in rules_page(language, page).blocks:
        marked = [part for part in block.parts if part.kind is Kind.RULING]
        assert len(marked) == int(RULINGS.get(block.rule, 0)), block.rule


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_a_page_is_named_like_its_game(language: str, game: str) -> None:
    title = rules_page(language, game).title.replace("\u202f", " ")
    assert title == catalogue(language).texts[f"game-{game}"].plain.replace("\u202f", " ")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_page_has_every_rule_that_a_refusal_cites(game: AnyGame) -> None:
    shown = {block.rule for block in rules_page("en", game.id).blocks}
    for players in {game.least_players, game.most_players}:
        assert set(cited_rules(new_match(game, players, seed="any"))) <= shown


def cited_rules(match: Match) -> Iterator[str]:
    """Yield the rules that refuse moves while random players play a match."""
    rng = random.Random(11)
    for _ in range(120):
        for seat in range(match.plan.players):
            for text in rng.sample(sorted(match.game.language), min(40, len(match.game.language))):
                try:
                    check(match.known_to(seat), seat, text, 0.0)
                except IllegalMove as refused:
                    yield refused.rule
                except Refused:
                    continue
        moves = [(seat, move) for seat in match.actors for move in match.legal(seat)]
        if not moves:
            return
        seat, move = rng.choice(moves)
        match = match.push(seat, move, 0.0 if move.timed else None, [])


@every_language
def test_texts_have_no_leftover_markup(language: str) -> None:
    for page in PAGES:
        for block in rules_page(language, page).blocks:
            for text in _texts(block):
                assert not re.search(r"[`_#<>\[\]]|\*{3}|(?<!\*)\*(?!\*)|  ", text), text
                assert text.count("**") % 2 == 0, text


def _texts(block: Block) -> Iterator[str]:
    for part in block.parts:
        yield from filter(None, (part.text, *part.items))


def test_swiss_german_has_neither_sharp_s_nor_german_quotation_marks() -> None:
    for page in PAGES:
        text = "".join(_all_text(block) for block in rules_page(SWISS, page).blocks)
        assert not re.search("[ß„“]", text)


# Numbers of the engine


DEALING_RULES = {
    "junior": "JU-2",
    "elfer-raus": "CL-1",
    "falscher-anfang": "CL-1",
    "drei-anfangszahlen": "CL-1",
    "beliebige-startkarte": "CL-1",
    "elferspiel": "ES-1",
    "farben-mix": "ES-1",
    "eins-zwanzig": "ES-1",
    "master": "MA-3",
    "ueberall-anschliessen": "UA-1",
    "mogeln": "MO-1",
    "erwischt": "EW-1",
    "ratefix": "RA-1",
    "poker": "PO-1",
    "zweikampf": "ZW-1",
    "farben-sammeln": "FS-1",
    "schnipp-schnapp": "SS-1",
    "schwarzer-peter": "SP-1",
    "hoechste-karte": "HK-1",
}
"""The rule that says how many cards each player gets."""


def hand_sizes(game: AnyGame, players: int) -> set[int]:
    """Return the numbers of cards that the engine deals."""
    options = fill_defaults(game.options, {}, players)
    setup: Setup[Any] = Setup(players, options, 1, options.dealer)
    deal = game.deal(setup, game.deck(setup))
    return {len(cards) for cards in deal.hands or deal.stacks}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@every_language
def test_the_page_deals_like_the_engine(language: str, game: AnyGame) -> None:
    block = block_of(rules_page(language, game.id), DEALING_RULES[game.id])
    players = range(game.least_players, game.most_players + 1)
    table = dict(_dealing_table(block, players))
    for count in players:
        # Without a table, everyone always gets the same number of cards.
        dealt = numbers(table.get(count, claims(block)))
        assert hand_sizes(game, count) <= dealt, count
    assert not table or set(table) == set(players)


def _dealing_table(block: Block, players: range) -> Iterator[tuple[int, str]]:
    """Yield each number of players with the text about their cards, if there is a list of them."""
    lists = [part for part in block.parts if part.kind is Kind.LIST]
    for item in lists[0].items if lists else ():
        left, colon, right = item.partition(":")
        if colon:
            for count in sorted(numbers(left) & set(players)):
                yield count, right


def _row_draws(game: AnyGame) -> int:
    assert isinstance(game, RowGame)
    return game.draws


def _default(game: str, option: str) -> int:
    default: int = schema(GAMES[game].options)[option]["default"]
    return default


CLAIMS: dict[tuple[str, str], set[int]] = {
    ("junior", "JU-5"): {_row_draws(GAMES["junior"])},
    ("junior", "JU-8"): {_default("junior", "rounds")},
    **{
        (game, "CL-6"): {_row_draws(GAMES[game])}
        for game in ("elfer-raus", "falscher-anfang", "drei-anfangszahlen", "beliebige-startkarte")
    },
    ("elfer-raus", "CL-8"): {_default("elfer-raus", "rounds")},
    **{
        (game, "ES-7"): {_row_draws(GAMES[game])}
        for game in ("elferspiel", "farben-mix", "eins-zwanzig")
    },
    ("elferspiel", "ES-9"): {_default("elferspiel", "rounds")},
    ("master", "MA-1"): {master.JOKERS_IN_DECK, master.BONUS_CARDS},
    ("master", "MA-4"): {master.MOST_LAID},
    ("master", "MA-10"): {master.BONUS_CARDS},
    ("master", "MA-12"): {_default("master", "rounds")},
    ("ueberall-anschliessen", "UA-7"): {anywhere.MOST_MOVES},
    ("mogeln", "MO-3"): set(mogeln.HIGHEST_IN_PLAY[3:]),
    ("mogeln", "MO-7"): {bluffing.MOST_MOVES},
    ("erwischt", "EW-2"): {erwischt.LAST_NUMBER},
    ("erwischt", "EW-7"): {erwischt.MOST_PASSED, bluffing.MOST_MOVES},
    ("ratefix", "RA-4"): {guessing.HIGHEST},
    ("zweikampf", "ZW-4"): {duel.MOST_FIGHTS},
    ("farben-sammeln", "FS-1"): {piles.PILES},
    ("farben-sammeln", "FS-6"): {collecting.TURNS_EACH},
    ("schnipp-schnapp", "SS-7"): {_default("schnipp-schnapp", "tie_ms")},
    ("schnipp-schnapp", "SS-10"): {_default("schnipp-schnapp", "turns")},
    ("schnipp-schnapp", "SS-11"): {snap.MOST_TURN_OVERS},
    ("hoechste-karte", "HK-4"): {tricks.TRICKS},
}
"""Limits and defaults of the engine, by the page and the rule that state them."""


@pytest.mark.parametrize(("page", "rule"), CLAIMS)
@every_language
def test_the_page_states_the_limits_of_the_engine(language: str, page: str, rule: str) -> None:
    assert CLAIMS[page, rule] <= numbers(claims(block_of(rules_page(language, page), rule)))


def test_numbers_are_found_with_grouped_digits_and_without() -> None:
    assert numbers("20\u202f000 or 20,000 moves, 3 to 6, 7,8") == {20000, 3, 6, 7, 8}
    text = Part(Kind.TEXT, "Example: 9 cards.")
    assert claims(Block("X-1", (text, Part(Kind.TEXT, "5 cards.")))) == "5 cards."

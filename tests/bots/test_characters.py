"""The levels play as their character cards (`locales/*/characters.ftl`) and docs/bots.md promise.

Every level plays the same seeded matches of every game against itself, and the tests
count how often it laid immediately, kept its elevens, overlooked a card or questioned others.
"""

from collections.abc import Callable, Iterable, Iterator
from statistics import mean

import pytest

from elfer.bots import LEVELS
from elfer.bots.anywhere.bot import Why as AnywhereWhy
from elfer.bots.bluffing.moves import LegalMoves
from elfer.bots.bluffing.reasons import Why as BluffWhy
from elfer.bots.choice import Why
from elfer.bots.collecting.policy import GOOD
from elfer.bots.duel.bot import Why as DuelWhy
from elfer.bots.guessing.bot import Why as GuessWhy
from elfer.bots.guessing.turn import turn_of
from elfer.bots.master import policy as master_policy
from elfer.bots.pairs.bot import LUCKY
from elfer.bots.rows import policy as row_policy
from elfer.bots.rows.policy import RowWhy
from elfer.bots.snap.bot import Why as SnapWhy
from elfer.engine.cards import BIT, COLOUR_MASK, JOKER, VALUE_OF
from elfer.engine.moves import DONE, Move
from elfer.evaluation.master import MasterEvaluation, MasterFeature
from elfer.evaluation.rows import RowEvaluation, RowFeature
from elfer.evaluation.weaknesses import HASTE
from elfer.games import GAMES
from elfer.games.collecting.moves import CLOSE
from elfer.games.collecting.state import Step, colour_sums
from elfer.games.guessing.rules import NUMBERS
from elfer.games.snap.state import SCHNAPP, SCHNIPP
from tests.bots.characters import Decision, decisions, share

PEOPLE = ("child", "easy", "medium")
SKILLED = LEVELS[1:]
ROWS = [game.id for game in GAMES.values() if game.family == "rows"]
LAYING = [*ROWS, "master"]


def evaluate(made: Decision) -> RowEvaluation | MasterEvaluation:
    """Return the evaluation of a situation in which cards are laid in rows."""
    if made.situation.game.family == "master":
        return master_policy.evaluate(made.situation)
    return row_policy.evaluate(made.situation)


def fitting(made: Decision) -> list[Move]:
    """Return the lays of number cards that fit directly."""
    return [move for move in made.moves if move.verb == "lay" and move.card != JOKER]


def laying(game: str, level: str) -> Iterator[Decision]:
    """Yield the decisions with a choice in which a number card fits but does not win the round."""
    for made in decisions(game, level):
        if len(made.moves) > 1 and fitting(made) and not getattr(evaluate(made), "out", None):
            yield made


def starting(game: str, level: str) -> list[Decision]:
    """Return those at the beginning of a turn."""
    return [made for made in laying(game, level) if not made.situation.view.layout.laid]


def stops(game: str, level: str) -> float:
    """Return how often a level ends its turn although another card fits."""
    may_stop = [made for made in laying(game, level) if DONE in made.moves]
    return share(may_stop, lambda made: made.move == DONE)


class TestRows:
    """Cards are laid in rows."""

    @pytest.mark.parametrize("level", PEOPLE)
    @pytest.mark.parametrize("game", LAYING)
    def test_people_lay_when_they_can(self, game: str, level: str) -> None:
        made = starting(game, level)
        assert len(made) > 10
        assert share(made, lambda each: each.move is not None and each.move.card >= 0) == 1

    @pytest.mark.parametrize("level", ["child", "easy"])
    def test_pip_and_lotte_lay_over_a_bridge_if_nothing_fits(self, level: str) -> None:
        def bridges(made: Decision) -> list[Move]:
            return [move for move in made.moves if move.verb == "bridge" and move.card != JOKER]

        stuck = [
            made
            for made in decisions("master", level)
            if not fitting(made) and bridges(made) and not made.situation.view.layout.laid
        ]
        assert len(stuck) > 20
        assert share(stuck, lambda made: made.move is not None and made.move.verb != "draw") > 0.5

    @pytest.mark.parametrize("game", LAYING)
    def test_pip_gives_more_presents_than_bruno(self, game: str) -> None:
        assert mean(_gifts(game, "child")) > mean(_gifts(game, "medium"))

    def test_pip_gives_presents_and_bruno_and_mrs_fox_do_not(self) -> None:
        gifts = {
            level: mean(gift for game in LAYING for gift in _gifts(game, level))
            for level in SKILLED
        }
        assert gifts["child"] > 0 > gifts["medium"] > gifts["hard"]

    def test_pip_overlooks_cards_that_fit(self) -> None:
        overlooked = {
            level: mean(
                made.why == Why.OVERLOOKED for game in LAYING for made in laying(game, level)
            )
            for level in SKILLED
        }
        assert overlooked["child"] > 0.03
        assert overlooked["child"] > 10 * max(overlooked["easy"], overlooked["medium"])
        assert overlooked["hard"] == 0

    @pytest.mark.parametrize("game", ROWS)
    def test_lotte_is_often_hasty_and_bruno_now_and_then(self, game: str) -> None:
        hasty = {
            level: share(laying(game, level), lambda made: made.why == RowWhy.HASTY)
            for level in SKILLED
        }
        for level, percent in HASTE.items():
            assert 0.6 * percent < 100 * hasty[level] < 1.4 * percent
        assert hasty["easy"] > hasty["medium"] > hasty["hard"] == hasty["child"] == 0

    def test_lotte_lays_her_highest_card_first_in_master(self) -> None:
        made = starting("master", "easy")
        assert share(made, self._lays_highest) > 0.5
        assert share(made, self._lays_highest) > share(
            starting("master", "child"), self._lays_highest
        )

    @staticmethod
    def _lays_highest(made: Decision) -> bool:
        values = [VALUE_OF[move.card] for move in fitting(made)]
        return made.move in fitting(made) and VALUE_OF[made.move.card] == max(values)

    @pytest.mark.parametrize("game", LAYING)
    def test_bruno_keeps_something_back_and_mrs_fox_more(self, game: str) -> None:
        assert stops(game, "easy") < stops(game, "medium") < stops(game, "hard")

    def test_mrs_fox_keeps_elevens_that_she_need_not_lay(self) -> None:
        # In these games, the first card of a turn must be laid, and only it may be an 11 (ES-6).
        for game in ("elferspiel", "farben-mix"):
            kept = {level: 1 - _lays_eleven(starting(game, level)) for level in ("easy", "hard")}
            assert kept["hard"] > max(0.8, kept["easy"])
        may_stop = {
            level: [made for made in laying("elfer-raus", level) if DONE in made.moves]
            for level in ("easy", "hard")
        }
        assert _lays_eleven(may_stop["hard"]) < 0.1 < _lays_eleven(may_stop["easy"])


def _gifts(game: str, level: str) -> Iterator[float]:
    """Yield, for each lay, how many more cards of the others can follow than after others."""
    for made in laying(game, level):
        lays, evaluation = fitting(made), evaluate(made)
        if made.move in lays and len(lays) > 1:
            gifts = {move: _count_gifts(evaluation, move) for move in lays}
            yield gifts[made.move] - mean(gifts.values())


def _count_gifts(evaluation: RowEvaluation | MasterEvaluation, move: Move) -> int:
    """Return how many cards of the others can follow a lay."""
    if isinstance(evaluation, RowEvaluation):
        counts = evaluation.score(move, 0).counts
        return counts[RowFeature.OPENS_OTHERS] + counts[RowFeature.LEADS_OTHERS]
    counts = evaluation.score(move).counts
    return counts[MasterFeature.OPENS_OTHERS] + counts[MasterFeature.LEADS_OTHERS]


def _lays_eleven(made: Iterable[Decision]) -> float:
    """Return how often an 11 is laid although it need not be."""
    free = [
        each
        for each in made
        if (lays := fitting(each)) and 0 < _count_elevens(lays) < len(each.moves)
    ]
    return share(free, lambda each: each.move is not None and _count_elevens([each.move]) > 0)


def _count_elevens(moves: Iterable[Move]) -> int:
    return sum(move.card > 0 and VALUE_OF[move.card] == 11 for move in moves)


def reasons(game: str, level: str) -> dict[str, int]:
    """Return how often a level gave each first reason."""
    counts: dict[str, int] = {}
    for made in decisions(game, level):
        counts[made.why] = counts.get(made.why, 0) + 1
    return counts


class TestBluffing:
    """Claims are made, and questioned."""

    @pytest.mark.parametrize("game", ["mogeln", "erwischt"])
    def test_pip_forgets_true_cards_and_the_others_do_not(self, game: str) -> None:
        overlooked = {
            level: share(filter(_has_true_card, decisions(game, level)), _overlooks)
            for level in SKILLED
        }
        assert overlooked["child"] > overlooked["easy"] >= overlooked["medium"] == 0
        assert overlooked["hard"] == overlooked["expert"] == 0

    @pytest.mark.parametrize("level", ["child", "easy"])
    @pytest.mark.parametrize("game", ["mogeln", "erwischt"])
    def test_pip_and_lotte_seldom_doubt(self, game: str, level: str) -> None:
        def questions(made: Decision) -> bool:
            return made.move == LegalMoves.sorted_from(made.moves).question

        asked = [
            made
            for made in decisions(game, level)
            if LegalMoves.sorted_from(made.moves).question and not made.situation.view.last_card
        ]
        assert share(asked, questions) < 0.05

    @pytest.mark.parametrize("game", ["mogeln", "erwischt"])
    def test_lotte_doubts_only_what_her_own_hand_disproves(self, game: str) -> None:
        assert not {BluffWhy.UNLIKELY, BluffWhy.WHIM} & reasons(game, "easy").keys()

    def test_bruno_bluffs_on_small_piles_only_and_most_of_all_people(self) -> None:
        bluffs = {level: reasons("erwischt", level)[BluffWhy.SMALL_PILE] for level in PEOPLE}
        assert bluffs["medium"] > bluffs["easy"] > bluffs["child"]
        for made in decisions("erwischt", "medium"):
            if made.why == BluffWhy.SMALL_PILE:
                assert int(made.chosen.reasons[0].facts["cards"]) <= 5

    @pytest.mark.parametrize("level", ["hard", "expert"])
    def test_mrs_fox_and_the_professor_keep_true_cards_for_later(self, level: str) -> None:
        assert reasons("mogeln", level)[BluffWhy.TRUTH_KEPT] > 20
        assert not any(BluffWhy.TRUTH_KEPT in reasons("mogeln", people) for people in PEOPLE)

    def test_mrs_fox_questions_only_very_likely_lies(self) -> None:
        for made in decisions("mogeln", "hard"):
            if made.why == BluffWhy.UNLIKELY:
                assert int(made.chosen.reasons[0].facts["percent"]) >= 75


def _has_true_card(made: Decision) -> bool:
    """Return whether a true card can be laid that is not the last one."""
    view = made.situation.view
    lays = LegalMoves.sorted_from(made.moves).lays
    return view.hand.bit_count() > 1 and any(map(view.honest, lays))


def _overlooks(made: Decision) -> bool:
    return made.why == BluffWhy.OVERLOOKED


class TestGuessing:
    """A sum is guessed."""

    def test_pip_copies_and_repeats(self) -> None:
        assert reasons("ratefix", "child")[GuessWhy.COPIES] > 5
        assert reasons("poker", "child")[GuessWhy.REPEATS] > 5

    @pytest.mark.parametrize("level", ["easy", "medium", "hard"])
    def test_nobody_else_repeats_a_number_that_was_said(self, level: str) -> None:
        for made in decisions("poker", level):
            assert made.move is not None
            assert NUMBERS[made.move.text] not in turn_of(made.situation).said

    def test_lotte_copies_as_the_last_player_and_bruno_listens(self) -> None:
        def last(level: str) -> list[Decision]:
            return [made for made in decisions("ratefix", level) if turn_of(made.situation).last]

        assert share(last("easy"), lambda made: made.why == GuessWhy.COPIES) > 0.8
        assert share(last("medium"), lambda made: made.why == GuessWhy.LISTENS) == 1

    def test_mrs_fox_hides_her_card_and_the_professor_thinks_ahead(self) -> None:
        for made in decisions("ratefix", "hard"):
            assert (made.why == GuessWhy.HIDES) == (not turn_of(made.situation).said)
        for made in decisions("ratefix", "expert"):
            assert (made.why == GuessWhy.FORESEES) == (not turn_of(made.situation).last)


class TestTricks:
    """The highest card wins."""

    def test_pip_likes_big_cards_and_lotte_plays_any(self) -> None:
        big = {
            level: share(
                (made for made in decisions("hoechste-karte", level) if len(made.moves) > 3),
                self._is_big,
            )
            for level in ("child", "easy")
        }
        assert big["child"] > 0.7 > big["easy"] > 0.4

    @staticmethod
    def _is_big(made: Decision) -> bool:
        values = sorted(VALUE_OF[move.card] for move in made.moves)
        assert made.move is not None
        return VALUE_OF[made.move.card] >= values[len(values) // 2]


class TestCollecting:
    """One colour is collected."""

    @pytest.mark.parametrize("level", ["child", "easy"])
    def test_pip_and_lotte_close_at_once(self, level: str) -> None:
        closing = [made for made in decisions("farben-sammeln", level) if CLOSE in made.moves]
        assert share(closing, lambda made: made.move == CLOSE) == 1

    @pytest.mark.parametrize("level", SKILLED[2:])
    def test_the_others_close_only_with_a_good_hand(self, level: str) -> None:
        for made in decisions("farben-sammeln", level):
            if made.move == CLOSE:
                hand = made.situation.view.hand
                assert max(colour_sums(hand)) >= GOOD * hand.bit_count()

    def test_lotte_lays_her_lowest_card_and_pip_gives_away_better_ones(self) -> None:
        lowest = {
            level: share(
                (
                    made
                    for made in decisions("farben-sammeln", level)
                    if made.situation.view.layout.step is Step.LAY
                ),
                self._lays_lowest,
            )
            for level in ("child", "easy")
        }
        assert lowest["easy"] == 1
        assert lowest["child"] < 0.8

    @staticmethod
    def _lays_lowest(made: Decision) -> bool:
        sums = colour_sums(made.situation.view.hand)
        own = COLOUR_MASK[sums.index(max(sums))]
        others = [move for move in made.moves if not own & BIT[move.card]] or made.moves
        assert made.move is not None
        return VALUE_OF[made.move.card] == min(VALUE_OF[move.card] for move in others)


class TestAttention:
    """Places and matches are seen, or overlooked."""

    def test_overlooking_places_becomes_rarer_from_level_to_level(self) -> None:
        overlooked = self._rates("ueberall-anschliessen", AnywhereWhy.OVERLOOKED, self._could_place)
        assert overlooked == sorted(overlooked, reverse=True)
        assert overlooked[0] > 0.06
        assert overlooked[-1] == 0

    @pytest.mark.parametrize("why", [SnapWhy.UNSEEN, SnapWhy.WRONG_WORD])
    def test_missing_a_match_becomes_rarer_from_level_to_level(self, why: SnapWhy) -> None:
        missed = self._rates("schnipp-schnapp", why, self._could_call)
        assert missed == sorted(missed, reverse=True)
        assert missed[0] > 0.05
        assert missed[-1] < 0.01

    @staticmethod
    def _rates(game: str, why: str, could: Callable[[Decision], bool]) -> list[float]:
        return [
            share(filter(could, decisions(game, level)), lambda made: made.why == why)
            for level in SKILLED
        ]

    @staticmethod
    def _could_place(made: Decision) -> bool:
        return made.why in (AnywhereWhy.FITS, AnywhereWhy.LEADER, AnywhereWhy.OVERLOOKED)

    @staticmethod
    def _could_call(made: Decision) -> bool:
        layout = made.situation.view.layout
        alike = SCHNAPP in made.moves and layout.alike()
        return bool(alike or (SCHNIPP in made.moves and layout.like_middle()))


class TestLuck:
    """Nothing can be gained, so every level has a habit."""

    def test_everyone_draws_in_their_own_way(self) -> None:
        def place(made: Decision) -> int:
            assert made.move is not None
            return made.moves.index(made.move)

        for made in decisions("schwarzer-peter", "easy"):
            assert place(made) == (LUCKY - 1) % len(made.moves)
        for made in decisions("schwarzer-peter", "medium"):
            assert place(made) == (len(made.moves) - 1) // 2
        many = [made for made in decisions("schwarzer-peter", "child") if len(made.moves) > 4]
        assert share(many, lambda made: place(made) in (0, len(made.moves) - 1)) > 0.5

    @pytest.mark.parametrize("level", SKILLED)
    def test_only_pip_and_lotte_hope_when_they_are_behind(self, level: str) -> None:
        hopes = share(decisions("zweikampf", level), lambda made: made.why == DuelWhy.BRAVE)
        assert (hopes > 0.1) == (level in ("child", "easy"))
        assert hopes < 0.9


def test_every_family_is_tested() -> None:
    tested = {"rows", "master", "bluffing", "guessing", "tricks", "collecting", "anywhere", "snap"}
    assert {game.family for game in GAMES.values()} == tested | {"pairs", "duel"}

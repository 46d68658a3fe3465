"""A study in a few words and numbers, for the head of a page and of a poster."""

from typing import NamedTuple

from elfer.lab.minutes import pace_of
from elfer.lab.study.figures import figures_of
from elfer.lab.study.finding import Finding
from elfer.lab.study.pictures.endings import ends_sentence
from elfer.lab.study.pictures.numbers import percent, signed, spoken_date, spoken_range
from elfer.lab.study.scale import SKILL_WORDS, START_WORDS


class Fact(NamedTuple):
    """A large word and a small line below it."""

    large: str
    small: str


def facts(finding: Finding) -> list[Fact]:
    """What is most worth knowing."""
    figures = figures_of(finding)
    middle, low, high = figures["minutes"]
    turns = figures["turns"][0]
    found = [
        Fact(f"{middle} min", f"{spoken_range(low, high)} in eight of ten games; {turns} turns"),
        Fact(
            SKILL_WORDS[figures["skill"]["step"]].capitalize(),
            f"the better bot wins {percent(finding.skill.value, 1)} where "
            f"{percent(finding.skill.fair, 1)} would be fair",
        ),
    ]
    if figures["start"] is not None:
        off = figures["start"]["share"] - figures["start"]["fair"]
        found.append(
            Fact(
                "Beginning: "
                + (f"{signed(off)} points" if figures["start"]["step"] else "no matter"),
                START_WORDS[figures["start"]["step"]],
            )
        )
    return found


def subtitle(finding: Finding) -> str:
    """For how many, and out of how many games."""
    rounds = "one round" if finding.rounds == 1 else f"{finding.rounds} rounds"
    games = f"{finding.games:,} games of bots"
    return f"{finding.players} players, {rounds} · {games} · {spoken_date(finding.date)}"


def method(finding: Finding) -> list[str]:
    """How it was measured, and what that leaves open."""
    duel, pace = finding.duels[finding.players], pace_of(finding.game)
    numbers = ", ".join(str(players) for players in finding.tallies)
    each = " each" if len(finding.tallies) > 1 else ""
    dealt_again = finding.tally.redeals / finding.tally.matches
    ties = finding.tally.ties / finding.tally.matches
    sentences = [
        f"Played by {finding.engine} on {spoken_date(finding.date)} with seed {finding.seed}; "
        "the same seed gives the same numbers.",
        f"Everything but luck and skill: bots «{finding.level}» at all seats, for {numbers} "
        f"players {finding.tally.matches:,} games{each}.",
        f"Luck and skill: one «{duel.one}» among «{duel.others}», {duel.games:,} games for "
        f"{finding.players} players, from every seat with the same deals; a shared win counts in "
        "part. People can be better than both bots, so there may be more skill in the game.",
        f"Minutes: {pace.deal} seconds to deal and count a round, {pace.turn} for a turn, "
        f"{pace.lay} for a card laid, {pace.draw} for a card drawn. An estimate: nobody was timed.",
        f"± is the interval of 95 %. {ends_sentence(finding)}",
    ]
    if ties:
        sentences.append(f"{percent(ties, 1)} of the games had several winners.")
    if round(dealt_again, 2):
        sentences.append(f"Cards were dealt again {dealt_again:.2f} times a game.")
    return sentences

"""`elfer verify`: replays a record and compares its shuffle with the commitment."""

from collections.abc import Iterator

import typer

from elfer.cli.common.arguments import RecordFile
from elfer.cli.common.output import exit_on_refusal
from elfer.cli.common.phrases import name_seats, pluralize
from elfer.exit_codes import FAILED
from elfer.table.record_verification import Finding, verify_record
from elfer.terminal.record_files import read_record_file


def verify(file: RecordFile) -> None:
    """Check a record: replay its moves, and compare its cards with the published commitment."""
    with exit_on_refusal(FAILED):
        finding = verify_record(read_record_file(file))
    typer.echo("\n".join(describe_finding(finding)))
    raise typer.Exit(0 if finding.holds else FAILED)


def describe_finding(finding: Finding) -> list[str]:
    """Return a finding as lines of text."""
    lines = [
        f"{finding.game}, {finding.players} players: the record is valid.",
        f"{finding.rounds} of {pluralize(finding.of_rounds, 'round', 'rounds')} played, "
        f"{pluralize(finding.moves, 'move', 'moves')}; {_describe_standing(finding)}",
    ]
    if finding.totals is not None:
        totals = (f"seat {seat} {total}" for seat, total in enumerate(finding.totals))
        lines.append(f"Totals: {', '.join(totals)}.")
    return [*lines, finding.shuffle.value, *_describe_commitment(finding)]


def _describe_commitment(finding: Finding) -> Iterator[str]:
    """Yield sentences about the commitment, if there is one."""
    made = finding.commitment
    if made is None:
        return
    yield f"The commitment was SHA-256 {made.sha256}."
    cuts = pluralize(sum(cut is not None for cut in made.cuts), "cut", "cuts")
    yield (
        finding.fault
        or f"The secret matches the commitment, and the seed comes from the secret and {cuts}."
    )


def _describe_standing(finding: Finding) -> str:
    if finding.over:
        return f"the match is over and {name_seats(finding.winners or ())} won."
    round_on = f"round {finding.rounds + 1}"
    if finding.turn is None:
        return f"the match is not over: {round_on} comes next."
    return f"the match is not over: it is seat {finding.turn}'s turn in {round_on}."

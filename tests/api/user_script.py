"""A script that a user of the library might write; tests type-check it strictly and run it."""

import elfer


def play_out(game: str, level: str) -> elfer.Match:
    """Let a bot play a match of a game against itself."""
    match: elfer.Match = elfer.new_match(game, players=3, seed=7)
    bot: elfer.Bot = elfer.bot(level)
    while not match.over:
        seat = match.turn if match.turn is not None else match.actors[0]
        view: elfer.View = match.view(seat)
        move: elfer.Move = bot.choose(view)
        match = match.play(move, seat)
    return match


def describe(match: elfer.Match) -> str:
    """Return a short description of a match."""
    view = match.view(0)
    cards: int = len(view.hand)
    rows: dict[str, tuple[str, ...]] = view.rows
    stock: int = view.stock
    longest = max(rows, key=lambda letter: len(rows[letter]))
    last: elfer.PlayedMove = match.history[-1]
    names = [game.name for game in elfer.GAMES.values() if game.most_players > 4]
    seat: int | None = last.seat
    return f"{match.game.id} {cards} {stock} {longest} {last.text} {seat} {len(names)}"


def refusal(text: str) -> str:
    """Return the text of a refusal."""
    try:
        elfer.new_match("elfer-raus", players=2, seed="tuesday", rounds=2).play(text)
    except elfer.IllegalMove as illegal:
        return f"{illegal.rule}: {illegal.why}"
    except elfer.Refused as refused:
        return f"{refused.code}: {refused}"
    return ""


def main() -> None:
    """Play a match, describe it, save it and load it."""
    match = play_out("elfer-raus", "medium")
    record: elfer.Record = match.record()
    moves: list[list[int | float | str | None]] = record["moves"]
    winners: tuple[int, ...] | None = elfer.load_record(record).winners
    print(describe(match), len(moves), winners, refusal("draw"))  # noqa: T201


if __name__ == "__main__":
    main()

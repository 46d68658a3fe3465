"""Moves in words. The web app has the same rules in web/src/i18n/moves.ts."""

from elfer.engine.cards import JOKER_NAME
from elfer.engine.moves import Move
from elfer.texts.cards import name_card, name_row
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People, name_bot


def describe_move(move: Move, people: People, messages: Messages, *, mixed: bool = False) -> str:
    """Return a move in words; `mixed` means that rows take every colour."""
    plain = f"move-{move.text}"
    if messages.has(plain):
        return messages.format(plain)
    touched = {touch.kind: touch.key for touch in move.touches}
    return (
        _describe_place(touched, messages, mixed=mixed)
        or _describe_card(touched, people, messages)
        or _describe_number(touched, messages)
        or move.text
    )


def describe_hint(
    move: Move | None, level: str, people: People, messages: Messages, *, mixed: bool = False
) -> str:
    """Return the move that a bot of a level recommends, in one sentence."""
    name = name_bot(level, messages)
    if move is None:
        return messages.format("hint-wait", name=name)
    touched = {touch.kind: touch.key for touch in move.touches}
    card = touched.get("hand")
    # A joker is described by its place, and a slipped card by the move.
    if card is None or card.startswith(JOKER_NAME) or "slip" in touched:
        way = describe_move(move, people, messages, mixed=mixed)
        return messages.format("hint-move", name=name, move=way)
    return messages.format("hint-card", name=name, card=name_card(card, messages))


def _describe_place(touched: dict[str, str], messages: Messages, *, mixed: bool) -> str:
    """Describe a move in a row; return an empty string for other moves."""
    place, bridge, row = (touched.get(kind) for kind in ("place", "bridge", "row"))
    card = "" if place is None else name_card(place, messages)
    joker = touched.get("hand") == JOKER_NAME
    if "joker" in touched:
        return messages.format("move-swap", card=card)
    if bridge is not None:
        key = "move-bridge-joker" if joker else "move-bridge"
        return messages.format(key, card=card, **{"from": name_row(bridge, messages)})
    if joker and place is not None:
        return messages.format("move-joker", card=card)
    if row is not None:
        return messages.format("move-row", row=name_row(row, messages, mixed=mixed))
    return ""


def _describe_card(touched: dict[str, str], people: People, messages: Messages) -> str:
    """Describe a move with a card or a pile; return an empty string for other moves."""
    held, pile = touched.get("hand"), touched.get("pile")
    if "colour" in touched:
        return messages.format("move-colour", colour=touched["colour"])
    if held is not None and "slip" in touched:
        return messages.format("move-slip", card=name_card(held, messages))
    if held is not None and pile == "":
        return messages.format("move-lay-down", card=name_card(held, messages))
    if pile and "turned" in touched:
        return messages.format("move-onto", who=people.name(int(pile)))
    if pile:
        return messages.format("move-take" if held is None else "move-pile", pile=pile)
    return ""


def _describe_number(touched: dict[str, str], messages: Messages) -> str:
    """Describe a move with a number; return an empty string for other moves."""
    if "guess" in touched:
        return messages.format("move-guess", number=touched["guess"])
    if "neighbour" in touched:
        return messages.format("move-neighbour", place=touched["neighbour"])
    return ""

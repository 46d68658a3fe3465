"""Names of cards, rows and colours in sentences."""

from elfer.engine.cards import JOKER_NAME
from elfer.texts.fluent_messages import Messages


def name_card(name: str, messages: Messages) -> str:
    """Return the name of a card within a sentence, from its name in the notation."""
    face = name.removeprefix(JOKER_NAME)
    if not face:
        return messages.format("joker")
    return messages.format("card-name", colour=face[0], value=int(face[1:]))


def name_row(colour: str, messages: Messages, *, mixed: bool = False) -> str:
    """Return the name of a row; `mixed` is for rows that take every colour."""
    return messages.format("row-name-mixed" if mixed else "row-name", colour=colour)


def name_colour(colour: str, messages: Messages) -> str:
    """Return the name of a colour in a list."""
    return messages.format(f"colour-{colour}")


def label_card(name: str, messages: Messages) -> str:
    """Return the label of a card on its own, from its name in the notation."""
    face = name.removeprefix(JOKER_NAME)
    if not face:
        return messages.format("joker")
    key = "card-joker-as" if name.startswith(JOKER_NAME) else "card-label"
    return messages.format(key, colour=face[0], value=int(face[1:]))

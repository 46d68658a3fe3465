"""The look of cards in sentences of every language."""

import pytest

from elfer.engine.cards import COLOURS
from elfer.terminal.render.cards import STYLES, colour_label, highlight_colours
from elfer.texts.cards import name_card, name_row
from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import LANGUAGES, SWISS


@pytest.mark.parametrize("language", [*LANGUAGES, SWISS])
@pytest.mark.parametrize("colour", COLOURS)
def test_cards_and_rows_have_the_style_of_their_colour(language: str, colour: str) -> None:
    messages = load_messages(language)
    names = [name_card(f"{colour}{value}", messages) for value in (1, 8, 11, 12, 20)]
    names.append(name_row(colour, messages))
    for name in names:
        text = highlight_colours(f"Lotte: {name}.", messages)
        styled = {(text.plain[span.start : span.end], span.style) for span in text.spans}
        assert (name, STYLES[colour]) in styled
        assert {style for _, style in styled} == {STYLES[colour]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_the_same_width(language: str) -> None:
    messages = load_messages(language)
    assert {len(colour_label(colour, messages)) for colour in COLOURS} == {11}


def test_numbers_without_a_colour_have_no_style() -> None:
    assert not highlight_colours("Lotte 2 drew 3 cards.", load_messages("en")).spans

"""The pictures of a study, shared by the page and the poster."""

from elfer.studies.pictures.cards import draw_cards
from elfer.studies.pictures.endings import draw_endings
from elfer.studies.pictures.length import draw_length
from elfer.studies.pictures.marks import Picture
from elfer.studies.pictures.places import draw_places
from elfer.studies.pictures.skill import draw_skill
from elfer.studies.results import StudyResult


def draw_pictures(result: StudyResult) -> list[Picture]:
    """Return the pictures that have data, in order."""
    pictures = (
        draw_skill(result),
        draw_places(result),
        draw_length(result),
        draw_cards(result),
        draw_endings(result),
    )
    return [picture for picture in pictures if picture is not None]

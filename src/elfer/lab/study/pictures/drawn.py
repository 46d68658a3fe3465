"""All pictures of a study, in the order in which they are shown."""

from elfer.lab.study.finding import Finding
from elfer.lab.study.pictures.cards import cards_picture
from elfer.lab.study.pictures.endings import endings_picture
from elfer.lab.study.pictures.length import length_picture
from elfer.lab.study.pictures.marks import Picture
from elfer.lab.study.pictures.places import places_picture
from elfer.lab.study.pictures.skill import skill_picture


def drawn(finding: Finding) -> list[Picture]:
    """Only pictures that have something to show."""
    made = (
        skill_picture(finding),
        places_picture(finding),
        length_picture(finding),
        cards_picture(finding),
        endings_picture(finding),
    )
    return [picture for picture in made if picture is not None]

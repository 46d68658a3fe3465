"""The faces of people: one of a fixed set of drawings, in one of a fixed set of colours."""

from typing import Annotated

from msgspec import Meta, Struct

from elfer.table.view_types import ShownFace

DRAWINGS = 12
"""The number of drawings; clients know what they look like."""
COLOURS = 6
"""The number of colours."""


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The face of a person, as indices from 0."""

    drawing: Annotated[int, Meta(ge=0, lt=DRAWINGS)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]

    def shown(self) -> ShownFace:
        """Return the face as everyone sees it."""
        return {"drawing": self.drawing, "colour": self.colour}

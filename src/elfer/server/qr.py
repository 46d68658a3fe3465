"""QR codes for links, as an SVG picture and as text for a terminal."""

import io
from functools import lru_cache

REMEMBERED = 256


@lru_cache(REMEMBERED)
def qr_picture(link: str) -> bytes:
    """Return a link as a QR code in SVG, dark on transparent, with the required margin."""
    import segno  # noqa: PLC0415 - not needed to start

    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture,
        kind="svg",
        dark="#000",
        light=None,
        border=4,
        xmldecl=False,
        omitsize=True,
        nl=False,
        svgclass=None,
        lineclass=None,
    )
    return picture.getvalue()


def qr_lines(link: str) -> str:
    """Return a link as a QR code, drawn with characters for a terminal."""
    import segno  # noqa: PLC0415 - not always needed

    picture = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")

"""QR codes: a link that a phone's camera reads, for a page and for a terminal."""

import io


def qr_picture(link: str) -> bytes:
    """A link as an SVG of any size: dark on nothing, with the quiet margin that it needs."""
    import segno  # noqa: PLC0415 - a server starts without it

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
    """A link for a terminal."""
    import segno  # noqa: PLC0415 - not everyone sees one

    picture = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")

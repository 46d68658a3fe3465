"""The fonts of the poster: the fonts of the app, unpacked for matplotlib."""

from pathlib import Path

from matplotlib.font_manager import FontProperties

PLAIN, STRONG = 500, 800
_FONT = "assets/nunito-latin-wght-normal-*.woff2"
_STATIC = Path(__file__).parents[1] / "web" / "static"


class NoFont(Exception):
    """An error that says why the font of the app is not available."""


Fonts = tuple[FontProperties, FontProperties]
"""The regular and the bold font."""


def load_fonts(folder: Path) -> Fonts:
    """Return the fonts of the app, or those of matplotlib if they are not available.

    The folder must exist as long as the fonts are in use.
    """
    try:
        return load_app_fonts(folder)
    except NoFont:
        return FontProperties(weight="normal"), FontProperties(weight="bold")


def load_app_fonts(folder: Path, static: Path = _STATIC) -> Fonts:
    """Unpack the fonts of the app into a folder; raise NoFont if they are not available."""
    found = next(iter(sorted(static.glob(_FONT))), None)
    if found is None:
        raise NoFont("the web app is not built. Install Elfer again, or in a clone run make web.")
    try:
        return _write_font(found, PLAIN, folder), _write_font(found, STRONG, folder)
    except ImportError as error:
        raise NoFont(f'{error.name} is missing. Run pip install "elfer[lab]".') from None
    except Exception as error:  # fontTools raises many kinds of errors for a damaged file
        raise NoFont(f"{found} cannot be read ({error}). Install Elfer again.") from None


def _write_font(found: Path, weight: int, folder: Path) -> FontProperties:
    """Write one weight of the font as a file that matplotlib can read."""
    import brotli  # noqa: F401, PLC0415 - fontTools needs it to unpack the file
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped] # noqa: PLC0415
    from fontTools.varLib import instancer  # type: ignore[import-untyped] # noqa: PLC0415

    font = instancer.instantiateVariableFont(TTFont(found), {"wght": weight})
    font.flavor = None
    path = folder / f"{weight}.ttf"
    font.save(path)
    return FontProperties(fname=str(path))

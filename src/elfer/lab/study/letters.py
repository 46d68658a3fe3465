"""The letters of the poster: the app's own, if the app is built and they can be unpacked."""

from pathlib import Path

from matplotlib.font_manager import FontProperties

PLAIN, STRONG = 500, 800
_FONT = "assets/nunito-latin-wght-normal-*.woff2"
_STATIC = Path(__file__).parents[2] / "web" / "static"


def letters(folder: Path) -> tuple[FontProperties, FontProperties]:
    """Plain and strong letters; matplotlib's own where there are no others.

    The folder must stay as long as they are used.
    """
    found = next(iter(sorted(_STATIC.glob(_FONT))), None)
    if found is not None:
        try:
            return _cut(found, PLAIN, folder), _cut(found, STRONG, folder)
        except ImportError:  # nothing is installed that unpacks them
            pass
    return FontProperties(weight="normal"), FontProperties(weight="bold")


def _cut(found: Path, weight: int, folder: Path) -> FontProperties:
    """The letters of one weight as a file that matplotlib reads."""
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped] # noqa: PLC0415
    from fontTools.varLib import instancer  # type: ignore[import-untyped] # noqa: PLC0415

    font = instancer.instantiateVariableFont(TTFont(found), {"wght": weight})
    font.flavor = None
    path = folder / f"{weight}.ttf"
    font.save(path)
    return FontProperties(fname=str(path))

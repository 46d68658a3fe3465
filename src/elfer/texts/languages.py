"""The available languages, the folder with their texts, and the choice of a language."""

from collections.abc import Mapping
from pathlib import Path

from elfer.engine.errors import BadRequest, quoted, suggestion

LANGUAGES = ("de", "fr", "it", "en")
"""The languages with texts of their own."""
SWISS = "de-CH"
"""German as it is written in Switzerland, derived from `de`."""
DEFAULT = "en"

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "locales", _PACKAGE.parents[1] / "locales")
"""The folders to search: in the installed package, and at the top of a clone."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the system's language; the first one that is set decides."""
_SWISS_SPELLING = str.maketrans({"ß": "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›"})


def find_language(name: str) -> str:
    """Return the language that a tag like `fr`, `de-CH` or `it_IT` means, or raise BadRequest."""
    tag = name.replace("_", "-").lower()
    if tag in (SWISS.lower(), "de-li"):
        return SWISS
    base = tag.split("-")[0]
    if base in LANGUAGES:
        return base
    raise BadRequest(
        f"There is no language {quoted(name)}. Choose one of {', '.join(LANGUAGES)}."
        f"{suggestion(base, LANGUAGES)}"
    )


def system_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment of a process names, or English."""
    value = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    try:
        return find_language(value.split(".")[0].split("@")[0])
    except BadRequest:
        return DEFAULT


def adapt_spelling(text: str, language: str) -> str:
    """Convert German text to Swiss spelling if the language is `de-CH`."""
    return text.translate(_SWISS_SPELLING) if language == SWISS else text


def read_text(language: str, name: str) -> str:
    """Return the text of a file in a language's folder; raise BadRequest if it is missing."""
    for folder in _folders(language):
        path = folder / name
        if path.is_file():
            return adapt_spelling(path.read_text(encoding="utf-8"), language)
    raise BadRequest(f"The file {name} in {language!r} is missing from this copy of Elfer.")


def list_files(language: str, suffix: str) -> list[str]:
    """Return the names of the files with this suffix in a language's folder, in order."""
    for folder in _folders(language):
        if folder.is_dir():
            return sorted(path.name for path in folder.iterdir() if path.suffix == suffix)
    return []


def _folders(language: str) -> list[Path]:
    return [folder / ("de" if language == SWISS else language) for folder in _FOLDERS]

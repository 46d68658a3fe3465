"""The exported schema is up to date and complete."""

from pathlib import Path

from elfer.wire.schema import schema, schema_text

FILE = Path(__file__).parents[2] / "docs" / "wire.schema.json"


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == schema_text(), (
        "run: python -m elfer.wire.schema > docs/wire.schema.json"
    )


def test_contains_the_names_of_the_protocol() -> None:
    names = schema()["$defs"]
    assert {"FromClient", "FromServer", "Say", "Sight", "Bye", "Welcome", "Rematch"} <= set(names)
    assert names["FromClient"]["discriminator"]["mapping"] == {
        "hello": "#/$defs/Hello",
        "say": "#/$defs/Say",
        "ask": "#/$defs/Ask",
        "hint": "#/$defs/Hint",
    }


def test_every_reference_can_be_resolved() -> None:
    document = schema()
    for name in _references(document):
        assert name in document["$defs"]


def _references(part: object) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"].removeprefix("#/$defs/")} if "$ref" in part else set()
        return own.union(*map(_references, part.values()))
    return set().union(*map(_references, part)) if isinstance(part, list) else set()

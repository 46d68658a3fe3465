"""The JSON schema of the wire protocol; docs/wire.schema.json is a copy of it."""

import json
import sys
from typing import Any

from msgspec.json import schema_components

from elfer.wire import http_bodies, messages

BODIES = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "NewTable": http_bodies.NewTable,
    "NewPlayer": http_bodies.NewPlayer,
    "Welcome": http_bodies.Welcome,
    "Here": http_bodies.Here,
    "Replay": http_bodies.Replay,
    "Why": http_bodies.Why,
}
"""The types of WebSocket frames and HTTP bodies."""
PUBLIC_NAMES = {"CommandMessage": "Say"}
"""The schema's names for classes that have a different name in Python."""


def schema() -> dict[str, Any]:
    """Return the schema, with each message, each command and each body by name in `$defs`."""
    roots, parts = schema_components(BODIES.values(), ref_template="#/$defs/{name}")
    named = dict(zip(BODIES, roots, strict=True))
    unions = {name: root for name, root in named.items() if name not in parts}
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Elfer on the wire",
        "description": "wire.md explains these messages.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named],
        "$defs": unions | parts,
    }
    renamed: dict[str, Any] = _use_public_names(document)
    return renamed


def schema_text() -> str:
    """Return the text of docs/wire.schema.json."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _use_public_names(part: Any) -> Any:
    """Replace the class names in a part of the schema with their public names."""
    if isinstance(part, dict):
        return {PUBLIC_NAMES.get(key, key): _use_public_names(part[key]) for key in part}
    if isinstance(part, list):
        return [_use_public_names(each) for each in part]
    if isinstance(part, str):
        reference, slash, name = part.rpartition("/")
        return reference + slash + PUBLIC_NAMES.get(name, name)
    return part


if __name__ == "__main__":
    sys.stdout.write(schema_text())

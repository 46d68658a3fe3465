"""The JSON schema of everything on the wire; docs/wire.schema.json is what this says."""

import json
import sys
from typing import Any

from msgspec.json import schema_components

from elfer import wire

BODIES = {
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
    "NewTable": wire.NewTable,
    "NewPlayer": wire.NewPlayer,
    "Welcome": wire.Welcome,
    "Here": wire.Here,
    "Replay": wire.Replay,
    "Why": wire.Why,
}
"""What a frame or a body over HTTP can be."""


def schema() -> dict[str, Any]:
    """The schema, with each message, each command and each body under its name in `$defs`."""
    roots, parts = schema_components(BODIES.values(), ref_template="#/$defs/{name}")
    named = dict(zip(BODIES, roots, strict=True))
    unions = {name: root for name, root in named.items() if name not in parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Elfer on the wire",
        "description": "See wire.md for what it means.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named],
        "$defs": unions | parts,
    }


def written() -> str:
    """The schema as the file has it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())

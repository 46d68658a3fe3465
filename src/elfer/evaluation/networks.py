"""Networks trained by `elfer train`: their files, by game and number of players.

A file holds whole numbers of 16 bits, packed and written as text, with what made them. Each
family's layers are in the module with its name.
"""

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from elfer.engine.errors import BadRequest
from elfer.engine.game import AnyGame

VERSION = 1
"""The version of the inputs, the layers and the file; networks of other versions are refused."""
FOLDER = Path(str(resources.files(__package__) / "networks"))
"""The folder with a file for each game that has networks."""
LARGEST = (1 << 15) - 1
MOST_BYTES = 1 << 24


class Layer(NamedTuple):
    """A layer of weights, one row for each input, followed by a bias for each output."""

    name: str
    inputs: int
    outputs: int

    @property
    def size(self) -> int:
        """The number of parameters."""
        return (self.inputs + 1) * self.outputs


Layers = tuple[Layer, ...]
Parameters = Sequence[int]


class Network(NamedTuple):
    """Parameters from -32768 to 32767, and what made them."""

    parameters: Parameters
    made: Mapping[str, Any]


Networks = dict[str, Network]
"""The networks of a game by number of players."""


def count_parameters(layers: Iterable[Layer]) -> int:
    """Return the number of parameters of all layers."""
    return sum(layer.size for layer in layers)


def read_networks(file: Path, layers: Layers, game: str) -> Networks:
    """Return the networks in a file, or none if it is missing; raise if it is not valid."""
    if not file.exists():
        return {}
    try:
        # Do not read from a device, because that may never end.
        content = json.loads(file.read_bytes() if file.is_file() else b"")
        wrong = _find_fault(content, layers, game)
        if not wrong:
            return {
                players: Network(_unpack(each["parameters"]), each["made"])
                for players, each in content["networks"].items()
            }
    except (OSError, ValueError, AttributeError, KeyError, TypeError, RecursionError, zlib.error):
        wrong = "it is incomplete or not a file of networks"
    raise BadRequest(f"{file} has no valid networks: {wrong}. Train new ones with elfer train.")


def _find_fault(content: Any, layers: Layers, game: str) -> str | None:
    if content["version"] != VERSION:
        return f"its version is {content['version']}, but this is version {VERSION}"
    if content["game"] != game:
        return f"they are for {content['game']}, not for {game}"
    size = count_parameters(layers)
    for players, each in content["networks"].items():
        found = len(_unpack(each["parameters"]))
        if found != size:
            return f"the one for {players} players has {found} parameters instead of {size}"
    return None


def text_of(game: str, networks: Networks) -> str:
    """Return the text of a file with these networks."""
    content = {
        "version": VERSION,
        "game": game,
        "networks": {
            players: {"made": dict(each.made), "parameters": _pack(each.parameters)}
            for players, each in sorted(networks.items())
        },
    }
    return json.dumps(content, indent=1) + "\n"


def _pack(parameters: Parameters) -> str:
    """Return parameters as text: bytes, lower ones first, compressed."""
    halves = ((each & 255, each >> 8 & 255) for each in parameters)
    return b64encode(zlib.compress(bytes(chain.from_iterable(halves)), 9)).decode()


def _unpack(text: str) -> Parameters:
    unpacked = zlib.decompressobj()
    raw = unpacked.decompress(b64decode(text, validate=True), MOST_BYTES)
    if not unpacked.eof or len(raw) % 2:
        raise ValueError
    numbers = array("H", (low | high << 8 for low, high in zip(raw[::2], raw[1::2], strict=True)))
    return tuple(each - (each >> 15 << 16) for each in numbers)


@cache
def read_installed(game: str, layers: Layers) -> Networks:
    """Return the installed networks of a game."""
    return read_networks(FOLDER / f"{game}.json", layers, game)


def network_of(game: AnyGame, players: int, layers: Layers) -> Network | None:
    """Return the network of a game for this number of players, if there is one."""
    return read_installed(game.id, layers).get(str(players))

"""A server as a program of its own: folder and port as arguments, its limits on standard input."""

import sys
from pathlib import Path

import msgspec

from elfer.server.serving import Place, run
from elfer.server.settings import Limits, Settings

if __name__ == "__main__":
    limits = msgspec.json.decode(sys.stdin.readline(), type=Limits)
    place = Place("127.0.0.1", int(sys.argv[2]))
    run(place, Settings(Path(sys.argv[1]), limits=limits), browser=False)

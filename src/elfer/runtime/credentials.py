"""The short codes of tables, and the tokens of players."""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

from elfer.table.players_and_chairs import Player

CODE_LETTERS = "ACDEFGHJKMNPQRTUVWXY2346789"
"""The letters and digits of codes, without those that look alike."""
CODE_LENGTH = 6
_MISREAD = str.maketrans("BZ", "82")


def new_code() -> str:
    """Return a random code for a table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return the code in a string, or None if it is not valid.

    Case and spaces do not matter, and B and Z, which are not used, are read as 8 and 2.
    """
    code = "".join(text.split()).upper().translate(_MISREAD)
    if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
        return None
    return code


def new_token() -> str:
    """Return a secret token of 192 random bits for a player."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return the hash of a token; the server never stores the token."""
    return sha256(token.encode()).hexdigest()


def find_holder(players: Iterable[Player], token: str) -> str | None:
    """Return the player with a token, comparing it with every player's in constant time."""
    found = None
    own = hash_token(token)
    for player in players:
        if hmac.compare_digest(player.token, own):
            found = player.id
    return found

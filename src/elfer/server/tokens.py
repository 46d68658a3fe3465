"""Tokens: what only one person has, of which the server keeps a hash."""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

from elfer.table.chairs import Player


def new_token() -> str:
    """A token of 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def holder(players: Iterable[Player], token: str) -> str | None:
    """The player whose token this is; every player is compared, in constant time."""
    found = None
    own = hashed(token)
    for player in players:
        if hmac.compare_digest(player.token, own):
            found = player.id
    return found

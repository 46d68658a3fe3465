"""An independent check of a shuffle's fairness, based only on the notation."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

DECKS: dict[str, tuple[str, range]] = {
    "junior": ("rygb", range(2, 11)),
    "elfer-raus": ("rygb", range(1, 21)),
    "elferspiel": ("rygb", range(1, 21)),
    "farben-sammeln": ("rygb", range(1, 21)),
    "mogeln": ("rygb", range(1, 10)),
    "zweikampf": ("rb", range(1, 21)),
}
EACH = {"junior": 5, "elfer-raus": 20, "elferspiel": 20, "farben-sammeln": 9, "mogeln": 12}
"""The number of cards that each of three players is dealt; `zweikampf` deals all to two."""


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def seed_of(shuffle: dict[str, Any]) -> str:
    cuts = [f"{seat}={cut}" for seat, cut in enumerate(shuffle["cuts"]) if cut is not None]
    return digest(shuffle["secret"] + "/" + "/".join(cuts))


def numbers(seed: str, label: str) -> Iterator[int]:
    key = sha256(f"{seed}/{label}".encode()).digest()
    for k in count():
        block = sha256(key + k.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def shuffle_cards(cards: list[str], seed: str, label: str) -> list[str]:
    stream = numbers(seed, label)
    for i in range(len(cards) - 1, 0, -1):
        u = next(u for u in stream if u < 2**32 - 2**32 % (i + 1))
        cards[i], cards[u % (i + 1)] = cards[u % (i + 1)], cards[i]
    return cards


def deal_round(game: str, players: int, dealer: int, seed: str, round_: int = 1) -> dict[str, Any]:
    """Return the deal of a round, as a record writes it."""
    colours, values = DECKS[game]
    step = -1 if game == "elferspiel" else 1
    for attempt in count():
        deck = [f"{colour}{value}" for colour in colours for value in values]
        cards = shuffle_cards(deck, seed, f"{round_}/deal/{attempt}")
        each = EACH.get(game, len(cards) // players)
        hands: list[list[str]] = [[] for _ in range(players)]
        for place in range(players * each):
            hands[(dealer + step * (place + 1)) % players].append(cards[place])
        rest = cards[players * each :]
        if game not in ("elfer-raus", "elferspiel") or any("11" in c for h in hands for c in h):
            break
    if game == "zweikampf":
        return {"stacks": [hand[::-1] for hand in hands]}
    if game == "farben-sammeln":
        return {"hands": hands, "open": rest[:4], "stock": rest[4:]}
    return {"hands": hands, "stock": rest} if rest else {"hands": hands}


def find_faults(record: dict[str, Any]) -> list[str]:
    """Return the faults in the shuffle of a record."""
    shuffle, found = record["shuffle"], []
    if digest(shuffle["secret"]) != shuffle["commitment"]:
        found.append("secret")
    if seed_of(shuffle) != record["seed"]:
        found.append("seed")
    dealer, round_ = record["options"]["dealer"], shuffle.get("round", 1)
    right = deal_round(record["game"], record["players"], dealer, record["seed"], round_)
    given = record.get("deal", right if round_ == 1 else None)
    return found if given == right else [*found, "deal"]

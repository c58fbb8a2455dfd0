"""Luck that can be checked: the server binds itself before it knows the players' salts.

    commitment = a hash of the server's secret, told before anybody sits down
    seed       = a hash of the secret, of what was agreed, and of the salts in the order of seats

When the match is over the server reveals the secret. A player who kept the commitment and the own
salt can check that nobody chose how the cards were dealt, and replay the match from its file.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated

import msgspec
from msgspec import Meta

from scriptorium.engine.chance import SEED_LIMIT
from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.values import MatchSetup
from scriptorium.matches.match import Match, load_match

SECRET = 16
COMMITMENT = 32
Secret = Annotated[bytes, Meta(min_length=SECRET, max_length=SECRET)]
Salt = Annotated[bytes, Meta(max_length=SECRET)]  # empty for a computer
Commitment = Annotated[bytes, Meta(min_length=COMMITMENT, max_length=COMMITMENT)]

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class ChosenLuck(ScriptoriumError):
    """The cards were not dealt as it was promised."""


def new_secret() -> bytes:
    """A secret of the server, or the salt of a player."""
    return secrets.token_bytes(SECRET)


def commitment_of(secret: bytes) -> bytes:
    """The hash of a secret, published before the secret."""
    return blake2b(secret, digest_size=COMMITMENT, person=b"scr-deal").digest()


def seed_of(secret: bytes, setup: MatchSetup, salts: Sequence[bytes]) -> int:
    """The seed of the match; each salt counts, in the order of the seats."""
    told = _encode((secret, setup, tuple(salts)))
    number = int.from_bytes(blake2b(told, digest_size=8, person=b"scr-seed").digest(), "big")
    return number % SEED_LIMIT


def check_luck(
    commitment: bytes,
    secret: bytes,
    salts: Sequence[bytes],
    file: bytes,
    library: Library | None = None,
) -> Match:
    """Play a match again from its file and see that its luck was the one that was promised.

    Raises `ChosenLuck` where the secret or the seed is another one, and `LoadError` where the
    actions lead elsewhere.
    """
    if commitment_of(secret) != commitment:
        raise ChosenLuck("the secret is not the one that the server was bound to")
    match = load_match(file, library=library)
    if match.start.seed != seed_of(secret, match.setup, salts):
        raise ChosenLuck("the cards were dealt from another seed")
    return match

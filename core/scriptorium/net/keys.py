"""Capability links: a seat's token lets you play there. The store keeps only its hash.

Devices make their own tokens. A message that is sent again asks for the same token again.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

TOKEN = 16
Token = Annotated[bytes, Meta(min_length=TOKEN, max_length=TOKEN)]
Hash = Annotated[bytes, Meta(min_length=TOKEN, max_length=TOKEN)]
MOST_USES = 16

INVITE: Final = "invite"
SEAT: Final = "seat"
WATCH: Final = "watch"
LENT: Final = "lent"
HOST: Final = "host"
KeyKind = Literal["invite", "seat", "watch", "lent", "host"]


def new_token() -> bytes:
    """A token that nobody can guess."""
    return secrets.token_bytes(TOKEN)


def hashed(token: bytes) -> bytes:
    """The name under which a store knows a token. It says nothing about the token."""
    return blake2b(token, digest_size=TOKEN, person=b"scr-key").digest()


class Key(Struct, frozen=True, array_like=True):
    """What a token opens: a table, and there a free seat, a seat, the view of all, or the host's.

    An invitation without a seat is good for any free one, as often as it has `uses`.
    """

    hash: bytes
    table: str
    kind: KeyKind
    seat: str = ""
    uses: int = 0

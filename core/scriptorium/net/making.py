"""A new table: what is agreed, who may sit down, and the links that open it."""

from __future__ import annotations

import secrets
from base64 import b32encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from scriptorium.engine.errors import SetupError
from scriptorium.engine.values import MatchSetup, Seat
from scriptorium.matches.computers import maker_names

from .entries import COMPUTER, Row, Sat, encode
from .keys import HOST, INVITE, WATCH, Key, hashed, new_token
from .luck import new_secret
from .store import Head
from .table_packs import TablePack
from .terms import Terms

NAME_BYTES = 10
FINGERPRINT = 5  # bytes of a hash

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class NewTable:
    """What a store is given of a new table, and the tokens for the links, told only once."""

    head: Head
    keys: tuple[Key, ...]
    rows: tuple[Row, ...]
    host: bytes
    invitations: tuple[tuple[Seat, bytes], ...]
    watch: bytes
    open: bytes = b""


def fingerprint(setup: MatchSetup) -> str:
    """The first letters of a table's name: which plugins it is played with, by their content."""
    told = blake2b(_encode(setup.plugins), digest_size=FINGERPRINT, person=b"scr-rules").digest()
    return b32encode(told).decode("ascii").lower()[:4]


def new_table(
    setup: MatchSetup,
    terms: Terms,
    now: int,
    computers: Mapping[Seat, str] | None = None,
    packs: Iterable[TablePack] = (),
    uses: int = 0,
) -> NewTable:
    """A table with a free seat for each player, but for those at which computers sit.

    `packs` are house rules that come with it; `setup` was agreed on with them. With `uses` there
    is one more link, by which so many people take any free seat. Raises `SetupError` where nobody
    could play.
    """
    computers = computers or {}
    strange = set(computers) - set(setup.seats)
    if strange:
        raise SetupError(f"there is no seat {min(strange)} at which a computer could sit")
    if len(computers) == len(setup.seats):
        raise SetupError("a table needs a seat for a person")
    unknown = set(computers.values()) - set(maker_names() if computers else ())
    if unknown:
        raise SetupError(f"no computer plays at the level {min(unknown)}")
    name = b32encode(secrets.token_bytes(NAME_BYTES)).decode("ascii").lower()
    table = f"{fingerprint(setup)}-{name}"
    head = Head(table, _encode(setup), _encode(terms), new_secret(), now, tuple(packs))
    free = [seat for seat in setup.seats if seat not in computers]
    invitations = tuple((seat, new_token()) for seat in free)
    host, watch = new_token(), new_token() if terms.watchers else b""
    open = new_token() if uses else b""
    keys = [Key(hashed(token), table, INVITE, seat, 1) for seat, token in invitations]
    keys.append(Key(hashed(host), table, HOST))
    if watch:
        keys.append(Key(hashed(watch), table, WATCH))
    if open:
        keys.append(Key(hashed(open), table, INVITE, "", uses))
    rows = tuple(
        Row(nr, now, b"", "", 0, encode(Sat(seat, COMPUTER, "", level)))
        for nr, (seat, level) in enumerate(sorted(computers.items()), 1)
    )
    return NewTable(head, tuple(keys), rows, host, invitations, watch, open)

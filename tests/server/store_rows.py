"""Rows that say hello."""

from __future__ import annotations

from scriptorium.net import Row
from scriptorium.net.entries import Said, encode

HELLO = encode(Said("anna", "hello"))


def row(seq, client=b"", seat="anna", at=5):
    return Row(seq, at, client, seat, 0, HELLO)

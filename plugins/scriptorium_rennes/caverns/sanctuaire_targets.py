"""What is exchanged in the Sanctuaire: tokens in slots, and tokens of the bag."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Struct

import scriptorium as sc

from ..board import pieces
from ..board.codes import codes, tokens
from ..moving.targets import Colours
from ..turn.location_targets import Locations

Word = Annotated[str, Meta(min_length=1, max_length=32)]


class Token(Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A clue token in a slot of a code."""

    location: Word
    colour: Word


class OwnTokens(sc.Target[Token]):
    """The clue tokens on the own board."""

    noun = "a clue of yours"
    words = 2

    def every(self, at: sc.Moment) -> Iterable[Token]:
        for location in codes(at).locations:
            for colour in dict.fromkeys(tokens(at, at.me, location)):
                yield Token(location, colour)

    def missing(self, at: sc.Moment, value: Token) -> sc.Reason | None:
        return None if value.location in codes(at).locations else self.outside

    def write(self, position: Any, value: Token) -> str:
        return f"{value.location} {value.colour}"

    def read(self, position: Any, text: str) -> Token:
        words = text.split()
        if len(words) != 2:
            raise sc.Unreadable(f"write a location and a colour, as in villa rood, not {text!r}")
        return Token(Locations().read(position, words[0]), Colours().read(position, words[1]))

    def pieces(self, at: sc.Moment, value: Token) -> tuple[str, ...]:
        return (pieces.slot(at.me, value.location, value.colour),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[Token, int] | None:
        words = touched[0].split("-") if touched else []
        if len(words) != 4 or words[0] != "slot" or words[1] != at.me:
            return None
        return Token(words[2], words[3]), 1

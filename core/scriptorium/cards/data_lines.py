"""What the data files of all games have in common: strict tables, ids, numbers, words."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z][A-Za-z0-9_]*$")]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$", max_length=32)]
Some = Annotated[int, Meta(ge=1, le=99)]
Many = Annotated[int, Meta(ge=0, le=999)]
Place = tuple[int, int]
Words = Annotated[str, Meta(min_length=1, max_length=400)]


class DataRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file; a key that is not known is an error."""


class InWords(DataRow, frozen=True):
    """A name or sentence in the four languages of the games."""

    en: Words
    nl: Words
    de: Words
    it: Words

    def languages(self, more: str = "") -> tuple[tuple[str, str], ...]:
        """Each language with its words as cards keep them, and with what follows them in all."""
        return tuple(
            sorted((name, getattr(self, name) + more) for name in InWords.__struct_fields__)
        )

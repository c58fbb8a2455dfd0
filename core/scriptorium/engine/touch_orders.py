"""Touches of several pieces: any one of some that are alike, or all of some in any order."""

from __future__ import annotations

from msgspec import Struct


class OneOf(Struct, frozen=True):
    """Pieces that are alike: any of them will do."""

    pieces: tuple[str, ...]


class AllOf(Struct, frozen=True):
    """Pieces that are touched in any order, each one or one of some that are alike."""

    parts: tuple[str | OneOf, ...]


Touch = str | OneOf | AllOf
Touches = tuple[Touch, ...]


def one_of(*pieces: str) -> OneOf:
    """Any one of these pieces, where what an action touches is named.

    Example: `sc.one_of("die-1", "die-2")`
    """
    return OneOf(pieces)


def all_of(*parts: str | OneOf) -> AllOf:
    """All of these, in any order; a piece that stands in several of them is touched for one.

    Example: `sc.all_of(sc.one_of("die-1", "die-2"), sc.one_of("die-1", "die-2"), "tile")`
    """
    return AllOf(parts)

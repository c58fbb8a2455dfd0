"""Writing into the chapter of pictures: what plugins draw, say of pieces, and tell of aims."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from scriptorium import RuleBook
from scriptorium.book import Registered
from scriptorium.structs import Seat

from .aims import Aim
from .pictures import Pictures
from .scene import Piece
from .things import Thing


def add_scene(book: RuleBook, draw: Callable[[Any], Iterable[Piece]]) -> None:
    """Picture a view as pieces with places, art and words; every frontend draws them.

    Example: `sp.add_scene(book, squares_and_signs)`
    """
    scenes = book.chapter(Pictures).scenes
    scenes.append(Registered(book.guard(draw, many=Piece), book.plugin))


def add_things(book: RuleBook, *things: Iterable[Thing]) -> None:
    """Say what pieces are for, to whoever touches one where no action could be meant by it.

    Example: `sp.add_things(book, sp.thing("lamp-", "H4", "A card lights it.", "touch-lamp"))`
    """
    known = book.chapter(Pictures).things
    for one in chain(*things):
        if one.reason is not None:
            book.reason(one.reason)
        book.enter(known, one.piece, one, f"the pieces {one.piece!r}")


def add_aim(book: RuleBook, told: Callable[[Any, Seat], Aim | None]) -> None:
    """Tell what a seat is after, how far it is, and what it can still do this turn.

    The function gets the view of whoever looks, and the seat it is asked about.

    Example: `sp.add_aim(book, lambda view, seat: sp.Aim(sc.text("after", "Three in a row")))`
    """
    wrapped = book.guard(told, result=(Aim, type(None)))
    book.chapter(Pictures).aims.append(Registered(wrapped, book.plugin))

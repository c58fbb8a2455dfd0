"""Writing into the extension for pictures: what plugins draw, say of pieces, and tell of aims."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain
from typing import Any

from scriptorium.engine.registered import Registered
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.values import Action, Seat, Text

from .drawing import Pictures
from .objectives import Aim
from .piece_validation import whole
from .pieces import Piece
from .things import Thing


def add_scene(book: RuleBook, draw: Callable[[Any], Iterable[Piece]]) -> None:
    """Picture a view as pieces with places, art and words; every frontend draws them.

    Example: `sp.add_scene(book, squares_and_signs)`
    """
    scenes = book.extension(Pictures).scenes
    drawn = whole(draw) if book.guard.third_party else draw
    scenes.append(Registered(book.guard(drawn, many=Piece), book.guard))


def add_things(book: RuleBook, *things: Iterable[Thing]) -> None:
    """Say what pieces are for, to whoever touches one where no action could be meant by it.

    Example: `sp.add_things(book, sp.thing("lamp-", "H4", "A card lights it.", "touch-lamp"))`
    """
    known = book.extension(Pictures).things
    for one in chain(*things):
        if one.reason is not None:
            book.reason(one.reason)
        whose = replace(one, plugin=book.plugin)
        book.enter(known, one.piece, whose, f"the pieces {one.piece!r}")


def add_aim(book: RuleBook, told: Callable[[Any, Seat], Aim | None]) -> None:
    """Tell what a seat is after, how far it is, and what it can still do this turn.

    The function gets the view of whoever looks, and the seat it is asked about.

    Example: `sp.add_aim(book, lambda view, seat: sp.Aim(sc.text("after", "Three in a row")))`
    """
    wrapped = book.guard(told, result=(Aim, type(None)))
    book.extension(Pictures).aims.append(Registered(wrapped, book.guard))


def add_strides(book: RuleBook, *actions: type[Action], left: str = "") -> None:
    """Make some actions steps of a way: see `Plugin.strides`."""
    known = book.extension(Pictures).strides
    for action in actions:
        book.enter(known, action, left, f"the strides of {action.__name__}")


def add_caution(
    book: RuleBook, action: type[Action], told: Callable[[Any, Any], Text | None]
) -> None:
    """Tell what an action would lose, before it is done: points that lapse, a card for nothing.

    Example: `sp.add_caution(book, Play, lambda view, action: sc.text("lost", "2 points lapse"))`
    """
    wrapped = book.guard(told, result=(Text, type(None)))
    known = book.extension(Pictures).cautions
    book.enter(known, action, Registered(wrapped, book.guard), f"the caution of {action.__name__}")

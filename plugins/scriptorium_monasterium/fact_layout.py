"""What plugins do while a position of a scenario is laid out: before its facts, and after them."""

from __future__ import annotations

from collections.abc import Callable

import scriptorium as sc
from scriptorium.engine import RulesExtension

Lays = Callable[[sc.Change], None]


class Layout(RulesExtension):
    """How a position is laid out: what no fact means, and which facts go together."""

    def __init__(self) -> None:
        self.blank: list[Lays] = []
        self.whole: list[Lays] = []


def lays(book: sc.RuleBook, *, blank: Lays | None = None, whole: Lays | None = None) -> None:
    """Lay something out before a scenario's facts are set, or look at it once they are.

    `whole` raises a `FactError` where something does not go together.

    Example: `lays(book, blank=usual_missions)`
    """
    extension = book.extension(Layout)
    extension.blank += [book.guard(blank, writes=True)] if blank else []
    extension.whole += [book.guard(whole, writes=True)] if whole else []


def layout(position: sc.Position) -> Layout:
    """What the plugins of a match lay out."""
    found: Layout = position.rules.extensions[Layout]
    return found

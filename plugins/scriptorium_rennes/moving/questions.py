"""What movement asks of all plugins: what is closed, who may cross, what more points there are."""

from __future__ import annotations

import scriptorium as sc


class Closed(sc.Question, frozen=True):
    """Which spaces may this seat not enter (bit by bit)?"""

    seat: sc.Seat


class MayCross(sc.Question, frozen=True):
    """Which occupied spaces may this seat cross (bit by bit)?"""

    seat: sc.Seat


class Backwards(sc.Question, frozen=True):
    """May this seat turn a portal counter-clockwise (more than nothing)?"""

    seat: sc.Seat


class Jokers(sc.Question, frozen=True):
    """How many cards may this seat still play as another colour in this turn?"""

    seat: sc.Seat


class ExtraPoints(sc.Question, frozen=True):
    """How many points may this seat still add to its pool in this turn?"""

    seat: sc.Seat


class Conversions(sc.Question, frozen=True):
    """At what rates may cards be made points of another colour: cards, divisor, of one colour."""

    seat: sc.Seat


JOINED = (
    (Closed, "bits"),
    (MayCross, "bits"),
    (Backwards, "sum"),
    (Jokers, "sum"),
    (ExtraPoints, "sum"),
    (Conversions, "tuples"),
)


def ask(position: sc.Position, question: sc.Question) -> int:
    """The answer to a question whose answers are bits or numbers."""
    found: int = position.rules.questions[type(question)].ask(position, question)
    return found


def register(book: sc.RuleBook) -> None:
    """All of them."""
    for kind, joined in JOINED:
        book.question(kind, joined=joined)

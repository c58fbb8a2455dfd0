"""Peeping: each has a number that nobody knows; who peeps sees the own one and says so."""

from typing import Annotated

import scriptorium as sc
import scriptorium.house_rules as sh


class Fates(sh.Secretive, tag="peeping.fates", frozen=True):
    """A number of each seat, which no seat knows."""

    by_seat: Annotated[tuple[int, ...], sh.secret(range(1, 7), of_nobody=True)] = (0, 0)


class Known(sh.Secretive, tag="peeping.known", frozen=True):
    """What each has seen of its own number."""

    by_seat: Annotated[tuple[int, ...], sh.secret(range(7))] = (0, 0)


class Peep(sc.Action, tag="peeping.peep", frozen=True):
    """Look at the own number."""


def peep(now, top, action):
    """H2: it is seen by its seat alone, and cannot be taken back as if it had not been."""
    at = now.seats.index(top.seat)
    known = list(now[Known].by_seat)
    known[at] = now[Fates].by_seat[at]
    now.put(Known(tuple(known)))
    now.reveal_to([top.seat])


def deal(now):
    """H1: each gets a number by chance."""
    now.put(Fates(tuple(now.below("peeping.fates", 6) + 1 for _ in now.seats)))


NOT_YET = sc.rule(
    "seen",
    "H2",
    "It has been seen.",
    "peeping-seen",
    predicate=lambda at, action: not at[Known].by_seat[at.seats.index(at.me)],
)


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "peeping",
        "noughts",
        title="Peeping",
        author="a monk",
        summary="Each may look at a number of its own.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.part(Fates())
    book.part(Known())
    book.set_up(deal)
    book.choice(sc.Choice(Peep, do=peep, rules=(NOT_YET,)))

"""Guess: a number of counters is guessed by buttons that nobody has drawn."""

from typing import Annotated

import scriptorium as sc


class Guessed(sc.Event, tag="guess.guessed", frozen=True):
    """Somebody has guessed."""

    number: int

    def said(self):
        return sc.text("guess-guessed", "The guess is {number}.", number=self.number)


class Guess(sc.Action, tag="guess.guess", frozen=True):
    """Guess how many turns there will be."""

    number: Annotated[int, sc.Numbers(5, 9, piece=lambda number: f"guess-{number}")]


def guess(now, top, action):
    """H1: instead of a mark."""
    now.tell(Guessed(action.number))
    now.end_turn()


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "guess",
        "noughts",
        title="Guess",
        author="a monk",
        summary="One may guess in place of a mark.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.event(Guessed)
    book.choice(sc.Choice(Guess, do=guess))

"""Guess: a number of counters is guessed by buttons that nobody has drawn."""

from typing import Annotated

import scriptorium as sc

GUESS = sc.Plugin(
    "guess", "noughts", title="Guess", author="a monk", summary="One may guess in place of a mark."
)


@GUESS.event()
class Guessed(sc.Event, tag="guess.guessed", frozen=True):
    """Somebody has guessed."""

    number: int

    tells = sc.Sentence("guess-guessed", "The guess is {number}.")


@GUESS.choice()
class Guess(sc.Action, tag="guess.guess", frozen=True):
    """Guess how many turns there will be."""

    number: Annotated[int, sc.Numbers(5, 9, piece=lambda number: f"guess-{number}")]

    def do(self, now: sc.Change) -> None:
        """H1: instead of a mark."""
        now.tell(Guessed(self.number))
        now.end_turn()

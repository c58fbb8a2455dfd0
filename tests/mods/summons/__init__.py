"""Verbs that open a decision, and one that ends the turn: what they open comes before the rest."""

from pathlib import Path
from typing import Annotated, ClassVar, Literal

import scriptorium as sc
import scriptorium.cards as sv

SUMMONS = sc.Plugin("summons", "sator", title="Summons", author="a monk", summary="Questions.")
SUMMONS.pack(Path(__file__).parent / "cards.toml")


@SUMMONS.event()
class Word(sc.Event, tag="summons.word", frozen=True):
    """Somebody has answered."""

    seat: sc.Seat
    word: str

    tells = sc.Sentence("summons-word", "{seat} says {word}.")


class Asked(sc.Decision, tag="summons.asked", frozen=True):
    """An answer is awaited."""

    asks: ClassVar[sc.Sentence] = sc.Sentence("summons-asks", "Yes or no?")


@SUMMONS.choice(at=Asked)
class Answer(sc.Action, tag="summons.answer", frozen=True):
    """Say yes or no."""

    word: Annotated[str, sc.Words("yes", "no", piece="answer-")]

    def do(self, now: sc.Change, asked: Asked) -> None:
        """It is only told."""
        now.tell(Word(asked.seat, self.word))


@SUMMONS.verb("ask", said=sc.Sentence("summons-ask", "Ask."))
class AskWords(sv.VerbWords, frozen=True, kw_only=True):
    """Ask the next player, or all others."""

    ask: Literal["next", "others"]

    def do(self, now: sc.Change) -> None:
        """The decisions are opened, the first to be taken last."""
        at = now.seats.index(now.me)
        others = (*now.seats[at + 1 :], *now.seats[:at])
        now.then(*map(Asked, others[:1] if self.ask == "next" else others))


@SUMMONS.verb("dismiss", said=sc.Sentence("summons-dismiss", "The turn is over."))
class DismissWords(sv.VerbWords, frozen=True, kw_only=True):
    """Send everybody home."""

    dismiss: Literal["turn"]

    def do(self, now: sc.Change) -> None:
        """The turn is over."""
        now.end_turn()

"""Verbs that open a decision, and one that ends the turn: what they open comes before the rest."""

from pathlib import Path
from typing import Annotated, ClassVar, Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import add_pack, read_pack


class Word(sc.Event, tag="summons.word", frozen=True):
    """Somebody has answered."""

    seat: sc.Seat
    word: str

    tells = sc.Sentence("summons-word", "{seat} says {word}.")


class Asked(sc.Decision, tag="summons.asked", frozen=True):
    """An answer is awaited."""

    asks: ClassVar[sc.Sentence] = sc.Sentence("summons-asks", "Yes or no?")


class Answer(sc.Action, tag="summons.answer", frozen=True):
    """Say yes or no."""

    word: Annotated[str, sc.Words("yes", "no", piece="answer-")]


class AskWords(sv.VerbWords, frozen=True, kw_only=True):
    """Ask the next player, or all others."""

    ask: Literal["next", "others"]


class DismissWords(sv.VerbWords, frozen=True, kw_only=True):
    """Send everybody home."""

    dismiss: Literal["turn"]


def ask(now, top, words):
    """The decisions are opened, the first to be taken last."""
    at = now.seats.index(top.seat)
    others = (*now.seats[at + 1 :], *now.seats[:at])
    now.then(*map(Asked, others[:1] if words.ask == "next" else others))


def answer(now, top, action):
    """It is only told."""
    now.tell(Word(top.seat, action.word))


def dismiss(now, top, words):
    """The turn is over."""
    now.end_turn()


@sc.hookimpl
def scriptorium_about():
    return sc.About("summons", "sator", title="Summons", author="a monk", summary="Questions.")


@sc.hookimpl
def scriptorium_rules(book):
    book.event(Word)
    book.decision(Asked)
    book.choice(sc.Choice(Answer, do=answer, at=Asked))
    sv.verb(book, "ask", AskWords, do=ask, said=lambda words: sc.text("summons-ask", "Ask."))
    told = sc.text("summons-dismiss", "The turn is over.")
    sv.verb(book, "dismiss", DismissWords, do=dismiss, said=lambda words: told)
    add_pack(book, read_pack(Path(__file__).parent / "cards.toml"))

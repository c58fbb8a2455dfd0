"""Who can sit in a seat: a person, or a computer of one of the levels; each with a sentence."""

from __future__ import annotations

from scriptorium_matches.computers import BROTHER, KEEPER, LIBRARIAN, NOVICE, levels

from .desk import Desk
from .players import COMPUTER, PERSON


def kinds() -> tuple[str, ...]:
    """A person, and the levels that are installed; where there are none, the usual computer."""
    return (PERSON, *(levels() or (COMPUTER,)))


def usual_computer_kind() -> str:
    """The level that sits down where nobody has chosen one."""
    there = kinds()
    return BROTHER if BROTHER in there else there[-1]


def known_kind(who: str) -> str:
    """A kind that is here for one that was agreed on once."""
    return who if who in kinds() else usual_computer_kind()


def who_called(desk: Desk, who: str) -> str:
    """What a person or a level is called."""
    text = desk.text
    called = {
        PERSON: text("stage-person", "person"),
        NOVICE: text("stage-novice", "novice"),
        BROTHER: text("stage-brother", "brother"),
        LIBRARIAN: text("stage-librarian", "librarian"),
        KEEPER: text("stage-keeper", "keeper"),
    }
    return called.get(who) or text("stage-computer", "computer")


def who_says(desk: Desk, who: str) -> str:
    """A sentence on who it is that sits there."""
    text = desk.text
    says = {
        PERSON: text("stage-person-says", "A person at this screen"),
        NOVICE: text("stage-novice-says", "A computer that mostly tries things, to begin with"),
        BROTHER: text("stage-brother-says", "A computer that looks one deed ahead"),
        LIBRARIAN: text("stage-librarian-says", "A computer that plans its whole turn"),
        KEEPER: text("stage-keeper-says", "A computer that also weighs what the others may reply"),
    }
    return says.get(who) or text("stage-computer-says", "A computer that plays by chance")

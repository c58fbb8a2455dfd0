"""Who can sit in a seat: a person, or a computer of one of the levels; each with a sentence.

The levels are what installed packages bring; they say themselves what they are called.
"""

from __future__ import annotations

from functools import cache

from scriptorium.matches import levels, makers
from scriptorium_play.app.app import App
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.texts.translator import add_texts


def kinds() -> tuple[str, ...]:
    """A person, and the levels that are installed; where there are none, the usual computer.

    The first call imports them, third-party ones too; a frontend asks before it reads mods.
    """
    return (PERSON, *(_read() or (COMPUTER,)))


@cache
def _read() -> tuple[str, ...]:
    found = levels()
    for level in found:
        add_texts(makers()[level].texts)
    return found


def usual_computer_kind() -> str:
    """The level that sits down where nobody has chosen one: the second, if there are two."""
    return kinds()[1:][:2][-1]


def known_kind(who: str) -> str:
    """A kind that is here for one that was agreed on once."""
    return who if who in kinds() else usual_computer_kind()


def who_called(app: App, who: str) -> str:
    """What a person or a level is called."""
    if who == PERSON:
        return app.text("stage-person", "person")
    if who in _read():
        return app.words.say(makers()[who].called)
    return app.text("stage-computer", "computer")


def who_says(app: App, who: str) -> str:
    """A sentence on who it is that sits there."""
    if who == PERSON:
        return app.text("stage-person-says", "A person at this screen")
    if who in _read():
        return app.words.say(makers()[who].says)
    return app.text("stage-computer-says", "A computer that plays by chance")

"""Who can sit in a seat: a person, or a computer of one of the levels; each with a sentence.

The levels are what installed packages bring; they say themselves what they are called.
"""

from __future__ import annotations

from functools import cache

from scriptorium import Sentence
from scriptorium.matches import levels, levels_told_apart, makers, stars_of
from scriptorium_play.app.app import App
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.texts.translator import add_texts

MOST_STARS = 5
STRENGTH = (
    Sentence("stage-strength-1", "Strength: ★ for beginners."),
    Sentence("stage-strength-2", "Strength: ★★ easy."),
    Sentence("stage-strength-3", "Strength: ★★★ medium."),
    Sentence("stage-strength-4", "Strength: ★★★★ strong."),
    Sentence("stage-strength-5", "Strength: ★★★★★ very strong."),
)


def kinds(game: str = "", seats: int = 0) -> tuple[str, ...]:
    """A person, and the levels that are installed; where there are none, the usual computer.

    Of levels that are equally strong in a game for so many only the first is offered.

    The first call imports them, third-party ones too; a frontend asks before it reads mods.
    """
    return (PERSON, *((levels_told_apart(game, seats) if _read() else ()) or (COMPUTER,)))


@cache
def _read() -> tuple[str, ...]:
    found = levels()
    for level in found:
        add_texts(makers()[level].texts)
    return found


def usual_computer_kind() -> str:
    """The level that sits down where nobody has chosen one: the second, if there are two."""
    return kinds()[1:][:2][-1]


def known_kind(who: str, game: str = "", seats: int = 0) -> str:
    """A kind that is offered for one that was agreed on once: of levels the one next below."""
    there = kinds(game, seats)
    if who in there:
        return who
    known = _read()
    below = [one for one in known[: known.index(who)] if one in there] if who in known else []
    return below[-1] if below else usual_computer_kind()


def who_called(app: App, who: str) -> str:
    """What a person or a level is called."""
    if who == PERSON:
        return app.text("stage-person", "human")
    if who in _read():
        return app.words.say(makers()[who].called)
    return app.text("stage-computer", "computer")


def who_says(app: App, who: str, game: str = "", seats: int = 0) -> str:
    """A sentence on who it is that sits there, and how strong, where that has been measured."""
    if who == PERSON:
        return app.text("stage-person-says", "Someone playing at this screen")
    if who in _read():
        says, stars = app.words.say(makers()[who].says), stars_of(who, game, seats)
        if stars is None:
            return says
        strength = STRENGTH[max(1, min(stars, MOST_STARS)) - 1]
        return f"{says}. {app.text(strength.id, strength.english)}"
    return app.text("stage-computer-says", "A computer that plays at random")

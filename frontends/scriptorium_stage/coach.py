"""Hints for newcomers: one at a time, at the thing it is about, dismissed for ever once read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from scriptorium_picture.scene import HAND

from .course import Course
from .guided import GuidedSession

FEW_LINES = 4


class Advice(NamedTuple):
    """A hint: its name, what it says, the piece, button or part of the table it is about.

    `done` stands on the button that dismisses it, where it has one; a lesson has a heading. What
    is also `beside` the thing that it is about should stay in sight.
    """

    name: str
    says: str
    about: str
    done: str
    act: Callable[[], object] | None = None
    heading: str = ""
    beside: tuple[str, ...] = ()


def advice(course: Course, *, fingers: bool) -> Advice | None:
    """The first hint that fits this moment and has not been dismissed; for mouse or fingers."""
    session = course.session
    if isinstance(session, GuidedSession):
        return lesson(course, session)
    if not session.awaits_person or course.busy or course.dialog or course.looking is not None:
        return None
    if session.waiting is not None:
        return None
    dismissed = course.desk.settings.values.dismissed
    done = course.text("table-coach-done", "I see")
    found = next((one for one in _all(course, fingers) if one[0] not in dismissed), None)
    if found is None:
        return None
    return Advice(*found, done, partial(course.desk.settings.dismiss, found[0]))


def lesson(course: Course, session: GuidedSession) -> Advice | None:
    """What a lesson says at its step, beside what it is about."""
    guide, language = session.guide, session.settings.language
    if guide.step is None or course.dialog or course.looking is not None or course.busy:
        return None
    at, of = guide.progress
    heading = course.text("table-lesson-step", "{at} of {of}", at=at, of=of)
    touching = session.touching
    near = (*(touching.touched if touching is not None else ()), *guide.step.at)
    if touching is not None and not guide.is_trial:
        near = (*near, *touching.next)
    about = next(iter((*guide.step.at, *near)), "board")
    done = course.text("table-lesson-on", "Go on") if guide.is_read else ""
    act = course.read_on if guide.is_read else None
    return Advice("lesson", guide.says(language), about, done, act, heading, near)


def _all(course: Course, fingers: bool) -> list[tuple[str, str, str]]:
    """The name of each hint, what it says, and what it is about."""
    text, session = course.text, course.session
    thing = _thing(course)
    found = [("coach-gold", _gold(course, fingers), thing)]
    if fingers:
        says = text(
            "table-coach-hold",
            "Hold a finger on anything to be told what it is. Touch what may not be touched, and "
            "you are told why not.",
        )
        found.append(("coach-why", says, thing))
        says = text(
            "table-coach-zoom",
            "Two fingers bring the board nearer and move it; a double tap shows all of it again. "
            "What can be turned is twisted with two fingers.",
        )
        found.append(("coach-zoom", says, "board"))
    else:
        says = text(
            "table-coach-rest",
            "Rest on anything to be told what it is. Touch what may not be touched, and you are "
            "told why not.",
        )
        found.append(("coach-why", says, thing))
    if session.why_not_undo() is None:
        says = text(
            "table-coach-undo",
            "You can take back what you did in this turn, until something hidden comes to light.",
        )
        found.append(("coach-undo", says, "undo"))
    if len(session.match.done) >= FEW_LINES:
        says = text("table-coach-log", "Touch a line of the log to see that moment again.")
        found.append(("coach-log", says, "log"))
    return found


def _gold(course: Course, fingers: bool) -> str:
    if fingers:
        return course.text(
            "table-coach-tap",
            "What glows gold may be touched: tap it, or drag it to where it is to go. Nothing is "
            "done for good before you tick it.",
        )
    return course.text(
        "table-coach-gold",
        "What glows gold may be touched: click it, or drag one thing to the next. With the "
        "keyboard: arrows, then Enter.",
    )


def _thing(course: Course) -> str:
    """Something that glows: the hand where a card of it does, or else the first thing there is."""
    touching = course.session.touching
    ids = touching.next if touching is not None else ()
    pieces = touching.choices.pieces if touching is not None else {}
    if any(id in pieces and pieces[id].group == HAND for id in ids):
        return "hand"
    return next(iter(ids), "board")

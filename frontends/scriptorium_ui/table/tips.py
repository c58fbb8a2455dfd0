"""Hints for newcomers: one at a time, at the thing it is about, dismissed for ever once read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from scriptorium.scene import HAND
from scriptorium_play.lessons.session import GuidedSession

from .controller import TableController
from .state import LookingBack

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


def advice(controller: TableController, *, fingers: bool) -> Advice | None:
    """The first hint that fits this moment and has not been dismissed; for mouse or fingers."""
    session = controller.session
    if isinstance(session, GuidedSession):
        return lesson(controller, session)
    if not session.awaits_person or controller.asks or _elsewhere(controller):
        return None
    dismissed = controller.app.settings.values.dismissed
    done = controller.text("table-coach-done", "Got it")
    found = next((one for one in _all(controller, fingers) if one[0] not in dismissed), None)
    if found is None:
        return None
    return Advice(*found, done, partial(controller.app.settings.dismiss, found[0]))


def _elsewhere(controller: TableController) -> bool:
    """Whether the player looks at what moves, or at an earlier moment."""
    return controller.busy or isinstance(controller.state, LookingBack)


def lesson(controller: TableController, session: GuidedSession) -> Advice | None:
    """What a lesson says at its step, beside what it is about."""
    guide, language = session.guide, session.settings.language
    if guide.step is None or controller.asks or _elsewhere(controller):
        return None
    at, of = guide.progress
    heading = controller.text("table-lesson-step", "{at} of {of}", at=at, of=of)
    touching = session.touching
    near = (*(touching.touched if touching is not None else ()), *guide.step.at)
    if touching is not None and not guide.is_trial:
        near = (*near, *touching.next)
    about = next(iter((*guide.step.at, *near)), "board")
    done = controller.text("table-lesson-on", "Next") if guide.is_read else ""
    act = controller.read_on if guide.is_read else None
    return Advice("lesson", guide.says(language), about, done, act, heading, near)


def _all(controller: TableController, fingers: bool) -> list[tuple[str, str, str]]:
    """The name of each hint, what it says, and what it is about."""
    text, session = controller.text, controller.session
    thing = _thing(controller)
    found = [("coach-gold", _gold(controller, fingers), thing)]
    if fingers:
        says = text(
            "table-coach-hold",
            "Hold a finger on anything to see what it is. Touch something you "
            "can't use and we'll tell you why.",
        )
        found.append(("coach-why", says, thing))
        says = text(
            "table-coach-zoom",
            "Zoom and move the board with two fingers; double-tap to see all of "
            "it. Twist with two fingers to rotate a piece.",
        )
        found.append(("coach-zoom", says, "board"))
    else:
        says = text(
            "table-coach-rest",
            "Hover over anything to see what it is. Click something you can't use "
            "and we'll tell you why.",
        )
        found.append(("coach-why", says, thing))
    if session.why_not_undo() is None:
        says = text(
            "table-coach-undo",
            "You can undo this turn's moves until a hidden card is revealed.",
        )
        found.append(("coach-undo", says, "undo"))
    if len(session.match.done) >= FEW_LINES:
        says = text("table-coach-log", "Touch a line of the log to see that moment again.")
        found.append(("coach-log", says, "log"))
    return found


def _gold(controller: TableController, fingers: bool) -> str:
    if fingers:
        return controller.text(
            "table-coach-tap",
            "Anything glowing gold can be used: tap it, or drag it where you want "
            "it. Nothing is final until you tap the tick.",
        )
    return controller.text(
        "table-coach-gold",
        "Anything glowing gold can be used: click it, or drag it where you "
        "want it. On the keyboard, use the arrows and Enter.",
    )


def _thing(controller: TableController) -> str:
    """Something that glows: the hand where a card of it does, or else the first thing there is."""
    touching = controller.session.touching
    ids = touching.next if touching is not None else ()
    pieces = touching.choices.pieces if touching is not None else {}
    if any(id in pieces and pieces[id].group == HAND for id in ids):
        return "hand"
    return next(iter(ids), "board")

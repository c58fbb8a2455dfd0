"""The buttons that every match has: taking back, a hint, the menu; each with what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from .asking import ask_rest
from .course import Course
from .dealing import sets_up

MOST_TOLD = 6


@dataclass(frozen=True)
class Button:
    """A button: its name, what stands on it, what it does, and what is told of it."""

    key: str
    label: str
    act: Callable[[], object]
    says: str
    icon: str = ""
    enabled: bool = True
    gold: bool = False


def buttons(course: Course) -> tuple[Button, ...]:
    """Undo; a hint, or what there is to do instead of one; the menu."""
    return undo_button(course), _middle(course), menu_button(course)


def undo_button(course: Course) -> Button:
    """Takes the last touch back, or else the last action; else it says why it cannot."""
    session, text = course.session, course.text
    says = text("table-undo-says", "Take your last action back (Ctrl+Z)")
    refused = None if course.has_touched() else session.why_not_undo()
    if refused is not None:
        says = session.words.refusal(refused)
    elif not course.has_touched():
        says = f"{says}: {course.line_told(session.log()[-1])}"
    label = text("table-undo", "Undo")
    return Button("undo", label, course.undo, says, "icon-undo", refused is None)


def _middle(course: Course) -> Button:
    session, text = course.session, course.text
    if course.can_finish():
        says = text("table-finish-says", "As far as it has been shown (Enter)")
        label = text("table-finish", "Do it")
        return Button("finish", label, course.finish, says, "icon-tick", gold=True)
    if session.awaits_computer or course.busy:
        says = text("table-skip-says", "Show the end of this at once (Space)")
        return Button("skip", text("table-skip", "Skip"), course.skip, says, "icon-skip")
    says = text("table-hint-says", "Say what would be good to do and why (F2)")
    label = text("table-hint", "Hint")
    return Button("hint", label, course.hint, says, "icon-hint", session.awaits_person)


def menu_button(course: Course) -> Button:
    """Opens the menu."""
    says = course.text("table-menu-says", "Rules, settings, leave (Escape)")
    return Button("menu", course.text("table-menu", "Menu"), course.menu, says, "icon-menu")


def more_button(course: Course) -> Button | None:
    """Lays the rest of a set-up, or leads to the choices that nothing on the table stands for."""
    touching = course.session.touching
    if touching is not None and not touching.touched and not course.busy and _sets_up(course):
        says = course.text("table-rest-says", "Let chance lay what is left of the set-up")
        label = course.text("table-rest", "Lay the rest")
        return Button("rest", label, partial(ask_rest, course), says, "icon-play")
    if touching is None or not course.unnamed():
        return None
    says = course.text("table-more-says", "Choices that no piece on the table stands for")
    named = course.options_told(touching.closing[:MOST_TOLD])
    label = course.text("table-more", "More")
    told = f"{says}: {', '.join(named)}"
    return Button("more", label, course.more, told, "icon-play", gold=True)


def _sets_up(course: Course) -> bool:
    return sets_up(course.session.library, course.session.table)

"""What is asked in front of the table: which of several, really, what else, who looks, who won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from scriptorium import Seat

from .course import Course
from .ending import Standing
from .guided import GuidedSession


@dataclass(frozen=True)
class Entry:
    """An answer: its name, its words, what it does, and what is told of it."""

    key: str
    label: str
    act: Callable[[], Any]
    says: str = ""


@dataclass(frozen=True)
class Question:
    """A sheet with a heading, a sentence and its answers; `gold` names the usual one.

    At the end of a match it has a record of each seat as well.
    """

    title: str
    told: str
    entries: tuple[Entry, ...]
    gold: str = ""
    record: tuple[Standing, ...] = ()


def question(course: Course, menu: tuple[Entry, ...], told: str = "") -> Question | None:
    """What is asked now; `menu` is what the menu leads to here, and `told` what else it says."""
    if course.dialog == "menu":
        return _menu(course, menu, told)
    if course.session.waiting is not None:
        return _confirm(course)
    if course.dialog == "list":
        return _list(course)
    if course.dialog == "rest":
        return _rest(course)
    if course.dialog == "outcome" and not course.busy:
        return _outcome(course)
    return None


def _back(course: Course, key: str) -> Entry:
    return Entry(key, course.text("table-back", "Back"), course.step_back)


def _list(course: Course) -> Question | None:
    """Actions that the same touches mean, told apart in words."""
    touching = course.session.touching
    if touching is None:
        return None
    entries = tuple(
        Entry(f"choice {nr}", told, partial(course.chosen, action))
        for nr, (action, told) in enumerate(
            zip(touching.closing, course.options_told(touching.closing), strict=True)
        )
    )
    title = course.text("table-which", "Which one?")
    return Question(title, "", (*entries, _back(course, "choice back")))


def ask_rest(course: Course) -> None:
    """Ask for whom the rest of the set-up is to be laid."""
    course.finish_motion()
    course.forget()
    course.dialog = "rest"
    course.view.refresh()


def lay_rest(course: Course, *seats: Seat) -> None:
    """Let chance lay the rest of the set-up, for these seats or for everybody."""
    course.forget()
    course.session.lay_rest(*seats)
    course.session.steps()
    course.dialog, course.cursor = "", None
    course.view.refresh()


def _rest(course: Course) -> Question:
    """For whom chance lays what is left of the set-up."""
    text, seat = course.text, course.session.observer or ""
    told = text(
        "table-rest-told", "Chance lays what is left; for everybody it looks for what is fair."
    )
    mine = text("table-rest-mine", "For {seat}", seat=course.seat_name(seat))
    everybody = text("table-rest-all", "For everybody")
    entries = (
        Entry("rest all", everybody, partial(lay_rest, course)),
        Entry("rest mine", mine, partial(lay_rest, course, seat)),
        _back(course, "rest back"),
    )
    return Question(text("table-rest", "Lay the rest"), told, entries, "rest all")


def _confirm(course: Course) -> Question:
    """Really? with what would be done."""
    session, text = course.session, course.text
    assert session.waiting is not None
    told = text(
        "table-final",
        "{action}: this cannot be taken back.",
        action=course.action_told(session.waiting).rstrip("."),
    )
    yes = Entry("confirm yes", text("table-do-it", "Do it"), course.confirm)
    title = text("table-really", "Really?")
    return Question(title, told, (yes, _back(course, "confirm no")), yes.key)


def _menu(course: Course, menu: tuple[Entry, ...], told: str) -> Question:
    """What else there is beside the match."""
    text, problem = course.text, course.session.problem
    kept = text("table-kept", "This match is kept after every action.")
    if isinstance(course.session, GuidedSession):
        kept = text("table-lesson-kept", "You can go on with this lesson later, at this step.")
    if problem is not None:
        kept = course.session.words.say(problem)
    entries = [Entry("menu resume", text("table-resume", "Back to the table"), course.menu)]
    if course.session.can_redo:
        entries.append(Entry("menu redo", text("table-redo", "Do again"), course.redo))
    title = text("table-menu", "Menu")
    return Question(title, f"{kept}\n{told}".strip(), (*entries, *menu))


def _outcome(course: Course) -> Question | None:
    """Who has won and by what, how it went, and what one may do now."""
    outcome, text = course.session.table.outcome, course.text
    if isinstance(course.session, GuidedSession):
        return _lesson_over(course, course.session)
    if outcome is None:
        return None
    names = ", ".join(course.seat_name(seat) for seat in outcome.winners)
    nobody = text("table-drawn", "Nobody wins")
    title = text("table-won", "{who} wins", who=names) if names else nobody
    told = text(
        "table-turns", "The match ended in turn {turn}.", turn=course.session.table.clock.turn
    )
    entries = (
        Entry("end look", text("table-look", "Look at the table"), course.close_dialog),
        Entry("end again", text("table-again", "Play again"), course.view.again),
        leaving(course, "end leave"),
    )
    return Question(title, told, entries, "end again", course.standings.of(course.session))


def _lesson_over(course: Course, session: GuidedSession) -> Question:
    """A lesson has been done to its end."""
    text = course.text
    told = text(
        "table-lesson-over",
        "That was {lesson}. What is left of the rules, the game tells when you touch something.",
        lesson=session.guide.title(session.settings.language),
    )
    entries = (
        Entry("end match", text("table-lesson-match", "Play a match"), course.view.real_match),
        Entry("end again", text("table-lesson-again", "Once more"), course.view.again),
        leaving(course, "end leave"),
    )
    return Question(text("table-lesson-done", "Well done"), told, entries, "end match")


def leaving(course: Course, key: str) -> Entry:
    """Away from the table; the match is kept."""
    says = course.text("table-leave-says", "The match is kept; go on with it from the first page")
    if isinstance(course.session, GuidedSession):
        says = course.text("table-lesson-leave-says", "To the first page")
    return Entry(key, course.text("table-leave", "Leave the table"), course.view.leave_table, says)


def curtain(course: Course, seat: Seat, lift: Callable[[], Any]) -> Question:
    """Who may look now, and that everyone else looks away."""
    name = course.seat_name(seat)
    label = course.text("table-lift", "I am {seat}: show the table", seat=name)
    told = course.text("table-curtain", "Everyone else looks away now.")
    return Question(name, told, (Entry("lift", label, lift),), "lift")

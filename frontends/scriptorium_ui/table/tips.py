"""Hints for newcomers: one in a turn, at one place, dismissed for ever once of use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from scriptorium import Turn, view
from scriptorium.scene import in_a_row, touches
from scriptorium_play.lessons.session import GuidedSession

from .state import LookingBack

if TYPE_CHECKING:
    from .controller import TableController

FEW_LINES = 4
STANDS = 20.0  # seconds that a hint stands where nothing is done


class Advice(NamedTuple):
    """A hint: its name, what it says, and what `act` dismisses it by a button named `done`.

    A lesson has a heading, and points at the piece it is `about`; `target` is what it wants
    touched. What it must not cover either is `beside`.
    """

    name: str
    says: str
    about: str
    done: str
    act: Callable[[], object] | None = None
    heading: str = ""
    beside: tuple[str, ...] = ()
    target: str = ""


def advice(
    controller: TableController, *, fingers: bool, gone: Collection[str] = ()
) -> Advice | None:
    """The first hint that fits this moment, was not dismissed, and is not `gone` by itself."""
    session = controller.session
    if isinstance(session, GuidedSession):
        return lesson(controller, session)
    if not session.awaits_person or controller.asks or _elsewhere(controller):
        return None
    settings = controller.app.settings
    past = {*settings.values.dismissed, *gone}
    done = controller.text("table-coach-done", "Got it")
    found = next((one for one in _all(controller, fingers) if one[0] not in past), None)
    if found is None:
        return None
    name, says = found
    return Advice(name, says, "", done, partial(settings.dismiss, name))


class Coach:
    """Which hint is on: one in a turn, until it was of use, was dismissed, or has stood long."""

    def __init__(self, controller: TableController) -> None:
        self.controller = controller
        self.name = ""
        self._turn = -1
        self._gone: set[str] = set()  # what went by itself comes again in another match

    def now(self, *, fingers: bool) -> Advice | None:
        """The hint that is on, or what a lesson says."""
        controller = self.controller
        found = advice(controller, fingers=fingers, gone=self._gone)
        if found is None or isinstance(controller.session, GuidedSession):
            return found
        turn = controller.session.table.clock.turn
        if found.name != self.name:
            if self._turn == turn:
                return None
            self.name, self._turn = found.name, turn
            controller.view.after("coach", STANDS, partial(self._ends, found.name))
        return found

    def used(self) -> None:
        """The player did something: the hint that stood there was read, and never comes again."""
        settings = self.controller.app.settings
        if self.name and self.name not in (*self._gone, *settings.values.dismissed):
            settings.dismiss(self.name)

    def _ends(self, name: str) -> None:
        self._gone.add(name)
        self.controller.view.refresh()


def _elsewhere(controller: TableController) -> bool:
    """Whether the player looks at what moves, or at an earlier moment."""
    return controller.busy or isinstance(controller.state, LookingBack)


def lesson(controller: TableController, session: GuidedSession) -> Advice | None:
    """What a lesson says at its step, and what it points at; silent while another seat acts."""
    guide, language = session.guide, session.settings.language
    if guide.step is None or controller.asks or _elsewhere(controller):
        return None
    if session.awaits_computer and guide.is_under_way:
        return None
    at, of = guide.progress
    heading = controller.text("table-lesson-step", "{at} of {of}", at=at, of=of)
    touching, step = session.touching, guide.step
    touched = touching.touched if touching is not None else ()
    wanted = touching.next if touching is not None and not (guide.is_trial or guide.is_read) else ()
    told, about = guide.says(language), next(iter((*step.at, *touched)), "board")
    if wanted:
        about = about if about in wanted else wanted[0]
        if guide.is_under_way and isinstance(session.table.pending[-1], Turn):
            told = _next_of_step(controller, session, about)  # what the step said is done
    left = touching.left if touching is not None and wanted else ()
    way = [id for path, _ in left for id in path]
    if guide.is_trial:
        way = _tried(session)
        about = next((id for id in way if id not in touched), about)
    near = dict.fromkeys((*touched, *step.at, *way, *_named(guide.now.todo)))
    done = controller.text("table-lesson-on", "Next") if guide.is_read else ""
    act = controller.read_on if guide.is_read else None
    target = "" if guide.is_read or session.awaits_computer else about
    return Advice("lesson", told, about, done, act, heading, tuple(near), target)


def _tried(session: GuidedSession) -> list[str]:
    """The pieces that are touched one after the other for what is to be tried and refused."""
    table, todo = session.table, session.guide.now.todo
    if not todo or table.chooser is None:
        return []
    return list(in_a_row(touches(view(table, table.chooser), todo[0])))


def _named(value: object) -> Iterator[str]:
    """What actions name: squares, cards, pieces."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _named(one)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _named(getattr(value, name))


def _next_of_step(controller: TableController, session: GuidedSession, id: str) -> str:
    """What is left of a step that is under way, in words."""
    piece = controller.shown.piece(id)
    thing = session.words.short(piece) if piece is not None else ""
    return controller.text("table-lesson-next", "Now touch this: {thing}", thing=thing)


def _all(controller: TableController, fingers: bool) -> list[tuple[str, str]]:
    """The name of each hint, and what it says."""
    text, session = controller.text, controller.session
    found = [("coach-gold", _gold(controller, fingers))]
    if fingers:
        says = text(
            "table-coach-hold",
            "Hold a finger on anything to see what it is. Touch something you "
            "can't use and we'll tell you why.",
        )
        found.append(("coach-why", says))
        says = text(
            "table-coach-zoom",
            "Zoom and move the board with two fingers; double-tap to see all of "
            "it. Twist with two fingers to rotate a piece.",
        )
        found.append(("coach-zoom", says))
    else:
        says = text(
            "table-coach-rest",
            "Hover over anything to see what it is. Click something you can't use "
            "and we'll tell you why.",
        )
        found.append(("coach-why", says))
    if session.why_not_undo() is None:
        says = text(
            "table-coach-undo",
            "You can undo this turn's moves until a hidden card is revealed.",
        )
        found.append(("coach-undo", says))
    if len(session.match.done) >= FEW_LINES:
        says = text("table-coach-log", "Touch a line of the log to see that moment again.")
        found.append(("coach-log", says))
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

"""The states of the table page: it is in one of them at a time.

A state that lies in front of another one has it `behind`, and goes back to it when it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from scriptorium import Action, Seat
from scriptorium_play.session.dragging import DragOutcome
from scriptorium_play.session.placing import Corner, Placement
from scriptorium_play.session.results import Step
from scriptorium_play.session.touching import Touching
from scriptorium_ui.toolkit.gestures import Point

if TYPE_CHECKING:
    from scriptorium.net import Proposed as Proposal


class Playing(Struct, frozen=True):
    """The player may touch the table, or waits for somebody else."""


class Placing(Struct, frozen=True):
    """A thing of a tray is in the hand: which way round, and where it would come to lie.

    `at` is the pointer. It ends when something else is touched or done.
    """

    placement: Placement
    touching: Touching
    lifted: bool
    turn: int
    corner: Corner | None = None
    at: Point | None = None

    @property
    def turns(self) -> bool:
        """Whether it may lie in more than one way."""
        return len(self.placement.turns) > 1

    def holds_for(self, now: Touching | None) -> bool:
        """Whether nothing has been touched or done since it was taken."""
        before = self.touching
        return now is not None and before.choices is now.choices and before.touched == now.touched


class Dragging(Struct, frozen=True):
    """A thing of the board is in the hand: what may become of it, and what is meant now.

    `held` is the point it is held at, `left` the piece that tells what is left for more strides.
    """

    id: str
    found: tuple[DragOutcome, ...]
    held: Point
    behind: State
    meant: DragOutcome | None = None
    twisting: bool = False
    strides: int = 0
    barred: str = ""
    left: str = ""


class Proposed(Struct, frozen=True):
    """An action waits for its tick, beside the piece `beside`."""

    action: Action
    beside: str
    behind: State


class LookingBack(Struct, frozen=True):
    """The table is shown as it was after `at` actions."""

    at: int
    behind: State


class Menu(Struct, frozen=True):
    """The menu is open."""

    behind: State


class Choosing(Struct, frozen=True):
    """A list of actions that only words tell apart."""

    behind: State


class FillingIn(Struct, frozen=True):
    """Asks for whom the rest of the set-up is to be laid."""

    behind: State


class Over(Struct, frozen=True):
    """The match or the lesson is over: who has won, and what one may do now."""

    behind: State


class Others(Struct, frozen=True):
    """What to say to the others at a table over a net, and to ask them for."""

    page: str
    behind: State


class Answering(Struct, frozen=True):
    """Somebody at a table over a net asks for something, and this seat has a say."""

    proposal: Proposal


class Asking(Struct, frozen=True):
    """Asks whether an action is really to be done."""

    action: Action


class Moving(Struct, frozen=True):
    """Something moves, or is about to; `step` is the action that is shown."""

    step: Step | None


class Handover(Struct, frozen=True):
    """Hides everything until this player is at the screen."""

    seat: Seat


Sheet: TypeAlias = Menu | Choosing | FillingIn | Over | Others  # lies in front of the table
Question: TypeAlias = Sheet | Asking | Answering
InFront: TypeAlias = Menu | Choosing | FillingIn | Over | Others | LookingBack | Proposed | Dragging
State: TypeAlias = Playing | Placing | InFront | Asking | Answering | Moving | Handover


def root(state: State) -> State:
    """What lies behind everything else."""
    while isinstance(state, InFront):
        state = state.behind
    return state


def rooted(state: State, behind: State) -> State:
    """The same in front of something else."""
    if isinstance(state, InFront):
        return replace(state, behind=rooted(state.behind, behind))
    return behind

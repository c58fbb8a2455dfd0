"""What a touch at the table means: which piece a finger is on, and whether it must be asked."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Action, Piece, apply
from scriptorium.scene import BOARD
from scriptorium_stage.ghosts import Ghost, ghost_of
from scriptorium_stage.handling import Outcome, outcomes
from scriptorium_stage.keyboard import Keyboard
from scriptorium_stage.reading import pieces_at
from scriptorium_stage.results import can_be_taken_back
from scriptorium_stage.session import Session
from scriptorium_stage.touching import NotTouchable, Touching

from ..desk import Desk
from ..drawing.brush import FINGER
from ..fingers import Pinch, Point
from ..screens.screen import Screen
from .camera import Camera
from .layout import TableLayout

PIECE = "piece "
UNSURE = 8.0


@dataclass
class Grasp:
    """A thing that fingers hold: what may become of it, where it is held, what is meant now."""

    id: str
    found: tuple[Outcome, ...]
    held: Point
    meant: Outcome | None = None
    twisting: bool = False


@dataclass(frozen=True)
class Proposal:
    """An action that waits for its tick, and the piece it is shown beside."""

    action: Action
    beside: str


class Meaning(Keyboard, Screen):
    """Pieces under fingers, the actions they stand for, and those that wait for a tick."""

    desk: Desk

    def __init__(self, desk: Desk, session: Session) -> None:
        Screen.__init__(self, desk)
        self.sit_down(desk, session)
        self.camera = Camera()
        self.layout: TableLayout | None = None
        self.grasp: Grasp | None = None
        self.proposal: Proposal | None = None
        self.dragged: list[str] = []
        self.carried = ""
        self.finger: Point | None = None
        self.enlarged = ""
        self._panned: tuple[float, float] | None = None
        self._pinched: Pinch | None = None
        self._outcomes: tuple[Touching | None, str, tuple[Outcome, ...]] = (None, "", ())
        self._ghosts: dict[int, tuple[Action, Ghost | None]] = {}

    def forget(self) -> None:
        """What was told or shown of a possibility counts no more."""
        super().forget()
        self.proposal, self.tip, self.enlarged = None, "", ""
        self._ghosts.clear()

    @property
    def free(self) -> bool:
        """Whether the player may touch the board now."""
        return (
            self.session.touching is not None
            and self.looking is None
            and not self.dialog
            and self.proposal is None
        )

    # what is meant

    def unit_at(self, at: Point) -> Point:
        """A point of the glass in board units."""
        assert self.layout is not None
        left, top = self.layout.origin
        return (at[0] - left) / self.layout.unit, (at[1] - top) / self.layout.unit

    def on_board(self, at: Point) -> bool:
        """Whether a point of the glass lies on the board."""
        return self.layout is not None and self.layout.board.holds(*at)

    def piece_under(self, at: Point) -> str:
        """The piece a finger means: what it is on, or what may be touched close by."""
        found = self.at(at)
        if found is not None and found.key.startswith(PIECE):
            # What lies on a thing that may be touched does not hide it: cards on a panel.
            ids = [
                one.key.removeprefix(PIECE)
                for one in reversed(self.touchables)
                if one.key.startswith(PIECE) and one.holds(*at)
            ]
            return next((id for id in ids if self._touchable(id)), ids[0])
        if not self.on_board(at) or (found is not None and found.key != "board"):
            return ""
        x, y = self.unit_at(at)
        here = pieces_at(self.shown, x, y)
        near = self._near(at)
        if near and (not here or not self._means(here)):
            return near[0][1]
        for piece in here:
            if self._touchable(piece.id):
                return piece.id
        return here[0].id if here else ""

    def _means(self, here: tuple[Piece, ...]) -> bool:
        return any(self._touchable(piece.id) for piece in here)

    def _touchable(self, id: str) -> bool:
        touching = self.session.touching
        return touching is not None and id in touching.next

    def _near(self, at: Point) -> list[tuple[float, str]]:
        """What may be touched within a finger's reach; squares smaller than it are helped."""
        touching, density = self.session.touching, self._density()
        if touching is None or self.layout is None:
            return []
        reach = max(0.0, (FINGER * density - self.layout.unit) / 2)
        found = []
        for id in touching.next:
            spot, piece = self.spots.get(id), touching.choices.pieces.get(id)
            if spot is not None and piece is not None and piece.group == BOARD:
                away = spot.away(*at)
                if away <= reach:
                    found.append((away, id))
        return sorted(found)

    def means_something(self, at: Point) -> bool:
        """Whether a finger there would mean something, or take hold of something."""
        if not self.on_board(at):
            return False
        if self._near(at):
            return True
        return any(piece.shape or self._touchable(piece.id) for piece in self._here(at))

    def _here(self, at: Point) -> tuple[Piece, ...]:
        return pieces_at(self.shown, *self.unit_at(at))

    def _density(self) -> float:
        return self.shell.fingers.density if self.shell is not None else 1.0

    def unsure(self, at: Point) -> bool:
        """Whether a finger may as well have meant another thing beside the one it hit."""
        near = self._near(at)
        return len(near) > 1 and near[1][0] - near[0][0] < UNSURE * self._density()

    def must_ask(self, action: Action) -> bool:
        """Whether an action waits for its tick: on glass always what cannot be taken back."""
        if self.desk.settings.values.confirm == "always":
            return True
        table = self.session.table
        return not can_be_taken_back(table, apply(table, action))

    def may_touch(self, id: str) -> bool:
        """Whether a thing shows gold: it may be touched now, and nothing else is asked."""
        return self._touchable(id) and not self.busy and self.looking is None

    # deeds

    def touch(self, id: str, *, unsure: bool = False) -> None:
        """Touch a piece: narrow down, act, or be asked for a tick first."""
        if self.looking is not None:
            self.looking = None
            self.refresh()
            return
        self.finish_motion()
        touching = self.session.touching
        if touching is None:
            return
        try:
            action = touching.touch(id).decided
        except NotTouchable:
            action = None
        if action is not None and (unsure or self.must_ask(action)):
            self.propose(action, id)
        else:
            self.came_of(self.session.touch(id), id)

    def propose(self, action: Action, beside: str) -> None:
        """Show what an action leads to, with one tick and one cross."""
        self.ghost = self.ghost_for(action)
        self.proposal = Proposal(action, beside)
        self.focus = ""
        self.refresh()

    def agree(self) -> None:
        """The tick: do it."""
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        result = self.session.choose(proposal.action)
        if result.what == "confirm":
            result = self.session.confirm()
        self.came_of(result, proposal.beside)

    def decline(self) -> None:
        """The cross: as if nothing had been touched."""
        self.proposal, self.ghost = None, None
        self.refresh()

    def chosen(self, action: Action) -> None:
        """One of several that the same touches mean."""
        self.dialog = ""
        if self.must_ask(action):
            self.propose(action, "")
        else:
            super().chosen(action)

    def asked(self, action: Action, id: str) -> None:
        """Here an action is confirmed beside what it does, not on a sheet."""
        self.session.back()
        self.propose(action, id)

    def ghost_for(self, action: Action) -> Ghost | None:
        """What an action would lead to; worked out once while nothing else happens."""
        known = self._ghosts.get(id(action))
        if known is None or known[0] is not action:
            known = self._ghosts[id(action)] = (action, ghost_of(self.session, action))
        return known[1]

    def outcomes_of(self, id: str) -> tuple[Outcome, ...]:
        """What may become of a thing that is dragged; worked out once for each decision."""
        touching = self.session.touching
        if touching is None:
            return ()
        if self._outcomes[0] is not touching or self._outcomes[1] != id:
            self._outcomes = (touching, id, outcomes(touching, id))
        return self._outcomes[2]

"""Holding: a thing of a tray is in the hand, led over the board, turned, and dropped or let go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium.scene import Piece
from scriptorium_play.picture.tried import tried
from scriptorium_play.session.ghosts import Ghost
from scriptorium_play.session.placing import Corner, Placement, placement, why_not_there
from scriptorium_play.session.why_not import Explanation
from scriptorium_ui.table.layout.piece_bounds import on_board
from scriptorium_ui.table.paint.ghost import GHOST, TOLD
from scriptorium_ui.table.state import LookingBack, Placing, Playing, Proposed, Sheet
from scriptorium_ui.toolkit.gestures import Point
from scriptorium_ui.toolkit.rect import Rect

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ENTER = ("enter", "space")


class TilePlacement:
    """The one thing of a tray that mouse, fingers or keys hold."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller

    @property
    def held(self) -> Placing | None:
        """What is held, as long as nothing else has been touched or done."""
        return self.controller.placing

    @property
    def leads(self) -> bool:
        """Whether the pointer leads something: nothing is held while a question is open."""
        return self.held is not None and not self.controller.asks

    @property
    def id(self) -> str:
        """The piece that is held, or nothing."""
        return self.held.placement.thing.id if self.held is not None else ""

    @property
    def floating(self) -> tuple[Piece, Point] | None:
        """What is held beside the board, and the pointer that it follows."""
        held = self.held
        if held is None or held.corner is not None or held.at is None:
            return None
        return held.placement.lying((held.turn, 0, 0)), held.at

    # taking and letting go

    def take(self, id: str) -> bool:
        """Take a thing of a tray in the hand; whether it is one that is laid on the board."""
        controller = self.controller
        session, touching = controller.session, controller.session.touching
        if touching is None or isinstance(controller.state, LookingBack | Sheet):
            return False
        if self.held is not None:
            if self.id == id:
                return True
            self.let_go()
            touching = session.touching
        found = placement(touching, id) if touching is not None else None
        if found is None or not self._name(found):
            return False
        after = session.touching
        if after is None:
            return False
        lifted = found.lift is not None or found.named
        controller.hold(Placing(found, after, lifted, found.turns[0]))
        if controller.keyboard:
            self.lead_to(self._middle())
        self.table.refresh()
        return True

    def _name(self, found: Placement) -> bool:
        """Tell the match which it is, where that can be taken back and asks no question."""
        controller, session = self.controller, self.controller.session
        if found.lift is not None:
            if tried(session.table).is_final(found.lift):
                return False
            controller.came_of(session.choose(found.lift, agreed=True), found.thing.id)
            controller.finish_motion()
        elif found.named:
            controller.came_of(session.touch(found.thing.id), found.thing.id)
        return True

    def let_go(self) -> None:
        """It flies back to where it came from."""
        held, self.controller.ghost = self.held, None
        self.controller.leave(Proposed)
        self.controller.hold(Playing())
        if held is not None and held.lifted:
            self.controller.undo()
        self.table.refresh()

    # leading and turning

    def _middle(self) -> Point:
        layout = self.table.layout
        assert layout is not None
        return self.table.pointing.unit_at(layout.board.middle)

    def lead(self, at: Point) -> None:
        """It goes along with the pointer, and lies where it may as soon as it is over the board."""
        if self.held is None:
            return
        self.controller.hold(replace(self.held, at=at))
        if self.table.pointing.on_board(at):
            self.lead_to(self.table.pointing.unit_at(at))
        else:
            self._lie(None)

    def lead_to(self, unit: Point) -> None:
        """It would lie with its middle at a point of the board."""
        if self.held is not None:
            self._lie(self.held.placement.under(self.held.turn, unit))

    def turn(self, by: int = 1) -> None:
        """A quarter turn, clockwise above zero, to the next way in which it may lie somewhere."""
        held = self.held
        if held is None:
            return
        turns = held.placement.turns
        turn = turns[(turns.index(held.turn) + by) % len(turns)]
        self.controller.hold(replace(held, turn=turn))
        if held.corner is None:
            self.table.refresh(GHOST)
            return
        before = held.placement.lying(held.corner)
        unit = before.x + before.width / 2, before.y + before.height / 2
        self._lie(held.placement.under(turn, unit))

    def _lie(self, corner: Corner | None) -> None:
        """Show what would follow, or that it may not lie there."""
        held = self.held
        assert held is not None
        if corner is not None and corner == held.corner and self.controller.ghost is not None:
            return
        held = replace(held, corner=corner)
        self.controller.refusal = ""
        self.controller.hold(held)
        self.controller.ghost = self._ghost(held)
        for part in (GHOST, TOLD):
            self.table.refresh(part)

    def _ghost(self, held: Placing) -> Ghost | None:
        if held.corner is None:
            return None
        piece, action = held.placement.lying(held.corner), held.placement.ways.get(held.corner)
        if action is not None:
            return Ghost(piece.id, action, thing=piece)
        return Ghost(
            piece.id, answer=Explanation(self._why(held, held.corner), "", ()), thing=piece
        )

    def _why(self, held: Placing, corner: Corner) -> str:
        """The reason against a place, in words."""
        named, session = held.placement.named_by(corner), self.controller.session
        refused = why_not_there(held.touching, named) if named is not None else None
        if refused is not None:
            return session.reason(session.words.refusal(refused))
        beyond = self.controller.text(
            "stage-beyond-board", "Part of it would stick out over the edge of the board."
        )
        return beyond if named is None else session.reason(beyond)

    def covers(self, at: Point) -> bool:
        """Whether a point of the screen lies on what is held."""
        ghost, layout = self.controller.ghost, self.table.layout
        if self.held is None or ghost is None or ghost.thing is None or layout is None:
            return False
        squares = on_board(ghost.thing, layout.unit, layout.origin).squares
        return any(one.holds(*at) for one in squares)

    # dropping

    def drop(self) -> bool:
        """Lay it down where it would lie; whether it may lie there."""
        held, ghost = self.held, self.controller.ghost
        if held is None or ghost is None or ghost.action is None:
            self._refuse(*self._refused())
            return False
        touch_actions = self.table.touch_actions
        if touch_actions.ticked and touch_actions.must_ask(ghost.action):
            touch_actions.propose(ghost.action, "", shown=ghost)
        else:
            self.controller.came_of(
                self.controller.session.choose(ghost.action), held.placement.thing.id
            )
        return True

    def fall(self) -> None:
        """Lay it down where it would lie; or it flies back, and says why."""
        ghost = self.controller.ghost
        if ghost is not None and ghost.action is not None:
            self.drop()
            return
        refused = self._refused()
        self.let_go()
        self._refuse(*refused)

    def _refused(self) -> tuple[str, Rect | None]:
        """Why it may not be dropped where it is, and where that is."""
        ghost, layout = self.controller.ghost, self.table.layout
        if ghost is None or ghost.answer is None or ghost.thing is None or layout is None:
            return "", None
        return ghost.answer.sentence, on_board(ghost.thing, layout.unit, layout.origin).rect

    def _refuse(self, told: str, beside: Rect | None) -> None:
        """Tell why it may not lie there: beside it for fingers, in the bar for a mouse."""
        if beside is None:
            return
        self.controller.app.sounds.play("refuse")
        self.controller.refusal = told
        if not self.table.app.form.mouse:
            self.controller.told_beside = told
            self.table.show_tip(told, beside)
        self.table.refresh()

    # keys

    def key(self, name: str) -> bool:
        """Arrows lead it, R turns it, Enter lays it down, Escape lets it go."""
        held = self.held
        if held is None:
            return False
        if name == "r":
            self.turn()
        elif name in ("escape", "backspace"):
            self.let_go()
        elif name in ENTER and held.corner is not None:
            self.drop()
        elif name in ARROWS:
            if held.corner is None:
                self.lead_to(self._middle())
            else:
                self._lie(held.placement.beside(held.corner, *ARROWS[name]))
        else:
            return False
        return True

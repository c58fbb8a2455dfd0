"""Fingers at the table: tapping narrows down and acts, dragging and twisting lead a thing.

A thing that is led goes to the outcome nearest to the fingers, which then waits for a tick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.scene import HAND
from scriptorium_play.session.dragging import spun
from scriptorium_play.session.ghosts import Ghost, meant, passed_over
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.paint.ghost import GHOST
from scriptorium_ui.toolkit.gestures import Pinch, Point
from scriptorium_ui.toolkit.pointers import PageFingers

from .drag import Grasp
from .finger_placing import FingerPlacement

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

NEARLY_WHOLE = 1.05
NEARER = 1.5


class TableFingers(PageFingers):
    """What fingers mean. Every touch finishes what moves; none is lost for it."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self.table, self.controller = table, table.controller
        self.pointing, self.touch_actions = table.pointing, table.touch_actions
        self.grasping = table.grasping
        self.holding = table.holding
        self.laying = FingerPlacement(table)
        self._laid = False
        self.dragged: list[str] = []
        self.carried = ""
        self.finger: Point | None = None
        self._idle = ""  # what was drawn though nothing can be done with it
        self._panned: tuple[float, float] | None = None
        self._pinched: Pinch | None = None

    @property
    def free(self) -> bool:
        """Whether the player may touch the board now."""
        controller = self.controller
        return (
            controller.session.touching is not None
            and controller.looking is None
            and not controller.dialog
            and controller.proposal is None
        )

    @property
    def leading(self) -> bool:
        """Whether something is led or carried."""
        held = self.holding.held is not None and self.finger is not None
        return held or self.grasp is not None or bool(self.dragged)

    @property
    def grasp(self) -> Grasp | None:
        """The thing of the board that fingers hold."""
        return self.grasping.grasp

    @property
    def carries(self) -> tuple[str, Point]:
        """What is drawn out of a tray and not yet let go, and where the finger is."""
        carried = self.carried if self.dragged and self.finger is not None else ""
        return carried, self.finger or (0.0, 0.0)

    # one finger

    def press(self, at: Point) -> None:
        """A finger is down: it may become a tap, a drag of a thing, or a drag of the board."""
        self.controller.finish_motion()
        if self.table.enlarged or self.carried or self.grasping.grasp is not None:
            self.table.enlarged = ""
            self.table.refresh()
        super().press(at)
        self.dragged, self.grasping.grasp, self._panned, self.carried = [], None, None, ""
        self._laid = False

    def looks_pressed(self) -> bool:
        """Buttons do; the board and its pieces look as before, and are not painted for it."""
        key = self.table.pressed
        return super().looks_pressed() and key != "board" and not key.startswith(PIECE)

    def tap(self, at: Point) -> None:
        """A touch of what lies under the finger, or close by where it is small."""
        found = self.table.at(at)
        piece = found is not None and found.key.startswith(PIECE)
        control = found is not None and found.key != "board" and not piece
        if control or not (piece or self.pointing.on_board(at)):
            if found is None:
                self._beside()
            super().tap(at)
            return
        self.table.pressed = ""
        if self.holding.held is not None:
            self.laying.tap(at)
            return
        if self.controller.proposal is not None:
            return  # beside tick and cross is neither
        if self.controller.looking is not None:
            self.controller.looking = None
            self.table.refresh()
            return
        id = self.pointing.piece_under(at)
        if not id:
            self._beside()
        elif not self.holding.take(id):
            self.touch_actions.touch(id, unsure=not piece and self.pointing.unsure(at))
        self.table.refresh()

    def _beside(self) -> None:
        """A tap beside everything lets go what was picked; beside tick and cross it is neither."""
        if self.controller.proposal is not None or self.controller.dialog:
            return
        if self.holding.held is not None:
            self.holding.let_go()
        elif self.controller.can_let_go():
            self.controller.undo()

    def double_tap(self, at: Point) -> None:
        """Twice on the board: see all of it; on a part that is seen whole, see it larger."""
        found, layout, camera = self.table.at(at), self.table.layout, self.table.camera
        inside = found is not None and found.key == "board"
        if (
            self.holding.held is not None
            or layout is None
            or not inside
            or self.controller.proposal
            or self.pointing.near(at)
        ):
            self.tap(at)
            return
        self.table.pressed = ""
        if camera.zoom > 1.0:
            camera.fit()
        else:
            unit = max(self.table.app.form.finger, layout.unit * NEARER)
            camera.nearer(layout.board, layout.size, at, unit)
        self.table.refresh()

    def hold(self, at: Point) -> None:
        """The rule of what lies under the finger."""
        id = self.pointing.piece_under(at)
        if id and id in self.controller.spots:
            self.table.pressed = ""
            self.table.tell(id)
        else:
            super().hold(at)

    def draw(self, at: Point, start: Point) -> None:
        """A drag: of a thing, of a card, of the hand, or of the board."""
        begun = self._laid or self.grasp is not None or bool(self.dragged)
        if not begun and self._panned is None and not self.pulled:
            self._begin_drag(at, start)
        self.finger = at
        if self._laid:
            self.laying.draw(at)
        elif self.grasp is not None:
            self.grasping.lead(at)
        elif self.dragged:
            self._pass(at)
        elif self._panned is not None:
            self._pan(at, start, self._panned)
        else:
            super().draw(at, start)

    def _pan(self, at: Point, start: Point, began: Point) -> None:
        """The board goes along with the finger."""
        layout, camera = self.table.layout, self.table.camera
        assert layout is not None
        camera.x = began[0] - (at[0] - start[0]) / layout.unit
        camera.y = began[1] - (at[1] - start[1]) / layout.unit
        camera.put = True
        camera.settle(layout.board, layout.size)
        self.table.refresh()

    def _begin_drag(self, at: Point, start: Point) -> None:
        id = self.pointing.piece_under(start)
        self.table.pressed = ""
        if self.holding.covers(start) or (id and id == self.holding.id):
            self._laid, self.controller.proposal = True, None
            return
        if self.free and id:
            piece = self.controller.shown.piece(id)
            if piece is not None and piece.group == HAND and self._scrolls(at, start):
                return
            if self.holding.take(id):
                self._laid = True
                return
            # What lies on a thing is held with it: a thing is also led by what it carries.
            if self.pointing.on_board(start) and self.grasping.take_any(id, start):
                self.table.refresh()  # what glowed does so no more
                return
            if self.pointing.touchable(id):
                self.dragged, self.carried = [id], id
                return
        if self.pointing.on_board(start) and self.controller.proposal is None:
            self._panned = (self.table.camera.x, self.table.camera.y)
            whole = self.table.camera.zoom <= 1.0
            self._idle = id if whole and self.free and self.pointing.turnable_at(start) else ""

    def _scrolls(self, at: Point, start: Point) -> bool:
        """Whether a finger on the hand swipes it rather than takes a card out of it."""
        scroll = self.table.scrolls.get("hand")
        if scroll is None or scroll.most <= 0:  # a hand that is seen whole has nowhere to go
            return False
        dx, dy = abs(at[0] - start[0]), abs(at[1] - start[1])
        return dx > dy if scroll.across else dy > dx

    def _pass(self, at: Point) -> None:
        """Over other pieces: those that narrow down count on the way."""
        id = self.pointing.piece_under(at)
        if not id or id == self.dragged[-1]:
            self.table.refresh(GHOST)
            return
        if len(self.dragged) == 1:
            self._pass_over(self.dragged[0])
        self._pass_over(id)
        self.dragged.append(id)
        self.controller.ghost = self._ghost_at(id)
        self.table.refresh()

    def _pass_over(self, id: str) -> None:
        """Touch what narrows the choice; what would decide it waits for the finger to lift."""
        if passed_over(self.controller.session.touching, id):
            self.controller.session.touch(id)

    def _ghost_at(self, id: str) -> Ghost | None:
        touching = self.controller.session.touching
        action = meant(touching, id) if touching is not None else None
        return self.touch_actions.ghost_for(action) if action is not None else None

    def drop(self, at: Point, start: Point) -> None:
        """The end of a drag: what is meant waits for its tick."""
        dragged = self.dragged
        carried, self.carried = self.carried, ""
        self.dragged, self.finger, self._panned = [], None, None
        laid, self._laid = self._laid, False
        if laid:
            self.laying.drop()
        if self.grasp is not None:
            self.grasping.settle(at)
        elif dragged:
            self._let_fall(at, dragged, carried)
        elif self._idle:
            self.touch_actions.lead_nowhere(self._idle)
        self._idle = ""
        super().drop(at, start)

    def another(self, at: Point) -> None:
        """A second finger turns what the first one holds."""
        if self._laid:
            self.holding.turn()

    def _let_fall(self, at: Point, dragged: list[str], carried: str) -> None:
        """A card or a way that was drawn means what lies under the finger last."""
        self.controller.ghost = None
        id, touching = self.pointing.piece_under(at), self.controller.session.touching
        if touching is None:
            return
        if id and id not in touching.touched and self.pointing.touchable(id):
            self.touch_actions.touch(id)
        elif self.pointing.touchable(carried) and self.pointing.on_board(at) and id != carried:
            self._played(carried)
        elif id != dragged[0]:
            self.touch_actions.lead_nowhere(dragged[0], id)
        self.table.refresh()

    def _played(self, id: str) -> None:
        """A card that was flung onto the board waits for its tick."""
        touching = self.controller.session.touching
        action = touching.touch(id).decided if touching is not None else None
        if action is None:
            self.touch_actions.touch(id)
        else:
            self.touch_actions.propose(action, id)

    # two fingers

    def twist(self, pinch: Pinch) -> None:
        """Two fingers: on a thing that can turn they turn it, elsewhere they move and zoom."""
        if self._laid:
            self.laying.twist(pinch.angle)
            return
        layout, controller = self.table.layout, self.controller
        if layout is None or controller.session.handover is not None or controller.dialog:
            return
        if self._pinched is None or self._pinched.start != pinch.start:
            self._begin_twist(pinch)
            self.table.refresh()
        last, self._pinched = self._pinched, pinch
        if self.grasp is not None and self.grasp.twisting:
            self.finger = pinch.middle
            about = self.pointing.unit_at(pinch.first)
            self.grasping.mean(self.grasp, spun(self.grasp.found, pinch.angle, about))
        elif self.pointing.on_board(pinch.first) and last is not None:
            scale = pinch.scale / last.scale
            self.table.camera.pinch(layout.board, layout.size, scale, last.middle, pinch.middle)
            self.table.refresh()

    def _begin_twist(self, pinch: Pinch) -> None:
        self._pinched = pinch
        self.table.pressed, self.dragged, self._panned = "", [], None
        self.grasping.grasp, self.controller.ghost = None, None
        if not self.free or not self.pointing.on_board(pinch.first):
            return
        points = (pinch.first, *pinch.start)
        for id in dict.fromkeys(self.pointing.turnable_at(point) for point in points):
            if id and self.grasping.take(id, self.pointing.unit_at(pinch.first)):
                assert self.grasp is not None
                self.grasp.twisting = any(one.pivot is not None for one in self.grasp.found)
                if self.grasp.twisting:
                    return
                self.grasping.grasp = None

    def untwist(self, pinch: Pinch) -> None:
        """The end of it: a turn waits for its tick."""
        if self._laid:
            self._laid, self.finger = False, None
            self.laying.untwist()
            return
        twisted = self.grasp is not None and self.grasp.twisting
        self._pinched, self.finger = None, None
        if self.table.camera.zoom < NEARLY_WHOLE:
            self.table.camera.fit()
        if twisted:
            self.grasping.settle(pinch.middle)
        self.grasping.grasp = None
        self.table.refresh()

    def drop_all(self) -> None:
        """What was begun means nothing any more; what was touched before stays touched."""
        self.grasping.grasp, self.dragged, self.carried, self._laid = None, [], "", False
        self.finger, self._pinched, self._panned = None, None, None
        if self.controller.proposal is None:
            self.controller.ghost = None
        super().drop_all()

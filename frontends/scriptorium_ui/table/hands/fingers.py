"""Fingers at the table: tapping narrows down and acts, dragging and twisting lead a thing.

A thing that is led goes to the outcome nearest to the fingers, which then waits for a tick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.scene import HAND
from scriptorium_play.session.dragging import spun
from scriptorium_play.session.ghosts import Ghost, meant
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.state import Handover, LookingBack, Proposed, Sheet
from scriptorium_ui.toolkit.gestures import Pinch, Point
from scriptorium_ui.toolkit.pointers import PageFingers

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

NEARLY_WHOLE = 1.05
NEARER = 1.5
QUARTER = 90.0
TILE, THING, WAY, BOARD, OTHER = "tile", "thing", "way", "board", "other"  # what a finger leads


class TableFingers(PageFingers):
    """What fingers mean. Every touch finishes what moves; none is lost for it."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self.table, self.controller = table, table.controller
        self.pointing, self.touch_actions = table.pointing, table.touch_actions
        self.hand, self.tile = table.hand, table.holding
        self.finger: Point | None = None
        self._leads = ""
        self._turned = 0  # quarters that two fingers have turned a tile by
        self._idle = ""  # what was drawn though nothing can be done with it
        self._began = (0.0, 0.0)  # where the board was
        self._pinched: Pinch | None = None

    @property
    def leading(self) -> bool:
        """Whether something is led or carried."""
        led = self.tile.held is not None or bool(self.hand.way)
        return self.hand.drags or (led and self.finger is not None)

    @property
    def carries(self) -> tuple[str, Point]:
        """What is drawn out of a tray and not yet let go, and where the finger is."""
        carried = self.hand.way[0] if self.hand.way and self.finger is not None else ""
        return carried, self.finger or (0.0, 0.0)

    # one finger

    def press(self, at: Point) -> None:
        """A finger is down: it may become a tap, a drag of a thing, or a drag of the board."""
        self.controller.finish_motion()
        if self.table.enlarged or self.hand.draws:
            self.table.enlarged = ""
            self.table.refresh()
        super().press(at)
        self._let_lie()
        self._leads = ""

    def _let_lie(self) -> None:
        """Nothing of the board is led any more, and no way is drawn."""
        self.hand.way = []
        self.hand.thing.let_go()

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
        if self.tile.held is not None:
            self._tap_with_tile(at)
            return
        match self.controller.state:
            case Proposed():
                return  # beside tick and cross is neither
            case LookingBack():
                self.controller.look_now()
                self.table.refresh()
                return
        id = self.pointing.piece_under(at)
        if not id:
            self._beside()
        elif not self.tile.take(id):
            self.touch_actions.touch(id, unsure=not piece and self.pointing.unsure(at))
        self.table.refresh()

    def _tap_with_tile(self, at: Point) -> None:
        """What is held turns where it is tapped, goes where the board is, or gives way."""
        id = self.pointing.piece_under(at)
        self.controller.leave(Proposed)
        if self.tile.covers(at) or id == self.tile.id:
            self.tile.turn()
        elif self.pointing.on_board(at):
            self.tile.lead(at)
        elif id:
            self.tile.take(id)
            return
        if self.controller.ghost is not None:
            self.tile.drop()
        self.table.refresh()

    def _beside(self) -> None:
        """A tap beside everything lets go what was picked; beside tick and cross it is neither."""
        if isinstance(self.controller.state, Proposed | Sheet):
            return
        if self.tile.held is not None:
            self.tile.let_go()
        elif self.controller.can_let_go():
            self.controller.undo()

    def double_tap(self, at: Point) -> None:
        """Twice on the board: see all of it; on a part that is seen whole, see it larger."""
        found, layout, camera = self.table.at(at), self.table.layout, self.table.camera
        inside = found is not None and found.key == "board"
        if (
            self.tile.held is not None
            or layout is None
            or not inside
            or isinstance(self.controller.state, Proposed)
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
        if not self._leads:
            self._leads = self._begin_drag(at, start)
        self.finger = at
        match self._leads:
            case "tile":  # it floats above the finger, where it is seen
                self._turned = 0
                self.tile.lead((at[0], at[1] - self.table.app.form.finger))
            case "thing":
                self.hand.thing.lead(at)
            case "way":
                self._draw_way(at)
            case "board":
                self._pan(at, start)
            case _:
                super().draw(at, start)

    def _pan(self, at: Point, start: Point) -> None:
        """The board goes along with the finger."""
        layout, camera = self.table.layout, self.table.camera
        assert layout is not None
        camera.x = self._began[0] - (at[0] - start[0]) / layout.unit
        camera.y = self._began[1] - (at[1] - start[1]) / layout.unit
        camera.put = True
        camera.settle(layout.board, layout.size)
        self.table.refresh()

    def _begin_drag(self, at: Point, start: Point) -> str:
        """Take hold of what lies where the drag began; what that is."""
        if self.pulled:
            return OTHER
        id = self.pointing.piece_under(start)
        self.table.pressed = ""
        if self.tile.covers(start) or (id and id == self.tile.id):
            self.controller.leave(Proposed)
            return TILE
        if self.hand.free and id:
            piece = self.controller.shown.piece(id)
            if piece is not None and piece.group == HAND and self._scrolls(at, start):
                return OTHER
            if self.tile.take(id):
                return TILE
            # What lies on a thing is held with it: a thing is also led by what it carries.
            if self.hand.take_thing(id, start):
                self.table.refresh()  # what glowed does so no more
                return THING
            if self.pointing.touchable(id):
                self.hand.way = [id]
                return WAY
        if self.pointing.on_board(start) and not isinstance(self.controller.state, Proposed):
            self._began = (self.table.camera.x, self.table.camera.y)
            whole = self.table.camera.zoom <= 1.0
            may = whole and self.hand.free
            self._idle = id if may and self.pointing.turnable_at(start) else ""
            return BOARD
        return ""

    def _scrolls(self, at: Point, start: Point) -> bool:
        """Whether a finger on the hand swipes it rather than takes a card out of it."""
        scroll = self.table.scrolls.get("hand")
        if scroll is None or scroll.most <= 0:  # a hand that is seen whole has nowhere to go
            return False
        dx, dy = abs(at[0] - start[0]), abs(at[1] - start[1])
        return dx > dy if scroll.across else dy > dx

    def _draw_way(self, at: Point) -> None:
        """What the way would end with is seen."""
        id = self.hand.pass_over(at, self.hand.way[0])
        if id:
            self.controller.ghost = self._ghost_at(id)
            self.table.refresh()

    def _ghost_at(self, id: str) -> Ghost | None:
        touching = self.controller.session.touching
        action = meant(touching, id) if touching is not None else None
        return self.touch_actions.ghost_for(action) if action is not None else None

    def drop(self, at: Point, start: Point) -> None:
        """The end of a drag: what is meant waits for its tick."""
        leads, self._leads, self.finger = self._leads, "", None
        way, self.hand.way = self.hand.way, []
        if leads == TILE and self.tile.held is not None:
            self.tile.fall()
        if self.hand.drags:
            self.hand.thing.settle(at)
        elif way:
            self.controller.ghost = None
            if self.controller.session.touching is not None:
                self.hand.end_way(at, way)
        elif self._idle:
            self.touch_actions.lead_nowhere(self._idle)
        self._idle = ""
        super().drop(at, start)

    def another(self, at: Point) -> None:
        """A second finger turns what the first one holds."""
        if self._leads == TILE:
            self.tile.turn()

    # two fingers

    def twist(self, pinch: Pinch) -> None:
        """Two fingers: on a thing that can turn they turn it, elsewhere they move and zoom."""
        if self._leads == TILE:
            self._twist_tile(pinch.angle)
            return
        layout = self.table.layout
        if layout is None or isinstance(self.controller.state, Handover | Sheet):
            return
        if self._pinched is None or self._pinched.start != pinch.start:
            self._begin_twist(pinch)
            self.table.refresh()
        last, self._pinched = self._pinched, pinch
        grasp = self.hand.thing.grasp
        if grasp is not None and grasp.twisting:
            self.finger = pinch.middle
            about = self.pointing.unit_at(pinch.first)
            self.hand.thing.mean(grasp, spun(grasp.found, pinch.angle, about))
        elif self.pointing.on_board(pinch.first) and last is not None:
            scale = pinch.scale / last.scale
            self.table.camera.pinch(layout.board, layout.size, scale, last.middle, pinch.middle)
            self.table.refresh()

    def _twist_tile(self, angle: float) -> None:
        """Two fingers that go round turn what is held with them."""
        quarters = round(angle / QUARTER)
        if quarters != self._turned:
            self.tile.turn(quarters - self._turned)
            self._turned = quarters

    def _begin_twist(self, pinch: Pinch) -> None:
        self._pinched = pinch
        self.table.pressed, self._leads = "", ""
        self._let_lie()
        self.controller.ghost = None
        if not self.hand.free or not self.pointing.on_board(pinch.first):
            return
        points = (pinch.first, *pinch.start)
        for id in dict.fromkeys(self.pointing.turnable_at(point) for point in points):
            if id and self.hand.thing.twist(id, self.pointing.unit_at(pinch.first)):
                return

    def untwist(self, pinch: Pinch) -> None:
        """The end of it: a turn waits for its tick."""
        if self._leads == TILE:
            self._leads, self.finger = "", None
            if not self._turned:  # a second finger that only came and went has turned it once
                self.tile.turn()
            self._turned = 0
            if self.tile.held is not None:
                self.tile.fall()
            self.table.refresh()
            return
        grasp = self.hand.thing.grasp
        self._pinched, self.finger = None, None
        if self.table.camera.zoom < NEARLY_WHOLE:
            self.table.camera.fit()
        if grasp is not None and grasp.twisting:
            self.hand.thing.settle(pinch.middle)
        self.hand.thing.let_go()
        self.table.refresh()

    def drop_all(self) -> None:
        """What was begun means nothing any more; what was touched before stays touched."""
        self._let_lie()
        self._leads, self.finger, self._pinched = "", None, None
        if not isinstance(self.controller.state, Proposed):
            self.controller.ghost = None
        super().drop_all()

"""The hands at the table: what fingers mean, told to the session.

Tapping narrows down and acts; dragging or twisting a thing leads it to the outcome nearest to the
fingers, which then waits for a tick. What cannot be taken back always waits for one.
"""

from __future__ import annotations

import math

from scriptorium.scene import HAND
from scriptorium_stage.ghosts import Ghost, meant, passed_over
from scriptorium_stage.handling import Outcome, leaves_board_alone, led, only_pivot, spun
from scriptorium_stage.reading import pieces_at

from ..drawing.brush import FINGER, Touchable
from ..fingers import Pinch, Point
from .meaning import PIECE, Grasp, Meaning

NEARLY_WHOLE = 1.05
NEARER = 1.5


class Hands(Meaning):
    """Input at the table. Every input finishes what moves; none is lost for it."""

    # one finger

    def press(self, at: Point) -> None:
        """A finger is down: it may become a tap, a drag of a thing, or a drag of the board."""
        self.finish_motion()
        self.enlarged = ""
        super().press(at)
        self.dragged, self.grasp, self._panned, self.carried = [], None, None, ""

    def tap(self, at: Point) -> None:
        """A touch of what lies under the finger, or close by where it is small."""
        found = self.at(at)
        piece = found is not None and found.key.startswith(PIECE)
        control = found is not None and found.key != "board" and not piece
        if control or not (piece or self.on_board(at)):
            super().tap(at)
            return
        self.pressed = ""
        if self.proposal is not None:
            self.decline()
            return
        if self.looking is not None:
            self.looking = None
            self.refresh()
            return
        id = self.piece_under(at)
        if id:
            self.touch(id, unsure=not piece and self.unsure(at))
        self.refresh()

    def double_tap(self, at: Point) -> None:
        """Twice on the board: see all of it; on a part that is seen whole, see it larger."""
        found = self.at(at)
        busy = self.session.touching is not None and bool(self._near(at))
        inside = self.layout is not None and found is not None and found.key == "board"
        if not inside or self.proposal is not None or busy:
            self.tap(at)
            return
        assert self.layout is not None
        if self.camera.zoom > 1.0:
            self.camera.fit()
        else:
            unit = max(FINGER * self._density(), self.layout.unit * NEARER)
            self.camera.nearer(self.layout.board, self.layout.size, at, unit)
        self.refresh()

    def click(self, touchable: Touchable) -> None:
        """A piece makes its own sound."""
        if touchable.act is not None and touchable.key.startswith(PIECE):
            touchable.act()
        else:
            super().click(touchable)

    def hold(self, at: Point) -> None:
        """The rule of what lies under the finger."""
        id = self.piece_under(at)
        if id and id in self.spots:
            self.pressed = ""
            self.tell(id)
        else:
            super().hold(at)

    def draw(self, at: Point, start: Point) -> None:
        """A drag: of a thing, of a card, of the hand, or of the board."""
        if self.grasp is None and not self.dragged and self._panned is None and not self._pulled:
            self._begin_drag(at, start)
        self.finger = at
        if self.grasp is not None:
            self._lead(at)
        elif self.dragged:
            self._pass(at)
        elif self._panned is not None:
            assert self.layout is not None
            self.camera.x = self._panned[0] - (at[0] - start[0]) / self.layout.unit
            self.camera.y = self._panned[1] - (at[1] - start[1]) / self.layout.unit
            self.camera.settle(self.layout.board, self.layout.size)
            self.refresh()
        else:
            super().draw(at, start)

    def _begin_drag(self, at: Point, start: Point) -> None:
        id = self.piece_under(start)
        self.pressed = ""
        if self.free and id:
            piece = self.shown.piece(id)
            if piece is not None and piece.group == HAND and self._scrolls(at, start):
                return
            # What lies on a thing is held with it: a thing is also led by what it carries.
            under = dict.fromkeys((id, self.turnable_at(start))) if self.on_board(start) else ()
            if any(self.take(one, self.unit_at(start)) for one in under if one):
                return
            if self._touchable(id):
                self.dragged, self.carried = [id], id
                return
        if self.on_board(start) and self.proposal is None:
            self._panned = (self.camera.x, self.camera.y)

    def _scrolls(self, at: Point, start: Point) -> bool:
        """Whether a finger on the hand swipes it rather than takes a card out of it."""
        scroll = self.scrolls.get("hand")
        if scroll is None:
            return False
        dx, dy = abs(at[0] - start[0]), abs(at[1] - start[1])
        return dx > dy if scroll.across else dy > dx

    def take(self, id: str, held: Point) -> bool:
        """Take hold of a thing that some action moves or turns; whether there is one."""
        self._name(id)
        found = self.outcomes_of(id)
        if not found:
            id, found = self._spinning()
        if not found:
            return False
        self.grasp = Grasp(id, found, held)
        return True

    def _name(self, id: str) -> None:
        """Where a thing must be named before it can be moved, taking hold of it names it."""
        touching = self.session.touching
        if touching is None or id not in touching.next:
            return
        after = touching.touch(id)
        action = after.decided
        if action is None:
            if not self.outcomes_of(id):
                self.session.touch(id)
        elif not self.must_ask(action) and leaves_board_alone(self.session.table, action):
            self.came_of(self.session.touch(id), id)
            self.finish_motion()

    def _spinning(self) -> tuple[str, tuple[Outcome, ...]]:
        """Where a pivot is chosen already, the thing that turns about it, from wherever dragged."""
        touching = self.session.touching
        if touching is None or not touching.touched or len(touching.left) > len("nesw"):
            return "", ()
        for _, action in touching.left:
            ghost = self.ghost_for(action)
            for piece in ghost.pieces if ghost is not None else ():
                found = self.outcomes_of(piece.id)
                if piece.shape and found and only_pivot(found) is not None:
                    return piece.id, found
        return "", ()

    def _lead(self, at: Point) -> None:
        """The thing goes where the finger leads it, as far as the rules allow."""
        grasp = self.grasp
        assert grasp is not None
        pivot = only_pivot(grasp.found)
        finger = self.unit_at(at)
        if pivot is not None:
            meant = spun(grasp.found, angle_about(pivot, grasp.held, finger), pivot)
        else:
            meant = led(grasp.found, grasp.held, finger)
        if meant is not grasp.meant:
            grasp.meant = meant
            self.ghost = self.ghost_for(meant.action) if meant is not None else None
        self.refresh()

    def _pass(self, at: Point) -> None:
        """Over other pieces: those that narrow down count on the way."""
        id = self.piece_under(at)
        if id and id != self.dragged[-1]:
            if len(self.dragged) == 1:
                self._pass_over(self.dragged[0])
            self._pass_over(id)
            self.dragged.append(id)
            self.ghost = self._ghost_at(id)
        self.refresh()

    def _pass_over(self, id: str) -> None:
        """Touch what narrows the choice; what would decide it waits for the finger to lift."""
        if passed_over(self.session.touching, id):
            self.session.touch(id)

    def _ghost_at(self, id: str) -> Ghost | None:
        touching = self.session.touching
        action = meant(touching, id) if touching is not None else None
        return self.ghost_for(action) if action is not None else None

    def drop(self, at: Point, start: Point) -> None:
        """The end of a drag: what is meant waits for its tick."""
        grasp, self.grasp, dragged = self.grasp, None, self.dragged
        self.dragged, self.finger, self._panned = [], None, None
        carried, self.carried = self.carried, ""
        if grasp is not None:
            self._settle(grasp)
        elif dragged:
            self._let_fall(at, dragged, carried)
        super().drop(at, start)

    def _settle(self, grasp: Grasp) -> None:
        """A led thing waits for its tick where it would be."""
        self.ghost = None
        if grasp.meant is None:
            self.refresh()
        else:
            self.propose(grasp.meant.action, grasp.id)

    def _let_fall(self, at: Point, dragged: list[str], carried: str) -> None:
        """A card or a way that was drawn means what lies under the finger last."""
        self.ghost = None
        id, touching = self.piece_under(at), self.session.touching
        if touching is None:
            return
        if id and id not in touching.touched and self._touchable(id):
            self.touch(id)
        elif self._touchable(carried) and self.on_board(at) and id != carried:
            self._played(carried)
        self.refresh()

    def _played(self, id: str) -> None:
        """A card that was carried onto the board is played: nobody does that by mistake."""
        touching = self.session.touching
        action = touching.touch(id).decided if touching is not None else None
        if action is None or self.desk.settings.values.confirm == "always":
            self.touch(id)
            return
        result = self.session.choose(action)
        self.came_of(self.session.confirm() if result.what == "confirm" else result, id)

    # two fingers

    def twist(self, pinch: Pinch) -> None:
        """Two fingers: on a thing that can turn they turn it, elsewhere they move and zoom."""
        if self.layout is None or self.session.curtain is not None or self.dialog:
            return
        if self._pinched is None or self._pinched.start != pinch.start:
            self._begin_twist(pinch)
        if self.grasp is not None and self.grasp.twisting:
            about = self.unit_at(pinch.first)
            meant = spun(self.grasp.found, pinch.angle, about)
            if meant is not self.grasp.meant:
                self.grasp.meant = meant
                self.ghost = self.ghost_for(meant.action) if meant is not None else None
            self.finger = pinch.middle
        elif self.on_board(pinch.first) and self._pinched is not None:
            last = self._pinched
            self.camera.pinch(
                self.layout.board,
                self.layout.size,
                pinch.scale / last.scale,
                last.middle,
                pinch.middle,
            )
        self._pinched = pinch
        self.refresh()

    def _begin_twist(self, pinch: Pinch) -> None:
        self._pinched = pinch
        self.pressed, self.dragged, self._panned = "", [], None
        self.grasp, self.ghost = None, None
        if not self.free or not self.on_board(pinch.first):
            return
        points = (pinch.first, *pinch.start)
        for id in dict.fromkeys(self.turnable_at(point) for point in points):
            if id and self.take(id, self.unit_at(pinch.first)):
                assert self.grasp is not None
                self.grasp.twisting = any(one.pivot is not None for one in self.grasp.found)
                if self.grasp.twisting:
                    return
                self.grasp = None

    def turnable_at(self, at: Point) -> str:
        """The piece of several squares under a finger."""
        x, y = self.unit_at(at)
        return next((p.id for p in pieces_at(self.shown, x, y) if p.shape), "")

    def untwist(self, pinch: Pinch) -> None:
        """The end of it: a turn waits for its tick."""
        grasp, self.grasp = self.grasp, None
        self._pinched, self.finger = None, None
        if self.camera.zoom < NEARLY_WHOLE:
            self.camera.fit()
        if grasp is not None and grasp.twisting:
            self._settle(grasp)
        self.refresh()

    def drop_all(self) -> None:
        """What was begun means nothing any more; what was touched before stays touched."""
        self.grasp, self.dragged, self.carried = None, [], ""
        self.finger, self._pinched, self._panned = None, None, None
        if self.proposal is None:
            self.ghost = None
        super().drop_all()


def angle_about(pivot: Point, start: Point, now: Point) -> float:
    """How far a finger has gone round a point, in degrees, clockwise above zero."""
    before = math.atan2(start[1] - pivot[1], start[0] - pivot[0])
    after = math.atan2(now[1] - pivot[1], now[0] - pivot[0])
    return (math.degrees(after - before) + 180) % 360 - 180

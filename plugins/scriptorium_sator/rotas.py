"""ROTAS: turn one bridge of a shape about one of its squares, once or twice (S11)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from . import moves
from .aiming import Aims, Handling, Use, Way
from .board import Bridge, Square
from .box import ANY, RotasNumbers
from .cards import AP, BAD_LEVEL, played, too_dear
from .geometry import ANCHOR, ANCHOR_BITS
from .lay import Lay
from .movement import NO_CHANGE, Movement
from .notation import (
    ANGLE_NAMES,
    exactly,
    read_angle,
    read_number,
    read_square,
    square_name,
)
from .pushing import anchors_of
from .states import State, pushed, state_of, turned
from .turning import (
    PIVOT_NOT_ON_BRIDGE,
    ends_of,
    find,
    free_for,
    turn,
    why_no_turn,
    why_not_turn,
)

WAY = "rotas"
MORE = "more"

SAME_PIVOT = sc.Reason(
    "same_pivot",
    "S11.6 R24",
    "The second turn needs another square as pivot.",
    message="sator-same-pivot",
)
WRONG_SHAPE = sc.Reason(
    "wrong_shape",
    "S11.1",
    "This card turns bridges of the shape {shape}; {bridge} is another.",
    message="sator-rotas-wrong-shape",
)
NO_SECOND_TURN = sc.Reason(
    "no_change",
    "S11.6",
    "After this turn there is no second one that can be made.",
    message="sator-no-second-turn",
)
NOT_OPEN = sc.Reason(
    "bad_level", "S11.5", "This level gives no further turn.", message="sator-rotas-not-open"
)

Angle = Annotated[int, Meta(ge=1, le=3)]


class Rotate(sc.Action, tag="sator.rotate", frozen=True):
    """Turn the chosen bridge, for the price of a level that gives one turn or two."""

    ap: Annotated[int, Meta(ge=0, le=999)]
    turns: Annotated[int, Meta(ge=1, le=99)]
    pivot: Square
    angle: Angle


class Turning(sc.Pending, tag="sator.turning", frozen=True):
    """The second of two turns with one card."""

    card: sc.CardId
    bridge: Bridge
    ap: Annotated[int, Meta(ge=0, le=999)]
    pivot: Square
    angle: Angle


class RotateAgain(sc.Action, tag="sator.rotate_again", frozen=True):
    """Turn the bridge a second time, about another of its squares."""

    pivot: Square
    angle: Angle


class Rotating:
    """The way of ROTAS."""

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self.movement: Movement = aims.movement

    def can(
        self,
        position: sc.Position,
        lay: Lay,
        bridge: int,
        card: str,
        levels: Any,
        watched: bool,
    ) -> bool:
        """Whether some level can be paid for and carried out."""
        movement = self.movement
        left = position.clock.left[AP]
        if lay.masks[bridge] & lay.acolytes:
            left -= movement.extra(position, lay, bridge)
        if levels[0].ap > left:
            return False
        if not lay.can_be_turned(bridge):
            return False
        if levels[0].rotations == 1 and not watched:
            return True
        return bool(self._found(position, lay, bridge, card, levels, left))

    def _found(
        self, position: sc.Position, lay: Lay, bridge: int, card: str, levels: Any, left: int
    ) -> list[Rotate]:
        found = []
        state = state_of(lay, bridge)
        free = free_for(lay, bridge)
        for level in levels:
            if level.ap > left:
                break
            if level.rotations == 1:
                ends = ends_of(lay, bridge, state, free)
                if not self.movement.unwatched(position, lay, bridge, card):
                    ends = self._open(position, lay, bridge, card, ends)
                found += [Rotate(level.ap, 1, t.pivot, t.angle) for t, _ in ends]
            else:
                found += self._first_turns(position, lay, bridge, card, level, state, free)
        return found

    def _open(
        self, position: sc.Position, lay: Lay, bridge: int, card: str, ends: Any
    ) -> list[Any]:
        closed = self.movement.closed(position, lay, bridge, card)
        return [
            end for end in ends if self.movement.may_leave(position, bridge, card, closed, end[1])
        ]

    def _first_turns(
        self,
        position: sc.Position,
        lay: Lay,
        bridge: int,
        card: str,
        level: Any,
        state: State,
        free: int,
    ) -> list[Rotate]:
        """Every first of two turns after which a second can be made (S11.6)."""
        geometry = self.movement.geometry
        fit = geometry.fits[bridge]
        place = state[0]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        watched = not self.movement.unwatched(position, lay, bridge, card)
        plain = len(state) == 1 and not watched
        taken = geometry.all & ~free
        found: dict[tuple[int, int], Rotate] = {}
        mask = lay.masks[bridge]
        for first in fit.free_turns(orient, anchor, free):
            if plain:
                if first.mask == mask or (first.pivot, first.mask) in found:
                    continue
                key = first.pivot, first.mask
                for second in fit.turns(first.orient, first.anchor):
                    if (
                        second.pivot != first.pivot
                        and not second.mask & taken
                        and second.mask != first.mask
                        and second.mask != mask
                    ):
                        found[key] = Rotate(level.ap, 2, first.pivot, first.angle)
                        break
                continue
            after = turned(geometry, state, first)
            key = first.pivot, hash(after)
            if after == state or key in found:
                continue
            if self._second_turns(position, lay, bridge, card, first.pivot, state, after):
                found[key] = Rotate(level.ap, 2, first.pivot, first.angle)
        return list(found.values())

    def _second_turns(
        self,
        position: sc.Position,
        lay: Lay,
        bridge: int,
        card: str,
        pivot: int,
        state: State,
        between: State,
    ) -> list[RotateAgain]:
        geometry = self.movement.geometry
        fit = geometry.fits[bridge]
        place = between[0]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        closed = self.movement.closed(position, lay, bridge, card)
        found: dict[State, RotateAgain] = {}
        for second in fit.free_turns(orient, anchor, free_for(lay, bridge)):
            if second.pivot == pivot:
                continue
            after = turned(geometry, between, second)
            if after in (between, state) or after in found:
                continue
            if self.movement.may_leave(position, bridge, card, closed, after):
                found[after] = RotateAgain(second.pivot, second.angle)
        return list(found.values())

    # The first turn.

    def offers(self, table: sc.Table, top: Handling) -> list[Rotate]:
        """One way to each outcome, and to each first turn."""
        levels = self.aims.levels(table, top.card, WAY)
        if not levels:
            return []
        lay = self.movement.lay(table)
        left = table.clock.left[AP] - self.movement.extra(table, lay, top.bridge)
        found = self._found(table, lay, top.bridge, top.card, levels, left)
        also = self.aims.levels(table, top.card, moves.WAY) if moves.WAY in self.aims.ways else ()
        return self._no_pushes(lay, top.bridge, found, also) if also else found

    def _no_pushes(self, lay: Lay, bridge: int, found: list[Rotate], levels: Any) -> list[Rotate]:
        """The turns that no push of the same card does for the same price."""
        squares = {level.ap: level.squares for level in levels}
        anchors = anchors_of(lay, bridge)
        state = state_of(lay, bridge)
        orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
        grid = self.movement.geometry.grid
        left = []
        for action in found:
            if action.turns == 1 and action.ap in squares:
                end = find(self.movement, lay, bridge, state[0], action.pivot, action.angle)
                if end is not None and end.orient == orient:
                    reach = grid.walks_exactly(anchors, 1 << anchor, squares[action.ap])
                    after = turned(self.movement.geometry, state, end)
                    same = pushed(state, end.anchor - anchor) == after
                    if same and reach >> end.anchor & 1:
                        continue
            left.append(action)
        return left

    def why_not(self, table: sc.Table, top: Handling, action: Rotate) -> sc.Refused | None:
        """A level of the card, enough points, and a legal turn."""
        levels = self.aims.levels(table, top.card, WAY)
        level = next((level for level in levels if level.ap == action.ap), None)
        if level is None or level.rotations != action.turns:
            return BAD_LEVEL(also=("S11.1", "S11.5"))
        lay = self.movement.lay(table)
        refused = too_dear(table, level.ap + self.movement.extra(table, lay, top.bridge), "S13.1")
        if refused is not None:
            return refused
        if action.turns == 1:
            return why_not_turn(
                self.movement, table, lay, top.bridge, top.card, action.pivot, action.angle
            )
        state = state_of(lay, top.bridge)
        answer = why_no_turn(
            self.movement, table, lay, top.bridge, state, action.pivot, action.angle
        )
        return answer if isinstance(answer, sc.Refused) else None

    def dead_end(self, table: sc.Table, top: Handling, action: Rotate) -> sc.Refused | None:
        """The first of two turns must leave a second one."""
        if action.turns == 1:
            return None
        between = self._between(table, top.bridge, action.pivot, action.angle)
        lay = self.movement.lay(table)
        state = state_of(lay, top.bridge)
        if self._second_turns(table, lay, top.bridge, top.card, action.pivot, state, between):
            return None
        return NO_SECOND_TURN()

    def _between(self, position: sc.Position, bridge: int, pivot: int, angle: int) -> State:
        lay = self.movement.lay(position)
        state = state_of(lay, bridge)
        first = find(self.movement, lay, bridge, state[0], pivot, angle)
        if first is None:
            raise PIVOT_NOT_ON_BRIDGE()
        return turned(self.movement.geometry, state, first)

    def rotate(self, now: sc.Change, top: Handling, action: Rotate) -> None:
        """Turn once, or await the second turn; two turns are one effect (R25)."""
        if action.turns > 1:
            now.wait_for(
                Turning(top.seat, top.card, top.bridge, action.ap, action.pivot, action.angle)
            )
            return
        self.movement.pay(now, self.movement.lay(now), top.bridge, action.ap)
        turn(self.movement, now, top.bridge, action.pivot, action.angle)
        self.movement.settle(now, (top.bridge,), top.card)

    # The second turn.

    def second_offers(self, table: sc.Table, top: Turning) -> list[RotateAgain]:
        """One way to each outcome."""
        lay = self.movement.lay(table)
        between = self._between(table, top.bridge, top.pivot, top.angle)
        state = state_of(lay, top.bridge)
        return self._second_turns(table, lay, top.bridge, top.card, top.pivot, state, between)

    def why_not_second(
        self, table: sc.Table, top: Turning, action: RotateAgain
    ) -> sc.Refused | None:
        """Another pivot, a legal end, and something must have changed."""
        if action.pivot == top.pivot:
            return SAME_PIVOT()
        lay = self.movement.lay(table)
        between = self._between(table, top.bridge, top.pivot, top.angle)
        answer = why_no_turn(
            self.movement, table, lay, top.bridge, between, action.pivot, action.angle
        )
        if isinstance(answer, sc.Refused):
            return answer
        if answer == state_of(lay, top.bridge):
            return NO_CHANGE()
        return self.movement.why_not_leave(table, lay, top.bridge, top.card, answer)

    def rotate_again(self, now: sc.Change, top: Turning, action: RotateAgain) -> None:
        """Pay, and make both turns."""
        self.movement.pay(now, self.movement.lay(now), top.bridge, top.ap)
        turn(self.movement, now, top.bridge, top.pivot, top.angle)
        turn(self.movement, now, top.bridge, action.pivot, action.angle)
        self.movement.settle(now, (top.bridge,), top.card)

    # Notation.

    def read_details(
        self, table: sc.Table, card: str, words: list[str], details: str
    ) -> tuple[str, tuple[sc.Action, ...]]:
        """As in `2 a: C1 ccw` or `4 a: D2 ccw, D3 cw`."""
        form = f"{card} 2 wood-I3: C1 ccw"
        level, bridge = exactly(" ".join(words), 2, form)
        turns = []
        for part in details.split(","):
            pivot, angle = exactly(part, 2, form)
            turns.append((read_square(self.movement.geometry, pivot), read_angle(angle)))
        first = Rotate(read_number(level), len(turns), *turns[0])
        return bridge, (first, *(RotateAgain(*again) for again in turns[1:]))

    def read(self, table: sc.Table, text: str) -> Rotate:
        """As in `rotate 2 C1 ccw`, or `rotate 4 C1 ccw more` where a second turn follows."""
        words = text.split()
        turns = 2 if words[-1:] == [MORE] else 1
        if turns == 2:
            words.pop()
        form = f"rotate 2 C1 ccw, with {MORE} where a second turn follows"
        level, pivot, angle = exactly(" ".join(words), 3, form)
        square = read_square(self.movement.geometry, pivot)
        return Rotate(read_number(level), turns, square, read_angle(angle))

    def write(self, position: sc.Position, action: Rotate) -> str:
        """As in `rotate 2 C1 ccw`."""
        square = square_name(self.movement.geometry, action.pivot)
        line = f"rotate {action.ap} {square} {ANGLE_NAMES[action.angle]}"
        return f"{line} {MORE}" if action.turns > 1 else line

    def read_again(self, table: sc.Table, text: str) -> RotateAgain:
        """As in `again D3 cw`."""
        pivot, angle = exactly(text, 2, "again D3 cw")
        return RotateAgain(read_square(self.movement.geometry, pivot), read_angle(angle))

    def write_again(self, position: sc.Position, action: RotateAgain) -> str:
        """As in `again D3 cw`."""
        square = square_name(self.movement.geometry, action.pivot)
        return f"again {square} {ANGLE_NAMES[action.angle]}"

    def use(self, numbers: RotasNumbers) -> Use:
        """A card that turns bridges of its shape (S11.1)."""
        geometry = self.movement.geometry
        shape = numbers.shape
        targets = geometry.every_bridge if shape == ANY else geometry.of_shape.get(shape, 0)
        return Use(
            targets,
            ((WAY, numbers.levels),),
            carries=True,
            why_not=lambda position, bridge: WRONG_SHAPE(
                shape=shape, bridge=self.movement.name(position, bridge)
            ),
        )


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule nothing is turned by cards."""
    return sc.About("sator.rotas", "sator", after=("sator.aiming",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Turning, and the ROTAS cards that do it."""
    aims: Aims = book.service("sator.aiming")
    rotating = Rotating(aims)
    aims.ways[WAY] = Way(rotating.can, rotating.read_details)
    aims.effect("sator.rotas", rotating.use)
    book.effect("sator.rotas", played, params=RotasNumbers)
    book.reason(SAME_PIVOT, WRONG_SHAPE, NO_SECOND_TURN, NOT_OPEN, PIVOT_NOT_ON_BRIDGE)
    book.action(
        Rotate,
        at=Handling,
        offer=rotating.offers,
        check=rotating.why_not,
        finish=rotating.dead_end,
        apply=rotating.rotate,
        exact=True,
        write=rotating.write,
        read=rotating.read,
        opens=Turning,
    )
    book.action(
        RotateAgain,
        at=Turning,
        offer=rotating.second_offers,
        check=rotating.why_not_second,
        apply=rotating.rotate_again,
        exact=True,
        refusal=NOT_OPEN,
        word="again",
        write=rotating.write_again,
        read=rotating.read_again,
    )

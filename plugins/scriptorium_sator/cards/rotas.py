"""ROTAS: turn one bridge of a shape about one of its squares, once or twice (S11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scriptorium as sc
from scriptorium_grid.turn_lists import ANGLES

from ..board.piece_names import AP as AP_PIECE
from ..box.card_numbers import RotasNumbers, names_of
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS
from ..bridges.board_masks import BoardMasks, anchors_of
from ..bridges.bridge_states import State, pushed, state_of, turned
from ..bridges.double_turns import first_turns, second_turns
from ..bridges.single_turns import find, free_turns, turned_to
from ..verbs.bridge_movement import NO_CHANGE, Movement
from ..verbs.turning import PIVOT_NOT_ON_BRIDGE, turn_bridge, why_no_turn, why_not_turn
from ..words.sayings import Sayings
from ..words.touch_paths import Touching
from . import moves
from .aiming import Aims, Handling, Use, Way
from .limited_turns import limited_rotates
from .playing import AP, BAD_LEVEL, played, too_dear
from .rotas_words import Rotate, RotateAgain, Turning, Words

WAY = "rotas"

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


WRONG_ANGLE = sc.Reason(
    "wrong_angle",
    "S11.1",
    "This card turns by so many degrees, clockwise: {angles}.",
    message="sator-rotas-wrong-angle",
)


class Rotating:
    """The way of ROTAS."""

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self.movement: Movement = aims.movement
        self.touching = Touching(aims.movement.geometry)
        # By the square and the angle.
        self._rotates: dict[tuple[int, int], list[Rotate]] = {}
        self._agains = [
            RotateAgain(square, angle or 1)
            for square in range(len(self.movement.geometry.square_names))
            for angle in range(ANGLES)
        ]

    def can(
        self,
        position: sc.Position,
        masks: BoardMasks,
        bridge: int,
        card: str,
        levels: Any,
        watched: bool,
    ) -> bool:
        """Whether some level can be paid for and carried out."""
        movement = self.movement
        left = position.clock.left[AP]
        if masks.of_bridge[bridge] & masks.acolytes:
            left -= movement.extra(position, masks, bridge)
        if levels[0].ap > left or not masks.can_be_turned(bridge):
            return False
        if one_turn(levels) and (
            not watched
            or masks.reaches_other(
                bridge, masks.turn_ends(bridge), movement.shut(position, masks, bridge, card)
            )
        ):
            return True
        return bool(self._found(position, masks, bridge, card, levels, left))

    def _found(
        self,
        position: sc.Position,
        masks: BoardMasks,
        bridge: int,
        card: str,
        levels: Any,
        left: int,
    ) -> list[Rotate]:
        for level in levels:
            if level.angles:
                closed = self._closed(position, masks, bridge, card)
                some = limited_rotates(masks, bridge, levels, left, closed)
                rest = tuple(level for level in levels if not level.angles)
                return some + (
                    self._found(position, masks, bridge, card, rest, left) if rest else []
                )
        if self.movement.unwatched(position, masks, bridge, card):
            return self._unwatched(masks, bridge, levels, left)
        found = []
        state = state_of(masks, bridge)
        anchor = state[0] & ANCHOR
        closed = self._closed(position, masks, bridge, card)
        for level in levels:
            if level.ap > left:
                break
            if level.rotations == 1:
                found += [
                    Rotate(level.ap, 1, anchor + turn.pivot, turn.angle)
                    for turn in free_turns(masks, bridge, state)
                    if closed is None or closed(turned_to(state, turn))
                ]
            else:
                found += [
                    Rotate(level.ap, 2, anchor + first.pivot, first.angle)
                    for first in first_turns(masks, bridge, state, closed)
                ]
        return found

    def _unwatched(self, masks: BoardMasks, bridge: int, levels: Any, left: int) -> list[Rotate]:
        """The same where the bridge may be left in every other state."""
        lists = self.movement.geometry.turn_lists
        place = masks.places[bridge]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        near = masks.blocked >> anchor
        ridden = masks.riding(bridge) >> anchor
        found: list[Rotate] = []
        for level in levels:
            if level.ap > left:
                break
            rotates = self._rotates.get((level.ap, level.rotations)) or self._rotates_of(level)
            at = anchor * ANGLES
            if level.rotations == 1:
                turns = lists.singles(bridge, orient, ridden)
                found += [rotates[at + code] for front, code, _ in turns if not front & near]
                continue
            for front, code, both in lists.firsts(bridge, orient, ridden):
                if not front & near:
                    for end in both:
                        if not end & near:
                            found.append(rotates[at + code])
                            break
        return found

    def _rotates_of(self, level: Any) -> list[Rotate]:
        """The actions of a level about all squares, by the square and the angle."""
        made = [
            Rotate(level.ap, level.rotations, square, angle or 1)
            for square in range(len(self.movement.geometry.square_names))
            for angle in range(ANGLES)
        ]
        self._rotates[level.ap, level.rotations] = made
        return made

    def _closed(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> Callable[[State], bool] | None:
        """What tells whether the bridge may be left in a state; None where it always may."""
        movement = self.movement
        if movement.unwatched(position, masks, bridge, card):
            return None
        closed = movement.closed(position, masks, bridge, card)
        return lambda state: movement.may_leave(position, bridge, card, closed, state)

    def _second_turns(
        self, position: sc.Position, bridge: int, card: str, pivot: int, angle: int
    ) -> list[RotateAgain]:
        masks = self.movement.masks(position)
        place = masks.places[bridge]
        orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
        closed = self._closed(position, masks, bridge, card)
        if closed is None:
            near = masks.blocked >> anchor
            first = (pivot - anchor) * ANGLES + angle
            lists = self.movement.geometry.turn_lists
            seconds = lists.seconds(bridge, orient, masks.riding(bridge) >> anchor, first)
            at = anchor * ANGLES
            return [self._agains[at + code] for front, code in seconds if not front & near]
        state = state_of(masks, bridge)
        return [
            RotateAgain(anchor + second.pivot, second.angle)
            for second in second_turns(masks, bridge, state, pivot - anchor, angle, closed)
        ]

    # The first turn.

    def offers(self, table: sc.Table, top: Handling) -> list[Rotate]:
        """One way to each outcome, and to each first turn."""
        levels = self.aims.levels(table, top.card, WAY)
        if not levels:
            return []
        masks = self.movement.masks(table)
        left = table.clock.left[AP] - self.movement.extra(table, masks, top.bridge)
        found = self._found(table, masks, top.bridge, top.card, levels, left)
        also = self.aims.levels(table, top.card, moves.WAY) if moves.WAY in self.aims.ways else ()
        return self._no_pushes(masks, top.bridge, found, also) if also else found

    def _no_pushes(
        self, masks: BoardMasks, bridge: int, found: list[Rotate], levels: Any
    ) -> list[Rotate]:
        """The turns that no push of the same card does for the same price."""
        geometry = self.movement.geometry
        if len(geometry.tables[bridge].shape.turns) == ANGLES:
            return found  # each turn makes it look different, as no push does
        anchors = anchors_of(masks, bridge)
        state = state_of(masks, bridge)
        orient, anchor = state[0] >> ANCHOR_BITS, state[0] & ANCHOR
        reach = {
            level.ap: geometry.grid.walks_exactly(anchors, 1 << anchor, level.squares)
            for level in levels
        }
        left = []
        for action in found:
            if action.turns == 1 and action.ap in reach:
                end = find(geometry, bridge, state[0], action.pivot, action.angle)
                if end is not None and end.orient == orient:
                    same = pushed(state, end.anchor - anchor) == turned(geometry, state, end)
                    if same and reach[action.ap] >> end.anchor & 1:
                        continue
            left.append(action)
        return left

    def why_not(self, table: sc.Table, top: Handling, action: Rotate) -> sc.Refused | None:
        """A level of the card, enough points, and a legal turn."""
        levels = self.aims.levels(table, top.card, WAY)
        level = next((level for level in levels if level.ap == action.ap), None)
        if level is None or level.rotations != action.turns:
            return BAD_LEVEL(also=("S11.1", "S11.5"))
        if not level.allows(action.angle):
            return WRONG_ANGLE(angles=", ".join(map(str, level.angles)))
        masks = self.movement.masks(table)
        refused = too_dear(table, level.ap + self.movement.extra(table, masks, top.bridge), "S13.1")
        if refused is not None:
            return refused
        if action.turns == 1:
            return why_not_turn(
                self.movement, table, masks, top.bridge, top.card, action.pivot, action.angle
            )
        state = state_of(masks, top.bridge)
        answer = why_no_turn(
            self.movement, table, masks, top.bridge, state, action.pivot, action.angle
        )
        return answer if isinstance(answer, sc.Refused) else None

    def dead_end(self, table: sc.Table, top: Handling, action: Rotate) -> sc.Refused | None:
        """The first of two turns must leave a second one."""
        if action.turns == 1:
            return None
        if self._second_turns(table, top.bridge, top.card, action.pivot, action.angle):
            return None
        return NO_SECOND_TURN()

    def _between(self, position: sc.Position, bridge: int, pivot: int, angle: int) -> State:
        masks = self.movement.masks(position)
        state = state_of(masks, bridge)
        first = find(self.movement.geometry, bridge, state[0], pivot, angle)
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
        self.movement.pay(now, self.movement.masks(now), top.bridge, action.ap)
        turn_bridge(self.movement, now, top.bridge, (action.pivot, action.angle))
        self.movement.settle(now, (top.bridge,), top.card)

    # The second turn.

    def second_offers(self, table: sc.Table, top: Turning) -> list[RotateAgain]:
        """One way to each outcome."""
        return self._second_turns(table, top.bridge, top.card, top.pivot, top.angle)

    def why_not_second(
        self, table: sc.Table, top: Turning, action: RotateAgain
    ) -> sc.Refused | None:
        """Another pivot, a legal end, and something must have changed."""
        if action.pivot == top.pivot:
            return SAME_PIVOT()
        masks = self.movement.masks(table)
        between = self._between(table, top.bridge, top.pivot, top.angle)
        answer = why_no_turn(
            self.movement, table, masks, top.bridge, between, action.pivot, action.angle
        )
        if isinstance(answer, sc.Refused):
            return answer
        if answer == state_of(masks, top.bridge):
            return NO_CHANGE()
        return self.movement.why_not_leave(table, masks, top.bridge, top.card, answer)

    def rotate_again(self, now: sc.Change, top: Turning, action: RotateAgain) -> None:
        """Pay, and make both turns."""
        self.movement.pay(now, self.movement.masks(now), top.bridge, top.ap)
        turns = (top.pivot, top.angle), (action.pivot, action.angle)
        turn_bridge(self.movement, now, top.bridge, *turns)
        self.movement.settle(now, (top.bridge,), top.card)

    def touches(self, position: sc.Position, action: Rotate) -> tuple[str, ...]:
        """Pivot and end; the points first where a second turn follows."""
        found = self.touching.turned(position, action.pivot, action.angle)
        return (AP_PIECE, *found) if action.turns > 1 else found

    def touches_again(self, position: sc.Position, action: RotateAgain) -> tuple[str, ...]:
        """Pivot and end, from where the first turn has led."""
        top = position.pending[-1]
        return self.touching.turned(position, action.pivot, action.angle, before=top)

    def use(self, numbers: RotasNumbers) -> Use:
        """A card that turns bridges of its shape (S11.1)."""
        geometry = self.movement.geometry
        shapes = names_of(numbers.shape)
        targets = geometry.among(geometry.of_shape, shapes)
        return Use(
            targets,
            ((WAY, numbers.levels),),
            carries=True,
            why_not=lambda position, bridge: WRONG_SHAPE(
                shape=", ".join(shapes), bridge=self.movement.name(position, bridge)
            ),
        )


def one_turn(levels: Any) -> bool:
    """Whether the lowest level is one turn of any kind: whatever can be turned can be moved."""
    return bool(levels[0].rotations == 1 and not levels[0].angles)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule nothing is turned by cards."""
    return sc.About("sator.rotas", "sator", after=("sator.aiming",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Turning, and the ROTAS cards that do it."""
    aims: Aims = book.service("sator.aiming")
    rotating = Rotating(aims)
    words = Words(aims.movement.geometry)
    aims.ways[WAY] = Way(
        rotating.can, words.read_details, one_turn, BoardMasks.turnable, BoardMasks.some_turnable
    )
    aims.effect("sator.rotas", rotating.use)
    book.effect("sator.rotas", played, params=RotasNumbers)
    book.reason(SAME_PIVOT, WRONG_SHAPE, WRONG_ANGLE, NO_SECOND_TURN, NOT_OPEN)
    book.reason(PIVOT_NOT_ON_BRIDGE)
    book.action(
        Rotate,
        said=Sayings(book.service("sator.board")).first_turn,
        touches=rotating.touches,
        at=Handling,
        offer=rotating.offers,
        check=rotating.why_not,
        finish=rotating.dead_end,
        apply=rotating.rotate,
        exact=True,
        write=words.write,
        read=words.read,
        opens=Turning,
    )
    book.action(
        RotateAgain,
        touches=rotating.touches_again,
        at=Turning,
        offer=rotating.second_offers,
        check=rotating.why_not_second,
        apply=rotating.rotate_again,
        exact=True,
        refusal=NOT_OPEN,
        word="again",
        write=words.write_again,
        read=words.read_again,
    )

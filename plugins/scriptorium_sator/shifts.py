"""Shifting several bridges by one square each: an effect for card packs, in no card of the box."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from .board import Bridge, bridge_name, read_bridge
from .card_numbers import ShiftsNumbers, names_of
from .cards import AP, Cards, Effect, Finisher, played, too_dear
from .done import DONE
from .geometry import ANCHOR, ANCHOR_BITS
from .lay import Lay
from .movement import ACOLYTE_ON_BRIDGE, Movement, bits
from .moves import WRONG_MATERIAL
from .notation import WAY_NAMES, exactly, read_way, square_name
from .pieces import bridge_piece
from .pushing import push, stepped, why_not_end
from .states import pushed, state_of

NOTHING_DONE = sc.Reason(
    "no_change", "S13.4", "Shift at least one bridge.", message="sator-shifts-nothing-done"
)
TWICE = sc.Reason(
    "too_many_targets",
    "",
    "This card has shifted {bridge} already.",
    message="sator-shifts-twice",
)
NOT_AWAITED = sc.Reason(
    "too_many_targets",
    "",
    "No further bridge is shifted.",
    message="sator-shifts-not-awaited",
)


class Shifting(sc.Pending, tag="sator.shifting", frozen=True):
    """Which bridge is shifted next, and where to."""

    card: sc.CardId
    touched: Annotated[tuple[Bridge, ...], Meta(max_length=99)] = ()


class Nudge(sc.Action, tag="sator.nudge", frozen=True):
    """Shift a bridge by one square."""

    bridge: Bridge
    direction: Annotated[int, Meta(ge=0, le=3)]


class Shifts:
    """The effect: up to so many bridges, each once, none with an acolyte."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement

    def _numbers(self, position: sc.Position, card: str) -> ShiftsNumbers:
        _, params = self.movement.cards.effect_of(position.rules, card)
        assert isinstance(params, ShiftsNumbers)
        return params

    def _materials(self, numbers: ShiftsNumbers) -> int:
        geometry = self.movement.geometry
        return geometry.among(geometry.of_material, names_of(numbers.material))

    def _found(
        self, position: sc.Position, card: str, touched: tuple[int, ...], *, first: bool = False
    ) -> list[Nudge]:
        movement = self.movement
        geometry = movement.geometry
        lay = movement.lay(position)
        among = self._materials(self._numbers(position, card)) & ~lay.with_acolyte
        found = []
        for bridge in bits(movement.movable(position, lay, card, among)):
            if bridge in touched:
                continue
            place = lay.places[bridge]
            spots, others = geometry.spots[bridge], lay.covered ^ lay.masks[bridge]
            for way, shift in enumerate(geometry.grid.shifts):
                mask = spots[place >> ANCHOR_BITS][(place & ANCHOR) + shift]
                if mask and not mask & others and self._may(position, lay, bridge, card, shift):
                    found.append(Nudge(bridge, way))
                    if first:
                        return found
        return found

    def _may(self, position: sc.Position, lay: Lay, bridge: int, card: str, shift: int) -> bool:
        """Whether the card may leave the bridge where a shift brings it (S13.3)."""
        movement = self.movement
        if movement.unwatched(position, lay, bridge, card):
            return True
        closed = movement.closed(position, lay, bridge, card)
        state = pushed(state_of(lay, bridge), shift)
        return movement.may_leave(position, bridge, card, closed, state)

    def can(self, table: sc.Table, card: str, params: ShiftsNumbers) -> bool:
        """Whether it can be paid for and some bridge can be shifted."""
        if params.levels[0].ap > table.clock.left[AP]:
            return False
        return bool(self._found(table, card, (), first=True))

    def why(self, table: sc.Table, card: str, params: ShiftsNumbers) -> sc.Refused | None:
        """Not without the points (S9.3)."""
        return too_dear(table, params.levels[0].ap)

    def begin(self, now: sc.Change, card: str, params: ShiftsNumbers) -> None:
        """Pay, and await the first bridge."""
        now.spend("ap", params.levels[0].ap)
        now.wait_for(Shifting(now.clock.seat, card))

    def offers(self, table: sc.Table, top: Shifting) -> list[Nudge]:
        """Every shift that leaves a bridge where it may lie."""
        return self._found(table, top.card, top.touched)

    def why_not(self, table: sc.Table, top: Shifting, action: Nudge) -> sc.Refused | None:
        """Each bridge once, of the right material, without an acolyte, to where there is room."""
        movement, bridge = self.movement, action.bridge
        lay = movement.lay(table)
        name = movement.name(table, bridge)
        if bridge in top.touched:
            return TWICE(bridge=name)
        stuck = movement.why_stuck(table, lay, bridge, top.card)
        if stuck is not None:
            return stuck
        numbers = self._numbers(table, top.card)
        if not self._materials(numbers) >> bridge & 1:
            return WRONG_MATERIAL(material=", ".join(names_of(numbers.material)), bridge=name)
        if lay.with_acolyte >> bridge & 1:
            return ACOLYTE_ON_BRIDGE(bridge=name)
        place = stepped(movement, lay.places[bridge], action.direction)
        refused = movement.why_no_room(table, lay, bridge, place)
        return refused or why_not_end(movement, table, lay, bridge, top.card, place)

    def nudge(self, now: sc.Change, top: Shifting, action: Nudge) -> None:
        """Shift it; the last one closes the card."""
        push(self.movement, now, action.bridge, (action.direction,))
        self.movement.settle(now, (action.bridge,), top.card)
        touched = (*top.touched, action.bridge)
        if len(touched) < self._numbers(now, top.card).levels[0].bridges:
            now.wait_for(Shifting(top.seat, top.card, touched))

    def may_finish(self, table: sc.Table, top: Shifting) -> bool:
        """After the first bridge."""
        return bool(top.touched)

    def why_not_finish(self, table: sc.Table, top: Shifting) -> sc.Refused | None:
        """After the first bridge."""
        return None if top.touched else NOTHING_DONE()

    def finish(self, now: sc.Change, top: Shifting) -> None:
        """There is nothing more to do."""

    def touches(self, position: sc.Position, action: Nudge) -> tuple[str, ...]:
        """The bridge, and the square that its first cell enters."""
        geometry = self.movement.geometry
        place = self.movement.lay(position).places[action.bridge] & ANCHOR
        square = place + geometry.grid.shifts[action.direction]
        return bridge_piece(geometry, action.bridge), square_name(geometry, square)

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `rain a e, b n`."""
        found = tuple(self.read_one(table, part) for part in rest.split(","))
        most = self._numbers(table, card).levels[0].bridges
        return found if len(found) >= most else (*found, *DONE)

    def read_one(self, table: sc.Table, text: str) -> Nudge:
        """As in `nudge a e`."""
        bridge, way = exactly(text, 2, "nudge a e")
        return Nudge(read_bridge(table, self.movement.geometry, bridge), read_way(way))

    def write(self, position: sc.Position, action: Nudge) -> str:
        """As in `nudge a e`."""
        name = bridge_name(position, self.movement.geometry, action.bridge)
        return f"nudge {name} {WAY_NAMES[action.direction]}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule no card of a pack shifts several bridges."""
    return sc.About("sator.shifts", "sator", after=("sator.moves",), before=("sator.done",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The effect for cards of packs."""
    shifts = Shifts(book.service("sator.movement"))
    cards: Cards = book.service("sator.cards")
    cards.effects["sator.shifts"] = Effect(shifts.can, shifts.why, shifts.begin, shifts.read)
    cards.finishers[Shifting] = Finisher(shifts.may_finish, shifts.why_not_finish, shifts.finish)
    book.effect("sator.shifts", played, params=ShiftsNumbers)
    book.reason(NOTHING_DONE, TWICE, NOT_AWAITED)
    book.action(
        Nudge,
        touches=shifts.touches,
        at=Shifting,
        offer=shifts.offers,
        check=shifts.why_not,
        apply=shifts.nudge,
        exact=True,
        refusal=NOT_AWAITED,
        read=shifts.read_one,
        write=shifts.write,
    )

"""Quin igitur: lift one or two empty bridges and lay them elsewhere (S22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_changes import laid_board, put_board
from ..board.board_state import Board, Bridge, bridge_name, read_bridge
from ..board.piece_names import bridge_named
from ..box.card_numbers import BridgesNumbers as QuinNumbers
from ..bridges.board_geometry import OFF, place_of
from ..bridges.board_masks import BoardMasks
from ..cards.playing import AP, Cards, Effect, Finisher, played, too_dear
from ..turn.done import DONE
from ..verbs.bridge_movement import BRIDGE_NOT_EMPTY, Movement, bits
from ..words.sayings import Sayings
from ..words.square_notation import NOWHERE, NOWHERE_NAME, read_squares, squares_named, words_of
from ..words.touch_paths import Touching

SOURCE = "quin"
Lifted = tuple[tuple[int, int], ...]  # bridges in the hand, each with the place it came from
NO_SHAPE = -2  # squares that are no place of the bridge

TOO_MANY_TARGETS = sc.Reason(
    "too_many_targets",
    "S22.1",
    "No further bridge is lifted.",
    message="sator-quin-too-many-targets",
)
SAME_PLACE = sc.Reason(
    "same_place",
    "S22.4 R46",
    "{bridge} must go to other squares than before.",
    message="sator-same-place",
)
WRONG_SHAPE = sc.Reason(
    "wrong_shape",
    "S22.3",
    "{bridge} does not cover such squares.",
    message="sator-quin-wrong-shape",
)
NOT_LIFTED = sc.Reason(
    "not_lifted", "S22.3", "{bridge} has not been lifted.", message="sator-not-lifted"
)
NOT_LAID = sc.Reason(
    "not_laid",
    "S22.5",
    "Every bridge that was lifted is laid down again.",
    message="sator-not-laid",
)
NOTHING_DONE = sc.Reason(
    "no_change", "S22.1", "Lift at least one bridge.", message="sator-quin-nothing-done"
)
NO_ROOM = sc.Reason(
    "no_change",
    "S9.7 S22.3",
    "What is lifted could not be laid elsewhere.",
    message="sator-quin-no-room",
)

PlaceOrNone = Annotated[int, Meta(ge=-2, le=(1 << 13) - 1)]


class Lifting(sc.Pending, tag="sator.lifting", frozen=True):
    """Which bridges are lifted, with the places they come from."""

    lifted: tuple[tuple[Bridge, PlaceOrNone], ...] = ()


class Laying(sc.Pending, tag="sator.laying", frozen=True):
    """Where the lifted bridges are laid; those that still wait, with the places they come from."""

    lifted: tuple[Bridge, ...]
    waiting: tuple[tuple[Bridge, PlaceOrNone], ...]


class Lift(sc.Action, tag="sator.lift", frozen=True):
    """Lift an empty bridge."""

    bridge: Bridge


class LayDown(sc.Action, tag="sator.lay_down", frozen=True):
    """Lay a lifted bridge on a place."""

    bridge: Bridge
    place: PlaceOrNone


class BridgeLaid(sc.Event, tag="sator.bridge_laid", frozen=True):
    """A bridge was laid elsewhere."""

    bridge: str
    squares: str

    def said(self) -> sc.Text:
        """Which bridge lies where."""
        return sc.text(
            "sator-bridge-laid", "{bridge} is laid on {squares}.",
            bridge=self.bridge, squares=self.squares,
        )  # fmt: skip

    def pieces(self) -> tuple[str, ...]:
        """The bridge."""
        return (bridge_named(self.bridge),)


class Quin:
    """The prayer of laying anew."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement
        self.geometry = movement.geometry

    def _most(self, position: sc.Position) -> int:
        _, params = self.movement.cards.effect_of(position.rules, SOURCE)
        return int(params.levels[0].bridges)

    def _targets(self, position: sc.Position, masks: BoardMasks) -> int:
        return self.movement.movable(position, masks, SOURCE, ~masks.with_rider)

    # Where lifted bridges can go.

    def places(
        self, position: sc.Position, masks: BoardMasks, bridge: int, old: int, free: int
    ) -> Iterator[tuple[int, int]]:
        """Every place on free squares where the bridge may be left, with its squares."""
        fit = self.geometry.fits[bridge]
        closed = self.movement.closed(position, masks, bridge, SOURCE)
        for orient, of_anchor in enumerate(fit.masks):
            for anchor in self.geometry.grid.squares(fit.free_anchors(orient, free)):
                place = place_of(orient, anchor)
                if place != old and self.movement.may_leave(
                    position, bridge, SOURCE, closed, (place,)
                ):
                    yield place, of_anchor[anchor]

    def fits(self, position: sc.Position, masks: BoardMasks, lifted: Lifted, free: int) -> bool:
        """Whether all of these bridges can be laid on free squares (S22.5)."""
        if not lifted:
            return True
        (bridge, old), *others = lifted
        rest = tuple(others)
        return any(
            self.fits(position, masks, rest, free & ~mask)
            for _, mask in self.places(position, masks, bridge, old, free)
        )

    def _free(self, masks: BoardMasks, bridges: tuple[int, ...] = ()) -> int:
        covered = masks.covered
        for bridge in bridges:
            covered &= ~masks.of_bridge[bridge]
        return self.geometry.all & ~covered

    def _can_lift(
        self, position: sc.Position, masks: BoardMasks, lifted: Lifted, bridge: int
    ) -> bool:
        """Whether lifting one bridge more leaves a way to lay all down again."""
        more = (*lifted, (bridge, masks.places[bridge]))
        free = self._free(masks, (bridge,))
        if self.fits(position, masks, more, free):
            return True
        if len(more) >= self._most(position):
            return False
        return any(
            self.fits(
                position, masks, (*more, (b, masks.places[b])), self._free(masks, (bridge, b))
            )
            for b in bits(self._targets(position, masks) & ~(1 << bridge))
        )

    # Playing it.

    def can(self, table: sc.Table, card: str, params: QuinNumbers) -> bool:
        """Whether there is a bridge that can be laid elsewhere."""
        if params.levels[0].ap > table.clock.left[AP]:
            return False
        masks = self.movement.masks(table)
        targets = bits(self._targets(table, masks))
        return any(self._can_lift(table, masks, (), bridge) for bridge in targets)

    def why(self, table: sc.Table, card: str, params: QuinNumbers) -> sc.Refused | None:
        """Not without the points."""
        return too_dear(table, params.levels[0].ap, "S22.1")

    def begin(self, now: sc.Change, card: str, params: QuinNumbers) -> None:
        """Pay, and await the first bridge."""
        now.spend("ap", params.levels[0].ap)
        now.wait_for(Lifting(now.clock.seat))

    # Lifting.

    def lifts(self, table: sc.Table, top: Lifting) -> list[Lift]:
        """Every empty bridge that can be laid down again, with those lifted before."""
        masks = self.movement.masks(table)
        return [
            Lift(bridge)
            for bridge in bits(self._targets(table, masks))
            if self._can_lift(table, masks, top.lifted, bridge)
        ]

    def why_no_lift(self, table: sc.Table, top: Lifting, action: Lift) -> sc.Refused | None:
        """Only empty bridges, and not too many (S22.1, S22.2)."""
        masks = self.movement.masks(table)
        if masks.on >> action.bridge & 1 and masks.with_rider >> action.bridge & 1:
            return BRIDGE_NOT_EMPTY(bridge=self.movement.name(table, action.bridge))
        return self.movement.why_stuck(table, masks, action.bridge, SOURCE)

    def dead_lift(self, table: sc.Table, top: Lifting, action: Lift) -> sc.Refused | None:
        """What is lifted must be laid down again."""
        masks = self.movement.masks(table)
        return None if self._can_lift(table, masks, top.lifted, action.bridge) else NO_ROOM()

    def lift(self, now: sc.Change, top: Lifting, action: Lift) -> None:
        """Take it up."""
        board = now[Board]
        lifted = tuple(sorted((*top.lifted, (action.bridge, board.places[action.bridge]))))
        put_board(now, self.geometry, laid_board(self.geometry, board, action.bridge, OFF))
        after = Lifting(top.seat, lifted)
        if len(lifted) < self._most(now):
            now.wait_for(after)
        else:
            self.close(now, after)

    def may_close(self, table: sc.Table, top: Lifting) -> bool:
        """Whether what is lifted can be laid down again as it is."""
        return self.why_not_close(table, top) is None

    def why_not_close(self, table: sc.Table, top: Lifting) -> sc.Refused | None:
        """Something must be lifted, and there must be room for it (S22.5)."""
        masks = self.movement.masks(table)
        if not top.lifted:
            return NOTHING_DONE()
        return None if self.fits(table, masks, top.lifted, self._free(masks)) else NO_ROOM()

    def close(self, now: sc.Change, top: Lifting) -> None:
        """No more bridges are lifted: await where they are laid."""
        now.wait_for(Laying(top.seat, tuple(bridge for bridge, _ in top.lifted), top.lifted))

    # Laying down.

    def lays(self, table: sc.Table, top: Laying) -> list[LayDown]:
        """Every place of the first bridge that waits: the order of laying changes nothing."""
        masks = self.movement.masks(table)
        free = self._free(masks)
        (bridge, old), *others = top.waiting
        rest = tuple(others)
        witness = -1
        found = []
        for place, mask in self.places(table, masks, bridge, old, free):
            if rest and (witness < 0 or witness & mask):
                witness = self._witness(table, masks, rest, free & ~mask)
                if witness < 0:
                    continue
            found.append(LayDown(bridge, place))
        return found

    def _witness(self, table: sc.Table, masks: BoardMasks, rest: Lifted, free: int) -> int:
        """Squares on which all the rest can be laid at once, or -1 where there are none."""
        if not rest:
            return 0
        (bridge, old), *others = rest
        for _, mask in self.places(table, masks, bridge, old, free):
            more = self._witness(table, masks, tuple(others), free & ~mask)
            if more >= 0:
                return mask | more
        return -1

    def why_no_lay(self, table: sc.Table, top: Laying, action: LayDown) -> sc.Refused | None:
        """A lifted bridge, its shape, room for it, and elsewhere than before (S22.3, S22.4)."""
        name = self.movement.name(table, action.bridge)
        old = dict(top.waiting).get(action.bridge)
        if old is None:
            return NOT_LIFTED(bridge=name)
        if action.place == NO_SHAPE:
            return WRONG_SHAPE(bridge=name)
        masks = self.movement.masks(table)
        refused = self.movement.why_no_room(table, masks, action.bridge, action.place)
        if refused is not None:
            return refused
        if action.place == old:
            return SAME_PLACE(bridge=name)
        return self.movement.why_not_leave(table, masks, action.bridge, SOURCE, (action.place,))

    def dead_lay(self, table: sc.Table, top: Laying, action: LayDown) -> sc.Refused | None:
        """Room must be left for the others."""
        masks = self.movement.masks(table)
        rest = tuple(pair for pair in top.waiting if pair[0] != action.bridge)
        free = self._free(masks) & ~self.geometry.mask(action.bridge, action.place)
        return None if self._witness(table, masks, rest, free) >= 0 else NO_ROOM()

    def lay_down(self, now: sc.Change, top: Laying, action: LayDown) -> None:
        """Lay it there; the last one closes the prayer."""
        geometry = self.geometry
        put_board(now, geometry, laid_board(geometry, now[Board], action.bridge, action.place))
        mask = geometry.mask(action.bridge, action.place)
        now.tell(BridgeLaid(geometry.names[action.bridge], " ".join(geometry.grid.names(mask))))
        waiting = tuple(pair for pair in top.waiting if pair[0] != action.bridge)
        if waiting:
            now.wait_for(Laying(top.seat, top.lifted, waiting))
        else:
            self.movement.settle(now, top.lifted, SOURCE)

    def unfinished(self, table: sc.Table, top: Laying) -> sc.Refused | None:
        """No bridge may be kept back (S22.5)."""
        return NOT_LAID()

    def stay(self, now: sc.Change, top: Laying) -> None:
        """Laying is never closed by a word."""

    # Notation.

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `quin a e`, before the bridges are laid."""
        found = tuple(Lift(read_bridge(table, self.geometry, word)) for word in rest.split())
        return found if len(found) >= self._most(table) else (*found, *DONE)

    def read_lift(self, table: sc.Table, text: str) -> Lift:
        """As in `lift a`."""
        (word,) = words_of(text, 1, "lift a")[:1]
        return Lift(read_bridge(table, self.geometry, word))

    def write_lift(self, position: sc.Position, action: Lift) -> str:
        """As in `lift a`."""
        return f"lift {bridge_name(position, self.geometry, action.bridge)}"

    def read_lay(self, table: sc.Table, text: str) -> LayDown:
        """As in `lay e A3 B3 C3`."""
        word, *names = words_of(text, 2, "lay a and the squares it covers")
        bridge = read_bridge(table, self.geometry, word)
        squares = read_squares(self.geometry, names)
        if NOWHERE in squares:
            return LayDown(bridge, OFF)
        place = self.geometry.place(bridge, self.geometry.grid.mask(squares))
        return LayDown(bridge, NO_SHAPE if place is None else place)

    def write_lay(self, position: sc.Position, action: LayDown) -> str:
        """As in `lay e A3 B3 C3`."""
        name = bridge_name(position, self.geometry, action.bridge)
        if action.place < 0:
            return f"lay {name} {NOWHERE_NAME if action.place == OFF else 'A1'}"
        mask = self.geometry.mask(action.bridge, action.place)
        return f"lay {name} {squares_named(self.geometry, self.geometry.grid.squares(mask))}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    needs = ("sator.movement",)
    return sc.About("sator.quin", "sator", after=needs, requires=needs)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer: lifting, then laying."""
    quin = Quin(book.service("sator.movement"))
    cards: Cards = book.service("sator.cards")
    cards.effects["sator.quin"] = Effect(quin.can, quin.why, quin.begin, quin.read)
    book.effect("sator.quin", played, params=QuinNumbers, card=SOURCE)
    cards.finishers[Lifting] = Finisher(quin.may_close, quin.why_not_close, quin.close)
    cards.finishers[Laying] = Finisher(lambda table, top: False, quin.unfinished, quin.stay)
    book.event(BridgeLaid)
    book.reason(
        TOO_MANY_TARGETS, SAME_PLACE, WRONG_SHAPE, NOT_LIFTED, NO_ROOM, NOT_LAID, NOTHING_DONE
    )
    book.action(
        Lift,
        said=Sayings(book.service("sator.board")).lifted,
        touches=Touching(book.service("sator.board")).bridge,
        at=Lifting,
        offer=quin.lifts,
        check=quin.why_no_lift,
        finish=quin.dead_lift,
        apply=quin.lift,
        exact=True,
        refusal=TOO_MANY_TARGETS,
        read=quin.read_lift,
        write=quin.write_lift,
    )
    book.action(
        LayDown,
        touches=Touching(book.service("sator.board")).laid,
        at=Laying,
        offer=quin.lays,
        check=quin.why_no_lay,
        finish=quin.dead_lay,
        apply=quin.lay_down,
        exact=True,
        word="lay",
        read=quin.read_lay,
        write=quin.write_lay,
    )

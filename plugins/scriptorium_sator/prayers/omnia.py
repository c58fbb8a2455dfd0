"""Virtus omnia: push one bridge four to six squares (S18)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium_grid.push_paths import long_paths

from ..box.card_numbers import OmniaNumbers
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import BoardMasks, anchors_of
from ..cards.aiming import Aims, Handling, Use, Way
from ..cards.playing import AP, played, too_dear
from ..verbs.bridge_movement import NOT_ON_BOARD
from ..verbs.pushing import open_ends, push, why_no_path
from ..words.square_notation import exactly, read_ways, ways_named
from ..words.touch_paths import Touching

WAY = "omnia"

TOO_MANY_SQUARES = sc.Reason(
    "too_many_squares",
    "S18.1 R43",
    "At most {most} squares, not {written}.",
    message="sator-omnia-too-many-squares",
)
TOO_FEW_SQUARES = sc.Reason(
    "bad_level",
    "S18.1 S18.4 R43",
    "At least {fewest} squares.",
    message="sator-omnia-too-few-squares",
)

Path = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=64)]


class PushFar(sc.Action, tag="sator.push_far", frozen=True):
    """Push the chosen bridge along a long path."""

    path: Path


class Omnia:
    """The way of Virtus omnia."""

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self.movement = aims.movement

    def _ends(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, levels: Any
    ) -> list[tuple[int, tuple[int, ...]]]:
        level = levels[0]
        start = masks.places[bridge] & ANCHOR
        grid = self.movement.geometry.grid
        anchors = anchors_of(masks, bridge)
        found = long_paths(grid, anchors, start, level.squares_min, level.squares_max)
        return open_ends(self.movement, position, masks, bridge, card, found)

    def can(
        self,
        position: sc.Position,
        masks: BoardMasks,
        bridge: int,
        card: str,
        levels: Any,
        watched: bool,
    ) -> bool:
        """Whether it can be paid for and four to six pushes lead anywhere (S18.4)."""
        if levels[0].ap > position.clock.left[AP] or not masks.can_be_pushed(bridge):
            return False
        if watched:
            return bool(self._ends(position, masks, bridge, card, levels))
        fewest, most = levels[0].squares_min, levels[0].squares_max
        if most > fewest or fewest % 2:
            return True  # to and fro an odd number of times ends elsewhere
        anchors = anchors_of(masks, bridge)
        start = 1 << (masks.places[bridge] & ANCHOR)
        return bool(self.movement.geometry.grid.walks_exactly(anchors, start, fewest) & ~start)

    def offers(self, table: sc.Table, top: Handling) -> list[PushFar]:
        """One way to each outcome."""
        levels = self.aims.levels(table, top.card, WAY)
        if not levels or levels[0].ap > table.clock.left[AP]:
            return []
        masks = self.movement.masks(table)
        ends = self._ends(table, masks, top.bridge, top.card, levels)
        return [PushFar(path) for _, path in ends]

    def why_not(self, table: sc.Table, top: Handling, action: PushFar) -> sc.Refused | None:
        """Four to six legal steps that change something (S18.1-S18.3)."""
        levels = self.aims.levels(table, top.card, WAY)
        if not levels:
            return NOT_ON_BOARD(bridge=self.movement.name(table, top.bridge))
        level, written = levels[0], len(action.path)
        if written > level.squares_max:
            return TOO_MANY_SQUARES(most=level.squares_max, written=written)
        if written < level.squares_min:
            return TOO_FEW_SQUARES(fewest=level.squares_min)
        refused = too_dear(table, level.ap, "S18.1")
        if refused is not None:
            return refused
        masks = self.movement.masks(table)
        return why_no_path(self.movement, table, masks, top.bridge, top.card, action.path)

    def push(self, now: sc.Change, top: Handling, action: PushFar) -> None:
        """Pay and push; no acolyte, no surcharge (R31)."""
        now.spend("ap", self.aims.levels(now, top.card, WAY)[0].ap)
        push(self.movement, now, top.bridge, action.path)
        self.movement.settle(now, (top.bridge,), top.card)

    def read_details(
        self, table: sc.Table, card: str, words: list[str], details: str
    ) -> tuple[str, tuple[sc.Action, ...]]:
        """As in `omnia a: n e e e e e`."""
        (bridge,) = exactly(" ".join(words), 1, f"{card} wood-I3: n e e e e")
        return bridge, (PushFar(read_ways(details.split())),)

    def read(self, table: sc.Table, text: str) -> PushFar:
        """As in `far n e e e e`."""
        return PushFar(read_ways(text.split()))

    def write(self, position: sc.Position, action: PushFar) -> str:
        """As in `far n e e e e`."""
        return f"far {ways_named(action.path)}".strip()

    def use(self, numbers: OmniaNumbers) -> Use:
        """Any bridge without an acolyte."""
        return Use(
            self.movement.geometry.every_bridge,
            ((WAY, numbers.levels),),
            carries=False,
            why_not=lambda position, bridge: NOT_ON_BOARD(
                bridge=self.movement.name(position, bridge)
            ),
        )


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    return sc.About("sator.omnia", "sator", after=("sator.aiming",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and its long push."""
    aims: Aims = book.service("sator.aiming")
    touching = Touching(aims.movement.geometry)
    omnia = Omnia(aims)
    aims.ways[WAY] = Way(
        omnia.can,
        omnia.read_details,
        lambda levels: False,
        BoardMasks.pushable,
        BoardMasks.some_pushable,
    )
    aims.effect("sator.omnia", omnia.use)
    book.effect("sator.omnia", played, params=OmniaNumbers)
    book.reason(TOO_MANY_SQUARES, TOO_FEW_SQUARES)
    book.action(
        PushFar,
        touches=lambda position, action: touching.pushed(position, action.path),
        at=Handling,
        offer=omnia.offers,
        check=omnia.why_not,
        apply=omnia.push,
        exact=True,
        word="far",
        read=omnia.read,
        write=omnia.write,
    )

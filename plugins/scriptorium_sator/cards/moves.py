"""MOVES: push one bridge of a material, square by square (S10)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
from scriptorium_grid.push_paths import LONGEST_IN_TABLE, regions, shift_along

from ..box.card_numbers import MovesNumbers, names_of
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import BoardMasks, anchors_of
from ..bridges.bridge_states import pushed, state_of
from ..verbs.bridge_movement import Movement
from ..verbs.pushing import push, why_no_path
from ..words.square_notation import exactly, read_number, read_ways, ways_named
from ..words.touch_paths import Touching
from .aiming import Aims, Handling, Use, Way
from .playing import AP, BAD_LEVEL, played, too_dear
from .push_lists import Push as Push
from .push_lists import list_pushes, lists_by_region

WAY = "moves"

TOO_MANY_SQUARES = sc.Reason(
    "too_many_squares",
    "S10.1 R21",
    "This level pushes {squares} squares, not {written}.",
    message="sator-moves-too-many-squares",
)
TOO_FEW_SQUARES = sc.Reason(
    "bad_level",
    "S10.1 R21",
    "This level pushes exactly {squares} squares, not {written}.",
    message="sator-moves-too-few-squares",
)
WRONG_MATERIAL = sc.Reason(
    "wrong_material",
    "S10.1 R6",
    "This card moves bridges of {material}; {bridge} is another.",
    message="sator-wrong-material",
)


class Pushing:
    """The way of MOVES."""

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self.movement: Movement = aims.movement
        self.touching = Touching(aims.movement.geometry)
        self._in_region = lists_by_region(self.movement.geometry.grid)

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
        lowest = levels[0]
        if lowest.ap > left or not masks.can_be_pushed(bridge):
            return False
        if lowest.squares == 1 and (
            not watched
            or masks.reaches_other(
                bridge, masks.push_ends(bridge), movement.shut(position, masks, bridge, card)
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
    ) -> list[Push]:
        grid = self.movement.geometry.grid
        anchor = masks.places[bridge] & ANCHOR
        anchors = anchors_of(masks, bridge)
        near = regions(grid, anchors, anchor, LONGEST_IN_TABLE)
        free = self.movement.unwatched(position, masks, bridge, card)
        found: list[Push] = []
        for level in levels:
            ap, squares = level.ap, level.squares
            if ap > left:
                break
            if squares <= LONGEST_IN_TABLE:
                actions = self._in_region(ap, squares, near[squares])
            else:
                actions = list_pushes(grid, ap, squares, anchors, anchor)
            if free:
                found += actions
                continue
            closed = self.movement.closed(position, masks, bridge, card)
            state = state_of(masks, bridge)
            may_leave = self.movement.may_leave
            found += [
                action
                for action in actions
                if may_leave(
                    position, bridge, card, closed, pushed(state, shift_along(grid, action.path))
                )
            ]
        return found

    def offers(self, table: sc.Table, top: Handling) -> list[Push]:
        """One way to each outcome."""
        levels = self.aims.levels(table, top.card, WAY)
        if not levels:
            return []
        masks = self.movement.masks(table)
        left = table.clock.left[AP] - self.movement.extra(table, masks, top.bridge)
        return self._found(table, masks, top.bridge, top.card, levels, left)

    def why_not(self, table: sc.Table, top: Handling, action: Push) -> sc.Refused | None:
        """A level of the card, enough points, and a legal path."""
        levels = self.aims.levels(table, top.card, WAY)
        level = next((level for level in levels if level.ap == action.ap), None)
        if level is None:
            return BAD_LEVEL()
        masks = self.movement.masks(table)
        refused = too_dear(table, level.ap + self.movement.extra(table, masks, top.bridge), "S13.1")
        if refused is not None:
            return refused
        written = len(action.path)
        if written != level.squares:
            reason = TOO_MANY_SQUARES if written > level.squares else TOO_FEW_SQUARES
            return reason(squares=level.squares, written=written)
        return why_no_path(self.movement, table, masks, top.bridge, top.card, action.path)

    def push(self, now: sc.Change, top: Handling, action: Push) -> None:
        """Pay, push, and let the rules note it."""
        masks = self.movement.masks(now)
        self.movement.pay(now, masks, top.bridge, action.ap)
        push(self.movement, now, top.bridge, action.path)
        self.movement.settle(now, (top.bridge,), top.card)

    def read_details(
        self, table: sc.Table, card: str, words: list[str], details: str
    ) -> tuple[str, tuple[sc.Action, ...]]:
        """As in `2 a: e e`."""
        level, bridge = exactly(" ".join(words), 2, f"{card} 2 wood-I3: e e")
        return bridge, (Push(read_number(level), read_ways(details.split())),)

    def read(self, table: sc.Table, text: str) -> Push:
        """As in `push 2 e e`."""
        words = text.split()
        if not words:
            raise sc.Unreadable("write push, the price of a level and the directions")
        return Push(read_number(words[0]), read_ways(words[1:]))

    def write(self, position: sc.Position, action: Push) -> str:
        """As in `push 2 e e`."""
        return f"push {action.ap} {ways_named(action.path)}".strip()

    def means(self, table: sc.Table, touched: tuple[str, ...]) -> Push | None:
        """The push over the squares that were touched, by the level that goes so far."""
        top = table.pending[-1]
        path = self.touching.meant_push(table, touched) if isinstance(top, Handling) else None
        levels = self.aims.levels(table, top.card, WAY) if isinstance(top, Handling) else ()
        if not path or not levels:
            return None
        reaching = [level for level in levels if level.squares >= len(path)]
        level = reaching[0] if reaching else levels[-1]
        short = level.squares - len(path)
        return Push(level.ap, (*path, *path[-1:] * short))

    def use(self, numbers: MovesNumbers) -> Use:
        """A card that pushes bridges of its material (S10.1)."""
        geometry = self.movement.geometry
        materials = names_of(numbers.material)
        targets = geometry.among(geometry.of_material, materials)
        return Use(
            targets,
            ((WAY, numbers.levels),),
            carries=True,
            why_not=lambda position, bridge: WRONG_MATERIAL(
                material=", ".join(materials), bridge=self.movement.name(position, bridge)
            ),
        )


def one_square(levels: Any) -> bool:
    """Whether the lowest level is a push by one square: whoever can be pushed can be moved."""
    return bool(levels[0].squares == 1)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule nothing is pushed by cards."""
    return sc.About("sator.moves", "sator", after=("sator.aiming",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Pushing, and the MOVES cards that do it."""
    aims: Aims = book.service("sator.aiming")
    pushing = Pushing(aims)

    aims.ways[WAY] = Way(
        pushing.can, pushing.read_details, one_square, BoardMasks.pushable, BoardMasks.some_pushable
    )
    aims.effect("sator.moves", pushing.use)
    book.effect("sator.moves", played, params=MovesNumbers)
    book.reason(TOO_MANY_SQUARES, TOO_FEW_SQUARES, WRONG_MATERIAL)
    book.action(
        Push,
        touches=lambda position, action: pushing.touching.pushed(position, action.path),
        means=pushing.means,
        at=Handling,
        offer=pushing.offers,
        check=pushing.why_not,
        apply=pushing.push,
        exact=True,
        write=pushing.write,
        read=pushing.read,
    )

"""A shape on a grid: where it fits, where it can be pushed, where it can be turned.

A *place* of a shape is its orientation and the square its anchor lies on. Whoever asks where a
shape may go hands in the free squares, and the shape's own squares count among the free ones.
"""

from itertools import repeat
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import scriptorium_grid.spread as spread

from .directions import Angle, Direction
from .shape import Shape
from .spread import Mask, Square

if TYPE_CHECKING:
    from .geometry import Grid

Place: TypeAlias = tuple[int, Square]


class Turn(NamedTuple):
    """A turn about a square of the shape, and the place and squares it leads to."""

    pivot: Square
    angle: Angle
    orient: int
    anchor: Square
    mask: Mask


# The squares a turn ends on stand beside it: taking them out of the turn is slower.
_Ends: TypeAlias = tuple[tuple[Mask, Turn], ...]


class ShapeOn:
    """The tables of one shape on one grid; they fill up as they are asked for and never change."""

    __slots__ = ("_all", "_places", "_turns", "fits", "grid", "masks", "offsets", "shape", "stride")

    def __init__(self, grid: "Grid", shape: Shape) -> None:
        self.grid = grid
        self.shape = shape
        self.stride = stride = grid.stride
        self._all = grid.all
        squares = stride * grid.rows
        # By orientation: the anchors at which the shape is inside the grid; how far its other
        # cells lie behind its anchor; and, by anchor, the squares it covers (0: not inside).
        self.fits: list[Mask] = []
        self.offsets: list[tuple[int, ...]] = []
        self.masks: list[list[Mask]] = []
        for cells in shape.orientations:
            columns = [x for x, _ in cells]
            fits = grid.clipped(
                -min(columns), 0, grid.columns - 1 - max(columns), grid.rows - 1 - cells[-1][1]
            )
            # Where the shape is too large for the grid, offsets would reach around its edge.
            offsets = [y * stride + x for x, y in cells] if fits else []
            covers = grid.mask(offsets)
            self.fits.append(fits)
            self.offsets.append(tuple(offsets[1:]))
            self.masks.append([covers << n if fits >> n & 1 else 0 for n in range(squares)])
        self._turns: list[list[_Ends | None]] = [[None] * squares for _ in self.masks]
        self._places: list[list[_Ends | None]] = [[None] * squares for _ in self.masks]

    # Places.

    def place(self, mask: Mask) -> Place | None:
        """Return the place at which the shape covers exactly these squares, or None."""
        if not 0 < mask <= self.grid.all:
            return None
        anchor = (mask & -mask).bit_length() - 1
        for orient, masks in enumerate(self.masks):
            if masks[anchor] == mask:
                return orient, anchor
        return None

    def all_places(self) -> list[Place]:
        """Return every place inside the grid, by orientation and then in reading order."""
        return self.all_free(self.grid.all)

    def free_anchors(self, orient: int, free: Mask) -> Mask:
        """Return the anchors at which the shape, so oriented, covers only free squares."""
        anchors = free & self.fits[orient]
        for offset in self.offsets[orient]:
            anchors &= free >> offset
        return anchors

    def all_free(self, free: Mask) -> list[Place]:
        """Return every place that covers only free squares, by orientation, in reading order."""
        places: list[Place] = []
        for orient in range(len(self.masks)):
            anchors = self.grid.squares(self.free_anchors(orient, free))
            places.extend(zip(repeat(orient), anchors))
        return places

    # Pushes: one square north, east, south or west each, inside and free after every one of them.

    def pushes(
        self, orient: int, anchor: Square, free: Mask, n: int, *, exactly: bool = True
    ) -> Mask:
        """Return the anchors reached by exactly n pushes, or by 0 to n of them.

        Exactly n may go back and forth. A shape that does not lie free cannot be pushed at all.
        """
        anchors = self.free_anchors(orient, free)
        start = anchors & 1 << anchor
        if exactly:
            return spread.walks_exactly(anchors, start, n, self.stride)
        return spread.reach(anchors, start, n, self.stride)

    def can_be_pushed(self, orient: int, anchor: Square, free: Mask) -> bool:
        """Whether at least one push is possible."""
        return self.pushes(orient, anchor, free, 1) != 0

    def push_layers(self, orient: int, anchor: Square, free: Mask, n: int) -> list[Mask]:
        """Return the anchors reached by exactly 0, 1, 2 ... n pushes."""
        anchors = self.free_anchors(orient, free)
        return spread.walk_layers(anchors, anchors & 1 << anchor, n, self.stride)

    def push_path(
        self, orient: int, anchor: Square, free: Mask, n: int, goal: Square
    ) -> tuple[Direction, ...] | None:
        """Return exactly n pushes that bring the anchor to the goal, or None.

        Of all such ways it is the one that goes north as early as it can, else east, else south,
        else west. ``grid.trace`` finds the same way in layers that are already there.
        """
        return spread.trace(self.push_layers(orient, anchor, free, n), goal, self.stride)

    # Turns about a square of the shape. Only where it ends up must be inside and free.

    def turns(self, orient: int, anchor: Square) -> tuple[Turn, ...]:
        """Return every turn that ends inside the grid: by pivot, then by angle.

        Turns that end on the squares the shape came from are among them: what rides on the shape
        has moved.
        """
        return tuple([turn for _, turn in self._every_turn(orient, anchor)])

    def _every_turn(self, orient: int, anchor: Square) -> _Ends:
        ends = self._turns[orient][anchor]
        if ends is None:
            ends = self._turns[orient][anchor] = self._find_turns(orient, anchor)
        return ends

    def _find_turns(self, orient: int, anchor: Square) -> _Ends:
        if not self.masks[orient][anchor]:
            return ()
        found = []
        ax, ay = self.grid.xy(anchor)
        for (px, py), angle, orient2, (dx, dy) in self.shape.turns[orient]:
            x, y = ax + dx, ay + dy
            # Checked before the table is asked: a number beyond the edge is another square.
            if 0 <= x < self.grid.columns and 0 <= y < self.grid.rows:
                anchor2 = y * self.stride + x
                mask = self.masks[orient2][anchor2]
                if mask:
                    pivot = anchor + py * self.stride + px
                    found.append((mask, Turn(pivot, angle, orient2, anchor2, mask)))
        return tuple(found)

    def turned_places(self, orient: int, anchor: Square) -> tuple[Turn, ...]:
        """Return each other place that a turn leads to once, by the first turn that does."""
        return tuple([turn for _, turn in self._other_places(orient, anchor)])

    def _other_places(self, orient: int, anchor: Square) -> _Ends:
        ends = self._places[orient][anchor]
        if ends is None:
            first: dict[Mask, tuple[Mask, Turn]] = {}
            for end in self._every_turn(orient, anchor):
                first.setdefault(end[0], end)
            first.pop(self.masks[orient][anchor], None)
            ends = self._places[orient][anchor] = tuple(first.values())
        return ends

    def free_turns(self, orient: int, anchor: Square, free: Mask) -> list[Turn]:
        """Return every turn that ends on free squares."""
        return _on_free(self._every_turn(orient, anchor), self._all ^ free)

    def free_turned_places(self, orient: int, anchor: Square, free: Mask) -> list[Turn]:
        """Return each other place with free squares once, by the first turn that leads there."""
        return _on_free(self._other_places(orient, anchor), self._all ^ free)

    def can_be_turned(self, orient: int, anchor: Square, free: Mask) -> bool:
        """Whether a turn leads to another place with free squares."""
        taken = self._all ^ free
        # Asked of every shape again and again: a loop answers in half the time any() takes.
        for mask, _ in self._other_places(orient, anchor):  # noqa: SIM110
            if not mask & taken:
                return True
        return False

    def __repr__(self) -> str:
        return f"{self.grid!r}.fit({self.shape!r})"


def _on_free(ends: _Ends, taken: Mask) -> list[Turn]:
    free = []
    for mask, turn in ends:
        if not mask & taken:
            free.append(turn)
    return free

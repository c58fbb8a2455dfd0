"""A shape on a grid: which squares it covers from where, and where it lies free.

A *place* of a shape is its orientation and the square its anchor lies on. Whoever asks where a
shape may go hands in the free squares, and the shape's own squares count among the free ones.
"""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .directions import Angle
from .shape import Shape
from .spread import Mask, Square

if TYPE_CHECKING:
    from .geometry import Grid

Place: TypeAlias = tuple[int, Square]


class Rotation(NamedTuple):
    """A turn about a square of the shape, and the place and squares it leads to."""

    pivot: Square
    angle: Angle
    orient: int
    anchor: Square
    mask: Mask


class ShapeOn:
    """The tables of one shape on one grid."""

    __slots__ = ("fits", "grid", "masks", "offsets", "shape")

    def __init__(self, grid: "Grid", shape: Shape) -> None:
        self.grid = grid
        self.shape = shape
        stride = grid.stride
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

    def place(self, mask: Mask) -> Place | None:
        """Return the place at which the shape covers exactly these squares, or None."""
        if not 0 < mask <= self.grid.all:
            return None
        anchor = (mask & -mask).bit_length() - 1
        for orient, masks in enumerate(self.masks):
            if masks[anchor] == mask:
                return orient, anchor
        return None

    def free_anchors(self, orient: int, free: Mask) -> Mask:
        """Return the anchors at which the shape, so oriented, covers only free squares."""
        anchors = free & self.fits[orient]
        for offset in self.offsets[orient]:
            anchors &= free >> offset
        return anchors

    def has_room(self, free: Mask) -> bool:
        """Return whether the shape can lie anywhere on these free squares."""
        for anchors, offsets in zip(self.fits, self.offsets, strict=True):
            anchors &= free
            for offset in offsets:
                anchors &= free >> offset
            if anchors:
                return True
        return False

    def __repr__(self) -> str:
        return f"{self.grid!r}.fit({self.shape!r})"

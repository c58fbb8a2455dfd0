"""Rectangular grids: squares, sets of squares, shapes that lie on them, and ways across.

A *square* is an int, a set of squares (a *mask*) is an int as well: bit n of a mask says whether
square n belongs to it. Sets are therefore joined with ``|``, cut with ``&``, taken away with
``& ~`` and counted with ``.bit_count()``. Every mask handed to this package lies inside the grid
it is handed to; every mask it returns does too.

>>> board = grid(16, 16)
>>> board.names(board.neighbours(board.read("A1")))
['B1', 'A2']
"""

from .directions import (
    CCW,
    CW,
    DIRECTIONS,
    EAST,
    HALF,
    NORTH,
    SOUTH,
    TURNS,
    WEST,
    Angle,
    Direction,
    turn_cell,
)
from .fit import Place, ShapeOn, Turn
from .geometry import Grid, grid
from .shape import Cell, Shape
from .spread import Mask, Square
from .square_names import NotASquareError, OffGridError, SquareError
from .square_sets import SquareSet

__all__ = [
    "CCW",
    "CW",
    "DIRECTIONS",
    "EAST",
    "HALF",
    "NORTH",
    "SOUTH",
    "TURNS",
    "WEST",
    "Angle",
    "Cell",
    "Direction",
    "Grid",
    "Mask",
    "NotASquareError",
    "OffGridError",
    "Place",
    "Shape",
    "ShapeOn",
    "Square",
    "SquareError",
    "SquareSet",
    "Turn",
    "grid",
    "turn_cell",
]
from .spread import way_costs as way_costs

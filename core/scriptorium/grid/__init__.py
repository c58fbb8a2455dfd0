"""Rectangular grids: squares, sets of squares, shapes that lie on them, and ways across.

A *square* is an int, a set of squares (a *mask*) is an int as well: bit n of a mask says whether
square n belongs to it. Sets are therefore joined with ``|``, cut with ``&``, taken away with
``& ~`` and counted with ``.bit_count()``. Every mask handed to this package lies inside the grid
it is handed to; every mask it returns does too.

>>> board = grid(16, 16)
>>> board.names(board.neighbours(board.read("A1")))
['B1', 'A2']
"""

from .directions import CCW as CCW
from .directions import CW as CW
from .directions import DIRECTIONS as DIRECTIONS
from .directions import EAST as EAST
from .directions import HALF as HALF
from .directions import NORTH as NORTH
from .directions import SOUTH as SOUTH
from .directions import TURNS as TURNS
from .directions import WEST as WEST
from .directions import Angle as Angle
from .directions import Direction as Direction
from .directions import turn_cell as turn_cell
from .fit import Place as Place
from .fit import Rotation as Rotation
from .fit import ShapeOn as ShapeOn
from .geometry import Grid as Grid
from .geometry import grid as grid
from .shape import Cell as Cell
from .shape import Shape as Shape
from .spread import Mask as Mask
from .spread import Square as Square
from .spread import way_costs as way_costs
from .square_names import NotASquareError as NotASquareError
from .square_names import OffGridError as OffGridError
from .square_names import SquareError as SquareError
from .square_sets import SquareSet as SquareSet

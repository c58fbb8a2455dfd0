"""What can be chosen: squares, ways, movements of a shape, cards to give, and prices."""

from .giving_targets import AnyCard as AnyCard
from .giving_targets import Gifts as Gifts
from .giving_targets import Giving as Giving
from .giving_targets import left_of as left_of
from .price_targets import Price as Price
from .price_targets import Prices as Prices
from .shape_targets import FirstTurns as FirstTurns
from .shape_targets import LaidSquares as LaidSquares
from .shape_targets import OfShape as OfShape
from .shape_targets import OneStep as OneStep
from .shape_targets import Paths as Paths
from .shape_targets import Turns as Turns
from .square_targets import Directions as Directions
from .square_targets import OnGrid as OnGrid
from .square_targets import SquareRow as SquareRow
from .square_targets import Squares as Squares
from .square_targets import ways_over as ways_over
from .square_words import NOWHERE as NOWHERE
from .square_words import read_square as read_square
from .square_words import read_way as read_way
from .square_words import square_name as square_name

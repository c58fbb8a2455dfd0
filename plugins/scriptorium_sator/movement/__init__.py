"""Tiles on a grid: where each is with its riders, and how each can be pushed or turned.

Pure functions of integers beside the grid; nothing here knows the engine.
"""

from .push_lists import PushLevel as PushLevel
from .push_lists import PushLists as PushLists
from .tiles_lying import OFF as OFF
from .tiles_lying import TilesLying as TilesLying
from .tiles_lying import TileTables as TileTables
from .tiles_lying import mask_of as mask_of

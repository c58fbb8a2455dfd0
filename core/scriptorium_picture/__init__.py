"""What a frontend reads of a game: pieces, the ways they move, what touches mean, and aims.

import scriptorium_picture as sp

sp.add_scene(book, squares_and_signs)
sp.scene(sc.view(table, "west")).piece("B2")
"""

from .aims import Aim as Aim
from .aims import aim as aim
from .awaited import awaited as awaited
from .english import English as English
from .movements import Movement as Movement
from .movements import Onto as Onto
from .movements import Slide as Slide
from .movements import Spin as Spin
from .movements import Swing as Swing
from .movements import Toss as Toss
from .movements import movements as movements
from .registering_pictures import add_aim as add_aim
from .registering_pictures import add_caution as add_caution
from .registering_pictures import add_scene as add_scene
from .registering_pictures import add_strides as add_strides
from .registering_pictures import add_things as add_things
from .scene import Piece as Piece
from .scene import Scene as Scene
from .scene import scene as scene
from .sounding import sound_key as sound_key
from .sounding import sound_names as sound_names
from .strides import caution as caution
from .strides import left_of_way as left_of_way
from .strides import strides as strides
from .things import Thing as Thing
from .things import thing as thing
from .touch import explained as explained
from .touch import meant as meant
from .touch import touches as touches
from .touch_ways import in_a_row as in_a_row
from .walls import UNSEEN as UNSEEN
from .walls import wall as wall

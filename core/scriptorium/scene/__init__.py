"""What a frontend reads of a game: pieces, the ways they move, what touches mean, and aims.

import scriptorium.scene as sp

sp.scene(sc.view(table, "west")).piece("B2")
"""

from scriptorium.moved_names import moved_from as _moved_from

from .choice_buttons import listed as listed
from .choice_buttons import with_buttons as with_buttons
from .drag_steps import caution as caution
from .drag_steps import left_of_way as left_of_way
from .drag_steps import strides as strides
from .drawing import pictures as pictures
from .edge_pieces import UNSEEN as UNSEEN
from .edge_pieces import wall as wall
from .english import English as English
from .movements import Leg as Leg
from .movements import Movement as Movement
from .movements import Onto as Onto
from .movements import Slide as Slide
from .movements import Spin as Spin
from .movements import Swing as Swing
from .movements import Toss as Toss
from .movements import movements as movements
from .objectives import Aim as Aim
from .objectives import aim as aim
from .pieces import BOARD as BOARD
from .pieces import BUTTONS as BUTTONS
from .pieces import GROUND as GROUND
from .pieces import HAND as HAND
from .pieces import MAT as MAT
from .pieces import PILES as PILES
from .pieces import PLAYER as PLAYER
from .pieces import TURN as TURN
from .pieces import Piece as Piece
from .pieces import Scene as Scene
from .pieces import card_piece as card_piece
from .pieces import scene as scene
from .plain_pieces import plain_pieces as plain_pieces
from .prompt import awaited as awaited
from .registration import add_scene as add_scene
from .sound_keys import sound_key as sound_key
from .sound_keys import sound_names as sound_names
from .things import UNTOUCHED as UNTOUCHED
from .things import Thing as Thing
from .things import thing as thing
from .things import things_in as things_in
from .touch import explained as explained
from .touch import meant as meant
from .touch import touches as touches
from .touch_paths import begins as begins
from .touch_paths import in_a_row as in_a_row
from .touch_paths import led as led

MOVED = {
    "add_aim": "@plugin.aim",
    "add_caution": "@plugin.caution(Action)",
    "add_strides": "plugin.strides(Action, …)",
    "add_things": "plugin.things(path)",
}
__getattr__ = _moved_from(__name__, MOVED)

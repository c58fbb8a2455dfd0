"""The kernel: tables, choices, rules, turns, notation, and saves."""

from .chance import SEED_LIMIT as SEED_LIMIT
from .errors import NO_WAY_ON as NO_WAY_ON
from .errors import NOT_NOW as NOT_NOW
from .notation import NotationLine as NotationLine
from .notation import read_clause as read_clause
from .notation import read_line as read_line
from .play import start as start
from .registered import Among as Among
from .registered import RulesExtension as RulesExtension
from .schedule import neighbour as neighbour
from .targets import REST as REST
from .targets import Pieces as Pieces
from .targets import bit_places as bit_places
from .touch_orders import Touches as Touches
from .values import PluginRef as PluginRef
from .values import Setting as Setting
from .zones import BACK as BACK
from .zones import back as back

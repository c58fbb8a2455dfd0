"""The commands of the engine. Each module has an `add` that adds its command to the parser."""

from .check import add as add_check
from .games import add as add_games
from .mods import add as add_mods
from .play import add as add_play
from .replay import add as add_replay

CORE_COMMANDS = (
    add_play,
    add_games,
    add_check,
    add_replay,
    add_mods,
)

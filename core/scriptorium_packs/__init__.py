"""Card packs: cards, numbers and options as TOML, safe to read from a stranger."""

from .packs import add_pack as add_pack
from .packs import read_pack as read_pack

"""Where the pictures, fonts, colours and sounds of the frontends lie.

Everything here is data: pictures and sounds are drawn by `scripts/art.py` and listed in the
manifest; the colours it draws with, and that frontends draw text with, are in the palette.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDER: Traversable = files(__name__)
ATLAS: Traversable = FOLDER / "atlas"
MANIFEST: Traversable = ATLAS / "manifest.json"
FONTS: Traversable = FOLDER / "fonts"
PALETTE: Traversable = FOLDER / "palette.toml"
SOUNDS: Traversable = FOLDER / "sounds"

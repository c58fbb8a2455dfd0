"""Pictures, fonts, colours, sounds and music of the frontends.

Everything here is data. `scripts/art.py` draws the pictures and sounds; the palette gives it and
the frontends their colours. The manifest lists every picture by its key: `size` in squares, `at`
the file and the rectangle (left, top, width, height) at each scale, `alt` a description in four
languages. `outset` is how far a picture extends beyond its size on each side, `slices` the edges of
a nine-patch that do not stretch (left, top, right, bottom, in squares), `areas` the places for
text, `tiles` that it may be repeated. A key that ends in @ and the name of a palette replaces the
bare key while that palette is chosen.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDER: Traversable = files(__name__)
ATLAS: Traversable = FOLDER / "atlas"
MANIFEST: Traversable = ATLAS / "manifest.json"
FONTS: Traversable = FOLDER / "fonts"
SOUNDS: Traversable = FOLDER / "sounds"
MUSIC: Traversable = SOUNDS / "music.wav"

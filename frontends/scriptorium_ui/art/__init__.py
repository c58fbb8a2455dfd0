"""Where the pictures, fonts, colours, sounds and music of the frontends lie.

Everything here is data: pictures and sounds are drawn by `scripts/art.py`, the palette is what it
draws with and what frontends draw with themselves. The manifest lists every picture by its key:
`size` in squares, `at` the file and the rectangle (left, top, width, height) at each scale, `alt`
what it shows in four languages. `outset` is how far a picture reaches beyond its size on each
side, `slices` the edges of a nine-patch that do not stretch (left, top, right, bottom, in
squares), `areas` where something may be written, `tiles` that it may be repeated. A key that ends
in @ and the name of a palette takes the place of the bare key while that palette is chosen.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDER: Traversable = files(__name__)
ATLAS: Traversable = FOLDER / "atlas"
MANIFEST: Traversable = ATLAS / "manifest.json"
FONTS: Traversable = FOLDER / "fonts"
SOUNDS: Traversable = FOLDER / "sounds"
MUSIC: Traversable = SOUNDS / "music.wav"

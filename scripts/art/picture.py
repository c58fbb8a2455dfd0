"""What a picture is: a key, a size in squares, how to draw it and what to say about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PIL import Image

from art.canvas import Canvas

BOARD, CARDS, INTERFACE = "board", "cards", "interface"
# A picture that fills a page of its own: a background, or one that is repeated.
ALONE = "alone"
UNIT = 40
# Left, top, width and height in units.
Area = tuple[float, float, float, float]
SCALES = (1, 2, 3)
# How a picture goes with another: below it; upon it and upright however the other is turned; upon
# it, growing brighter and fainter; or upon it and drifting across.
UNDER, UPRIGHT, GLOW, DRIFT = "under", "upright", "glow", "drift"


@dataclass(frozen=True)
class With:
    """A picture that is shown together with another: its key, its place upon it in units, how."""

    key: str
    area: Area
    how: str


@dataclass(frozen=True)
class Picture:
    """One picture of the atlas.

    `outset` is how far it reaches over its rectangle on every side, `slices` the parts of a
    nine-patch that do not stretch (left, top, right, bottom, in units), `areas` where a frontend
    may write on it, `along` what is shown with it, `words` what the alt text is filled with. A
    picture of a palette that is not the normal one has its name in the key, after an @. `scales`
    says how many times larger than one unit it is drawn; the supersampling times the largest can
    be divided by each of them.
    """

    key: str
    width: float
    height: float
    draw: Callable[[Canvas], None]
    alt: str
    words: dict[str, str] = field(default_factory=dict)
    outset: float = 0.0
    slices: tuple[float, float, float, float] | None = None
    tiles: bool = False
    areas: dict[str, Area] = field(default_factory=dict)
    along: tuple[With, ...] = ()
    page: str = BOARD
    pattern: str = ""
    emblem: str = ""
    supersampling: int = 4
    scales: tuple[int, ...] = SCALES

    def pixels(self, scale: int) -> tuple[int, int]:
        """Its size at a scale, with the outset on both sides."""
        width, height = (
            round((side + 2 * self.outset) * UNIT) * scale for side in (self.width, self.height)
        )
        return width, height

    def shown(self) -> dict[int, Image.Image]:
        """The picture at each of its scales, drawn once and made smaller."""
        top = max(self.scales)
        master = self.render(UNIT * top).image
        return {s: master.reduce(self.supersampling * top // s) for s in self.scales}

    def render(self, unit: int) -> Canvas:
        """Draw it so large that a square has that many pixels, times its supersampling."""
        sheet = Canvas(self.width, self.height, unit * self.supersampling, self.outset)
        self.draw(sheet)
        return sheet

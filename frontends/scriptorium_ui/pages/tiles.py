"""The games as tiles, side by side: a picture, a title, for whom, how long, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scriptorium_play.matches.game_tiles import GameTile
from scriptorium_ui.art.atlas import find
from scriptorium_ui.table.layout.piece_look import in_proportion
from scriptorium_ui.toolkit.controls import focus_ring, scroll_mark
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter, Scroll
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.stack import Block, column, words

# In letters: how wide a tile is at least and at most; how high its picture is for its width.
LEAST, MOST, PICTURE = 210, 330, 5 / 9
TITLE, SMALL = 17, 15
# Below the tiles, for the bar where they scroll.
BAR = 16


def width_of_tiles(painter: Painter, room: float, count: int) -> float:
    """So wide that all are seen side by side, where that leaves them room for their words."""
    alike = (room - painter.dp(10) * (count - 1)) / max(1, count)
    return min(max(alike, painter.sp(LEAST)), painter.sp(MOST), room)


def height_of_tiles(painter: Painter, tiles: Sequence[GameTile], wide: float) -> float:
    """So high that every tile has room for its words."""
    inner = wide - painter.dp(24)
    most = max(_told(painter, tile, inner).height for tile in tiles)
    return inner * PICTURE + most + painter.dp(30 + BAR)


def _told(painter: Painter, tile: GameTile, wide: float) -> Block:
    """The title, for whom it is, and a sentence, in the middle of each line."""
    told = partial(words, painter, width=wide, align="center", after=1)
    return column(
        told(tile.title, TITLE, face="bold"),
        told(tile.told, SMALL, colour="faded"),
        told(tile.summary, SMALL, face="italic"),
    )


def paint_tiles(painter: Painter, page: Page, room: Rect, tiles: Sequence[GameTile]) -> None:
    """All tiles in a row, in a part that is scrolled where not all are seen."""
    gap, wide = painter.dp(10), width_of_tiles(painter, room.w, len(tiles))
    full = len(tiles) * (wide + gap) - gap
    spare = max(0.0, room.w - full) / 2
    # The game that is chosen is in sight when the page comes.
    first = next((nr for nr, tile in enumerate(tiles) if tile.chosen), 0) * (wide + gap)
    at = painter.scroll("games", Scroll(room, full, page.scrolled.get("games", first), True))
    for nr, tile in enumerate(tiles):
        place = Rect(
            room.x + spare + nr * (wide + gap) - at, room.y, wide, room.h - painter.dp(BAR)
        )
        _tile(painter, page, place, tile)
    scroll_mark(painter, page, "games")
    painter.end_scroll()


def _tile(painter: Painter, page: Page, place: Rect, tile: GameTile) -> None:
    named = painter.palette
    state = (
        "-pressed" if painter.pressed == tile.key else "-hover" if painter.hover == tile.key else ""
    )
    painter.panel(place, f"button{state}")
    inner = place.inset(painter.dp(12), painter.dp(10))
    frame = inner.top(inner.w * PICTURE)
    painter.fill(frame, named["abyss"])
    found = find(tile.art, named.name)
    painter.picture(tile.art, in_proportion(frame.inset(painter.dp(1)), found))
    _told(painter, tile, inner.w).paint(painter, inner.below(frame.h + painter.dp(6)))
    if tile.chosen:
        painter.ring(place.inset(painter.dp(1)), named["ink"], painter.dp(4))
        side = painter.dp(30)
        painter.picture(
            "ghost-ok", Rect(frame.right - side * 0.8, frame.y - side * 0.2, side, side)
        )
    if painter.focus == tile.key:
        focus_ring(painter, place)

    def choose() -> None:
        tile.choose()
        page.refresh()

    says = f"{tile.title}. {tile.told}. {tile.summary}"
    painter.touchable(Touchable(tile.key, place, choose, says))

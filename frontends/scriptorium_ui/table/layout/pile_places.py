"""The piles beside the board: cards in a row, things of several squares whole, with counts."""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium.scene import PILES, Piece, Scene
from scriptorium_ui.toolkit.arrangement import row
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

from .piece_bounds import AllBounds, PieceBounds, proportions

# A row of shapes, and of cards; so many rows at most.
SHAPES, CARDS, MOST_ROWS = 64, 84, 4
# Letters are large from so many times their usual size on.
LARGE = 1.3


def is_large(painter: Painter) -> bool:
    """Whether letters are wished so large that what bears them has to give way."""
    return painter.form.letters > LARGE * painter.form.unit


def has_shapes(scene: Scene) -> bool:
    """Whether things of several squares lie in piles, to be told apart by what they cover."""
    return any(piece.shape for piece in scene.group(PILES))


def piles_height(painter: Painter, scene: Scene, most: float) -> float:
    """How high the piles are where they lie beside the board."""
    count = len(scene.group(PILES))
    if not has_shapes(scene):
        return painter.dp(CARDS) if count else 0.0
    return min(most, min(MOST_ROWS, -(-count // 2)) * painter.dp(SHAPES))


def count_width(painter: Painter) -> float:
    """What the count beside a thing takes."""
    return painter.sp(14) * 1.45 + painter.dp(4)


def place_piles(painter: Painter, pieces: Sequence[Piece], room: Rect, gap: float) -> AllBounds:
    """Cards side by side; shapes on a grid, all at one scale, each with room for its count."""
    if not any(piece.shape for piece in pieces):
        rects = row(room, [proportions(piece) for piece in pieces], gap)
        return {one.id: PieceBounds(rect) for one, rect in zip(pieces, rects, strict=True)}
    beside = count_width(painter)
    unit, columns = max(
        (_unit(pieces, room, columns, gap, beside), -columns)
        for columns in range(1, len(pieces) + 1)
    )
    columns = -columns
    lines = -(-len(pieces) // columns)
    wide, tall = _cell(room, columns, lines, gap)
    found: AllBounds = {}
    for nr, piece in enumerate(pieces):
        line, column = divmod(nr, columns)
        cell = Rect(room.x + column * (wide + gap), room.y + line * (tall + gap), wide, tall)
        high = piece.height * unit if piece.shape else tall
        across = piece.width * unit if piece.shape else tall * proportions(piece)
        across, high = min(across, wide - beside), min(high, tall)
        rect = Rect(cell.x, cell.y + (tall - high) / 2, across, high)
        # A card that its count would cover has it beside it as well, and both answer.
        small = not piece.shape and across < beside
        bare = rect._replace(w=across + beside) if small else None
        found[piece.id] = PieceBounds(rect, bare=bare)
    return found


def _cell(room: Rect, columns: int, lines: int, gap: float) -> tuple[float, float]:
    wide = (room.w - (columns - 1) * gap) / columns
    return wide, (room.h - (lines - 1) * gap) / lines


def _unit(pieces: Sequence[Piece], room: Rect, columns: int, gap: float, beside: float) -> float:
    """How large a square is where they lie in so many columns."""
    wide, tall = _cell(room, columns, -(-len(pieces) // columns), gap)
    shaped = [piece for piece in pieces if piece.shape]
    return min(min((wide - beside) / one.width, tall / one.height) for one in shaped)

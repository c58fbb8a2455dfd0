"""The ghost: what would follow if the thing under the pointer were touched, and what it costs."""

from __future__ import annotations

from scriptorium_stage.ghosts import Ghost
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spot, on_board

from ..drawing.brush import Brush
from ..drawing.canvas import MOVING
from .faces import Faces, outline
from .layout import TableLayout

SEEN_THROUGH = 165
GREEN = (122, 201, 118, 255)


def paint_ghost(
    brush: Brush, ghost: Ghost, layout: TableLayout, faces: Faces, at: Spot | None
) -> None:
    """Green and ticked where it may be, hatched and crossed where it may not."""
    brush.layer = MOVING
    named = brush.look.palette
    for piece in ghost.pieces:
        spot = on_board(piece, layout.unit, layout.origin)
        faces.shade(brush, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH)
        faces.paint(brush, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH)
        brush.layer = MOVING
        if spot.squares:
            outline(brush, spot, GREEN, f"ghost line {piece.id}")
        side = min(spot.rect.w, spot.rect.h, layout.unit) * 0.62
        x, y = spot.rect.middle
        if spot.squares:
            x, y = spot.squares[0].middle
        brush.picture(
            "ghost-ok", Rect(x - side / 2, y - side / 2, side, side), key=f"tick {piece.id}"
        )
    if ghost.answer is not None and at is not None:
        side = min(at.rect.w, at.rect.h, layout.unit * 1.2)
        x, y = at.rect.middle
        brush.picture("ghost-no", Rect(x - side / 2, y - side / 2, side, side), key="ghost no")
    if ghost.price and at is not None:
        width = brush.width_of(ghost.price, 15, "bold") + brush.px(20)
        height = brush.pt(24)
        x = min(max(brush.px(4), at.rect.middle[0] - width / 2), brush.look.width - width)
        y = at.rect.y - height - brush.px(6)
        if y < layout.bar.bottom:
            # Where it would cover whose turn it is: on something high, or else below it.
            inside = at.rect.h > 3 * height
            y = at.rect.bottom + (-height - brush.px(6) if inside else brush.px(6))
        box = Rect(x, y, width, height)
        brush.rounded(box, named["ink"], height / 2, named["parchment"], brush.px(2))
        brush.text(
            ghost.price,
            box,
            15,
            face="bold",
            colour=named["parchment"],
            align="center",
            valign="center",
            one_line=True,
            key="price",
        )

"""A die gained on the road: it comes to lie on the space of its number (MO9.5, R30, R42)."""

from __future__ import annotations

import scriptorium as sc

from ..events import DicePlaced
from .dice_notation import row_text
from .placing_dice import lay


def put_down(now: sc.Change, seat: sc.Seat, face: int) -> None:
    """On a later turn of the same action phase its owner can take it."""
    lay(now, seat, face, 0, 1)
    now.tell(DicePlaced(seat, face, row_text((seat,), (0, 1))))

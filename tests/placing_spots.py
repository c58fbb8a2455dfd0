"""What a hand finds while bridges are laid: the bridges of the tray, and points of the board."""

from __future__ import annotations

from typing import Any

from scriptorium.scene import HAND


def in_tray(screen: Any) -> list[str]:
    """Bridges of the tray that lie in more than one way."""
    pieces = [
        piece for piece in screen.controller.shown.pieces if piece.group == HAND and piece.shape
    ]
    return [piece.id for piece in pieces]


def on_glass(screen: Any, unit: tuple[float, float]) -> tuple[float, float]:
    """A point of the board on the glass."""
    left, top = screen.layout.origin
    return left + unit[0] * screen.layout.unit, top + unit[1] * screen.layout.unit

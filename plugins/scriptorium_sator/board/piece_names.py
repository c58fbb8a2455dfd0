"""What the pieces of the picture are called, for those who draw them and those who touch them.

A square is called by its name (`C4`). Cards of a hand that are alike are one piece. Hidden cards
and outlines are numbered by their places, so that no name tells what it hides.
"""

from __future__ import annotations

from ..bridges.board_geometry import Geometry

END, DONE, FREE = "end", "done", "free-action"
SWAP_BUTTON, SEARCH_BUTTON = "swap", "search"
IM_DECK, IM_DISCARD = "im-deck", "im-discard"
TURN, AP, MP, PADLOCK = "turn", "ap", "mp", "padlock"


def bridge_piece(geometry: Geometry, bridge: int) -> str:
    """A bridge on the board."""
    return bridge_named(geometry.names[bridge])


def bridge_named(name: str) -> str:
    """A bridge on the board, by its name in the box."""
    return f"bridge-{name}"


def unplaced_piece(geometry: Geometry, bridge: int) -> str:
    """An own bridge that has not been placed yet."""
    return f"unplaced-{geometry.names[bridge]}"


def draft_piece(shape: str) -> str:
    """The outline of bridges of one shape that can be taken."""
    return f"draft-{shape}"


def acolyte_piece(seat: str) -> str:
    """The acolyte of a seat."""
    return f"acolyte-{seat}"


def gargoyle_piece(seat: str) -> str:
    """The gargoyle of a seat."""
    return f"gargoyle-{seat}"


def book_piece(seat: str, square: str) -> str:
    """A seat's book on the board: one is like the other, so that its square is its name."""
    return f"book-{seat}-{square}"


def start_piece(seat: str) -> str:
    """The start square of a seat."""
    return f"start-{seat}"


def hand_piece(card: str) -> str:
    """The cards of one kind in the own hand."""
    return f"hand-{card}"


def search_piece(card: str) -> str:
    """The cards of one kind in a deck that is being searched."""
    return f"search-{card}"


def seat_piece(seat: str) -> str:
    """The panel of a seat."""
    return f"seat-{seat}"


def lf_deck_piece(seat: str) -> str:
    """The deck of prayers of a seat."""
    return f"lf-deck-{seat}"

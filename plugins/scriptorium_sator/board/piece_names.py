"""What the pieces of the picture are called, for those who draw them and those who touch them.

A square is called by its name (`C4`). Cards of a hand that are alike are one piece. Hidden cards
and outlines are numbered by their places, so that no name tells what it hides.
"""

from __future__ import annotations

from ..bridges.board_geometry import Geometry

END, DONE, FREE = "end", "done", "free-action"
SWAP_BUTTON, SEARCH_BUTTON = "swap", "search"
TURN, AP, MP, PADLOCK = "turn", "ap", "mp", "padlock"


# By the seat, the name of a card, of a shape, or of a bridge in the box.
bridge_named = "bridge-{}".format
draft_piece = "draft-{}".format  # the outline of bridges of one shape that can be taken
acolyte_piece = "acolyte-{}".format
gargoyle_piece = "gargoyle-{}".format
book_piece = "book-{}-{}".format  # with its square: one book on the board is like the other
start_piece = "start-{}".format
seat_piece = "seat-{}".format
lf_deck_piece = "lf-deck-{}".format


def bridge_piece(geometry: Geometry, bridge: int) -> str:
    """A bridge on the board."""
    return bridge_named(geometry.names[bridge])


def unplaced_piece(geometry: Geometry, bridge: int) -> str:
    """An own bridge that has not been placed yet."""
    return f"unplaced-{geometry.names[bridge]}"

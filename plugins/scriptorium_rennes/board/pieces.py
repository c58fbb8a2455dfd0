"""What the pieces of the picture are called."""

from __future__ import annotations

CARD, COLOUR, FIGURE, PORTAL = "card-", "colour-", "figure-", "portal-"
EVENT, OPEN_CARD, TURN = "event-", "open-", "turn-"
AGAIN = "-again-"  # a further card of a kind that lies open, by its place in the row


def clue(cavern: str, colour: str) -> str:
    """The clues of a colour in a Caverne."""
    return f"clue-{cavern}-{colour}"


def slot(seat: str, location: str, colour: str) -> str:
    """The slots of a colour that a seat has for a code."""
    return f"slot-{seat}-{location}-{colour}"

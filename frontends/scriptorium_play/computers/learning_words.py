"""What players read while computers learn a game that brings no values of its own."""

from __future__ import annotations

from scriptorium import Text, text


def learning_text(at: int, of: int) -> Text:
    """That a game is being learned, and how far it is."""
    return text(
        "table-learning",
        "Preparing the computer player: {at} of {of}.",
        at=at,
        of=of,
    )

"""What is told while computers learn a game of which nobody has told them what is good."""

from __future__ import annotations

from scriptorium import Text, text


def learning_told(at: int, of: int) -> Text:
    """That a game is being learned, and how far it is."""
    return text(
        "table-learning",
        "I am watching matches to learn this game: {at} of {of}.",
        at=at,
        of=of,
    )

"""Whole matches at the moments that pages are swept at, and players with names."""

from __future__ import annotations

from functools import cache

from whole_matches import Agreed, whole_match

import scriptorium as sc
from scriptorium.matches import Match


@cache
def match_at(agreed: Agreed, moment: str) -> Match | None:
    """The match in the midst of a turn, with a card half played, or over; with all of its log."""
    played = whole_match(agreed)
    match, actions = Match(played.start), played.actions
    for at, action in enumerate(actions):
        late = at > len(actions) * 0.6
        top = match.table.pending[-1] if match.table.pending else None
        if late and moment == "turn" and isinstance(top, sc.Turn):
            return match
        if late and moment == "half" and top is not None and not isinstance(top, sc.Turn):
            return match
        match.play(action)
    return match if moment == "over" and match.table.outcome is not None else None


# Players have names here, one of which is too long for any panel.
NAMES = ("Ida", "Wilhelmine von der Abtei zu Unserer Lieben Frau", "Jo", "Bruder Anselm", "Æ")

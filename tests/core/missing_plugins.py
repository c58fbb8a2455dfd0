"""Going on with a recorded match where one of its plugins is not installed any more."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.matches.migration import SNAPSHOT, open_match
from scriptorium.matches.records import Seal

SEAL = Seal(b"this machine")


def gone_on_without(match: Match, library: sc.Library) -> Match:
    """The match as its file goes on from the newest kept table by the plugins of a library."""
    opening = open_match(match.to_bytes(SEAL), library=library, seal=SEAL)
    assert opening.exact is None
    on = opening.gone_on(SNAPSHOT)
    assert on is not None, opening.problem
    return on

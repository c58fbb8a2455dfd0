"""What computer players know about SATOR: how a seat stands, what to try.

No rule needs it. It is found like a game's own plugin and belongs to every match.
"""

from __future__ import annotations

from .. import game
from ..rules.gargoyles import Unblock
from ..turn.swap import Search, Swap
from .habits import draws, exchanges
from .reasons import reasons
from .standing import promise, settled

# Computer players know SATOR in every match of it.
COMPUTERS = game.plugin("computers", after=("sator.cards", "sator.unplaced", "sator.draw"))


COMPUTERS.heuristics(
    value=(settled, promise),
    reflex=draws,
    reasons=reasons,
    leftover=exchanges,
    light=("place", "draft"),
    prunes=(Swap, Search, Unblock),
)

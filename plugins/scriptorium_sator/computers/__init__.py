"""What computer players know about SATOR: hidden cards, how a seat stands, what to try.

No rule needs it. It is found like a game's own plugin and belongs to every match.
"""

from __future__ import annotations

import scriptorium as sc
import scriptorium.hidden as sw

from .. import game
from ..rules.gargoyles import Unblock
from ..turn.swap import Search, Swap
from . import hidden_things
from .habits import draws, exchanges
from .reasons import reasons
from .standing import promise, settled

# Computer players know SATOR in every match of it.
COMPUTERS = game.plugin("computers", after=("sator.cards", "sator.unplaced", "sator.draw"))


@COMPUTERS.write
def tell(book: sc.RuleBook) -> None:
    """What lies hidden where, what a position is worth, and what is hardly ever worth a try."""
    hidden_things.register(book)
    sw.add_value(book, settled, promise)
    sw.add_reflex(book, draws)
    sw.add_reasons(book, reasons)
    sw.add_leftover_policy(book, exchanges)
    sw.skip_search_in(book, "place", "draft")
    sw.prune_actions(book, Swap, Search, Unblock)

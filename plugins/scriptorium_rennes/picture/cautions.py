"""What would lapse: told before a card of another colour, an event, a claim, or the end (RN5.1)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text

from ..board.equipment import colour_of
from ..board.state import Pool
from ..caverns.clues import Collect
from ..caverns.exchanging import Exchange, ExchangeCard
from ..moving.conversion import Convert
from ..moving.joker import Joker
from ..moving.playing import Play
from ..turn.claiming import Claim
from ..turn.ending import End
from ..turn.event_cards import PlayEvent
from ..wording import text


def lapses(view: sc.View, colour: str = "") -> Text | None:
    """The points of the pool, where there are any and they are of another colour."""
    pool = view[Pool]
    if not pool.points or pool.colour == colour:
        return None
    return text("rn-lapses", points=pool.points, colour=pool.colour)


def by_card(view: sc.View, action: Any) -> Text | None:
    """A card of another colour replaces the pool."""
    return lapses(view, colour_of(action.card))


def register(book: sc.RuleBook) -> None:
    """For whatever is no movement, and for cards as another colour."""
    sp.add_caution(book, Play, by_card)
    for named in (Convert, Joker):
        sp.add_caution(book, named, lambda view, action: lapses(view, action.colour))
    others: tuple[type[sc.Action], ...] = (
        Collect,
        Exchange,
        ExchangeCard,
        PlayEvent,
        Claim,
        End,
    )
    for kind in others:
        sp.add_caution(book, kind, lambda view, action: lapses(view))

"""What a treasure hunter is after, and what the turn still allows (RN4.3, RN12)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text

from ..board.codes import all_tokens, codes, cracked
from ..board.state import EventPlayed, Pool, Score
from ..turn.claiming import ENOUGH
from ..turn.course import ACT, REFILL
from ..turn.event_cards import A_TURN
from ..wording import text


def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """So many codes, and clues for them; points decide."""
    done, of = cracked(view, seat), view.rules.number(ENOUGH, view, seat)
    clues = all_tokens(view, seat)
    slots = sum(count for code in codes(view).needs.values() for _, count in code)
    told = text("rn-aim", done=done, of=of, clues=clues, slots=slots)
    points = view[Score].points[view.seats.index(seat)]
    return sp.Aim(told, done, of, still(view, seat), points)


def still(view: sc.View, seat: sc.Seat) -> tuple[Text, ...]:
    """What the turn has left: points to move with, an event card, drawing."""
    if view.clock.seat != seat or view.outcome is not None:
        return ()
    if view.clock.step == REFILL:
        return (text("rn-still-refill"),)
    if view.clock.step != ACT:
        return (text("rn-still-start"),)
    found, pool = [], view[Pool]
    if pool.points:
        found.append(text("rn-still-move", points=pool.points))
    if view[EventPlayed].count < view.rules.number(A_TURN, view, seat):
        found.append(text("rn-still-event"))
    return tuple(found)

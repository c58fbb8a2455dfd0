"""Taking back: whether an action can be, as far as players agreed on that."""

from __future__ import annotations

from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.library import FREE, STRICT, UNDO, UNTIL_OTHERS
from scriptorium.engine.table import After, Table
from scriptorium.engine.values import Seat

NOT_YOURS = Reason("not_yours", "", "Only {seat} could take that back.")
REVEALED = Reason("revealed", "", "Something hidden has been revealed, so you can't undo that.")
TURN_OVER = Reason("turn_over", "", "That turn is over, so it cannot be taken back.")


def why_not_back(before: Table, after: After, seat: Seat | None = None) -> Refused | None:
    """Why an action cannot be taken back (by a seat), or None where it can.

    `strict`: as long as nobody has seen anything new. `until_others`: as long as no other could
    act, and who goes back has learned nothing; a card of the own hand was known to its owner.
    `free`: always, whoever acted.
    """
    wish = before.rules.options[UNDO]
    if wish == FREE:
        return None
    actor = before.pending[-1].seat
    if seat is not None and actor != seat:
        return NOT_YOURS(seat=actor)
    if after.revealed if wish == STRICT else actor in after.news:
        return REVEALED()
    over = after.table.outcome is not None or before.clock.turn != after.table.clock.turn
    if over or (wish == UNTIL_OTHERS and after.table.chooser != actor and after.revealed):
        return TURN_OVER()
    return None

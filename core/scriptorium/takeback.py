"""Taking back: what players may agree on about it before any match."""

from __future__ import annotations

from .errors import Reason, Refused
from .rulebook import RuleBook
from .structs import Seat
from .table import After, Table

UNDO = "undo"
STRICT, UNTIL_OTHERS, FREE = "strict", "until_others", "free"

NOT_YOURS = Reason("not_yours", "", "Only {seat} could take that back.")
REVEALED = Reason("revealed", "", "Something hidden came to light, so that cannot be taken back.")
TURN_OVER = Reason("turn_over", "", "That turn is over, so it cannot be taken back.")


def agree_on_undo(book: RuleBook) -> None:
    """An option of every match: how far players may go back.

    `strict`: as long as nobody has seen anything new. `until_others`: as long as no other could
    act, and who goes back has learned nothing; a card of the own hand was known to its owner.
    `free`: always, whoever acted.
    """
    book.option(UNDO, UNTIL_OTHERS, among=(STRICT, UNTIL_OTHERS, FREE))


def why_not_back(before: Table, after: After, seat: Seat | None = None) -> Refused | None:
    """Why an action cannot be taken back (by a seat), or None where it can."""
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

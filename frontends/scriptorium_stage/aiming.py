"""What one is after and what is left of the turn, in a line for every frontend."""

from __future__ import annotations

from scriptorium import aim, view
from scriptorium.structs import text

from .session import Session


def aim_told(session: Session) -> str:
    """What the one who looks is after, and what can still be done this turn; or nothing."""
    seat, words = session.observer, session.words
    if seat is None or session.table.outcome is not None:
        return ""
    found = aim(view(session.table, seat), seat)
    told = [words.say(found.after)] if found.after is not None else []
    if found.still and session.awaits_person:
        things = ", ".join(words.say(one) for one in found.still)
        told.append(words.say(text("table-still", "Still to do: {things}.", things=things)))
    return " ".join(told)

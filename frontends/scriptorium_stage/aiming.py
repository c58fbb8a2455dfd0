"""What one is after, what is left of the turn, and what could be done: for every frontend."""

from __future__ import annotations

from scriptorium import view, write
from scriptorium.structs import text
from scriptorium_picture import aim

from .log import deeds
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


def hint_told(session: Session) -> tuple[str, str]:
    """What would be good to do and why, in words; and the piece to begin with, if there is one."""
    found, words, touching = session.hint(), session.words, session.touching
    if found is None or touching is None:
        told = text("stage-no-idea", "I have no idea what is best now. You decide.")
        return words.say(told), ""
    path = next((path for path, one in touching.choices.paths if one == found.action), ())
    shown = session.preview(found.action)
    done = deeds(shown.events, session.table.rules, words) if shown is not None else ()
    known = touching.choices.pieces
    names = [known[id].label or words.piece(known[id]) for id in path if id in known]
    deed = " ".join(done) or ", ".join(names) or write(session.table, found.action)
    why = " ".join(words.say(one) for one in found.why)
    told = text("stage-hinted", "You could do this: {deed} {why}", deed=_closed(deed), why=why)
    return words.say(told), next(iter(path), "")


def _closed(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."

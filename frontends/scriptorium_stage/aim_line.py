"""What one is after, what is left of the turn, and what could be done: for every frontend."""

from __future__ import annotations

from scriptorium import Action, said_choice, view, write
from scriptorium.structs import text
from scriptorium_picture import aim, awaited, in_a_row, touches

from .hint_plans import plan_told
from .hints import Suggestion
from .log import action_lines
from .session import Session


def aim_told(session: Session) -> str:
    """What is awaited, where a decision says it; else what the one who looks is after and can do.

    Who is asked stands before it: others at the table hear what somebody is choosing.
    """
    seat, words = session.observer, session.words
    if seat is None or session.table.outcome is not None:
        return ""
    seen = view(session.table, seat)
    question = awaited(seen)
    if question is not None:
        return f"{words.called(seen.pending[-1].seat)}: {words.say(question)}"
    found = aim(seen, seat)
    told = [words.say(found.after)] if found.after is not None else []
    if found.still and session.awaits_person:
        things = ", ".join(words.say(one) for one in found.still)
        told.append(words.say(text("table-still", "Still to do: {things}.", things=things)))
    return " ".join(told)


def hint_told(session: Session) -> tuple[str, str]:
    """What would be good to do and why, in words; and the piece to begin with, if there is one."""
    return hint_words(session, session.hint())


def hint_words(session: Session, found: Suggestion | None) -> tuple[str, str]:
    """A hint that was found, in words; and the piece to begin with, if there is one."""
    words, touching = session.words, session.touching
    if found is None or touching is None:
        told = text("stage-no-idea", "I have no idea what is best now. You decide.")
        return words.say(told), ""
    path = next((path for path, one in touching.choices.paths if one == found.action), ())
    deed = plan_told(session, found) or _closed(action_told(session, found.action))
    why = " ".join(words.say(one) for one in found.why)
    told = text("stage-hinted", "You could do this: {deed} {why}", deed=deed, why=why)
    return words.say(told), next(iter(path), "")


def action_told(session: Session, action: Action) -> str:
    """An action that may be chosen, in words: what it does, or that it is chosen, or on what.

    Only a game without any of these is read as it is written.
    """
    table, words = session.table, session.words
    shown = session.preview(action)
    if shown is not None and (done := action_lines(shown.events, table.rules, words)):
        return " ".join(done)
    if (chosen := said_choice(table, action)) is not None:
        return words.say(chosen)
    seen = view(table, table.chooser) if table.chooser is not None else table
    known = session.touching.choices.pieces if session.touching is not None else {}
    pieces = [known[id] for id in in_a_row(touches(seen, action)) if id in known]
    return ", ".join(map(words.short, pieces)) or write(table, action)


def _closed(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."

"""What one is after, what is left of the turn, and what could be done: for every frontend."""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium import Action, said_choice, text, view, write
from scriptorium.scene import aim, awaited, in_a_row, plain_pieces, touches
from scriptorium_play.computers.hints import Suggestion
from scriptorium_play.session.log import action_lines
from scriptorium_play.session.session import Session

from .plans import plan_text


def aim_text(session: Session) -> str:
    """What is awaited, where a decision says it; else what the one who looks is after and can do.

    Who is asked stands before it: others at the table hear what somebody is choosing.
    """
    seat, words = session.observer, session.words
    if seat is None or session.table.outcome is not None:
        return ""
    seen = view(session.table, seat)
    question = question_text(session)
    if question:
        return f"{words.called(seen.pending[-1].seat)}: {question}"
    found = aim(seen, seat)
    told = [words.say(found.after)] if found.after is not None else []
    if found.still and session.awaits_person:
        things = ", ".join(words.say(one) for one in found.still)
        told.append(words.say(text("table-still", "You can still: {things}.", things=things)))
    return " ".join(told)


def question_text(session: Session) -> str:
    """What the decision on top asks, where it says it."""
    seat = session.observer
    return "" if seat is None else session.words.say(awaited(view(session.table, seat)))


def hint_text(session: Session) -> tuple[str, str]:
    """What would be good to do and why, in words; and the piece to begin with, if there is one."""
    return hint_words(session, session.hint())


def hint_words(session: Session, found: Suggestion | None) -> tuple[str, str]:
    """A hint that was found, in words; and the piece to begin with, if there is one."""
    words, touching = session.words, session.touching
    if found is None or touching is None:
        told = text("stage-no-idea", "I can't tell what's best right now. You decide.")
        return words.say(told), ""
    path = next((path for path, one in touching.choices.paths if one == found.action), ())
    deed = plan_text(session, found) or _closed(action_text(session, found.action))
    why = " ".join(words.say(one) for one in found.why)
    told = text("stage-hinted", "You could do this: {deed} {why}", deed=deed, why=why)
    return words.say(told), next(iter(path), "")


def action_text(session: Session, action: Action) -> str:
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
    path = (*in_a_row(touches(seen, action)), *plain_pieces(seen, action))
    pieces = [known[id] for id in path if id in known]
    return ", ".join(map(words.short, pieces)) or write(table, action)


def distinct_texts(
    session: Session, told: Sequence[str], actions: Sequence[Action]
) -> tuple[str, ...]:
    """Several actions in words; behind words that are alike what else was chosen.

    Where all words are alike they tell nothing, and only that is left.
    """
    if len(set(told)) == len(told):
        return tuple(told)
    fields = [_fields(session, action) for action in actions]
    same = set.intersection(*(set(one.items()) for one in fields))
    values = [", ".join(v for n, v in one.items() if (n, v) not in same) for one in fields]
    if len(set(told)) == 1 and len(set(values)) == len(values) and "" not in values:
        return tuple(values)
    both = [f"{one} ({value})" if value else one for one, value in zip(told, values, strict=True)]
    return tuple(
        one if told.count(one) == 1 else also if both.count(also) == 1 else _written(session, nr)
        for one, also, nr in zip(told, both, actions, strict=True)
    )


def _fields(session: Session, action: Action) -> dict[str, str]:
    """What stands in the fields of an action, in words where there are some."""
    table = session.table
    rule = table.rules.actions.get(type(action))
    if rule is None:
        return {}
    found = {}
    for name, target in rule.targets.items():
        told = rule.guard.ask(target.write, table, getattr(action, name), instead="")
        found[name] = session.words.called(told)
    return found


def _written(session: Session, action: Action) -> str:
    return f"{action_text(session, action)} ({write(session.table, action)})"


def _closed(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."

"""What a hint means to do, as far as that is known now: in words, and as ghosts on the board.

A hint is the first choice of a plan, and its reasons are those of the plan: so all of it is told,
up to where chance or something hidden comes in, or the turn ends.
"""

from __future__ import annotations

from scriptorium import After, Table, Turn, said_choice, seen_events
from scriptorium.scene import movements
from scriptorium_play.computers.hints import Suggestion
from scriptorium_play.picture.preview import Preview, caution_at, price, price_said
from scriptorium_play.picture.scenes import difference, picture
from scriptorium_play.picture.tried import tried
from scriptorium_play.session.ghosts import Ghost, ghost_of
from scriptorium_play.session.log import action_lines
from scriptorium_play.session.session import Session


def steps_known(table: Table, found: Suggestion) -> list[tuple[Table, After]]:
    """Each choice of a plan of which it is known what it leads to: the table before, and after."""
    seat, turn, steps = table.chooser, table.clock.turn, list[tuple[Table, After]]()
    for action in (found.action, *found.further):
        if seat is None or table.chooser != seat or table.clock.turn != turn:
            break
        after = tried(table).known(action)
        if after is None:
            break
        steps.append((table, after))
        table = after.table
    return steps


def plan_text(session: Session, found: Suggestion) -> str:
    """A plan in words, choice by choice; nothing where it has but one."""
    table, words = session.table, session.words
    steps = steps_known(table, found)
    if len(steps) < 2:
        return ""
    assert table.chooser is not None
    told: list[str] = []
    actions = (found.action, *found.further)
    for (before, after), action in zip(steps, actions, strict=False):
        events = seen_events(after, table.chooser)
        lines = action_lines(events, table.rules, words)
        begins = isinstance(before.pending[-1], Turn)  # what is chosen within shows in what it does
        if begins and not lines and (chosen := said_choice(before, action)) is not None:
            lines = (words.say(chosen),)
        told += lines
    return " ".join(f"{one[:1].upper()}{one[1:].rstrip('.')}." for one in told)


def plan_ghost(session: Session, found: Suggestion, id: str) -> Ghost | None:
    """Where everything would be once a plan is carried out, or what there is of it."""
    table = session.table
    steps = steps_known(table, found)
    if len(steps) < 2:
        return ghost_of(session, found.action, id)
    seat, last = table.chooser, steps[-1][1].table
    assert seat is not None
    shown = picture(last, seat)
    events = tuple(event for _, after in steps for event in seen_events(after, seat))
    changes = difference(picture(table, seat), shown, movements(table.rules, events))
    cost = price(table, last)
    told = [*price_said(cost), caution_at(table, found.action)]
    said = ", ".join(session.words.say(one) for one in told if one is not None)
    return Ghost(id, found.action, Preview(found.action, shown, changes, cost, events), None, said)

"""Hints: what would be good to do now and why, or that nobody here knows; never a random choice.

Nothing hidden is looked at: what an action leads to counts only where nothing would come to light.
Computers that know more are `Adviser`s, and are asked first.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from scriptorium import Action, After, Seat, Table, Text, View, legal, text, view
from scriptorium.scene import aim
from scriptorium_play.picture.tried import Tried, tried

log = logging.getLogger("scriptorium.play")

# So many actions are tried to look one further, at most.
MOST_TRIED = 120


@dataclass(frozen=True)
class Suggestion:
    """An action, in sentences why, and what else is planned for the turn behind it."""

    action: Action
    why: tuple[Text, ...]
    further: tuple[Action, ...] = ()


Advice = Callable[[View, Sequence[Action]], Suggestion | None]


class Adviser(Protocol):
    """Code that knows a game well. It gets what the seat may know, and the choices it has."""

    def advise(self, seen: View, actions: Sequence[Action]) -> Suggestion | None:
        """One of the actions and why, or None where it has no idea."""


def hint(
    table: Table, advisers: Iterable[Adviser] = (), at_last: Advice | None = None
) -> Suggestion | None:
    """What to do and why: by those who know, else what wins or comes nearer to what one is after.

    Who is asked `at_last` knows any game somewhat.

    Where nobody has a secret, the only action that keeps the next player from winning counts too.
    """
    seat = table.chooser
    if seat is None:
        return None
    actions = legal(table)
    for adviser in advisers:
        found = _advised(adviser.advise, view(table, seat), actions)
        if found is not None:
            return found
    if len(actions) == 1:
        only = text("stage-hint-only", "It's the only thing you can do.")
        return Suggestion(actions[0], (only,))
    known = list(_known(tried(table), actions))
    found = _at_once(table, known, seat) or _kept(table, known, seat) or _soon(table, known, seat)
    if found is None and at_last is not None:
        found = _advised(at_last, view(table, seat), actions)
    return found


def _advised(advice: Advice, seen: View, actions: Sequence[Action]) -> Suggestion | None:
    """What an adviser says; one that fails, or names what may not be done, says nothing."""
    try:
        found = advice(seen, actions)
    except Exception as error:
        log.error("an adviser failed", exc_info=error)
        return None
    return found if found is not None and found.action in actions else None


def _known(tried: Tried, actions: Iterable[Action]) -> Iterator[tuple[Action, After]]:
    """Actions with what they lead to, as far as that can be known beforehand."""
    for action in actions:
        after = tried.known(action)
        if after is not None:
            yield action, after


def _reached(table: Table, after: After, seat: Seat) -> tuple[Text, ...]:
    """Why an action is good by what it comes to at once, or nothing."""
    outcome = after.table.outcome
    if outcome is not None:
        won = text("stage-hint-wins", "That wins the match.")
        return (won,) if seat in outcome.winners else ()
    before, now = (aim(view(one, seat), seat) for one in (table, after.table))
    if now.done <= before.done or now.after is None:
        return ()
    return (text("stage-hint-nearer", "It brings you closer to your goal."), now.after)


def _at_once(table: Table, known: list[tuple[Action, After]], seat: Seat) -> Suggestion | None:
    found = [(action, _reached(table, after, seat)) for action, after in known]
    best = min((one for one in found if one[1]), key=lambda one: len(one[1]), default=None)
    return Suggestion(*best) if best is not None else None


def _soon(table: Table, known: list[tuple[Action, After]], seat: Seat) -> Suggestion | None:
    """The first part of what comes to something with the next."""
    left = MOST_TRIED
    for action, after in known:
        same = after.table.chooser == seat and after.table.clock.turn == table.clock.turn
        if not same:
            continue
        further = legal(after.table)[:left]
        left -= len(further)
        for _, last in _known(Tried(after.table), further):
            why = _reached(after.table, last, seat)
            if why:
                begins = text("stage-hint-begins", "It's the start of something good.")
                return Suggestion(action, (begins, *why))
        if left <= 0:
            break
    return None


def _kept(table: Table, known: list[tuple[Action, After]], seat: Seat) -> Suggestion | None:
    """The only action after which the next player does not win at once, in an open game."""
    if view(table, seat).parts != table.parts:
        return None
    safe = [action for action, after in known if not _wins_at_once(after.table, seat)]
    if len(safe) != 1 or len(known) < 2:
        return None
    return Suggestion(
        safe[0], (text("stage-hint-keeps", "After anything else your opponent wins at once."),)
    )


def _wins_at_once(table: Table, seat: Seat) -> bool:
    if table.chooser in (None, seat):
        return False
    found = _known(Tried(table), legal(table))
    outcomes = (after.table.outcome for _, after in found)
    return any(one is not None and table.chooser in one.winners for one in outcomes)

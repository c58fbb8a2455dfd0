"""Tables later than the opening: in mid-turn, with a card half played, refused, asked, at the end.

In German and Italian, which have the longest words, with usual and largest letters, on every glass.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from stage_games import by_actions, library, new_table
from sweeping import faults
from test_ui_sweep import GLASSES, glass, report  # noqa: F401
from whole_matches import Agreed, whole_match

import scriptorium as sc
from scriptorium_matches.match import Match
from scriptorium_stage.session import Session
from scriptorium_stage.settings import LARGEST
from scriptorium_stage.ui import routes

AGREED = (Agreed("sator", 2, 5), Agreed("plankenkoorts", 2))
TONGUES = ("de", "it")
# Rennes-le-Château has no seeker of its own: as many actions by chance.
ACTIONS = 90


@cache
def actions_of(agreed: Agreed) -> tuple[sc.Table, tuple[sc.Action, ...]]:
    if agreed.game != "rennes":
        played = whole_match(agreed)
        return played.start, played.actions
    start = new_table("rennes", agreed.seed, agreed.seats)
    return start, tuple(by_actions(start, agreed.seed, ACTIONS))


@cache
def match_at(agreed: Agreed, moment: str) -> Match | None:
    """The match in the midst of a turn, with a card half played, or over; with all of its log."""
    start, actions = actions_of(agreed)
    match = Match(start)
    for at, action in enumerate(actions):
        late = at > len(actions) * 0.6
        top = match.table.pending[-1] if match.table.pending else None
        if late and moment == "turn" and isinstance(top, sc.Turn):
            return match
        if late and moment == "half" and top is not None and not isinstance(top, sc.Turn):
            return match
        match.play(action)
    return match if moment == "over" and match.table.outcome is not None else None


def refused(page) -> None:
    """The longest of the reasons against touching something."""
    session = page.session
    told = {one.id: str(session.why_not(one.id) or "") for one in page.controller.shown.pieces}
    id = max(told, key=lambda one: len(told[one]))
    assert told[id]
    page.controller.came_of(session.touch(id), id)


def asked(page) -> None:
    """Really? or a tick, for the action that is told at the greatest length."""
    actions = sc.legal(page.session.table)
    action = max(actions, key=lambda one: len(page.controller.action_told(one)))
    if page.desk.form.mouse:
        page.session.waiting = action
    else:
        page.touch_actions.propose(action, next(iter(page.session.touching.next)))


def touched(page) -> None:
    """Something has been picked that does not mean an action yet."""
    touching = page.session.touching
    page.session.touching = touching.touch(touching.next[0])


def told(page) -> None:
    """A thing is looked at and told of."""
    page.tell(page.session.touching.next[0])


def over(page) -> None:
    page.controller.dialog = "outcome"


def nothing(page) -> None:
    """As it is."""


MOMENTS: dict[str, tuple[str, Callable]] = {
    "turn": ("turn", nothing),
    "touched": ("turn", touched),
    "told": ("turn", told),
    "refused": ("turn", refused),
    "asked": ("turn", asked),
    "half": ("half", nothing),
    "half refused": ("half", refused),
    "over": ("over", over),
}


@pytest.mark.parametrize("name", GLASSES)
def test_every_moment(glass, name):  # noqa: F811
    window, wrong = glass(name), {}
    for language in TONGUES:
        window.desk.settings.change("language", language)
        for size in (100, LARGEST):
            window.desk.settings.change("text_size", size)
            for agreed in AGREED:
                for moment, (when, bring) in MOMENTS.items():
                    match = match_at(agreed, when)
                    if match is None:
                        continue
                    session = Session(match, library(), settings=window.desk.settings)
                    routes.table(window.desk, session)
                    window.frame()
                    if session.curtain is not None:
                        window.touch("lift")
                    bring(window.desk.screen)
                    window.desk.screen.refresh()
                    window.frame()
                    found = faults(window)
                    session.close()
                    if found:
                        wrong[f"{language} {size} %", agreed.game, moment] = found
    assert wrong == {}, report(wrong)

"""Tables later than the opening: in mid-turn, with a card half played, refused, asked, at the end.

In German and Italian, which have the longest words, with usual and largest letters, on every glass.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from stage_games import library
from sweep_glasses import GLASSES, agreements, report
from sweep_matches import NAMES, match_at
from sweeping import faults
from whole_matches import Agreed

import game_tables
import scriptorium as sc
from night import often
from scriptorium.matches import Match
from scriptorium_play.common.settings import LARGEST
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes

AGREED = (Agreed("sator", 2, 5), Agreed("plankenkoorts", 2))
# These are swept whole at night; else each glass has one language and one size of them.
SPREAD = (
    Agreed("rennes", 5),
    Agreed("monasterium", 4),
    Agreed("rennes", 2),
    Agreed("monasterium", 2),
)
TONGUES = ("de", "it")
# All ghosts that bring something to touch, and the hand of a turn that can use them.
GHOSTS = {
    "figures": {"rood": "A.N"},
    "pool": "geel 2",
    "claims": {"la_tour": ["rood"], "cimetiere": ["rood"], "villa": ["rood"]},
    "hands": {"rood": ["geel-1", "rood-2", "rood-3", "blauw-4"]},
}


# What has the longest reason against being touched, by match and language: all glasses show it.
LONGEST: dict[tuple[int, str], str] = {}


def refused(page) -> None:
    """The longest of the reasons against touching something."""
    session = page.session
    asked = id(session.match), session.settings.language
    if asked not in LONGEST:
        told = {one.id: str(session.why_not(one.id) or "") for one in page.controller.shown.pieces}
        LONGEST[asked] = max(told, key=lambda one: len(told[one]))
    piece = LONGEST[asked]
    assert session.why_not(piece) is not None
    page.controller.came_of(session.touch(piece), piece)


def asked(page) -> None:
    """Really? or a tick, for the action that is told at the greatest length."""
    actions = sc.legal(page.session.table)
    action = max(actions, key=lambda one: len(page.controller.action_text(one)))
    if page.app.form.mouse:
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
    page.controller.show_outcome()


def nothing(page) -> None:
    """As it is."""


# Of each position what is brought about in it.
MOMENTS: dict[str, dict[str, Callable]] = {
    "turn": {
        "turn": nothing,
        "touched": touched,
        "told": told,
        "refused": refused,
        "asked": asked,
    },
    "half": {"half": nothing, "half refused": refused},
    "over": {"over": over},
}


WISHES = tuple((language, size) for language in TONGUES for size in (100, LARGEST))


def swept(name: str) -> list[tuple[tuple[str, int], tuple[Agreed, ...]]]:
    """The wishes of a glass, and the matches that it shows with each of them.

    By day it has each language once and each size once, and more matches with one of the two.
    """
    mine = list(GLASSES).index(name) % len(WISHES)
    some = [(WISHES[mine], (*AGREED, *SPREAD[:2])), (WISHES[len(WISHES) - 1 - mine], AGREED)]
    return often(some, [(wish, (*AGREED, *SPREAD)) for wish in WISHES])


@pytest.mark.parametrize("name", GLASSES)
def test_every_moment(screen, name):
    window, wrong = screen(name), {}
    for (language, size), matches in swept(name):
        window.app.settings.change("language", language)
        window.app.settings.change("text_size", size)
        for agreed in matches:
            for when, moments in MOMENTS.items():
                match = match_at(agreed, when)
                if match is None:
                    continue
                for moment, found in seen(window, match, moments).items():
                    wrong[f"{language} {size} %", str(agreed), moment] = found
    assert wrong == {}, report(wrong)


@pytest.mark.parametrize("name", GLASSES)
def test_a_turn_with_every_ghost(screen, name):
    """What they bring to touch has its place beside the rest, and so has drawing cards."""
    window, wrong = screen(name), {}
    for told in agreements(window, 3):
        for step in ("act", "refill"):
            for moment, found in seen(window, Match(with_ghosts(step)), {step: nothing}).items():
                wrong[told, moment] = found
    assert wrong == {}, report(wrong)


@cache
def with_ghosts(step: str) -> sc.Table:
    return game_tables.position("rennes", 2, step=step, **GHOSTS)


def seen(window, match: Match, moments: dict[str, Callable]) -> dict[str, list[str]]:
    """What is wrong with a position on a glass, in each of the moments that are brought about."""
    names = dict(zip(match.table.seats, NAMES, strict=False))
    session = Session(match, library(), settings=window.app.settings, names=names)
    session.lift_curtain()
    touching, wrong = session.touching, {}
    for moment, bring in moments.items():
        session.touching, session.waiting = touching, None
        routes.table(window.app, session)
        window.frame()
        if bring is not nothing:
            bring(window.app.page)
            window.app.page.refresh()
            window.frame()
        if found := faults(window):
            wrong[moment] = found
    session.close()
    return wrong

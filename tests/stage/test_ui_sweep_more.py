"""Pages that are come to on the way, on every glass, in every language, with all letters.

The log, a match looked at again, the finer points of a new one, mods and what is wrong with one,
what waits or went wrong, and the lessons. Players have names, some of them long.
"""

from __future__ import annotations

import shutil
from types import SimpleNamespace

import pytest
from lesson_runs import KEYS, NAMED
from stage_games import library
from sweep_glasses import GLASSES, agreements, report
from sweep_matches import NAMES, match_at
from sweeping import faults
from whole_matches import Agreed

from house_mods import furnish
from scriptorium import SetupError
from scriptorium.matches import NeedsWay
from scriptorium.mods import Home, player_library
from scriptorium.scenarios import said
from scriptorium_play.common.seats import PERSON
from scriptorium_play.lessons.progress import Guide
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.matches.new_match import SeatPlayer
from scriptorium_play.mods import listing as mod_list
from scriptorium_play.session.session import Session
from scriptorium_ui.host.lost_page import LostPage
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.waiting_page import WaitingPage
from unfit_match import keep_unfit

PLAYED = Agreed("sator", 2, 5)
# What a match that is not as it was tells: found out once for all glasses.
SHOWN: list[NeedsWay] = []


def table(window) -> None:
    """A match that is over, of players with names."""
    match = match_at(PLAYED, "over")
    names = dict(zip(match.table.seats, NAMES, strict=False))
    session = Session(match, library(), settings=window.app.settings, names=names)
    session.lift_curtain()
    routes.table(window.app, session)
    window.frame()


def the_log(window) -> None:
    table(window)
    window.app.page.open_log()


def the_replay(window) -> None:
    table(window)
    window.app.page.replay()


def finer(window) -> None:
    routes.new_match(window.app, "sator")
    window.app.page.form.turn()


def four_names(window) -> None:
    routes.new_match(window.app, "sator")
    form = window.app.page.form
    four = zip(form.about.seats, NAMES, strict=False)
    form.players = [SeatPlayer(seat, PERSON, name) for seat, name in four]


def waiting(window) -> None:
    work = SimpleNamespace(over=False, part=0.42, stop=lambda: None)
    told = window.app.text("stage-opening", "Opening the match")
    window.app.show(WaitingPage(window.app, told, work, lambda: None, None))


def trouble(window) -> None:
    routes.trouble(window.app, SetupError("deck abbey.toml, line 4: write a number from 0 to 6."))


def unfit(window) -> None:
    if not SHOWN:
        keep_unfit(window.app.saves, "vigil")
        routes.open_match(window.app, "old")
        SHOWN.append(window.app.page.error)
    routes.trouble(window.app, SHOWN[0])


def lost(window) -> None:
    window.app.show(LostPage(window.app, ("house.quiet",), "memory", "old", lambda *_: None))


def mods(window) -> None:
    routes.mods(window.app)


def broken_mod(window) -> None:
    routes.mods(window.app)
    page = window.app.page
    lines = page.mods.lines()
    page.choose(next(nr for nr, one in enumerate(lines) if one.alarming))


def asked_of_mod(window) -> None:
    broken_mod(window)
    window.app.page.mods.asking = True


WAYS = (
    the_log,
    the_replay,
    finer,
    four_names,
    waiting,
    trouble,
    unfit,
    lost,
    mods,
    broken_mod,
    asked_of_mod,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house with mods; the one that a kept match was played with is not there any more."""
    folder = furnish(tmp_path_factory.mktemp("house") / "mods")
    shutil.rmtree(folder / "vigil")
    home, told = Home(mods=folder), {}
    mods_of, look = player_library(home), mod_list.stories

    def stories(home, words, library):
        """Looking at all mods takes long: once in each language is enough."""
        if words.language not in told:
            told[words.language] = look(home, words, library=library)
        return told[words.language]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mod_list, "stories", stories)
        yield home, mods_of


@pytest.mark.parametrize("name", GLASSES)
def test_every_page_that_is_come_to_on_the_way(screen, house, name):
    window, wrong = screen(name), {}
    window.app.home, window.app.read_library = house[0], lambda: house[1]
    window.app.reload()
    for told in agreements(window, 1):
        for way in WAYS:
            way(window)
            window.frame()
            if found := faults(window):
                wrong[told, way.__name__] = found
    assert wrong == {}, report(wrong)


def steps(key: str, language: str) -> list[int]:
    """The first step of a lesson, and the one of which most is said."""
    lesson = NAMED[key]
    told = [len(said(one.say, language)) for one in lesson.steps]
    return sorted({0, told.index(max(told))})


@pytest.mark.parametrize("name", GLASSES)
def test_the_lessons(screen, name):
    window, wrong = screen(name), {}
    for told in agreements(window, 3):
        for key in KEYS:
            for step in steps(key, window.app.settings.language):
                guide = Guide(NAMED[key], library(), step)
                session = GuidedSession(guide, library(), window.app.settings)
                routes.table(window.app, session)
                window.frame()
                if found := faults(window):
                    wrong[told, key, step] = found
                session.close()
    assert wrong == {}, report(wrong)

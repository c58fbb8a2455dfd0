"""Every page and every table, on every glass, in every language, with usual and largest letters."""

from __future__ import annotations

from functools import cache

import pytest
from stage_games import GAMES, library
from sweep_glasses import GLASSES, TIGHT, WISHES, agreements, report, wishes_of
from sweeping import faults

from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium.matches.match import load_match
from scriptorium.plugins import LANGUAGES
from scriptorium_play.common.settings import LARGEST
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes

PAGES = ("title", "new_match", "matches", "rules", "mods", "settings", "lessons")


@pytest.mark.parametrize("name", GLASSES)
def test_every_page(screen, name):
    window, wrong = screen(name), {}
    for told in agreements(window):
        for page in PAGES:
            getattr(routes, page)(window.app)
            window.frame()
            found = faults(window)
            if found:
                wrong[told, page] = found
    assert wrong == {}, report(wrong)


@pytest.mark.parametrize("name", GLASSES)
def test_the_matches_that_are_kept(screen, name):
    """The list with one to be brought back and one to be taken in, and the page of a match."""
    window, wrong = screen(name), {}
    app = window.app
    for number in range(9):
        match = load_match(begun(GAMES[number % len(GAMES)]), library=library())
        seating = tuple((seat, "person") for seat in match.table.seats)
        app.saves.keep(f"match-{number}", match, seating, "Sunday at Aunt Ada's" * (number % 2))
        app.saves.close(f"match-{number}")
    app.saves.remove("match-8")
    app.saves.path("match-7").write_bytes(b"torn")
    app.exchange.mkdir(parents=True)
    (app.exchange / "from-a-friend.scriptorium").write_bytes(begun("sator"))
    for told in agreements(window, 1):
        for page in ("matches", "match-0", "match-1", "match-7"):
            if page == "matches":
                routes.matches(app)
            else:
                routes.match(app, page)
            window.frame()
            found = faults(window)
            if found:
                wrong[told, page] = found
    assert wrong == {}, report(wrong)


@cache
def begun(game: str) -> bytes:
    return Match(new_table(game, library=library())).to_bytes()


@pytest.mark.parametrize("name", GLASSES)
def test_every_table(screen, name):
    window, wrong = screen(name), {}
    for game in GAMES:
        match = load_match(begun(game), library=library())
        seating = dict.fromkeys(match.table.seats, "person")
        for told in agreements(window, 2):
            session = Session(match, library(), seating, settings=window.app.settings)
            routes.table(window.app, session)
            window.frame()
            moments = {"curtain": faults(window)} if session.handover is not None else {}
            if session.handover is not None:
                window.touch("lift")
            moments["table"] = faults(window)
            window.touch("menu")
            moments["menu"] = faults(window)
            session.close()
            for moment, found in moments.items():
                if found:
                    wrong[told, game, moment] = found
    assert wrong == {}, report(wrong)


def test_by_day_each_wish_is_on_some_glass_of_each_kind():
    """And where there is least room, all languages have their largest letters."""
    for turn in range(4):
        for mouse in (True, False):
            kind = [nr for nr, one in enumerate(GLASSES.values()) if one[3] == mouse]
            assert {wish for nr in kind for wish in wishes_of(nr + turn, False)} == set(WISHES)
    assert set(wishes_of(5, True)) >= {(language, LARGEST) for language in LANGUAGES}
    assert set(TIGHT) <= set(GLASSES)

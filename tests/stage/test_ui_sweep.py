"""Every page and every table, on every glass, in every language, with usual and largest letters."""

from __future__ import annotations

from functools import cache, partial

import pytest
from no_window import open_window
from stage_games import GAMES, library
from sweeping import Screen, faults

from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium.matches.match import load_match
from scriptorium.plugins import LANGUAGES
from scriptorium_play.app.settings import LARGEST
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes

MOUSE = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1440)]
FINGERS = [(1280, 800, 1), (2048, 1536, 2), (800, 1280, 1), (1024, 600, 1), (1080, 2340, 3)]
GLASSES = {f"mouse {w}x{h}": (w, h, 1, True) for w, h in MOUSE} | {
    f"fingers {w}x{h}@{density}": (w, h, density, False) for w, h, density in FINGERS
}
PAGES = ("title", "new_match", "matches", "rules", "mods", "settings", "lessons")


@pytest.fixture
def glass(tmp_path):
    def opened(name):
        width, height, density, mouse = GLASSES[name]
        return open_window(tmp_path, library(), width, height, mouse, kind=partial(Screen, density))

    return opened


def agreements(window):
    """Every language, with usual and largest letters."""
    for language in LANGUAGES:
        window.desk.settings.change("language", language)
        for size in (100, LARGEST):
            window.desk.settings.change("text_size", size)
            yield f"{language} {size} %"


@pytest.mark.parametrize("name", GLASSES)
def test_every_page(glass, name):
    window, wrong = glass(name), {}
    for told in agreements(window):
        for page in PAGES:
            getattr(routes, page)(window.desk)
            window.frame()
            found = faults(window)
            if found:
                wrong[told, page] = found
    assert wrong == {}, report(wrong)


def report(wrong):
    return "\n".join(f"{where}: {one}" for where, found in wrong.items() for one in found)


@pytest.mark.parametrize("name", GLASSES)
def test_the_matches_that_are_kept(glass, name):
    """The list with one to be brought back and one to be taken in, and the page of a match."""
    window, wrong = glass(name), {}
    desk = window.desk
    for number in range(9):
        match = load_match(begun(GAMES[number % len(GAMES)]), library=library())
        seating = tuple((seat, "person") for seat in match.table.seats)
        desk.saves.keep(f"match-{number}", match, seating, "Sunday at Aunt Ada's" * (number % 2))
        desk.saves.close(f"match-{number}")
    desk.saves.remove("match-8")
    desk.saves.path("match-7").write_bytes(b"torn")
    desk.exchange.mkdir(parents=True)
    (desk.exchange / "from-a-friend.scriptorium").write_bytes(begun("sator"))
    for told in agreements(window):
        for page in ("matches", "match-0", "match-1", "match-7"):
            if page == "matches":
                routes.matches(desk)
            else:
                routes.match(desk, page)
            window.frame()
            found = faults(window)
            if found:
                wrong[told, page] = found
    assert wrong == {}, report(wrong)


@cache
def begun(game: str) -> bytes:
    return Match(new_table(game, library=library())).to_bytes()


@pytest.mark.parametrize("name", GLASSES)
def test_every_table(glass, name):
    window, wrong = glass(name), {}
    for game in GAMES:
        match = load_match(begun(game), library=library())
        seating = dict.fromkeys(match.table.seats, "person")
        for told in agreements(window):
            session = Session(match, library(), seating, settings=window.desk.settings)
            routes.table(window.desk, session)
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

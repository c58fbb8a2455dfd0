"""The game that `mods new game` writes, played to its end by mouse, finger, keys and words."""

from __future__ import annotations

import pytest
from no_window import lift, open_window, sit_down

import scriptorium as sc
from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.mods.scaffolding import new_mod
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.display import TextItem as Written

# How many are taken, from a heap of fifteen: each number is chosen, and the second seat wins.
TAKEN = (3, 1, 2, 3, 2, 1, 2, 1)
LAST = sum(TAKEN)


@pytest.fixture(scope="module")
def heap(tmp_path_factory):
    """A library with the new game, and nothing changed in it."""
    folder = tmp_path_factory.mktemp("new")
    found = sc.standard_library().copy()
    new_mod("game", "heap", folder, found)
    plugin = add_loose(found, read_loose(folder / "heap"), "given")
    assert not plugin.broken
    return found


@pytest.fixture
def sat_down(heap, tmp_path):
    begun = []

    def sit(mouse):
        window = open_window(tmp_path, heap, mouse=mouse)
        match = Match(new_table("heap", seed=1, library=heap))
        session = sit_down(window, match)
        begun.append(session)
        return window, session

    yield sit
    for session in begun:
        session.close()


def touched(window, id):
    (window.click if window.with_mouse else window.tap)(
        window.app.page.controller.spots[id].rect.middle
    )


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "finger"])
def test_each_number_is_taken_by_its_button(sat_down, mouse):
    """A button takes what stands on it, and no other; what is final is asked about."""
    assert LAST == 15
    window, session = sat_down(mouse)
    gestures = 0
    for at, number in enumerate(TAKEN):
        lift(window, session)
        touched(window, f"take-{number}")
        gestures += 1
        if window.app.page.controller.proposal is not None:
            window.touch("yes")
            gestures += 1
        window.frame(1.0)
        assert [done.text for done in session.match.done][at:] == [f"take {number}"]
    assert session.table.outcome.winners == ("two",)
    print(f"{gestures} touches for {len(TAKEN)} actions")


@pytest.mark.parametrize("mouse", [True, False], ids=["desktop", "tablet"])
def test_it_is_played_by_keys_alone(sat_down, mouse):
    """The cursor goes to the button with Tab; Enter takes it."""
    window, session = sat_down(mouse)
    for at, number in enumerate(TAKEN):
        lift(window, session)
        for _ in range(9):
            window.screen.key("tab")
            window.frame()
            if window.app.page.controller.cursor.here == f"take-{number}":
                break
        window.screen.key("enter")
        window.frame()
        if window.app.page.controller.proposal is not None:
            window.screen.key("enter")
            window.frame(1.0)
        assert [done.text for done in session.match.done][at:] == [f"take {number}"]
    assert session.table.outcome.winners == ("two",)


@pytest.mark.parametrize("mouse", [True, False], ids=["desktop", "tablet"])
def test_it_is_played_by_written_words(sat_down, mouse):
    window, session = sat_down(mouse)
    for number in TAKEN:
        lift(window, session)
        session.say(f"take {number}")
        window.frame(1.0)
    assert session.table.outcome.winners == ("two",)


def test_a_touch_of_the_heap_chooses_none_of_the_three(sat_down):
    window, session = sat_down(True)
    touched(window, "heap")
    window.frame(1.0)
    assert session.match.done == []


@pytest.mark.parametrize("mouse", [True, False], ids=["desktop", "tablet"])
def test_the_number_of_the_heap_is_drawn_on_it(sat_down, mouse):
    window, _ = sat_down(mouse)
    texts = [
        line for item in window.lists[-1].items if isinstance(item, Written) for line in item.lines
    ]
    assert "15" in texts


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "finger"])
def test_many_numbers_stand_in_a_list(mouse, tmp_path):
    """Nine buttons would be too narrow for a finger: the numbers are asked for under More."""
    found = sc.standard_library().copy()
    new_mod("game", "heap", tmp_path, found)
    code = tmp_path / "heap" / "__init__.py"
    written = code.read_text(encoding="utf-8")
    few, drawn = "sc.Numbers(1, 3,", "range(1, min(3, left) + 1)"
    assert few in written
    assert drawn in written
    code.write_text(written.replace(few, "sc.Numbers(1, 9,").replace(drawn, "()"), "utf-8")
    add_loose(found, read_loose(tmp_path / "heap"), "given")
    window = open_window(tmp_path, found, mouse=mouse)
    match = Match(new_table("heap", seed=1, library=found))
    session = Session(match, found, settings=window.app.settings)
    routes.table(window.app, session)
    window.frame()
    window.touch("more")
    window.touch("choice 4")
    if window.app.page.controller.proposal is not None:
        window.touch("yes")
    window.frame(1.0)
    assert [done.text for done in session.match.done] == ["take 5"]
    session.close()

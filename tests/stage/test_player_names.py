"""What players call themselves: written in the form, kept with the match, told everywhere."""

from __future__ import annotations

import pytest
from no_window import open_window
from stage_games import library

from scriptorium.matches.folder_index import header_of
from scriptorium_play.common.seats import NAME_LETTERS, clean_name
from scriptorium_play.matches.saved_matches import KeptMatches
from scriptorium_ui.pages import routes


@pytest.fixture
def form(tmp_path):
    """A new match of Plankenkoorts for two people, as it is painted."""
    window = open_window(tmp_path, library(), mouse=True)
    routes.new_match(window.app, "plankenkoorts")
    window.frame()
    window.app.page.form.set_who(1, "person")
    yield window
    session = getattr(window.app.page, "session", None)
    if session is not None:
        session.close()


def write(window, key, letters):
    window.touch(key)
    window.screen.letters(letters)
    window.frame()


def told(window):
    """All letters that are to be seen."""
    items = window.lists[-1].items
    return "\n".join(line for item in items for line in getattr(item, "lines", ()))


def begin(window):
    window.touch("begin")
    window.frame()
    session = window.app.page.session
    while session.handover is not None:
        window.touch("lift")
    return session


def test_a_name_goes_from_the_form_to_the_table_the_log_and_the_list(form):
    write(form, "name0", "Anna")
    write(form, "name1", "Bo{seat}  [b]B")
    session = begin(form)
    one, two = session.table.seats
    assert session.names == {one: "Anna", two: "Bo{seat} [b]B"}
    assert "Anna" in told(form)
    assert session.names[two] in told(form)
    acting = session.names[session.chooser]
    session.choose(session.match.choices()[0])
    form.app.page.refresh()
    form.frame()
    if session.handover is not None:
        form.touch("lift")
    sentences = " ".join(one for line in session.log() for one in line.told)
    assert acting in sentences
    assert acting in told(form)
    header = header_of(form.app.saves.path(session.name).read_bytes())
    assert dict(header.names) == session.names
    name = session.name
    form.app.page.leave_table()
    (line,) = (one for one in KeptMatches(form.app).lines() if one.name == name)
    assert "Anna, Bo{seat} [b]B" in line.told
    routes.open_match(form.app, name)
    assert form.app.page.session.names == session.names
    form.app.settings.change("language", "de")
    assert form.app.page.session.words.name(one) == "Anna"


def test_the_form_remembers_names_and_a_copy_keeps_them(form):
    write(form, "name0", "Anna")
    session = begin(form)
    copy = form.app.saves.copy(session.name)
    assert form.app.saves.names(copy) == session.names
    form.app.page.leave_table()
    routes.new_match(form.app, "plankenkoorts")
    form.frame()
    assert form.app.page.form.names == {session.table.seats[0]: "Anna"}
    assert "Anna" in told(form)


def test_the_same_again_has_the_same_names(form):
    write(form, "name0", "Anna")
    session = begin(form)
    names = session.names
    form.app.page.again()
    assert form.app.page.session is not session
    assert form.app.page.session.names == names


@pytest.mark.parametrize("twin", ["Anna", ""])
def test_two_who_are_called_alike_are_told(form, twin):
    """Also where one is called what the other's seat is called."""
    agreed = form.app.page.form
    if twin:
        write(form, "name0", twin)
    write(form, "name1", (twin or agreed.words.called(agreed.players[0].seat)).upper())
    form.touch("begin")
    assert "Two players have the name" in told(form)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("A\x1b[2J\x07", "A[2J"),
        ("\u200b\u202e", ""),
        ("x" * 99, "x" * NAME_LETTERS),
        ("Жанна 李", "Жанна 李"),
    ],
)
def test_a_name_is_one_short_line(given, shown):
    assert clean_name(given) == shown
    typed = ""
    for letter in given:
        typed = clean_name(typed + letter, typing=True)
    assert clean_name(typed) == shown

"""What computers do with the time in which people think: learn a game, where they may."""

from __future__ import annotations

from time import monotonic, sleep

import pytest

import scriptorium as sc
from scriptorium.ai import close_minds
from scriptorium.matches import Match
from scriptorium_play.common.seats import PERSON
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.session import Session


@pytest.fixture
def new_to_it(tmp_path, monkeypatch):
    """A mind that has learned nothing yet."""
    close_minds()
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    yield tmp_path / "learned"
    close_minds()


def seated(*, may: bool) -> Session:
    """A person who is to choose, with a librarian at the table."""
    settings = Settings()
    settings.change("think_ahead", may)
    # Without one of its cards it is another game than the one whose weights are shipped.
    table = sc.new_table("plankenkoorts", 2, 5, without=["plankenkoorts.stof_eens"])
    other = next(seat for seat in table.seats if seat != table.chooser)
    seating = {table.chooser: PERSON, other: "librarian"}
    return Session(Match(table), sc.standard_library(), seating, settings=settings)


def test_a_game_is_learned_while_a_person_chooses(new_to_it):
    session, until = seated(may=True), monotonic() + 60
    while session.computers.learning is None and not new_to_it.exists():
        assert monotonic() < until
        sleep(0.02)
    assert session.awaits_person
    assert not session.computers.players, "nobody has been asked for a choice"
    session.close()


def test_who_wants_quiet_has_it(new_to_it):
    session = seated(may=False)
    assert session.computers.thinker._thread is None
    sleep(0.2)
    assert session.computers.learning is None
    assert not new_to_it.exists()
    session.close()

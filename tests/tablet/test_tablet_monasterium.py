"""Monasterium with fingers alone: a whole round of four, and the boards of the others."""

from __future__ import annotations

import pytest

from night import often
from scriptorium_ui.table.state import Choosing

pytestmark = pytest.mark.usefixtures("unseen")


MOST_TURNS = 200


@pytest.fixture
def table(drive):
    drive.app.settings.change("reduced_motion", True)
    drive.sit_down("monasterium", ("red", "blue", "green", "yellow"), people=1, seed=2)
    return drive.app.page


def play_one(drive, table):
    """One decision of the person, touched piece by piece."""
    session = table.session
    rows = sorted(session.touching.choices.paths, key=lambda pair: len(pair[0]))
    path = next(path for path, _ in rows if path and path[-1] != "reroll")
    done = len(session.match.done)
    for id in path:
        if table.controller.proposal is None and len(session.match.done) == done:
            drive.touch(id)
    if len(session.match.done) == done and table.controller.proposal is None:
        drive.press("finish")
    if isinstance(table.controller.own_state, Choosing):
        drive.press("choice 0")
    if table.controller.proposal is not None:
        drive.press("yes")
    assert len(session.match.done) > done, (path, table.controller.refusal)


@pytest.mark.parametrize("size", often([(800, 1280)], [(1280, 800), (800, 1280)]), ids=str)
def test_a_whole_round(drive, table, size):
    drive.resize(*size)
    session = table.session
    round_ = session.table.clock.round
    turns = 0
    while session.table.outcome is None and session.table.clock.round == round_:
        if session.awaits_computer:
            drive.think()
            continue
        play_one(drive, table)
        turns += 1
        assert turns < MOST_TURNS
    assert turns > 4
    assert [one.text for one in table.clipped] == []


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)], ids=["landscape", "portrait"])
def test_the_boards_of_the_others_are_shown_and_left_again(drive, table, size):
    drive.resize(*size)
    own, *others = table.session.table.seats
    for seat in (*others, own):
        drive.touch(f"seat-{seat}")
        shown = {id.split("-")[1] for id in table.controller.spots if id.startswith("slot-")}
        assert shown == {seat}

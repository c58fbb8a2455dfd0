"""Monasterium in the desktop window: a round by mouse and one by keys, and boards of the others."""

from __future__ import annotations

import time

import arcade
import pytest
from desk_hands import Driver

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.table.state import Choosing

pytestmark = pytest.mark.usefixtures("unseen")


MOST_TURNS = 200
KEYS = {"tab": arcade.key.TAB, "enter": arcade.key.ENTER, "f7": arcade.key.F7}


@pytest.fixture
def drive(app):
    table = sc.new_table("monasterium", 4, 2, library=app.library)
    first, *others = table.seats
    seating = {first: PERSON, **dict.fromkeys(others, COMPUTER)}
    session = Session(Match(table), app.library, seating, settings=app.settings)
    routes.table(app, session)
    driver = Driver(app)
    driver.frames(2)
    return driver


def shown(drive):
    drive.frames()
    ids = drive.screen.controller.spots
    return {id.split("-")[1] for id in ids if id.startswith("slot-")}


def row_of(session):
    """The shortest row of touches that means something but rolling again."""
    rows = sorted(session.touching.choices.paths, key=lambda pair: len(pair[0]))
    return next(path for path, _ in rows if path and path[-1] != "reroll")


def answered(drive, done):
    """Whatever the touches led to is done: where they could go on, and where it asks once more."""
    screen, session = drive.screen, drive.screen.session
    if len(session.match.done) == done and isinstance(screen.controller.own_state, Choosing):
        drive.press("choice 0")
    if session.waiting is not None:
        drive.press("confirm yes")
    if len(session.match.done) == done and screen.controller.can_finish():
        drive.press("finish")
    assert len(session.match.done) > done, screen.controller.refusal


def by_mouse(drive, path, done):
    for id in path:
        if len(drive.screen.session.match.done) == done:
            drive.click(*drive.piece(id))
            drive.frames()


def by_keys(drive, path, done):
    session = drive.screen.session
    for id in path:
        if len(session.match.done) > done:
            return
        for _ in range(len(session.touching.next) + 2):
            if drive.screen.controller.keyboard and drive.screen.controller.pointed == id:
                break
            drive.key(KEYS["tab"])
        assert drive.screen.controller.pointed == id
        drive.key(KEYS["enter"])


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_a_whole_round(drive, hand):
    session, turns = drive.screen.session, 0
    while session.table.outcome is None and session.table.clock.round == 1:
        if session.awaits_computer:
            drive.frames(1, 0.4)
            time.sleep(0.002)  # a computer thinks beside the window
            continue
        done = len(session.match.done)
        hand(drive, row_of(session), done)
        answered(drive, done)
        turns += 1
        assert turns < MOST_TURNS
    assert turns > 4
    assert [one.text for one in drive.screen.clipped] == []


def test_the_boards_of_the_others_are_shown_and_left_again(drive):
    own, *others = drive.screen.session.table.seats
    assert shown(drive) == {own}
    for seat in (*others, own):
        drive.click(*drive.piece(f"seat-{seat}"))
        assert shown(drive) == {seat}
    for seat in (*others, own):
        drive.key(KEYS["f7"])
        assert shown(drive) == {seat}

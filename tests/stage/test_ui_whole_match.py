"""A whole match by clicks and by taps where things lie, as by actions."""

from __future__ import annotations

import pytest
from no_window import open_window
from stage_games import library, settings
from whole_matches import Agreed, whole_match

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes

SHORT = Agreed("rennes", 2, options=(("codes_to_crack", 1),))
GLASSES = {"desk": (1280, 800, True), "tablet": (1024, 768, False), "upright": (800, 1280, False)}


def touch(window, page, id):
    """Where the thing lies: on the board, on a panel, in the bar or in the hand."""
    page.reveal(id)
    window.frame()
    spot = page.controller.spots[id]
    at = spot.free.middle
    (window.click if window.with_mouse else window.tap)(at)


def do(window, page, action):
    """One action by its touches; what is final or would lose something is answered with yes."""
    session = page.session
    if session.handover is not None:
        window.touch("lift")
    path = next(path for path, one in session.touching.choices.paths if one == action)
    done = len(session.match.done)
    for id in path:
        touch(window, page, id)
        if page.controller.proposal is not None or session.waiting is not None:
            assert page.controller.proposal is None or page.controller.proposal.action == action
            window.touch("yes")
    if len(session.match.done) == done and not session.touching.next:
        window.touch("more")
    assert session.match.actions[done:] == (action,), (path, sc.write(session.table, action))


@pytest.mark.parametrize("glass", GLASSES)
def test_a_whole_match_is_played_by_pointing(tmp_path, glass):
    width, height, mouse = GLASSES[glass]
    played = whole_match(SHORT)
    window = open_window(tmp_path, library(), width, height, mouse)
    for name in ("confirm", "pass_single"):
        window.app.settings.change(name, getattr(settings().values, name))
    seating = dict.fromkeys(played.start.seats, "person")
    session = Session(
        Match(played.start), window.app.library, seating, settings=window.app.settings
    )
    routes.table(window.app, session)
    window.frame()
    for at, action in enumerate(played.actions, 1):
        do(window, window.app.page, action)
        if at in played.digests:
            assert sc.digest(session.table) == played.digests[at]
    assert session.table.outcome == played.end.outcome
    session.close()

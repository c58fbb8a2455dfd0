"""Several choose at once in the window: a sealed bid by the mouse, with a curtain for each."""

from __future__ import annotations

import os
from pathlib import Path

import scriptorium as sc
from example_tables import lots
from scriptorium.matches import Match
from scriptorium_ui.pages import routes

KEEP = os.environ.get("SCRIPTORIUM_PICTURES", "")


def test_three_bid_unseen_by_clicks(app, drive):
    app.library = lots()
    app.settings.change("confirm", "never")
    table = sc.new_table("lots", 3, seed=1, library=app.library)
    routes.begin(app, Match(table), dict.fromkeys(table.seats, "person"))
    drive.frames(3)
    session = app.page.session
    clicks = 0

    def press(key):
        nonlocal clicks
        if KEEP:
            drive.picture().save(Path(KEEP) / f"desk-{clicks}.png")
        where = drive.piece(key) if key in drive.screen.controller.spots else drive.middle(key)
        drive.click(*where)
        drive.frames(3)
        clicks += 1

    for key in ("ask cat", "lift", "bid-5", "lift", "seat-bob", "lift", "bid-1", "lift", "bid-2"):
        press(key)
    assert [done.text for done in session.match.done] == [
        "ask cat",
        "bid 5",
        "ask bob",
        "bid 1",
        "bid 2",
    ]
    assert session.table.outcome is None
    assert session.handover == "ann"  # the next lot
    press("lift")
    if KEEP:
        drive.picture().save(Path(KEEP) / "desk-end.png")
    told = [sentence for line in session.log() for sentence in line.told]
    assert told[-3:] == ["Ann: bid 2", "Bob: bid 1", "Cat: bid 5"]
    print(f"{clicks} clicks for 3 bids in another order, and the look at what they came to")

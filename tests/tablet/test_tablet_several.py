"""Several choose at once on glass: a sealed bid by fingers, with a curtain for each."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import scriptorium as sc
from example_tables import lots
from scriptorium.matches import Match

pytestmark = pytest.mark.usefixtures("unseen")


KEEP = os.environ.get("SCRIPTORIUM_PICTURES", "")


def test_three_bid_unseen_by_taps(drive):
    app = drive.app
    app.library = lots()
    app.settings.change("reduced_motion", True)
    app.settings.change("confirm", "never")
    match = Match(sc.new_table("lots", 3, seed=1, library=app.library))
    drive.play(match, dict.fromkeys(match.table.seats, "person"))
    session = app.page.session
    taps = 0

    def tap(key):
        nonlocal taps
        if KEEP:
            drive.picture(Path(KEEP) / f"tablet-{taps}.png")
        if key in app.page.controller.spots:
            drive.touch(key)
            if app.page.controller.proposal is not None:
                drive.press("yes")
                taps += 1
        else:
            drive.press(key)
        drive.frames(3)
        taps += 1

    for key in ("ask cat", "lift", "bid-5", "lift", "seat-bob", "lift", "bid-1", "lift", "bid-2"):
        tap(key)
    assert [done.text for done in session.match.done] == [
        "ask cat",
        "bid 5",
        "ask bob",
        "bid 1",
        "bid 2",
    ]
    tap("lift")
    if KEEP:
        drive.picture(Path(KEEP) / "tablet-end.png")
    told = [sentence for line in session.log() for sentence in line.told]
    assert told[-3:] == ["Ann: bid 2", "Bob: bid 1", "Cat: bid 5"]
    print(f"{taps} taps for 3 bids in another order, and the look at what they came to")

"""Two people lay SATOR's bridges out: each lays one by hand, then buttons lay the others.

Two people have 24 bridges. What is counted is each click, tap and drag from the form of a new match
to the first real turn, with the settings of the first day: that two people play, curtains and
ticks are counted.
"""

from __future__ import annotations

from typing import Any

from match_by_hand import OUT, Hand
from scriptorium.scene import HAND
from scriptorium_play.session.placing import placement

SEED = 3
# Who lays the rest, and the most gestures of it: that both have it laid for themselves alone takes
# two more, and on a tablet each bridge has its tick.
WAYS = {"everybody": 14, "each their own": 15}


class TwoPeople:
    """Both hands, and how often they did something."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.count = hand, 0
        self.laid: list[str] = []

    @property
    def session(self) -> Any:
        return self.hand.screen.session

    def press(self, key: str) -> None:
        self.count += 1
        self.hand.press(key)

    def lay_out(self, way: str) -> None:
        """From the form to the first turn."""
        while self.hand.screen.form.players[1].who != "person":
            self.press("who1-1")
        # Not counted: it makes the match the same one each time.
        for key in ("more", "seed"):
            self.hand.press(key)
        self.hand.write(str(SEED))
        self.hand.key("enter")
        self.press("begin")
        for _ in self.session.table.seats:
            self.lift()
            self.lay()
        self.lift()
        if way == "everybody":
            self.press("rest")
            self.press("rest all")
        else:
            while self.session.table.clock.phase == "place":
                self.lift()
                self.press("rest")
                self.press("rest mine")
        self.lift()
        assert self.session.table.clock.phase == "play"
        assert self.session.awaits_person
        assert set(self.laid) == set(self.session.table.seats)
        assert self.count <= WAYS[way]

    def lift(self) -> None:
        if self.session.handover is not None:
            self.press("lift")

    def lay(self) -> None:
        """Drag a bridge of the tray to where it may lie, and tick it where that is asked."""
        screen, session = self.hand.screen, self.session
        seat, done = session.chooser, len(session.match.done)
        pieces = [one for one in screen.controller.shown.group(HAND) if one.shape]
        bridge = next(one for one in pieces if screen.named(f"piece {one.id}").seen.w > 2)
        found = placement(session.touching, bridge.id)
        corners = [corner for corner in found.ways if corner[0] == found.turns[0]]
        lying = found.lying(corners[len(corners) // 2])
        x, y = screen.named(f"piece {bridge.id}").seen.middle
        out = (x, y - OUT) if screen.layout.hand_across else (x + OUT, y)
        left, top = screen.layout.origin
        unit = screen.layout.unit
        end = (left + (lying.x + lying.width / 2) * unit, top + (lying.y + lying.height / 2) * unit)
        below = screen.app.form.finger
        self.count += 1
        self.hand.drag(iter([(x, y), out, (end[0], end[1] + below)]))
        if screen.controller.proposal is not None:
            self.press("yes")
        elif session.waiting is not None:
            self.press("confirm yes")
        assert {one.seat for one in session.match.done[done:]} == {seat}
        self.laid.append(seat)

"""A whole match from the title to the end sheet, by the raw events of a window.

Librarians say what is to be done; how it is done is a hand's affair: where a thing is on the glass,
which key brings the cursor there, which answer on a sheet means it. Nothing of ours is called but
to look where things are.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import scriptorium as sc
from night import often

sys.path.append(str(Path(__file__).resolve().parent / "stage"))
from whole_matches import Agreed, whole_match

from scriptorium.scene import BOARD, HAND, strides
from scriptorium.testing import choices_by
from scriptorium_play.common.forms import Amount
from scriptorium_play.picture.scenes import picture
from scriptorium_play.session.dragging import led
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.state import Choosing
from scriptorium_ui.toolkit.gestures import SLOP

# No match of librarians is longer; a hand that does nothing any more would never end otherwise.
MOST_GESTURES = 4000
# Things are led straight from place to place: so many squares far, lest they go on the way where
# they should not.
STRAIGHT = 2.6
# Less far is no drag but a touch that trembles: so things shift that make room for each other.
TREMBLES = 0.3
# How far a card is drawn out of the hand before it is led on: along the hand it would scroll.
OUT = 60
# Further off in the list of what may be touched a pointer is quicker than Tab.
NEAR = 9


# How many people, a seed, and who plays with the keyboard. In a window that is a matter of minutes:
# by day the shortest match, at night a longer one and one of three.
MATCHES = [(2, 42, ("blue",)), (2, 15, ("blue",)), (3, 7, ("blue",))][: often(1, 3)]

# Matches that are known beforehand, as short as they are agreed to be, and who plays with keys.
KNOWN = [
    (Agreed("rennes", 2, 2, (("codes_to_crack", 1),)), ("blauw",)),
    (Agreed("monasterium", 2, 4), ("blue",)),
    (Agreed("plankenkoorts", 2, 1, (("standards_to_win", 1),)), ("P2",)),
    (Agreed("rennes", 5, 1), ("blauw", "geel")),
    (Agreed("monasterium", 4, 1), ("blue",)),
][: often(1, 5)]
# By day a whole match of SATOR is played in the desktop window alone, elsewhere it is begun.
FIRST_GESTURES = often(60, MOST_GESTURES)
# Here a touch is all that there is to do with a thing of the board.
ONLY_TOUCHED = ("monasterium",)


Point = tuple[float, float]


class Hand(Protocol):
    """What a window's driver does for it: each is an event as the system would send it."""

    @property
    def screen(self) -> Any: ...

    def point(self, at: tuple[float, float]) -> None:
        """Click or tap."""

    def press(self, key: str) -> None:
        """Click or tap what answers by that name."""

    def key(self, name: str) -> None:
        """A key of the keyboard."""

    def write(self, letters: str) -> None:
        """Letters of the keyboard."""

    def drag(self, way: Iterable[Point]) -> None:
        """Down at the first place, over the others in small steps, up at the last."""

    def wait(self) -> None:
        """A frame passes."""


class ByHand:
    """Plays at one window; `styles` says for each seat whether it points or uses keys."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.seed = hand, seed
        self.gestures = self.keys = self.drags = 0
        self.begun = 0

    def press(self, key: str) -> None:
        self.gestures += 1
        self.hand.press(key)

    def __str__(self) -> str:
        actions = len(self.session.match.done)
        return (
            f"{self.begun} touches to the table, then {self.gestures - self.begun} touches, "
            f"{self.drags} drags and {self.keys} keys to the end of {actions} actions"
        )

    # from the title to the table

    def begin(self, people: int) -> None:
        """A match of SATOR of so many people, laid out by chance, with a seed."""
        self._agree(Agreed("sator", people, self.seed))
        self.press("at once")
        self.begun = self.gestures

    def begin_as(self, agreed: Agreed) -> None:
        """A match as it was agreed."""
        self._agree(agreed)
        self.press("begin")
        self.begun = self.gestures

    def _agree(self, agreed: Agreed) -> None:
        """The game, its people, what else was agreed, and the seed, through the form."""
        people = agreed.seats
        self.press("new")
        form = self.hand.screen.form
        tile = f"game {agreed.game}"
        while form.about.name != agreed.game:
            self.press(tile if self.hand.screen.named(tile) else "game+1")
        while len(form.players) != people:
            self.press("count+1" if len(form.players) < people else "count-1")
        for nr in range(people):
            while form.players[nr].who != "person":
                self.press(f"who{nr}-1")
        self.press("more")
        for name, wanted in agreed.options:
            self._set(form, f"option {name}", wanted)
            assert form.options[name] == wanted
        self.press("seed")
        self.hand.write(str(agreed.seed))
        self.hand.key("enter")

    def _set(self, form: Any, key: str, wanted: Any) -> None:
        """A slider is touched where the number stands, a choice until it shows what is wanted."""
        row = next(one for one in form.rows(tiled=True) if one.key == key)
        if isinstance(row, Amount):
            track = self.hand.screen.named(key).seen.inset(2, 0)
            part = (wanted - row.low) / (row.high - row.low)
            self.gestures += 1
            self.hand.point((track.x + part * track.w, track.middle[1]))
            return
        while form.options.get(key.partition(" ")[2]) != wanted:
            self.press(f"{key}+1")

    # at the table

    def play(self, keyed: tuple[str, ...] = (), most: int = MOST_GESTURES) -> None:
        """Play until somebody has won, or so many gestures; these seats play with the keyboard."""
        choose = choices_by(("librarian",), self.session.table.seats, self.seed)
        while self.session.table.outcome is None and self.gestures < most:
            assert self.gestures < MOST_GESTURES
            if self.session.handover is not None:
                self.press("lift")
                continue
            table = self.session.table
            action = choose(table, sc.legal(table))
            done = len(self.session.match.done)
            if table.chooser in keyed or not self.lead([action]):
                self.do(action, keys=table.chooser in keyed)
            news = [one.action for one in self.session.match.done[done:]]
            assert news[:1] == [action], f"{sc.write(table, action)} was not done: {news}"

    def follow(
        self, agreed: Agreed, keyed: tuple[str, ...] = (), most: int = MOST_GESTURES
    ) -> None:
        """Play what is known beforehand, so far or to its end, which is that by actions."""
        played = whole_match(agreed)
        assert sc.digest(self.session.table) == sc.digest(played.start)
        while (at := len(self.session.match.done)) < len(played.actions):
            assert self.gestures < MOST_GESTURES
            if self.gestures >= most:
                return
            if self.session.handover is not None:
                self.press("lift")
                continue
            action, chooser = played.actions[at], self.session.table.chooser
            if chooser in keyed or not self.lead(played.actions[at:]):
                self.do(action, keys=chooser in keyed)
            done = self.session.match.actions
            assert len(done) > at
            assert done == played.actions[: len(done)]
        assert self.session.match.actions == played.actions
        assert sc.digest(self.session.table) == sc.digest(played.end)

    @property
    def session(self) -> Any:
        return self.hand.screen.session

    def lead(self, actions: Sequence[sc.Action]) -> bool:
        """Lead what the first action moves where it takes it, and on as long as it strides.

        Every second action, so that touches do the same things; whether something was led.
        """
        table, done = self.session.table, len(self.session.match.done)
        if done % 2:
            return False
        way: Iterator[Point]
        if id := self.led_by(actions[0]):
            way = self.way(id, actions if type(actions[0]) in strides(table.rules) else actions[:1])
        elif carried := self.carried(actions[0]):
            way = iter(carried)
        else:
            return False
        self.drags += 1
        self.hand.drag(way)
        self.answer(actions[0], done)
        return True

    def carried(self, action: sc.Action) -> list[Point]:
        """From a card of the hand out of it and to what it is touched with; where both are seen."""
        path = next(path for path, one in self.session.touching.choices.paths if one == action)
        pieces, layout = self.session.touching.choices.pieces, self.hand.screen.layout
        if len(path) != 2 or pieces[path[0]].group != HAND:
            return []
        start, end = map(self.place_of, path)
        if start is None or end is None:
            return []
        x, y = start
        return [start, (x, y - OUT) if layout.hand_across else (x + OUT, y), end]

    def led_by(self, action: sc.Action) -> str:
        """The thing of the board that may be led to mean just this action, where it is seen."""
        screen, table = self.hand.screen, self.session.table
        after = picture(sc.apply(table, action).table, table.chooser)
        for piece in screen.controller.shown.group(BOARD):
            moved = after.piece(piece.id)
            if moved is None or (moved.x, moved.y) == (piece.x, piece.y):
                continue
            start = self.place_of(piece.id)
            if start is not None and self.target(piece.id, start, action) is not None:
                return piece.id
        return ""

    def target(self, id: str, start: Point, action: sc.Action) -> Point | None:
        """Where the hand goes with a thing held there, if that means the action and no other."""
        screen = self.hand.screen
        held, found = screen.pointing.unit_at(start), screen.touch_actions.outcomes_of(id)
        one = next((one for one in found if one.action == action), None)
        if one is None or one.turn is not None:
            return None
        end = one.takes(held)
        kinds = strides(self.session.table.rules)
        if not TREMBLES < math.dist(held, end) < STRAIGHT or (
            type(action) in kinds and one.path[-1:] == (id,)
        ):
            return None
        if type(action) not in kinds and led(found, held, end) is not one:
            return None
        unit = screen.layout.unit
        at = start[0] + (end[0] - held[0]) * unit, start[1] + (end[1] - held[1]) * unit
        if math.dist(start, at) <= SLOP:
            return None
        return at if screen.layout.board.holds(*at) else None

    def way(self, id: str, actions: Sequence[sc.Action]) -> Iterator[Point]:
        """From where a thing is to where each action takes it, as far as it can be led on."""
        session, kinds = self.session, strides(self.session.table.rules)
        at = self.place_of(id)
        assert at is not None
        yield at
        for nr, action in enumerate(actions):
            done = len(session.match.done)
            if nr and (type(action) not in kinds or self.led_by(action) != id):
                return
            target = self.target(id, at, action)
            if target is None:
                return
            at = target
            yield at
            if len(session.match.done) == done:
                return

    def do(self, action: sc.Action, *, keys: bool) -> None:
        """Do one action: touch what it names, then answer what is asked."""
        session, done = self.session, len(self.session.match.done)
        path = next(path for path, one in session.touching.choices.paths if one == action)
        for nr, id in enumerate(path, 1):
            if len(session.match.done) > done or self.hand.screen.controller.proposal is not None:
                break
            # A click on what the way could end with is the end of it: further on go keys.
            ends = nr < len(path) and self.hand.screen.touch_actions.may_end(id)
            self.touch(id, keys=keys, only=ends)
        self.answer(action, done)

    def touch(self, id: str, *, keys: bool, only: bool = False) -> None:
        """Touch a piece where it is seen, or go there with the keyboard."""
        at = self.place_of(id)
        near = self.session.touching.next.index(id) < NEAR
        if at is None or only or (keys and near):
            self.by_keys(id)
        else:
            self.gestures += 1
            self.hand.point(at)

    def place_of(self, id: str) -> tuple[float, float] | None:
        """Where a touch means this piece; None where it is out of sight or covered."""
        screen = self.hand.screen
        spot, piece = screen.controller.spots.get(id), screen.controller.shown.piece(id)
        if spot is None or piece is None:
            return None
        if piece.group != "board":
            found = screen.named(f"{PIECE}{id}")
            seen = found is not None and min(found.seen[2:]) > 2
            points = [found.seen.middle] if seen else []
        else:
            rects = spot.squares or (spot.rect,)
            points = [one.middle for one in rects]
            points += [
                (one.x + one.w * dx, one.y + one.h * dy)
                for one in rects
                for dx in (0.2, 0.8)
                for dy in (0.2, 0.8)
            ]
        inside = (one for one in points if screen.pointing.piece_under(one) == id)
        return next(inside, None)

    def by_keys(self, id: str) -> None:
        """Digit or Tab to it, then Enter."""
        # Enter at once would be the end of what was touched: first a key that goes somewhere.
        for nr in range(200):
            controller = self.hand.screen.controller
            if nr and controller.keyboard and controller.pointed == id:
                break
            ids = self.session.touching.next
            at = ids.index(id)
            self.hand.key(str(at + 1) if at < NEAR else "tab")
            self.keys += 1
        assert self.hand.screen.controller.pointed == id
        self.hand.key("enter")
        self.keys += 1

    def answer(self, action: sc.Action, done: int) -> None:
        """Which one? Really? Tick or cross? Until it is done."""
        for _ in range(6):
            screen, session = self.hand.screen, self.session
            controller = screen.controller
            if len(session.match.done) > done:
                return
            if controller.proposal is not None:
                assert controller.proposal.action == action, controller.proposal
                self.press("yes")
            elif session.waiting is not None:
                self.press("confirm yes")
            elif isinstance(controller.own_state, Choosing):
                self.press(f"choice {session.touching.closing.index(action)}")
            elif controller.can_finish():
                self.press("finish")
            elif controller.unnamed():
                self.press("more choices" if screen.named("more choices") else "more")
            else:
                self.hand.wait()
        raise AssertionError(f"nothing came of {sc.write(session.table, action)}")


def told(glass: Any) -> list[str]:
    """All that is written on a glass."""
    return [
        " ".join(getattr(item, "lines", ()))
        for _, part in glass._parts.values()
        for item in part.items
    ]

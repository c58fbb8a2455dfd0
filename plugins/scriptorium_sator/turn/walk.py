"""Step 3: the own acolyte walks, in one or more segments, for movement points (S24)."""

from __future__ import annotations

import scriptorium as sc

from ..acolytes.walking import Acolytes
from ..board.board_state import Board, board_masks
from ..cards.playing import MP
from ..words.sayings import sets_out
from ..words.square_notation import read_squares, squares_named
from ..words.touch_paths import Touching

NO_MP = sc.Reason(
    "no_mp", "S24.2 S7.3", "You have {left} movement points for this walk.", message="sator-no-mp"
)

Path = tuple[int, ...]


class SetOut(sc.Action, tag="sator.set_out", frozen=True):
    """Begin to walk: the way is chosen next."""


class WalkingOut(sc.Pending, tag="sator.walking_out", frozen=True):
    """Which way the acolyte walks."""


class Walk(sc.Action, tag="sator.walk", frozen=True):
    """Walk these squares, one after the other."""

    path: Path


SET_OUT = (SetOut(),)


class Walking:
    """Walking in step 3."""

    def __init__(self, book: sc.RuleBook) -> None:
        self.acolytes: Acolytes = book.service("sator.acolytes")
        self.geometry = self.acolytes.geometry
        self.touching = Touching(self.geometry)

    def can(self, table: sc.Table, turn: sc.Turn) -> tuple[SetOut, ...]:
        """Whether there is a way to go."""
        points = table.clock.left[MP]
        if points and not self.acolytes.barred(table):
            masks = board_masks(table[Board], self.geometry)
            if self.acolytes.can_walk(masks, self.geometry.seat_number[turn.seat], points):
                return SET_OUT
        return ()

    def may_begin(self, table: sc.Table, turn: sc.Turn, action: SetOut) -> sc.Refused | None:
        """Nobody walks under a padlock (S17.3)."""
        return self.acolytes.why_barred(table)

    def dead_end(self, table: sc.Table, turn: sc.Turn, action: SetOut) -> sc.Refused | None:
        """Only with movement points and somewhere to go (S24.2)."""
        return None if self.can(table, turn) else NO_MP(left=table.clock.left[MP])

    def begin(self, now: sc.Change, turn: sc.Turn, action: SetOut) -> None:
        """Await the way."""
        now.wait_for(WalkingOut(turn.seat))

    def ways(self, table: sc.Table, top: WalkingOut) -> list[Walk]:
        """One way to each outcome."""
        masks = board_masks(table[Board], self.geometry)
        seat = self.geometry.seat_number[top.seat]
        walks = self.acolytes.walks(masks, seat, table.clock.left[MP], each_length=True)
        return [Walk(walk.path) for walk in walks]

    def why_not(self, table: sc.Table, top: WalkingOut, action: Walk) -> sc.Refused | None:
        """Step by step (S24.1-S24.6)."""
        points = table.clock.left[MP]
        masks = board_masks(table[Board], self.geometry)
        seat = self.geometry.seat_number[top.seat]
        return self.acolytes.why_not(
            masks, seat, action.path, points, lambda: NO_MP(left=points), own=True
        )

    def walk(self, now: sc.Change, top: WalkingOut, action: Walk) -> None:
        """Walk and pay a movement point for each square."""
        now.enter_step("walk")
        seat = self.geometry.seat_number[top.seat]
        steps = self.acolytes.go(now, seat, action.path, own=True)
        now.spend("mp", steps)

    def read(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `walk B2 C2`."""
        words = text.split()
        if words[0] != "walk" or len(words) == 1:
            return None
        return (*SET_OUT, self.read_way(table, text[5:]))

    def read_way(self, table: sc.Table, text: str) -> Walk:
        """As in `go B2 C2`."""
        if not text.split():
            raise sc.Unreadable("write the squares of the way, as in walk B2 C2")
        return Walk(read_squares(self.geometry, text.split()))

    def means(self, table: sc.Table, touched: tuple[str, ...]) -> Walk | None:
        """The way over the squares that were touched, allowed or not."""
        path = self.touching.meant_path(table, touched)
        return Walk(path) if path and isinstance(table.pending[-1], WalkingOut) else None

    def write_way(self, position: sc.Position, action: Walk) -> str:
        """As in `go B2 C2`."""
        return f"go {squares_named(self.geometry, action.path)}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule there is no third step."""
    return sc.About(
        "sator.walk", "sator", after=("sator.acolytes", "sator.cards"), requires=("sator.acolytes",)
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Setting out ends step 2 when the walk is done (R14)."""
    walking = Walking(book)
    book.reason(NO_MP)
    book.notation(walking.read)
    book.action(
        SetOut,
        said=sets_out,
        touches=walking.touching.own_acolyte,
        offer=walking.can,
        check=walking.may_begin,
        finish=walking.dead_end,
        apply=walking.begin,
        during=("swap", "play", "walk"),
        exact=True,
        word="walk",
        write=lambda position, action: "walk",
        opens=WalkingOut,
    )
    book.action(
        Walk,
        touches=walking.touching.path,
        means=walking.means,
        at=WalkingOut,
        offer=walking.ways,
        check=walking.why_not,
        apply=walking.walk,
        exact=True,
        word="go",
        write=walking.write_way,
        read=walking.read_way,
    )

"""The picture for a seat, and the way from one picture to the next.

Pieces with the same id are the same thing. What changed is told as moves, turns, flips,
appearances and disappearances, in the order in which things happened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from scriptorium import Seat, Table, view
from scriptorium.scene import BOARD, Movement, Piece, Scene, Toss, scene, with_buttons

from .paths import RotationStep, Spot, Straight, Way, centre, leads, path_of_legs, turn_between
from .reading_order import covers
from .sealed import with_others


class ChangeKind(Enum):
    """What can happen to a piece between two pictures."""

    TURNED = "turned"
    MOVED = "moved"
    FLIPPED = "flipped"
    VANISHED = "vanished"
    APPEARED = "appeared"
    CHANGED = "changed"


ORDER = tuple(ChangeKind)


@dataclass(frozen=True)
class SceneChange:
    """What happened to one piece, and the legs of the way that it went, where that is known.

    `id` is what it is called now, or was when it vanished. Of several that look alike, the one
    that was `before` may have been called otherwise.
    """

    kind: ChangeKind
    id: str
    before: Piece | None
    after: Piece | None
    legs: Way = ()
    moment: int = 0

    @property
    def pivot(self) -> Spot | None:
        """The point about which it turned last, or None where it did not turn."""
        turns = [leg for leg in self.legs if isinstance(leg, RotationStep)]
        return turns[-1].pivot if turns else None

    @property
    def way(self) -> tuple[Spot, ...]:
        """The places it passed, where it went straight from each to the next."""
        if self.before is None or not all(isinstance(leg, Straight) for leg in self.legs):
            return ()
        x, y = self.before.x, self.before.y
        found = []
        for leg in self.legs:
            x, y = leg.takes((x, y))
            found.append((x, y))
        return tuple(found)


# What was drawn last: an action shows the table before it, the one after, and what may follow.
_drawn: deque[tuple[Table, Seat, Scene]] = deque(maxlen=6)


def picture(table: Table, seat: Seat) -> Scene:
    """What a seat sees of a table: never more than its view holds."""
    for known, who, drawn in tuple(_drawn):
        if known is table and who == seat:
            return drawn
    seen = view(table, seat)
    drawn = scene(seen)
    if seat == table.chooser:
        drawn = with_others(table, with_buttons(table, seen, drawn))
    _drawn.append((table, seat, drawn))
    return drawn


def difference(
    before: Scene, after: Scene, told: Sequence[Movement] = ()
) -> tuple[SceneChange, ...]:
    """All that changed, in the order of the events; what no event names comes last."""
    old = {piece.id: piece for piece in before.pieces}
    new = {piece.id: piece for piece in after.pieces}
    named = _moments(told)
    pairs = [
        (was, new[id]) for id, was in old.items() if id in new and (new[id] != was or id in named)
    ]
    found = [
        change
        for was, now in pairs
        for change in _changes(was, now, way_between(was, now, told, old))
    ]
    gone = [piece for id, piece in old.items() if id not in new]
    come = [piece for id, piece in new.items() if id not in old]
    movers = [change for change in found if change.legs and change.id in named]
    found += _carried_off(movers, gone, come)
    found += _flown(gone, come)
    found += _dealt(pairs, come)
    found += [SceneChange(ChangeKind.VANISHED, piece.id, piece, None) for piece in gone]
    thrown = {id for one in told if any(type(leg) is Toss for leg in one.way) for id in one.pieces}
    for piece in come:
        legs = way_between(piece, piece, told, new) if piece.id in thrown else ()
        found.append(SceneChange(ChangeKind.APPEARED, piece.id, None, piece, legs))
    placed = [_placed(change, movers, named, len(told)) for change in found]
    return tuple(
        sorted(placed, key=lambda change: (change.moment, ORDER.index(change.kind), change.id))
    )


def applied(pieces: Iterable[Piece], changes: Iterable[SceneChange]) -> dict[str, Piece]:
    """The pieces after some changes, by id."""
    standing, changes = {piece.id: piece for piece in pieces}, tuple(changes)
    for change in changes:
        if change.before is not None:
            standing.pop(change.before.id, None)
    standing.update((change.id, change.after) for change in changes if change.after is not None)
    return standing


def _moments(told: Sequence[Movement]) -> dict[str, int]:
    moments: dict[str, int] = {}
    for at, movement in enumerate(told):
        for id in movement.pieces:
            moments.setdefault(id, at)
    return moments


def way_between(was: Piece, now: Piece, told: Sequence[Movement], old: Mapping[str, Piece]) -> Way:
    """The legs that were told, if they do lead there; else a turn, where it is turned."""
    legs = tuple(leg for movement in told if was.id in movement.pieces for leg in movement.way)
    way = path_of_legs(legs, was, old)
    if way and leads(way, was, now):
        return way
    turn = turn_between(was, now) if now.turn % 4 != was.turn % 4 else None
    return (turn,) if turn is not None else ()


def _changes(was: Piece, now: Piece, legs: Way) -> list[SceneChange]:
    found = []
    moved = legs or (was.x, was.y, was.group) != (now.x, now.y, now.group)
    if now.turn % 4 != was.turn % 4 or (
        now.shape and any(isinstance(leg, RotationStep) for leg in legs)
    ):
        found.append(SceneChange(ChangeKind.TURNED, now.id, was, now, legs))
    elif moved:
        found.append(SceneChange(ChangeKind.MOVED, now.id, was, now, legs))
    if (was.art, was.card) != (now.art, now.card):
        found.append(SceneChange(ChangeKind.FLIPPED, now.id, was, now))
    if not found and was != now:
        found.append(SceneChange(ChangeKind.CHANGED, now.id, was, now))
    return found


def _carried_off(
    movers: list[SceneChange], gone: list[Piece], come: list[Piece]
) -> list[SceneChange]:
    """What is called after its place, and lay on what moved, is the same thing elsewhere."""

    def carried(was: Piece, now: Piece) -> bool:
        return alike(was, now) and any(
            _rides(was, mover) and leads(mover.legs, was, now) for mover in movers
        )

    return _joined(gone, come, carried)


def _flown(gone: list[Piece], come: list[Piece]) -> list[SceneChange]:
    """What vanishes here and appears elsewhere has flown: the same card, or the same picture."""

    def flown(was: Piece, now: Piece) -> bool:
        return was.card == now.card if was.card else was.art == now.art and not now.card

    return _joined(gone, come, flown)


def _joined(
    gone: list[Piece], come: list[Piece], same: Callable[[Piece, Piece], bool]
) -> list[SceneChange]:
    """Take what is the same thing out of those that vanished and those that appeared."""
    found = []
    for now in tuple(come):
        was = next((piece for piece in gone if same(piece, now)), None)
        if was is not None:
            gone.remove(was)
            come.remove(now)
            found.append(SceneChange(ChangeKind.MOVED, now.id, was, now))
    return found


def _dealt(pairs: list[tuple[Piece, Piece]], come: list[Piece]) -> list[SceneChange]:
    """A card that appears was taken from where fewer of its kind are left."""
    stacks = {was.card: was for was, now in pairs if was.card and 0 < now.count < was.count}
    found = [
        SceneChange(ChangeKind.MOVED, now.id, stacks[now.card], now)
        for now in come
        if now.card in stacks
    ]
    come[:] = [now for now in come if now.card not in stacks]
    return found


def alike(one: Piece, other: Piece) -> bool:
    """Whether two pieces look the same, so that nobody could tell them apart."""
    return (one.art, one.group, one.card, one.label, one.width, one.height) == (
        other.art, other.group, other.card, other.label, other.width, other.height,
    )  # fmt: skip


def _rides(piece: Piece, mover: SceneChange) -> bool:
    """Whether a piece lay on what moved."""
    under = mover.before
    if under is None or (piece.group, under.group) != (BOARD, BOARD) or piece.layer <= under.layer:
        return False
    return covers(under, *centre(piece))


def _placed(
    change: SceneChange, movers: list[SceneChange], named: Mapping[str, int], last: int
) -> SceneChange:
    """The change at its moment; what lay on something that moved goes along with it."""
    was, now = change.before, change.after
    for piece in (was, now):
        if piece is not None and piece.id in named:
            return replace(change, moment=named[piece.id])
    if was is not None and now is not None and change.kind in (ChangeKind.MOVED, ChangeKind.TURNED):
        for mover in movers:
            if _rides(was, mover) and leads(mover.legs, was, now):
                return replace(change, legs=mover.legs, moment=named[mover.id])
    return replace(change, moment=last)

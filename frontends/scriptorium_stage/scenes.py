"""The picture for a seat, and the way from one picture to the next.

Pieces with the same id are the same thing. What changed is told as moves, turns, flips,
appearances and disappearances, in the order in which things happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from scriptorium import Event, Piece, Scene, Seat, Table, scene, view

from .reading import covers

Spot = tuple[float, float]


class Kind(Enum):
    """What can happen to a piece between two pictures."""

    TURNED = "turned"
    MOVED = "moved"
    FLIPPED = "flipped"
    VANISHED = "vanished"
    APPEARED = "appeared"
    CHANGED = "changed"


ORDER = tuple(Kind)


@dataclass(frozen=True)
class Change:
    """What happened to one piece; `pivot` is where it turned, `way` the places it passed."""

    kind: Kind
    id: str
    before: Piece | None
    after: Piece | None
    pivot: Spot | None = None
    way: tuple[Spot, ...] = ()
    moment: int = 0


def picture(table: Table, seat: Seat) -> Scene:
    """What a seat sees of a table: never more than its view holds."""
    return scene(view(table, seat))


def difference(before: Scene, after: Scene, events: Sequence[Event] = ()) -> tuple[Change, ...]:
    """All that changed, in the order of the events; what no event names comes last."""
    old = {piece.id: piece for piece in before.pieces}
    new = {piece.id: piece for piece in after.pieces}
    told = _moments(events)
    ways = {id: event.steps() for event in events for id in event.pieces() if event.steps()}
    found: list[Change] = []
    for piece in after.pieces:
        was = old.get(piece.id)
        if was is None:
            found.append(Change(Kind.APPEARED, piece.id, None, piece))
        elif was != piece:
            found += _changes(was, piece, ways.get(piece.id, ()))
    found += [
        Change(Kind.VANISHED, piece.id, piece, None)
        for piece in before.pieces
        if piece.id not in new
    ]
    return _in_order(found, told, len(events))


def applied(pieces: Iterable[Piece], changes: Iterable[Change]) -> dict[str, Piece]:
    """The pieces after some changes, by id."""
    standing = {piece.id: piece for piece in pieces}
    for change in changes:
        if change.after is None:
            standing.pop(change.id, None)
        else:
            standing[change.id] = change.after
    return standing


def centre(piece: Piece) -> Spot:
    """The middle of a piece: of the squares it covers, or else of its rectangle."""
    if piece.shape:
        count = len(piece.shape)
        return (
            piece.x + sum(x for x, _ in piece.shape) / count + 0.5,
            piece.y + sum(y for _, y in piece.shape) / count + 0.5,
        )
    return piece.x + piece.width / 2, piece.y + piece.height / 2


def pivot(before: Piece, after: Piece) -> Spot | None:
    """The one point that stays where it is while a piece turns, or None where it only moves."""
    quarters = (after.turn - before.turn) % 4
    (ax, ay), (bx, by) = centre(before), centre(after)
    if quarters == 0:
        return None
    if quarters == 2:
        return (ax + bx) / 2, (ay + by) / 2
    # A quarter turn about p takes a to b; y runs south, so clockwise is (x, y) -> (-y, x).
    side = 1 if quarters == 1 else -1
    return (ax + bx - side * (by - ay)) / 2, (ay + by + side * (bx - ax)) / 2


def _moments(events: Sequence[Event]) -> dict[str, int]:
    moments: dict[str, int] = {}
    for at, event in enumerate(events):
        for id in event.pieces():
            moments.setdefault(id, at)
    return moments


def _changes(was: Piece, now: Piece, steps: tuple[Spot, ...]) -> list[Change]:
    found = []
    turned = now.turn % 4 != was.turn % 4
    moved = (was.x, was.y, was.group) != (now.x, now.y, now.group)
    flipped = (was.art, was.card) != (now.art, now.card)
    if turned:
        found.append(Change(Kind.TURNED, now.id, was, now, pivot(was, now)))
    elif moved:
        found.append(Change(Kind.MOVED, now.id, was, now, way=_way(was, now, steps)))
    if flipped:
        found.append(Change(Kind.FLIPPED, now.id, was, now))
    if not (turned or moved or flipped):
        found.append(Change(Kind.CHANGED, now.id, was, now))
    return found


def _way(was: Piece, now: Piece, steps: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The places passed, if the steps that were told do lead from the one place to the other."""
    x, y = was.x, was.y
    way = []
    for dx, dy in steps:
        x, y = x + dx, y + dy
        way.append((x, y))
    return tuple(way) if way and way[-1] == (now.x, now.y) else ()


def _in_order(found: list[Change], told: dict[str, int], last: int) -> tuple[Change, ...]:
    """Put changes in order; what goes along with a piece that was named goes when it goes."""
    drives: dict[tuple[object, ...], list[Change]] = {}
    for change in found:
        drive = _drive(change)
        if drive is not None and change.id in told:
            drives.setdefault(drive, []).append(change)
    ordered = []
    for change in found:
        moment, way = told.get(change.id, last), change.way
        movers = drives.get(_drive(change) or (), [])
        if change.id not in told and movers:
            mover = _carrier(change, movers)
            moment, way = told[mover.id], _alongside(change, mover.way)
        ordered.append(replace(change, way=way, moment=moment))
    return tuple(
        sorted(ordered, key=lambda change: (change.moment, ORDER.index(change.kind), change.id))
    )


def _drive(change: Change) -> tuple[object, ...] | None:
    """What moves one piece moves those upon it alike: the same turn, or the same way."""
    was, now = change.before, change.after
    if was is None or now is None or (was.group, now.group) != ("board", "board"):
        return None
    if change.kind is Kind.TURNED:
        return Kind.TURNED, change.pivot, (now.turn - was.turn) % 4
    if change.kind is Kind.MOVED:
        return Kind.MOVED, now.x - was.x, now.y - was.y
    return None


def _carrier(change: Change, movers: list[Change]) -> Change:
    """Of the pieces that went the same way, the one that this piece stands on."""
    if change.before is not None:
        x, y = centre(change.before)
        for mover in movers:
            if mover.before is not None and covers(mover.before, x, y):
                return mover
    return movers[0]


def _alongside(change: Change, way: tuple[Spot, ...]) -> tuple[Spot, ...]:
    if change.after is None or not way:
        return ()
    dx, dy = change.after.x - way[-1][0], change.after.y - way[-1][1]
    return tuple((x + dx, y + dy) for x, y in way)

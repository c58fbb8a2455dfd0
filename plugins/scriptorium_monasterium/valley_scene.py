"""The valley: five monasteries as rings, the road between them, six dice spaces, the missions.

What looks alike is made once: pieces are worked out of a few plain values and kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import BOARD as TABLE

from . import game, say
from .course import year
from .data import BOARD, Mission
from .deeds import deeds
from .mat import Dice, Mat, NeutralDice, Rolled
from .missions import MISSIONS, Completed, Open, missions
from .sending import BUILDING_POINTS, DONATIONS
from .valley import (
    CHAPEL_CAPACITY,
    CHAPEL_NAME,
    MONASTERIES,
    NUMBER,
    PLACES,
    VALLEYS,
    Novices,
)
from .window import WINDOW, stock

ART = "monasterium-"
UNIT = 100.0  # of the data, to one unit of the picture
BUILDING, CLOISTER, CHAPEL = 1.12, 0.8, 1.5
DICE_AT, DICE_WIDE, DICE_HIGH = (0.1, 7.15), 1.62, 1.56
ROLLED_AT, ROLLED = (8.72, 7.0), 0.78
MISSIONS_AT, MISSION, YEAR_AT = (15.5, 7.1), (1.1, 1.54), 10.4
ROAD_ART = frozenset(space.bonus for space in BOARD.road.spaces)
kept = lru_cache(4096)  # of one kind of pieces: far more than a match has
Pieces = tuple[sp.Piece, ...]
Box = tuple[float, float, float, float]  # left, top, width, height


def piece(
    id: str,
    art: str,
    box: Box,
    layer: int,
    message: str = "",
    *,
    label: str = "",
    group: str = TABLE,
    **told: Any,
) -> sp.Piece:
    """A piece in a box, with a sentence."""
    says = say(message).filled(told) if message else None
    return sp.Piece(id, ART + art, *box, layer=layer, label=label, says=says, group=group)


def round_a(x: float, y: float, size: float) -> Box:
    """The square box round a point."""
    return x - size / 2, y - size / 2, size, size


@game.scene
def valley_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of it, from the ground up."""
    wide, high = BOARD.layout.size
    yield piece("valley", "valley", (0, 0, wide / UNIT, high / UNIT), -1)
    here: list[list[tuple[int, sc.Seat]]] = [[] for _ in MONASTERIES]
    for seat in view.seats:
        for place in view[Novices, seat].places:
            here[place // PLACES].append((place, seat))
    left = stock(view) if WINDOW.is_on(view) else [-1] * len(MONASTERIES)
    worth = worths(view)
    for number, standing in enumerate(here):
        yield from monastery(len(view.seats), number, tuple(standing), left[number], worth)
    messengers, road = Mat.all(view, "messenger"), deeds(view).road
    for space in BOARD.road.spaces:
        there = tuple(seat for seat, at in messengers.items() if at == space.index)
        call = road[space.index]
        yield from road_space(space.index, call.deed, call.art, there)
    for number, neutral in enumerate(view[NeutralDice].lying, 1):
        counts = [neutral, *(view[Dice, seat].lying[number - 1] for seat in view.seats)]
        yield from dice_space(number, ("neutral", *view.seats), tuple(counts))
    seat, rolled = view.chooser or view.clock.seat, view[Rolled]
    gained = getattr(view.pending[-1], "face", 0) if view.pending else 0
    neutral_dice, own_dice = ((), (gained,)) if gained else (rolled.neutral, rolled.own)
    yield from rolled_dice(seat, neutral_dice, own_dice)
    if MISSIONS.is_on(view):
        yield from mission_pieces(view)


# Monasteries.


class Worth(NamedTuple):
    """What places hold, cost and bring, as the house rules of the match have it."""

    capacity: int
    low: int
    high: int
    points: tuple[tuple[str, int], ...]


def worths(view: sc.View) -> Worth:
    """These numbers for the one who looks; a spectator sees those of the seat on turn."""
    seat = view.seat if view.seat in view.seats else view.clock.seat
    low, high = (number(view, seat) for number in DONATIONS)
    points = tuple((type, number(view, seat)) for type, number in BUILDING_POINTS.items())
    return Worth(CHAPEL_CAPACITY(view, seat), low, high, points)


@kept
def monastery(
    players: int, number: int, standing: tuple[tuple[int, sc.Seat], ...], left: int, worth: Worth
) -> Pieces:
    """A chapel with the tiles that are left, its ring of buildings and cloisters, the novices."""
    return tuple(_monastery(players, number, standing, left, worth))


def _monastery(
    players: int, number: int, standing: tuple[tuple[int, sc.Seat], ...], left: int, worth: Worth
) -> Iterator[sp.Piece]:
    one, there, at = BOARD.monastery[number], VALLEYS[players], middles(players)
    inside = [seat for place, seat in standing if place == number * PLACES]
    name = f"{one.id}-{CHAPEL_NAME}"
    (x, y), free = at[name], max(0, worth.capacity - len(inside))
    box, art = round_a(x, y, CHAPEL), f"chapel-{one.motif}"
    yield piece(name, art, box, 1, "mo-piece-chapel", label=name, name=one.id, count=free)
    if left >= 0:
        tiles: dict[str, Any] = {"name": one.id, "count": left}
        box, art = round_a(x, y - 0.42, 0.52), f"glass-{one.motif if left else 'none'}"
        yield piece(f"stock-{one.id}", art, box, 2, "mo-piece-stock", **tiles)
        box, label = round_a(x + 0.3, y - 0.3, 0.32), str(left)
        yield piece(f"left-{one.id}", "points", box, 3, "mo-piece-stock", label=label, **tiles)
    for nr, seat in enumerate(inside):
        line, column = divmod(nr, 4)
        dx = (column - (min(4, len(inside) - 4 * line) - 1) / 2) * 0.33
        box, id = round_a(x + dx, y + 0.12 + 0.36 * line, 0.4), f"novice-{seat}-{name}-{nr}"
        yield piece(id, f"novice-{seat}", box, 3, "mo-piece-novice", seat=seat)
    stands, points = dict(reversed(standing)), dict(worth.points)
    for house in there.sides[number].buildings:
        place, (x, y) = NUMBER[house.id], at[house.id]
        blocked = there.blocked >> place & 1
        kind, art = f"{house.type}-house", f"building-{house.type}"
        kind, art = ("blocked", "building-blocked") if blocked else (kind, art)
        yield piece(
            house.id,
            art,
            round_a(x, y, BUILDING),
            1,
            "mo-piece-building",
            label=house.id,
            kind=kind,
            space=house.id,
            points=points[house.type],
            low=worth.low,
            high=worth.high,
        )
        yield from standing_on(stands.get(place), house.id, round_a(x, y + 0.05, 0.85))
    for space in there.sides[number].cloister:
        x, y = at[space.id]
        message, (first, second) = "mo-piece-cloister", space.adjacent[:2]
        told: dict[str, Any] = {"space": space.id, "one": first, "other": second}
        box = round_a(x, y, CLOISTER)
        yield piece(space.id, "cloister", box, 1, message, label=space.id, **told)
        yield from standing_on(stands.get(NUMBER[space.id]), space.id, round_a(x, y, 0.72))


def standing_on(seat: sc.Seat | None, space: str, box: Box) -> Iterator[sp.Piece]:
    """The novice on a space, if there is one."""
    if seat is not None:
        id, message = f"novice-{seat}-{space}", "mo-piece-novice-on"
        yield piece(id, f"novice-{seat}", box, 3, message, seat=seat, space=space)


@cache
def middles(players: int) -> dict[str, tuple[float, float]]:
    """The middle of each place, as the data lays it out."""
    found, layout = dict[str, tuple[float, float]](), BOARD.layout
    for one, side in zip(BOARD.monastery, VALLEYS[players].sides, strict=True):
        x, y = one.pos[0] / UNIT, one.pos[1] / UNIT
        found[f"{one.id}-{CHAPEL_NAME}"] = x, y
        for ids, radius, off in (
            ([house.id for house in side.buildings], layout.building_radius, 0.0),
            ([space.id for space in side.cloister], layout.cloister_radius, 0.5),
        ):
            for nr, name in enumerate(ids):
                angle, far = math.radians(-90 + 360 * (nr + off) / len(ids)), radius / UNIT
                found[name] = x + far * math.cos(angle), y + far * math.sin(angle)
    return found


# The road.


@kept
def road_space(index: int, bonus: str, own_art: str, here: tuple[sc.Seat, ...]) -> Pieces:
    """A space of the road with its bonus, and the messengers that stand there.

    The bonus of a mod lies on an empty space, as the picture that the mod names for it.
    """
    space = BOARD.road.spaces[index - 1]
    (x, y), beside = (space.pos[0] / UNIT, space.pos[1] / UNIT), "-".join(space.connects)
    art = f"road-{bonus if bonus in ROAD_ART else 'none'}".replace("_", "-")
    told: dict[str, Any] = {"kind": bonus, "space": index, "beside": beside}
    found = [piece(f"road-{index}", art, round_a(x, y, 1.2), 1, "mo-road", **told)]
    if own_art:
        says, box = say("mo-road").filled(told), round_a(x, y, 0.6)
        found.append(sp.Piece(f"bonus-{index}", own_art, *box, layer=2, says=says, group=TABLE))
    for nr, seat in enumerate(here):
        box = round_a(x + (nr - (len(here) - 1) / 2) * 0.34, y - 0.12, 0.86)
        art = id = f"messenger-{seat}"
        found.append(piece(id, art, box, 4, "mo-piece-messenger", seat=seat, space=index))
    return tuple(found)


# Dice.


@kept
def dice_space(number: int, owners: tuple[str, ...], counts: tuple[int, ...]) -> Pieces:
    """A dice space with its dice; where there are many they are smaller."""
    row, column = divmod(number - 1, 2)
    x, y = DICE_AT[0] + column * DICE_WIDE, DICE_AT[1] + row * DICE_HIGH
    box = x, y, DICE_WIDE - 0.08, DICE_HIGH - 0.08
    told: dict[str, Any] = {"number": number, "count": sum(counts)}
    id = art = f"space-{number}"
    found = [piece(id, art, box, 1, "mo-piece-space", **told)]
    size = 0.44 if sum(counts) <= 6 else 0.33
    across, nr = int(1.46 / size), 0
    for owner, count in zip(owners, counts, strict=True):
        for alike in range(1, count + 1):
            down, along = divmod(nr, across)
            box = x + 0.06 + along * size, y + 0.5 + down * size, size - 0.03, size - 0.03
            id, art = f"die-{number}-{owner}-{alike}", f"die-{owner}-{number}"
            found.append(piece(id, art, box, 2, "mo-piece-die", seat=owner, face=number))
            nr += 1
    return tuple(found)


@kept
def rolled_dice(seat: sc.Seat, neutral: tuple[int, ...], own: tuple[int, ...]) -> Pieces:
    """The dice as they have just been rolled; alike ones are told apart by a number."""
    dice = [*(("neutral", face) for face in neutral), *((seat, face) for face in own)]
    found, size = [], ROLLED - 0.08
    for at, (owner, face) in enumerate(dice):
        (down, along), nr = divmod(at, 2), dice[:at].count((owner, face)) + 1
        box = ROLLED_AT[0] + along * ROLLED, ROLLED_AT[1] + down * ROLLED, size, size
        id, art = f"rolled-{owner[0]}{face}-{nr}", f"die-{owner}-{face}"
        found.append(piece(id, art, box, 2, "mo-piece-rolled", nr=nr, seat=owner, face=face))
    return tuple(found)


# Missions, the hourglass and the chalice.


def mission_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The year, who begins, and the missions with the discs of those who have completed them."""
    left, now, first = MISSIONS_AT[0], year(view), view.clock.first
    box = left, YEAR_AT, 1.1, 1.3
    yield piece("year", "hourglass", box, 1, "mo-piece-year", label=str(now), year=now)
    box = left + 1.25, YEAR_AT, 1.1, 1.3
    yield piece("chalice", f"chalice-{first}", box, 1, "mo-piece-chalice", seat=first)
    known = {id: mission for id, _, mission in missions(view.rules)}
    done = [(seat, id) for seat, row in Completed.all(view, "done").items() for id, _, _ in row]
    for nr, id in enumerate(view[Open].ids):
        by = tuple(seat for seat, completed in done if completed == id)
        yield from mission_card(nr, id, known.get(id), now, by)


@kept
def mission_card(
    nr: int, id: str, mission: Mission | None, year: int, by: tuple[sc.Seat, ...]
) -> Pieces:
    """A mission with what it asks for and is worth now, and the discs on it."""
    (wide, high), (row, column) = MISSION, divmod(nr, 3)
    x, y = MISSIONS_AT[0] + column * (wide + 0.06), MISSIONS_AT[1] + row * (high + 0.08)
    worth = mission.worth(year) if mission is not None else 0
    asked: dict[str, Any] = {"mission": id, "points": worth} | (
        asks(mission) if mission is not None else {}
    )
    name, message, label = f"mission-{id}", "mo-mission-asks", str(worth)
    found = [
        piece(
            name, name, (x, y, wide, high), 1, message, label=label, **({"asks": "other"} | asked)
        )
    ]
    for at, seat in enumerate(by):
        says = say("mo-piece-done")(seat=seat, mission=id)
        x_disc, emblem = x + 0.04 + at * 0.26, f"emblem-{seat}"
        found.append(
            sp.Piece(f"disc-{seat}-{id}", emblem, x_disc, y + 0.02, 0.3, 0.3, layer=2, says=says)
        )
    return tuple(found)


def asks(mission: Mission) -> dict[str, Any]:
    """What a mission asks for, as its sentence names it."""
    asked = mission.condition
    if asked is not None:
        of = {"kind": asked.type or asked.area, "count": asked.at_least}
        return {"asks": asked.kind, **of}
    if len(mission.needs) != 3:
        return {}
    found: dict[str, Any] = {"asks": "needs"}
    for name, need in zip(("first", "second", "third"), mission.needs, strict=True):
        found |= {name: need.area, f"at_{name}": need.monastery}
    return found

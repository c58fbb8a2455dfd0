"""The valley: five monasteries as rings, the road between them, six dice spaces, the missions."""

from __future__ import annotations

import math
from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp

from ..board import pieces
from ..board.novices import Novices
from ..board.state import DiceSpaces, Messengers, Rolled, year
from ..board.valley import PLACES, Valley, valley
from ..box.mission_data import Mission
from ..scoring.open_missions import Missions, missions
from ..window.gaining import Windows
from ..wording import filled, sentence, text
from .deeds_told import ART, ROAD, told

UNIT = 100.0  # of the data, to one unit of the picture
BUILDING, CLOISTER, CHAPEL = 1.12, 0.8, 1.5
DICE_AT, DICE_WIDE, DICE_HIGH = (0.1, 7.15), 1.62, 1.56
ROLLED_AT, ROLLED = (8.72, 7.0), 0.78
MISSIONS_AT, MISSION = (15.5, 7.1), (1.1, 1.54)


def valley_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of it, from the ground up."""
    there = valley(view)
    wide, high = there.board.layout.size
    yield sp.Piece("valley", f"{ART}valley", 0, 0, wide / UNIT, high / UNIT, layer=-1)
    yield from _monasteries(view, there)
    yield from _road(view, there)
    yield from _dice(view)
    yield from _missions(view)


def _monasteries(view: sc.View, there: Valley) -> Iterator[sp.Piece]:
    board = there.board
    at = dict(_places(there))
    stands: dict[int, list[sc.Seat]] = {}
    for seat, row in zip(view.seats, view[Novices].at, strict=True):
        for place in row:
            stands.setdefault(place, []).append(seat)
    for number, one in enumerate(board.monastery):
        x, y = at[f"{one.id}-chapel"]
        chapel, inside = f"{one.id}-chapel", stands.get(number * PLACES, [])
        free = there.given.chapel_capacity - len(inside)
        says = text("mo-piece-chapel", name=one.id, count=max(0, free))
        yield _square(chapel, f"{ART}chapel-{one.motif}", x, y, CHAPEL, 1, label=chapel, says=says)
        if Windows in view.rules.part_index:
            left = view[Windows].stock[number]
            says = text("mo-piece-stock", name=one.id, count=left)
            art = f"{ART}glass-{one.motif if left else 'none'}"
            yield _square(pieces.STOCK + one.id, art, x, y - 0.42, 0.52, 2, says=says)
            yield _square(
                f"left-{one.id}",
                f"{ART}points",
                x + 0.3,
                y - 0.3,
                0.32,
                3,
                label=str(left),
                says=says,
            )
        for nr, seat in enumerate(inside):
            line, column = divmod(nr, 4)
            dx = (column - (min(4, len(inside) - 4 * line) - 1) / 2) * 0.33
            says = text("mo-piece-novice", seat=seat)
            yield _square(
                f"novice-{seat}-{chapel}-{nr}",
                f"{ART}novice-{seat}",
                x + dx,
                y + 0.12 + 0.36 * line,
                0.4,
                3,
                says=says,
            )
        for house in there.side_of(number).buildings:
            place = there.number[house.id]
            hx, hy = at[house.id]
            kind = getattr(board.building_types, house.type)
            blocked = bool(there.blocked >> place & 1)
            if blocked:
                says = text("mo-piece-blocked", space=house.id)
            else:
                says = filled(
                    HOUSES[house.type],
                    space=house.id,
                    points=kind.points,
                    low=board.costs.building.donation_row_I,
                    high=board.costs.building.donation_row_II,
                )
            art = f"{ART}building-{'blocked' if blocked else house.type}"
            yield _square(house.id, art, hx, hy, BUILDING, 1, label=house.id, says=says)
            yield from _standing(stands, place, house.id, hx, hy + 0.05, 0.85)
        for space in there.side_of(number).cloister:
            cx, cy = at[space.id]
            says = text(
                "mo-piece-cloister", space=space.id, one=space.adjacent[0], other=space.adjacent[1]
            )
            yield _square(
                space.id, f"{ART}cloister", cx, cy, CLOISTER, 1, label=space.id, says=says
            )
            yield from _standing(stands, there.number[space.id], space.id, cx, cy, 0.72)


HOUSES = {
    "lay": sentence("mo-piece-lay"),
    "workshop": sentence("mo-piece-workshop"),
    "common": sentence("mo-piece-common"),
}


def _standing(
    stands: dict[int, list[sc.Seat]], place: int, name: str, x: float, y: float, size: float
) -> Iterator[sp.Piece]:
    """The novice on a space, if there is one."""
    for seat in stands.get(place, [])[:1]:
        says = text("mo-piece-novice-on", seat=seat, space=name)
        yield _square(f"novice-{seat}-{name}", f"{ART}novice-{seat}", x, y, size, 3, says=says)


def _square(
    id: str, art: str, x: float, y: float, size: float, layer: int, **more: object
) -> sp.Piece:
    """A square piece round a point."""
    return sp.Piece(id, art, x - size / 2, y - size / 2, size, size, layer=layer, **more)  # type: ignore[arg-type]


def _places(there: Valley) -> Iterator[tuple[str, tuple[float, float]]]:
    """The middle of each place, as the data lays it out."""
    board = there.board
    for number, one in enumerate(board.monastery):
        x, y = one.pos[0] / UNIT, one.pos[1] / UNIT
        yield f"{one.id}-chapel", (x, y)
        side = there.side_of(number)
        for houses, radius, off in (
            ([house.id for house in side.buildings], board.layout.building_radius, 0.0),
            ([space.id for space in side.cloister], board.layout.cloister_radius, 0.5),
        ):
            for nr, name in enumerate(houses):
                angle = math.radians(-90 + 360 * (nr + off) / len(houses))
                far = radius / UNIT
                yield name, (x + far * math.cos(angle), y + far * math.sin(angle))


def _road(view: sc.View, there: Valley) -> Iterator[sp.Piece]:
    board = there.board
    for space in board.road.spaces:
        x, y = space.pos[0] / UNIT, space.pos[1] / UNIT
        says = told(ROAD, space.bonus, space=space.index, beside="-".join(space.connects))
        art = f"{ART}road-{space.bonus}".replace("_", "-")
        yield _square(f"road-{space.index}", art, x, y, 1.2, 1, says=says)
        here = [seat for seat, at in zip(view.seats, view[Messengers].at, strict=True)
                if at == space.index]  # fmt: skip
        for nr, seat in enumerate(here):
            dx = (nr - (len(here) - 1) / 2) * 0.34
            says = text("mo-piece-messenger", seat=seat, space=space.index)
            yield _square(
                f"messenger-{seat}", f"{ART}messenger-{seat}", x + dx, y - 0.12, 0.86, 4, says=says
            )


def _dice(view: sc.View) -> Iterator[sp.Piece]:
    left, top = DICE_AT
    for number in range(1, 7):
        row, column = divmod(number - 1, 2)
        x, y = left + column * DICE_WIDE, top + row * DICE_HIGH
        counts = view[DiceSpaces].dice[number - 1]
        says = text("mo-piece-space", number=number, count=sum(counts))
        yield sp.Piece(
            f"{pieces.SPACE}{number}",
            f"{ART}space-{number}",
            x,
            y,
            DICE_WIDE - 0.08,
            DICE_HIGH - 0.08,
            layer=1,
            says=says,
        )
        owners = [owner for owner, many in zip(("neutral", *view.seats), counts, strict=True)
                  for _ in range(many)]  # fmt: skip
        size = 0.44 if len(owners) <= 6 else 0.33
        across = int(1.46 / size)
        for nr, owner in enumerate(owners):
            down, along = divmod(nr, across)
            yield sp.Piece(
                f"die-{number}-{owner}-{owners[:nr].count(owner) + 1}",
                f"{ART}die-{owner}-{number}",
                x + 0.06 + along * size,
                y + 0.5 + down * size,
                size - 0.03,
                size - 0.03,
                layer=2,
                says=_die(owner, number),
            )
    yield from _rolled(view)


def _rolled(view: sc.View) -> Iterator[sp.Piece]:
    """The dice as they have just been rolled."""
    left, top = ROLLED_AT
    seat = view.chooser or view.clock.seat
    rolled = view[Rolled]
    dice = [("neutral", "n", face) for face in rolled.neutral]
    dice += [(seat, seat[0], face) for face in rolled.own]
    gained = getattr(view.pending[-1], "face", 0) if view.pending else 0
    if gained:
        dice = [(seat, seat[0], gained)]
    for nr, (owner, letter, face) in enumerate(dice):
        down, along = divmod(nr, 2)
        alike = dice[:nr].count((owner, letter, face)) + 1
        yield sp.Piece(
            pieces.rolled(f"{letter}{face}", alike),
            f"{ART}die-{owner}-{face}",
            left + along * ROLLED,
            top + down * ROLLED,
            ROLLED - 0.08,
            ROLLED - 0.08,
            layer=2,
            says=_rolled_die(owner, face, alike),
        )


def _rolled_die(owner: str, face: int, nr: int) -> sc.Text:
    """A die of those just rolled; alike ones are told apart by a number."""
    if owner == "neutral":
        return text("mo-piece-rolled-neutral", nr=nr, face=face)
    return text("mo-piece-rolled", nr=nr, seat=owner, face=face)


def _die(owner: str, face: int) -> sc.Text:
    if owner == "neutral":
        return text("mo-piece-neutral-die", face=face)
    return text("mo-piece-die", seat=owner, face=face)


def _missions(view: sc.View) -> Iterator[sp.Piece]:
    if Missions not in view.rules.part_index:
        return
    left, top = MISSIONS_AT
    wide, high = MISSION
    known = {id: mission for id, _, mission in missions(view.rules)}
    now = year(view)
    says = text("mo-piece-year", year=now)
    yield sp.Piece(
        "year", f"{ART}hourglass", left, 10.4, 1.1, 1.3, layer=1, label=str(now), says=says
    )
    says = text("mo-piece-chalice", seat=view.clock.first)
    yield sp.Piece(
        "chalice",
        f"{ART}chalice-{view.clock.first}",
        left + 1.25,
        10.4,
        1.1,
        1.3,
        layer=1,
        says=says,
    )
    for nr, id in enumerate(view[Missions].open):
        row, column = divmod(nr, 3)
        x, y = left + column * (wide + 0.06), top + row * (high + 0.08)
        mission = known.get(id)
        worth = mission.worth(now) if mission is not None else 0
        says = _asks(id, mission, worth)
        yield sp.Piece(
            f"mission-{id}",
            f"{ART}mission-{id}",
            x,
            y,
            wide,
            high,
            layer=1,
            label=str(worth),
            says=says,
        )
        done = [seat for seat, row_of in zip(view.seats, view[Missions].done, strict=False)
                if any(one[0] == id for one in row_of)]  # fmt: skip
        for at, seat in enumerate(done):
            says = text("mo-piece-done", seat=seat, mission=id)
            yield sp.Piece(
                f"disc-{seat}-{id}",
                f"emblem-{seat}",
                x + 0.04 + at * 0.26,
                y + 0.02,
                0.3,
                0.3,
                layer=2,
                says=says,
            )


CONDITIONS = {
    "novices_sent": sentence("mo-mission-sent"),
    "novices_in_building_type": sentence("mo-mission-type"),
    "novices_in_area": sentence("mo-mission-area"),
    "window_motifs": sentence("mo-mission-motifs"),
    "personal_dice": sentence("mo-mission-dice"),
}


def _asks(id: str, mission: Mission | None, worth: int) -> sc.Text:
    """What a mission asks for, and what it is worth now."""
    if mission is not None and mission.condition is not None:
        asked = mission.condition
        kind = {"kind": asked.type or asked.area or ""}
        said = CONDITIONS[asked.kind]
        return filled(said, mission=id, points=worth, count=asked.at_least, **kind)
    needs = mission.needs if mission is not None else ()
    if len(needs) != 3:
        return text("mo-piece-mission", mission=id, points=worth)
    first, second, third = needs
    return text(
        "mo-mission-needs",
        mission=id,
        points=worth,
        first=first.area,
        at_first=first.monastery,
        second=second.area,
        at_second=second.monastery,
        third=third.area,
        at_third=third.monastery,
    )

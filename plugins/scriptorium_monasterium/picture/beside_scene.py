"""What lies beside valley and player boards: the turn, the panels, what is offered."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BUTTONS, PLAYER, TURN

from ..board import pieces
from ..board.state import TOKENS, Prestige, tokens, year
from ..dice.reroll import Rerolls
from ..turns import CHOOSE, ROLL, TAKE
from ..wording import group, text
from .deeds_told import ART


def beside_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of it."""
    seat, now, there = view.clock.seat, year(view), group(TURN)
    yield there.piece("turn", f"emblem-{seat}", 0, 0, "mo-piece-turn", label=seat, seat=seat)
    art = f"{ART}hourglass"
    yield there.piece("turn-year", art, 1, 0, "mo-piece-year", label=str(now), year=now)
    for seat in view.seats:
        yield from _panel(view, seat)
    if view.chooser == view.seat:
        yield from group(BUTTONS).buttons(_offered(view))


def _panel(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    points, there = view[Prestige].points[view.seats.index(seat)], PLAYER + seat
    says = text("mo-piece-panel", seat=seat, count=points)
    yield sp.Piece(f"seat-{seat}", "panel", 0, 0, label=seat, says=says, group=there)
    has = [("points", points, text("mo-piece-points", seat=seat, count=points))]
    for name, many in zip(TOKENS, tokens(view, seat), strict=True):
        has.append((name, many, text("mo-piece-token", token=name, seat=seat, count=many)))
    for nr, (name, many, says) in enumerate(has, 1):
        id, art = f"points-{seat}" if nr == 1 else f"panel-{name}-{seat}", f"{ART}{name}"
        label = str(many)
        yield sp.Piece(id, art, float(nr), 0, layer=1, label=label, says=says, group=there)


def _offered(view: sc.View) -> Iterator[tuple[str, Text]]:
    """What is no thing, where it can be chosen now."""
    top, kind = view.pending[-1], type(view.pending[-1]).__name__
    if isinstance(top, sc.Turn):
        if view.clock.step == ROLL:
            yield pieces.ROLL, text("mo-button-roll")
        elif view.clock.step == CHOOSE and _may_reroll(view):
            yield pieces.REROLL, text("mo-button-reroll")
        elif view.clock.step == TAKE:
            for count in (1, 2, 3):
                yield f"{pieces.TAKE}{count}", text("mo-button-take", count=count)
    elif kind in ("TakingSame", "RoadToken", "RoadSoup"):
        for token in ("influence", "soup", "rosary"):
            says = text("mo-button-gain", token=token)
            yield f"{pieces.GAIN}{token}", says
        if kind == "RoadSoup":
            yield from _exchanges()
    elif kind == "Exchanging":
        yield from _exchanges()
    elif kind == "WindowBonus":
        yield f"{pieces.BONUS}row", text("mo-button-row")
        yield f"{pieces.BONUS}column", text("mo-button-column")
    elif kind == "ExtraOffered":
        yield pieces.DECLINE, text("mo-button-decline")
    elif kind == "DieOrPoints":
        yield pieces.DIE, text("mo-button-die")
        yield pieces.POINTS, text("mo-button-points")
    elif kind == "GainedDie":
        yield pieces.KEEP, text("mo-button-keep")
        if _may_reroll(view):
            yield pieces.REROLL, text("mo-button-reroll")


def _may_reroll(view: sc.View) -> bool:
    """Whether the reroll tile is there, and active."""
    there = Rerolls in view.rules.part_index
    return there and view[Rerolls].active[view.seats.index(view.seat)]


def _exchanges() -> Iterator[tuple[str, Text]]:
    yield f"{pieces.EXCHANGE}soup", text("mo-button-soup")
    yield f"{pieces.EXCHANGE}tool", text("mo-button-tool")

"""What lies beside valley and player boards: the turn, the panels, what is offered."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium_picture as sp
from scriptorium.structs import Text, text
from scriptorium_picture.scene import BUTTONS, PLAYER, TURN

from ..board import pieces
from ..board.state import TOKENS, Prestige, tokens, year
from ..dice.reroll import Rerolls
from ..turns import CHOOSE, ROLL, TAKE
from .deeds_told import ART


def beside_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of it."""
    says = text("mo-piece-turn", "{seat} is on turn.", seat=view.clock.seat)
    yield sp.Piece("turn", f"emblem-{view.clock.seat}", 0, 0, label=view.clock.seat, says=says,
                   group=TURN)  # fmt: skip
    now = year(view)
    says = text("mo-piece-year", "Year {year}.", year=now)
    yield sp.Piece("turn-year", f"{ART}hourglass", 1, 0, label=str(now), says=says, group=TURN)
    for seat in view.seats:
        yield from _panel(view, seat)
    yield from _buttons(view)


def _panel(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    group, points = PLAYER + seat, view[Prestige].points[view.seats.index(seat)]
    says = text("mo-piece-panel", "{seat}, points: {count}. Touch to see this player's board.",
                seat=seat, count=points)  # fmt: skip
    yield sp.Piece(f"seat-{seat}", "panel", 0, 0, label=seat, says=says, group=group)
    says = text("mo-piece-points", "Points of {seat}: {count}.", seat=seat, count=points)
    yield sp.Piece(f"points-{seat}", f"{ART}points", 1, 0, layer=1, label=str(points), says=says,
                   group=group)  # fmt: skip
    for nr, (name, many) in enumerate(zip(TOKENS, tokens(view, seat), strict=True), 2):
        says = text("mo-piece-token", "{token} of {seat}: {count}.", token=name, seat=seat,
                    count=many)  # fmt: skip
        yield sp.Piece(f"panel-{name}-{seat}", f"{ART}{name}", float(nr), 0, layer=1,
                       label=str(many), says=says, group=group)  # fmt: skip


def _buttons(view: sc.View) -> Iterator[sp.Piece]:
    """What is no thing, where it can be chosen now."""
    if view.chooser != view.seat:
        return
    for nr, (name, says) in enumerate(_offered(view)):
        yield sp.Piece(name, "button", float(nr), 0, label=name, says=says, group=BUTTONS)


def _offered(view: sc.View) -> Iterator[tuple[str, Text]]:
    top, kind = view.pending[-1], type(view.pending[-1]).__name__
    if isinstance(top, sc.Turn):
        if view.clock.step == ROLL:
            yield pieces.ROLL, text("mo-button-roll", "Roll your dice.")
        elif view.clock.step == CHOOSE and _may_reroll(view):
            yield pieces.REROLL, text("mo-button-reroll", "Roll the dice you touched again.")
        elif view.clock.step == TAKE:
            for count in (1, 2, 3):
                yield f"{pieces.TAKE}{count}", text("mo-button-take", "Take {count}.", count=count)
    elif kind in ("TakingSame", "RoadToken", "RoadSoup"):
        for token in ("influence", "soup", "rosary"):
            says = text("mo-button-gain", "Take {token}.", token=token)
            yield f"{pieces.GAIN}{token}", says
        if kind == "RoadSoup":
            yield from _exchanges()
    elif kind == "Exchanging":
        yield from _exchanges()
    elif kind == "WindowBonus":
        yield f"{pieces.BONUS}row", text("mo-button-row", "The bonus of the row.")
        yield f"{pieces.BONUS}column", text("mo-button-column", "The bonus of the column.")
    elif kind == "ExtraOffered":
        yield pieces.DECLINE, text("mo-button-decline", "Let the extra novice stay.")
    elif kind == "DieOrPoints":
        yield pieces.DIE, text("mo-button-die", "Gain the die.")
        yield pieces.POINTS, text("mo-button-points", "Take the points.")
    elif kind == "GainedDie":
        yield pieces.KEEP, text("mo-button-keep", "Keep the die as it lies.")
        if _may_reroll(view):
            yield pieces.REROLL, text("mo-button-reroll", "Roll the dice you touched again.")


def _may_reroll(view: sc.View) -> bool:
    """Whether the reroll tile is there, and active."""
    there = Rerolls in view.rules.part_index
    return there and view[Rerolls].active[view.seats.index(view.seat)]


def _exchanges() -> Iterator[tuple[str, Text]]:
    yield f"{pieces.EXCHANGE}soup", text("mo-button-soup", "Give soup for a tool.")
    yield f"{pieces.EXCHANGE}tool", text("mo-button-tool", "Give a tool for a book.")

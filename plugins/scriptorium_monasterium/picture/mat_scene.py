"""The board of a player: action tiles, twenty slots, extra novices, window, tokens, dice."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import MAT

from ..board import pieces
from ..board.state import TOKENS, Hands, Work, owned_dice, tokens, vacated
from ..board.valley import COLUMNS, ROWS, STANDARD, WIDTH, valley
from ..dice.reroll import Rerolls
from ..sending.extras import SENT, STAYS, Extras
from ..sending.permanent_effect import YellowTiles
from ..window.gaining import EMPTY, SIZE, Windows
from ..wording import filled, sentence, text
from .deeds_told import ART, SLOTS, art_of, deed_of, told

STEP, WIDE, TALL = 1.14, 1.08, 0.94  # columns apart, a slot
HEAD, ROW_AT, ROW = 1.22, 1.34, 1.0
EXTRA_AT, RIGHT, CELL = 5.78, 6.72, 0.98


def mat_pieces(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    """All of one player's board."""
    group = MAT + seat
    yield sp.Piece(f"mat-{seat}", f"{ART}mat", -0.1, -0.1, 9.92, 5.5, layer=-1, group=group)
    yield from _columns(view, seat, group)
    yield from _extras(view, seat, group)
    yield from _window(view, seat, group)
    yield from _stores(view, seat, group)


def _words(view: sc.View, row: str, column: str) -> object:
    area = valley(view).board.action_area
    if row == STANDARD:
        return getattr(area.standard, column)
    if row == "III":
        return area.row_III.all
    if row == "IV":
        return area.row_IV.all
    return getattr(area.row_I if row == "I" else area.row_II, column)


def _columns(view: sc.View, seat: sc.Seat, group: str) -> Iterator[sp.Piece]:
    work, gone = view[Work], vacated(view, seat)
    mine = view.clock.seat == seat
    yellow = 0
    if YellowTiles in view.rules.part_index:
        yellow = view[YellowTiles].columns[view.seats.index(seat)]
    for at, column in enumerate(COLUMNS):
        x = at * STEP
        side = "gilded" if yellow >> at & 1 else "plain"
        left = work.left if mine and work.column == at else 0
        says = text("mo-piece-tile", column=column, count=left)
        yield sp.Piece(
            pieces.tile(seat, column),
            f"{ART}tile-{side}",
            x,
            0.0,
            WIDE,
            HEAD,
            group=group,
            layer=1,
            label="",
            says=says,
        )
        yield from _slot(view, seat, STANDARD, column, x, 0.44, 0.78, group)
        for nr in range(left):
            yield sp.Piece(
                f"working-{seat}-{nr}",
                f"{ART}die-neutral-{at + 1}",
                x + 0.05 + nr * 0.34,
                0.05,
                0.36,
                0.36,
                group=group,
                layer=4,
                says=says,
            )
        for row, name in enumerate(ROWS):
            y = ROW_AT + row * ROW
            yield from _slot(view, seat, name, column, x, y, TALL, group)
            if not gone >> row * WIDTH + at & 1:
                says = text("mo-piece-waiting", slot=f"{name}-{column}", seat=seat)
                yield sp.Piece(
                    f"home-{seat}-{name}-{column}",
                    f"{ART}novice-{seat}",
                    x + 0.5,
                    y,
                    0.62,
                    TALL,
                    group=group,
                    layer=3,
                    says=says,
                )


def _slot(
    view: sc.View, seat: sc.Seat, row: str, column: str, x: float, y: float, tall: float, group: str
) -> Iterator[sp.Piece]:
    """A slot with what it does: on the piece as a picture, in words for whoever rests on it."""
    kind, count, token = deed_of(_words(view, row, column))
    name = f"{row}-{column}"
    says = told(SLOTS, kind, slot=name, count=count, token=token)
    label = {"send_cheaper": f"-{count}"}.get(kind, str(count) if count > 1 else "")
    yield sp.Piece(
        pieces.slot(seat, name),
        art_of(kind, token),
        x,
        y,
        WIDE,
        tall,
        group=group,
        layer=2,
        says=says,
    )
    if label:
        yield sp.Piece(
            f"many-{seat}-{name}",
            f"{ART}points",
            x + 0.02,
            y + tall - 0.4,
            0.38,
            0.38,
            group=group,
            layer=3,
            label=label,
            says=says,
        )


def _extras(view: sc.View, seat: sc.Seat, group: str) -> Iterator[sp.Piece]:
    if Extras not in view.rules.part_index:
        return
    states = view[Extras].states[view.seats.index(seat)]
    for row, name in enumerate(ROWS):
        y = ROW_AT + row * ROW
        says = filled(EXTRA.get(states[row], READY), row=name)
        yield sp.Piece(
            f"extra-{seat}-{name}",
            f"{ART}extra",
            EXTRA_AT,
            y,
            0.8,
            TALL,
            group=group,
            layer=1,
            says=says,
        )
        if states[row] != SENT:
            yield sp.Piece(
                f"spare-{seat}-{name}",
                f"{ART}novice-{seat}",
                EXTRA_AT + 0.05,
                y,
                0.7,
                TALL,
                group=group,
                layer=2,
                says=says,
            )


def _window(view: sc.View, seat: sc.Seat, group: str) -> Iterator[sp.Piece]:
    if Windows not in view.rules.part_index:
        return
    cells, there = view[Windows].cells[view.seats.index(seat)], valley(view)
    for row in range(SIZE):
        y = row * CELL
        says = text("mo-piece-window", row=row + 1, seat=seat)
        yield sp.Piece(
            pieces.window_row(seat, row + 1),
            f"{ART}window-row",
            RIGHT,
            y,
            SIZE * CELL,
            CELL - 0.03,
            group=group,
            layer=1,
            says=says,
        )
        for column in range(SIZE):
            tile = cells[row * SIZE + column]
            if tile == EMPTY:
                continue
            one = there.board.monastery[tile]
            says = text("mo-piece-glass", name=one.id)
            yield sp.Piece(
                f"glass-{seat}-{row}-{column}",
                f"{ART}glass-{one.motif}",
                RIGHT + column * CELL + 0.04,
                y + 0.04,
                CELL - 0.1,
                CELL - 0.1,
                group=group,
                layer=2,
                says=says,
            )


def _stores(view: sc.View, seat: sc.Seat, group: str) -> Iterator[sp.Piece]:
    top = SIZE * CELL + 0.14
    for nr, (name, many) in enumerate(zip(TOKENS, tokens(view, seat), strict=True)):
        row, column = divmod(nr, 3)
        says = text("mo-piece-token", token=name, seat=seat, count=many)
        yield sp.Piece(
            f"{name}-{seat}",
            f"{ART}{name}",
            RIGHT + column * CELL + 0.04,
            top + row * 0.82,
            0.8,
            0.8,
            group=group,
            layer=1,
            label=str(many),
            says=says,
        )
    if Rerolls in view.rules.part_index:
        active = view[Rerolls].active[view.seats.index(seat)]
        state = "active" if active else "used"
        says = filled(REROLL[state])
        yield sp.Piece(
            f"rerolls-{seat}",
            f"{ART}reroll-{state}",
            RIGHT + 2 * CELL + 0.04,
            top + 0.82,
            0.8,
            0.8,
            group=group,
            layer=1,
            says=says,
        )
    neutral, own = view[Hands].dice[view.seats.index(seat)]
    for nr, (owner, many) in enumerate((("neutral", neutral), (seat, own))):
        says = text("mo-piece-hand", seat=seat, count=many)
        yield sp.Piece(
            f"hand-{seat}-{owner}",
            f"{ART}die-{owner}-0",
            RIGHT + nr * 0.98 + 0.04,
            top + 1.68,
            0.62,
            0.62,
            group=group,
            layer=1,
            label=str(many),
            says=says,
        )
    owns = owned_dice(view, seat)
    says = text("mo-piece-owns", seat=seat, count=owns)
    yield sp.Piece(
        f"owns-{seat}",
        f"{ART}die-{seat}-{min(6, owns)}",
        RIGHT + 2 * CELL + 0.1,
        top + 1.68,
        0.62,
        0.62,
        group=group,
        layer=1,
        says=says,
    )


READY = sentence("mo-piece-extra")
EXTRA = {SENT: sentence("mo-piece-extra-sent"), STAYS: sentence("mo-piece-extra-stays")}
REROLL = {
    "active": sentence("mo-piece-reroll-active"),
    "used": sentence("mo-piece-reroll-used"),
}

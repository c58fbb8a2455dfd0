"""The panels round the board: whose turn, what is told, the players, the log, the controls."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium import Piece
from scriptorium.scene import BUTTONS, PLAYER, TURN
from scriptorium_stage.buttons import Button, buttons, more_button
from scriptorium_stage.colours import faint
from scriptorium_stage.log import telling
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spot, Spots, emblem_of, icon_states, icons_in, panel_of

from ..drawing import lettering, pictures
from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import TOP
from ..drawing.controls import LEFT, RIGHT, button, focus_ring, seat_emblem
from .layout import TableLayout
from .places import button_cells, emblem_room, turn_room

READABLE = 13

if TYPE_CHECKING:
    from .scenery import Scenery


def paint_bar(brush: Brush, view: Scenery, layout: TableLayout) -> None:
    """Whose turn it is, at which step, and what there is to tell."""
    brush.panel(layout.bar)
    table, seat = view.session.table, view.seat_on_turn
    scene = view.shown
    place = emblem_room(brush, layout)
    turn = emblem_of(scene.group(TURN))
    if turn is None or not pictures.knows(turn.art):
        seat_emblem(brush, seat, table.seats.index(seat), place)
    marks = turn_room(brush, layout, scene.group(TURN), view.totals)
    name = Rect(place.right + brush.px(8), place.y, marks.x - place.right - brush.px(16), place.h)
    size = 17 if turn is not None else 20
    told = view.turn_told()
    brush.text(told, name, size, face="bold", valign="center", smallest=9, key="turn told")
    inner = layout.bar.inset(brush.px(14), brush.px(6))
    ends = [view.spots[p.id].rect.right for p in scene.group(TURN) if p is not turn]
    left = max(ends, default=marks.x) + brush.px(14)
    room = Rect(left, inner.y, inner.right - left, inner.h)
    _paint_message(brush, layout.bar, room, *view.message())


def _paint_message(brush: Brush, bar: Rect, room: Rect, message: str, bad: bool) -> None:
    """What is told in the bar; what is too long for it hangs below in letters that can be read."""
    side = min(room.h, brush.pt(26)) if bad else 0.0
    gap = brush.px(8) if bad else 0.0
    words = Rect(room.x + side + gap, room.y, room.w - side - gap, room.h)
    least = max(READABLE, READABLE / brush.scale)
    tall = brush.measure(message, least, words.w)
    layer = brush.layer
    if tall > room.h:
        edge = brush.px(9)
        left, low = room.x - edge, room.y - bar.y
        brush.layer, words = TOP, words._replace(h=tall)
        brush.panel(Rect(left, bar.y, bar.right - left, tall + 2 * low))
    if bad:
        brush.picture("ghost-no", Rect(room.x, room.y + (room.h - side) / 2, side, side))
    colour = brush.look.palette["error" if bad else "ink"]
    size = least if tall > room.h else 16
    smallest = brush.pt(least)
    brush.text(
        message, words, size, colour=colour, valign="center", smallest=smallest, key="message"
    )
    brush.touchable(Touchable("message", words, None, message, focusable=False))
    brush.layer = layer


def paint_mark(brush: Brush, view: Scenery, piece: Piece, spot: Spot) -> None:
    """A mark of the turn: as many icons as points, or one icon with its number."""
    if piece is emblem_of([piece]) and not pictures.knows(piece.art):
        return  # the letters of the seat stand for it
    count = icons_in(piece, view.totals)
    if count <= 1:
        view.faces.paint(brush, piece, spot)
        if piece.count >= 0 and piece.art.endswith(("-full", "-empty")):
            number = spot.rect.inset(0)._replace(y=spot.rect.y + spot.rect.h * 0.4)
            number = number._replace(h=spot.rect.h * 0.7, x=spot.rect.x + spot.rect.w * 0.4)
            brush.text(str(piece.count), number, 15, face="bold", align="center", one_line=True)
        return
    cells = spot.rect.columns(count)
    for nr, (art, rect) in enumerate(zip(icon_states(piece, count), cells, strict=True)):
        side = min(rect.w, rect.h)
        key = piece.id if nr == 0 else f"{piece.id} {nr}"
        brush.picture(art, rect.centred(side, side), key=key)


def paint_players(brush: Brush, view: Scenery, spots: Spots, seats: tuple[str, ...]) -> None:
    """Each player's panel with emblem, name and what the scene puts on it."""
    table = view.session.table
    for at, seat in enumerate(seats):
        pieces = view.shown.group(PLAYER + seat)
        panel = panel_of(pieces)
        rect = spots[panel.id].rect if panel is not None else view.panel_of(brush, at)
        mine = table.chooser == seat
        brush.panel(rect)
        if mine:
            line = Rect(rect.x + brush.px(5), rect.y + brush.px(8), brush.px(6), 0)
            swatch = brush.look.palette.player(seat, table.seats.index(seat))[0]
            brush.rounded(line._replace(h=rect.h - brush.px(16)), swatch, brush.px(3))
        inner = rect.inset(brush.px(14), brush.px(8))
        side = min(inner.h, inner.w * 0.2)
        disc = Rect(inner.x, inner.y + (inner.h - side) / 2, side, side)
        seat_emblem(brush, seat, table.seats.index(seat), disc)
        name = Rect(disc.right + brush.px(10), inner.y, inner.right - disc.right - brush.px(10), 0)
        name = name._replace(h=inner.h * 0.42)
        label = view.player_told(seat)
        brush.text(label, name, 17, face="bold", valign="center", smallest=9, one_line=True)
        if panel is not None and panel.says is not None:
            says = view.piece_words(panel)
            brush.touchable(Touchable(f"panel {seat}", rect, None, says, focusable=False))


def paint_log(brush: Brush, view: Scenery, layout: TableLayout) -> None:
    """What has happened, the latest last; each line shows its moment when touched."""
    room = layout.log
    brush.panel(room)
    inner = room.inset(brush.px(14), brush.px(10))
    head = inner.top(brush.pt(22))
    brush.text(view.log_title(), head, 15, face="display", valign="center")
    lines = telling(view.session.log())
    icons = brush.pt(22)
    for nr, (key, mark, by) in enumerate((("log-earlier", LEFT, 1), ("log-later", RIGHT, -1))):
        box = Rect(head.right - (2 - nr) * icons, head.y, icons, head.h)
        more = view.log_back > 0 if by < 0 else view.log_back + 1 < len(lines)
        colour = brush.look.palette["ink" if more else "shade"]
        brush.text(mark, box, 20, face="bold", colour=colour, align="center", valign="center")
        says = (
            view.text("desk-log-later", "Later lines")
            if by < 0
            else view.text("desk-log-earlier", "Earlier lines")
        )
        if brush.look.focus == key:
            focus_ring(brush, box)
        act = partial(view.scroll_log, 3 * by) if more else None
        brush.touchable(Touchable(key, box, act, says, enabled=more))
    body = inner.below(head.h + brush.px(4))
    size, pad = 14, brush.px(3)
    pixels = round(brush.pt(size) * brush.look.ratio)
    tall = lettering.line_height(pixels) / brush.look.ratio
    y = body.bottom
    first = len(lines) - 1 - view.log_back
    for line in reversed(lines[: first + 1]):
        told = view.line_told(line)
        shown = lettering.wrapped(told, "text", pixels, (body.w - brush.px(12)) * brush.look.ratio)
        height = len(shown) * tall + pad
        if y - height < body.y:
            fits = int((body.h - pad) // tall)
            if y < body.bottom or fits < 1:
                break
            # A single long line is cut at its end.
            told = " ".join(shown[:fits]).rpartition(" ")[0] + " \u2026"
            height = fits * tall + pad
        y -= height
        box = Rect(body.x, y, body.w, height)
        key = f"log {line.at}"
        if view.looking == line.at:
            brush.rounded(box, brush.look.palette["shade"], brush.px(4))
        elif brush.look.hover == key:
            brush.rounded(box, faint(brush.look.palette["shade"], 130), brush.px(4))
        if brush.look.focus == key:
            focus_ring(brush, box)
        swatch = brush.look.palette.player(line.seat, view.session.table.seats.index(line.seat))[0]
        brush.fill(Rect(box.x, y + pad, brush.px(4), height - 2 * pad), swatch)
        text = Rect(box.x + brush.px(10), y, box.w - brush.px(10), height + 1)
        brush.text(told, text, size, smallest=8, key=f"log text {line.at}")
        says = view.line_says(line)
        brush.touchable(Touchable(key, box, partial(view.look_back, line.at), says))


def paint_controls(brush: Brush, view: Scenery, layout: TableLayout) -> None:
    """Undo, hint and menu; a computer's turn can be skipped instead."""
    row = layout.buttons.top(layout.buttons.h * 0.46)
    for one, cell in zip(buttons(view), row.columns(3, brush.px(6)), strict=True):
        _paint_button(brush, one, cell, 16)
    more = more_button(view)
    if more is not None:
        pieces = len(view.shown.group(BUTTONS))
        _paint_button(brush, more, button_cells(brush, layout, pieces + 1)[-1], 17)


def _paint_button(brush: Brush, one: Button, cell: Rect, size: float) -> None:
    button(
        brush,
        one.key,
        cell,
        one.label,
        one.act,
        says=one.says,
        enabled=one.enabled,
        icon=one.icon,
        size=size,
        gold=one.gold,
    )

"""The panels round the board: whose turn, what is told, the players, the log, the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium import Piece
from scriptorium.scene import BUTTONS, PLAYER, TURN
from scriptorium_stage import atlas
from scriptorium_stage.buttons import buttons, more_button
from scriptorium_stage.log import Line, telling
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spot, emblem_of, icon_states, icons_in, panel_of

from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import BODY, CLIPPED, PANELS, SECOND
from ..drawing.controls import button, scroll_mark, seat_emblem
from ..drawing.letters import line_height, wrapped
from .faces import frame
from .layout import GAP, TableLayout, button_height
from .meaning import PIECE
from .places import turn_parts

if TYPE_CHECKING:
    from .view import TableScreen


def paint_bar(brush: Brush, view: TableScreen, layout: TableLayout) -> None:
    """Whose turn it is, at which step, and what there is to tell."""
    brush.panel(layout.bar)
    seat = view.seat_on_turn
    marks = view.shown.group(TURN)
    emblem, name, _ = turn_parts(brush, layout, marks, view.totals)
    turn = emblem_of(marks)
    if turn is None or not atlas.knows(turn.art):
        seat_emblem(brush, seat, view.session.table.seats.index(seat), emblem)
    told = view.turn_told()
    brush.text(told, name, 16, face="bold", valign="center", key="turn told", may_clip=True)
    brush.touchable(Touchable("turn told", name, None, told, focusable=False))
    message, bad = view.message()
    room = layout.message
    if bad:
        side = min(room.h, brush.dp(26))
        brush.picture("ghost-no", Rect(room.x, room.y + (room.h - side) / 2, side, side))
        room = Rect(room.x + side + brush.dp(8), room.y, room.w - side - brush.dp(8), room.h)
    colour = brush.look.palette["error" if bad else "ink"]
    # A long refusal is told whole in the tip beside the piece; here it may be cut.
    brush.text(message, room, 15, colour=colour, valign="center", key="message", may_clip=True)
    brush.touchable(Touchable("message", room, None, message, focusable=False))


def paint_mark(brush: Brush, view: TableScreen, piece: Piece, spot: Spot) -> None:
    """A mark of the turn: as many icons as points, or one icon with its number."""
    if piece is emblem_of([piece]) and not atlas.knows(piece.art):
        return  # the letters of the seat stand for it
    count = icons_in(piece, view.totals)
    if count <= 1:
        view.faces.paint(brush, piece, spot)
        if piece.count >= 0 and not view.faces.is_card(piece):
            low = spot.rect
            number = Rect(low.x + low.w * 0.3, low.y + low.h * 0.3, low.w * 0.8, low.h * 0.8)
            brush.text(
                str(piece.count),
                number,
                15,
                face="bold",
                align="center",
                valign="center",
                one_line=True,
                may_clip=True,
            )
        return
    cells = spot.rect.columns(count)
    for nr, (art, rect) in enumerate(zip(icon_states(piece, count), cells, strict=True)):
        side = min(rect.w, rect.h)
        key = piece.id if nr == 0 else f"{piece.id} {nr}"
        brush.picture(art, rect.centred(side, side), key=key)


def begin_part(brush: Brush, view: TableScreen, name: str) -> None:
    """What follows lies in a part of the table that scrolls."""
    scroll = view.placed.scrolls.get(name)
    if scroll is None:
        return
    brush.scrolls[name] = scroll
    brush.layer = BODY if name == "hand" else SECOND
    brush.clips[CLIPPED[brush.layer]] = scroll.view.inset(-brush.dp(4))
    brush.clip = scroll.view.inset(-brush.dp(4))


def end_part(brush: Brush, name: str) -> None:
    """What follows stays in its place."""
    if name in brush.scrolls:
        scroll_mark(brush, name)
    brush.layer, brush.clip = PANELS, None


def paint_players(brush: Brush, view: TableScreen, seats: tuple[str, ...]) -> None:
    """Each player's panel with emblem, name and what the scene puts on it."""
    table = view.session.table
    named = brush.look.palette
    for at, seat in enumerate(seats):
        pieces = view.shown.group(PLAYER + seat)
        panel = panel_of(pieces)
        rect = view.spots[f"panel of {seat}"].rect
        brush.panel(rect)
        inner = rect.inset(brush.dp(10), brush.dp(6))
        head = inner.top(brush.sp(16) * 1.3)
        if table.chooser == seat:
            swatch = named.player(seat, at)[0]
            line = Rect(rect.x + brush.dp(4), rect.y + brush.dp(8), brush.dp(5), 0)
            brush.rounded(line._replace(h=rect.h - brush.dp(16)), swatch, brush.dp(2))
        side = min(head.h, brush.dp(34))
        disc = Rect(inner.x, head.y + (head.h - side) / 2, side, side)
        seat_emblem(brush, seat, at, disc)
        label = view.player_told(seat)
        left = disc.right + brush.dp(8)
        name = Rect(left, head.y, inner.right - left, head.h)
        brush.text(label, name, 16, face="bold", valign="center", one_line=True, may_clip=True)
        if panel is not None:
            act = lambda one=panel.id: view.touch(one)  # noqa: E731
            brush.touchable(Touchable(f"{PIECE}{panel.id}", rect, act, focusable=False))
            if view.may_touch(panel.id):
                frame(brush, rect, "highlight-frame", f"gold {panel.id}")


def paint_log(brush: Brush, view: TableScreen, layout: TableLayout) -> None:
    """The latest lines; touching them opens all of them, each a way back to its moment."""
    room = layout.log
    if room.h < brush.sp(15):
        return
    brush.panel(room)
    inner = room.inset(brush.dp(10), brush.dp(6))
    label = view.log_title()
    low = room.w > room.h * 2.5
    wide = max(brush.finger, brush.width_of(label, 15, "bold") + brush.dp(60))
    if low:
        head = Rect(inner.right - wide, room.y, wide, room.h)
        body = inner._replace(w=inner.w - wide - brush.dp(8))
    else:
        head = Rect(room.x, room.bottom - brush.finger, room.w, brush.finger)
        body = inner._replace(h=inner.h - brush.finger + brush.dp(4))
    says = view.text("tab-log-all", "Read the whole log")
    brush.touchable(Touchable("log lines", room, view.open_log, says, focusable=False))
    button(brush, "log", head, label, view.open_log, says=says, icon="icon-log", size=15)
    _lines(brush, view, body, telling(view.session.log()))


def _lines(brush: Brush, view: TableScreen, body: Rect, lines: list[Line]) -> None:
    pixels, pad = brush.sp(14), brush.dp(3)
    tall, seats = line_height(pixels), view.session.table.seats
    width = body.w - brush.dp(12)
    y = body.bottom
    for line in reversed(lines):
        told = view.line_told(line)
        height = len(wrapped(told, "text", pixels, width)) * tall + 2 * pad
        first = y == body.bottom
        if y - height < body.y - 1:
            if not first:
                break
            height = body.h
        y -= height
        box = Rect(body.x, y, body.w, height)
        if view.looking == line.at:
            brush.rounded(box, brush.look.palette["shade"], brush.dp(4))
        swatch = brush.look.palette.player(line.seat, seats.index(line.seat))[0]
        brush.fill(Rect(box.x, y + pad, brush.dp(4), height - 2 * pad), swatch)
        words = Rect(box.x + brush.dp(10), y + pad, width, height - 2 * pad + 1)
        brush.text(told, words, 14, key=f"log text {line.at}", may_clip=True)
        if first and height == body.h:
            break


def paint_controls(brush: Brush, view: TableScreen, layout: TableLayout) -> None:
    """Undo, hint and menu, and what the game itself offers; a computer's turn can be skipped."""
    gap, room, more = brush.dp(GAP), layout.controls, more_button(view)
    both = bool(view.shown.group(BUTTONS))
    tall = min(button_height(brush), (room.h - gap) / 2 if both else room.h)
    found = (*buttons(view), *((more,) if more is not None else ()))
    for one, cell in zip(found, room.top(tall).columns(len(found), gap), strict=True):
        button(
            brush,
            one.key,
            cell,
            one.label,
            one.act,
            says=one.says,
            enabled=one.enabled,
            icon=one.icon,
            size=15,
            gold=one.gold,
            above=True,
        )

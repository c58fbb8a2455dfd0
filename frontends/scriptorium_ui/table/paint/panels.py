"""The panels round the board: whose turn, the message, the players, the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.scene import BUTTONS, PLAYER, TURN, Piece
from scriptorium_ui.art import atlas
from scriptorium_ui.table.buttons import buttons, more_button
from scriptorium_ui.table.layout.layout import (
    GAP,
    TableLayout,
    button_height,
    panel_head,
    panel_inner,
)
from scriptorium_ui.table.layout.piece_bounds import (
    PieceBounds,
    emblem_of,
    icon_states,
    icons_in,
    panel_of,
)
from scriptorium_ui.table.layout.piece_places import PIECE, turn_parts
from scriptorium_ui.toolkit.controls import button, scroll_mark, seat_emblem, shares
from scriptorium_ui.toolkit.display import BODY, CLIPPED, OVER, PANELS, SECOND
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

from .marks import frame

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage


def paint_bar(painter: Painter, table: TablePage, layout: TableLayout) -> None:
    """Whose turn it is, at which step, and what there is to tell."""
    painter.panel(layout.bar)
    controller = table.controller
    seat = controller.seat_on_turn
    marks = controller.shown.group(TURN)
    emblem, name, _ = turn_parts(painter, layout, marks, controller.totals)
    turn = emblem_of(marks)
    if turn is None or not atlas.knows(turn.art):
        seat_emblem(painter, controller.session.looks[seat], emblem)
    told = controller.turn_text()
    painter.text(told, name, 16, face="bold", valign="center", key="turn told", may_clip=True)
    shown = told if painter.width_of(told, 16, "bold") <= name.w else ""
    painter.touchable(Touchable("turn told", name, None, told, focusable=False, shows=shown))


def paint_aim(painter: Painter, table: TablePage, layout: TableLayout) -> None:
    """What the one who looks is after, and what can still be done this turn."""
    told, room = table.controller.aim_text(), layout.aim
    if not told or room.h < 1:
        return
    strip = room._replace(h=room.h - painter.dp(4))
    painter.rounded(strip, painter.palette["outline"], painter.dp(6))
    words = strip.inset(painter.dp(10), painter.dp(1))
    colour = painter.palette["rim"]
    painter.text(told, words, 15, colour=colour, align="center", valign="center", key="aim")
    painter.touchable(Touchable("aim", strip, None, told, focusable=False, shows=told))


def paint_message(painter: Painter, table: TablePage, layout: TableLayout) -> None:
    """The message in the bar, with a cross where it is a refusal."""
    message, bad = table.controller.message(aim=layout.aim.h < 1)
    room, layer = layout.message, painter.layer
    side = min(room.h, painter.dp(26)) if bad else 0.0
    words = Rect(room.x + side, room.y, room.w - side, room.h)
    if bad:
        words = Rect(words.x + painter.dp(8), words.y, words.w - painter.dp(8), words.h)
    tall = painter.measure(message, 15, words.w)
    if painter.form.mouse and tall > room.h:
        # What is too long for the bar hangs below it; fingers are told it beside the piece.
        edge, beside = painter.dp(9), room.x > layout.marks.x
        left, top = room.x - edge, layout.bar.y if beside else room.y - painter.dp(3)
        painter.layer, words = OVER, Rect(words.x, top + edge, words.w, tall)
        painter.panel(Rect(left, top, layout.bar.right - left, tall + 2 * edge))
    if bad:
        painter.picture("ghost-no", Rect(room.x, room.y + (room.h - side) / 2, side, side))
    colour = painter.palette["error" if bad else "ink"]
    may_clip = not painter.form.mouse
    painter.text(
        message, words, 15, colour=colour, valign="center", key="message", may_clip=may_clip
    )
    shown = "" if may_clip else message
    painter.touchable(Touchable("message", words, None, message, focusable=False, shows=shown))
    painter.layer = layer


def paint_mark(painter: Painter, table: TablePage, piece: Piece, spot: PieceBounds) -> None:
    """A mark of the turn: as many icons as points, or one icon with its number."""
    if piece is emblem_of([piece]) and not atlas.knows(piece.art):
        return  # the letters of the seat stand for it
    count = icons_in(piece, table.controller.totals)
    if count <= 1:
        table.faces.paint(painter, piece, spot)
        if piece.count >= 0 and not table.faces.is_card(piece):
            low = spot.rect
            number = Rect(low.x + low.w * 0.3, low.y + low.h * 0.3, low.w * 0.8, low.h * 0.8)
            painter.text(
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
        painter.picture(art, rect.centred(side, side), key=key)


def begin_part(painter: Painter, table: TablePage, name: str) -> None:
    """What follows lies in a part of the table that scrolls."""
    scroll = table.placed.scrolls.get(name)
    if scroll is None:
        return
    painter.now.scrolls[name] = scroll
    painter.layer = BODY if name == "hand" else SECOND
    painter.now.clips[CLIPPED[painter.layer]] = scroll.view.inset(-painter.dp(4))
    painter.clip = scroll.view.inset(-painter.dp(4))


def end_part(painter: Painter, table: TablePage, name: str) -> None:
    """What follows stays in its place."""
    if name in painter.now.scrolls:
        scroll_mark(painter, table, name)
    painter.layer, painter.clip = PANELS, None


def paint_players(painter: Painter, table: TablePage, seats: tuple[str, ...]) -> None:
    """Each player's panel with emblem, name and what the scene puts on it."""
    controller = table.controller
    named = painter.palette
    for seat in seats:
        look = controller.session.looks[seat]
        pieces = controller.shown.group(PLAYER + seat)
        panel = panel_of(pieces)
        rect = controller.spots[f"panel of {seat}"].rect
        painter.panel(rect)
        (tall, named_too), inner = panel_head(painter, rect.w), panel_inner(painter, rect)
        head = inner.top(tall)
        if controller.session.table.chooser == seat:
            swatch = named.player(look)[0]
            line = Rect(rect.x + painter.dp(4), rect.y + painter.dp(8), painter.dp(5), 0)
            painter.rounded(line._replace(h=rect.h - painter.dp(16)), swatch, painter.dp(2))
        side = min(head.h, painter.dp(34))
        disc = Rect(inner.x, head.y + (head.h - side) / 2, side, side)
        seat_emblem(painter, look, disc)
        label = controller.player_text(seat)
        left = disc.right + painter.dp(8)
        name = Rect(left, head.y, inner.right - left, head.h)
        if named_too:
            painter.text(
                label, name, 16, face="bold", valign="center", one_line=True, may_clip=True
            )
        if panel is not None:
            act = lambda one=panel.id: table.touch(one)  # noqa: E731
            painter.touchable(Touchable(f"{PIECE}{panel.id}", rect, act, focusable=False))
            if table.may_touch(panel.id):
                frame(painter, rect, "highlight-frame", f"gold {panel.id}")


def paint_controls(painter: Painter, table: TablePage, layout: TableLayout) -> None:
    """Undo, hint and menu, and what the game itself offers; a computer's turn can be skipped."""
    gap, room, more = painter.dp(GAP), layout.controls, more_button(table.controller)
    both = bool(table.controller.shown.group(BUTTONS))
    tall = min(button_height(painter), (room.h - gap) / 2 if both else room.h)
    found = (*buttons(table.controller), *((more,) if more is not None else ()))
    cells = shares(painter, room.top(tall), [one.label for one in found], 15, gap)
    for one, cell in zip(found, cells, strict=True):
        button(
            painter,
            one.key,
            cell,
            one.label,
            one.act if one.enabled else None,
            says=one.says,
            icon=one.icon,
            size=15,
            gold=one.gold,
            above=True,
        )

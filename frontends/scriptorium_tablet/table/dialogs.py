"""What is asked in front of the table: which of several, who looks, who has won, what else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium import write
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush, Scroll
from ..drawing.canvas import PANELS, TOP
from ..drawing.controls import button, scroll_mark
from ..screens.common import seat_emblem

if TYPE_CHECKING:
    from .view import TableScreen

Entry = tuple[str, str, Callable[[], object], str]


def paint_dialog(
    brush: Brush, view: TableScreen, title: str, told: str, entries: list[Entry], gold: str = ""
) -> None:
    """A sheet with a heading, a sentence and its answers, which scroll where they are many."""
    brush.modal()
    width = min(brush.look.width * 0.94, brush.sp(520))
    pad, gap, row = brush.dp(20), brush.dp(8), brush.row()
    inner = width - 2 * pad
    head = brush.measure(title, 24, inner, "display") + brush.dp(6)
    text = brush.measure(told, 16, inner) + brush.dp(10) if told else 0.0
    full = len(entries) * (row + gap) - gap
    most = brush.look.height * 0.96 - 2 * pad - head - text
    height = min(full, most)
    sheet = brush.whole.centred(width, height + head + text + 2 * pad)
    brush.panel(sheet)
    body = sheet.inset(pad)
    brush.text(title, body.top(head), 24, face="display", align="center")
    brush.text(told, body.below(head).top(text), 16, align="center")
    room = body.below(head + text)
    name = f"dialog {title}"
    at = brush.scroll(name, Scroll(room, full, view.scrolled.get(name, 0.0)))
    for nr, (key, label, act, says) in enumerate(entries):
        box = Rect(room.x, room.y + nr * (row + gap) - at, room.w, row)
        button(brush, key, box, label, act, says=says, size=17, gold=key == gold)
    scroll_mark(brush, name)
    brush.end_scroll()


def paint_list(brush: Brush, view: TableScreen) -> None:
    """Actions that the same touches mean, told apart in words."""
    touching = view.session.touching
    if touching is None:
        return
    entries: list[Entry] = []
    for nr, action in enumerate(touching.closing):
        line = write(view.session.table, action)
        entries.append((f"choice {nr}", line, lambda one=action: view.chosen(one), ""))
    back = view.text("tab-take-back", "Back")
    entries.append(("choice back", back, view.back, ""))
    paint_dialog(brush, view, view.text("tab-which", "Which one?"), "", entries)


def paint_menu(brush: Brush, view: TableScreen) -> None:
    """What else there is beside the match."""
    text = view.text
    entries: list[Entry] = [
        ("menu resume", text("tab-resume", "Back to the table"), view.menu, ""),
        ("menu log", text("tab-log", "Log"), view.open_log, ""),
        ("menu rules", text("tab-rules", "Rules"), view.rules, ""),
        ("menu settings", text("tab-settings", "Settings"), view.settings, ""),
        (
            "menu leave",
            text("tab-leave", "Leave the table"),
            view.leave_table,
            text("tab-leave-says", "The match is kept; go on with it from the first page"),
        ),
    ]
    if view.session.can_redo:
        entries.insert(1, ("menu redo", text("tab-redo", "Do again"), view.redo, ""))
    told = text("tab-kept", "This match is kept after every action.")
    if view.session.problem is not None:
        told = view.session.words.say(view.session.problem)
    paint_dialog(brush, view, text("tab-menu", "Menu"), told, entries)


def paint_outcome(brush: Brush, view: TableScreen) -> None:
    """Who has won, and with how many points."""
    outcome, text = view.session.table.outcome, view.text
    assert outcome is not None
    names = ", ".join(view.seat_name(seat) for seat in outcome.winners)
    title = text("tab-won", "{who} wins", who=names) if names else text("tab-drawn", "Nobody wins")
    scores = "\n".join(f"{view.seat_name(seat)}: {points}" for seat, points in outcome.scores)
    entries: list[Entry] = [
        ("end look", text("tab-look-table", "Look at the table"), view.close_dialog, ""),
        ("end again", text("tab-again", "Play again"), view.again, ""),
        ("end leave", text("tab-leave", "Leave the table"), view.leave_table, ""),
    ]
    paint_dialog(brush, view, title, scores, entries, "end again")


def paint_curtain(brush: Brush, view: TableScreen, seat: str, lift: Callable[[], None]) -> None:
    """A curtain over everything, with the name of the one who may lift it."""
    brush.layer, brush.clip = TOP, None
    brush.touchables.clear()
    brush.fill(brush.whole, brush.look.palette["floor"])
    brush.tiles("curtain", brush.whole, brush.dp(160))
    width = min(brush.look.width * 0.9, brush.sp(440))
    pad, gap = brush.dp(24), brush.dp(14)
    inner = width - 2 * pad
    name = view.seat_name(seat)
    told = view.text("tab-curtain", "Everyone else looks away now.")
    label = view.text("tab-lift", "I am {seat}: show the table", seat=name)
    side = min(brush.dp(96), brush.look.height * 0.2)
    big = brush.measure(name, 28, inner, "display")
    small = brush.measure(told, 17, inner)
    row = max(brush.row(), brush.measure(label, 18, inner - brush.dp(20), "bold") + brush.dp(16))
    height = side + big + small + row + 3 * gap + 2 * pad
    sheet = brush.whole.centred(width, min(height, brush.look.height * 0.96))
    brush.panel(sheet)
    body = sheet.inset(pad)
    table = view.session.table
    disc = Rect(body.x + (body.w - side) / 2, body.y, side, side)
    seat_emblem(brush, seat, table.seats.index(seat), disc)
    rest = body.below(side + gap)
    brush.text(name, rest.top(big + 2), 28, face="display", align="center")
    brush.text(told, rest.below(big + gap).top(small + 2), 17, align="center")
    place = Rect(body.x, body.bottom - row, body.w, row)
    button(brush, "lift", place, label, lift, gold=True, size=18)
    brush.layer = PANELS

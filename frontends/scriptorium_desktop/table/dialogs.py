"""What is asked in front of the table: which of several, really, who looks, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scriptorium import write
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import TOP
from ..drawing.controls import button
from .panels import seat_emblem

if TYPE_CHECKING:
    from .view import TableView

PAGE = 9
Entry = tuple[str, str, Callable[[], None], str]


def paint_dialog(brush: Brush, title: str, told: str, entries: list[Entry], gold: str = "") -> None:
    """A sheet with a heading, a sentence and its answers."""
    brush.modal()
    width = min(brush.look.width * 0.8, brush.pt(520))
    pad, gap = brush.px(28), brush.px(8)
    inner = width - 2 * pad
    head = brush.measure(title, 26, inner, "display") + brush.px(6)
    text = brush.measure(told, 17, inner) + brush.px(10) if told else 0.0
    each = max(brush.px(46), brush.pt(42))
    room = brush.look.height * 0.94 - 2 * pad
    if head + text + len(entries) * (each + gap) > room:
        each = max(brush.px(24), (room - head - text) / max(1, len(entries)) - gap)
    height = min(room, head + text + len(entries) * (each + gap)) + 2 * pad
    sheet = brush.whole.centred(width, height)
    brush.panel(sheet)
    body = sheet.inset(pad)
    brush.text(title, body.top(head), 26, face="display", align="center")
    if told:
        brush.text(told, body.below(head).top(text), 17, align="center", smallest=9)
    y = body.y + head + text
    for key, label, act, says in entries:
        button(
            brush,
            key,
            Rect(body.x, y, body.w, each),
            label,
            act,
            says=says,
            size=17,
            gold=key == gold,
        )
        y += each + gap


def paint_list(brush: Brush, view: TableView) -> None:
    """Actions that the same touches mean, told apart in words."""
    touching = view.session.touching
    if touching is None:
        return
    entries: list[Entry] = []
    pages = -(-len(touching.closing) // PAGE)
    begin = view.page % max(1, pages) * PAGE
    for nr, action in enumerate(touching.closing[begin : begin + PAGE]):
        line = write(view.session.table, action)
        entries.append((f"choice {nr}", line, partial(view.chosen, action), ""))
    if pages > 1:
        entries.append(("choice next", view.text("desk-further", "Further"), view.turn_page, ""))
    back = view.text("desk-take-back", "Back")
    entries.append(("choice back", back, view.back, ""))
    paint_dialog(brush, view.text("desk-which", "Which one?"), "", entries)


def paint_confirm(brush: Brush, view: TableView) -> None:
    """Really? with what would be done."""
    session = view.session
    assert session.waiting is not None
    told = view.text(
        "desk-confirm-told",
        "{action}: this cannot be taken back.",
        action=write(session.table, session.waiting),
    )
    entries: list[Entry] = [
        ("confirm yes", view.text("desk-do-it", "Do it"), view.confirm, ""),
        ("confirm no", view.text("desk-take-back", "Back"), view.back, ""),
    ]
    paint_dialog(brush, view.text("desk-really", "Really?"), told, entries, "confirm yes")


def paint_menu(brush: Brush, view: TableView) -> None:
    """What else there is beside the match."""
    entries: list[Entry] = [
        ("menu resume", view.text("desk-resume", "Back to the table"), view.menu, ""),
        ("menu rules", view.text("desk-rules", "Rules"), view.rules, ""),
        ("menu settings", view.text("desk-settings", "Settings"), view.settings, ""),
        (
            "menu full",
            view.text("desk-full", "Full screen (F11)"),
            view.desk.toggle_full_screen,
            "",
        ),
        (
            "menu leave",
            view.text("desk-leave", "Leave the table"),
            view.leave_table,
            view.text("desk-leave-says", "The match is kept; go on with it from the first page"),
        ),
    ]
    told = view.text("desk-kept", "This match is kept after every action.")
    if view.session.problem is not None:
        told = view.session.words.say(view.session.problem)
    keys = view.text(
        "desk-keys",
        "Keys: arrows and Enter to play, F6 to the buttons, F1 tells what a thing is, F2 hints, "
        "F3 and F4 look back and forth, Ctrl+Z takes back.",
    )
    paint_dialog(brush, view.text("desk-menu", "Menu"), f"{told}\n{keys}", entries)


def paint_outcome(brush: Brush, view: TableView) -> None:
    """Who has won, and with how many points."""
    table = view.session.table
    outcome = table.outcome
    assert outcome is not None
    names = ", ".join(view.seat_name(seat) for seat in outcome.winners)
    title = (
        view.text("desk-won", "{who} wins", who=names)
        if names
        else view.text("desk-drawn", "Nobody wins")
    )
    scores = "\n".join(
        view.text("desk-score", "{seat}: {points}", seat=view.seat_name(seat), points=points)
        for seat, points in outcome.scores
    )
    entries: list[Entry] = [
        ("end look", view.text("desk-look-table", "Look at the table"), view.close_dialog, ""),
        ("end again", view.text("desk-again", "Play again"), view.again, ""),
        ("end leave", view.text("desk-leave", "Leave the table"), view.leave_table, ""),
    ]
    paint_dialog(brush, title, scores, entries, "end again")


def paint_curtain(brush: Brush, view: TableView) -> None:
    """A curtain over everything, with the name of the one who may lift it."""
    seat = view.session.curtain
    assert seat is not None
    brush.layer = TOP
    brush.fill(brush.whole, brush.look.palette["floor"])
    brush.tiles("curtain", brush.whole, brush.px(180))
    sheet = brush.whole.centred(
        min(brush.look.width * 0.8, brush.pt(460)), min(brush.look.height * 0.8, brush.pt(330))
    )
    brush.panel(sheet)
    body = sheet.inset(brush.px(30), brush.px(26))
    side = min(body.h * 0.34, brush.px(110))
    table = view.session.table
    disc = Rect(body.x + (body.w - side) / 2, body.y, side, side)
    seat_emblem(brush, seat, table.seats.index(seat), disc)
    rest = body.below(side + brush.px(12))
    name = view.seat_name(seat)
    brush.text(name, rest.top(rest.h * 0.3), 30, face="display", align="center", valign="center")
    told = view.text("desk-curtain", "Everyone else looks away now.")
    row = rest.below(rest.h * 0.32)
    brush.text(told, row.top(row.h * 0.36), 17, align="center", valign="center")
    label = view.text("desk-lift", "I am {seat}: show the table", seat=name)
    tall = min(row.h * 0.5, max(brush.px(50), brush.pt(46)))
    place = Rect(body.x, body.bottom - tall, body.w, tall)
    button(brush, "lift", place, label, view.lift, gold=True, size=19)

"""The player boards, the panels and buttons beside them, and what a player is after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import BUTTONS, MAT, PLAYER, TURN

from . import CHOOSE, ROLL, TAKE, USE, game, say
from .course import year
from .data import BOARD, Permanent, Words
from .deeds import (
    SLOT_CALLS,
    DieOrPoints,
    Exchanging,
    ExtraOffered,
    GainedDie,
    RoadSoup,
    RoadToken,
    TakingSame,
    WindowBonus,
    words_of,
)
from .dice import REROLL, Rerolls
from .mat import COLUMNS, ROWS, STANDARD, TOKENS, WIDTH, Dice, Mat, Price, Work
from .sending import EXTRA, POINTS_PER_DIE, Extras, YellowTiles
from .valley_scene import ART, Box, Pieces, kept, piece
from .window import EMPTY, SIZE, WINDOW, Window

STEP, WIDE, TALL = 1.14, 1.08, 0.94  # columns apart, a slot
HEAD, ROW_AT, ROW = 1.22, 1.34, 1.0
UNCOUNTED = ("exchange", "send_novice", "window_from_own_chapel")
FLIP = BOARD.action_area.row_IV["all"].effect
EXTRA_AT, RIGHT, CELL = 5.78, 6.72, 0.98


@game.scene
def mats(view: sc.View) -> Iterator[sp.Piece]:
    """Each player's board: action tiles, slots, extra novices, window, tokens, dice."""
    work = view[Work]
    for seat in view.seats:
        mat, dice, yellow = view[Mat, seat], view[Dice, seat], view[YellowTiles, seat].columns
        counts = tuple(call.much(view, seat) for call in SLOT_CALLS)
        counts += (POINTS_PER_DIE(view, seat),) * len(COLUMNS)
        yield piece(f"mat-{seat}", "mat", (-0.1, -0.1, 9.92, 5.5), -1, group=MAT + seat)
        for at, name in enumerate(COLUMNS):
            left = work.left if work.column == name and view.clock.seat == seat else 0
            gone = tuple(bool(mat.vacated >> row * WIDTH + at & 1) for row in range(len(ROWS)))
            here = counts[at :: len(COLUMNS)]
            yield from column(seat, at, bool(yellow >> at & 1), left, gone, here)
        if EXTRA.is_on(view):
            yield from extras(seat, view[Extras, seat].states)
        if WINDOW.is_on(view):
            yield from window(seat, view[Window, seat].cells)
        reroll = view[Rerolls, seat].active if REROLL.is_on(view) else None
        yield from stores(seat, mat.tokens, reroll, dice.hand, dice.owned)


@kept
def column(
    seat: sc.Seat,
    at: int,
    yellow: bool,
    left: int,
    gone: tuple[bool, ...],
    counts: tuple[int, ...],
) -> Pieces:
    """An action tile with the dice that lie on it, and the slots below it, each with its number."""
    name, x, group = COLUMNS[at], at * STEP, MAT + seat
    told: dict[str, Any] = {"column": name, "count": left}
    art, box = f"tile-{'gilded' if yellow else 'plain'}", (x, 0.0, WIDE, HEAD)
    found = [piece(f"tile-{seat}-{name}", art, box, 1, "mo-piece-tile", group=group, **told)]
    standard = f"{STANDARD}-{name}"
    found += slot(seat, standard, words_of(standard), counts[0], (x, 0.44, WIDE, 0.78))
    for nr in range(left):
        id, box = f"working-{seat}-{nr}", (x + 0.05 + nr * 0.34, 0.05, 0.36, 0.36)
        found.append(
            piece(id, f"die-neutral-{at + 1}", box, 4, "mo-piece-tile", group=group, **told)
        )
    for row, row_name in enumerate(ROWS):
        y, home = ROW_AT + row * ROW, f"{row_name}-{name}"
        last = row_name == ROWS[-1]
        words = BOARD.action_area.row_IV["all"] if last else words_of(home)
        found += slot(seat, home, words, counts[row + 1], (x, y, WIDE, TALL))
        if not gone[row]:
            id, art, box = f"home-{seat}-{home}", f"novice-{seat}", (x + 0.5, y, 0.62, TALL)
            message = "mo-piece-waiting"
            found.append(piece(id, art, box, 3, message, group=group, slot=home, seat=seat))
    return tuple(found)


def slot(
    seat: sc.Seat, name: str, words: Words | Permanent, count: int, box: Box
) -> Iterator[sp.Piece]:
    """A slot with what it does: on the piece as a picture, in words for whoever rests on it."""
    kind, token = deed_of(words, count)
    told: dict[str, Any] = {"kind": kind, "slot": name, "count": count, "token": token}
    art, group = f"do-{token or kind}".replace("_", "-"), MAT + seat
    message = "mo-slot" if kind != FLIP or count == 1 else "mo-slot-flip"
    yield piece(f"slot-{seat}-{name}", art, box, 2, message, group=group, **told)
    label = "" if count == 1 or kind in UNCOUNTED else str(count)
    label = f"-{count}" if kind == "send_cheaper" else label
    if label:
        x, y, _, tall = box
        id, box = f"many-{seat}-{name}", (x + 0.02, y + tall - 0.4, 0.38, 0.38)
        yield piece(id, "points", box, 3, message, label=label, group=group, **told)


def deed_of(words: Words | Permanent, count: int) -> tuple[str, str]:
    """The kind of a deed that is about so much, and of what it is, in the words of the data."""
    if isinstance(words, Permanent):
        return FLIP, ""
    kind = str(words.__struct_config__.tag)
    if kind == "send_novice":
        return ("send_cheaper" if count else kind), ""
    return kind, getattr(words, "token", "")


@kept
def extras(seat: sc.Seat, states: tuple[str, ...]) -> Pieces:
    """The extra novice at the end of each row, and whether it is there still."""
    found, group = [], MAT + seat
    for row, (name, state) in enumerate(zip(ROWS, states, strict=True)):
        y = ROW_AT + row * ROW
        told: dict[str, Any] = {"state": state, "row": name}
        id, box = f"extra-{seat}-{name}", (EXTRA_AT, y, 0.8, TALL)
        found.append(piece(id, "extra", box, 1, "mo-piece-extra", group=group, **told))
        if state != "sent":
            id, box = f"spare-{seat}-{name}", (EXTRA_AT + 0.05, y, 0.7, TALL)
            art = f"novice-{seat}"
            found.append(piece(id, art, box, 2, "mo-piece-extra", group=group, **told))
    return tuple(found)


@kept
def window(seat: sc.Seat, cells: tuple[int, ...]) -> Pieces:
    """The rows of the window and the tiles in them."""
    found, group = [], MAT + seat
    for row in range(SIZE):
        y, id = row * CELL, f"window-{seat}-{row + 1}"
        box: Box = (RIGHT, y, SIZE * CELL, CELL - 0.03)
        told: dict[str, Any] = {"row": row + 1, "seat": seat}
        found.append(piece(id, "window-row", box, 1, "mo-piece-window", group=group, **told))
        for column, tile in enumerate(cells[row * SIZE : row * SIZE + SIZE]):
            if tile != EMPTY:
                one, id = BOARD.monastery[tile], f"glass-{seat}-{row}-{column}"
                art, size = f"glass-{one.motif}", CELL - 0.1
                box = RIGHT + column * CELL + 0.04, y + 0.04, size, size
                found.append(piece(id, art, box, 2, "mo-piece-glass", group=group, name=one.id))
    return tuple(found)


@kept
def stores(
    seat: sc.Seat, tokens: Price, reroll: bool | None, hand: tuple[int, int], owned: int
) -> Pieces:
    """Tokens, the reroll tile, the dice in hand, and how many are one's own."""
    top, group, found = SIZE * CELL + 0.14, MAT + seat, []
    for nr, (token, count) in enumerate(zip(TOKENS, tokens, strict=True)):
        row, along = divmod(nr, 3)
        box = RIGHT + along * CELL + 0.04, top + row * 0.82, 0.8, 0.8
        told: dict[str, Any] = {"token": token, "seat": seat, "count": count}
        id, label = f"{token}-{seat}", str(count)
        found.append(piece(id, token, box, 1, "mo-piece-token", label=label, group=group, **told))
    if reroll is not None:
        state = "active" if reroll else "used"
        id, box = f"rerolls-{seat}", (RIGHT + 2 * CELL + 0.04, top + 0.82, 0.8, 0.8)
        art = f"reroll-{state}"
        found.append(piece(id, art, box, 1, "mo-piece-reroll", group=group, state=state))
    for nr, (owner, count) in enumerate(zip(("neutral", seat), hand, strict=True)):
        id, box = f"hand-{seat}-{owner}", (RIGHT + nr * 0.98 + 0.04, top + 1.68, 0.62, 0.62)
        told, art, label = {"seat": seat, "count": count}, f"die-{owner}-0", str(count)
        found.append(piece(id, art, box, 1, "mo-piece-hand", label=label, group=group, **told))
    box, art = (RIGHT + 2 * CELL + 0.1, top + 1.68, 0.62, 0.62), f"die-{seat}-{min(6, owned)}"
    told = {"seat": seat, "count": owned}
    found.append(piece(f"owns-{seat}", art, box, 1, "mo-piece-owns", group=group, **told))
    return tuple(found)


# What lies beside: the turn, the panels, what is offered.


@game.scene
def beside(view: sc.View) -> Iterator[sp.Piece]:
    """All of it."""
    seat, now, there = view.clock.seat, year(view), say.group(TURN)
    yield there.piece("turn", f"emblem-{seat}", 0, 0, "mo-piece-turn", label=seat, seat=seat)
    art = f"{ART}hourglass"
    yield there.piece("turn-year", art, 1, 0, "mo-piece-year", label=str(now), year=now)
    for seat in view.seats:
        yield from panel(seat, view[Mat, seat].points, view[Mat, seat].tokens)
    offered = buttons(view) if view.chooser == view.seat else ()
    for at, (id, text) in enumerate(offered):
        yield sp.Piece(id, "button", float(at), 0.0, label=id, says=text, group=BUTTONS)


@kept
def panel(seat: sc.Seat, points: int, tokens: Price) -> Pieces:
    """The panel of a player: points and tokens."""
    group = PLAYER + seat
    says = say("mo-piece-panel")(seat=seat, count=points)
    found = [sp.Piece(f"seat-{seat}", "panel", 0, 0, label=seat, says=says, group=group)]
    for nr, (name, many) in enumerate(zip(("points", *TOKENS), (points, *tokens), strict=True), 1):
        id, message = f"panel-{name}-{seat}", "mo-piece-token"
        if name == "points":
            id, message = f"points-{seat}", "mo-piece-points"
        says = say(message).filled({"token": name, "seat": seat, "count": many})
        label, art = str(many), ART + name
        found.append(sp.Piece(id, art, float(nr), 0, layer=1, label=label, says=says, group=group))
    return tuple(found)


def buttons(view: sc.View) -> Iterator[tuple[str, sc.Text]]:
    """What is no thing, where it can be chosen now."""
    top, may_reroll = view.pending[-1], view[Rerolls, view.seat].active
    if isinstance(top, sc.Turn):
        if view.clock.step == ROLL:
            yield "roll", say("mo-button-roll")()
        elif view.clock.step == TAKE:
            for count in (1, 2, 3):
                yield f"take-{count}", say("mo-button-take")(count=count)
    elif isinstance(top, TakingSame | RoadToken | RoadSoup):
        for token in ("influence", "soup", "rosary"):
            yield f"gain-{token}", say("mo-button-gain")(token=token)
    elif isinstance(top, WindowBonus):
        yield "bonus-row", say("mo-button-row")()
        yield "bonus-column", say("mo-button-column")()
    elif isinstance(top, ExtraOffered):
        yield "decline", say("mo-button-decline")()
    elif isinstance(top, DieOrPoints):
        yield "die", say("mo-button-die")()
        yield "points", say("mo-button-points")()
    elif isinstance(top, GainedDie):
        yield "keep", say("mo-button-keep")()
    if isinstance(top, Exchanging | RoadSoup):
        yield "exchange-soup", say("mo-button-soup")()
        yield "exchange-tool", say("mo-button-tool")()
    choosing = isinstance(top, sc.Turn) and view.clock.step == CHOOSE
    if may_reroll and (choosing or isinstance(top, GainedDie)):
        yield "reroll", say("mo-button-reroll")()


@game.aim
def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """Points; which year it is, and what is left of the turn (MO1.1, MO22.1)."""
    points = view[Mat, seat].points
    if view.outcome is not None:
        return sp.Aim(say.text("mo-aim-end", points=points), points)
    told = say.text("mo-aim", year=year(view), points=points)
    return sp.Aim(told, points, 0, tuple(still(view, seat)))


def still(view: sc.View, seat: sc.Seat) -> Iterator[sc.Text]:
    """What the seat on turn does next."""
    if view.chooser != seat:
        return
    if view.clock.step in (ROLL, CHOOSE):
        yield say.text("mo-aim-dice", count=sum(view[Dice, seat].hand))
    elif view.clock.step == TAKE:
        yield say.text("mo-aim-take")
    elif view.clock.step == USE:
        yield say.text("mo-aim-use", column=view[Work].column, count=view[Work].left)

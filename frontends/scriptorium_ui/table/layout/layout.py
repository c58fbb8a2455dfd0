"""Where everything on the table goes, for any screen, either way up, any game, any text size."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scriptorium import Seat
from scriptorium.scene import BUTTONS, HAND, PILES, PLAYER, Piece, Scene
from scriptorium_ui.table.camera import Camera
from scriptorium_ui.table.paint.coordinates import room_in, room_of_board
from scriptorium_ui.table.player_boards import divided, fitted, mat_height, placed, worth_of
from scriptorium_ui.toolkit.arrangement import CARD, Extent
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

from .piece_bounds import PANEL, board_and_hand, least_across, lines_of
from .pile_places import has_shapes, is_large, piles_height

GAP = 6
LEAST_HAND = 146
# A unit is the 160th part of an inch.
NINE_MILLIMETRES = 57
# A line of a panel that has several, and how low it may become.
LINE, LEAST_LINE = 24, 15
# The part of the board's room that the line about the aim may take.
MOST_AIM = 0.5
# How small things on a panel become before the panels scroll, and where numbers are large on them;
# how wide panels are that scroll, and how much of one a name needs beside the emblem.
SMALL, NUMBERED, WIDE, NAMED = 14, 21, 124, 40
# How much smaller than wished whose turn it is may be told, before it gets a line to itself.
SHRUNK = 0.85
# How wide a side may be that a mat lies in, as a part of the window.
SIDES = 0.28, 0.32, 0.36, 0.4, 0.44


@dataclass(frozen=True)
class TableLayout:
    """The parts of the table, and how large a square of the board is."""

    bar: Rect
    aim: Rect
    name: Rect
    marks: Rect
    message: Rect
    board: Rect
    hand: Rect
    hand_across: bool
    players: Rect
    players_across: bool
    panel: float
    piles: Rect
    log: Rect
    controls: Rect
    unit: float
    origin: tuple[float, float]
    size: Extent
    mat: Rect
    mat_unit: float
    mat_origin: tuple[float, float]


@dataclass(frozen=True)
class TurnLines:
    """What the lines above the board tell: the aim, and whose turn it is beside its marks.

    `across` is how many times as wide as they are high the marks are.
    """

    aim: str = ""
    turn: str = ""
    across: float = 0.0


def lay_out(
    painter: Painter, scene: Scene, seats: int, camera: Camera, told: TurnLines, mat: Seat = ""
) -> TableLayout:
    """Divide the window: the board gets all the room there is, under a line about the aim.

    Where the scene has a mat of the seat named, board and mat share that room.
    """
    parts, line, board, own = _parted(painter, scene, seats, told, mat)
    size = room_in(painter, scene, board)
    if not camera.begun:
        camera.begin(board, size, painter.finger)
    if not painter.form.mouse:
        camera.look_closer(board, size, painter.dp(NINE_MILLIMETRES))
    unit, origin = camera.place(board, size)
    return TableLayout(
        parts["bar"],
        line,
        parts["name"],
        parts["marks"],
        parts["message"],
        board,
        parts["hand"],
        parts["hand"].w > parts["hand"].h,
        parts["players"],
        parts["players"].w > painter.form.width * 0.7,
        parts["panel"].h,
        parts["piles"],
        parts["log"],
        parts["controls"],
        unit,
        origin,
        size,
        own,
        *placed(painter, own, scene, mat),
    )


Parted = tuple[dict[str, Rect], Rect, Rect, Rect]


def _parted(painter: Painter, scene: Scene, seats: int, told: TurnLines, mat: Seat) -> Parted:
    """The parts of the window, the line about the aim, the board and the mat.

    On wide screen the mat may also lie in the side, under a short log, where both are larger so.
    """
    whole, aim = painter.whole.inset(painter.dp(GAP)), told.aim
    if painter.form.width < painter.form.height:
        above = aim_height(painter, aim, whole.w) if aim else 0.0
        above += mat_height(painter, scene, mat, whole.w)
        parts = _portrait(painter, whole, scene, seats, above, told)
        line, board = _under_aim(painter, aim, parts["board"])
        return parts, line, *divided(painter, board, scene, room_of_board(scene), mat)
    parts = _landscape(painter, whole, scene, seats, told)
    line, board = _under_aim(painter, aim, parts["board"])
    board, own = divided(painter, board, scene, room_of_board(scene), mat)
    if not own.h:
        return parts, line, board, own
    best: Parted = parts, line, board, own
    worth = worth_of(painter, scene, mat, board, own)
    for share in SIDES:
        parts = _landscape(painter, whole, scene, seats, told, whole.w * share)
        side = parts["log"]
        own = fitted(painter, side, scene, mat)
        line, board = _under_aim(painter, aim, parts["board"])
        parts["log"] = side._replace(h=side.h - own.h - painter.dp(GAP))
        aside = worth_of(painter, scene, mat, board, own)
        if parts["log"].h >= painter.finger and aside > worth:
            best, worth = (parts, line, board, own), aside
    return best


def _under_aim(painter: Painter, aim: str, board: Rect) -> tuple[Rect, Rect]:
    """The line about the aim, and the room that it leaves the board."""
    tall = aim_height(painter, aim, board.w) if aim else 0.0
    if tall > board.h * MOST_AIM:  # the board goes first; the bar then tells it
        tall = 0.0
    return board.top(tall), board.below(tall)


def controls_height(painter: Painter, scene: Scene) -> float:
    """Two rows of buttons, or one where the game has none of its own."""
    rows = 2 if scene.group(BUTTONS) else 1
    return rows * button_height(painter) + (rows - 1) * painter.dp(GAP)


def button_height(painter: Painter) -> float:
    """An icon above a word, with room for a thumb."""
    return max(painter.finger, painter.dp(26) + painter.sp(14) * 1.3)


def aim_height(painter: Painter, aim: str, width: float) -> float:
    """A line for what one is after, or more where they are short."""
    if width <= painter.sp(420):  # on a telephone no line is spared
        return painter.measure(aim, 15, width - painter.dp(20)) + painter.dp(8)
    lines = next((nr for nr, least in ((1, 780), (2, 420)) if width > painter.sp(least)), 3)
    return lines * painter.sp(15) * 1.25 + painter.dp(8)


def panel_lines(scene: Scene) -> int:
    """How many lines stand on a player's panel."""
    return max((lines_of(one) for one in scene.pieces if one.art == PANEL), default=1)


def panel_across(painter: Painter, scene: Scene, width: float, seats: int) -> float:
    """How wide a panel is where they stand side by side: as narrow as lets all be seen.

    Those scroll on which too much stands for that.
    """
    fair = (width - painter.dp(4) * (seats - 1)) / seats
    if panel_lines(scene) > 1:
        return max(fair, painter.dp(WIDE))
    small = painter.dp(NUMBERED if is_large(painter) else SMALL)
    groups: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.group.startswith(PLAYER):
            groups.setdefault(piece.group, []).append(piece)
    wide = max((least_across(one, small, painter.dp(7)) for one in groups.values()), default=0.0)
    return max(fair, min(painter.dp(WIDE), wide + painter.dp(12)))


def panel_inner(painter: Painter, rect: Rect) -> Rect:
    """A panel without its margin."""
    return rect.inset(painter.dp(10 if rect.w > painter.dp(WIDE) else 6), painter.dp(6))


def panel_head(painter: Painter, across: float) -> tuple[float, bool]:
    """How high the line with the emblem of a player is, and whether a name has room in it.

    Where it has none the panel folds: the emblem alone says whose it is.
    """
    tall = painter.sp(16) * 1.3
    emblem = min(tall, painter.dp(34))
    named = panel_inner(painter, Rect(0, 0, across, 0)).w - emblem - painter.dp(8) >= painter.sp(
        NAMED
    )
    return (tall, True) if named else (painter.dp(22), False)


def panel_height(painter: Painter, scene: Scene, across: float, most: float = math.inf) -> float:
    """A player's panel: the name, and below it what stands on it, in one line or in several.

    Several lines come nearer to one another where there is only so much room.
    """
    lines = panel_lines(scene)
    head = panel_head(painter, across)[0] + painter.dp(12)
    if lines == 1:
        return head + painter.dp(36)
    line = min(painter.dp(LINE), max(painter.dp(LEAST_LINE), (most - head) / lines))
    return head + lines * line


def beside_marks(painter: Painter, room: Rect, across: float) -> tuple[Rect, Rect]:
    """Emblem and name of whose turn it is, in a line with the marks: the name has what is left."""
    side = min(room.h, painter.dp(40))
    emblem = Rect(room.x, room.y + (room.h - side) / 2, side, side)
    wide = max((room.w - side) * 0.34, room.w - side - (across + 0.5) * side)
    return emblem, Rect(emblem.right + painter.dp(8), room.y, wide - painter.dp(8), room.h)


def _name_height(painter: Painter, width: float, told: TurnLines) -> float:
    """How high a line of its own is for whose turn it is; nothing where it is read in the other."""
    line = Rect(0, 0, width, _line(painter))
    emblem, name = beside_marks(painter, line, told.across)
    wished = painter.sp(16)
    setting = painter.lettering.set_text(
        told.turn, "bold", wished, name.w, name.h, painter.least, one_line=False
    )
    if not told.turn or (setting.whole and setting.size >= wished * SHRUNK):
        return 0.0
    return max(emblem.h, painter.measure(told.turn, 16, width - name.x, "bold"))


def _line(painter: Painter) -> float:
    return max(painter.dp(34), painter.sp(16) * 1.3)


def _bar(painter: Painter, bar: Rect, told: TurnLines) -> dict[str, Rect]:
    """The bar in one line or in more: whose turn, its marks, and a message."""
    inner = bar.inset(painter.dp(10), painter.dp(5))
    line, name = _line(painter), inner.top(0)
    if _in_one_line(painter, inner.w):
        marks = inner._replace(w=inner.w * 0.66)
        message = Rect(marks.right + painter.dp(10), inner.y, 0, inner.h)
        return {
            "bar": bar,
            "name": name,
            "marks": marks,
            "message": message._replace(w=inner.right - message.x),
        }
    if (tall := _name_height(painter, inner.w, told)) > 0:
        name, inner = inner.top(tall), inner.below(tall + painter.dp(2))
        line = painter.dp(34)
    marks, message = inner.top(line), inner.below(line + painter.dp(2))
    return {"bar": bar, "name": name, "marks": marks, "message": message}


def _in_one_line(painter: Painter, width: float) -> bool:
    """Whether the message has its place beside the marks of a turn."""
    return width > painter.sp(640)


def _bar_height(painter: Painter, width: float, told: TurnLines) -> float:
    line, width = _line(painter), width - painter.dp(20)
    if _in_one_line(painter, width):
        return max(line, 2 * painter.sp(16) * 1.2) + painter.dp(12)
    if (name := _name_height(painter, width, told)) > 0:
        # The room of the board is short as well: the line about the aim will be told here.
        return name + painter.dp(36) + 3 * painter.sp(15) * 1.2 + painter.dp(14)
    return line + 2 * painter.sp(15) * 1.2 + painter.dp(14)


def _landscape(
    painter: Painter, whole: Rect, scene: Scene, seats: int, told: TurnLines, side: float = 0.0
) -> dict[str, Rect]:
    # Three buttons in a row must hold the longest words that our languages have for them.
    side_width = min(whole.w * 0.36, max(painter.sp(272), whole.w * 0.2))
    side_width = max(side, side_width, min(painter.dp(240), whole.w * 0.48))
    return _beside(painter, whole, scene, seats, told, side_width)


def _beside(
    painter: Painter, whole: Rect, scene: Scene, seats: int, told: TurnLines, side_width: float
) -> dict[str, Rect]:
    """Board and hand, and a side of some width with players, piles, log and buttons."""
    gap = painter.dp(GAP)
    side = Rect(whole.right - side_width, whole.y, side_width, whole.h)
    left = Rect(whole.x, whole.y, side.x - whole.x - gap, whole.h)
    tall = min(_bar_height(painter, left.w, told), left.h * 0.25)
    parts = _bar(painter, left.top(tall), told)
    room = left.below(tall + gap)
    parts |= _board_and_hand(painter, room, scene)
    low = min(controls_height(painter, scene), side.h * 0.42)
    parts["controls"] = Rect(side.x, side.bottom - low, side.w, low)
    upper = side._replace(h=side.h - low - gap)
    piles = piles_height(painter, scene, upper.h * 0.45)
    log = painter.sp(15) * 1.2 * 3 + painter.finger
    each = (upper.h - piles - log - 2 * gap) / seats - painter.dp(4)
    parts["panel"] = Rect(0, 0, 0, panel_height(painter, scene, side.w, each))
    players = seats * (parts["panel"].h + painter.dp(4))
    spare = upper.h - piles - players - 2 * gap
    if spare < log:
        # Where all does not fit, the panels of the players scroll.
        players = max(parts["panel"].h, upper.h - piles - log - 2 * gap)
        log = max(0.0, upper.h - piles - players - 2 * gap)
    else:
        log = spare
    parts["players"] = upper.top(players)
    parts["piles"] = Rect(upper.x, upper.y + players + gap, upper.w, piles)
    parts["log"] = Rect(upper.x, upper.bottom - log, upper.w, log)
    return parts


def _board_and_hand(painter: Painter, room: Rect, scene: Scene) -> dict[str, Rect]:
    """The hand lies where it leaves the board the larger squares: beside it or below it."""
    gap = painter.dp(GAP)
    if not scene.group(HAND):
        return {"board": room, "hand": Rect(room.x, room.bottom, room.w, 0)}
    size = room_of_board(scene)
    tall = min(room.h * 0.4, card_width(painter) / CARD + painter.dp(6))
    wide = min(room.w * 0.32, max(card_width(painter), room.w * 0.16))
    board, hand = board_and_hand(room, size, tall, wide, 0.42, gap)
    return {"board": board, "hand": hand}


def card_width(painter: Painter) -> float:
    """How wide a card of the hand is: its title can be read, and it can be taken."""
    return max(painter.dp(126), min(painter.sp(132), painter.form.width * 0.24))


def _portrait(
    painter: Painter, whole: Rect, scene: Scene, seats: int, aim: float, told: TurnLines
) -> dict[str, Rect]:
    gap = painter.dp(GAP)
    tall = min(_bar_height(painter, whole.w, told), whole.h * 0.3)
    parts = _bar(painter, whole.top(tall), told)
    across = panel_across(painter, scene, whole.w, seats)
    panels = panel_height(painter, scene, across)
    parts["panel"] = Rect(0, 0, 0, panels)
    parts["players"] = whole.below(tall + gap).top(panels)
    low = min(controls_height(painter, scene), whole.h * 0.25)
    parts["controls"] = Rect(whole.x, whole.bottom - low, whole.w, low)
    hand = card_width(painter) / CARD if scene.group(HAND) or scene.group(PILES) else 0.0
    hand = min(hand, whole.h * 0.22)
    # The board wants as much height as it can use: the log folds first, then the hand gives way.
    size = room_of_board(scene)
    line = max(painter.finger, painter.sp(15) * 1.2 * 2 + painter.dp(10))
    free = whole.h - tall - panels - low - 3 * gap - aim
    wanted = whole.w * size.height / size.width
    folded = free - hand - gap - line < wanted
    if folded and hand:
        hand = min(hand, max(painter.dp(LEAST_HAND), free - wanted))
    row = Rect(whole.x, whole.bottom - low - gap - hand, whole.w, hand)
    most = 0.55 if has_shapes(scene) else 0.3
    piles = min(row.w * most, len(scene.group(PILES)) * (hand * 0.5 + gap))
    parts["piles"] = Rect(row.right - piles, row.y, piles, row.h)
    parts["hand"] = row._replace(w=row.w - piles - (gap if piles else 0.0))
    top = parts["players"].bottom + gap
    board = Rect(whole.x, top, whole.w, row.y - gap - top)
    if folded:
        parts["board"], parts["log"] = board, Rect(whole.x, board.bottom, whole.w, 0)
        return parts
    unit = max(board.w / size.width, painter.finger)
    spare = board.h - min(board.h - line, aim + size.height * unit) - gap
    log = max(line, spare)
    parts["board"] = board._replace(h=board.h - log - gap)
    parts["log"] = Rect(whole.x, board.bottom - log, whole.w, log)
    return parts

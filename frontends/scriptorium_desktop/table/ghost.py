"""The ghost: what would follow if the thing under the pointer were touched, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Action, Piece
from scriptorium_stage.preview import Preview, price_said
from scriptorium_stage.scenes import Kind
from scriptorium_stage.session import Session
from scriptorium_stage.shapes import Rect
from scriptorium_stage.touching import NotTouchable, Touching
from scriptorium_stage.whynot import Answer

from ..drawing.brush import Brush
from ..drawing.canvas import MOVING
from .faces import Faces, outline
from .layout import TableLayout
from .places import Spot, on_board

SHOWN = (Kind.MOVED, Kind.TURNED, Kind.APPEARED)
SEEN_THROUGH = 165
GREEN = (122, 201, 118, 255)


@dataclass(frozen=True)
class Ghost:
    """What is under the pointer would mean this; or it may not be touched, and why."""

    id: str
    preview: Preview | None = None
    answer: Answer | None = None
    price: tuple[str, ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that would be elsewhere, or there at all."""
        if self.preview is None or self.preview.scene is None:
            return ()
        return tuple(
            change.after
            for change in self.preview.changes
            if change.kind in SHOWN and change.after is not None and change.after.group == "board"
        )


def ends(touching: Touching) -> dict[str, Action]:
    """Pieces that the touches could end with, where the shortest way there is the only one."""
    count = len(touching.touched)
    found: dict[str, tuple[int, list[Action]]] = {}
    for path, action in touching.left:
        if len(path) <= count:
            continue
        length, actions = found.get(path[-1], (len(path), []))
        if len(path) < length:
            length, actions = len(path), []
        if len(path) == length:
            found[path[-1]] = (length, [*actions, action])
    on_the_way = set(touching.next)
    return {
        id: actions[0]
        for id, (length, actions) in found.items()
        if len(actions) == 1 and (length == count + 1 or id not in on_the_way)
    }


def meant(touching: Touching, id: str) -> Action | None:
    """The one action that touching a piece would leave, or end with."""
    if touching.touched and id == touching.touched[-1] and len(touching.closing) == 1:
        return touching.closing[0]
    action = ends(touching).get(id)
    if action is not None:
        return action
    try:
        after = touching.touch(id)
    except NotTouchable:
        return None
    return after.decided or after.nearly


def ghost_of(session: Session, id: str) -> Ghost | None:
    """The ghost for a piece, or None where there is nothing to show."""
    touching = session.touching
    if touching is None or session.waiting is not None:
        return None
    action = meant(touching, id)
    if action is not None:
        shown = session.preview(action)
        if shown is None:
            return None
        price = tuple(session.words.say(one) for one in price_said(shown.price))
        return Ghost(id, shown, None, price)
    if touching.touched or len(session.table.pending) > 1:
        answer = session.why_not(id)
        if answer is not None:
            return Ghost(id, None, answer)
    return None


def paint_ghost(
    brush: Brush, ghost: Ghost, layout: TableLayout, faces: Faces, at: Spot | None
) -> None:
    """Green and ticked where it may be, hatched and crossed where it may not."""
    brush.layer = MOVING
    named = brush.look.palette
    for piece in ghost.pieces:
        spot = on_board(piece, layout)
        faces.paint(brush, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH)
        brush.layer = MOVING
        if spot.squares:
            outline(brush, spot, GREEN, f"ghost line {piece.id}")
        side = min(spot.rect.w, spot.rect.h, layout.unit) * 0.62
        x, y = spot.rect.middle
        if spot.squares:
            x, y = spot.squares[0].middle
        brush.picture(
            "ghost-ok", Rect(x - side / 2, y - side / 2, side, side), key=f"tick {piece.id}"
        )
    if ghost.answer is not None and at is not None:
        side = min(at.rect.w, at.rect.h, layout.unit * 1.2)
        x, y = at.rect.middle
        brush.picture("ghost-no", Rect(x - side / 2, y - side / 2, side, side), key="ghost no")
    if ghost.price and at is not None:
        told = ", ".join(ghost.price)
        width = brush.width_of(told, 15, "bold") + brush.px(20)
        height = brush.pt(24)
        x = min(max(brush.px(4), at.rect.middle[0] - width / 2), brush.look.width - width)
        y = at.rect.y - height - brush.px(6)
        y = at.rect.bottom + brush.px(6) if y < 0 else y
        box = Rect(x, y, width, height)
        brush.rounded(box, named["ink"], height / 2, named["parchment"], brush.px(2))
        brush.text(
            told,
            box,
            15,
            face="bold",
            colour=named["parchment"],
            align="center",
            valign="center",
            one_line=True,
            key="price",
        )

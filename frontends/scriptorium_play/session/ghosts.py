"""Ghosts: what would follow from a touch, where it would be and what it costs.

Pointing at something is never a mistake: a ghost shows only what is possible.
"""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Action
from scriptorium.scene import BOARD, Piece
from scriptorium_play.picture.preview import Preview, caution_at, price_said
from scriptorium_play.picture.scenes import ChangeKind
from scriptorium_play.session.session import Session
from scriptorium_play.session.touching import NotTouchable, Touching

from .why_not import Explanation

SHOWN = (ChangeKind.MOVED, ChangeKind.TURNED, ChangeKind.APPEARED)


@dataclass(frozen=True)
class Ghost:
    """What an action would lead to, with its price in words.

    `thing` is what is held in the hand, where it would lie. Where it may not lie, `answer` says
    why, once it is dropped there.
    """

    id: str = ""
    action: Action | None = None
    preview: Preview | None = None
    answer: Explanation | None = None
    price: str = ""
    thing: Piece | None = None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of the board that would be elsewhere, or there at all; the lowest first."""
        if self.thing is not None:
            return (self.thing,) if self.action is not None else ()
        if self.preview is None or self.preview.scene is None:
            return ()
        found = (
            change.after
            for change in self.preview.changes
            if change.kind in SHOWN and change.after is not None and change.after.group == BOARD
        )
        return tuple(sorted(found, key=lambda piece: piece.layer))


def ghost_of(session: Session, action: Action, id: str = "") -> Ghost | None:
    """The ghost of an action; `id` is the piece that means it."""
    shown = session.preview(action)
    if shown is None:
        return None
    told = [*price_said(shown.price), caution_at(session.table, action)]
    price = ", ".join(session.words.say(one) for one in told if one is not None)
    return Ghost(id, action, shown, None, price)


def ghost_at(session: Session, id: str) -> Ghost | None:
    """The ghost for a piece that is pointed at, or None where there is nothing to show."""
    touching = session.touching
    if touching is None or session.waiting is not None:
        return None
    action = meant(touching, id)
    return ghost_of(session, action, id) if action is not None else None


def ends(touching: Touching) -> dict[str, Action]:
    """Pieces that the touches could end with, where the shortest way there is the only one.

    A piece that can be touched once more at once is none: each touch of it means one more.
    """
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
    following = (path[count : count + 2] for path, _ in touching.left)
    again = {two[0] for two in following if len(two) == 2 and two[0] == two[1]}
    return {
        id: actions[0]
        for id, (length, actions) in found.items()
        if len(actions) == 1 and id not in again and (length == count + 1 or id not in on_the_way)
    }


def meant(touching: Touching, id: str) -> Action | None:
    """The one action that touching a piece would leave, or end with."""
    if touching.closes_on(id) and len(touching.closing) == 1:
        return touching.closing[0]
    action = ends(touching).get(id)
    if action is not None:
        return action
    try:
        after = touching.touch(id)
    except NotTouchable:
        return None
    return after.decided or after.nearly


def passed_over(touching: Touching | None, id: str) -> bool:
    """Whether a drag over a piece counts on the way: it narrows down and decides nothing."""
    if touching is None:
        return False
    try:
        after = touching.touch(id)
    except NotTouchable:
        return False
    return after.decided is None and bool(after.next)

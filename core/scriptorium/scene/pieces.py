"""The picture of a view as data: pieces that every frontend can draw, read out and move.

Two pieces with the same id in two scenes are the same thing; a frontend shows the way between.
Each piece belongs to a group, which says how its place is meant:

- `board`: x and y are board units, x to the east and y to the south; whole squares are 1 by 1;
- `mat.SEAT`: a board of one's own, in units of that mat; windows show that of whoever looks beside
  or below the board, and another player's when its panel is touched;
- `ground`: what the table is made of: the art of the first one, a picture that tiles, lies side by
  side beneath everything; where there is none, the floor that all pages have;
- `hand`: the cards of the seat that looks, in the order of x; the frontend lays them out;
- `turn`: what the turn has and has left (wheels, counters, marks), in the order of x;
- `piles`: decks, discard piles and the like, in the order of x, with a `count`;
- `player.SEAT`: the panel of a seat: first a piece with art `panel`, then what stands on it, in the
  order of y and x; a panel of several lines has their number as its height, and y tells the line;
- `buttons`: what can be touched although it is no thing, such as ending the turn.

Pieces of any other group are shown with the `piles`; `scriptorium mods check` warns of them.

A piece that an action's `touches` names is what a person touches to mean that action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from scriptorium.engine.table import View
from scriptorium.engine.values import CardId, Text

from .drawing import pictures

BOARD, HAND, TURN, PILES, BUTTONS = "board", "hand", "turn", "piles", "buttons"
GROUND = "ground"
PLAYER, MAT = "player.", "mat."
GROUPS = frozenset((BOARD, HAND, TURN, PILES, BUTTONS, GROUND))


@lru_cache(256)
def is_placed(group: str) -> bool:
    """Whether the contract says where the pieces of a group lie."""
    return group in GROUPS or group.startswith((PLAYER, MAT))


class Piece(Struct, frozen=True):
    """One thing in the picture: where it lies, how it looks, what it is called.

    `art` is a key, never a path; `layer` puts higher pieces in front, and what lies below 0 is
    scenery: painted, but neither told nor touched. `turn` is in quarter turns
    clockwise. `label` is short enough to stand on the piece; `says` is a whole sentence. `shape`
    lists the squares of a piece that covers several, from its place on; `card` is the card shown.
    """

    id: str
    art: str
    x: float
    y: float
    width: float = 1.0
    height: float = 1.0
    turn: int = 0
    layer: int = 0
    label: str = ""
    says: Text | None = None
    group: str = BOARD
    shape: tuple[tuple[int, int], ...] = ()
    card: CardId = ""
    count: int = -1


def card_piece(view: View, id: str, card: CardId, x: float, y: float = 0.0, **more: Any) -> Piece:
    """A card that lies open, with its art and title; `more` are further fields of the piece."""
    kind = view.rules.cards[card]
    return Piece(id, kind.art, x, y, **{"label": kind.title, "card": card, **more})


class Scene(Struct, frozen=True):
    """All pieces of a view, back to front, and the room that the board needs."""

    pieces: tuple[Piece, ...]
    width: float
    height: float

    def piece(self, id: str) -> Piece | None:
        """The piece of that id, or None when it is not in the picture."""
        return next((piece for piece in self.pieces if piece.id == id), None)

    def group(self, name: str) -> tuple[Piece, ...]:
        """The pieces of a group, in the order of their places."""
        found = [piece for piece in self.pieces if piece.group == name]
        return tuple(sorted(found, key=lambda piece: (piece.layer, piece.y, piece.x)))


def scene(view: View) -> Scene:
    """The picture of a view, made by the plugins of its match; one that fails is left out."""
    pieces: list[Piece] = []
    ids: set[str] = set()
    for one in pictures(view.rules).scenes:
        drawn = one.guard.ask(_drawn, one.call, view, ids, instead=())
        pieces += [one if is_placed(one.group) else replace(one, group=PILES) for one in drawn]
        ids.update([piece.id for piece in drawn])
    pieces.sort(key=attrgetter("layer"))
    board = [piece for piece in pieces if piece.group == BOARD]
    return Scene(
        tuple(pieces),
        max([piece.x + piece.width for piece in board], default=0.0),
        max([piece.y + piece.height for piece in board], default=0.0),
    )


def _drawn(draw: Callable[[View], Iterable[Piece]], view: View, ids: set[str]) -> list[Piece]:
    """The pieces of one scene, each with an id of its own."""
    drawn = list(draw(view))
    fresh = {piece.id for piece in drawn}
    if len(fresh) != len(drawn) or ids & fresh:
        twice = sorted({p.id for p in drawn if p.id in ids or _count(drawn, p.id) > 1})
        raise ValueError(f"two pieces of a scene have the same id: {', '.join(twice)}")
    return drawn


def _count(drawn: list[Piece], id: str) -> int:
    return sum(piece.id == id for piece in drawn)

"""Telling a picture in lines: what stands where, what may be touched, what it costs."""

from __future__ import annotations

from collections import Counter

from scriptorium import Action, Piece, Scene, Table
from scriptorium.scene import BOARD, BUTTONS, HAND, PILES, PLAYER, TURN
from scriptorium.structs import Text, text
from scriptorium_stage import (
    Option,
    Touching,
    Words,
    beneath,
    in_reading_order,
    price_of,
    price_said,
)

# From so many pieces of one kind on, one is told for all of them.
MANY = 12


def heading(group: str, words: Words) -> str:
    """What a part of the picture is called."""
    if group.startswith(PLAYER):
        seat = words.name(group.removeprefix(PLAYER))
        return words.say(text("text-group-player", "Player {seat}:", seat=seat))
    known: dict[str, Text] = {
        BOARD: text("text-group-board", "On the board:"),
        HAND: text("text-group-hand", "In your hand:"),
        TURN: text("text-group-turn", "This turn:"),
        PILES: text("text-group-piles", "Piles:"),
        BUTTONS: text("text-group-buttons", "You can also:"),
    }
    return words.say(known[group]) if group in known else f"{group}:"


def what_stands(scene: Scene, words: Words, *, whole: bool = False) -> list[str]:
    """The picture, group by group; `whole` tells each piece of a large number of like ones too.

    A piece with a sentence has a line of its own. Pieces that are only called something share a
    line; what stands on another is told with it, and what carries nothing has no more to say.
    """
    alike = Counter(_likeness(piece) for piece in scene.pieces)
    same = Counter(_sameness(piece, words) for piece in scene.pieces)
    found: list[str] = []
    group, short = "", list[str]()
    told: set[object] = set()
    for piece in in_reading_order(scene):
        if piece.group != group:
            found += _line(short)
            group, short = piece.group, []
            found.append(heading(group, words))
        if piece.says is None:
            short += _in_short(scene, piece, words)
            continue
        kind: object = _likeness(piece)
        count = alike[_likeness(piece)]
        if whole or count < MANY:
            kind, count = _sameness(piece, words), same[_sameness(piece, words)]
        if whole or count == 1:
            found.append(f"  {words.say(piece.says)}")
        elif kind not in told:
            found.append(f"  {_many(piece, count, words)}")
        told.add(kind)
    return found + _line(short)


def _likeness(piece: Piece) -> tuple[str, str, str]:
    return piece.group, piece.art, piece.says.id if piece.says is not None else piece.id


def _sameness(piece: Piece, words: Words) -> tuple[str, str]:
    return piece.group, words.say(piece.says) or piece.id


def _many(piece: Piece, count: int, words: Words) -> str:
    said = words.say(piece.says)
    return words.say(text("text-many", "{count} like this: {said}", count=count, said=said))


def _line(short: list[str]) -> list[str]:
    return [f"  {', '.join(short)}"] if short else []


def _in_short(scene: Scene, piece: Piece, words: Words) -> list[str]:
    ground = next((one for one in beneath(scene, piece) if one.label), None)
    name = words.piece(piece)
    if ground is not None:
        return [f"{ground.label}: {name}"]
    carries = any(piece in beneath(scene, other) for other in scene.pieces)
    return [] if carries else [name]


def option_said(option: Option, touching: Touching, words: Words) -> str:
    """A line of the list of what may be touched, with its price where that is known."""
    table = touching.choices.table
    if option.action is not None:
        return _with_price(option.notation(table), table, option.action, words)
    name = words.piece(option.piece) if option.piece is not None else option.id
    meant = touching.meant_by(option.id)
    return _with_price(name, table, meant[0], words) if len(meant) == 1 else name


def _with_price(said: str, table: Table, action: Action, words: Words) -> str:
    price = [words.say(part) for part in price_said(price_of(table, action))]
    return f"{said.rstrip('.')} ({', '.join(price)})" if price else said


def find_piece(scene: Scene, called: str) -> Piece | None:
    """The piece that a player calls by its id or its label; the one in front where two agree."""
    wanted = called.casefold()
    found = [
        piece
        for piece in scene.pieces
        if wanted in (piece.id.casefold(), piece.label.casefold()) and wanted
    ]
    exact = [piece for piece in found if piece.id.casefold() == wanted]
    return next(iter(exact or found[-1:]), None)

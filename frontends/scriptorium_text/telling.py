"""Telling a picture in lines: what stands where, what may be touched, what it costs."""

from __future__ import annotations

from collections import Counter

from scriptorium import Action, Table, Text, text
from scriptorium.scene import BOARD, BUTTONS, HAND, MAT, PILES, PLAYER, TURN, Piece, Scene
from scriptorium_play.picture.preview import price_of, price_said
from scriptorium_play.picture.reading_order import beneath, in_reading_order
from scriptorium_play.session.touching import Touching, TouchOption
from scriptorium_play.texts.translator import Translator

# From so many pieces of one kind on, those that only their names tell apart are told together;
# up to so many are named: more are ground, such as the empty squares of a large board.
MANY, NAMED = 12, 70


def heading(group: str, words: Translator) -> str:
    """What a part of the picture is called."""
    if group.startswith(PLAYER):
        seat = words.name(group.removeprefix(PLAYER))
        return words.say(text("text-group-player", "Player {seat}:", seat=seat))
    if group.startswith(MAT):
        seat = words.name(group.removeprefix(MAT))
        return words.say(text("text-group-mat", "Board of {seat}:", seat=seat))
    known: dict[str, Text] = {
        BOARD: text("text-group-board", "On the board:"),
        HAND: text("text-group-hand", "In your hand:"),
        TURN: text("text-group-turn", "This turn:"),
        PILES: text("text-group-piles", "Piles:"),
        BUTTONS: text("text-group-buttons", "You can also:"),
    }
    return words.say(known[group]) if group in known else f"{group}:"


def what_stands(scene: Scene, words: Translator, *, whole: bool = False) -> list[str]:
    """The picture, group by group; `whole` tells each piece of a large number of like ones too.

    A piece with a sentence has a line of its own; of many of a kind those share one that say the
    same but for their names, which follow. Pieces that are only called something share a line;
    what stands on another is told with it, and what carries nothing has no more to say.
    """
    same = Counter(_sameness(piece, words) for piece in scene.pieces)
    kinds: dict[object, list[Piece]] = {}
    for piece in in_reading_order(scene):
        kinds.setdefault(_likeness(piece), []).append(piece)
    large = {kind: _told_with(kind, of, words) for kind, of in kinds.items() if len(of) >= MANY}
    found: list[str] = []
    group, short = "", list[str]()
    told: set[object] = set()
    grounds = _grounds(scene) if any(piece.says is None for piece in scene.pieces) else {}
    for piece in in_reading_order(scene):
        if piece.group != group:
            found += _line(short)
            group, short = piece.group, []
            found.append(heading(group, words))
        if piece.says is None:
            short += _in_short(grounds, piece, words)
            continue
        kind: object = _sameness(piece, words)
        count, others = same[kind], list[Piece]()
        if _likeness(piece) in large:
            kind, others = large[_likeness(piece)][piece.id]
            count = len(others)
        if whole or count == 1:
            found.append(f"  {words.say(piece.says)}")
        elif kind not in told:
            found.append(f"  {_many(piece, count, others, words)}")
        told.add(kind)
    return found + _line(short)


def _likeness(piece: Piece) -> tuple[str, str, str]:
    return piece.group, piece.art, piece.says.id if piece.says is not None else piece.id


def _sameness(piece: Piece, words: Translator) -> tuple[str, str]:
    return piece.group, words.say(piece.says) or piece.id


def _but_for_names(piece: Piece, words: Translator) -> tuple[str, str, str]:
    """What a piece has in common with those that differ only by what is written on them."""
    said = words.say(piece.says)
    plain = said.replace(piece.label, "", 1) if piece.label else said
    return piece.group, piece.art, plain or piece.id


def _told_with(
    likeness: object, kind: list[Piece], words: Translator
) -> dict[str, tuple[object, list[Piece]]]:
    """For each of a large kind those told in one line with it: alike but for names, or all of them.

    All, each by what is said of it, where most differ by more than what is written on them.
    """
    groups: dict[object, list[Piece]] = {}
    for one in kind:
        groups.setdefault(_but_for_names(one, words), []).append(one)
    if 1 < len(kind) <= NAMED and len(groups) > len(kind) / 2:
        return {one.id: (likeness, kind) for one in kind}
    return {one.id: (key, group) for key, group in groups.items() for one in group}


def _many(piece: Piece, count: int, others: list[Piece], words: Translator) -> str:
    said = words.say(piece.says)
    names = [one.label for one in others]
    if len({_but_for_names(one, words) for one in others}) > 1:
        names = [words.say(one.says).rstrip(".") for one in others]
    if len(set(names)) < len(names) or not all(names) or not names or len(names) > NAMED:
        return words.say(text("text-many", "{count} like this: {said}", count=count, said=said))
    told = text(
        "text-many-named",
        "{count} like this: {said} They are: {names}.",
        count=count,
        said=said if said.endswith(".") else f"{said}.",
        names="; ".join(names),
    )
    return words.say(told)


def _line(short: list[str]) -> list[str]:
    return [f"  {', '.join(short)}"] if short else []


def _grounds(scene: Scene) -> dict[str, tuple[Piece, ...]]:
    """What each piece lies on, by its id."""
    return {piece.id: beneath(scene, piece) for piece in scene.pieces}


def _in_short(grounds: dict[str, tuple[Piece, ...]], piece: Piece, words: Translator) -> list[str]:
    ground = next((one for one in grounds[piece.id] if one.label), None)
    name = words.piece(piece)
    if ground is not None:
        return [f"{ground.label}: {name}"]
    carries = any(piece in under for under in grounds.values())
    return [] if carries else [name]


def option_said(option: TouchOption, touching: Touching, words: Translator) -> str:
    """A line of the list of what may be touched, with its price where that is known."""
    table = touching.choices.table
    if option.action is not None:
        return _with_price(option.notation(table), table, option.action, words)
    name = words.piece(option.piece) if option.piece is not None else option.id
    meant = touching.meant_by(option.id)
    return _with_price(name, table, meant[0], words) if len(meant) == 1 else name


def _with_price(said: str, table: Table, action: Action, words: Translator) -> str:
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

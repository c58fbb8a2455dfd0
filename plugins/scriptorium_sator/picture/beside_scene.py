"""The picture beside the pit: hands, piles, players, the turn; aims, and answers to touches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BUTTONS, PILES, PLAYER, TURN

from .. import game, say
from ..acolytes.walking import BOOKS, WINNING, Padlock
from ..board import board_state as pieces
from ..board.board_state import Board
from ..box.cards import LF
from ..bridges.board_geometry import SUPPLY, Geometry
from ..hand.playing import (
    HAND,
    IM_DECK,
    IM_DISCARD,
    LF_DECK,
    LF_OUT,
    PLAYED,
    SEARCH,
    back_of,
    prayers_among,
)
from ..setup.unplaced_bridges import Known, Unplaced, known_of
from .pit_scene import outline


def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """The books, or before the first turn the bridges; and what the seat on turn has left."""
    number = view.seats.index(seat)
    if view.clock.phase == "draft":
        return sp.Aim(say.text("sator-aim-draft"))
    if view.clock.phase == "place":
        return sp.Aim(say.text("sator-aim-place", left=len(view[Unplaced].before(number))))
    done, of = view[Board].taken[number], WINNING.fixed(view) if BOOKS.is_on(view) else 0
    now = tuple(still(view, seat))
    return (
        sp.Aim(say.text("sator-aim", done=done, of=of), done, of, now) if of else sp.Aim(still=now)
    )


def still(view: sc.View, seat: sc.Seat) -> Iterator[Text]:
    """What the turn has left for who has it."""
    clock = view.clock
    if clock.seat != seat or view.outcome is not None:
        return
    if clock.step == "draw":
        yield say.text("sator-still-draw")
        return
    points, moves = clock.left
    if clock.step == "swap":
        yield say.text("sator-still-swap")
    if points and clock.step in ("swap", "play"):
        yield say.text("sator-still-play", left=points)
    if moves:
        yield say.text("sator-still-walk", left=moves)
    if clock.uses[0]:
        yield say.text("sator-still-free")


# The picture of all that lies beside the pit.
# Answers to touches belong to every match of SATOR.
ANSWERS = game.plugin("answers", after=("sator.cards",))
ANSWERS.things(Path(__file__).with_name("things.toml"))
PANELS = game.plugin("panels", after=("sator.scene", "sator.cards"))

PADLOCK_PLUGIN = "sator.mihi"
SWAP_PLUGIN = "sator.swap"
SWAP_STEP = "swap"


@PANELS.scene
def draw(view: sc.View) -> Iterator[sp.Piece]:
    """Everything beside the board."""
    known = known_of(view)
    yield from turn(view)
    yield from hand(view)
    yield from bridges_to_place(view, known)
    yield from piles(view, known.geometry)
    for seat in view.seats:
        yield from player(view, known, seat)
    yield from say.group(BUTTONS).buttons(buttons(view))


def turn(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, the step, and what is left (S30.1)."""
    clock, seat, step = view.clock, view.clock.seat, view.clock.step
    there = say.group(TURN, seat=seat)
    yield there.piece(pieces.TURN, f"emblem-{seat}", 0, 0, "sator-turn", label=step, step=step)
    if clock.phase != "play":
        return
    (ap, wheel), (mp, sole) = (_mark(left) for left in clock.left)
    yield there.piece(pieces.AP, f"wheel-{wheel}", 1, 0, "sator-ap", **ap)
    yield there.piece(pieces.MP, f"step-{sole}", 2, 0, "sator-mp", **mp)
    if clock.uses[0] > 0:
        yield there.piece(pieces.FREE, "free-action", 3, 0, "sator-free")
    else:
        yield there.piece(pieces.FREE, "free-action-used", 3, 0, "sator-free-used")
    if _is_on(view, PADLOCK_PLUGIN) and view[Padlock].locked:
        yield there.piece(pieces.PADLOCK, "padlock", 4, 0, "sator-locked")
    for at, card in enumerate(PLAYED(view)):
        yield there.card(view, f"played-{at}", card, 5 + at, 0, "sator-played")


def _mark(left: int) -> tuple[dict[str, Any], str]:
    return {"left": left, "label": str(left), "count": left}, "full" if left else "empty"


def hand(view: sc.View) -> Iterator[sp.Piece]:
    """The own cards, those that are alike together; and a deck that is being searched."""
    held, there = HAND(view, view.seat), say.group(sp.HAND)
    searched = sorted(SEARCH(view, view.seat))
    yield from there.alike(view, held, HAND.piece_of(""), "sator-in-hand")
    yield from there.alike(view, searched, SEARCH.piece_of(""), "sator-searched", begin=len(held))


def bridges_to_place(view: sc.View, known: Known) -> Iterator[sp.Piece]:
    """The own unplaced bridges, and the outlines that can be taken (S4)."""
    unplaced, geometry = view[Unplaced], known.geometry
    mine = unplaced.before(view.seats.index(view.seat)) if unplaced.rows else ()
    for at, bridge in enumerate(known.sorted(bridge for bridge in mine if bridge >= 0)):
        material, shape = geometry.bridges[bridge][1:3]
        kind: dict[str, str] = {"material": material, "shape": shape}
        if bridge in unplaced.lifted:
            said = say.text("sator-lifted", **kind)
        else:
            said = say.text("sator-unplaced", **kind)
        piece, art = pieces.unplaced_piece(geometry, bridge), f"bridge-{material}-{shape}"
        yield _outline(piece, art, known, bridge, float(at), sp.HAND, said)
    taken = [known.shape(bridge) for bridge in unplaced.draft]
    for at, number in enumerate(sorted(set(taken))):
        shape, count = known.shapes[number], taken.count(number)
        said = say.text("sator-to-take", shape=shape)
        piece, art = pieces.draft_piece(shape), f"bridge-shadow-{shape}"
        yield _outline(piece, art, known, -1 - number, float(at), PILES, said, count)


def _outline(
    id: str, art: str, known: Known, bridge: int, x: float, group: str, said: Text, count: int = -1
) -> sp.Piece:
    name = known.shapes[known.shape(bridge)]
    cells, width, height = outline(known.geometry.shapes[name].shape.cells)[1:]
    more = {"label": known.words(bridge), "group": group, "shape": cells, "count": count}
    return sp.Piece(id, art, x, 0.0, width, height, says=said, **more)  # type: ignore[arg-type]


def piles(view: sc.View, geometry: Geometry) -> Iterator[sp.Piece]:
    """The common deck, the open discard pile, and bridges out of the game (S30.1)."""
    deck, thrown = len(IM_DECK(view)), IM_DISCARD(view)
    art, there, id = "card-back-im" if deck else "pile", say.group(PILES), IM_DISCARD.piece
    yield there.piece(IM_DECK.piece, art, 0, 0, "sator-im-deck", count=deck)
    if thrown:
        yield there.card(view, id, thrown[-1], 1, 0, "sator-im-discard", count=len(thrown))
    else:
        yield there.piece(id, "pile", 1, 0, "sator-im-discard-empty", count=0)
    for at, bridge in enumerate(view[Board].out, 2):
        name, material, shape = geometry.bridges[bridge][:3]
        said, art = (
            say.text("sator-out", shape=shape, material=material),
            f"bridge-{material}-{shape}",
        )
        yield sp.Piece(f"out-{name}", art, float(at), 0.0, label=name, says=said, group=PILES)


def player(view: sc.View, known: Known, seat: sc.Seat) -> Iterator[sp.Piece]:
    """A player's panel: books, hand, prayers, gargoyle, unplaced outlines (S30.1)."""
    number, there = view.seats.index(seat), say.group(PLAYER + seat, seat=seat)
    board, held = view[Board], HAND(view, seat)
    taken, prayers = board.taken[number], prayers_among(view.rules, held)
    has: dict[str, int] = {"books": taken, "held": len(held), "prayers": prayers, "count": taken}
    yield there.piece(pieces.seat_piece(seat), "panel", 0, 0, "sator-player", label=seat, **has)
    for at in range(taken):
        yield there.piece(f"taken-{seat}-{at}", f"book-{seat}", at + 1, 0, "sator-taken")
    deck = len(LF_DECK(view, seat))
    art = f"card-back-lf-{seat}" if deck else "pile"
    yield there.piece(pieces.lf_deck_piece(seat), art, 0, 1, "sator-lf-deck", count=deck)
    for at, card in enumerate(LF_OUT(view, seat)):
        yield there.card(view, f"lf-out-{seat}-{at}", card, at + 1, 1, "sator-lf-out")
    if board.gargoyles[number] == SUPPLY:
        id = pieces.gargoyle_piece(seat)
        yield there.piece(id, f"gargoyle-{seat}", 0, 2, "sator-gargoyle-supply")
    if seat != view.seat or _is_covered(view, seat, number):
        yield from _hidden(view, known, seat, number)


def _is_covered(view: sc.View, seat: sc.Seat, number: int) -> bool:
    """Whether a seat's things are shown from behind, as a spectator sees those of all."""
    bridges = view[Unplaced].before(number) if view[Unplaced].rows else ()
    return any(map(sc.is_hidden, HAND(view, seat))) or any(bridge < 0 for bridge in bridges)


def _hidden(view: sc.View, known: Known, seat: sc.Seat, number: int) -> Iterator[sp.Piece]:
    """The backs of a hand that is not one's own, and the outlines of bridges not yet placed."""
    there, unplaced = say.group(PLAYER + seat, seat=seat), view[Unplaced]
    for at, card in enumerate(sorted(HAND(view, seat))):
        id, x = f"back-{seat}-{at}", 0.5 * at
        if back_of(view.rules, card) == LF:
            art = f"card-back-lf-{seat}"
            yield there.piece(id, art, x, 3, "sator-hidden-prayer", layer=at)
        else:
            yield there.piece(id, "card-back-im", x, 3, "sator-hidden-card", layer=at)
    bridges = unplaced.before(number) if unplaced.rows else ()
    for at, bridge in enumerate(sorted(bridges, key=known.shape)):
        shape = known.shapes[known.shape(bridge)]
        said = say.text("sator-outline", seat=seat, shape=shape)
        piece, art = f"outline-{seat}-{at}", f"bridge-shadow-{shape}"
        yield _outline(piece, art, known, known.back(bridge), float(at), there.name, said)


def buttons(view: sc.View) -> Iterator[tuple[str, str]]:
    """What the one who chooses can do without touching a thing (S7.1, S7.4)."""
    if view.chooser != view.seat or view.clock.phase != "play":
        return
    if not isinstance(view.pending[-1], sc.Turn):
        yield pieces.DONE, "sator-done"
        return
    yield pieces.END, "sator-end"
    if view.clock.step == SWAP_STEP and _is_on(view, SWAP_PLUGIN):
        yield pieces.SWAP_BUTTON, "sator-begin-swap"
        yield pieces.SEARCH_BUTTON, "sator-begin-search"


def _is_on(view: sc.View, plugin: str) -> bool:
    return plugin in {ref.name for ref in view.rules.setup.plugins}


PANELS.aim(aim)

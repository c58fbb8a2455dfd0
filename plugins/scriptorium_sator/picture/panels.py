"""The picture beside the pit: hands, bridges to be placed, piles, players, what the turn has."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium_picture as sp
from scriptorium.structs import Text
from scriptorium_picture.scene import BUTTONS, HAND, PILES, PLAYER, TURN, card_piece

from ..acolytes.padlock import Padlock
from ..board import piece_names as pieces
from ..board.board_state import Board
from ..box.printed_cards import LF
from ..bridges.board_geometry import SUPPLY, Geometry
from ..hand.playing import IM_DECK, IM_DISCARD, PLAYED, back_of, hand_of, prayers_among
from ..setup.unplaced_bridges import Known, Unplaced, known_of
from ..wording import text
from .aims import aim
from .pit_scene import outline

# The picture of all that lies beside the pit.
scriptorium_about = sc.part_of_game("sator.panels", after=("sator.scene", "sator.cards"))

PADLOCK_PLUGIN = "sator.mihi"
SWAP_PLUGIN = "sator.swap"
SWAP_STEP = "swap"


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """Everything beside the board."""
    known = known_of(view)
    yield from turn(view)
    yield from hand(view)
    yield from bridges_to_place(view, known)
    yield from piles(view, known.geometry)
    for seat in view.seats:
        yield from player(view, known, seat)
    yield from buttons(view)


def turn(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, the step, and what is left (S30.1)."""
    clock, seat, step = view.clock, view.clock.seat, view.clock.step
    said = text("sator-turn", seat=seat, step=step)
    yield sp.Piece(pieces.TURN, f"emblem-{seat}", 0.0, 0.0, label=step, says=said, group=TURN)
    if clock.phase != "play":
        return
    left, moves = clock.left
    yield _mark(pieces.AP, "wheel", 1.0, left, text("sator-ap", left=left))
    said = text("sator-mp", left=moves)
    yield _mark(pieces.MP, "step", 2.0, moves, said)
    if clock.uses[0] > 0:
        art, said = "free-action", text("sator-free")
    else:
        art, said = "free-action-used", text("sator-free-used")
    yield sp.Piece(pieces.FREE, art, 3.0, 0.0, says=said, group=TURN)
    if _is_on(view, PADLOCK_PLUGIN) and view[Padlock].locked:
        said = text("sator-locked", seat=seat)
        yield sp.Piece(pieces.PADLOCK, "padlock", 4.0, 0.0, says=said, group=TURN)
    for at, card in enumerate(sc.cards(view, PLAYED)):
        title = view.rules.cards[card].title
        said = text("sator-played", card=title)
        yield card_piece(view, f"played-{at}", card, 5.0 + at, says=said, group=TURN)


def _mark(id: str, art: str, x: float, left: int, said: Text) -> sp.Piece:
    art = f"{art}-{'full' if left else 'empty'}"
    return sp.Piece(id, art, x, 0.0, label=str(left), says=said, group=TURN, count=left)


def hand(view: sc.View) -> Iterator[sp.Piece]:
    """The own cards, those that are alike together; and a deck that is being searched."""
    held = hand_of(view, view.seat)
    searched = sc.cards(view, sc.key("search", view.seat))
    for at, card in enumerate(dict.fromkeys(held)):
        title, count = view.rules.cards[card].title, held.count(card)
        said = text("sator-in-hand", card=title, count=count)
        piece = pieces.hand_piece(card)
        yield card_piece(view, piece, card, float(at), says=said, group=HAND, count=count)
    for at, card in enumerate(sorted(set(searched)), len(held)):
        title, count = view.rules.cards[card].title, searched.count(card)
        said = text("sator-searched", card=title, count=count)
        piece = pieces.search_piece(card)
        yield card_piece(view, piece, card, float(at), says=said, group=HAND, count=count)


def bridges_to_place(view: sc.View, known: Known) -> Iterator[sp.Piece]:
    """The own unplaced bridges, and the outlines that can be taken (S4)."""
    unplaced, geometry = view[Unplaced], known.geometry
    mine = unplaced.before(view.seats.index(view.seat)) if unplaced.rows else ()
    for at, bridge in enumerate(known.sorted(mine)):
        material, shape = geometry.bridges[bridge][1:3]
        kind: dict[str, str] = {"material": material, "shape": shape}
        if bridge in unplaced.lifted:
            said = text("sator-lifted", **kind)
        else:
            said = text("sator-unplaced", **kind)
        piece, art = pieces.unplaced_piece(geometry, bridge), f"bridge-{material}-{shape}"
        yield _outline(piece, art, known, bridge, float(at), HAND, said)
    taken = [known.shape(bridge) for bridge in unplaced.draft]
    for at, number in enumerate(sorted(set(taken))):
        shape, count = known.shapes[number], taken.count(number)
        said = text("sator-to-take", shape=shape)
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
    deck, thrown = len(sc.cards(view, IM_DECK)), sc.cards(view, IM_DISCARD)
    art = "card-back-im" if deck else "pile"
    said = text("sator-im-deck", count=deck)
    yield sp.Piece(pieces.IM_DECK, art, 0.0, 0.0, says=said, group=PILES, count=deck)
    if thrown:
        title, count = view.rules.cards[thrown[-1]].title, len(thrown)
        said = text("sator-im-discard", card=title, count=count)
        yield card_piece(
            view, pieces.IM_DISCARD, thrown[-1], 1.0, says=said, group=PILES, count=count
        )
    else:
        said = text("sator-im-discard-empty")
        yield sp.Piece(pieces.IM_DISCARD, "pile", 1.0, 0.0, says=said, group=PILES, count=0)
    for at, bridge in enumerate(view[Board].out):
        name, material, shape = geometry.bridges[bridge][:3]
        said = text("sator-out", shape=shape, material=material)
        art = f"bridge-{material}-{shape}"
        yield sp.Piece(f"out-{name}", art, 2.0 + at, 0.0, label=name, says=said, group=PILES)


def player(view: sc.View, known: Known, seat: sc.Seat) -> Iterator[sp.Piece]:
    """A player's panel: books, hand, prayers, gargoyle, unplaced outlines (S30.1)."""
    number = view.seats.index(seat)
    board, group = view[Board], PLAYER + seat
    held, taken = hand_of(view, seat), board.taken[number]
    said = text(
        "sator-player",
        seat=seat,
        books=taken,
        held=len(held),
        prayers=prayers_among(view.rules, held),
    )
    piece = pieces.seat_piece(seat)
    yield sp.Piece(piece, "panel", 0.0, 0.0, label=seat, says=said, group=group, count=taken)
    for at in range(taken):
        said = text("sator-taken", seat=seat)
        yield sp.Piece(f"taken-{seat}-{at}", f"book-{seat}", at + 1.0, 0.0, says=said, group=group)
    deck = len(sc.cards(view, sc.key("lf_deck", seat)))
    piece, art = pieces.lf_deck_piece(seat), f"card-back-lf-{seat}" if deck else "pile"
    said = text("sator-lf-deck", seat=seat, count=deck)
    yield sp.Piece(piece, art, 0.0, 1.0, says=said, group=group, count=deck)
    for at, card in enumerate(sc.cards(view, sc.key("lf_out", seat))):
        title, piece = view.rules.cards[card].title, f"lf-out-{seat}-{at}"
        said = text("sator-lf-out", card=title, seat=seat)
        yield card_piece(view, piece, card, at + 1.0, 1.0, says=said, group=group)
    if board.gargoyles[number] == SUPPLY:
        said = text("sator-gargoyle-supply", seat=seat)
        art = f"gargoyle-{seat}"
        yield sp.Piece(pieces.gargoyle_piece(seat), art, 0.0, 2.0, says=said, group=group)
    if seat != view.seat:
        yield from _hidden(view, known, seat, number)


def _hidden(view: sc.View, known: Known, seat: sc.Seat, number: int) -> Iterator[sp.Piece]:
    """The backs of somebody else's hand, and the outlines of bridges not yet placed."""
    group, unplaced = PLAYER + seat, view[Unplaced]
    for at, card in enumerate(sorted(hand_of(view, seat))):
        if back_of(view.rules, card) == LF:
            said = text("sator-hidden-prayer", seat=seat)
            art = f"card-back-lf-{seat}"
        else:
            said = text("sator-hidden-card", seat=seat)
            art = "card-back-im"
        yield sp.Piece(f"back-{seat}-{at}", art, 0.5 * at, 3.0, layer=at, says=said, group=group)
    bridges = unplaced.before(number) if unplaced.rows else ()
    for at, bridge in enumerate(sorted(bridges, key=known.shape)):
        shape = known.shapes[known.shape(bridge)]
        said = text("sator-outline", seat=seat, shape=shape)
        piece, art = f"outline-{seat}-{at}", f"bridge-shadow-{shape}"
        yield _outline(piece, art, known, known.back(bridge), float(at), group, said)


def buttons(view: sc.View) -> Iterator[sp.Piece]:
    """What the one who chooses can do without touching a thing (S7.1, S7.4)."""
    if view.chooser != view.seat or view.clock.phase != "play":
        return
    if isinstance(view.pending[-1], sc.Turn):
        yield _button(pieces.END, 0.0, text("sator-end"))
        if view.clock.step == SWAP_STEP and _is_on(view, SWAP_PLUGIN):
            yield _button(pieces.SWAP_BUTTON, 1.0, text("sator-begin-swap"))
            yield _button(pieces.SEARCH_BUTTON, 2.0, text("sator-begin-search"))
    else:
        yield _button(pieces.DONE, 0.0, text("sator-done"))


def _is_on(view: sc.View, plugin: str) -> bool:
    return plugin in {ref.name for ref in view.rules.setup.plugins}


def _button(id: str, x: float, said: Text) -> sp.Piece:
    return sp.Piece(id, "button", x, 0.0, label=id, says=said, group=BUTTONS)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sp.add_scene(book, draw)
    sp.add_aim(book, aim)

"""The picture beside the pit: hands, bridges to be placed, piles, players, what the turn has."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
from scriptorium.scene import BUTTONS, HAND, PILES, PLAYER
from scriptorium.scene import TURN as TURN_GROUP
from scriptorium.structs import Text, text

from ..board.board_state import SERVICE, Board
from ..board.piece_names import (
    AP,
    DONE,
    END,
    FREE,
    MP,
    PADLOCK,
    SEARCH_BUTTON,
    SWAP_BUTTON,
    TURN,
    draft_piece,
    gargoyle_piece,
    hand_piece,
    lf_deck_piece,
    search_piece,
    seat_piece,
    unplaced_piece,
)
from ..board.piece_names import IM_DECK as DECK_PIECE
from ..board.piece_names import IM_DISCARD as DISCARD_PIECE
from ..box.printed_cards import LF
from ..bridges.board_geometry import SUPPLY, Geometry
from ..hand.playing import IM_DECK, IM_DISCARD, PLAYED, back_of, hand_of, prayers_among
from ..prayers.mihi import Padlock
from ..setup.unplaced_bridges import Known, Unplaced, known_of
from .aims import aim

PADLOCK_PLUGIN = "sator.mihi"
SWAP_PLUGIN = "sator.swap"
SWAP_STEP = "swap"


def draw(view: sc.View) -> Iterator[sc.Piece]:
    """Everything beside the board."""
    geometry: Geometry = view.rules.services[SERVICE]
    yield from turn(view)
    yield from hand(view)
    yield from bridges_to_place(view, known_of(view))
    yield from piles(view, geometry)
    for seat in view.seats:
        yield from player(view, known_of(view), seat)
    yield from buttons(view)


def turn(view: sc.View) -> Iterator[sc.Piece]:
    """Whose turn it is, the step, and what is left (S30.1)."""
    clock = view.clock
    yield sc.Piece(
        TURN,
        f"emblem-{clock.seat}",
        0.0,
        0.0,
        label=clock.step,
        says=text("sator-turn", "{seat} is on turn: {step}.", seat=clock.seat, step=clock.step),
        group=TURN_GROUP,
    )
    if clock.phase != "play":
        return
    left, moves = clock.left
    yield _mark(AP, "wheel", 1.0, left, text("sator-ap", "Action points left: {left}.", left=left))
    yield _mark(
        MP, "step", 2.0, moves, text("sator-mp", "Movement points left: {left}.", left=moves)
    )
    free = clock.uses[0] > 0
    yield sc.Piece(
        FREE,
        "free-action" if free else "free-action-used",
        3.0,
        0.0,
        says=text("sator-free", "The free action can still be taken.")
        if free
        else text("sator-free-used", "The free action is used up."),
        group=TURN_GROUP,
    )
    yield from _padlock(view)
    for at, card in enumerate(sc.cards(view, PLAYED)):
        kind = view.rules.cards[card]
        yield sc.Piece(
            f"played-{at}",
            kind.art,
            5.0 + at,
            0.0,
            label=kind.title,
            says=text("sator-played", "Played in this turn: {card}.", card=kind.title),
            group=TURN_GROUP,
            card=card,
        )


def _mark(id: str, art: str, x: float, left: int, said: Text) -> sc.Piece:
    full = "full" if left else "empty"
    return sc.Piece(
        id, f"{art}-{full}", x, 0.0, label=str(left), says=said, group=TURN_GROUP, count=left
    )


def _padlock(view: sc.View) -> Iterator[sc.Piece]:
    if not _is_on(view, PADLOCK_PLUGIN):
        return
    if view[Padlock].locked:
        yield sc.Piece(
            PADLOCK,
            "padlock",
            4.0,
            0.0,
            says=text("sator-locked", "The acolyte of {seat} is locked.", seat=view.clock.seat),
            group=TURN_GROUP,
        )


def hand(view: sc.View) -> Iterator[sc.Piece]:
    """The own cards, those that are alike together; and a deck that is being searched."""
    held = hand_of(view, view.seat)
    for at, card in enumerate(dict.fromkeys(held)):
        count = held.count(card)
        title = view.rules.cards[card].title
        yield sc.Piece(
            hand_piece(card),
            view.rules.cards[card].art,
            float(at),
            0.0,
            label=title,
            says=text(
                "sator-in-hand", "{card}, in your hand. Cards: {count}.", card=title, count=count
            ),
            group=HAND,
            card=card,
            count=count,
        )
    searched = sc.cards(view, sc.key("search", view.seat))
    for at, card in enumerate(sorted(set(searched))):
        count = searched.count(card)
        title = view.rules.cards[card].title
        yield sc.Piece(
            search_piece(card),
            view.rules.cards[card].art,
            float(len(held) + at),
            0.0,
            label=title,
            says=text(
                "sator-searched",
                "{card}, in the deck that you search. Cards: {count}.",
                card=title,
                count=count,
            ),
            group=HAND,
            card=card,
            count=count,
        )


def bridges_to_place(view: sc.View, known: Known) -> Iterator[sc.Piece]:
    """The own unplaced bridges, and the outlines that can be taken (S4)."""
    unplaced, geometry = view[Unplaced], known.geometry
    mine = unplaced.before(view.seats.index(view.seat)) if unplaced.rows else ()
    for at, bridge in enumerate(known.sorted(mine)):
        kind = geometry.bridges[bridge]
        material, shape = kind.material, kind.shape
        lifted = bridge in unplaced.lifted
        yield _outline(
            unplaced_piece(geometry, bridge),
            f"bridge-{material}-{shape}",
            known,
            bridge,
            float(at),
            HAND,
            text(
                "sator-lifted", "You place: {shape}, of {material}.", material=material, shape=shape
            )
            if lifted
            else text(
                "sator-unplaced",
                "Yours to place: {shape}, of {material}.",
                material=material,
                shape=shape,
            ),
        )
    shapes = [known.shape(bridge) for bridge in unplaced.draft]
    for at, shape_number in enumerate(sorted(set(shapes))):
        shape = known.shapes[shape_number]
        yield _outline(
            draft_piece(shape),
            f"bridge-shadow-{shape}",
            known,
            -1 - shape_number,
            float(at),
            PILES,
            text("sator-to-take", "To be taken, face down: {shape}.", shape=shape),
            shapes.count(shape_number),
        )


def _outline(
    id: str, art: str, known: Known, bridge: int, x: float, group: str, said: Text, count: int = -1
) -> sc.Piece:
    name = known.shapes[known.shape(bridge)]
    cells = known.geometry.shapes[name].shape.cells
    west = min(cx for cx, _ in cells)
    return sc.Piece(
        id,
        art,
        x,
        0.0,
        max(cx for cx, _ in cells) - west + 1,
        max(cy for _, cy in cells) + 1,
        label=known.words(bridge),
        says=said,
        group=group,
        shape=tuple((cx - west, cy) for cx, cy in cells),
        count=count,
    )


def piles(view: sc.View, geometry: Geometry) -> Iterator[sc.Piece]:
    """The common deck, the open discard pile, and bridges out of the game (S30.1)."""
    deck, thrown = sc.cards(view, IM_DECK), sc.cards(view, IM_DISCARD)
    yield sc.Piece(
        DECK_PIECE,
        "card-back-im" if deck else "pile",
        0.0,
        0.0,
        says=text("sator-im-deck", "The Incertus Movet deck. Cards: {count}.", count=len(deck)),
        group=PILES,
        count=len(deck),
    )
    top = view.rules.cards[thrown[-1]] if thrown else None
    yield sc.Piece(
        DISCARD_PIECE,
        top.art if top else "pile",
        1.0,
        0.0,
        label=top.title if top else "",
        says=text(
            "sator-im-discard",
            "The discard pile, {card} on top. Cards: {count}.",
            card=top.title,
            count=len(thrown),
        )
        if top
        else text("sator-im-discard-empty", "The discard pile is empty."),
        group=PILES,
        card=top.id if top else "",
        count=len(thrown),
    )
    for at, bridge in enumerate(view[Board].out):
        kind = geometry.bridges[bridge]
        yield sc.Piece(
            f"out-{geometry.names[bridge]}",
            f"bridge-{kind.material}-{kind.shape}",
            2.0 + at,
            0.0,
            label=geometry.names[bridge],
            says=text(
                "sator-out",
                "Out of the game: {shape}, of {material}.",
                shape=kind.shape,
                material=kind.material,
            ),
            group=PILES,
        )


def player(view: sc.View, known: Known, seat: sc.Seat) -> Iterator[sc.Piece]:
    """A player's panel: books, hand, prayers, gargoyle, unplaced outlines (S30.1)."""
    number = view.seats.index(seat)
    board, group = view[Board], PLAYER + seat
    held = hand_of(view, seat)
    prayers = prayers_among(view.rules, held)
    deck = sc.cards(view, sc.key("lf_deck", seat))
    taken = board.taken[number]
    yield sc.Piece(
        seat_piece(seat),
        "panel",
        0.0,
        0.0,
        label=seat,
        says=text(
            "sator-player",
            "{seat}. Books: {books}. Cards in hand: {held}, of which prayers: {prayers}.",
            seat=seat,
            books=taken,
            held=len(held),
            prayers=prayers,
        ),
        group=group,
        count=taken,
    )
    for at in range(taken):
        said = text("sator-taken", "A book that {seat} has recovered.", seat=seat)
        yield sc.Piece(f"taken-{seat}-{at}", f"book-{seat}", at + 1.0, 0.0, says=said, group=group)
    yield sc.Piece(
        lf_deck_piece(seat),
        f"card-back-lf-{seat}" if deck else "pile",
        0.0,
        1.0,
        says=text(
            "sator-lf-deck", "The prayers of {seat}. Cards: {count}.", seat=seat, count=len(deck)
        ),
        group=group,
        count=len(deck),
    )
    for at, card in enumerate(sc.cards(view, sc.key("lf_out", seat))):
        kind = view.rules.cards[card]
        said = text("sator-lf-out", "{card}, a used prayer of {seat}.", card=kind.title, seat=seat)
        yield sc.Piece(
            f"lf-out-{seat}-{at}",
            kind.art,
            at + 1.0,
            1.0,
            label=kind.title,
            says=said,
            group=group,
            card=card,
        )
    if board.gargoyles[number] == SUPPLY:
        said = text("sator-gargoyle-supply", "The gargoyle of {seat}, not yet in play.", seat=seat)
        art = f"gargoyle-{seat}"
        yield sc.Piece(gargoyle_piece(seat), art, 0.0, 2.0, says=said, group=group)
    if seat != view.seat:
        yield from _hidden(view, known, seat, number)


def _hidden(view: sc.View, known: Known, seat: sc.Seat, number: int) -> Iterator[sc.Piece]:
    """The backs of somebody else's hand, and the outlines of bridges not yet placed."""
    group = PLAYER + seat
    for at, card in enumerate(sorted(hand_of(view, seat))):
        prayer = back_of(view.rules, card) == LF
        said = (
            text("sator-hidden-prayer", "A hidden prayer of {seat}.", seat=seat)
            if prayer
            else text("sator-hidden-card", "A hidden card of {seat}.", seat=seat)
        )
        art = f"card-back-lf-{seat}" if prayer else "card-back-im"
        yield sc.Piece(f"back-{seat}-{at}", art, 0.5 * at, 3.0, layer=at, says=said, group=group)
    unplaced = view[Unplaced]
    bridges = unplaced.before(number) if unplaced.rows else ()
    for at, bridge in enumerate(sorted(bridges, key=known.shape)):
        shape = known.shapes[known.shape(bridge)]
        yield _outline(
            f"outline-{seat}-{at}",
            f"bridge-shadow-{shape}",
            known,
            known.back(bridge),
            float(at),
            group,
            text(
                "sator-outline",
                "A bridge that {seat} has yet to place: {shape}.",
                seat=seat,
                shape=shape,
            ),
        )


def buttons(view: sc.View) -> Iterator[sc.Piece]:
    """What the one who chooses can do without touching a thing (S7.1, S7.4)."""
    if view.chooser != view.seat or view.clock.phase != "play":
        return
    if isinstance(view.pending[-1], sc.Turn):
        yield _button(END, 0.0, text("sator-end", "End the turn."))
        if view.clock.step == SWAP_STEP and _is_on(view, SWAP_PLUGIN):
            yield _button(SWAP_BUTTON, 1.0, text("sator-begin-swap", "Swap two cards."))
            yield _button(SEARCH_BUTTON, 2.0, text("sator-begin-search", "Search a deck."))
    else:
        yield _button(DONE, 0.0, text("sator-done", "That is all."))


def _is_on(view: sc.View, plugin: str) -> bool:
    return plugin in {ref.name for ref in view.rules.setup.plugins}


def _button(id: str, x: float, said: Text) -> sc.Piece:
    return sc.Piece(id, "button", x, 0.0, label=id, says=said, group=BUTTONS)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The picture of all that lies beside the pit."""
    return sc.About("sator.panels", "sator", after=("sator.scene", "sator.cards"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Draw the panels for every view."""
    book.scene(draw)
    book.aim(aim)

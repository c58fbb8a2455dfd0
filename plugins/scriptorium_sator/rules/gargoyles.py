"""Gargoyles hold their bridge fast (S23.3); three cards of the hand pray one away (S23.6)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium_sator.targets as sq
from scriptorium_sator.targets import Giving, left_of

from ..board.board_changes import figures_board, put_board
from ..board.board_state import Board, Square
from ..board.piece_names import gargoyle_piece
from ..board.targets import GargoyleSquares, geometry, masks
from ..box.contents import load
from ..bridges.board_geometry import GONE
from ..hand.card_log import GIVES_CARD
from ..hand.hand_targets import NOT_HELD, Gift
from ..hand.playing import hand_of, throw_away
from ..verbs.movement_questions import HeldFast
from ..wording import reason, sentence

# Without this rule gargoyles are only in the way of acolytes.
scriptorium_about = sc.part_of_game(
    "sator.gargoyle", needs=("sator.movement",), after=("sator.cards",), before=("sator.aiming",)
)

GARGOYLE_ON_BRIDGE = reason("gargoyle_on_bridge", "S23.3 S13.5", "sator-gargoyle-on-bridge")
NO_GARGOYLE = reason("no_gargoyle", "S23.6", "sator-no-gargoyle")
HAND_TOO_SMALL = reason("hand_too_small", "S23.7 S23.6", "sator-gargoyle-hand-too-small")

NUMBER = "sator.cards_to_unblock"


class Unblock(sc.Action, tag="sator.unblock", frozen=True):
    """Begin to pray away the gargoyle on a square."""

    square: Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), GargoyleSquares()]


class Unblocking(Giving, tag="sator.unblocking", frozen=True):
    """Which cards are given for a gargoyle."""

    square: Square = 0


class Offer(sc.Action, tag="sator.offer", frozen=True):
    """Give a card of the hand for a gargoyle."""

    card: Gift


class GargoyleGone(sc.Event, tag="sator.gargoyle_gone", frozen=True):
    """A gargoyle was prayed away."""

    seat: sc.Seat
    square: str
    owner: str = ""

    tells = sentence("sator-gargoyle-gone")
    shows = (gargoyle_piece("{owner}"),)


def held(position: sc.Position, asked: HeldFast) -> int:
    """The bridges with a gargoyle."""
    return asked.masks.with_gargoyle


def price(at: sc.Moment) -> int:
    """How many cards it takes."""
    return at.rules.number(NUMBER, at, at.me)


def why_too_few(at: sc.Moment, action: Unblock) -> sc.Refused | None:
    """Only with enough cards (S23.7)."""
    cards = price(at)
    return HAND_TOO_SMALL(cards=cards) if len(hand_of(at, at.me)) < cards else None


def unblocks(at: sc.Moment) -> int:
    """Those with a gargoyle where the hand has cards enough: so many can always be given."""
    found = masks(at).gargoyles
    return found if found and why_too_few(at, Unblock(0)) is None else 0


def give(now: sc.Change, top: Unblocking, action: Offer) -> None:
    """With the last card the gargoyle is gone (S23.8)."""
    given = (*top.cards, action.card)
    if len(given) < price(sc.Moment.of(now, top)):
        now.wait_for(replace(top, cards=given))
        return
    throw_away(now, top.seat, given)
    known, board = geometry(now), now[Board]
    owner = known.seats[board.gargoyles.index(top.square)]
    left = tuple([GONE if at == top.square else at for at in board.gargoyles])
    put_board(now, figures_board(known, board, gargoyles=left))
    now.tell(GargoyleGone(top.seat, known.square_names[top.square], owner))


LEFT = sc.Rule(
    NOT_HELD,
    predicate=lambda at, action: action.card in left_of(hand_of(at, at.me), at.decision.cards),
)
UNBLOCK = sc.Choice(
    Unblock,
    do=lambda now, top, action: now.wait_for(Unblocking(top.seat, square=action.square)),
    rules=(
        sc.Rule(HAND_TOO_SMALL, explain=why_too_few),
        sc.Rule(NO_GARGOYLE, mask=lambda at: masks(at).gargoyles),
    ),
    during=("swap", "play", "walk"),
    opens=Unblocking,
    cites={"wrong_step": "S7.5 R16"},
    quick=sc.Quick(lists=unblocks),
    said=sentence("sator-prays-at"),
)
OFFER = sc.Choice(
    Offer,
    at=Unblocking,
    do=give,
    rules=(LEFT,),
    cites={"card_not_held": "S23.6", "not_now": "S23.6"},
    said=GIVES_CARD,
    asks=reason("awaited", "S23.6", "sator-touch-unblocking"),
)


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """As in `unblock C2 CARD CARD CARD`."""
    word, *words = text.split()
    if word != "unblock":
        return None
    if not words:
        raise sc.Unreadable("write unblock C2 and the cards given")
    return (Unblock(sq.read_square(geometry(table).grid, words[0])), *map(Offer, words[1:]))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Holding bridges fast, and praying away at any moment of steps 1 to 3 (S7.5)."""
    book.answer(HeldFast, held, reason=GARGOYLE_ON_BRIDGE, reads=())
    book.number(NUMBER, load().deck.numbers.cards_to_unblock, least=1)
    book.event(GargoyleGone)
    book.notation(read)
    book.choice(UNBLOCK)
    book.choice(OFFER)

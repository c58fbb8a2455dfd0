"""Gargoyles hold their bridge fast (S23.3); three cards of the hand pray one away (S23.6)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_changes import figures_board, put_board
from ..board.board_state import Board, Square
from ..board.piece_names import gargoyle_piece
from ..box.contents import load
from ..bridges.board_geometry import GONE, Geometry
from ..cards.card_targets import NOT_HELD
from ..cards.playing import hand_of, throw_away
from ..verbs.movement_questions import HeldFast
from ..words.sayings import Sayings, gives_card
from ..words.square_notation import exactly, read_square, square_name, words_of
from ..words.touch_paths import Touching

GARGOYLE_ON_BRIDGE = sc.Reason(
    "gargoyle_on_bridge",
    "S23.3 S13.5",
    "A gargoyle holds {bridge} fast.",
    message="sator-gargoyle-on-bridge",
)
NO_GARGOYLE = sc.Reason(
    "no_gargoyle", "S23.6", "There is no gargoyle on {square}.", message="sator-no-gargoyle"
)
HAND_TOO_SMALL = sc.Reason(
    "hand_too_small",
    "S23.7 S23.6",
    "Praying a gargoyle away takes {cards} cards of the hand.",
    message="sator-gargoyle-hand-too-small",
)

NUMBER = "sator.cards_to_unblock"


class Unblock(sc.Action, tag="sator.unblock", frozen=True):
    """Begin to pray away the gargoyle on a square."""

    square: Square


class Unblocking(sc.Pending, tag="sator.unblocking", frozen=True):
    """Which cards are given for a gargoyle."""

    square: Square
    cards: Annotated[tuple[sc.CardId, ...], Meta(max_length=99)] = ()

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> Unblocking:
        """The cards are in the hand still: nobody else sees which ones."""
        if seat == self.seat:
            return self
        return Unblocking(self.seat, self.square, tuple("?" for _ in self.cards))


class Offer(sc.Action, tag="sator.offer", frozen=True):
    """Give a card of the hand for a gargoyle."""

    card: sc.CardId


class GargoyleGone(sc.Event, tag="sator.gargoyle_gone", frozen=True):
    """A gargoyle was prayed away."""

    seat: sc.Seat
    square: str
    owner: str = ""

    def said(self) -> sc.Text:
        """Who prayed it away, and where it was."""
        return sc.text(
            "sator-gargoyle-gone", "{seat} prays away the gargoyle on {square}.",
            seat=self.seat, square=self.square,
        )  # fmt: skip

    def pieces(self) -> tuple[str, ...]:
        """The gargoyle."""
        return (gargoyle_piece(self.owner),)


def held(position: sc.Position, asked: HeldFast) -> int:
    """The bridges with a gargoyle."""
    return asked.masks.with_gargoyle


class Gargoyles:
    """What ends gargoyles."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def price(self, position: sc.Position, seat: sc.Seat) -> int:
        """How many cards it takes."""
        return position.rules.number(NUMBER, position, seat)

    def offers(self, table: sc.Table, turn: sc.Turn) -> list[Unblock]:
        """Every gargoyle, for who has the cards."""
        gargoyles = table[Board].gargoyles
        if max(gargoyles) < 0 or len(hand_of(table, turn.seat)) < self.price(table, turn.seat):
            return []
        return [Unblock(square) for square in sorted(gargoyles) if square >= 0]

    def why_not(self, table: sc.Table, turn: sc.Turn, action: Unblock) -> sc.Refused | None:
        """Enough cards, and a gargoyle there (S23.7)."""
        price = self.price(table, turn.seat)
        if len(hand_of(table, turn.seat)) < price:
            return HAND_TOO_SMALL(cards=price)
        if action.square < 0 or action.square not in table[Board].gargoyles:
            return NO_GARGOYLE(square=square_name(self.geometry, action.square))
        return None

    def begin(self, now: sc.Change, turn: sc.Turn, action: Unblock) -> None:
        """Await the cards."""
        now.wait_for(Unblocking(turn.seat, action.square))

    def left(self, table: sc.Table, top: Unblocking) -> list[str]:
        """The cards of the hand that are not given yet."""
        hand = list(hand_of(table, top.seat))
        for card in top.cards:
            if card in hand:
                hand.remove(card)
        return hand

    def gifts(self, table: sc.Table, top: Unblocking) -> list[Offer]:
        """Every different card that is left."""
        return [Offer(card) for card in dict.fromkeys(self.left(table, top))]

    def why_no_gift(self, table: sc.Table, top: Unblocking, action: Offer) -> sc.Refused | None:
        """Only cards in hand, each once."""
        if action.card in self.left(table, top):
            return None
        return NOT_HELD(card=action.card)

    def give(self, now: sc.Change, top: Unblocking, action: Offer) -> None:
        """With the last card the gargoyle is gone (S23.8)."""
        given = (*top.cards, action.card)
        if len(given) < self.price(now, top.seat):
            now.wait_for(Unblocking(top.seat, top.square, given))
            return
        throw_away(now, top.seat, given)
        board = now[Board]
        owner = self.geometry.seats[board.gargoyles.index(top.square)]
        gargoyles = tuple([GONE if at == top.square else at for at in board.gargoyles])
        put_board(now, self.geometry, figures_board(self.geometry, board, gargoyles=gargoyles))
        now.tell(GargoyleGone(top.seat, square_name(self.geometry, top.square), owner))

    def read(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `unblock C2 CARD CARD CARD`."""
        words = text.split()
        if words[0] != "unblock":
            return None
        _, square, *cards = words_of(text, 2, "unblock C2 and the cards given")
        gifts = tuple(Offer(card) for card in cards)
        return (Unblock(read_square(self.geometry, square)), *gifts)

    def write(self, position: sc.Position, action: Unblock) -> str:
        """As in `unblock C2`."""
        return f"unblock {square_name(self.geometry, action.square)}"

    def read_gift(self, table: sc.Table, text: str) -> Offer:
        """As in `offer wild`."""
        (card,) = exactly(text, 1, "offer and a card")
        return Offer(card)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule gargoyles are only in the way of acolytes."""
    return sc.About(
        "sator.gargoyle",
        "sator",
        after=("sator.movement", "sator.cards"),
        requires=("sator.movement",),
        before=("sator.aiming",),
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Holding bridges fast, and praying away at any moment of steps 1 to 3 (S7.5)."""
    gargoyles = Gargoyles(book.service("sator.board"))
    book.answer(HeldFast, held, reason=GARGOYLE_ON_BRIDGE, reads=())
    book.number(NUMBER, load().deck.gargoyle.cards_to_remove, least=1)
    book.reason(NO_GARGOYLE, HAND_TOO_SMALL)
    book.event(GargoyleGone)
    book.notation(gargoyles.read)
    book.action(
        Unblock,
        said=Sayings(book.service("sator.board")).prays,
        touches=Touching(book.service("sator.board")).gargoyle,
        offer=gargoyles.offers,
        check=gargoyles.why_not,
        apply=gargoyles.begin,
        during=("swap", "play", "walk"),
        exact=True,
        write=gargoyles.write,
        opens=Unblocking,
    )
    book.action(
        Offer,
        said=gives_card,
        touches=Touching(book.service("sator.board")).card,
        at=Unblocking,
        offer=gargoyles.gifts,
        check=gargoyles.why_no_gift,
        apply=gargoyles.give,
        exact=True,
        read=gargoyles.read_gift,
        write=lambda position, action: f"offer {action.card}",
    )

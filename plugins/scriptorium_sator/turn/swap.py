"""Step 1: swapping two cards of the hand for one of a deck, drawn or searched (S8)."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.piece_names import SEARCH_BUTTON, SWAP_BUTTON, search_piece
from ..box.contents import load
from ..box.printed_cards import LF
from ..cards.playing import (
    AP,
    IM_DECK,
    IM_DISCARD,
    NOT_HELD,
    hand_of,
    prayers_among,
    throw_away,
    too_dear,
)
from ..words.sayings import gives_card, searches, swaps
from ..words.touch_paths import Touching, always
from .swap_reasons import (
    DECK_EMPTY,
    FIRST_TURN_LF,
    HAND_TOO_SMALL,
    LF_LIMIT,
    NEEDS_LF,
    NO_SWAP,
    NOT_IN_DECK,
)

OPTION = "liber_fidei_in_first_turn_swaps"
DECKS = ("im", "lf")
Cards = Annotated[tuple[sc.CardId, ...], Meta(max_length=99)]


class Swap(sc.Action, tag="sator.swap", frozen=True):
    """Begin a draw swap."""


class Search(sc.Action, tag="sator.search", frozen=True):
    """Begin a search swap."""


SWAP = (Swap(),)
SEARCH = (Search(),)


class Exchanging(sc.Pending, tag="sator.exchanging", frozen=True):
    """Which cards are given, and then for a card of which deck."""

    search: bool
    cards: Cards = ()

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> Exchanging:
        """The cards are in the hand still: nobody else sees which ones."""
        if seat == self.seat:
            return self
        return Exchanging(self.seat, self.search, tuple("?" for _ in self.cards))


class Give(sc.Action, tag="sator.give", frozen=True):
    """Give a card of the hand for a swap."""

    card: sc.CardId


class From(sc.Action, tag="sator.from", frozen=True):
    """Name the deck that the new card comes from."""

    deck: Annotated[str, Meta(max_length=8)]


FROM = {deck: From(deck) for deck in DECKS}


class Searching(sc.Pending, tag="sator.searching", frozen=True):
    """Which card of the deck is taken; the deck lies open before who searches."""

    deck: Annotated[str, Meta(max_length=8)]


class Pick(sc.Action, tag="sator.pick", frozen=True):
    """Take a card out of the deck that is searched."""

    card: sc.CardId


class Swapping:
    """Both kinds of swaps."""

    def __init__(self, book: sc.RuleBook) -> None:
        data = load().deck
        self.cards = data.swap.discards
        self._gives: dict[str, Give] = {}
        self.costs = (
            book.number("sator.swap_cost", data.swap.draw_cost),
            book.number("sator.search_cost", data.swap.search_cost),
        )
        self.most_lf = data.hand.most_liber_fidei
        shipped = data.options.liber_fidei_in_first_turn_swaps
        self.first_turn_lf = bool(book.option(OPTION, shipped))

    def cost(self, position: sc.Position, *, search: bool) -> int:
        """What a swap costs."""
        name = "sator.search_cost" if search else "sator.swap_cost"
        return position.rules.number(name, position, position.clock.seat)

    def why_no_deck(
        self, position: sc.Position, seat: sc.Seat, given: tuple[str, ...], deck: str
    ) -> sc.Refused | None:
        """Why a deck can give no card for these (S8.6-S8.8)."""
        rules = position.rules
        if deck == LF:
            seats = rules.setup.seats
            first = position.clock.own_turns[seats.index(seat)] <= 1
            if first and not self.first_turn_lf:
                return FIRST_TURN_LF()
            held = prayers_among(rules, hand_of(position, seat))
            if held - prayers_among(rules, given) >= self.most_lf:
                return LF_LIMIT(most=self.most_lf)
            if not sc.cards(position, sc.key("lf_deck", seat)):
                return DECK_EMPTY()
            return None
        if deck not in DECKS:
            return DECK_EMPTY()
        if sc.cards(position, IM_DECK) or sc.cards(position, IM_DISCARD):
            return None
        return DECK_EMPTY() if prayers_among(rules, given) == len(given) else None

    def _works(
        self, position: sc.Position, seat: sc.Seat, given: tuple[str, ...], *, search: bool
    ) -> bool:
        if search and not prayers_among(position.rules, given):
            return False
        return any(self.why_no_deck(position, seat, given, deck) is None for deck in DECKS)

    def _completes(
        self, position: sc.Position, seat: sc.Seat, given: tuple[str, ...], *, search: bool
    ) -> bool:
        """Whether some more cards of the hand complete the price."""
        hand = hand_of(position, seat)
        if search and not prayers_among(position.rules, hand):
            return False
        if not search and (sc.cards(position, IM_DECK) or sc.cards(position, IM_DISCARD)):
            return len(hand) >= self.cards
        left = list(hand)
        for card in given:
            left.remove(card)
        missing = self.cards - len(given)
        return any(
            self._works(position, seat, given + more, search=search)
            for more in combinations(left, missing)
        )

    # Beginning.

    def _offered(self, table: sc.Table, seat: sc.Seat, *, search: bool) -> bool:
        if len(hand_of(table, seat)) < self.cards:
            return False
        if self.cost(table, search=search) > table.clock.left[AP]:
            return False
        return self._completes(table, seat, (), search=search)

    def _why_not(self, table: sc.Table, seat: sc.Seat, *, search: bool) -> sc.Refused | None:
        if len(hand_of(table, seat)) < self.cards:
            return HAND_TOO_SMALL(cards=self.cards)
        return too_dear(table, self.cost(table, search=search), "S8.2" if search else "S8.1")

    def swaps(self, table: sc.Table, turn: sc.Turn) -> tuple[Swap, ...]:
        """Whether a draw swap can be made."""
        return SWAP if self._offered(table, turn.seat, search=False) else ()

    def searches(self, table: sc.Table, turn: sc.Turn) -> tuple[Search, ...]:
        """Whether a search swap can be made."""
        return SEARCH if self._offered(table, turn.seat, search=True) else ()

    def why_not(self, table: sc.Table, turn: sc.Turn, action: Swap | Search) -> sc.Refused | None:
        """Enough cards and points (S8.1, S8.2, S8.4)."""
        return self._why_not(table, turn.seat, search=isinstance(action, Search))

    def dead_end(self, table: sc.Table, turn: sc.Turn, action: Swap | Search) -> sc.Refused | None:
        """Some deck must give a card for some of the cards."""
        search = isinstance(action, Search)
        if self._completes(table, turn.seat, (), search=search):
            return None
        if search and not prayers_among(table.rules, hand_of(table, turn.seat)):
            return NEEDS_LF()
        return NO_SWAP()

    def begin(self, now: sc.Change, turn: sc.Turn, action: Swap | Search) -> None:
        """Await the cards."""
        now.wait_for(Exchanging(turn.seat, isinstance(action, Search)))

    # Giving cards.

    def _left(self, table: sc.Table, top: Exchanging) -> list[str]:
        left = list(hand_of(table, top.seat))
        for card in top.cards:
            if card in left:
                left.remove(card)
        return left

    def gifts(self, table: sc.Table, top: Exchanging) -> list[Give]:
        """Every different card with which the swap can be completed."""
        if len(top.cards) >= self.cards:
            return []
        every = not top.search and bool(sc.cards(table, IM_DECK) or sc.cards(table, IM_DISCARD))
        return [
            self._give(card)
            for card in dict.fromkeys(self._left(table, top))
            if every or self._completes(table, top.seat, (*top.cards, card), search=top.search)
        ]

    def _give(self, card: str) -> Give:
        known = self._gives.get(card)
        if known is None:
            known = self._gives[card] = Give(card)
        return known

    def why_no_gift(self, table: sc.Table, top: Exchanging, action: Give) -> sc.Refused | None:
        """Cards in hand; for a search a Liber Fidei among them."""
        if len(top.cards) >= self.cards:
            return HAND_TOO_SMALL(cards=self.cards)
        if action.card not in self._left(table, top):
            return NOT_HELD(card=action.card)
        given = (*top.cards, action.card)
        last = len(given) == self.cards
        if top.search and last and not prayers_among(table.rules, given):
            return NEEDS_LF()
        return None

    def dead_gift(self, table: sc.Table, top: Exchanging, action: Give) -> sc.Refused | None:
        """Some deck must give a card for them."""
        given = (*top.cards, action.card)
        if self._completes(table, top.seat, given, search=top.search):
            return None
        return NO_SWAP()

    def give(self, now: sc.Change, top: Exchanging, action: Give) -> None:
        """Await the next card, or the deck."""
        now.wait_for(Exchanging(top.seat, top.search, (*top.cards, action.card)))

    # The deck.

    def decks(self, table: sc.Table, top: Exchanging) -> list[From]:
        """Every deck that can give a card."""
        if len(top.cards) < self.cards:
            return []
        return [
            FROM[deck]
            for deck in DECKS
            if self.why_no_deck(table, top.seat, top.cards, deck) is None
        ]

    def why_no_from(self, table: sc.Table, top: Exchanging, action: From) -> sc.Refused | None:
        """All cards are given, and the deck can give one."""
        if len(top.cards) < self.cards:
            return HAND_TOO_SMALL(cards=self.cards)
        return self.why_no_deck(table, top.seat, top.cards, action.deck)

    def exchange(self, now: sc.Change, top: Exchanging, action: From) -> None:
        """Pay, discard, then draw the top card or look through the deck (S8.7, R19)."""
        now.spend("ap", self.cost(now, search=top.search))
        throw_away(now, top.seat, top.cards)
        hand = sc.key("hand", top.seat)
        deck = IM_DECK if action.deck == "im" else sc.key("lf_deck", top.seat)
        refill = IM_DISCARD if action.deck == "im" else None
        if not top.search:
            sc.draw(now, deck, hand, refill=refill)
            return
        if refill is not None and not sc.cards(now, deck):
            sc.refill_from(now, deck, refill)
        # Laid out in an order that tells nothing of how they lay in the deck (S30.3).
        sc.move(now, sorted(sc.cards(now, deck)), deck, sc.key("search", top.seat))
        now.wait_for(Searching(top.seat, action.deck))

    # Searching.

    def picks(self, table: sc.Table, top: Searching) -> list[Pick]:
        """Every different card of the deck."""
        return [Pick(card) for card in dict.fromkeys(sc.cards(table, sc.key("search", top.seat)))]

    def why_no_pick(self, table: sc.Table, top: Searching, action: Pick) -> sc.Refused | None:
        """Only a card of that deck."""
        if action.card in sc.cards(table, sc.key("search", top.seat)):
            return None
        return NOT_IN_DECK(card=action.card)

    def pick(self, now: sc.Change, top: Searching, action: Pick) -> None:
        """Take it; the rest is shuffled and becomes the deck again (S8.2)."""
        open_ = sc.key("search", top.seat)
        deck = IM_DECK if top.deck == "im" else sc.key("lf_deck", top.seat)
        sc.move(now, (action.card,), open_, sc.key("hand", top.seat))
        sc.move(now, sc.cards(now, open_), open_, deck)
        sc.shuffle(now, deck)

    # Notation.

    def read(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `swap CARD CARD im` and `search CARD CARD lf animi`."""
        word, *rest = text.split()
        if word not in ("swap", "search") or not rest:
            return None
        search = word == "search"
        form = "search CARD CARD lf animi" if search else "swap CARD CARD im"
        behind = 2 if search else 1  # the deck, and the card that is looked for
        if len(rest) <= behind:
            raise sc.Unreadable(f"write {form}")
        cards, deck = rest[:-behind], rest[-behind]
        if deck not in DECKS:
            raise sc.Unreadable(f"{deck!r} is no deck; write im or lf")
        gifts = tuple(Give(card) for card in cards)
        if search:
            return (Search(), *gifts, From(deck), Pick(rest[-1]))
        return (Swap(), *gifts, From(deck))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule there is no first step."""
    return sc.About("sator.swap", "sator", after=("sator.cards",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Both kinds, in any mixture while the points last (S8.3)."""
    swapping = Swapping(book)
    touching = Touching(book.service("sator.board"))
    book.reason(HAND_TOO_SMALL, NEEDS_LF, LF_LIMIT, FIRST_TURN_LF, DECK_EMPTY, NOT_IN_DECK)
    book.reason(NO_SWAP)
    book.notation(swapping.read)
    begins = (
        (Swap, swapping.swaps, SWAP_BUTTON, swaps),
        (Search, swapping.searches, SEARCH_BUTTON, searches),
    )
    for kind, offers, piece, said in begins:
        book.action(
            kind,
            said=said,
            touches=always(piece),
            offer=offers,
            check=swapping.why_not,
            finish=swapping.dead_end,
            apply=swapping.begin,
            during=("swap",),
            exact=True,
            opens=Exchanging,
        )
    book.action(
        Give,
        said=gives_card,
        touches=touching.card,
        at=Exchanging,
        offer=swapping.gifts,
        check=swapping.why_no_gift,
        finish=swapping.dead_gift,
        apply=swapping.give,
        exact=True,
        opens=Exchanging,
    )
    book.action(
        From,
        touches=lambda position, action: touching.deck(position, action.deck),
        at=Exchanging,
        offer=swapping.decks,
        check=swapping.why_no_from,
        apply=swapping.exchange,
        exact=True,
    )
    book.action(
        Pick,
        touches=lambda position, action: (search_piece(action.card),),
        at=Searching,
        offer=swapping.picks,
        check=swapping.why_no_pick,
        apply=swapping.pick,
        exact=True,
    )

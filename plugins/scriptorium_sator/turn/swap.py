"""Step 1: swapping two cards of the hand for one of a deck, drawn or searched (S8)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.piece_names import SEARCH_BUTTON, SWAP_BUTTON
from ..box.contents import load
from ..box.printed_cards import IM, LF
from ..hand.card_log import GIVES_CARD
from ..hand.hand_targets import DECKS, MOST_LETTERS, Deck, Gift, OpenCard, left_of
from ..hand.playing import (
    AP,
    IM_DECK,
    IM_DISCARD,
    hand_of,
    prayers_among,
    throw_away,
    too_dear,
)
from ..sentences import sentence
from . import swap_reasons as reasons

# Without this rule there is no first step.
scriptorium_about = sc.part_of_game("sator.swap", after=("sator.cards",))

OPTION = "liber_fidei_in_first_turn_swaps"
COST, SEARCH_COST = "sator.swap_cost", "sator.search_cost"
Cards = Annotated[tuple[sc.CardId, ...], Meta(max_length=99)]
Given = tuple[str, ...]
Quick = Callable[[sc.Table, sc.Turn], tuple[sc.Action, ...]]


class Swap(sc.Action, tag="sator.swap", frozen=True):
    """Begin a draw swap."""


class Search(sc.Action, tag="sator.search", frozen=True):
    """Begin a search swap."""


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

    card: Gift


class From(sc.Action, tag="sator.from", frozen=True):
    """Name the deck that the new card comes from."""

    deck: Deck


class Searching(sc.Pending, tag="sator.searching", frozen=True):
    """Which card of the deck is taken; the deck lies open before who searches."""

    deck: Annotated[str, Meta(max_length=MOST_LETTERS)]


class Pick(sc.Action, tag="sator.pick", frozen=True):
    """Take a card out of the deck that is searched."""

    card: OpenCard


SWAP, SEARCH = (Swap(),), (Search(),)
FROM = tuple(map(From, DECKS))


# What a swap asks for.


def cards_taken() -> int:
    """How many cards of the hand a swap takes (S8.4)."""
    return load().deck.swap.discards


def cost_of(position: sc.Position, *, search: bool) -> int:
    """What a swap costs."""
    return position.rules.number(SEARCH_COST if search else COST, position, position.clock.seat)


def im_has_cards(position: sc.Position) -> bool:
    """Whether the common deck can give a card, its pile shuffled if need be."""
    zones, at = position[sc.Zones], position.rules.zone_index
    return bool(zones.piles[at[IM_DECK]] or zones.piles[at[IM_DISCARD]])


def why_no_deck(position: sc.Position, seat: sc.Seat, given: Given, deck: str) -> sc.Refused | None:
    """Why a deck can give no card for these (S8.6-S8.8)."""
    rules = position.rules
    if deck == LF:
        first = position.clock.own_turns[rules.setup.seats.index(seat)] <= 1
        if first and not rules.options[OPTION]:
            return reasons.FIRST_TURN_LF()
        most = load().deck.hand.most_liber_fidei
        held = prayers_among(rules, hand_of(position, seat))
        if held - prayers_among(rules, given) >= most:
            return reasons.LF_LIMIT(most=most)
        full = bool(sc.cards(position, sc.key("lf_deck", seat)))
        return None if full else reasons.DECK_EMPTY(also=("S28.5",))
    if deck == IM and (im_has_cards(position) or prayers_among(rules, given) < len(given)):
        return None
    return reasons.DECK_EMPTY(also=("S28.4", "R52") if deck == IM else ())


def completes(position: sc.Position, seat: sc.Seat, given: Given, *, search: bool) -> bool:
    """Whether some deck gives a card for these and some more cards of the hand."""
    hand = hand_of(position, seat)
    if search and not prayers_among(position.rules, hand):
        return False
    if im_has_cards(position) and not (search and given):
        return len(hand) >= cards_taken()
    for more in combinations(left_of(hand, given), cards_taken() - len(given)):
        all_given = given + more
        if search and not prayers_among(position.rules, all_given):
            continue
        if any(why_no_deck(position, seat, all_given, deck) is None for deck in DECKS):
            return True
    return False


# Beginning.


def why_not_begin(table: sc.Table, turn: sc.Turn, action: Swap | Search) -> sc.Refused | None:
    """Enough cards and points (S8.1, S8.2, S8.4)."""
    if len(hand_of(table, turn.seat)) < cards_taken():
        return reasons.HAND_TOO_SMALL(cards=cards_taken())
    search = isinstance(action, Search)
    return too_dear(table, cost_of(table, search=search), "S8.2" if search else "S8.1")


def why_no_end(table: sc.Table, turn: sc.Turn, action: Swap | Search) -> sc.Refused | None:
    """Some deck must give a card for some of the cards."""
    search = isinstance(action, Search)
    if completes(table, turn.seat, (), search=search):
        return None
    if search and not prayers_among(table.rules, hand_of(table, turn.seat)):
        return reasons.NEEDS_LF()
    return reasons.NO_SWAP()


def some_draw(table: sc.Table, turn: sc.Turn) -> tuple[Swap, ...]:
    """Where a draw swap can be begun and completed."""
    hand, most = hand_of(table, turn.seat), load().deck.swap.discards
    if len(hand) < most or table.rules.number(COST, table, turn.seat) > table.clock.left[AP]:
        return ()
    return SWAP if im_has_cards(table) or completes(table, turn.seat, (), search=False) else ()


def some_search(table: sc.Table, turn: sc.Turn) -> tuple[Search, ...]:
    """Where a search swap can be begun and completed."""
    hand, most = hand_of(table, turn.seat), load().deck.swap.discards
    if len(hand) < most or table.rules.number(SEARCH_COST, table, turn.seat) > table.clock.left[AP]:
        return ()
    if not prayers_among(table.rules, hand):
        return ()
    return SEARCH if im_has_cards(table) or completes(table, turn.seat, (), search=True) else ()


def begin(now: sc.Change, turn: sc.Turn, action: Swap | Search) -> None:
    """Await the cards."""
    now.wait_for(Exchanging(turn.seat, isinstance(action, Search)))


# Giving cards.


def why_no_gift(table: sc.Table, top: Exchanging, action: Give) -> sc.Refused | None:
    """Cards in hand; for a search a Liber Fidei among them."""
    if len(top.cards) >= cards_taken():
        return reasons.HAND_TOO_SMALL(cards=cards_taken())
    if action.card not in left_of(hand_of(table, top.seat), top.cards):
        return reasons.NOT_HELD(card=action.card)
    given = (*top.cards, action.card)
    if top.search and len(given) == cards_taken() and not prayers_among(table.rules, given):
        return reasons.NEEDS_LF()
    return None


def why_dead_gift(table: sc.Table, top: Exchanging, action: Give) -> sc.Refused | None:
    """Some deck must give a card for them."""
    given = (*top.cards, action.card)
    if completes(table, top.seat, given, search=top.search):
        return None
    return reasons.NO_SWAP()


def gifts(table: sc.Table, top: Exchanging) -> list[Give]:
    """Each card that can be given."""
    hand, given, most = hand_of(table, top.seat), top.cards, load().deck.swap.discards
    rest = left_of(hand, given)
    more = most - len(given) - 1  # behind this one
    if not 0 <= more < len(rest):
        return []
    held = dict.fromkeys(rest)
    if not im_has_cards(table):
        return [one for one in map(Give, held) if completes_with(table, top, one)]
    rules = table.rules  # where any cards will do, but that a search takes a prayer among them
    if (
        not top.search
        or prayers_among(rules, given)
        or (more and prayers_among(rules, tuple(rest)))
    ):
        return [Give(card) for card in held]
    return [Give(card) for card in held if rules.cards[card].back == LF]


def completes_with(table: sc.Table, top: Exchanging, action: Give) -> bool:
    """Whether a card can be given and a deck gives one for it and some more."""
    return why_no_gift(table, top, action) is None and why_dead_gift(table, top, action) is None


def give(now: sc.Change, top: Exchanging, action: Give) -> None:
    """Await the next card, or the deck."""
    now.wait_for(Exchanging(top.seat, top.search, (*top.cards, action.card)))


# The deck.


def why_no_from(table: sc.Table, top: Exchanging, action: From) -> sc.Refused | None:
    """All cards are given, and the deck can give one."""
    if len(top.cards) < cards_taken():
        return reasons.HAND_TOO_SMALL(cards=cards_taken())
    return why_no_deck(table, top.seat, top.cards, action.deck)


def decks(table: sc.Table, top: Exchanging) -> list[From]:
    """Each deck that gives a card for what has been given."""
    if len(top.cards) < load().deck.swap.discards:
        return []
    return [one for one in FROM if why_no_deck(table, top.seat, top.cards, one.deck) is None]


def exchange(now: sc.Change, top: Exchanging, action: From) -> None:
    """Pay, discard, then draw the top card or look through the deck (S8.7, R19)."""
    now.spend("ap", cost_of(now, search=top.search))
    throw_away(now, top.seat, top.cards)
    hand = sc.key("hand", top.seat)
    deck = IM_DECK if action.deck == IM else sc.key("lf_deck", top.seat)
    refill = IM_DISCARD if action.deck == IM else None
    if not top.search:
        sc.draw(now, deck, hand, refill=refill)
        return
    if refill is not None and not sc.cards(now, deck):
        sc.refill_from(now, deck, refill)
    # Laid out in an order that tells nothing of how they lay in the deck (S30.3).
    sc.move(now, sorted(sc.cards(now, deck)), deck, sc.key("search", top.seat))
    now.wait_for(Searching(top.seat, action.deck))


def pick(now: sc.Change, top: Searching, action: Pick) -> None:
    """Take it; the rest is shuffled and becomes the deck again (S8.2)."""
    lies_open = sc.key("search", top.seat)
    deck = IM_DECK if top.deck == IM else sc.key("lf_deck", top.seat)
    sc.move(now, (action.card,), lies_open, sc.key("hand", top.seat))
    sc.move(now, sc.cards(now, lies_open), lies_open, deck)
    sc.shuffle(now, deck)


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole swap, as in `swap CARD CARD im` and `search CARD CARD lf animi`."""
    word, *rest = text.split()
    if word not in ("swap", "search") or not rest:
        return None
    search = word == "search"
    behind = 2 if search else 1  # the deck, and the card that is looked for
    if len(rest) <= behind:
        raise sc.Unreadable(
            f"write {'search CARD CARD lf animi' if search else 'swap CARD CARD im'}"
        )
    cards, deck = rest[:-behind], rest[-behind]
    if deck not in DECKS:
        raise sc.Unreadable(f"{deck!r} is no deck; write im or lf")
    gifts = tuple(Give(card) for card in cards)
    if search:
        return (Search(), *gifts, From(deck), Pick(rest[-1]))
    return (Swap(), *gifts, From(deck))


def beginning(kind: type[Swap | Search], fast: Quick, piece: str, said: sc.Sentence) -> sc.Choice:
    """The choice to begin one of the two kinds of swaps."""
    return sc.Choice(
        kind,
        do=begin,
        rules=(sc.Rule(reasons.HAND_TOO_SMALL, why=why_not_begin),),
        ends=(sc.Rule(reasons.NO_SWAP, why=why_no_end),),
        during=("swap",),
        opens=Exchanging,
        fast=fast,
        cites={"no_ap": "S8.3"},
        said=said,
        beside=(piece,),
    )


CITES = {"hand_too_small": "S8.1 S8.2"}
CHOICES = (
    beginning(Swap, some_draw, SWAP_BUTTON, sentence("sator-swaps")),
    beginning(
        Search,
        some_search,
        SEARCH_BUTTON,
        sentence("sator-searches"),
    ),
    sc.Choice(
        Give,
        do=give,
        at=Exchanging,
        rules=(sc.Rule(reasons.NEEDS_LF, why=why_no_gift),),
        ends=(sc.Rule(reasons.NO_SWAP, why=why_dead_gift),),
        opens=Exchanging,
        fast=gifts,
        cites=CITES,
        said=GIVES_CARD,
        asks=reasons.ASKS,
    ),
    sc.Choice(
        From,
        do=exchange,
        at=Exchanging,
        rules=(sc.Rule(reasons.DECK_EMPTY, why=why_no_from),),
        fast=decks,
        cites=CITES,
    ),
    sc.Choice(Pick, do=pick, at=Searching, asks=reasons.ASKS_PICK),
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Both kinds, in any mixture while the points last (S8.3)."""
    data = load().deck
    book.number(COST, data.swap.draw_cost)
    book.number(SEARCH_COST, data.swap.search_cost)
    book.option(OPTION, bool(data.options.liber_fidei_in_first_turn_swaps))
    book.reason(reasons.FIRST_TURN_LF, reasons.LF_LIMIT)
    book.notation(read)
    for choice in CHOICES:
        book.choice(choice)

"""Step 1: swapping two cards of the hand for one of a deck, drawn or searched (S8)."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from itertools import combinations
from random import Random
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from .. import game, say
from ..board.board_state import SEARCH_BUTTON, SWAP_BUTTON
from ..box.cards import IM, LF
from ..box.contents import load
from ..hand.playing import (
    AP,
    DECKS,
    GIVES_CARD,
    HAND,
    IM_DECK,
    IM_DISCARD,
    MOST_LETTERS,
    MOST_LF,
    NOT_HELD,
    RUN_OUT,
    SEARCH,
    Deck,
    Gift,
    Giving,
    OpenCard,
    deck_zone,
    draw_from,
    gives_cards,
    left_of,
    prayers_among,
    throw_away,
    too_dear,
)

# Without this rule there is no first step.
SWAPS_RULE = game.plugin("swap", after=("sator.cards",))

HAND_TOO_SMALL = say.reason("S8.4 R17", "sator-swap-hand-too-small", id="hand_too_small")
NEEDS_LF = say.reason("S8.2 R18", "sator-needs-lf")
LF_LIMIT = say.reason("S8.6 S6.4", "sator-lf-limit")
FIRST_TURN_LF = say.reason("S8.8 R13", "sator-first-turn-lf")
DECK_EMPTY = say.reason("S8.7 R19", "sator-deck-empty")
NO_SWAP = say.reason("S8.7", "sator-no-swap", id="deck_empty")

COST = SWAPS_RULE.number("sator.swap_cost", load().deck.numbers.swap_cost)
SEARCH_COST = SWAPS_RULE.number("sator.search_cost", load().deck.numbers.search_cost)
PRAYERS_AT_ONCE = SWAPS_RULE.option(
    "liber_fidei_in_first_turn_swaps", bool(load().deck.options.liber_fidei_in_first_turn_swaps)
)
CITES = {"hand_too_small": "S8.1 S8.2"}
Given = tuple[str, ...]


class Exchanging(Giving, tag="sator.exchanging", frozen=True):
    """Which cards are given, and then for a card of which deck."""

    search: bool = False


@SWAPS_RULE.fills(Exchanging)
def given(seen: Exchanging, table: sc.Table, chance: Random) -> Exchanging:
    """Cards of the hand, as many as somebody is about to give."""
    if not any(map(sc.is_hidden, seen.cards)):
        return seen
    hand = list(HAND(table, seen.seat))
    prayers = [one for one in hand if table.rules.cards[one].back == LF]
    first = [chance.choice(prayers)] if seen.search and prayers else []
    others = chance.sample(left_of(hand, first), len(seen.cards) - len(first))
    return replace(seen, cards=tuple(chance.sample([*first, *others], len(seen.cards))))


class Searching(sc.Decision, tag="sator.searching", frozen=True):
    """Which card of the deck is taken; the deck lies open before who searches."""

    deck: Annotated[str, Meta(max_length=MOST_LETTERS)]


SWAPS = Exchanging, Searching
CARDS_TAKEN = load().deck.numbers.swap_discards  # of the hand, by a swap (S8.4)


def cost_of(position: sc.Position, *, search: bool) -> int:
    """What a swap costs."""
    return (SEARCH_COST if search else COST)(position, position.clock.seat)


def why_no_deck(position: sc.Position, seat: sc.Seat, given: Given, deck: str) -> sc.Refused | None:
    """Why a deck can give no card for these (S8.6-S8.8)."""
    rules = position.rules
    if deck == LF:
        first = position.clock.own_turns[rules.setup.seats.index(seat)] <= 1
        if first and not PRAYERS_AT_ONCE(position):
            return FIRST_TURN_LF()
        most = MOST_LF(position, seat)
        held = prayers_among(rules, HAND(position, seat))
        if held - prayers_among(rules, given) >= most:
            return LF_LIMIT(most=most)
    elif deck == IM and prayers_among(rules, given) < len(given):
        return None  # what is given goes to the pile, of which the deck is made anew
    if deck in DECKS and gives_cards(position, seat, deck):
        return None
    return DECK_EMPTY(also=RUN_OUT.get(deck, ()))


def completes(position: sc.Position, seat: sc.Seat, given: Given, *, search: bool) -> bool:
    """Whether some deck gives a card for these and some more cards of the hand."""
    hand = HAND(position, seat)
    if search and not prayers_among(position.rules, hand):
        return False
    if gives_cards(position, seat, IM) and not (search and given):
        return len(hand) >= CARDS_TAKEN
    for more in combinations(left_of(hand, given), CARDS_TAKEN - len(given)):
        all_given = given + more
        if search and not prayers_among(position.rules, all_given):
            continue
        if any(why_no_deck(position, seat, all_given, deck) is None for deck in DECKS):
            return True
    return False


# Beginning.


def why_not_begin(at: sc.Moment, action: Swap | Search) -> sc.Refused | None:
    """Enough cards and points (S8.1, S8.2, S8.4)."""
    if len(HAND(at)) < CARDS_TAKEN:
        return HAND_TOO_SMALL(cards=CARDS_TAKEN)
    search = isinstance(action, Search)
    return too_dear(at, cost_of(at, search=search), "S8.2" if search else "S8.1")


def why_no_end(at: sc.Moment, action: Swap | Search) -> sc.Refused | None:
    """Some deck must give a card for some of the cards."""
    search = isinstance(action, Search)
    if completes(at, at.me, (), search=search):
        return None
    if search and not prayers_among(at.rules, HAND(at)):
        return NEEDS_LF()
    return NO_SWAP()


def beginnings(at: sc.Moment, *, search: bool) -> tuple[sc.Action, ...]:
    """Where a swap can be begun and completed."""
    hand, cost = HAND(at), SEARCH_COST if search else COST
    if search and not prayers_among(at.rules, hand):
        return ()
    if len(hand) < CARDS_TAKEN or cost(at) > at.clock.left[AP]:
        return ()
    can = IM_DECK(at) or completes(at, at.me, (), search=search)
    return BEGINNINGS[search] if can else ()


# Giving cards.


def why_no_gift(at: sc.Moment, action: Give) -> sc.Refused | None:
    """Cards in hand; for a search a Liber Fidei among them."""
    if len(at.decision.cards) >= CARDS_TAKEN:
        return HAND_TOO_SMALL(cards=CARDS_TAKEN)
    if action.card not in left_of(HAND(at), at.decision.cards):
        return NOT_HELD(card=action.card)
    given = (*at.decision.cards, action.card)
    if at.decision.search and len(given) == CARDS_TAKEN and not prayers_among(at.rules, given):
        return NEEDS_LF()
    return None


def why_dead_gift(at: sc.Moment, action: Give) -> sc.Refused | None:
    """Some deck must give a card for them."""
    given = (*at.decision.cards, action.card)
    if completes(at, at.me, given, search=at.decision.search):
        return None
    return NO_SWAP()


@cache
def giving(card: sc.CardId) -> Give:
    """The action, made once."""
    return Give(card)


def gifts(at: sc.Moment) -> list[Give]:
    """Each card that can be given."""
    rest = left_of(HAND(at), at.decision.cards)
    more = CARDS_TAKEN - len(at.decision.cards)
    if not 0 < more <= len(rest):
        return []
    held = list(map(giving, dict.fromkeys(rest)))
    if gives_cards(at, at.me, IM) and not at.decision.search:
        return held  # any cards will do
    refusals = (why_no_gift, why_dead_gift)
    return [one for one in held if not any(why(at, one) for why in refusals)]


# The deck.


def why_no_from(at: sc.Moment, action: From) -> sc.Refused | None:
    """All cards are given, and the deck can give one."""
    if len(at.decision.cards) < CARDS_TAKEN:
        return HAND_TOO_SMALL(cards=CARDS_TAKEN)
    return why_no_deck(at, at.me, at.decision.cards, action.deck)


def decks(at: sc.Moment) -> list[From]:
    """Each deck that gives a card for what has been given."""
    if len(at.decision.cards) < CARDS_TAKEN:
        return []
    return [From(deck) for deck in DECKS if not why_no_deck(at, at.me, at.decision.cards, deck)]


@SWAPS_RULE.invariant
def swaps_fit(position: sc.Position) -> str | None:
    """What is given for a swap is in the hand, and the swap can be paid (S8.1, S8.3).

    One swap is made after the other, and no other decision waits beneath one.
    """
    swaps = [at for at, top in enumerate(position.pending) if isinstance(top, SWAPS)]
    if len(swaps) > 1:
        return "two swaps are made at once"
    for at in swaps:
        if not all(isinstance(one, sc.Turn | sc.Task) for one in position.pending[:at]):
            return "a swap is made in the middle of something else"
        top = position.pending[at]
        if isinstance(top, Searching) and top.deck not in DECKS:
            return f"{top.deck} is no deck"
        if not isinstance(top, Exchanging):
            continue
        if len(top.cards) > CARDS_TAKEN or Counter(top.cards) - Counter(HAND(position, top.seat)):
            return f"{top.seat} gives cards that it does not have"
        if cost_of(position, search=top.search) > position.clock.left[0]:
            return "a swap has been begun that cannot be paid"
    return None


@SWAPS_RULE.notation
def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole swap, as in `swap CARD CARD im` and `search CARD CARD lf animi`."""
    word, *rest = text.split()
    if word not in ("swap", "search") or not rest:
        return None
    search = word == "search"
    begins, behind = (Search(), 2) if search else (Swap(), 1)  # the deck, and what is looked for
    if len(rest) <= behind:
        form = "search CARD CARD lf animi" if search else "swap CARD CARD im"
        raise sc.Unreadable(f"write {form}")
    cards, (deck, *looked_for) = rest[:-behind], rest[-behind:]
    if deck not in DECKS:
        raise sc.Unreadable(f"{deck!r} is no deck; write im or lf")
    return (begins, *map(Give, cards), From(deck), *map(Pick, looked_for))


def begin(now: sc.Change, action: Swap | Search) -> None:
    """Cards of the hand are given first."""
    now.wait_for(Exchanging(now.me, search=isinstance(action, Search)))


ENOUGH = (say.rule_for(HAND_TOO_SMALL, explain=why_not_begin),)
BEGUN = (say.rule_for(NO_SWAP, explain=why_no_end),)


@SWAPS_RULE.choice(
    *ENOUGH,
    ends=BEGUN,
    do=begin,
    during=("swap",),
    opens=Exchanging,
    quick=sc.Quick(lists=partial(beginnings, search=False)),
    cites={"no_ap": "S8.3"},
    said=say("sator-swaps"),
    beside=(SWAP_BUTTON,),
)
class Swap(sc.Action, tag="sator.swap", frozen=True):
    """Begin a draw swap (S8.1)."""


@SWAPS_RULE.choice(
    *ENOUGH,
    ends=BEGUN,
    do=begin,
    during=("swap",),
    opens=Exchanging,
    quick=sc.Quick(lists=partial(beginnings, search=True)),
    cites={"no_ap": "S8.3"},
    said=say("sator-searches"),
    beside=(SEARCH_BUTTON,),
)
class Search(sc.Action, tag="sator.search", frozen=True):
    """Begin a search swap (S8.2)."""


BEGINNINGS = {False: (Swap(),), True: (Search(),)}


@SWAPS_RULE.choice(
    say.rule_for(NEEDS_LF, explain=why_no_gift),
    ends=(say.rule_for(NO_SWAP, explain=why_dead_gift),),
    at=Exchanging,
    opens=Exchanging,
    quick=sc.Quick(lists=gifts),
    cites=CITES,
    said=GIVES_CARD,
    asks=say.awaits("S8.1 S8.2", "sator-touch-exchanging"),
)
class Give(sc.Action, tag="sator.give", frozen=True):
    """Give a card of the hand for a swap."""

    card: Gift

    def do(self, now: sc.Change, top: Exchanging) -> None:
        now.wait_for(replace(top, cards=(*top.cards, self.card)))


@SWAPS_RULE.choice(
    say.rule_for(DECK_EMPTY, explain=why_no_from),
    at=Exchanging,
    quick=sc.Quick(lists=decks),
    cites=CITES,
)
class From(sc.Action, tag="sator.from", frozen=True):
    """Name the deck that the new card comes from."""

    deck: Deck

    def do(self, now: sc.Change, top: Exchanging) -> None:
        """Pay, discard, then draw the top card or look through the deck (S8.7, R19)."""
        now.spend("ap", cost_of(now, search=top.search))
        throw_away(now, top.seat, top.cards)
        if not top.search:
            draw_from(now, top.seat, self.deck)
            return
        deck = deck_zone(top.seat, self.deck)
        if self.deck == IM and not sc.cards_in(now, deck):
            sc.refill_from(now, deck, IM_DISCARD.name)
        # Laid out in an order that tells nothing of how they lay in the deck (S30.3).
        sc.move(now, sorted(sc.cards_in(now, deck)), deck, SEARCH)
        now.wait_for(Searching(top.seat, self.deck))


@SWAPS_RULE.choice(at=Searching, asks=say.awaits("S8.2", "sator-touch-searching"))
class Pick(sc.Action, tag="sator.pick", frozen=True):
    """Take a card out of the deck that is searched."""

    card: OpenCard

    def do(self, now: sc.Change, top: Searching) -> None:
        """Take it; the rest is shuffled and becomes the deck again (S8.2)."""
        deck = deck_zone(top.seat, top.deck)
        sc.move(now, (self.card,), SEARCH, HAND)
        sc.move(now, SEARCH(now), SEARCH, deck)
        sc.shuffle(now, deck)

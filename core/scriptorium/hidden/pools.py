"""What a game says of its hidden things: which cards can lie where, and what its events move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from scriptorium.engine.card_specs import Card
from scriptorium.engine.errors import PluginError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Position
from scriptorium.engine.values import CardId, Decision, Event, Part
from scriptorium.engine.zones import BACK, CardsGathered, CardsMoved

# Where cards are that lie in no zone, and are open to all.
ELSEWHERE = ""


@dataclass(frozen=True)
class Moved:
    """Cards that an event moves: faces and backs, and how many more of which not even the back."""

    cards: tuple[CardId, ...]
    source: str
    target: str
    unseen: int = 0


@dataclass(frozen=True)
class Gathered:
    """All cards have been gathered and dealt anew: what was known of them counts no longer."""


Told = Moved | Gathered
Open = Callable[[Position], Iterable[CardId]]
Belongs = Callable[[Card], bool]


@dataclass
class Pool:
    """Cards that are spread over some zones; `elsewhere` are those that lie open in none."""

    zones: tuple[str, ...]
    belongs: Belongs
    elsewhere: Open | None = None
    cards: Counter[CardId] = field(default_factory=Counter)
    backs: frozenset[str] = frozenset()
    shown: dict[CardId, str] = field(default_factory=dict)  # each card as one sees it from behind

    def fill(self, cards: Iterable[Card]) -> None:
        """Note which cards of the match belong here."""
        mine = [card for card in cards if self.belongs(card)]
        self.cards = Counter({card.id: card.copies for card in mine})
        self.backs = frozenset(BACK + card.back for card in mine)
        self.shown = {card.id: BACK + card.back for card in mine}


def with_back(back: str) -> Belongs:
    """Cards with a back."""
    return lambda card: card.back == back


class Hidden(RulesExtension):
    """The extension of the rules with what is hidden in a game."""

    def __init__(self) -> None:
        self.pools: list[Pool] = []
        self.fillings: dict[type[Any], Callable[..., Any]] = {}
        self.readings: dict[type[Event], Callable[[Any], Iterable[Told]]] = {}

    def complete(self, book: RuleBook) -> None:
        """Note which cards belong where, once all plugins have added theirs."""
        self.close(tuple(book.zones), book.cards.values())

    def close(self, zones: tuple[str, ...], cards: Collection[Card]) -> None:
        """Where a game says nothing, cards of one back can lie wherever cards lie."""
        if not self.pools:
            backs = sorted({card.back for card in cards})
            self.pools = [Pool(zones, with_back(back)) for back in backs]
        for pool in self.pools:
            pool.fill(cards)


def add_pool(
    book: RuleBook, zones: Iterable[str], *, belongs: Belongs, elsewhere: Open | None = None
) -> None:
    """Say in which zones some cards of the game are spread, as long as they are in play.

    `elsewhere` tells which of them lie open in no zone.

    Example: `add_pool(book, ("deck", "hand.red"), belongs=lambda card: card.back == "day")`
    """
    pool = Pool(tuple(zones), book.guard(belongs), elsewhere and book.guard(elsewhere))
    book.extension(Hidden).pools.append(pool)


def add_filling(
    book: RuleBook, kind: type[Part | Decision], fill: Callable[[Any, Any, Any], Any]
) -> None:
    """Fill what a seat does not see of a part or a decision: `fill(seen, table, chance)`.

    The table has its cards already; `chance` is a `random.Random`.

    Example: `add_filling(book, FaceDown, lambda seen, table, chance: seen.turned_up(chance))`
    """
    fillings = book.extension(Hidden).fillings
    if kind in fillings:
        raise PluginError(f"{book.plugin}: {kind.__name__} is filled already")
    fillings[kind] = book.guard(fill)


def add_reading(book: RuleBook, kind: type[Event], read: Callable[[Any], Iterable[Told]]) -> None:
    """Tell which cards an event of the game moves, as a seat has seen it: for memories.

    Example: `add_reading(book, Taken, lambda e: [Moved((e.card,), "row", f"hand.{e.seat}")])`
    """
    readings = book.extension(Hidden).readings
    if kind in readings:
        raise PluginError(f"{book.plugin}: {kind.__name__} is read already")
    readings[kind] = book.guard(read)


def hidden(rules: Ruleset) -> Hidden:
    """What the rules of a match say of hidden things."""
    found: Hidden | None = rules.extensions.get(Hidden)
    return _usual(rules) if found is None else found


@lru_cache(16)
def _usual(rules: Ruleset) -> Hidden:
    """The extension where no plugin has opened it."""
    found = Hidden()
    found.close(tuple(zone.key for zone in rules.zones), rules.cards.values())
    return found


def told_by(rules: Ruleset, event: Event) -> Iterable[Told]:
    """The cards that an event moved, as far as it was seen."""
    if type(event) is CardsMoved:
        return (Moved(event.cards, event.source, event.target),)
    if type(event) is CardsGathered:
        return (Gathered(),)
    read = hidden(rules).readings.get(type(event))
    return () if read is None else read(event)

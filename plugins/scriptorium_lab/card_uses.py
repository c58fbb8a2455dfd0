"""How cards fare in a match: how often each is drawn, held, could be used, and is used.

A hand is what lies in zones that only their owner sees, also while the turn awaits a new choice:
cards that are looked through meanwhile are not in hand. A card is used by an action that names
it and after which there is one less of it in the hand; the word of the action says how.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from scriptorium import Action, After, CardId, Position, Ruleset, Seat, Table, Turn, Zones

Named = Callable[[Any], Iterator[CardId]]


class CardRow(Struct, array_like=True):
    """One card with one seat in one match.

    `turns` are those in which the seat chose and had it in the hand; `uses` has by the word of an
    action in how many of them that was offered with the card, and how often it was done.
    """

    drawn: int = 0
    turns: int = 0
    uses: dict[str, tuple[int, int]] = {}


class CardUses:
    """Counts along one match."""

    def __init__(self, start: Table) -> None:
        rules = start.rules
        self._rules = rules
        self._rows: dict[tuple[Seat, CardId], CardRow] = {}
        # Zones that only their owner sees, and of these the hands: where cards lie between choices.
        self._own = {
            seat: [
                at
                for at, zone in enumerate(rules.zones)
                if zone.faces == "owner" and zone.seat == seat
            ]
            for seat in start.seats
        }
        self._hands: dict[Seat, list[int]] = {seat: [] for seat in start.seats}
        self._last = {seat: Counter[CardId]() for seat in start.seats}
        self._piles: Any = None
        self._turn = -1
        self._looked_at: tuple[Any, Seat] = (None, "")
        self._cards: set[CardId] = set()
        self._held: set[tuple[Seat, CardId]] = set()
        self._offered: set[tuple[Seat, CardId, str]] = set()
        self.counts_anything = any(self._own.values())
        self._note_drawn(start)

    def _hand(self, position: Position, seat: Seat) -> Counter[CardId]:
        piles = position[Zones].piles
        return Counter(card for at in self._hands[seat] for card in piles[at])

    def _row(self, seat: Seat, card: CardId) -> CardRow:
        row = self._rows.get((seat, card))
        if row is None:
            row = self._rows[seat, card] = CardRow()
        return row

    def _note_drawn(self, position: Position) -> None:
        """What is new in hands; cards that are only looked through for a while are not."""
        if not self.counts_anything:
            return
        piles = position[Zones].piles
        if piles is self._piles:
            return
        if position.outcome is None and not isinstance(position.pending[-1], Turn):
            return
        self._piles = piles
        for seat, before in self._last.items():
            hands = self._hands[seat]
            hands += [at for at in self._own[seat] if piles[at] and at not in hands]
            now = self._last[seat] = self._hand(position, seat)
            for card, count in (now - before).items():
                self._row(seat, card).drawn += count

    def saw(self, before: Table, choices: tuple[Action, ...], action: Action, done: After) -> None:
        """Count one decision."""
        seat = before.chooser
        if seat is None or not self.counts_anything:
            return
        if before.clock.turn != self._turn:
            self._end_turn()
            self._turn = before.clock.turn
        piles = before[Zones].piles
        if piles is not self._looked_at[0] or seat != self._looked_at[1] or not self._held:
            self._looked_at, self._cards = (piles, seat), set(self._hand(before, seat))
            self._held.update((seat, card) for card in self._cards)
        self._note_offered(before, seat, choices)
        find = naming(type(action))
        if find is not None:
            was, now = self._hand(before, seat), self._hand(done.table, seat)
            word = before.rules.actions[type(action)].word
            for card in {card for card in find(action) if now[card] < was[card]}:
                offered, did = self._row(seat, card).uses.get(word, (0, 0))
                self._row(seat, card).uses[word] = offered, did + 1
        self._note_drawn(done.table)

    def _note_offered(self, before: Table, seat: Seat, choices: tuple[Action, ...]) -> None:
        first, last = type(choices[0]), type(choices[-1])
        if first is last and naming(first) is None:
            return  # choices of one kind stand together: all are of this one
        rules, cards = before.rules.actions, self._cards
        for one in choices:
            find = naming(type(one))
            if find is not None:
                word = rules[type(one)].word
                self._offered.update((seat, card, word) for card in find(one) if card in cards)

    def _end_turn(self) -> None:
        for seat, card in self._held:
            self._row(seat, card).turns += 1
        for seat, card, word in self._offered:
            offered, did = self._row(seat, card).uses.get(word, (0, 0))
            self._row(seat, card).uses[word] = offered + 1, did
        self._held, self._offered = set(), set()

    def rows(self) -> dict[CardId, dict[Seat, CardRow]]:
        """All that was counted, once the match is over."""
        self._end_turn()
        found: dict[CardId, dict[Seat, CardRow]] = {}
        for (seat, card), row in sorted(self._rows.items()):
            found.setdefault(card, {})[seat] = row
        return found


@cache
def naming(kind: type[Action]) -> Named | None:
    """What finds the cards that an action names; None where its fields can hold none."""
    info = msgspec.inspect.type_info(kind)
    fields = getattr(info, "fields", ())
    named = [one.name for one in fields if _holds_words(one.type)]
    if not named:
        return None
    return lambda action: _words(getattr(action, name) for name in named)


def _holds_words(kind: msgspec.inspect.Type) -> bool:
    if isinstance(kind, msgspec.inspect.StrType):
        return True
    if isinstance(kind, msgspec.inspect.StructType):
        return any(_holds_words(one.type) for one in kind.fields)
    if isinstance(kind, msgspec.inspect.UnionType):
        return any(map(_holds_words, kind.types))
    if isinstance(kind, msgspec.inspect.TupleType):
        return any(map(_holds_words, kind.item_types))
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return _holds_words(kind.item_type)
    return False


def _words(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Struct):
            yield from _words(getattr(value, name) for name in value.__struct_fields__)
        elif isinstance(value, tuple):
            yield from _words(value)


def titles(rules: Ruleset, language: str = "en") -> dict[CardId, str]:
    """What each card of a match is called."""
    return {name: card.called(language) or name for name, card in rules.cards.items()}

"""Whole actions of the fast rules, counted as the slow rules count them.

A whole action is a chain of small decisions that ends where the turn itself awaits the next one.
Two chains with the same outcome are one whole action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from functools import cache
from typing import Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.scenarios import lay_out
from scriptorium_sator.board.board_state import Board, TurnBoard
from scriptorium_sator.rules.no_moving_back import Records
from scriptorium_sator.scenarios.position_words import agree

UNKNOWN = "?"
DECKS = ("im_deck", "lf_deck")


@cache
def library() -> sc.Library:
    return sc.standard_library(third_party=False)


def table_of(setup: dict[str, Any], options: dict[str, Any]) -> sc.Table:
    """The table that a scenario's setup describes."""
    agreement = agree(dict(setup))
    chosen = {**dict(agreement.options), **options}
    made = library().setup("sator", agreement.seats, first=agreement.first, options=chosen)
    facts = {name: value for name, value in setup.items() if name != "seats"}
    return lay_out(library().rules(made), facts, 0)


def play(table: sc.Table, text: str) -> sc.Table:
    return sc.apply(table, sc.read(table, text)).table


class Line:
    """A table after a whole action, and whether chance had a say in it."""

    def __init__(self, table: sc.Table, events: tuple[sc.Event, ...]) -> None:
        self.table = table
        self.shuffled = False
        self.drawn: Counter[tuple[str, str]] = Counter()
        zones: dict[str, bool] = {}
        for event in events:
            if isinstance(event, sc.Shuffled):
                zones[event.zone] = True
            elif (
                isinstance(event, sc.CardsMoved)
                and zones.get(event.source)
                and event.target.startswith("hand.")
            ):
                self.drawn.update((event.target, card) for card in event.cards)
        self.unknown = {
            zone
            for zone in zones
            if len({*sc.cards_in(table, zone), *(card for _, card in self.drawn)}) > 1
        }
        self.shuffled = bool(self.unknown)

    def key(self) -> Hashable:
        """Everything the rules distinguish."""
        table, rules = self.table, self.table.rules
        zones: list[Hashable] = []
        for spec, pile in zip(rules.zones, table[sc.Zones].piles, strict=True):
            in_order = spec.name in DECKS
            if not self.shuffled:
                zones.append(pile if in_order else tuple(sorted(pile)))
                continue
            cards = list(pile)
            if spec.key in self.unknown:
                cards = [UNKNOWN] * len(cards)
            else:
                for target, card in self.drawn:
                    if target == spec.key:
                        cards.remove(card)
                        cards.append(UNKNOWN)
            zones.append(tuple(cards) if in_order else tuple(sorted(cards)))
        own: list[Hashable] = []
        for part in table.parts:
            if isinstance(part, TurnBoard):
                own.append(part.board or table[Board])
            elif isinstance(part, Records):
                own.append(frozenset(_record(record) for record in part.bridges) - {None})
            elif not isinstance(part, sc.Zones):
                own.append(part)
        clock = table.clock
        turn = (clock.seat, clock.step, clock.left, clock.uses, clock.own_turns)
        return (turn, tuple(own), tuple(zones), table.outcome, self.shuffled)


def _record(record: tuple[int, bool, tuple[tuple[int, ...], ...]]) -> Hashable:
    bridge, by_card, states = record
    return (bridge, by_card, frozenset(states)) if by_card or len(states) > 1 else None


def outcomes(table: sc.Table, without: Collection[str], mihi: int) -> list[Line]:
    """Every distinct outcome of one whole action."""
    found: dict[Hashable, Line] = {}
    seen: set[Hashable] = set()
    for action in sc.legal(table):
        word = sc.write(table, action).split()[0]
        if word in without or word.split("-")[0] in without:
            continue
        for line in _to_the_end(table, action, (), mihi, seen):
            found.setdefault(line.key(), line)
    return list(found.values())


def _to_the_end(
    table: sc.Table,
    action: sc.Action,
    told: tuple[sc.Event, ...],
    mihi: int,
    seen: set[Hashable],
) -> Iterator[Line]:
    after = sc.apply(table, action)
    told += after.events
    table = after.table
    if table.outcome is not None or isinstance(table.pending[-1], sc.Turn):
        yield Line(table, told)
        return
    halfway = (table.parts, table.pending, table.clock)
    if halfway in seen:  # another order of the same parts has been here
        return
    seen.add(halfway)
    top = table.pending[-1]
    last = isinstance(top, sv.CardRun) and top.card == "mihi" and top.done >= mihi
    choices = sc.legal(table)
    assert choices, f"{top!r} leads nowhere"
    for choice in choices:
        if not last or sc.write(table, choice) == "done":
            yield from _to_the_end(table, choice, told, mihi, seen)


def leaves(start: sc.Table, depth: int, without: Collection[str], mihi: int) -> int:
    """Count the lines of so many whole actions; a won or shuffled line counts as one."""
    counted: dict[Hashable, int] = {}

    def count(line: Line, left: int) -> int:
        if left == 0 or line.table.outcome is not None or line.shuffled:
            return 1
        known = (line.key(), left)
        if known not in counted:
            after = outcomes(line.table, without, mihi)
            counted[known] = sum(count(next_line, left - 1) for next_line in after)
        return counted[known]

    return count(Line(start, ()), depth)

"""What a game knows of playing itself well, for players made of code; none of it is a rule.

A value says how well a seat stands; larger is better, and what it is counted in is the game's own
business. `settled` judges where a turn may end; `promise` also what may still be done in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from scriptorium.engine.errors import PluginError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Position, View
from scriptorium.engine.values import Action, Part, Seat, Sentence, Text

Value = Callable[[Position, Seat], float]
Habit = Callable[[View, Sequence[Action]], Action | None]
Reasons = Callable[[View, View, Seat], tuple[Text, ...]]
Measures = Callable[[View, Seat], tuple["Measure", ...]]
Numbers = Callable[[Position, Seat], Iterable[tuple[str, float]]]
Spare = Callable[[View, Position, Sequence[Action]], tuple[Action, ...]]


class Measure(NamedTuple):
    """Something that is counted of a seat, told by a sentence with `now` and `was`.

    What weighs more is named first; where less is better, the weight is negative.
    """

    told: Sentence
    value: int
    weight: float = 1.0


class Products(NamedTuple):
    """Numbers that a sum over the parts cannot make, and the parts that they follow from."""

    call: Numbers
    reads: tuple[type[Part], ...]
    of_all: bool  # whether the parts of the other seats are read as well


class Heuristics(RulesExtension):
    """The extension of the rules with what a game lends to players made of code."""

    def __init__(self) -> None:
        self.settled: Value | None = None
        self.promise: Value | None = None
        self.habit: Habit | None = None
        self.reasons: Reasons | None = None
        self.measures: Measures | None = None
        self.products: list[Products] = []
        self.weights: Path | None = None
        self.spare: Spare | None = None
        self.aside: frozenset[type[Action]] = frozenset()
        self.light: frozenset[str] = frozenset()


def add_value(book: RuleBook, settled: Value, promise: Value | None = None) -> None:
    """Lend a value: how well a seat stands on a table that agrees with what it knows.

    Example: `add_value(book, lambda table, seat: table[Score].points[table.seats.index(seat)])`
    """
    lore = book.extension(Heuristics)
    if lore.settled is not None:
        raise PluginError(f"{book.plugin}: the game lends a value already")
    lore.settled = book.guard(settled)
    lore.promise = lore.settled if promise is None else book.guard(promise)


def add_reflex(book: RuleBook, habit: Habit) -> None:
    """Lend what is done without thinking: one of the actions, or None where there is a choice.

    Example: `add_reflex(book, lambda seen, actions: Draw() if Draw() in actions else None)`
    """
    lore = book.extension(Heuristics)
    if lore.habit is not None:
        raise PluginError(f"{book.plugin}: the game lends a habit already")
    lore.habit = book.guard(habit)


def prune_actions(book: RuleBook, *kinds: type[Action]) -> None:
    """Name actions that players made of code need not try.

    Example: `prune_actions(book, Swap)`
    """
    lore = book.extension(Heuristics)
    lore.aside = lore.aside.union(kinds)


def skip_search_in(book: RuleBook, *phases: str) -> None:
    """Name phases in which playing on from each choice tells nothing: no level thinks long there.

    Example: `skip_search_in(book, "place")`
    """
    lore = book.extension(Heuristics)
    lore.light = lore.light.union(phases)


def add_leftover_policy(book: RuleBook, spare: Spare) -> None:
    """Lend what is done first with what a planned turn would leave over.

    The function gets what the seat sees, where its plan leads, and the actions; it gives choices
    to be made one after the other before anything of the plan, or none.

    Example: `add_spare(book, lambda seen, after, actions: (Trade(),) if after.clock.left["gold"]
    and Trade() in actions else ())`
    """
    lore = book.extension(Heuristics)
    if lore.spare is not None:
        raise PluginError(f"{book.plugin}: the game says already what is done with what is left")
    lore.spare = book.guard(spare)


def add_reasons(book: RuleBook, reasons: Reasons) -> None:
    """Lend reasons: in sentences that can be checked, what has become better for a seat.

    The function gets what somebody saw before and sees after, and the seat. Where `before.seat` is
    another, it is told of the seat and not to it.

    Example: `add_reasons(book, lambda before, after, seat: (NEARER(steps=2),))`
    """
    lore = book.extension(Heuristics)
    if lore.reasons is not None:
        raise PluginError(f"{book.plugin}: the game lends reasons already")
    lore.reasons = book.guard(reasons)


def add_measures(book: RuleBook, measures: Measures) -> None:
    """Lend what counts for a seat; hints and computers tell how a turn makes it better.

    The function gets what somebody sees, and the seat, which may be another's: what it does not see
    there it leaves out.

    Example: `add_measures(book, lambda seen, seat: (Measure(POINTS, points(seen, seat), 10),))`
    """
    lore = book.extension(Heuristics)
    if lore.measures is not None:
        raise PluginError(f"{book.plugin}: the game says already what counts")
    lore.measures = book.guard(measures)


def add_numbers(book: RuleBook, numbers: Numbers, *reads: type[Part], of_all: bool = False) -> None:
    """Lend numbers that a sum over the parts cannot make, such as products, for a learned value.

    The function gets a table and a seat; it gives names with numbers. They follow from the parts in
    `reads`, of the table and of the seat (with `of_all` of every seat), and from the round: as long
    as those are as before, the function is not called again.

    Example: `add_numbers(book, lambda at, seat: [("pairs", pairs(at, seat))], Marks)`
    """
    call = book.guard(numbers)
    book.extension(Heuristics).products.append(Products(call, reads, of_all))


def add_weights(book: RuleBook, weights: Path) -> None:
    """Name the file with what computers have learned of the game: see `scriptorium learn`.

    Example: `add_weights(book, Path(__file__).parent / "weights.json")`
    """
    book.extension(Heuristics).weights = weights


def heuristics_of(rules: Ruleset) -> Heuristics:
    """What the game of a match lends; nothing where it lends nothing."""
    found: Heuristics | None = rules.extensions.get(Heuristics)
    return Heuristics() if found is None else found

"""Check that a table read from a file can occur in its game and be played on.

A checksum proves nothing: anyone who knows the format can write any table. So numbers must stay
within what the rules allow, invariants must hold, and each kind of first action is tried. If the
rules fail on such a table, the table is wrong and no plugin is blamed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from scriptorium.plugins.guard import Fault, in_words, unblamed

from .errors import Refused
from .play import apply, can_choose, legal
from .table import Table, see_all
from .values import CardId, Turn
from .zones import Zones, is_hidden

MOST_TURNS = 300_000  # and as many may follow before a number is too large to be kept
MOST_DRAWN = 2**53  # numbers out of one stream of chance


def why_not_playable(table: Table) -> str:
    """Return why a table cannot occur in its game, or an empty text. The table does not change.

    Its legal actions are kept with it if they were listed without a failure.
    """
    tried = Table(
        *(table.rules, table.seed, table.chance, table.clock, table.pending, table.parts),
        table.outcome,
    )
    third_party = table.rules.third_party
    problem = ""
    with unblamed() as faults:
        try:
            problem = _tried(tried)
        except (KeyboardInterrupt, MemoryError):
            raise
        except Refused as refused:
            if refused.plugin not in third_party:
                problem = f"what may be chosen is refused: {refused}"
        except Fault as fault:
            problem = "" if fault.plugin in third_party else f"its rules fail on it: {fault}"
        except Exception as error:
            problem = f"its rules fail on it: {in_words(error)}"
    if not faults and not problem and "legal" in tried.notes:
        table.notes["legal"] = tried.notes["legal"]
    failed = [fault for fault in faults if fault.plugin not in third_party]
    return problem or (f"its rules fail on it: {failed[0]}" if failed else "")


def _odd_clock(table: Table) -> Iterator[str]:
    """Find impossible turns and rounds, and more left of a turn than it can have."""
    rules, clock = table.rules, table.clock
    counts = (clock.turn, clock.round, clock.in_round, *clock.own_turns)
    if max(counts) > MOST_TURNS:
        yield f"no match has {max(counts)} turns"
    if not clock.round:
        yield "there is no round 0"
    if not clock.direction:
        yield "turns pass in no direction"
    for budget, left in zip(rules.schedule.budgets, clock.left, strict=True):
        start = budget.start
        begins = start if isinstance(start, int) else rules.number(start, table, clock.seat)
        if left > (most := max(budget.most, begins)):
            yield f"no turn has {left} of {budget.name}, but at most {most}"
    for once, left in zip(rules.schedule.once, clock.uses, strict=True):
        fixed = once.times if isinstance(once.times, int) else rules.fixed_number(once.times)
        if fixed is not None and left > fixed:
            yield f"no turn has {left} of {once.name}, but at most {fixed}"


def _odd_numbers(table: Table) -> Iterator[str]:
    """Find impossible values of the clock, of chance, of pending decisions and of the outcome."""
    yield from _odd_clock(table)
    rules, clock, seats = table.rules, table.clock, table.seats
    for name, drawn in table.chance:
        if drawn > MOST_DRAWN:
            yield f"chance has been asked for {name} {drawn} times"
    if rules.zones and any(map(is_hidden, _cards(table))):
        for zone, pile in zip(rules.zones, table[Zones].piles, strict=True):
            if any(map(is_hidden, pile)):
                yield f"a card lies in {zone.key} of which only the back is known"
    for awaited in table.pending:
        if type(awaited) is Turn and awaited.seat != clock.seat:
            yield f"the turn of {awaited.seat} is awaited, and it is that of {clock.seat}"
    if table.pending and type(table.pending[0]) is not Turn:
        yield "nobody's turn lies beneath what is pending"
    if table.pending and type(table.pending[-1]) in rules.tasks:
        yield "a task lies on top of what is pending, where it would have been done"
    if table.outcome is not None:
        rows = [table.outcome.scores, *(row for _, row in table.outcome.parts or ())]
        for row in rows:
            who = [seat for seat, _ in row]
            if len(set(who)) < len(who) or not set(who) <= set(seats):
                yield f"points are told of {', '.join(who)}"
        if len(set(table.outcome.winners)) < len(table.outcome.winners):
            yield "somebody has won twice"


def _cards(table: Table) -> set[CardId]:
    """Each card that lies in a zone, once."""
    return set(chain.from_iterable(table[Zones].piles)) if table.rules.zones else set()


def _tried(table: Table) -> str:
    """Return what is wrong with a table by its rules, its views and its first actions."""
    odd = next(_odd_numbers(table), "")
    if odd:
        return odd
    for extension in table.rules.extensions.values():
        problem = extension.problem(table)
        if problem:
            return str(problem)
    broken = table.rules.problem(table, unknown=True)
    if broken is not None:
        return broken
    # The backs of cards that are known can be shown to anybody.
    see_all(table, leaving=(Zones,) if _cards(table) <= table.rules.cards.keys() else ())
    if table.outcome is not None:
        return ""
    choices = legal(table)
    if not choices:
        return f"{table.chooser} has nothing to choose from"
    kinds = {type(action): action for action in choices}
    for action in kinds.values():
        after = apply(table, action).table
        if after.outcome is None and not can_choose(after):
            return f"{after.chooser} would have nothing to choose from"
    return ""

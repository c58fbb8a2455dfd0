"""What may be chosen, for those who play fast: as bits where it is a set; forced rows at once."""

from __future__ import annotations

from typing import Any

from scriptorium.plugins.guard import asked

from .action_rule import ActionRule
from .play import apply, legal, listed_by
from .table import Table
from .targets import bit_places
from .values import Action

MOST_FORCED = 100


class Offer:
    """What may be chosen of one kind of action: as bits of its one field, or as a list.

    `bits` is None where what may be chosen is no set. The actions are made when they are read.
    """

    __slots__ = ("_listed", "_rule", "bits", "kind")

    def __init__(self, rule: ActionRule, bits: int | None, listed: tuple[Action, ...]) -> None:
        self.kind = rule.kind
        self.bits = bits
        self._rule = rule
        self._listed = listed

    @property
    def values(self) -> list[int]:
        """The values of the field, where they are bits."""
        return bit_places(self.bits or 0)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions, in the order of `legal`."""
        choice = self._rule.choice
        if self.bits is not None:
            return tuple(choice.of_bits(self.bits))
        return self._listed

    def __len__(self) -> int:
        return len(self._listed) if self.bits is None else self.bits.bit_count()


def choices(table: Table) -> tuple[Offer, ...]:
    """What may be chosen now, kind by kind, as `legal` has it; kinds with nothing are left out."""
    if table.outcome is not None:
        return ()
    rules, top = table.rules, table.pending[-1]
    sources = rules.sources[rules.key_of(table, top)]
    found = (asked(rule.plugin, _offer, rule, table, top) for rule in sources)
    return tuple([offer for offer in found if offer])


def _offer(rule: ActionRule, table: Table, top: Any) -> Offer:
    choice = rule.choice
    if rule.plain and choice.is_set:
        bits = choice.as_bits(table, top)
        if bits is not None:
            return Offer(rule, bits, ())
    return Offer(rule, None, tuple(listed_by(rule, table, top)))


def forced(table: Table) -> tuple[Action, ...]:
    """The actions in a row that can only be as they are: each is the one choice of the same seat.

    The row ends where somebody else chooses, where there is a choice, and behind an action by
    which something came to light. `sc.apply(table, sc.Several(sc.forced(table)))` takes it at once.
    """
    row: list[Action] = []
    chooser = table.chooser
    while table.outcome is None and table.chooser == chooser and len(row) < MOST_FORCED:
        only = legal(table)
        if len(only) != 1:
            break
        after = apply(table, only[0])
        row.append(only[0])
        if after.learned:
            break
        table = after.table
    return tuple(row)

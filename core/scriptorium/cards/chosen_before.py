"""Half-played cards on tables from outside: whether what is chosen in them can have been chosen.

At the stages of a verb before its last one nothing happens but that something is chosen. So the
same choices can be made again on the same table, one stage after the other, up to where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium.engine.card_run import CardRun
from scriptorium.engine.errors import Refused
from scriptorium.engine.play import carry_out, legal, why_not
from scriptorium.engine.table import Moment, Table

if TYPE_CHECKING:
    from scriptorium.engine.values import Action, Decision


def could_be_chosen(table: Table, run: CardRun) -> bool:
    """Whether a half-played card, pending on this table, comes about by choices of its verb."""
    beneath = table.pending[: table.pending.index(run)]
    begun = replace(run, stage=0, chosen=())
    reached = [run]
    if _leads_to(table, (*beneath, begun), run, reached):
        return True
    return any(_stays(table, (*beneath, one)) for one in reached)


def _leads_to(
    table: Table, pending: tuple[Decision, ...], run: CardRun, reached: list[CardRun]
) -> bool:
    """Whether what is left to be chosen can be chosen, stage by stage; notes the stages met."""
    top = pending[-1]
    assert isinstance(top, CardRun)
    if top == run:
        return True
    reached.append(top)
    if top.stage >= run.stage:
        return False
    here = _with(table, pending)
    return any(
        why_not(here, action) is None and _leads_to(table, (*pending[:-1], after), run, reached)
        for action, after in _next(here, top, run)
    )


def _next(here: Table, top: CardRun, run: CardRun) -> Iterator[tuple[Action, CardRun]]:
    """The choices of a stage that say what has been chosen next, each with what it leads to."""
    chosen = run.chosen[len(top.chosen) :]
    for bound in here.rules.sources[here.rules.key_of(Moment.of(here, top))]:
        names = bound.fields
        if bound.kept_only and len(names) <= len(chosen):
            action = bound.kind(**dict(zip(names, chosen, strict=False)))
            yield action, bound.further(top, action)


def _stays(table: Table, pending: tuple[Decision, ...]) -> bool:
    """Whether a choice of the verb does something and leaves its card where it was.

    Then nobody can tell any more how the table was before, and what is chosen stands.
    """
    here, top = _with(table, pending), pending[-1]
    assert isinstance(top, CardRun)
    for action in legal(here):
        bound = here.rules.actions[type(action)]
        if bound.kept_only:
            continue
        try:
            after = carry_out(bound, here, action).table.pending[-1:]
        except Refused:
            continue
        if after and isinstance(after[0], CardRun) and _place(after[0]) == _place(top):
            return True
    return False


def _place(run: CardRun) -> tuple[str, str, int]:
    return run.seat, run.card, run.at


def _with(table: Table, pending: tuple[Decision, ...]) -> Table:
    return Table(table.rules, table.seed, table.chance, table.clock, pending, table.parts)

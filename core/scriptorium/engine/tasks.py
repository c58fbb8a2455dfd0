"""Tasks: what is still to be done lies among the pending decisions, and is done without a choice.

The first of what is put there comes first, and what it puts there itself comes before the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.plugins.guard import MEANT

from .change import Change

if TYPE_CHECKING:
    from .table import Table

MOST_TASKS = 10_000  # in one action
MOST_PENDING = 1024  # on the stack: what a save takes


def run_tasks(now: Change) -> None:
    """Do the task on top and what follows from it, until a decision or nothing is on top."""
    tasks = now.rules.tasks
    done = 0
    while now.pending:
        task = now.pending[-1]
        known = tasks.get(type(task))
        if known is None:
            break
        guard, run = known
        done += 1
        try:
            if done > MOST_TASKS:
                raise RuntimeError(f"an action led to more than {MOST_TASKS} tasks")
            if len(now.pending) > MOST_PENDING:
                raise RuntimeError(f"more than {MOST_PENDING} tasks and decisions are pending")
            now.pending = now.pending[:-1]
            run(now, task)
        except MEANT:
            raise
        except BaseException as error:
            raise guard.fault(error) from error
        now.settle()


def caught_up(table: Table) -> Table:
    """The table with the tasks on top done: those that a decision had waited on that has gone."""
    if not table.pending or type(table.pending[-1]) not in table.rules.tasks:
        return table
    now = Change(table)
    run_tasks(now)
    return now.done().table

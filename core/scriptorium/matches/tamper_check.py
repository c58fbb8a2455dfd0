"""Notices where third-party code has changed a table: it is frozen, and others share its parts.

What was changed so is nothing that anybody did. The process ends with it where there is another to
tell of it; where there is none, the action is refused, and whose code it was is said.
"""

from __future__ import annotations

from scriptorium.engine.saves import dump
from scriptorium.engine.table import Table
from scriptorium.isolation.line_counter import guests_lately
from scriptorium.isolation.watched_process import end_for_tampering
from scriptorium.plugins.guard import Guard, refused_for


class Tampered(Exception):
    """A table that is frozen was changed."""


class Untouched:
    """Looks at the tables of one match where third-party code is on."""

    def __init__(self) -> None:
        self._last: tuple[Table, bytes] | None = None

    def begins(self, table: Table) -> None:
        """An action is about to be done: the table is as it was when it came about."""
        if not table.rules.third_party:
            return
        if self._last is None or self._last[0] is not table:
            self._last = table, dump(table)
            guests_lately()
        self._look()

    def ends(self, after: Table) -> None:
        """It was done: the table before is as it was."""
        if self._last is not None and after.rules.third_party:
            self._look()
            self._last = after, dump(after)

    def _look(self) -> None:
        assert self._last is not None
        table, data = self._last
        guests = guests_lately() or tuple(sorted(table.rules.third_party))
        if dump(table) == data:
            return
        self._last = None
        end_for_tampering(guests)
        guard = Guard(guests[0], third_party=True)
        raise refused_for(guard.fault(Tampered(f"{', '.join(guests)} changed a table")))

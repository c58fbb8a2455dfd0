"""What each action leads to, worked out once for as long as the table stands.

Hints, ghosts, prices, confirmation and dragging all ask here before anything is done, and what
is done then takes over what was found.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from scriptorium import Action, After, Refused, Table, apply
from scriptorium.matches import why_not_back

if TYPE_CHECKING:
    from .preview import Preview


def can_be_taken_back(before: Table, after: After) -> bool:
    """Whether who does this could still undo it."""
    return why_not_back(before, after) is None


class Tried:
    """The actions of one table that have been tried, with what they lead to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[Action, tuple[Action, After | Refused]] = {}
        self.previews: dict[Action, Preview] = {}  # what `preview` shows of them

    def after(self, action: Action) -> After:
        """What an action leads to, with all its secrets; raises `Refused`."""
        if action not in self._known:
            found: After | Refused
            try:
                found = apply(self.table, action)
            except Refused as refused:
                found = refused
            self._known[action] = action, found
        came = self._known[action][1]
        if isinstance(came, Refused):
            raise came
        return came

    def ready(self, action: Action) -> After | None:
        """What this very action leads to, where it has been tried and is allowed; else None."""
        tried, came = self._known.get(action, (None, None))
        # 1, 1.0 and True are equal, and not alike; one that was read is another object.
        same = tried is action or repr(tried) == repr(action)
        return came if same and isinstance(came, After) else None

    def known(self, action: Action) -> After | None:
        """What it leads to, as far as the one who chooses may know it; else None, as if refused."""
        try:
            after = self.after(action)
        except Refused:
            return None
        return None if self.table.chooser in after.learned else after

    def is_final(self, action: Action) -> bool:
        """Whether it could not be taken back."""
        return not can_be_taken_back(self.table, self.after(action))


# The tables asked about last: the one that stands, and those that a plan leads to.
_latest: deque[Tried] = deque(maxlen=4)


def tried(table: Table) -> Tried:
    """What has been tried at a table."""
    for one in tuple(_latest):
        if one.table is table:
            return one
    found = Tried(table)
    _latest.append(found)
    return found

"""Says from a worker whose code runs in it, so that whoever waits for it sees what hangs."""

from __future__ import annotations

from collections.abc import Callable


class WorkerMarker:
    """Says whose code begins, and whose goes on behind it."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._guest = ""

    def enter(self, guest: str) -> str:
        """Third-party code begins; gives whose code ran before."""
        before = self._guest
        self.leave(guest)
        return before

    def leave(self, before: str) -> None:
        """It is done, and that of before goes on."""
        self._guest = before
        self._tell(before)


def never() -> bool:
    """Whether the stop key was pressed: a worker has none."""
    return False

"""When tables were served: the time in which no server ran counts on nobody's clock."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[int, int]


class Uptime:
    """The spans in which some server ran, in milliseconds; the present one has no end."""

    def __init__(self, spans: Iterable[Span] = (), since: int = 0) -> None:
        merged: list[Span] = []
        for begin, end in sorted(spans):
            if merged and begin <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], end))
            else:
                merged.append((begin, end))
        self._spans = tuple(merged)
        self._since = since

    def between(self, begin: int, end: int) -> int:
        """How many milliseconds between two moments some server ran."""
        ran = sum(max(0, min(end, till) - max(begin, at)) for at, till in self._spans)
        last = max((till for _, till in self._spans), default=0)
        return ran + max(0, end - max(begin, self._since, last))

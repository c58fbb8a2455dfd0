"""What third-party values and errors say of themselves: asking them runs their code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MOST_TOLD = 300


def shown(value: Any) -> str:
    """What a third-party value looks like, in few words; even showing it may fail."""
    try:
        told = told_by(repr, value)
    except KeyboardInterrupt:
        raise
    except BaseException:
        told = f"<{type(value).__name__}>"
    return told if len(told) <= MOST_TOLD else told[:MOST_TOLD] + "…"


def told_by(call: Callable[[Any], str], value: Any) -> str:
    """What a value says of itself, without half a sign, which nothing can hold."""
    return str(call(value)).encode("utf-8", "replace").decode()

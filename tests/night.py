"""How often the tests that try many cases try them: a few at every change, many at night."""

from __future__ import annotations

import os
from typing import TypeVar

NIGHT = "SCRIPTORIUM_NIGHT"
T = TypeVar("T")


def often(push: T, night: T) -> T:
    """How many cases are tried: more where the environment says that there is a whole night."""
    return night if os.environ.get(NIGHT) else push

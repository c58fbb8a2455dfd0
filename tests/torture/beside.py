"""Lets the trials use what the other tests use: their folders are on the path."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
for _folder in ("stage", "core", ""):
    if str(TESTS / _folder) not in sys.path:
        sys.path.append(str(TESTS / _folder))

"""What the tests of tables over a net share."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens and secrets are the same in each run, and so is what is dealt."""
    monkeypatch.setattr("secrets.token_bytes", Random(1).randbytes)

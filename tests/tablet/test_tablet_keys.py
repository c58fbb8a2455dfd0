"""The keys of a keyboard beside a tablet are those that the stage knows."""

from __future__ import annotations

import re
from pathlib import Path

from scriptorium_tablet.keys import NAMES

STAGE = Path(__file__).resolve().parents[2] / "frontends" / "scriptorium_stage"
# The window of a device is as large as its glass.
NEVER = {"f11"}


def test_every_function_key_that_the_stage_knows_is_there():
    known = {
        key for file in STAGE.rglob("*.py") for key in re.findall(r'"(f\d{1,2})"', file.read_text())
    }
    assert known >= {"f1", "f2", "f4", "f7"}
    assert known - NEVER <= set(NAMES.values())

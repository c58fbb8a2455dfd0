"""A device without a second process: a start that did not end is told of by the next one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import alone_player
import pytest
from far_window import at_home, kept

import mod_faults
from forked import Forked
from night import often

# A loop in C and a pattern let nothing else run, and memory has no bound: somebody ends these.
ENDS_BY_ITSELF = tuple(
    fault
    for fault in mod_faults.HELD
    if fault not in ("loop in C", "pattern", "power", "memory", "memory in a thread")
)
HERE = Path(__file__).parent
PLACES = os.pathsep.join((str(HERE), str(HERE.parent)))


def plays(folder, fault="", hook="", answer=()):
    """Let it play; what it printed, or nothing where it fell."""
    deed = {"ODD_DEED": mod_faults.FAULTS[fault], "ODD_AT": hook} if fault else {}
    process = Forked(
        [sys.executable, alone_player.__file__, str(folder), *answer],
        env={**os.environ, **deed, "ANDROID_ARGUMENT": "1", "PYTHONPATH": PLACES},
        stdout=subprocess.PIPE,
        text=True,
    )
    told, _ = process.communicate(60)
    return json.loads(told) if told and process.returncode == 0 else []


@pytest.mark.parametrize("fault", often(("abort", "swallowing loop"), ENDS_BY_ITSELF))
def test_a_start_that_did_not_end_is_told_of_by_the_next(tmp_path, fault):
    """Before anything of the mod is started again; then one plays on without it, untold."""
    with at_home(tmp_path):
        kept(tmp_path)
    assert plays(tmp_path, fault, "rules") == []
    assert plays(tmp_path, fault, "import") == ["LostPage", ["odd"], None]
    assert plays(tmp_path, answer=("without",))[0] == "TitlePage"
    assert plays(tmp_path) == ["TroublePage", [], None]  # the match misses it, and says so

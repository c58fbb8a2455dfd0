"""A device without a second process: a start that did not end is told of by the next one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import alone_player
from far_window import at_home, kept

import mod_faults

HERE = Path(__file__).parent
PLACES = os.pathsep.join((str(HERE), str(HERE.parent)))


def plays(folder, fault="", hook="", answer=()):
    """Let it play; what it printed, or nothing where it fell."""
    deed = {"ODD_DEED": mod_faults.FAULTS[fault], "ODD_AT": hook} if fault else {}
    done = subprocess.run(
        [sys.executable, alone_player.__file__, str(folder), *answer],
        env={**os.environ, **deed, "ANDROID_ARGUMENT": "1", "PYTHONPATH": PLACES},
        capture_output=True,
        text=True,
        check=False,
    )
    return json.loads(done.stdout) if done.returncode == 0 else []


def test_a_start_that_did_not_end_is_told_of_by_the_next(tmp_path):
    """Before anything of the mod is started again; then one plays on without it, untold."""
    with at_home(tmp_path):
        kept(tmp_path)
    assert plays(tmp_path, "abort", "rules") == []
    assert plays(tmp_path, "abort", "import") == ["LostPage", ["odd"], None]
    assert plays(tmp_path, answer=("without",))[0] == "TitlePage"
    assert plays(tmp_path) == ["TroublePage", [], None]  # the match misses it, and says so

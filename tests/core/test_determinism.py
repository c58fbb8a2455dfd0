"""The same seed and choices end in the same table in every process; saboteurs are caught."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent

PROGRAM = """
import sys
sys.path[:0] = [{here!r}]
import lantern, saboteurs
import scriptorium as sc
from scriptorium.testing.helpers import random_match
mods = [getattr(saboteurs, {mod!r})] if {mod!r} else []
for seed in range(6):
    for table in random_match(sc.new_table(lantern, 3, seed, mods), seed, most=40):
        print(sc.digest(table))
"""


def digests(mod: str, hash_seed: str) -> str:
    """Every digest of some matches, played in a fresh process."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    program = PROGRAM.format(here=str(HERE), mod=mod)
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout.count("\n") > 100
    return ran.stdout


def are_reproducible(mod: str) -> bool:
    first = digests(mod, "0")
    return all(digests(mod, hash_seed) == first for hash_seed in ("1", "2", "77"))


def test_matches_are_the_same_in_fresh_processes():
    assert are_reproducible("")


@pytest.mark.parametrize("mod", ["unordered_set", "wall_clock", "global_random", "addresses"])
def test_saboteurs_are_caught(mod):
    """A check that never fails is no check: each planted fault makes matches part."""
    assert not are_reproducible(mod)

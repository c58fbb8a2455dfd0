"""The same seed and choices end in the same table in every process; saboteurs are caught."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent

SABOTEURS = ("unordered_set", "wall_clock", "global_random", "addresses")
PROGRAM = """
import json, sys
sys.path[:0] = [{here!r}]
import lantern, saboteurs
import scriptorium as sc
from scriptorium.testing.helpers import random_match
found = {{}}
for mod in ("", *{saboteurs!r}):
    mods = [getattr(saboteurs, mod)] if mod else []
    found[mod] = [
        sc.digest(table)
        for seed in range(6)
        for table in random_match(sc.new_table(lantern, 3, seed, mods), seed, most=40)
    ]
print(json.dumps(found))
"""


@cache
def digests(hash_seed: str) -> dict[str, list[str]]:
    """Every digest of some matches, played in a fresh process; then with each saboteur."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    program = PROGRAM.format(here=str(HERE), saboteurs=SABOTEURS)
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, list[str]] = json.loads(ran.stdout)
    assert all(len(row) > 100 for row in found.values())
    return found


def are_reproducible(mod: str) -> bool:
    first = digests("0")[mod]
    return all(digests(hash_seed)[mod] == first for hash_seed in ("1", "2", "77"))


def test_matches_are_the_same_in_fresh_processes():
    assert are_reproducible("")


@pytest.mark.parametrize("mod", SABOTEURS)
def test_saboteurs_are_caught(mod):
    """A check that never fails is no check: each planted fault makes matches part."""
    assert not are_reproducible(mod)

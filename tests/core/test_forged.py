"""Forged tables and match files: a table that can be played, or one clear error, and no blame.

Whoever knows the formats can put anything into a file and give it a right checksum. What is let in
can be shown and played on, for every game; all else is a `LoadError`, and no plugin is at fault.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import cache

import msgspec
import pytest
from forging import Forger, parts_of, resealed

import game_tables
import scriptorium as sc
from night import often
from scriptorium.matches import Match
from scriptorium.matches.match import load_match
from scriptorium.matches.records import begun, closed, file_of
from scriptorium.plugins.guard import failure_counts, forget_failures
from scriptorium.scene import scene

GAMES = ("sator", "monasterium", "rennes", "plankenkoorts")
FORGED = often(250, 50_000)  # of each game
FILES = often(60, 5_000)
ACTIONS = often(6, 20)


@cache
def matches(game):
    """Matches of two and three, some just begun, some far on."""
    found = []
    for seed, actions in enumerate((0, 10, 60, 150, 300, 60)):
        match, luck = Match(sc.new_table(game, 2 + seed % 2, seed)), random.Random(seed)
        while match.table.outcome is None and len(match.done) < actions:
            match.play(luck.choice(match.choices()))
        found.append(match)
    return found


@cache
def tables(game):
    """Tables on the way, some of them in the middle of something."""
    luck, found = random.Random(1), []
    for match in matches(game):
        there = [match.table, *(done.before for done in match.done)]
        found += luck.sample(there, min(6, len(there)))
    return found


def plays(table, seed):
    """Look at it and play it on; the saves on the way are taken in again."""
    luck = random.Random(seed)
    for _ in range(ACTIONS):
        for seat in table.seats:
            scene(sc.view(table, seat))
        if table.outcome is not None:
            return
        choices = sc.legal(table)
        assert choices, "nobody can choose anything"
        table = sc.apply(table, luck.choice(choices)).table
    sc.load(sc.dump(table))


@pytest.mark.own_faults
@pytest.mark.parametrize("game", GAMES)
def test_a_forged_table_can_be_played_or_is_refused(game):
    """Half of them as saves, half as the beginning of a match that was laid out."""
    forget_failures()
    taken = 0
    for seed in range(FORGED):
        forger, luck = Forger(seed), random.Random(seed)
        table = luck.choice(tables(game))
        data = forger.table(sc.dump(table))
        try:
            if seed % 2:
                there = sc.load(data)
            else:
                there = load_match(file_of(closed([begun(table, data, "")]))).table
        except sc.LoadError:
            there = None
        try:
            if there is not None:
                taken += 1
                plays(there, seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {forger.did}") from error
        assert (seed, forger.did, failure_counts()) == (seed, forger.did, {})
    assert 0 < taken < FORGED


@pytest.mark.own_faults
@pytest.mark.parametrize("game", GAMES)
def test_a_forged_match_file_is_a_match_or_is_refused(game):
    forget_failures()
    short = [match.branched(min(12, len(match.done))) for match in matches(game)]
    for seed in range(FILES):
        forger, luck = Forger(seed), random.Random(seed)
        data = forger.match(luck.choice(short))
        try:
            match = load_match(data)
        except sc.LoadError:
            match = None
        if match is not None:
            plays(match.table, seed)
        assert (seed, forger.did, failure_counts()) == (seed, forger.did, {})


def put(table, way, value):
    """A save with something else in one place of what lies on the table."""
    setup, body = parts_of(sc.dump(table))
    there = msgspec.msgpack.decode(body)
    inside = there
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return resealed(setup, msgspec.msgpack.encode(there))


POSITIONS = {
    "sator": {"board": "   A  B\n1  aR a.\n", "bridges": {"a": "I2 wood"}},
    "rennes": {},
    "plankenkoorts": {},
}
ODD = {
    "999 action points": ("sator", ("clock", "left"), [999, 0], "999 action points"),
    "999 movement points": ("sator", ("clock", "left"), [0, 999], "999 movement points"),
    "many free actions": ("sator", ("clock", "uses"), [99], "no turn has 99 of free"),
    "a million turns": ("rennes", ("clock", "turn"), 999_999, "no match has 999999 turns"),
    "round 0": ("plankenkoorts", ("clock", "round"), 0, "there is no round 0"),
    "no direction": ("plankenkoorts", ("clock", "direction"), 0, "in no direction"),
    "somebody else's turn": ("rennes", ("clock", "seat"), "blauw", "the turn of rood is awaited"),
    "half a swap": (
        "plankenkoorts",
        ("pending",),
        [
            {"kind": "turn", "seat": "P1"},
            {
                "kind": "plankenkoorts.give_back",
                "seat": "P1",
                "card": "geleend_boek",
                "taken": "job",
                "partners": ["nobody"],
            },
        ],
        "P1 swaps with nobody",
    ),
    "a seat too few": (
        "sator",
        ("parts", "sator.board", "gargoyles"),
        [0],
        "2 seats, and rows for",
    ),
}


@pytest.mark.parametrize("kind", ODD)
def test_numbers_are_bounded_by_what_the_rules_can_give(kind, tmp_path):
    """A match file that another program has written, at the command line."""
    game, way, value, told = ODD[kind]
    table = matches(game)[0].table
    if game in POSITIONS:
        table = game_tables.position(game, **POSITIONS[game])
    data = put(table, way, value)
    with pytest.raises(sc.LoadError, match=told):
        sc.load(data)
    path = tmp_path / "forged.match"
    path.write_bytes(file_of(closed([begun(table, data, "")])))
    done = subprocess.run(
        [sys.executable, "-m", "scriptorium", "replay", path],
        capture_output=True,
        text=True,
        env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path / "home"), "LC_ALL": "C"},
        timeout=120,
    )
    assert done.returncode != 0
    assert told in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert "plugin" not in done.stderr

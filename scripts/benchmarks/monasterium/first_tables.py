"""The tables that Monasterium is measured on: matches as they begin, a send, a long way."""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc
from scriptorium import Change
from scriptorium.engine.play import blank_table
from scriptorium_monasterium import ACTIONS, USE
from scriptorium_monasterium.deeds import Sending
from scriptorium_monasterium.mat import HOMES, Mat, NeutralDice, Work
from scriptorium_monasterium.using import Use
from scriptorium_monasterium.valley import NUMBER, Novices

GAME, SEATS = "monasterium", 4
STEPS = 7
COLUMN = 4  # that of the messenger
BONUSES = ("any_action", "road_tokens", "road_soup", "road_window", "personal_die")
# One novice in each chapel, some in buildings; the others of the seat are at home.
STANDING = ("MA-chapel", "MB-chapel", "MC-chapel", "MD-chapel", "ME-chapel", "MA-b1", "MC-b2")
SENT = ("III-A", "III-B", "III-C", "III-D", "III-E", "I-A", "I-B")


# A house rule that lets the messenger go many spaces with one die.
LONG_WAY = sc.Plugin("bench.long_way", GAME, numbers=((f"{GAME}.slot_std_E", STEPS),))


def starts(library: sc.Library) -> list[sc.Table]:
    """Matches of four, set up."""
    return [sc.new_table(GAME, SEATS, seed, library=library) for seed in range(8)]


def at_work(rules: sc.Ruleset) -> Change:
    """The first seat has dice on the messenger's column, and all tokens it could want."""
    now = Change(blank_table(rules, 1))
    seats = rules.setup.seats
    seat, gone = seats[0], sum(1 << HOMES.index(slot) for slot in SENT)
    now[Novices, seat] = Novices(tuple(sorted(NUMBER[name] for name in STANDING)))
    for one in seats:
        mat = now[Mat, one]
        now[Mat, one] = replace(mat, tokens=(9, 9, 9, 9, 9), vacated=gone if one == seat else 0)
    now.put(NeutralDice((1, 1, 1, 1, 1, 0)))
    now.put(Work(column="E", left=1))
    clock = replace(now.clock, phase=ACTIONS, step=USE, seat=seat, first=seat, turn=1, in_round=1)
    now.clock = clock
    now.pending = (sc.Turn(seat),)
    return now


def sending(library: sc.Library) -> sc.Table:
    """Somebody with a novice in each of five chapels is to send another."""
    now = at_work(sc.new_table(GAME, SEATS, 1, library=library).rules)
    now.wait_for(Sending(now.clock.seat))
    return now.done().table


def walking(library: sc.Library) -> tuple[sc.Table, sc.Action]:
    """A die that moves the messenger far along a road that gives nothing, as it is offered."""
    without = tuple(f"{GAME}.{name}" for name in BONUSES)
    table = sc.new_table(GAME, SEATS, 1, [LONG_WAY], without=without, library=library)
    table = at_work(table.rules).done().table
    return table, next(one for one in sc.legal(table) if one == Use(COLUMN))

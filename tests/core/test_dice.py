"""Dice, and turns that go to whoever can use them, in a toy game of two phases a round."""

from __future__ import annotations

import pytest

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium import PluginError
from scriptorium.engine.scripted_chance import Scripted

SEATS = ("anna", "bruno", "cara")


TOSS = sc.Game(
    "toss",
    __file__,
    seats=SEATS,
    fewest=3,
    schedule=sc.Schedule(
        (sc.Phase("throwing", ("throw",), laps=False), sc.Phase("taking", ("take",)))
    ),
)
TOSS.scripted("chance", sides=6)


@TOSS.part()
class Dice(sc.Part, tag="toss.dice", frozen=True):
    """How many dice each seat has left, and what has been thrown."""

    left: tuple[int, ...] = (1, 3, 1)
    thrown: tuple[int, ...] = ()


@TOSS.part(reset="phase")
class Marks(sc.Part, tag="toss.marks", frozen=True):
    """Something that is kept for a phase."""

    many: int = 0


@TOSS.part(reset="round")
class RoundMarks(sc.Part, tag="toss.round_marks", frozen=True):
    """Something that is kept for a round."""

    many: int = 0


@TOSS.choice(during=("throw",))
class Throw(sc.Action, tag="toss.throw", frozen=True):
    """Throw a die."""

    def do(self, now):
        dice, at = now[Dice], SEATS.index(now.me)
        left = tuple(n - (i == at) for i, n in enumerate(dice.left))
        now.put(Dice(left, (*dice.thrown, *sc.roll(now, "toss.dice", 1))))
        now.put(Marks(now[Marks].many + 1))
        now.put(RoundMarks(now[RoundMarks].many + 1))
        order = SEATS[at + 1 :] + SEATS[: at + 1]
        following = [seat for seat in order if left[SEATS.index(seat)]]
        if following:
            now.end_turn(to=following[0])
        else:
            now.enter_phase("taking", now.clock.first, same_round=True)


@TOSS.choice(during=("take",))
class Take(sc.Action, tag="toss.take", frozen=True):
    """Take it back."""

    def do(self, now):
        now.put(Dice())
        now.begin_round("bruno", phase="throwing")


@pytest.fixture
def table():
    return sc.new_table(TOSS, seed=1, first="anna")


def written(table, *numbers):
    now = sc.Change(table)
    check.facts.vocabulary(table.rules).facts["chance"].put(now, list(numbers))
    return now.done().table


def thrown(table, times):
    for _ in range(times):
        after = sc.apply(table, Throw())
        table = after.table
    return after


# Turns.


def test_a_turn_is_given_to_a_seat_and_who_was_passed_over_is_told(table):
    after = thrown(table, 4)  # anna, bruno, cara, bruno; only bruno has a die left
    assert after.table.chooser == "bruno"
    assert [event for event in after.events if type(event) is sc.TurnSkipped] == [
        sc.TurnSkipped("cara"),
        sc.TurnSkipped("anna"),
    ]
    assert after.table.clock.round == 1


def test_a_turn_given_to_the_next_seat_passes_nobody_over(table):
    after = thrown(table, 1)
    assert [type(event).__name__ for event in after.events] == ["TurnEnded", "TurnBegan"]


def test_who_is_passed_over_has_missed_the_turn_that_was_due(table):
    now = sc.Change(table)
    now.skip_next("bruno")
    now.end_turn(to="cara")
    assert now.clock.skips == ()
    now.skip_next("bruno")
    now.end_turn(to="bruno")
    assert (now.clock.seat, now.clock.skips) == ("bruno", ("bruno",))


def test_a_seat_that_does_not_play_gets_no_turn(table):
    with pytest.raises(PluginError, match="zoe"):
        sc.Change(table).end_turn(to="zoe")


def test_phases_alternate_inside_a_round(table):
    """The second phase keeps the round and what is kept for it; the next round is of the first."""
    table = thrown(table, 5).table
    assert (table.clock.phase, table.clock.round, table.chooser) == ("taking", 1, "anna")
    assert (table[Marks].many, table[RoundMarks].many) == (0, 5)
    after = sc.apply(table, Take())
    clock = after.table.clock
    assert (clock.phase, clock.step, clock.round, clock.seat) == ("throwing", "throw", 2, "bruno")
    assert (clock.first, after.table[RoundMarks].many) == ("bruno", 0)
    assert [type(event).__name__ for event in after.events] == [
        "RoundBegan", "PhaseBegan", "TurnBegan",
    ]  # fmt: skip
    assert thrown(after.table, 5).table.clock.round == 2


def test_a_phase_counts_its_rounds_anew_unless_told_otherwise(table):
    now = sc.Change(sc.apply(thrown(table, 5).table, Take()).table)
    now.enter_phase("throwing", "cara")
    assert now.clock.round == 1


# Dice.


def test_dice_show_what_their_stream_brings_alike_on_every_machine(table):
    assert sc.roll(sc.Change(table), "toss.dice", 8) == sc.roll(sc.Change(table), "toss.dice", 8)
    now = sc.Change(table)
    many = sc.roll(now, "toss.dice", 600)
    assert set(many) == {1, 2, 3, 4, 5, 6}
    assert all(70 <= many.count(side) <= 130 for side in range(1, 7))
    assert now.revealed
    assert set(sc.roll(now, "toss.dice", 60, sides=2)) == {1, 2}


def test_rolling_in_two_parts_is_rolling_at_once(table):
    now = sc.Change(table)
    apart = (*sc.roll(now, "toss.dice", 3), *sc.roll(now, "toss.dice", 3))
    assert apart == sc.roll(sc.Change(table), "toss.dice", 6)


def test_what_a_scenario_has_written_comes_first_and_then_chance(table):
    after = thrown(written(table, 6, 2), 3)
    assert after.table[Dice].thrown[:2] == (6, 2)
    assert after.table[Scripted].row("chance") == ()
    assert sc.apply(written(table, 6), Throw()).learned == SEATS


def test_nobody_sees_what_will_be_thrown(table):
    table = written(table, 6, 2)
    for seat in SEATS:
        assert sc.view(table, seat)[Scripted] == Scripted()
    see = check.facts.vocabulary(table.rules).facts["chance"].see
    assert see(table) == [6, 2]
    assert repr(see(sc.view(table, "anna"))) == "HIDDEN"


@pytest.mark.parametrize("wrong", ["6", [7], [0], ["6"], [True], [1.0]])
def test_what_no_die_shows_is_not_written(table, wrong):
    with pytest.raises(sc.FactError, match="numbers from 1 to 6"):
        check.facts.vocabulary(table.rules).facts["chance"].put(sc.Change(table), wrong)


def test_what_is_written_is_saved(table):
    table = written(table, 6, 2)
    library = sc.Library()
    library.add(TOSS)
    assert sc.load(sc.dump(table), library=library)[Scripted].row("chance") == (6, 2)

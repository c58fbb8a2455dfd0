"""Learned values: what they are made of, that they fit their game, that learning helps."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import scriptorium as sc
from scriptorium.ai import BrokenOff, Limit
from scriptorium.hidden import heuristics_of
from scriptorium.mods import Sources
from scriptorium.testing import choices_by, play_out
from scriptorium_bots.encoding import Encoding
from scriptorium_bots.known_values import Shelf, Shipped, shipped_for, worth_of
from scriptorium_bots.learning import Course, Learner, QuickPlayer
from scriptorium_bots.least_squares import Sample, least_squares
from scriptorium_bots.linear_value import LinearValue, Weights, best_other, came_to, content_of

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
SHORT = Course(rounds=2, matches=12, trials=6)
LEARNED = ("monasterium",)


def noughts():
    """A game from outside that lends nothing."""
    path = str(EXAMPLES / "noughts_and_crosses.py")
    return Sources(no_mods=True, with_files=(path,)).library()


def tables(game, seats, seed, most=120):
    """The tables of a match by chance."""
    table, rng = sc.new_table(game, seats, seed), Random(seed)
    for _ in range(most):
        if table.outcome is not None:
            return
        yield table
        table = sc.apply(table, rng.choice(sc.legal(table))).table


@pytest.mark.parametrize(
    ("game", "seats"), [("monasterium", 3), ("plankenkoorts", 2), ("rennes", 3), ("sator", 2)]
)
def test_a_value_is_the_sum_of_its_numbers(game, seats):
    """What it keeps of parts that it has met makes no difference, but for what all share."""
    rng, found = Random(4), list(tables(game, seats, 3))
    encoding = Encoding(found[0].rules)
    rows = [encoding.rows(table) for table in found]
    names = sorted({name for each in rows for row in each for name in row})
    weights = {name: (rng.gauss(0, 1), rng.gauss(0, 1)) for name in names}
    value = LinearValue(found[0].rules, Weights("", 90.0, 1.0, weights))
    for table, each in zip(found, rows, strict=True):
        left = value.left(table)
        lines = [
            sum((weights[name][0] + left * weights[name][1]) * one for name, one in row.items())
            for row in each
        ]
        for at, seat in enumerate(table.seats):
            wanted = lines[at] - best_other(lines, at)
            assert value(table, seat) == pytest.approx(wanted, abs=1e-6)


def test_what_a_seat_does_not_see_is_no_number_of_its_row():
    """The numbers of a seat are the same in what it sees as on the table itself."""
    for table in tables("plankenkoorts", 2, 3, 40):
        encoding = Encoding(table.rules)
        rows = encoding.rows(table)
        for at, seat in enumerate(table.seats):
            assert encoding.rows(sc.view(table, seat))[at] == rows[at]


def test_what_a_match_came_to():
    """Points where there are some; else from lost to won, shared by those who win together."""
    seats = ("a", "b", "c")
    points = sc.Outcome(("a",), (("a", 7), ("b", 5), ("c", 0)))
    assert came_to(points, seats) == [7.0, 5.0, 0.0]
    assert came_to(sc.Outcome(("a", "b")), seats) == [0.5, 0.5, -0.5]
    assert came_to(sc.Outcome(()), seats) == [0.0, 0.0, 0.0]


def test_a_line_of_least_errors_is_found():
    """Three numbers, one of which counts only as long as there is something left to play."""
    rng, samples = Random(1), []
    for _ in range(400):
        values, left = tuple(rng.random() for _ in range(3)), rng.random()
        came = 3 * values[0] - 2 * values[1] + 5 * left * values[2]
        samples.append(Sample((0, 1, 2), values, left, came))
    zero = [0.0] * 3, [0.0] * 3
    plain, timed = least_squares(samples, 3, zero, Limit(), ridge=1e-6)
    assert plain == pytest.approx([3, -2, 0], abs=0.15)
    assert timed == pytest.approx([0, 0, 5], abs=0.15)
    held = least_squares(samples, 3, zero, Limit(), ridge=1.0)
    assert abs(held[0][0]) < 3
    assert abs(held[1][2]) < 5


def test_learning_a_small_game_from_zero_makes_a_better_player():
    """Noughts and crosses, without a word of what is good there; always alike by its seed."""
    rules = sc.new_table("noughts", library=noughts()).rules
    learners = [Learner(rules, Limit(), 3) for _ in range(2)]
    for learner in learners:
        told = list(learner.learn(Course(rounds=3, matches=40, trials=20)))
        assert [one.round for one in told] == [1, 2, 3]
        assert told[0].kept
    best = learners[0].best
    assert best == learners[1].best
    assert best.digest == learners[1].best.digest
    assert Learner(rules, Limit(), 4).seed != best.seed
    value, won, lost = LinearValue(rules, best), 0, 0
    for seed in range(60):
        players = [
            QuickPlayer(value, Random(seed), Limit()),
            QuickPlayer(None, Random(seed), Limit()),
        ]
        mine = seed % 2
        came = learners[0]._played(seed, players[::-1] if mine else players).came
        won, lost = won + (came[mine] > 0), lost + (came[mine] < 0)
    assert won > 2 * lost
    assert won > 36


def test_what_is_learned_is_kept_and_told(tmp_path):
    """As long as it learns; the next time it is read, and broken it is learned anew."""
    rules, told = sc.new_table("noughts", library=noughts()).rules, []
    shelf, limit = Shelf(tmp_path), Limit(learning=lambda at, of: told.append((at, of)))
    learned = shelf.weights(rules, limit, SHORT)
    assert told == [(at, 36) for at in range(37)]
    assert shelf.weights(rules, limit, SHORT) == learned
    assert len(told) == 37
    shelf.place(rules).write_bytes(b"{broken")
    assert shelf.weights(rules, limit, SHORT) == learned
    assert len(told) == 2 * 37


def test_learning_can_be_broken_off():
    """Nobody waits for it who does not want to know any more."""
    rules, limit = sc.new_table("noughts", library=noughts()).rules, Limit()
    limit.learning = lambda at, of: limit.broken_off.set() if at == 3 else None
    with pytest.raises(BrokenOff):
        list(Learner(rules, limit, 3).learn(SHORT))


@pytest.mark.parametrize("game", LEARNED)
def test_shipped_weights_fit_the_content_of_their_game(game):
    """Learn them again if this fails: `scriptorium learn GAME`; the reference says with what."""
    path = heuristics_of(sc.new_table(game, None, 1).rules).weights
    assert path.stat().st_size < 64 * 1024
    for seats, weights in msgspec.json.decode(path.read_bytes(), type=Shipped).items():
        rules = sc.new_table(game, int(seats), 1).rules
        assert weights.content == content_of(rules)
        assert shipped_for(rules) == weights
        known = {
            name
            for table in tables(game, int(seats), 5, 400)
            for row in Encoding(rules).rows(table)
            for name in row
        }
        assert len(known & weights.weights.keys()) > len(weights.weights) / 3


@pytest.mark.parametrize("game", LEARNED)
def test_levels_come_to_an_end_with_what_was_shipped(game):
    """A whole match, nothing learned on the way."""
    start = sc.new_table(game, 2, 2)
    learned = worth_of(start.rules, Limit()).learned
    assert learned.learned == shipped_for(start.rules)
    run = play_out(start, choices_by(("brother", "librarian"), start.seats, 2), 2, checks=False)
    assert run.outcome is not None

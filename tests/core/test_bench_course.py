"""The ratios that any game can be measured by: both sides do the same, and are seen to."""

from __future__ import annotations

import lantern
import pytest

import scriptorium as sc
from benchmarks import command as command
from benchmarks import course as course
from benchmarks.suites import Row, Target, paired
from scriptorium import Library, legal


@pytest.fixture
def library():
    filled = Library()
    filled.add(lantern)
    return filled


@pytest.fixture
def start(library):
    return sc.new_table("lantern", 2, 1, library=library)


@pytest.mark.parametrize(
    ("target", "value", "verdict"),
    [
        (Target(2, 4), 1.9, "missed"),
        (Target(2, 4), 2, "must"),
        (Target(2, 4), 4, "goal"),
        (Target(1.5, 1.2, at_most=True), 1.6, "missed"),
        (Target(1.5, 1.2, at_most=True), 1.5, "must"),
        (Target(1.5, 1.2, at_most=True), 1.2, "goal"),
    ],
)
def test_a_target_tells_how_far_a_value_comes(target, value, verdict):
    assert target.verdict(value) == verdict


def test_a_row_prints_what_it_must_reach(capsys):
    row = Row("toy", "P0 speed", 2.5, "times", "a note", target=Target(2, 4))
    command.print_row(row, new_suite=True)
    printed = capsys.readouterr().out
    assert "must ≥ 2, goal ≥ 4: must reached, goal not" in printed
    assert "a note" in printed
    assert command.row_data(row)["verdict"] == "must"
    failed = Row("toy", "P0 speed", 0.0, "", error="no stopwatch", target=Target(2, 4))
    assert command.row_data(failed)["verdict"] == ""
    assert "verdict" not in command.row_data(Row("toy", "plain", 1.0, "times"))


def test_pairs_begin_in_turn_and_the_median_counts():
    asked = []

    def side(name, seconds):
        values = iter(seconds)

        def once():
            asked.append(name)
            return next(values)

        return once

    ours = side("ours", [9, 2, 4, 100])  # the first is the warm-up
    theirs = side("theirs", [9, 1, 1, 1])
    assert paired(ours, theirs, pairs=3) == 4
    assert asked == ["ours", "theirs", "ours", "theirs", "theirs", "ours", "ours", "theirs"]


def test_a_course_goes_on_after_the_end_of_a_match(start):
    length = len(course.record(start, 1, 10_000).actions)
    playing = course.Course([start], 1)
    assert playing.go(3 * length + 1) == 3 * length + 1
    assert playing.table.outcome is None
    assert playing.offered >= 3 * length
    assert sum(playing.done.values()) == 3 * length + 1


def test_a_course_counts_actions_by_their_kind(start):
    recorded = course.record(start, 5, 10_000)
    kind = type(recorded.actions[0])
    playing = course.Course([start], 5)
    playing.go(len(recorded.actions))
    assert playing.count(kind) == sum(type(action) is kind for action in recorded.actions) > 0
    assert playing.count(sc.Several) == 0


def test_a_replay_ends_where_the_match_did(start, monkeypatch):
    recorded = course.record(start, 3, 10_000)
    assert course.replay(recorded).outcome is not None
    assert course.replay(recorded) == course._at_random(recorded)
    assert course.replay_to_random([recorded]) > 0
    other = course.record(start, 4, 10_000)
    assert other.actions != recorded.actions
    mixed = recorded._replace(actions=other.actions)
    with pytest.raises((AssertionError, IndexError), match=r"another table|out of range"):
        course.replay_to_random([mixed])


def test_hooks_are_counted_and_none_is_called_in_play(library):
    hooks = course.hooks_in_play(library, "lantern", 2, 10_000)
    assert hooks.over
    assert hooks.setting_up >= 1
    assert hooks.playing == 0
    assert hooks.decisions > 0


def test_a_hook_call_in_play_would_be_seen(library):
    with course.counted_hooks(library) as calls:
        library._call(lantern, "scriptorium_about")
        assert calls() == 1
        library._manager.hook.scriptorium_about()
        assert calls() == 2
    library._call(lantern, "scriptorium_about")
    assert calls() == 2, "nobody counts any more"


def test_idle_plugins_are_on_and_change_nothing(library, start):
    table = course.with_plugins(library, start, course.idle_plugins(3))
    names = {ref.name for ref in table.rules.setup.plugins}
    assert {"idle.plugin_0", "idle.plugin_1", "idle.plugin_2"} <= names
    assert course.record(table, 1, 10_000).actions == course.record(start, 1, 10_000).actions


def test_prohibitions_are_compiled_and_change_nothing(library, start):
    table = course.with_plugins(library, start, [course.unrelated_prohibitions(10)])
    ruled = [rule.added for rule in table.rules.actions.values()]
    assert sum(map(len, ruled)) == 10
    assert course.record(table, 1, 10_000).actions == course.record(start, 1, 10_000).actions


def test_like_tables_are_set_side_by_side(start):
    early = course.met_at([start], 0, range(3))
    late = course.met_at([start], 6, range(3))
    pairs = course.alike(late, early)
    assert pairs
    assert all(one.kind == other.kind for one, other in pairs)
    assert course.alike(late, []) == []
    with pytest.raises(ValueError, match="long enough"):
        course.old_to_young([])


def test_a_young_table_offers_what_the_old_one_offers(start):
    early = course.met_at([start], 0, range(3))
    late = course.met_at([start], 6, range(3))
    for old, young in course.as_young(late, early):
        assert legal(young.table) == legal(old.table)
        assert young.table.clock.turn <= old.table.clock.turn
    assert course.old_to_young(course.as_young(late, early)) > 0


def test_saves_are_compared_with_msgspec_alone(library, start):
    tables = list(course.record(start, 1, 50).tables)
    assert course.dump_to_bare(tables) > 0
    assert course.load_to_bare(library, tables) > 0

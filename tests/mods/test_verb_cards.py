"""Cards composed of verbs, in SATOR: each verb, random matches, secrets, kept half-way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from night import often
from scriptorium import AllOf, OneOf
from scriptorium.cards import CardRun
from scriptorium.cards.interpreter import step_of
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import run_paths
from scriptorium.testing.fuzzing import try_out
from scriptorium.testing.helpers import position
from scriptorium_ui.art.card_face import prices

HERE = Path(__file__).resolve().parent
MEDLEY = HERE / "medley"


@cache
def library() -> sc.Library:
    """The installed plugins, and the pack that has every verb."""
    made = sc.standard_library().copy()
    plugin = add_loose(made, read_loose(MEDLEY), "for the tests")
    assert not plugin.broken, plugin.broken
    return made


def test_the_scenarios_of_the_verbs_hold():
    results = list(run_paths([MEDLEY / "positions.txt"], library()))
    assert [str(result) for result in results if not result.passed] == []
    assert len(results) > 8


def test_without_the_pack_not_one_of_them_holds():
    results = list(run_paths([MEDLEY / "positions.txt"], sc.standard_library()))
    assert not any(result.passed for result in results)


@pytest.mark.parametrize("seed", often((2,), (2, 4)))
def test_random_matches_with_verbs_are_sound(seed):
    """Invariants after each action, no dead end, no secret told, the same again when replayed."""
    trial = try_out(library(), "sator", ["medley"], matches=4, most=500, seed=seed)
    assert trial.wrong == []
    assert trial.own > 40


def walk_through(seed: int, most: int) -> Iterator[tuple[sc.Table, sc.Action]]:
    """A match in which cards of verbs are preferred, with each table and what is done there."""
    table = sc.new_table("sator", 3, seed, ["medley"], library=library())
    for number in range(most):
        choices = sc.legal(table)
        if not choices:
            assert table.outcome is not None
            return
        ours = [one for one in choices if sc.write(table, one).startswith("medley:")]
        doing = type(table.pending[-1]) is not sc.Turn
        preferred = ours or (choices if doing or number % 5 else choices[:1])
        action = preferred[(number * 31 + seed) % len(preferred)]
        yield table, action
        table = sc.apply(table, action).table


def test_a_match_is_kept_and_taken_up_in_the_middle_of_every_kind_of_part():
    """Any half-played card comes back from its save, and goes on to the same table."""
    halves: set[str] = set()
    for seed in range(6):
        for table, action in walk_through(seed, 600):
            top = table.pending[-1]
            if not isinstance(top, CardRun):
                continue
            step = step_of(sc.Moment.of(table, top))
            halves.add(getattr(step, "verb", "choose") + f" {top.stage}")
            if not top.done:  # what could be begun can be done, and is not just closed again
                assert "done" not in {sc.write(table, one) for one in sc.legal(table)}
            again = sc.load(sc.dump(table), library=library())
            assert again == table
            assert sc.digest(again) == sc.digest(table)
            assert sc.legal(again) == sc.legal(table)
            after, other = (sc.apply(one, action).table for one in (table, again))
            assert sc.digest(after) == sc.digest(other)
            for one in sc.legal(table):
                assert sc.read(table, sc.write(table, one)) == one
                assert sc.why_not(table, one) is None
    assert halves == {
        "act 0",
        "act 1",
        "choose 0",
        "discard 0",
        "handle 0",
        "handle 1",
        "handle 2",
        "jump 0",
        "lead 0",
        "lay 0",
        "lift 0",
        "move 0",
        "move 1",
        "operate 0",
        "operate 1",
        "pay 0",
        "place 0",
        "remove 0",
        "turn 0",
        "turn 1",
        "turn 2",
        "walk 0",
    }


def named_by(touch):
    """The pieces of a touch, whether it names one, any of some, or all of some."""
    if isinstance(touch, OneOf):
        return touch.pieces
    if isinstance(touch, AllOf):
        return tuple(one for part in touch.parts for one in named_by(part))
    return (touch,)


def test_what_is_touched_means_one_thing_and_lies_in_the_picture():
    """Every choice of a half-played card is a row of pieces, and no two rows are alike."""
    looked = 0
    for table, _ in walk_through(3, 600):
        if type(table.pending[-1]) is sc.Turn:
            continue
        seen = sc.view(table, table.chooser)
        pieces = {piece.id for piece in sp.scene(seen).pieces}
        rows = [sp.touches(seen, action) for action in sc.legal(table)]
        touched = [{one for touch in row for one in named_by(touch)} for row in rows]
        assert all(row and row <= pieces for row in touched), table.pending
        assert len(set(rows)) == len(rows)
        looked += 1
    assert looked > 60


def test_every_step_of_every_card_is_refused_with_a_reason_where_it_is_not_legal():
    """What could be chosen at another moment is refused here in words of a rule, never a fault."""
    examples: dict[type, sc.Action] = {}
    for _, action in walk_through(1, 500):
        examples.setdefault(type(action), action)
    judged = 0
    for table, _ in walk_through(1, 200):
        for action in examples.values():
            refused = sc.why_not(table, action)
            if refused is not None:
                assert action not in sc.legal(table)
                assert refused.id != "plugin_fault"
                assert refused.reason
                judged += 1
    assert judged > 1000


def test_what_is_passed_over_stands_in_the_log():
    hands = {"red": ["medley:tithe", "wild"], "blue": []}
    at = position("sator", given=[MEDLEY], hands=hands, im_deck=[], im_discard=[])
    at.play("medley:tithe")
    after = sc.apply(at.table, sc.read(at.table, "toss wild"))
    told = [str(sc.said(at.table.rules, event)) for event in after.events]
    over = [line for line in told if "passed over" in line]
    assert over[0] == ("medley:tithe: a part cannot be done now and is passed over (discard).")


def test_a_preview_shows_what_follows_unless_chance_comes_in_between():
    board = "     A  B  C\n1   .. .. ..\n2   aR a. ..\n3   .. .. ..\n"
    hands = {"red": ["medley:watch", "medley:leap"], "blue": []}
    at = position("sator", given=[MEDLEY], board=board, bridges={"a": "I2 stone"}, hands=hands)
    table = at.play("medley:watch").table
    known = sc.apply(table, sc.read(table, "post B2"))
    assert "red" in known.learned  # cards are drawn behind it
    shown = position(
        "sator",
        given=[HERE.parents[1] / "docs" / "examples" / "gusts"],
        board=board.replace("aR", "a."),
        bridges={"a": "I2 stone"},
        hands={"red": ["gusts:aura"]},
    )
    table = shown.play("gusts:aura; option 2; grip a").table
    after = sc.apply(table, sc.read(table, "swing A2 cw"))
    assert after.learned == ()


def test_a_card_may_change_the_golden_rule_for_nobody_else():
    """Another card of the same name still leaves the bridge alone; the first goes on with it."""
    board = "     A  B  C  D\n1   .. .. .. ..\n2   .. a. a. ..\n3   .. .. .. ..\n"
    hands = {"red": ["medley:whirl", "medley:whirl"]}
    for scope in ("bridge", "turn"):
        at = position(
            "sator",
            given=[MEDLEY],
            board=board,
            bridges={"a": "I2 stone"},
            hands=hands,
            options={"golden_rule_scope": scope},
        )
        at.play("medley:whirl; swing a: C2 180")
        assert at.leftover
        assert at.refused("done").id == "not_now"
        while at.leftover:
            at.play(sorted(at.legal)[0])
        assert at.refused("medley:whirl swing a: B2 180")


def test_the_price_stands_on_the_card():
    rules = sc.new_table("sator", 2, 1, ["medley"], library=library()).rules
    assert prices(rules.cards["medley:whirl"], rules) == (2,)
    assert prices(rules.cards["medley:errand"], rules) == ()

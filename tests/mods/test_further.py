"""House rules that reach deeper: each mod of `further` is sound and does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.list_comparison import compare
from scriptorium.testing.mod_check import check_mod
from scriptorium.testing.positions import position

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "docs" / "examples" / "noughts_and_crosses.py"
MODS = sorted(one for one in (HERE / "further").glob("*.py") if one.stem != "conftest")
PACKS = [
    path for path in sorted((HERE / "further").glob("*.toml")) if ".scenarios" not in path.name
]


@pytest.fixture(scope="module")
def library():
    found = sc.standard_library().copy()
    add_loose(found, read_loose(GAME), "given")
    return found


def at(name, game="noughts", **setup):
    mod = HERE / "further" / f"{name}.py"
    given = [mod] if game == name else [GAME, mod]
    library = sc.standard_library().copy()
    if game != name:
        return position(game, given=given[1:], library=_with_game(library), **setup)
    return position(game, given=given, library=library, **setup)


def _with_game(library):
    add_loose(library, read_loose(GAME), "given")
    return library


@pytest.mark.parametrize("path", MODS, ids=lambda path: path.stem)
def test_each_is_sound(path, library):
    report = check_mod(path, library, matches=6, most=40)
    assert report.sound, report.findings
    never = [one.text for one in report.findings if "came to" in one.text]
    assert never == []


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_each_pack_is_sound_and_says_nothing_twice(path, library):
    """With scenarios, titles and texts in every language: nothing is warned of."""
    report = check_mod(path, library, matches=2, most=60)
    rare = "no random match came to choose what it brings"  # in two short ones
    assert [str(one) for one in report.findings if rare not in one.text] == []
    assert report.scenarios


def test_a_step_a_budget_and_a_use_are_added():
    given = at("chant", turn="x")
    assert given.legal == {"chant"}
    given.play("chant")
    assert "mark B2" in given.legal
    assert given.table.clock.left == (1,)
    assert given.table.clock.uses == (0,)
    given.play("mark B2")
    assert given.legal == {"chant"}


def test_a_rule_is_taken_away():
    given = at("palimpsest", turn="x", marks={"o": ["B2"]})
    given.play("mark B2")
    assert given.see("marks") == {"x": ["B2"], "o": []}


def test_a_rule_is_another_one():
    given = at("edges", turn="x", marks={"o": ["A1"]})
    assert given.refused("mark B2").id == "edge"
    assert given.refused("mark A1").id == "edge"
    assert len(given.legal) == 7


def test_what_is_done_is_wrapped():
    given = at("echo", turn="x")
    given.play("mark B2").play("mark A1")
    assert given.see("marked") == 2
    assert given.see("marks") == {"x": ["B2"], "o": ["A1"]}


def test_a_bid_is_unseen_until_both_lie():
    given = at("auction", "auction")
    given.play("bid 4")
    seen = {seat: sc.view(given.table, seat) for seat in given.table.seats}
    bids = {seat: see_of(given, seen[seat]) for seat in seen}
    assert bids == {"ann": {"ann": 4, "bob": -1}, "bob": {"ann": -1, "bob": -1}}
    given.play("bid 2")
    assert given.see("bids") == {"ann": -1, "bob": -1}
    assert given.table.seats[0] == "ann"


def see_of(given, view):
    return given_facts(given)["bids"].see(view)


def given_facts(given):
    from scriptorium.scenarios import facts_of

    return facts_of(given.table.rules)


def test_a_phase_is_added():
    given = at("vespers", turn="x")
    assert "pray" not in given.legal
    given.play("mark A1").play("mark A2").play("mark B1")
    assert given.legal == {"pray"}
    given.play("pray")
    assert given.table.outcome is not None


BROKEN = {
    "two change the same": (
        "ODD.change('noughts.mark', without=('taken',))",
        "edges and odd both change the rule 'taken' of the choice Mark; switch one of them off",
    ),
    "a rule that is not there": (
        "ODD.change('noughts.mark', without=('takn',))",
        "Mark has no rule 'takn'; did you mean 'taken'?",
    ),
    "an action that is not there": (
        "ODD.change('noughts.mrak', without=('taken',))",
        "no plugin that is on has the action noughts.mrak",
    ),
    "a step beside none": (
        "ODD.add_step('vigil', after='mrak')",
        "odd.py:5, the step 'vigil': there is no step 'mrak'",
    ),
    "a step on both sides": (
        "ODD.add_step('vigil', after='mark', before='mark')",
        "say after= or before= of the step 'vigil'",
    ),
    "a step that is there": (
        "ODD.add_step('mark', after='mark')",
        "a step of that name is there already",
    ),
    "a phase beside none": (
        "ODD.add_phase(sc.Phase('vespers', ('pray',)), after='paly')",
        "there is no phase 'paly'; did you mean 'play'?",
    ),
    "another word": (
        "ODD.change('noughts.mark', word='write')",
        "a choice is not changed by word=",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_does_not_fit_is_told(kind, tmp_path):
    rule, told = BROKEN[kind]
    (tmp_path / "odd.py").write_text(
        "import scriptorium as sc\n\nODD = sc.Plugin('odd', 'noughts')\n\n" + rule + "\n",
        encoding="utf-8",
    )
    library = _with_game(sc.standard_library().copy())
    add_loose(library, read_loose(HERE / "further" / "edges.py"), "given")
    add_loose(library, read_loose(tmp_path / "odd.py"), "given")
    with pytest.raises(sc.ScriptoriumError) as wrong:
        sc.new_table(
            "noughts", mods=["edges", "odd"] if "edges" in told else ["odd"], library=library
        )
    assert told in str(wrong.value)


@pytest.mark.parametrize("form", ["pack", "program"])
def test_a_mod_switches_a_plugin_of_the_game_off(form, tmp_path):
    if form == "pack":
        path = tmp_path / "bold.toml"
        path.write_text(
            '[pack]\nname = "bold"\ngame = "sator"\nwithout = ["sator.golden_rule"]\n', "utf-8"
        )
    else:
        path = tmp_path / "bold.py"
        path.write_text(
            "import scriptorium as sc\n\n"
            "BOLD = sc.Plugin('bold', 'sator', without=('sator.golden_rule',))\n",
            encoding="utf-8",
        )
    library = sc.standard_library().copy()
    add_loose(library, read_loose(path), "given")
    off = {ref.name for ref in library.setup("sator", mods=["bold"]).plugins}
    on = {ref.name for ref in library.setup("sator").plugins}
    assert on - off == {"sator.golden_rule"}
    assert sc.new_table("sator", mods=["bold"], seed=1, library=library).chooser is not None


def test_what_a_mod_switches_off_and_another_needs_is_told(tmp_path):
    pack = '[pack]\nname = "{}"\ngame = "sator"\n{} = ["{}"]\n'
    library = sc.standard_library().copy()
    for name, what, of in (
        ("bold", "without", "sator.golden_rule"),
        ("shy", "requires", "sator.golden_rule"),
        ("odd", "without", "sator.goldn_rule"),
    ):
        (tmp_path / f"{name}.toml").write_text(pack.format(name, what, of), encoding="utf-8")
        add_loose(library, read_loose(tmp_path / f"{name}.toml"), "given")
    with pytest.raises(sc.SetupError, match=r"shy needs sator\.golden_rule"):
        library.setup("sator", mods=["bold", "shy"])
    with pytest.raises(sc.SetupError, match=r"no plugin 'sator\.goldn_rule'; did you mean"):
        library.setup("sator", mods=["odd"])


CROSS = """
     A  B  C  D  E  F  G
1   .. .. .. .. .. .. ..
2   .. .. .. .. .. .. ..
3   .. .. .. a. .. .. ..
4   .. .. a. a. a. .. ..
5   .. .. .. a. .. .. ..
6   .. .. .. .. .. .. ..
7   bR b. .. .. .. .. ..
"""


def test_two_first_turns_to_one_place_differ_in_what_may_follow():
    """A second turn is about another square, so the first ones are not one and the same."""
    pack = HERE / "further" / "cross.toml"
    given = position(
        "sator",
        given=[pack],
        board=CROSS,
        bridges={"a": "X5 wood", "b": "I2 iron"},
        hands={"red": ["cross:rotas-X5"]},
    )
    given.play("cross:rotas-X5").play("aim a")
    assert {"rotate 4 D3 cw more", "rotate 4 C4 ccw more"} <= given.legal
    assert compare(given.table) == []


LAMP = '''
import scriptorium as sc

LAMP = sc.Plugin("lamp", "sator")
LAMP.add_step("vigil", before="play")
LAMP.add_once("lamp")
USED = sc.Reason("used", "H1", "One lamp a turn.")


def is_left(at, do):
    return at.clock.uses[at.rules.schedule.use("lamp")] > 0


@LAMP.choice(sc.Rule(USED, predicate=is_left), during=("swap", "vigil"), enters="vigil")
class Light(sc.Action, tag="lamp.light", frozen=True):
    """Light the lamp."""

    def do(self, now):
        now.use("lamp")
        now.gain("ap", 1)


LAMP.change("sator.play", do=lambda now, action, usual: usual(now, action))
'''


def test_a_step_in_the_midst_of_a_turn_leaves_open_what_is_open_before_and_after_it(tmp_path):
    """The turn goes on from it, and can end; what belongs to earlier steps alone is over."""
    mod = tmp_path / "lamp.py"
    mod.write_text(LAMP, encoding="utf-8")
    board = CROSS.replace("a", ".")
    hands = {"red": ["moves-iron", "wild", "wild", "wild"]}
    bridges = {"b": "I2 iron"}
    at_swap = {"step": "swap", "im_deck": ["rotas-L5", "rotas-T4"]}
    given = position("sator", given=[mod], board=board, bridges=bridges, hands=hands, **at_swap)
    before = given.legal
    assert {"swap", "light"} <= before
    given.play("light")
    assert given.table.clock.step == "vigil"
    assert given.legal == before - {"swap", "light"}
    assert {"moves-iron", "end", "free"} <= given.legal

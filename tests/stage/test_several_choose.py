"""Several choose at once: by mouse, finger and keys, unseen, in any order, opened together."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from no_window import open_window

import scriptorium as sc
from scriptorium.hidden import sample
from scriptorium.matches import Match
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.leaks import leak
from scriptorium.testing.twins import twin
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.display import TextItem as Written

LOTS = Path(__file__).resolve().parents[2] / "docs" / "examples" / "lots"


@pytest.fixture(scope="module")
def library():
    found = sc.standard_library().copy()
    assert not add_loose(found, read_loose(LOTS), "given").broken
    return found


@pytest.fixture
def sat_down(library, tmp_path):
    begun = []

    def sit(mouse, seats=3, **more):
        window = open_window(tmp_path, library, mouse=mouse)
        match = Match(sc.new_table("lots", seats, seed=1, library=library))
        session = Session(match, library, settings=window.app.settings, **more)
        begun.append(session)
        routes.table(window.app, session)
        window.frame()
        return window, session

    yield sit
    for session in begun:
        session.close()


def touched(window, id):
    (window.click if window.with_mouse else window.tap)(
        window.app.page.controller.spots[id].rect.middle
    )
    if window.app.page.controller.proposal is not None:
        window.touch("yes")
    window.frame(1.0)


def shown(window):
    return [
        line for item in window.lists[-1].items if isinstance(item, Written) for line in item.lines
    ]


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "finger"])
def test_they_come_in_any_order_and_choose_anew(sat_down, mouse):
    """Before each choice hangs a curtain, and on it stands who else may come first."""
    window, session = sat_down(mouse)
    assert session.handover == "ann"
    window.touch("ask cat")
    assert session.handover == "cat"
    window.touch("lift")
    touched(window, "bid-3")
    assert session.handover == "ann"
    assert not any("bid 3" in line for line in shown(window))
    window.touch("ask cat")  # chooses anew
    window.touch("lift")
    touched(window, "bid-5")
    window.touch("lift")
    assert {line.notation for line in session.log()} == {"ask cat", ""}  # no bid
    told = [sentence for line in session.log() for sentence in line.told]
    assert told == [
        "Cat chooses first.",
        "Cat has chosen.",
        "Cat chooses anew.",
        "Cat has chosen.",
    ]
    touched(window, "seat-bob")  # the same by a button at the table
    assert session.handover == "bob"
    window.touch("lift")
    touched(window, "bid-1")
    window.touch("lift")
    touched(window, "bid-2")
    assert session.table.rules.setup.seats[0] == session.handover
    window.touch("lift")
    told = [sentence for line in session.log() for sentence in line.told]
    assert told[-3:] == ["Ann: bid 2", "Bob: bid 1", "Cat: bid 5"]


def test_a_choice_is_taken_back_until_the_last_has_chosen(sat_down):
    _, session = sat_down(True, seats=2)
    session.lift_curtain()
    session.say("bid 3")
    match = session.match
    assert match.why_not_undo("ann") is None
    assert match.why_not_undo("bob").id == "not_yours"
    session.lift_curtain()
    session.say("bid 4")
    assert [match.why_not_undo(seat).id for seat in ("ann", "bob")] == ["not_yours", "revealed"]


@pytest.mark.parametrize("mouse", [True, False], ids=["desktop", "tablet"])
def test_keys_are_enough(sat_down, mouse):
    window, session = sat_down(mouse)
    for key in ("3", "enter"):  # the third button of the curtain: Cat
        window.screen.key(key)
        window.frame()
    assert (session.handover, session.observer) == (None, "cat")
    while window.app.page.controller.cursor is None or (
        window.app.page.controller.cursor.here != "bid-4"
    ):
        window.screen.key("tab")
        window.frame()
    window.screen.key("enter")
    window.frame()
    if window.app.page.controller.proposal is not None:
        window.screen.key("enter")
        window.frame(1.0)
    assert [done.text for done in session.match.done] == ["ask cat", "bid 4"]


def test_one_person_among_computers_needs_no_curtain(sat_down):
    window, session = sat_down(True, seating={"bob": "computer", "cat": "computer"})
    assert (session.handover, session.observer) == (None, "ann")
    touched(window, "bid-2")
    while session.awaits_computer:
        session.update(0.5)
    told = [sentence for line in session.log() for sentence in line.told]
    assert "Ann: bid 2" in told
    assert session.handover is None


def bids(table, *lines):
    for line in lines:
        table = sc.apply(table, sc.read(table, line)).table
    return table


def test_nobody_can_tell_what_the_others_have_chosen(library):
    table = bids(sc.new_table("lots", 3, seed=1, library=library), "bid 4", "bid 1")
    others = {dict(twin(table, "cat", seed).pending[-1].chosen)["ann"].coins for seed in range(40)}
    assert others == set(range(6))
    assert sc.view(table, "cat") == sc.view(twin(table, "cat", 1), "cat")
    assert dict(sc.view(table, "ann").pending[-1].chosen)["ann"].coins == 4
    assert dict(sc.view(table, "cat").pending[-1].chosen) == {"ann": None, "bob": None}
    assert sc.digest(sc.load(sc.dump(table), library=library)) == sc.digest(table)


def test_a_rule_that_looks_at_sealed_choices_is_found(tmp_path):
    nosy = "mask=lambda at: 63 & ~sum(1 << bid.coins for _, bid in at.decision.chosen)"
    copytree(LOTS, tmp_path / "lots")
    written = (LOTS / "__init__.py").read_text(encoding="utf-8")
    usual = "mask=lambda at: (2 << at[Purse, at.me].coins) - 1"
    assert usual in written
    (tmp_path / "lots" / "__init__.py").write_text(written.replace(usual, nosy), encoding="utf-8")
    library = sc.standard_library().copy()
    assert not add_loose(library, read_loose(tmp_path / "lots"), "given").broken
    table = bids(sc.new_table("lots", 3, seed=1, library=library), "bid 4")
    found = [leak(table, Random(seed)) for seed in range(4)]
    assert "the choices of bob tell what it must not know" in found


def test_a_computer_thinks_of_what_it_cannot_know_as_not_yet_chosen(library):
    """A table made of what one sees has no choices of others in it; they are asked anew."""
    table = bids(sc.new_table("lots", 2, seed=1, library=library), "bid 4")
    world = sample(sc.view(table, "bob"), None, Random(1))
    after = bids(world, "bid 5")
    assert after.chooser == "ann"
    assert bids(after, "bid 0").pending[-1].chosen == ()


WRONG = {
    "said": ("said=sc.Sentence('x', 'X.')", "is told when all are opened; leave out said="),
    "nothing answers": ("", "no choice answers Bids; give at="),
    "no type": ("", "Bids is no sealed decision; derive it from sh.Sealed"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_does_not_fit_is_told(wrong, tmp_path):
    given, told = WRONG[wrong]
    chosen = "" if wrong == "no type" else "chosen: tuple[tuple[sc.Seat, Bid], ...] = ()"
    answer = "" if wrong == "nothing answers" else f"ODD.choice(at=Bids, {given})(Bid)"
    (tmp_path / "odd.py").write_text(
        "import scriptorium as sc\nimport scriptorium.house_rules as sh\n\n"
        "ODD = sc.Plugin('odd', 'noughts')\n\n"
        "class Bid(sc.Action, tag='odd.bid', frozen=True):\n    pass\n\n"
        f"@ODD.sealed\nclass Bids(sh.Sealed, tag='odd.bids', frozen=True):\n    {chosen}\n"
        f"    def opened(self, now, chosen): pass\n\n{answer}\n",
        encoding="utf-8",
    )
    found = sc.standard_library().copy()
    add_loose(found, read_loose(LOTS.parent / "noughts_and_crosses.py"), "given")
    add_loose(found, read_loose(tmp_path / "odd.py"), "given")
    with pytest.raises(sc.ScriptoriumError) as refused:
        sc.new_table("noughts", mods=["odd"], library=found)
    assert told in str(refused.value)

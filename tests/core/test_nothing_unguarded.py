"""No function of a mod is ever called unguarded: all that a rule book takes is planted.

Each registration gets functions that raise, leave or answer rubbish. The match must go on
with everything the game itself offers, the right plugin must be named, and each time one of the
functions is called it must be marked as that plugin's.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable

import lantern
import pytest
from planted_faults import FAULTS, Planted
from plants import ODD, PLANTS, walk
from wall_house import fail, hold, house

import scriptorium as sc
from scriptorium import PluginError
from scriptorium.plugins import guard

# These take no functions, or hand on those of the ones above; `answer` has tests of its own.
WITHOUT = {
    *("game", "option", "part", "decision", "event", "number", "reason", "zone", "backs", "card"),
    *("offer_service", "service", "question", "answer", "default"),
    *("plugins", "cards", "things", "schedule"),
    # For packages beside the core, as those of `strokes` below, and for whoever makes a book.
    *("extension", "enter", "learn", "written_by"),
}


def test_everything_a_rule_book_takes_is_planted() -> None:
    """Whoever gives the rule book another method has to plant its functions here."""
    strokes = {name for name, _ in inspect.getmembers(sc.RuleBook) if not name.startswith("_")}
    strokes |= {"effect", "verb", "program", "condition"}  # of the rooms beside the core
    strokes |= {"fact", "scenario_start", "scene", "aim"}
    planted = {name.split()[0] for name in PLANTS} - {"target", "part", "decision", "event"}
    assert strokes - WITHOUT == planted


def started(plant: Callable[[sc.RuleBook, Planted], None], planted: Planted) -> sc.Table | None:
    """A match with the plant in which anna holds lamps; None where it is refused with a name."""
    library = sc.Library()
    library.add(lantern, third_party=False)
    library.add(house(ODD, lambda book: plant(book, planted)))
    problem = ""
    try:
        table = sc.new_table("lantern", 2, 1, [ODD], library=library, first="anna")
    except (PluginError, sc.SetupError) as error:
        problem = str(error)
    if problem:
        assert ODD in problem
        return None
    now = sc.Change(table)
    hold(now, "anna", "lamp", "lamp", "gift")
    return now.done().table


@pytest.fixture
def blamed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    heard: set[str] = set()
    monkeypatch.setattr(guard, "witnesses", [lambda plugin, *told: heard.add(plugin)])
    return heard


OFFERED = {lantern.End(), lantern.Rest(), lantern.Wish(), lantern.Buy(), lantern.Play("lamp")}
# What a mod does to choices of the game on purpose: forbids one, makes all cards dearer.
TAKEN = {
    "forbid": {lantern.Wish()},
    "adjust": {lantern.Play("lamp")},
    "react": {lantern.Play("lamp")},
    "task": {lantern.Play("lamp")},
    "decision": {lantern.Play("lamp")},
    "rule": {lantern.Wish(), lantern.Play("lamp")},
}


@pytest.mark.usefixtures("marks")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", PLANTS)
def test_what_a_mod_plants_never_runs_outside_the_wall(
    name: str, fault: str, blamed: set[str]
) -> None:
    planted = Planted(FAULTS[fault])
    table = started(PLANTS[name], planted)
    if table is not None:
        walk(table)
        offered = set(sc.legal(table))
        assert offered >= OFFERED - TAKEN.get(name.split()[0], set())
        after = sc.apply(table, lantern.End()).table
        assert after.chooser == "bruno"
        walk(after)
    assert planted.unguarded == []
    assert blamed <= {ODD}


ASKED = (
    *("choice mask", "choice predicate", "choice explain", "target bits", "rule predicate"),
    *("rule why", "react", "say", "adjust", "task", "set_up", "notation", "scene", "invariant"),
    *("part seen_by", "event seen_by", "event said", "target missing", "choice lists"),
)


@pytest.mark.parametrize("name", ASKED)
def test_the_walk_reaches_what_is_planted(name: str, blamed: set[str]) -> None:
    """The test above would hold for functions that nobody calls."""
    planted = Planted(fail)
    table = started(PLANTS[name], planted)
    if table is not None:
        walk(table)
    assert planted.calls

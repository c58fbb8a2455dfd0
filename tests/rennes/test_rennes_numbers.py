"""Every number that can be broken has refused in a scenario, and has let through in one."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc
from rule_numbers import cited
from rules_tried import asked_by_choices, breakable, tried

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "rennes"


def test_every_number_that_can_be_broken_has_refused_and_let_through():
    """Read off the rules: each number of a reason refuses in one scenario and lets through in one.

    What only an answer to a question refuses with is cited where something is done.
    """
    library = sc.standard_library(third_party=False)
    rules = library.rules(library.setup("rennes", 2))
    there, (refused, allowed) = breakable(rules), tried(SCENARIOS, library)
    assert len(there) > 40
    assert there.keys() - refused == set()
    answered = there.keys() - asked_by_choices(rules)
    assert answered == {"RN6.2"}
    assert there.keys() - allowed - (answered & cited(SCENARIOS)) == set()

"""Taking back with the mouse, by each of the agreements."""

from __future__ import annotations

import pytest
from desk_match import Desktop
from tests_library import example_library

from scriptorium.matches import Match
from undo_by_hand import DEGREES, at_first_turn, take_back

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.mark.parametrize("degree", DEGREES)
def test_as_much_is_taken_back_as_was_agreed(app, drive, table, degree):
    app.settings.change("confirm", "never")
    match = Match(at_first_turn(example_library(), degree))
    table(match)
    take_back(Desktop(drive), match, degree)

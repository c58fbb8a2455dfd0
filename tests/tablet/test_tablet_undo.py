"""Taking back with fingers, by each of the agreements."""

from __future__ import annotations

import pytest
from sator_tables import person
from tablet_hands import Tablet

from scriptorium.matches import Match
from undo_by_hand import DEGREES, at_first_turn, take_back

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.mark.parametrize("degree", DEGREES)
def test_as_much_is_taken_back_as_was_agreed(drive, games, degree):
    drive.app.settings.change("reduced_motion", True)
    match = Match(at_first_turn(games, degree))
    drive.play(match, person(match))
    drive.press("lift")
    take_back(Tablet(drive), match, degree)

"""What both windows share outside the table, without a window: forms, fields, focus, lettering."""

from __future__ import annotations

from pathlib import Path

import pytest

from scriptorium import PluginError, SetupError, dump, load, new_table, standard_library
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium_play.common.forms import Amount, Select, switch, typed
from scriptorium_play.matches.options import offered
from scriptorium_ui.toolkit.glyphs import can_draw, runs
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.rect import Rect, overlap, placed
from scriptorium_ui.toolkit.text_fitting import ELLIPSIS, LEADING, Lettering

WINTER = Path(__file__).resolve().parents[2] / "docs" / "examples" / "winter"


def test_a_choice_goes_round_its_end():
    chosen = []
    choice = Select("key", "", ("one", "two", "three"), 2, chosen.append)
    choice.step(1)
    choice.step(-1)
    assert (chosen, choice.shown, choice.is_open) == ([0, 1], "three", True)
    assert not Select("key", "", ("only",), 0, chosen.append).is_open


def test_a_switch_is_a_choice_of_two():
    turned = []
    off = switch("key", "", False, turned.append, ("off", "on"))
    assert off.shown == "off"
    off.step(1)
    switch("key", "", True, turned.append, ("off", "on")).step(1)
    assert turned == [True, False]


@pytest.mark.parametrize(
    ("part", "value"), [(-0.5, 80), (0.0, 80), (0.04, 80), (0.05, 90), (0.5, 140), (1.7, 200)]
)
def test_an_amount_slides_in_steps_between_its_ends(part, value):
    changed = []
    Amount("key", "", 100, 80, 200, 10, changed.append).slide(part)
    assert changed == [value]


def test_an_amount_is_stepped_no_further_than_its_ends():
    changed = []
    amount = Amount("key", "", 195, 80, 200, 10, changed.append)
    amount.step(1)
    amount.step(-1)
    amount.step(-40)
    assert changed == [200, 185, 80]
    assert amount.part == pytest.approx(115 / 120)


def test_a_field_takes_letters_and_gives_them_back():
    assert typed("ab", "c") == "abc"
    assert typed("ab", "\b\b\b") == ""
    assert typed("ab", "c\bd") == "abd"
    assert typed("ab", "cdef", most=4) == "abcd"


def test_what_is_touched_is_cut_by_its_view_and_made_of_its_squares():
    one = Touchable("a", Rect(0, 0, 10, 10), squares=(Rect(0, 0, 5, 5), Rect(5, 5, 5, 5)))
    assert one.holds(2, 2)
    assert not one.holds(7, 2)
    one.clip = Rect(0, 0, 10, 4)
    assert not one.holds(7, 7)
    assert one.seen == overlap(one.rect, one.clip) == Rect(0, 0, 10, 4)


def test_a_slide_is_told_as_a_part_of_its_track():
    parts = []
    one = Touchable("a", Rect(100, 0, 200, 10), slide=parts.append)
    for x in (0, 100, 150, 300, 900):
        one.slide_to((x, 5))
    assert parts == [0.0, 0.0, 0.25, 1.0, 1.0]
    upright = Touchable("b", Rect(0, 100, 10, 200), slide=parts.append, upright=True)
    upright.slide_to((5, 250))
    assert parts[-1] == 0.75


@pytest.mark.parametrize(
    ("align", "valign", "where"),
    [("left", "top", (10, 20)), ("center", "center", (50, 60)), ("right", "bottom", (90, 100))],
)
def test_things_are_placed_in_a_room(align, valign, where):
    assert placed(Rect(10, 20, 100, 100), 20, 20, align, valign) == Rect(*where, 20, 20)


# lettering, with a ruler by which every letter is half as wide as it is high

LETTERS = Lettering(lambda text, face, size: len(text) * size / 2, slack=0.5)


def test_lines_break_at_words_and_where_they_are_told_to():
    assert LETTERS.wrapped("one two three", "text", 10, 40) == ("one two", "three")
    assert LETTERS.wrapped("one\n\ntwo", "text", 10, 40) == ("one", "", "two")
    assert LETTERS.wrapped("indivisible", "text", 10, 20) == ("indivisible",)


def test_a_text_becomes_smaller_until_it_fits():
    found = LETTERS.set_text("one two three", "text", 20, 65, 16, 6)
    assert found.whole
    assert found.size == 10
    assert found.lines == ("one two three",)
    assert LETTERS.set_text("one two three", "text", 20, 65, 50, 6).size > found.size


def test_a_text_that_cannot_fit_is_cut_and_says_so():
    found = LETTERS.set_text("one two three four", "text", 20, 40, 26, 10)
    assert not found.whole
    assert found.size == 10
    assert found.lines == ("one two", "three" + ELLIPSIS)
    assert found.width <= 40
    assert found.height == pytest.approx(2 * 10 * LEADING)
    (line,) = LETTERS.set_text("indivisible", "text", 10, 30, 12, 10, True).lines
    assert line == "indiv" + ELLIPSIS


def test_letters_that_a_face_lacks_come_from_the_symbols():
    assert can_draw("text", "Brücke")
    assert not can_draw("text", "✗")
    assert runs("a ✗ b", "text") == [("a ", "text"), ("✗", "symbols"), (" b", "text")]


def test_a_number_that_a_mod_sets_can_be_edited_in_the_form():
    """It is shown, obeyed, and another one may be chosen for the match; off with its mod."""
    library = standard_library().copy()
    add_loose(library, read_loose(WINTER), "given")
    seats = ("red", "blue")
    assert "sator.action_points" not in offered(library, "sator", seats, ())
    assert offered(library, "sator", seats, ("winter",))["sator.action_points"] == (8, range(1000))
    wishes = {"sator.action_points": 7}
    table = new_table("sator", seats, 1, ["winter"], options=wishes, library=library)
    assert table.rules.number("sator.action_points", table, "red") == 7
    again = load(dump(table), library=library)
    assert again.rules.fixed_number("sator.action_points") == 7
    wrong = {"sator.action_points": "x"}
    with pytest.raises(PluginError, match=r"the players: sator\.action_points is a whole number"):
        new_table("sator", seats, 1, ["winter"], options=wrong, library=library)
    with pytest.raises(SetupError, match=r"no option sator\.action_points"):
        new_table("sator", seats, 1, options=wishes, library=library)

"""The looks of seats: a colour and an emblem for each, and no two of a game alike."""

from __future__ import annotations

import pytest
from stage_games import library

import scriptorium as sc
from scriptorium_play.common.colours import Look, looks_of, palette
from scriptorium_ui.art import atlas

PALETTES = ("normal", "high-contrast", "colour-blind")
GAMES = [one.about for one in library().plugins.values() if one.about.is_game]


@pytest.mark.parametrize("about", GAMES, ids=lambda about: about.name)
def test_no_two_seats_of_a_game_look_alike(about):
    """Neither by colour nor by emblem, in any palette, as long as there are emblems enough."""
    looks = looks_of(about)
    assert set(looks) == set(about.seats)
    for name in PALETTES:
        shown = [palette(name).player(look) for look in looks.values()]
        assert len(set(shown)) == len(shown)
        pictures = [atlas.find(look.art, name) for look in looks.values()]
        assert len({one.key for one in pictures if one is not None}) == len(looks)


def test_every_colour_of_the_palette_has_an_emblem_of_its_own():
    colours = palette("normal").players
    assert len(colours) == 6
    emblems = {atlas.manifest()["pictures"][f"emblem-{one}"]["emblem"] for one in colours}
    assert len(emblems) == 6


def test_a_game_says_what_colour_its_seats_have():
    """The player called geel is yellow, though geel sits at the fourth place."""
    rennes = next(about for about in GAMES if about.name == "rennes")
    assert looks_of(rennes)["geel"] == Look("yellow")
    assert looks_of(rennes)["paars"] == Look("purple")


def test_a_seat_called_like_a_colour_has_it_and_others_get_what_is_free():
    about = sc.About("odd", "odd", seats=("one", "red", "two"), colours=(("two", "blue"),))
    assert looks_of(about) == {"one": Look("green"), "red": Look("red"), "two": Look("blue")}


def test_what_a_game_says_goes_before_what_a_seat_is_called():
    about = sc.About("odd", "odd", seats=("red", "one"), colours=(("one", "red"),))
    assert looks_of(about) == {"red": Look("blue"), "one": Look("red")}


def test_a_colour_that_is_not_in_the_palette_counts_as_none():
    about = sc.About("odd", "odd", seats=("one", "two"), colours=(("one", "beige"),))
    assert looks_of(about) == {"one": Look("red"), "two": Look("blue")}


def test_where_all_emblems_are_taken_seats_bear_their_number():
    about = sc.About("many", "many", seats=tuple(f"s{nr}" for nr in range(1, 17)))
    looks = looks_of(about)
    assert len(set(looks.values())) == 16
    assert looks["s7"] == Look("red", 7)
    assert not any(looks[f"s{nr}"].number for nr in range(1, 7))

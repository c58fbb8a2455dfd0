"""What follows from the declarations of a game: zones, parts, words, pictures, laws."""

from __future__ import annotations

from random import Random
from typing import Annotated

import lark_tables
import larks
import pytest
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.hidden import no_memory, sample
from scriptorium.matches import Match
from scriptorium.matches.migration import SNAPSHOT, open_match
from scriptorium.matches.records import Seal
from scriptorium.scenarios import HIDDEN, lay_out
from scriptorium.testing.helpers import disagreements, twin

SEEDS = [(2, 1), (3, 2), (3, 3)]


def laid(**facts: object) -> sc.Table:
    return lay_out(lark_tables.table(3).rules, facts, 0)


def said(after: sc.After, seat: sc.Seat) -> list[str]:
    found = (sc.said(after.table.rules, one) for one in sc.seen_events(after, seat))
    return [str(one) for one in found if one is not None]


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_random_matches_hold_together(seats, seed):
    """Lists and rules agree, saves come back, views repeat, no card is there twice."""
    library = lark_tables.library()
    table = sc.new_table("larks", seats, seed, library=library)
    for one in lark_tables.played(table, seed):
        assert disagreements(one) == []
        assert one.rules.problem(one) is None
        assert sum(larks.game.counted(one).values()) == len(larks.NR)
        assert sc.load(sc.dump(one), library=library) == one
        for seat in one.seats:
            seen = sc.view(one, seat)
            assert sc.view(seen, seat) == seen
            assert sp.scene(seen) == sp.scene(sc.view(twin(one, seat, seed), seat))


# Zones.


def test_a_draw_shows_faces_in_the_log_of_those_who_see_them():
    after = sc.apply(laid(deck=["Lark 12"]), larks.Rest())
    assert said(after, "ann") == ["ann draws Lark 12.", "bob starts a turn."]
    assert said(after, "bob") == ["ann draws a card.", "bob starts a turn."]
    assert after.learned == ("ann",)


def test_what_a_move_shows_is_drawn_where_it_goes():
    after = sc.apply(laid(hands={"ann": ["Lark 3"]}), larks.Lay("lark_3"))
    found = sp.movements(after.table.rules, after.events)
    assert [one.pieces for one in found if one.pieces] == [
        ("hand-lark_3", "pile"),
        ("hand-lark_3", "pile"),
    ]


def test_words_of_scenarios_follow_from_zones_and_parts():
    table = laid(hands={"ann": ["Lark 3", "lark_9"]}, pile=["Lark 5"], laid={"bob": 1}, turn="bob")
    seen = lark_tables.facts(table)
    assert seen["hands"] == {"ann": ["Lark 3", "Lark 9"], "bob": [], "cee": []}
    assert (seen["hand_sizes"], seen["pile"]) == ({"ann": 2, "bob": 0, "cee": 0}, ["Lark 5"])
    assert (seen["deck_size"], seen["laid"]["bob"], seen["turn"]) == (17, 1, "bob")
    assert lark_tables.facts(sc.view(table, "bob"))["deck"] is HIDDEN


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"hands": {"ann": ["Lark 3", "Lark 3"]}}, "hands.ann: there are only 1 of Lark 3"),
        ({"hands": {"ann": ["Lark 99"]}}, "hands.ann: there is no card 'Lark 99'"),
        ({"pile": "Lark 3"}, "pile: write a list of cards, not 'Lark 3'"),
        ({"laid": {"bob": -1}}, "laid.bob: -1 cannot stand there"),
        ({"laid": {"dan": 1}}, "laid.dan: dan does not play in this scenario"),
        ({"direction": "up"}, "direction: write cw or ccw, not 'up'"),
        ({"round": 0}, "round: write a whole number from 1 to 9999, not 0"),
    ],
)
def test_a_scenario_that_cannot_be_is_told_so(facts, told):
    with pytest.raises(sc.FactError, match=told):
        laid(**facts)


def test_no_card_is_there_twice_and_none_comes_from_nowhere():
    """A law of every game with zones; nobody writes it."""
    table = laid(hands={"ann": ["Lark 3"]})
    at = table.rules.part_index[sc.Zones]
    zones = table.parts[at]

    def with_piles(*piles: tuple[str, ...]) -> sc.Table:
        parts = (*table.parts[:at], replace(zones, piles=piles), *table.parts[at + 1 :])
        return replace(table, parts=parts)

    twice = with_piles(("lark_3",), *zones.piles[1:])
    assert table.rules.problem(twice) == "larks: there are 2 of lark_3, not 1"
    strange = with_piles(("cuckoo",), *zones.piles[1:])
    assert table.rules.problem(strange) == "larks: cuckoo is no card of this match"


def test_memories_and_imagined_tables_follow_from_zones():
    """A card that was seen going into the deck is known to be there."""
    table = laid(pile=["Lark 5", "Lark 7"], hands={"cee": ["Lark 1", "Lark 2"]})
    after = sc.apply(table, larks.Rest())
    memory = no_memory("bob").after(table, after)
    assert [(one.cards, one.bounds) for one in memory.watches] == [
        (("lark_5", "lark_7"), ((("deck",), 1), (("deck", "hand.ann"), 2)))
    ]
    imagined = sample(sc.view(after.table, "bob"), memory, Random(1))
    assert sc.view(imagined, "bob") == sc.view(after.table, "bob")


# Parts of seats, and parts of plugins that are off.


def test_a_part_of_a_seat_changes_alone():
    now = sc.Change(lark_tables.table(3))
    now[larks.Flock, "bob"] = larks.Flock(2)
    assert larks.Flock.all(now, "laid") == {"ann": 0, "bob": 2, "cee": 0}
    larks.Flock.reset(now)
    assert larks.Flock.all(now, "laid") == {"ann": 0, "bob": 0, "cee": 0}
    with pytest.raises(sc.PluginError, match="Songs is laid in the place of Flock"):
        now[larks.Flock, "bob"] = Songs(1)
    with pytest.raises(sc.PluginError, match="Flock of dan is not a part of this match"):
        now[larks.Flock, "dan"] = larks.Flock(1)
    with pytest.raises(KeyError, match=r"larks\.flock dan is not a part of this match"):
        now[larks.Flock, "dan"]
    with pytest.raises(KeyError, match=r"larks\.flock is not a part of this match"):
        now[larks.Flock]


CHORUS = sc.Plugin("house.chorus", "larks", needs=("larks",))


@CHORUS.part()
class Songs(sc.SeatPart, tag="house.songs", frozen=True):
    """How often a seat has sung."""

    sung: Annotated[int, sc.Fact("songs")] = 0


@CHORUS.part(reset="turn")
class Loud(sc.Part, tag="house.loud", frozen=True):
    """Whether somebody sings loudly."""

    loud: bool = False


@CHORUS.react(larks.Laid)
def sing(now: sc.Change, laid: larks.Laid) -> None:
    """A seat that lays a lark sings."""
    now[Songs, laid.seat] = Songs(now[Songs, laid.seat].sung + 1)


def test_a_part_of_a_plugin_that_is_off_reads_as_a_match_begins():
    """Rules may read it without knowing whether the plugin is on; writing it is a mistake."""
    off = lark_tables.table()
    assert off[Songs, "ann"] == Songs()
    assert off[Loud] == Loud()
    assert sc.Moment.of(off, sc.Turn("ann"))[Songs, "ann"].sung == 0
    with pytest.raises(sc.PluginError, match="Songs of ann is not a part of this match"):
        sc.Change(off)[Songs, "ann"] = Songs(1)
    with pytest.raises(KeyError):
        off[Songs, "dan"]
    on = lark_tables.table(2, 1, CHORUS)
    assert on[Songs, "ann"] == Songs()
    with pytest.raises(KeyError, match=r"house\.songs is not a part of this match"):
        on[Songs]


def test_a_match_goes_on_without_a_plugin_that_is_gone():
    """Parts of seats that stay keep what they hold; the others are gone."""
    library, seal = lark_tables.library(CHORUS), Seal(b"this machine")
    match = Match(sc.new_table("larks", 2, 1, ["house.chorus"], library=library))
    choose = Random(4)
    for _ in range(8):
        match.play(choose.choice(match.choices()))
    sung = Songs.all(match.table, "sung")
    assert sum(sung.values()) == sum(larks.Flock.all(match.table, "laid").values()) > 0
    assert lark_tables.facts(match.table)["songs"] == sung
    opening = open_match(match.to_bytes(seal), library=lark_tables.library(), seal=seal)
    assert "house.chorus 1.0 is not installed" in opening.problem
    on = opening.gone_on(SNAPSHOT)
    assert on is not None
    assert larks.Flock.all(on.table, "laid") == larks.Flock.all(match.table, "laid")
    assert set(Songs.all(on.table, "sung").values()) == {0}
    assert "songs" not in lark_tables.facts(on.table)


# Plugins as objects.


def test_a_plugin_is_blamed_by_its_own_name_and_switched_off_by_it():
    """Several stand in one module; each has a name of its own."""
    library = lark_tables.library()
    assert [*library.plugins] == ["larks", "larks.wind"]
    ten = lay_out(lark_tables.table(3).rules, {"hands": {"ann": ["Lark 10"]}}, 0)
    assert sc.apply(ten, larks.Lay("lark_10")).table.chooser == "cee"
    calm = lark_tables.table(3, 1, without=["larks.wind"]).rules
    ten = lay_out(calm, {"hands": {"ann": ["Lark 10"]}}, 0)
    assert sc.apply(ten, larks.Lay("lark_10")).table.chooser == "bob"


def test_a_house_rule_forbids_and_adjusts():
    """With its own name on the refusal, and with the game's numbers by their handles."""
    strict = sc.Plugin("house.strict", "larks", needs=("larks",))
    strict.adjust(larks.TO_WIN)(lambda usual, at, seat: usual - 3)
    strict.forbid(larks.Rest, "no_rest", "H1", "Nobody rests.")
    strict.forbid(
        larks.Lay, "odd", "H2", "Lay odd larks.", unless=lambda at, do: larks.NR[do.card] % 2 == 1
    )
    table = lark_tables.table(2, 1, strict)
    refused = sc.why_not(table, larks.Rest())
    assert refused is not None
    assert str(refused) == "H1 · Nobody rests. (house.strict)"
    table = lay_out(table.rules, {"hands": {"ann": ["Lark 3", "Lark 4"]}}, 0)
    assert [*sc.legal(table)] == [larks.Lay("lark_3")]
    after = sc.apply(table, larks.Lay("lark_3"))
    assert after.table.outcome is not None
    assert after.table.outcome.winners == ("ann",)


def test_what_is_declared_can_be_listed():
    """Each with its file and line."""
    listed = [str(one) for one in larks.game.declarations]
    kinds = [line.split(": ")[1].split()[0] for line in listed]
    assert kinds[:6] == ["schedule", "option", "number", "zone", "zone", "zone"]
    assert [one.rpartition(": ")[2] for one in listed if ": choice" in one] == [
        "choice larks.lay",
        "choice larks.rest",
    ]
    assert all(line.startswith("__init__.py:") for line in listed)
    (wind,) = larks.WIND.declarations
    assert str(wind).endswith(": reaction to larks.laid")


def test_an_option_is_a_number_as_well():
    """N10: it is chosen for a match, and house rules may adjust it."""
    table = lark_tables.table(2, 1, options={"hand": 5})
    assert larks.HAND_SIZE(table, "ann") == larks.HAND_SIZE.fixed(table) == 5
    assert len(larks.HAND(table, "ann")) == 5
    with pytest.raises(sc.SetupError, match="option hand is 9; write a number from 1 to 5"):
        lark_tables.table(2, 1, options={"hand": 9})


def test_late_reactions_come_after_those_of_all_other_plugins():
    """N11: whatever the order in which plugins were put."""
    heard: list[str] = []
    early = sc.Plugin("house.a", "larks", needs=("larks",))
    later = sc.Plugin("house.z", "larks", needs=("larks",))
    early.react(larks.Laid, late=True)(lambda now, laid: heard.append("late"))
    early.react(larks.Laid)(lambda now, laid: heard.append("a"))
    later.react(larks.Laid)(lambda now, laid: heard.append("z"))
    table = lark_tables.table(2, 1, early, later)
    table = lay_out(table.rules, {"hands": {"ann": ["Lark 3"]}}, 0)
    sc.apply(table, larks.Lay("lark_3"))
    assert heard == ["a", "z", "late"]


# Pictures.


def test_zones_panels_and_buttons_draw_themselves():
    table = laid(hands={"ann": ["Lark 3"], "bob": ["Lark 9", "Lark 2"]}, pile=["Lark 5"])
    scene = sp.scene(sc.view(table, "ann"))
    drawn = {one.id: (one.art, one.count, str(one.says)) for one in scene.pieces}
    assert drawn == {
        "rest": ("button", -1, "Draw a card; the pile begins anew."),
        "deck": ("back", 16, "The deck. Cards: 16."),
        "pile": ("", 1, "Lark 5 is the highest lark. Cards: 1."),
        "hand-lark_3": ("", 1, "Lark 3, in your hand."),
        "seat-ann": ("panel", 1, "ann. Cards: 1. Larks: 0."),
        "seat-bob": ("panel", 2, "bob. Cards: 2. Larks: 0."),
        "seat-cee": ("panel", 0, "cee. Cards: 0. Larks: 0."),
        "back-bob-0": ("back", -1, "A hidden card of bob."),
        "back-bob-1": ("back", -1, "A hidden card of bob."),
    }
    seen_by_bob = sp.scene(sc.view(table, "bob"))
    assert seen_by_bob.piece("rest") is None


def test_pieces_that_stay_the_same_are_the_same():
    """They are kept: what differs in anything that is shown or said is another piece."""
    group = larks.say.group("board", seat="ann")
    one = group.piece("a", "art", 1, 2, "larks-hand-back", layer=1)
    assert group.piece("a", "art", 1, 2, "larks-hand-back", layer=1) is one
    assert group.piece("a", "art", 1, 2, "larks-hand-back", count=1) == replace(
        one, layer=0, count=1
    )
    other = larks.say.group("board", seat="bob").piece("a", "art", 1, 2, "larks-hand-back", layer=1)
    assert str(other.says) == "A hidden card of bob."

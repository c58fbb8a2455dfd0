"""A game of declarations: words as targets, numbers by players, words of scenarios, quick lists."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scenarios import lay_out
from scriptorium.scenarios.facts import vocabulary
from scriptorium.scenarios.source import Misread

LAMPS = ("red", "green", "blue")
NUMBERS = {name: at for at, name in enumerate(LAMPS)}
game = sc.Game(
    "lamps",
    __file__,
    schedule=sc.Schedule((sc.Phase("play", ("light",)),)),
    seats=("ann", "bob", "cee"),
    fewest=2,
    clock_words=("first", "turn", "winners"),
    facts_when_off=True,
)
BROKEN = game.plugin("broken")
LATER = game.plugin("later", after=("lamps.zeal",))
ZEAL = game.plugin("zeal")
THERE = game.number("there", lambda book: len(book.seats))
TURNS: list[str] = []
LAMP = game.named(
    LAMPS, numbers=NUMBERS, among=lambda at: 0b101, piece="lamp-{me}-{}", noun="a lamp"
)


@game.part()
class Lit(sc.SeatPart, tag="lamps.lit", frozen=True):
    """The lamps of a seat that are lit."""

    lamps: Annotated[int, Meta(ge=0, le=7), sc.Fact("lit", bits=NUMBERS)] = 0


@BROKEN.part()
class Cracks(sc.SeatPart, tag="lamps.cracks", frozen=True):
    """How many cracks there are."""

    count: Annotated[int, Meta(ge=0, le=9), sc.Fact("cracks")] = 0
    seen: Annotated[int, sc.Fact("cracks_seen", set=False)] = 3


@game.set_up
def begin(now: sc.Change) -> None:
    now.enter_phase("play", now.seats[0])


@game.neutral_start
def dark(now: sc.Change) -> None:
    now[Lit, now.seats[0]] = Lit(4)


@BROKEN.coherent
def not_all(now: sc.Change) -> None:
    if sum(Cracks.all(now, "count").values()) > THERE(now, now.seats[0]):
        raise sc.FactError("cracks", "that is too many")


game.neutral(phase="play", step="light", round=1)


def unlit(at: sc.Moment) -> int:
    TURNS.append(at.me)
    return 0b101 & ~at[Lit, at.me].lamps


@game.choice(quick=sc.Quick(unlit))
class Light(sc.Action, tag="lamps.light", frozen=True):
    """Light a lamp."""

    lamp: Annotated[int, Meta(ge=0, le=2), LAMP]

    def do(self, now: sc.Change) -> None:
        now[Lit, now.me] = Lit(now[Lit, now.me].lamps | 1 << self.lamp)
        now.end_turn()


def begun(seats: int = 2, *mods: sc.Plugin, without: tuple[str, ...] = ()) -> sc.Table:
    library = sc.Library()
    library.add(game, third_party=False)
    return sc.new_table("lamps", seats, 1, mods, library=library, without=without)


def seen(table: sc.Table, name: str) -> object:
    see = vocabulary(table.rules).facts[name].see
    assert see is not None
    return see(table)


def test_words_are_targets_written_read_and_touched_as_they_are() -> None:
    table = begun()
    lines = [sc.write(table, one) for one in sc.legal(table)]
    assert lines == ["light red", "light blue"]
    with pytest.raises(sc.Unreadable, match="there is no lamp 'Red'"):
        sc.read(table, "light Red")
    seat = table.chooser or ""
    seen, at = sc.view(table, seat), sc.Moment.of(table)
    assert sp.touches(seen, sc.legal(table)[1]) == (f"lamp-{seat}-blue",)
    assert LAMP.meant(at, (f"lamp-{seat}-blue", "more")) == (2, 1)
    assert LAMP.meant(at, ("lamp-nobody-blue",)) is None


def test_among_leaves_it_to_rules_to_say_why_something_is_not_there() -> None:
    table = begun()
    assert sc.read(table, "light green") == Light(1)
    assert LAMP.missing(sc.Moment.of(table), 1) is None


def test_a_list_of_its_own_is_asked_at_a_moment() -> None:
    TURNS.clear()
    table = begun()
    assert len(sc.legal(table)) == 2
    assert TURNS
    assert set(TURNS) == {table.chooser}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_number_may_go_by_the_players_and_never_falls_below_nothing(seats: int) -> None:
    table = begun(seats)
    assert THERE(table, "ann") == seats
    house = sc.Plugin("house.few", "lamps")
    house.adjust(THERE)(lambda usual, at, seat: usual - 9)
    assert THERE(begun(seats, house), "ann") == 0


def test_bits_are_a_list_of_names_in_scenarios() -> None:
    table = lay_out(begun().rules, {"lit": {"bob": ["blue", "red"]}}, 1)
    assert seen(table, "lit") == {"ann": ["blue"], "bob": ["red", "blue"]}
    with pytest.raises(sc.FactError) as caught:
        lay_out(table.rules, {"lit": {"bob": ["pink"]}}, 1)
    assert caught.value.path == "lit.bob"


def test_a_game_names_the_words_of_the_clock_that_it_has() -> None:
    table = lay_out(begun().rules, {"first": "bob"}, 1)
    assert (table.clock.first, table.clock.seat) == ("bob", "bob")
    assert {"first", "turn", "winners"} <= vocabulary(table.rules).facts.keys()
    assert not {"direction", "round"} & vocabulary(table.rules).facts.keys()


def test_what_a_scenario_sets_has_to_go_together() -> None:
    rules = begun().rules
    assert seen(lay_out(rules, {"cracks": {"bob": 2}}, 1), "cracks") == {"ann": 0, "bob": 2}
    with pytest.raises(sc.FactError, match="too many"):
        lay_out(rules, {"cracks": {"bob": 3}}, 1)
    with pytest.raises(Misread, match="can be seen but not set"):
        lay_out(rules, {"cracks_seen": {"bob": 3}}, 1)


def test_words_of_a_plugin_that_is_off_show_what_is_untouched() -> None:
    table = begun(without=("lamps.broken",))
    assert not BROKEN.is_on(table)
    assert BROKEN.is_on(begun())
    assert seen(table, "cracks") == {"ann": 0, "bob": 0}
    assert lay_out(table.rules, {"cracks": {"bob": 0}}, 1).rules is table.rules
    with pytest.raises(sc.FactError, match=r"lamps\.broken is off"):
        lay_out(table.rules, {"cracks": {"bob": 2}}, 1)


def test_a_plugin_comes_after_others_that_it_names() -> None:
    names = [one.name for one in begun().rules.setup.plugins]
    assert names.index("lamps.later") > names.index("lamps.zeal")


def test_what_a_plugin_declares_can_be_of_a_kind_of_its_own() -> None:
    """A game lets others declare what it alone knows; it stands under their name."""

    class Oil(sc.Declaration):
        what = "oil"

        def write(self, book: sc.RuleBook) -> None:
            book.offer_service("oil", book.plugin)

    house = sc.Plugin("house.oil", "lamps")
    house.declare(Oil())
    assert begun(2, house).rules.services["oil"] == "house.oil"
    assert [str(one).partition(": ")[2] for one in house.declarations] == ["oil"]

"""Games with a box: names of a match as targets, zones for each thing, questions, other boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import pytest
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.hidden.pools import hidden
from scriptorium.scenarios import HIDDEN, facts_of, lay_out
from scriptorium.scene import caution, touches

CAVES = ("crypt", "well")


def caves(at: sc.Position) -> tuple[str, ...]:
    found: tuple[str, ...] = at.rules.services["moles.caves"]
    return found


def is_root(card: sc.Card) -> bool:
    return card.id.startswith("root")


def is_worm(card: sc.Card) -> bool:
    return card.id.startswith("worm")


game = sc.Game(
    "moles",
    __file__,
    schedule=sc.Schedule((sc.Phase("dig", ("dig",)),)),
    title="Moles",
    seats=("ann", "bob"),
    fewest=2,
)
game.lend("caves", CAVES)
DECK = game.zone("deck", faces="none", rest=True, holds=is_root)
HAND = game.zone("hand", faces="owner", each=True, holds=is_root)
FLOOR = game.zone_family("floor", lambda book: book.service("moles.caves"), holds=is_worm)
STORE = game.zone_family(
    "store", lambda book: book.service("moles.caves"), each=True, holds=is_worm
)
game.without_words("direction", "deck_size")
game.neutral(phase="dig", step="dig", round=1)
game.fact("shut", see=lambda at: at[Shut].cave, put=lambda now, cave, told: put(now, cave, told),
          beside=True)  # fmt: skip
FULL = sc.Reason("full", "M1", "{cave} is full.")


@game.cards
def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    yield sc.Card("root", copies=3)
    yield sc.Card("worm", copies=2, effect="moles.wriggle")


def put(now: sc.Change, cave: str, told: Any) -> None:
    assert "turn" in told
    now.put(Shut(cave))


def put_hands(now: sc.Change, told: dict[str, list[str]]) -> None:
    for seat, roots in told.items():
        sc.lay_out(now, HAND.of(seat), roots)


game.fact("hand", put=put_hands, any_order=True)
MANY = game.number("many", lambda book: len(book.service("moles.caves")), most=9)


@game.question("bits")
class Barred(sc.Question, frozen=True):
    seat: sc.Seat


@game.part(start=lambda book: Shut(book.service("moles.caves")[-1]))
class Shut(sc.Part, tag="moles.shut", frozen=True):
    cave: str = ""
    gently: Annotated[bool, sc.Fact()] = False


CAVE = sc.ListedTarget(caves, "cave", piece="cave-{}-here", numbered=True, example="well")
NAMED = sc.ListedTarget(caves, "cave", judged=False)


class Busy(sc.Decision, tag="moles.busy", frozen=True):
    """Never awaited here."""


OPENED: list[str] = []


def opening(at: sc.Moment, do: Dig) -> bool:
    OPENED.append(at.me)
    return False


@game.choice(
    sc.Rule(FULL, mask=lambda at: ~at.rules.questions[Barred].ask(at, Barred(at.me))),
    opens=Busy,
    quick=sc.Quick(opening=opening),
)
class Dig(sc.Action, tag="moles.dig", frozen=True):
    cave: Annotated[int, CAVE]

    def do(self, now: sc.Change) -> None:
        sc.cards_in(now, FLOOR.of(caves(now)[self.cave]))
        sc.move(now, ("worm",), FLOOR.of("crypt"), STORE.of("crypt", now.me))
        now.end_turn()


@game.choice()
class Call(sc.Action, tag="moles.call", frozen=True):
    cave: Annotated[str, NAMED]

    def do(self, now: sc.Change) -> None:
        now.end_turn()


@game.set_up
def set_up(now: sc.Change) -> None:
    sc.lay_out(now, FLOOR.of("crypt"), ("worm", "worm"))
    sc.lay_out(now, DECK.name, ("root",) * 3)
    now.begin_round(now.seats[0])


@game.notation
def read_all(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    return (Dig(0), Dig(1)) if text == "dig all" else None


game.caution(Dig)(lambda view, do: sc.text("moles-dust", "Dust in {cave}", cave=do.cave))
MOSS = game.plugin("moss")
FEW = MOSS.number("moles.few", 1)
MOSS.effect("moles.wriggle", lambda now, seat, card: now.put(Shut(f"{seat} {card}")))


@MOSS.answer(Barred, reason=FULL)
def mossy(at: sc.Position, asked: Barred) -> int:
    """The cave that is shut."""
    return sum(1 << nr for nr, cave in enumerate(caves(at)) if cave == at[Shut].cave)


def library(made: sc.Game = game) -> sc.Library:
    found = sc.Library()
    found.add(made, third_party=False)
    assert not any(one.broken for one in found.plugins.values())
    return found


def begun(made: sc.Game = game, **options: Any) -> sc.Table:
    return sc.new_table("moles", 2, 1, library=library(made), **options)


def test_a_number_in_a_list_of_names_is_written_read_and_touched_by_its_name():
    table = begun()
    assert [sc.write(table, one) for one in sc.legal(table) if isinstance(one, Dig)] == [
        "dig crypt"
    ]
    assert sc.read(table, "dig well") == Dig(1)
    assert touches(sc.view(table, "ann"), Dig(0)) == ("cave-crypt-here",)
    assert CAVE.meant(sc.Moment.of(table), ("cave-well-here",)) == (1, 1)
    assert CAVE.meant(sc.Moment.of(table), ("cave-attic-here",)) is None
    assert CAVE.meant(sc.Moment.of(table), ("well",)) is None
    with pytest.raises(sc.Unreadable, match="there is no cave 'attic'; write one as in well"):
        sc.read(table, "dig attic")
    with pytest.raises(sc.Unreadable, match="there is no cave 'attic'; there are crypt, well"):
        sc.read(table, "call attic")


def test_what_is_not_in_the_list_is_refused_unless_rules_alone_judge():
    table = begun()
    assert sc.why_not(table, Dig(7)) is not None
    assert CAVE.write(table, 7) == "nowhere"
    assert sc.why_not(table, Call("attic")) is None
    assert NAMED.place(sc.Moment.of(table), "well") == 1
    assert NAMED.place(sc.Moment.of(table), "attic") == -1


def test_an_answer_refuses_in_the_name_of_its_plugin_and_is_off_with_it():
    table = begun()
    refused = sc.why_not(table, Dig(1))
    assert refused is not None
    assert refused.reason == "well is full."
    assert sc.why_not(begun(without=["moles.moss"]), Dig(1)) is None


def test_whether_a_decision_can_open_is_asked_before_it_is_tried():
    OPENED.clear()
    assert sc.legal(begun())
    assert OPENED == ["ann"]


def test_a_line_may_stand_for_several_actions_and_an_effect_has_a_deed():
    table = begun()
    from scriptorium.cards import card_rules
    from scriptorium.engine import read_line

    line = read_line(table, "dig all")
    assert (line.actions, line.beyond) == ((Dig(0),), (Dig(1),))
    play = card_rules(table.rules).effects["moles.wriggle"].play
    now = sc.Change(table)
    assert play is not None
    play(now, "bob", "worm")
    assert now[Shut].cave == "bob worm"
    assert str(caution(sc.view(table, "ann"), Dig(0))) == "Dust in 0"


def test_zones_of_a_family_are_there_for_each_thing_and_hold_their_kind():
    table = sc.apply(begun(), Dig(0)).table
    assert FLOOR(table, "crypt") == STORE(table, "crypt", "ann") == ("worm",)
    assert (FLOOR(table, "well"), STORE(table, "well", "bob")) == ((), ())
    assert table.rules.problem(table) is None
    at = table.rules.part_index[sc.Zones]
    now = sc.Change(table)
    sc.lay_out(now, FLOOR.of("well"), ("root",))
    sc.lay_out(now, DECK.name, ("root", "root"))
    wrong = replace(table, parts=(*table.parts[:at], now[sc.Zones], *table.parts[at + 1 :]))
    assert table.rules.problem(wrong) == "moles: root lies in floor.well"


def test_cards_of_one_kind_share_a_pool_and_what_lies_open_has_none():
    pools = hidden(begun().rules).pools
    assert [(one.zones, dict(one.cards)) for one in pools] == [
        (("deck", "hand.ann", "hand.bob"), {"root": 3})
    ]


def test_a_move_between_zones_that_nobody_draws_shows_no_pieces():
    after = sc.apply(begun(), Dig(0))
    moved = sp.movements(after.table.rules, after.events)
    assert {one.pieces for one in moved} == {()}


def test_words_that_mean_nothing_are_left_out_and_others_hear_of_each_other():
    table = lay_out(begun().rules, {"shut": "crypt", "turn": "bob", "gently": True}, 0)
    words = facts_of(table.rules)
    assert "deck" in words
    assert {"direction", "deck_size"}.isdisjoint(words)
    assert (table[Shut].cave, table.chooser) == ("crypt", "bob")
    assert words["gently"].see(begun()) is False
    assert words["winners"].agrees(["b", "a"], ["a", "b"])


def test_the_same_game_is_played_with_another_box():
    """What it lends is another value; plugins, rules and zones follow."""
    other = game.variant({"caves": ("hole", "den", "lair")}, title="Deep moles", seats=("x", "y"))
    rules = begun().rules
    assert "floor.den" not in rules.zone_index
    found = library(other)
    assert {*found.plugins} == {"moles", "moles.moss"}
    made = found.rules(found.setup("moles", 2))
    assert made.services["moles.caves"] == ("hole", "den", "lair")
    assert {"floor.den", "store.lair.x"} <= made.zone_index.keys()
    assert [part.cave for part in made.parts if isinstance(part, Shut)] == ["lair"]
    assert (found.plugins["moles"].about.title, other.seats) == ("Deep moles", ("x", "y"))
    assert game.about.title == "Moles"
    with pytest.raises(sc.PluginError, match=r"moles lends no moles\.cellars"):
        game.variant({"cellars": ()})


class Pair(sc.Value, frozen=True):
    cave: str
    other: str


class Pairs(sc.Fields[Pair]):
    form = "{cave} {other}"
    cave, other = NAMED, NAMED


def test_a_form_of_single_words_is_as_long_as_it_is_written():
    """So that another field may follow it."""
    assert Pairs().words == 2
    assert Pairs().read(begun(), "crypt well") == Pair("crypt", "well")


def test_a_number_is_what_the_box_tells_and_may_have_a_whole_name():
    table = begun()
    assert MANY(table, "ann") == 2
    assert FEW(table, "ann") == 1
    assert table.rules.number("moles.few", table, "ann") == 1


def test_a_word_that_says_how_it_is_put_is_seen_as_its_zone_is():
    """By its owner, and in any order if it says so."""
    table = lay_out(begun().rules, {"hand": {"ann": ["root", "root"]}}, 0)
    words = facts_of(table.rules)
    assert words["hand"].see(table) == {"ann": ["root", "root"], "bob": []}
    assert words["hand"].see(sc.view(table, "bob"))["ann"] is HIDDEN
    assert words["hand"].agrees({"ann": ["a", "b"]}, {"ann": ["b", "a"], "bob": []})

"""Declarations that depend on the match: services, conditional parts, rests of several kinds."""

from __future__ import annotations

from typing import Annotated, Any

import lark_tables
import larks
import pytest
from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scene as sp
from scriptorium.hidden import heuristics_of
from scriptorium.hidden.pools import hidden
from scriptorium.scenarios import HIDDEN, Agreement, facts_of, lay_out
from scriptorium.scenarios.facts import vocabulary
from scriptorium.scene.drawing import Pictures


def owl(card: sc.Card) -> bool:
    return card.back == "owl"


def bat(card: sc.Card) -> bool:
    return card.back == "bat"


game = sc.Game(
    "dusk",
    __file__,
    schedule=sc.Schedule(
        (
            sc.Phase("day", ("wake",)),
            sc.Phase("night", ("sit", "fly"), order=sc.COUNTER_CLOCKWISE),
        ),
        budgets=(sc.Budget("wind", 2, most=5), sc.Budget("moon")),
        once=(sc.Once("nap", 2), sc.Once("yawn")),
    ),
    title="Dusk",
    seats=("ann", "bob"),
    fewest=2,
    clock_words=("turn", "step", "winner", "wind", "moon", "nap", "yawn"),
)
OWLS = game.zone("owls", faces="none", rest=True, holds=owl)
SHOWN = game.zone("shown", holds=owl)
BATS = game.zone("bats", faces="none", each=True, rest=True, holds=bat)
FLOWN = game.zone("flown")
HAND = game.zone("hand", faces="owner", each=True)
game.cards(
    lambda book: [sc.Card("barn", copies=2, back="owl"), sc.Card("pip", back="bat")],
    backs=("owl", "bat"),
)
game.neutral(phase="night", step="sit", left=(2, 0), uses=(2, 1))
game.set_up(lambda now: now.begin_round(now.seats[0]))
game.fact("flown", any_order=True)
game.tell(sc.CardsMoved)(lambda moved: sc.text("dusk-moved", f"Moved {len(moved.cards)}."))


@game.agree
def agree(setup: dict[str, Any]) -> Agreement:
    return Agreement(first="bob" if "hand" in setup else None)


@game.choice()
class Hoot(sc.Action, tag="dusk.hoot", frozen=True):
    def do(self, now: sc.Change) -> None:
        now.end_turn()


def rules(*mods: sc.Plugin) -> sc.Ruleset:
    library = sc.Library()
    for one in (game, *mods):
        library.add(one, third_party=False)
    return sc.new_table("dusk", 2, 1, [one.name for one in mods], library=library).rules


def table(**facts: Any) -> sc.Table:
    return lay_out(rules(), facts, 0)


def test_what_is_not_named_lies_in_the_rest_of_its_kind():
    """And of its seat, where each has one."""
    blank = table()
    assert OWLS(blank) == ("barn", "barn")
    assert BATS(blank, "ann") == BATS(blank, "bob") == ("pip",)
    named = table(turn="bob", hand={"ann": ["barn", "pip"]}, flown=["pip", "barn"])
    assert (OWLS(named), BATS(named, "ann"), BATS(named, "bob")) == ((), (), ())
    assert named.rules.problem(named) is None


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"shown": ["pip"]}, "pip does not belong here"),
        ({"hand": {"ann": ["pip", "pip"]}}, "there are only 1 of pip"),
        ({"shown": ["barn"] * 3}, "there are only 2 of barn"),
        ({"wind": 6}, "a whole number from 0 to 5"),
        ({"nap": 1}, "true or false"),
        ({"step": "nod"}, "wake or sit or fly"),
    ],
)
def test_what_cannot_be_is_refused(facts: dict[str, Any], says: str):
    with pytest.raises(sc.FactError, match=says):
        table(**facts)


def test_each_seat_may_hold_as_many_as_its_rest_has():
    """No card is there too often: of an own rest one for each seat."""
    now = sc.Change(table())
    sc.lay_out(now, HAND.of("ann"), ("pip", "pip"))
    problem = now.rules.problem(now.done().table)
    assert problem is not None
    assert "there are 4 of pip, not 2" in problem
    now = sc.Change(table())
    sc.lay_out(now, "shown", ("pip",))
    sc.lay_out(now, BATS.of("ann"), ())
    assert "pip lies in shown" in str(now.rules.problem(now.done().table))


def test_packs_are_told_which_backs_there_are():
    """So that none misses one."""
    house = sc.Plugin("house", "dusk", needs=("dusk",))

    @house.service("house.backs")
    def backs(book: sc.RuleBook) -> tuple[str, ...]:
        return tuple(sorted(book.known_backs))

    assert rules(house).services["house.backs"] == ("bat", "owl")


def test_points_and_steps_are_words():
    """A step brings its phase and the way in which turns pass."""
    words = facts_of(rules())
    at = table(step="wake", wind=1, moon=7, nap=False)
    assert (at.clock.phase, at.clock.step, at.clock.direction) == ("day", "wake", sc.CLOCKWISE)
    assert (at.clock.left, at.clock.uses) == ((1, 7), (0, 1))
    assert [words[name].see(at) for name in ("wind", "moon", "nap", "yawn")] == [1, 7, False, True]
    assert table(step="fly").clock.direction == sc.COUNTER_CLOCKWISE
    now = sc.Change(at)
    assert words["winner"].see(at) == ""
    now.end(["bob", "ann"])
    assert words["winner"].see(now.done().table) == "bob"


def test_cards_are_compared_as_they_lie():
    """A deck in its order, hands and what is said to have none in any."""
    words = facts_of(rules())
    at = table(turn="bob", hand={"ann": ["barn", "pip"]}, flown=["pip", "barn"])
    assert words["hand"].agrees({"ann": ["pip", "barn"]}, words["hand"].see(at))
    assert words["flown"].agrees(["barn", "pip"], words["flown"].see(at))
    assert not words["bats"].agrees({"ann": ["pip", "x"]}, {"ann": ["x", "pip"]})
    assert words["hand"].see(sc.view(at, "bob")) == {"ann": HIDDEN, "bob": []}
    assert words["hand"].see(sc.watched(at))["ann"] is HIDDEN


def test_computers_know_where_cards_of_each_kind_can_lie():
    """Those of an own rest only with their seat, or on the table in its turn."""
    made = rules()
    kinds = {(pool.zones, tuple(pool.cards)) for pool in hidden(made).pools}
    assert kinds == {
        (("owls", "shown", "flown", "hand.ann", "hand.bob"), ("barn",)),
        (("bats.ann", "hand.ann"), ("pip",)),
        (("bats.bob", "hand.bob"), ("pip",)),
    }
    at = table(turn="bob", flown=["pip", "barn"])
    open_ = {pool.zones[0]: pool.elsewhere for pool in hidden(made).pools}
    assert open_["owls"] is None
    assert [*open_["bats.ann"](at)] == []
    assert [*open_["bats.bob"](at)] == ["pip"]


def test_moves_are_told_as_the_game_says_and_scenarios_agree():
    """In place of a table of moves; what is shuffled is not told."""
    made = rules()
    assert str(sc.said(made, sc.CardsMoved(("barn",), "owls", "shown"))) == "Moved 1."
    assert sc.said(made, sc.Shuffled("owls")) is None
    asked = vocabulary(made).scenario
    assert asked is not None
    assert asked.agree is not None
    assert asked.agree({"hand": {}}).first == "bob"


def test_a_service_is_made_for_each_match():
    """What stands for its function finds it, also in the book of a later plugin."""
    lends = sc.Plugin("house.lends", "larks", needs=("larks",))
    borrows = sc.Plugin("house.borrows", "larks", needs=("house.lends",))

    @lends.service("house.many")
    def many(book: sc.RuleBook) -> int:
        return 10 * len(book.seats)

    number = borrows.number("twice", lambda book: 2 * many(book))
    two, three = (lark_tables.table(seats, 1, lends, borrows) for seats in (2, 3))
    assert (many(two), many(three), number(three, "ann")) == (20, 30, 60)


def test_the_book_tells_a_row_of_numbers_and_an_option():
    """As many numbers as the match has, each for house rules; an option begins as the box says."""
    nests = sc.Plugin("house.nests", "larks", needs=("larks",))
    row = nests.number_row("points", lambda book: (3, 2, 1)[: len(book.seats)])
    prizes = nests.number_row("house.prize", (7,), first=0)
    deck = nests.option("deck", lambda book: f"for {len(book.seats)}")
    most = nests.number_option(
        "most",
        lambda book: len(book.seats),
        among=lambda book: range(1, len(book.seats) + 1),
        least=1,
    )
    two, three = (lark_tables.table(seats, 1, nests) for seats in (2, 3))
    assert [row(three, place, "ann") for place in (1, 2, 3)] == [3, 2, 1]
    assert prizes(two, 0, "ann") == 7
    assert two.rules.numbers.keys() >= {"house.nests.points_2", "house.prize_0"}
    assert "house.nests.points_3" not in two.rules.numbers
    assert (deck(two), most(three, "ann")) == ("for 2", 3)

    more = sc.Plugin("house.more", "larks", needs=("house.nests",))
    more.adjust("house.nests.points_1")(lambda usual, at, seat: usual - 9)
    more.adjust(most)(lambda usual, at, seat: usual + 1)
    changed = lark_tables.table(2, 1, nests, more)
    assert (row(changed, 1, "ann"), row(changed, 2, "ann"), most(changed, "ann")) == (0, 2, 3)


def test_options_that_the_book_tells_are_kept_within_its_range():
    """A match is refused what its range does not hold."""
    nests = sc.Plugin("house.nests", "larks", needs=("larks",))
    nests.number_option("most", 2, among=lambda book: range(1, len(book.seats) + 1))
    with pytest.raises(sc.SetupError, match="option most is 3"):
        lark_tables.table(2, 1, nests, options={"most": 3})


def test_scenarios_write_down_what_chance_brings():
    """Words as they are, what dice show, or cards of a game by their names."""
    luck = sc.Plugin("house.luck", "dusk", needs=("dusk",))
    luck.scripted("wind_of_the_day")
    luck.scripted("chance", sides=6)
    luck.scripted("next_cards", cards=game)
    words = vocabulary(rules(luck)).facts
    now = sc.Change(lay_out(rules(luck), {}, 0))
    for name, wanted in (
        ("wind_of_the_day", ["north"]),
        ("chance", [6]),
        ("next_cards", ["pip"]),
    ):
        words[name].put(now, wanted)
        assert words[name].see(now) == wanted
    assert now.pick("any", ("barn", "pip"), scripted="next_cards") == "pip"
    assert sc.roll(now, "any", 1) == (6,)
    with pytest.raises(sc.FactError, match="from 1 to 6"):
        words["chance"].put(now, [7])
    with pytest.raises(sc.FactError, match="there is no card 'gull'"):
        words["next_cards"].put(now, ["gull"])


def test_actions_are_steps_of_a_way():
    """A dragged thing does them as it passes; what is no action is refused."""
    walks = sc.Plugin("house.walks", "larks", needs=("larks",))
    walks.strides(larks.Lay, left="pool")
    made = lark_tables.table(2, 1, walks).rules
    assert sp.strides(made) == {larks.Lay}
    assert sp.left_of_way(made, larks.Lay) == "pool"
    with pytest.raises(sc.PluginError, match="strides"):
        walks.strides(larks.Flock)


def test_a_game_begins_its_scenarios_by_itself():
    """Where it says nothing of the clock, all is done by `neutral_start`."""
    moor = sc.Game("moor", __file__, schedule=game.schedule, seats=("ann", "bob"), fewest=2)

    @moor.neutral_start
    def at_night(now: sc.Change) -> None:
        now.enter_phase("night", "bob")

    library = sc.Library()
    library.add(moor, third_party=False)
    at = lay_out(sc.new_table("moor", 2, 1, library=library).rules, {}, 0)
    assert (at.clock.phase, at.chooser) == ("night", "bob")


def test_every_declaration_can_be_listed():
    """`mods list` prints each with what it is and what it is called."""
    sings = sc.Plugin("house.sings", "larks", needs=("larks",))
    sings.number_row("points", (1, 2))
    sings.scripted("chance", sides=6)
    sings.strides(larks.Lay)
    sings.opens(Pictures)
    told = [f"{one.what} {one.name}" for one in sings.declarations]
    assert told == [
        "numbers house.sings.points",
        "chance chance",
        "strides larks.lay",
        "opens Pictures",
    ]


def test_some_declarations_are_there_only_in_some_matches():
    """They ask the book; what is declared on the plugin itself is always there."""
    sings = sc.Plugin("house.sings", "larks", needs=("larks",))
    few = sings.where(lambda book: len(book.seats) == 2)
    always, seldom = sings.number("always", 1), few.number("seldom", 2)
    two, three = (lark_tables.table(seats, 1, sings) for seats in (2, 3))
    assert (always(two, "ann"), seldom(two, "ann"), always(three, "ann")) == (1, 2, 1)
    with pytest.raises(KeyError):
        seldom(three, "ann")
    assert len(sings.declarations) == 2


def test_a_step_is_there_only_with_a_plugin():
    """Where that is off, the verb has its other steps."""
    other = sc.Plugin("house.other", "larks", needs=("larks",))
    sings = sc.Plugin("house.sings", "larks", needs=("larks",))

    @sings.verb_step()
    class Sing(sc.Action, tag="house.sing", frozen=True):
        tone: Annotated[int, Meta(ge=0, le=9), sc.Numbers(1, 9)]

        def do(self, now: sc.Change, run: sv.CardRun) -> tuple[str, ...]:
            return ()

    @sings.verb_step(only_with="house.other")
    class Whistle(sc.Action, tag="house.whistle", frozen=True):
        tone: Annotated[int, Meta(ge=0, le=9), sc.Numbers(1, 9)]

        def do(self, now: sc.Change, run: sv.CardRun) -> tuple[str, ...]:
            return ()

    sings.verb_in_steps("sing", "tone", (Sing, Whistle), said=sc.Sentence("sings", "Sing."))
    for mods, kinds in (((sings,), [Sing]), ((other, sings), [Sing, Whistle])):
        made = lark_tables.table(2, 1, *mods).rules
        (stage,) = made.extensions[sv.CardRules].verbs["sing"].stages
        assert [choice.kind for choice in stage] == kinds


class Worth(sc.Params, frozen=True):
    tones: int = 1


class Nap(sc.Part, tag="house.nap", frozen=True):
    long: bool = False


def test_effects_programs_and_what_computers_know():
    """Cards made of verbs by their numbers; a row of verbs without a card; how a seat stands."""
    sings = sc.Plugin("house.sings", "larks", needs=("larks",))
    sings.opens(sv.CardRules)

    @sings.verb("hum", said=sc.Sentence("hums", "Hum."))
    class HumWords(sv.VerbWords, frozen=True, kw_only=True):
        hum: int

        def do(self, now: sc.Change) -> None:
            """Nothing."""

    def both(book: sc.RuleBook, worth: Worth) -> dict[str, Any]:
        return {"do": [{"hum": worth.tones * len(book.seats)}]}

    sings.effect("house.hum", params=Worth, program=both, cites={"x": "H1"})
    sings.program("doze", {"hum": 1}, {"hum": 2})
    refusal = sc.Reason("not_open", "H2", "Nothing is open.")
    sings.closing(refusal=refusal, said=sc.Sentence("stops", "{seat} stops."))
    sings.part()(Nap)
    sings.fills(Nap)(lambda seen, table, chance: Nap(True))
    sings.heuristics(
        value=(lambda at, seat: 1.0, lambda at, seat: 2.0),
        reflex=lambda seen, actions: None,
        leftover=lambda seen, after, actions: (),
        reasons=lambda before, after, seat: (),
        light=("play",),
        prunes=(larks.Rest,),
    )
    sings.scene_of(lambda book: lambda view: ())
    seen: list[tuple[str, ...]] = []
    sings.set_up(lambda now, book: seen.append(book.seats))
    made = lark_tables.table(2, 1, sings)
    extension = made.rules.extensions[sv.CardRules]
    spec = extension.effects["house.hum"]
    assert spec.play is None
    assert spec.program(Worth(3)) == {"do": [{"hum": 6}]}
    assert spec.cites == (("x", "H1"),)
    assert len(made.rules.programs["doze"].steps) == 2
    assert made.rules.actions[sv.Done].choice.refusal is refusal
    assert hidden(made.rules).fillings[Nap](Nap(), made, None) == Nap(True)
    knows = heuristics_of(made.rules)
    assert (knows.settled(made, "ann"), knows.promise(made, "ann")) == (1.0, 2.0)
    assert (knows.light, knows.aside) == ({"play"}, {larks.Rest})
    assert None not in (knows.habit, knows.spare, knows.reasons)
    assert seen == [("ann", "bob")]

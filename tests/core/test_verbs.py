"""Verbs for card packs, in a game of two lines: what holds parts together, and their bounds."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scene as sp
from scriptorium.cards import EFFECT, CardRun, ChoiceWords, VerbWords, able, begin, card_rules
from scriptorium.cards.programs import read_program
from scriptorium.cards.registration import condition
from scriptorium.engine.choices import Choice
from scriptorium.engine.programs import MOST_STEPS
from scriptorium.plugins.source_location import InCode


class Stones(sc.Part, tag="pebbles.stones", frozen=True):
    """How many stones lie there, and which heaps have been taken from."""

    left: Annotated[int, Meta(ge=0, le=99)] = 5
    taken: tuple[int, ...] = ()


class TakeWords(ChoiceWords, frozen=True, kw_only=True):
    """Take some stones."""

    take: Annotated[int, Meta(ge=1, le=9)]


class AddWords(VerbWords, frozen=True, kw_only=True):
    """Lay some stones down."""

    add: Annotated[int, Meta(ge=1, le=9)]


CARDS: dict[str, list[dict[str, Any]]] = {
    "row": [{"take": 1}, {"add": 2}, {"take": 2}],
    "three": [{"take": 2, "times": 3}],
    "all": [{"take": 2, "times": 3, "exactly": True}],
    "maybe": [{"take": 1}, {"take": 1, "may": True}, {"add": 1}],
    "never": [{"take": 9}],
    "over": [{"add": 1}, {"take": 9}, {"add": 1}],
    "again": [{"repeat": 3, "do": [{"add": 1}, {"repeat": 2, "do": [{"add": 1}]}]}],
    "many": [{"if": {"stones": {"at_least": 5}}, "do": [{"add": 1}], "else": [{"add": 9}]}],
    "few": [{"if": {"stones": {"at_most": 4}}, "do": [{"add": 1}]}, {"take": 1}],
    "nothing": [{"if": {"stones": {"is": 4}}, "do": [{"add": 1}]}],
    "way": [
        {"choose": [{"do": [{"take": 9}]}, {"title": "More", "do": [{"add": 3}, {"take": 1}]}]},
        {"if": {"done": {"at_least": 2}}, "do": [{"add": 1}]},
    ],
    "no_way": [{"choose": [{"do": [{"take": 8}]}, {"do": [{"take": 9}]}]}],
    "late": [{"add": 1}, {"choose": [{"do": [{"take": 8}]}, {"do": [{"take": 9}]}]}, {"add": 1}],
    "dear": [{"pay": [1, 2, 9]}, {"if": {"paid": {"at_least": 2}}, "do": [{"take": 1}]}],
    "free": [{"add": 1}, {"choose": [{"do": [{"take": 1}]}, {"do": [{"take": 2}]}], "may": True}],
}


def heap(position: sc.Position) -> int:
    return position[Stones].left


def enough(at: sc.Moment, action: Any) -> bool:
    return heap(at) >= sv.words(at).take


class Take(sc.Action, tag="pebbles.take", frozen=True):
    """Take so many stones."""

    stones: Annotated[int, sc.Numbers(among=lambda at: (sv.words(at).take,))]


def take(now: sc.Change, top: CardRun, action: Take) -> tuple[str, ...]:
    stones = now[Stones]
    now.put(Stones(stones.left - action.stones, (*stones.taken, action.stones)))
    return (f"heap-{action.stones}",)


NOTHING = sc.Reason("for_nothing", "", "For that {card} does nothing.")
ASKS = sc.Reason("awaited", "", "Choose a price.")


def too_dear(position: sc.Position, price: int) -> sc.Refused | None:
    return sc.Reason("too_dear", "", "That is too dear.")() if price > 3 else None


class PayWords(ChoiceWords, frozen=True, kw_only=True):
    """Choose one of these prices, for the parts behind it."""

    pay: tuple[Annotated[int, Meta(ge=0, le=99)], ...]


class Level(sc.Action, tag="pebbles.level", frozen=True):
    """Choose a price."""

    ap: Annotated[int, sc.Numbers(among=lambda at: sv.words(at).pay)]


def why_for_nothing(at: sc.Moment, action: Level) -> sc.Refused | None:
    """Only what lets the next part be done."""
    after = at.imagine(replace(at.decision, kept=(action.ap,)))
    return None if able(after, at.decision.at + 1) else NOTHING(card=at.decision.card)


def pay(now: sc.Change, top: CardRun, action: Level) -> sv.Carried:
    """The parts behind see what was paid."""
    now.spend("coins", action.ap)
    return sv.Carried(kept=(action.ap,))


class Begin(sc.Action, tag="pebbles.begin", frozen=True):
    """Play a card."""

    card: Annotated[str, sc.Words(*CARDS)]


def playable(at: sc.Moment, action: Begin) -> bool:
    return able(at.imagine(CardRun(at.me, action.card)))


TAKE = Choice(Take, do=take, rules=(sc.Rule(predicate=enough),))
BEGIN = Choice(
    Begin,
    do=lambda now, turn, action: begin(now, turn.seat, action.card),
    rules=(sc.Rule(predicate=playable),),
)


def add(now: sc.Change, doing: CardRun, words: AddWords) -> None:
    now.put(Stones(heap(now) + words.add, now[Stones].taken))


class Pebbles:
    """A game in which cards take stones from a heap."""

    @sc.hookimpl
    def scriptorium_about(self) -> sc.About:
        return sc.About("pebbles", "pebbles", seats=("one", "two"), fewest=2)

    @sc.hookimpl
    def scriptorium_rules(self, book: sc.RuleBook) -> None:
        book.game(sc.Schedule((sc.Phase("play", ("step",)),), (sc.Budget("coins", 3),)))
        book.part(Stones())
        sv.verb(
            book,
            "take",
            TakeWords,
            TAKE,
            said=lambda words: sc.text("pebbles-take", "Take {n}.", n=words.take),
        )
        sv.verb(
            book,
            "add",
            AddWords,
            can=lambda at, words: heap(at) + words.add <= 99,
            do=add,
            said=lambda words: sc.text("pebbles-add", "Add {n}.", n=words.add),
        )
        paid = Choice(
            Level,
            do=pay,
            rules=(sc.Rule(explain=lambda at, action: too_dear(at, action.ap)),),
            ends=(sc.Rule(NOTHING, explain=why_for_nothing),),
            said=sc.Sentence("pebbles-paid", "{seat} pays {ap}."),
            asks=ASKS,
        )
        sv.verb(book, "pay", PayWords, paid, said=sc.Sentence("pebbles-pay", "Pay."))
        condition(book, "paid", lambda at: sum(at.decision.kept))
        condition(book, "stones", lambda at: heap(at))
        sv.effect(book, EFFECT, lambda now, card: None)
        for name, do in CARDS.items():
            book.card(sc.Card(name, EFFECT, params={"do": do}))
        book.choice(BEGIN)


GAME = Pebbles()


def played(text: str) -> sc.Table:
    """The table after some actions."""
    table = sc.new_table(GAME, seed=1)
    for part in text.split("; "):
        table = sc.apply(table, sc.read(table, part)).table
    return table


def told(text: str, last: str) -> list[str]:
    """What the last action is told with."""
    table = played(text) if text else sc.new_table(GAME, seed=1)
    return [str(e.said()) for e in sc.apply(table, sc.read(table, last)).events if e.said()]


@pytest.mark.parametrize(
    ("line", "left", "taken", "open_"),
    [
        ("begin row", 5, (), True),
        ("begin row; take 1", 6, (1,), True),
        ("begin row; take 1; take 2", 4, (1, 2), False),
        ("begin three; take 2", 3, (2,), True),
        ("begin three; take 2; done", 3, (2,), False),
        ("begin three; take 2; take 2", 1, (2, 2), False),
        ("begin all; take 2; take 2", 1, (2, 2), False),
        ("begin maybe; take 1; done", 5, (1,), False),
        ("begin maybe; take 1; take 1", 4, (1, 1), False),
        ("begin over", 7, (), False),
        ("begin again", 14, (), False),
        ("begin many", 6, (), False),
        ("begin few", 5, (), True),
        ("begin way", 5, (), True),
        ("begin way; option 2; take 1", 8, (1,), False),
        ("begin late", 7, (), False),
        ("begin dear; level 2", 5, (), True),
        ("begin dear; level 2; take 1", 4, (1,), False),
        ("begin free; done", 6, (), False),
        ("begin free; option 2; take 2", 4, (2,), False),
    ],
)
def test_a_card_goes_on_from_part_to_part(line, left, taken, open_):
    table = played(line)
    assert table[Stones] == Stones(left, taken)
    assert isinstance(table.pending[-1], CardRun) is open_


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        ("", "begin never", "not_offered"),
        ("", "begin nothing", "not_offered"),
        ("", "begin no_way", "not_offered"),
        ("begin three", "done", "no_change"),
        ("begin all; take 2", "done", "not_now"),
        ("begin row; take 1", "done", "not_now"),
        ("begin way", "done", "no_change"),
        ("begin way", "option 1", "no_way_on"),
        ("begin way", "option 3", "not_offered"),
        ("begin dear", "level 1", "for_nothing"),
        ("begin dear", "level 9", "too_dear"),
        ("begin free; option 1", "option 1", "not_now"),
    ],
)
def test_what_a_card_does_not_allow_is_refused_with_a_reason(line, action, why):
    table = played(line) if line else sc.new_table(GAME, seed=1)
    refused = sc.why_not(table, sc.read(table, action))
    assert refused is not None
    assert refused.id == why
    assert sc.read(table, action) not in sc.legal(table)


def test_what_is_passed_over_is_told_once_and_only_where_it_was_to_be():
    over = "over: a part cannot be done now and is passed over (take)."
    assert told("", "begin over") == [over]
    assert told("", "begin late") == [over.replace("over:", "late:").replace("(take)", "(choose)")]
    assert told("begin three; take 2", "take 2") == []
    assert len(told("begin all; take 2", "take 2")) == 1


def test_a_half_played_card_is_data_that_comes_back():
    library = sc.Library()
    library.add(GAME)
    for line in ("begin row; take 1", "begin way", "begin maybe; take 1", "begin three; take 2"):
        table = played(line)
        again = sc.load(sc.dump(table), library=library)
        assert sc.digest(again) == sc.digest(table)
        assert sc.legal(again) == sc.legal(table)
    top = played("begin row; take 1").pending[-1]
    assert top == CardRun("one", "row", at=2, done=2, touched=("heap-1",))


def test_ways_have_buttons_with_their_titles_or_what_they_do():
    table = played("begin way")
    pieces = sp.scene(sc.view(table, "one")).pieces
    assert [(piece.id, str(piece.says)) for piece in pieces] == [
        ("option-1", "Take 9."),
        ("option-2", "More"),
    ]
    assert sp.scene(sc.view(table, "two")).pieces == ()
    assert sp.touches(sc.view(table, "one"), sc.read(table, "option 2")) == ("option-2",)
    assert sc.write(table, sc.read(table, "option 2")) == "option 2"
    for word in ("", "x", "0", "-1", "1 2"):
        with pytest.raises(sc.Unreadable):
            sc.read(table, f"option {word}")


def test_a_house_rule_that_takes_the_ground_away_leaves_no_dead_end():
    """A reaction may make the awaited part impossible; it may be left out then."""
    table = played("begin row; take 1")
    now = sc.Change(table)
    now.put(Stones(0, ()))
    empty = now.done().table
    assert sc.legal(empty) == (sv.Done(),)
    after = sc.apply(empty, sv.Done())
    assert not isinstance(after.table.pending[-1], CardRun)
    assert "passed over" in str(after.events[-1].said())


def program(*parts: dict[str, Any]) -> Any:
    rules = sc.new_table(GAME, seed=1).rules
    return read_program(
        {"do": list(parts)}, InCode("card"), card_rules(rules).verbs, card_rules(rules).conditions
    )


def test_no_card_goes_on_longer_than_its_bound():
    inside: dict[str, Any] = {"repeat": 9, "do": [{"add": 1}] * 13}
    assert len(program(inside).steps) == 117 <= MOST_STEPS
    with pytest.raises(sc.PluginError, match="at most 120 steps"):
        program(inside, inside)
    with pytest.raises(sc.PluginError, match="at most 40 parts"):
        program(*[{"repeat": 2, "do": [{"add": 1}]}] * 21)


@pytest.mark.parametrize(
    ("name", "words", "told"),
    [
        ("take", dict, "stands a kind of VerbWords"),
        ("grab", TakeWords, "needs a field of its own name, 'grab'"),
        ("if", TakeWords, "needs a field of its own name, 'if'"),
        ("take", TakeWords, "the verb take is there already, from pebbles"),
    ],
)
def test_a_verb_is_declared_as_it_has_to_be(name, words, told):
    class More:
        @sc.hookimpl
        def scriptorium_about(self) -> sc.About:
            return sc.About("more", "pebbles", after=("pebbles",))

        @sc.hookimpl
        def scriptorium_rules(self, book: sc.RuleBook) -> None:
            sv.verb(book, name, words, can=lambda *_: True, said=lambda w: sc.text("a", "A."))

    with pytest.raises(sc.PluginError, match=told):
        sc.new_table(GAME, seed=1, mods=[More()])


def test_a_mods_verb_that_fails_costs_its_own_action_only(tmp_path):
    (tmp_path / "odd.py").write_text(
        "import scriptorium as sc\n"
        "import scriptorium.cards as sv\n"
        "class OddWords(sv.VerbWords, frozen=True, kw_only=True):\n"
        "    odd: int\n"
        "def fail(now, doing, words):\n"
        "    raise ValueError('odd')\n"
        "@sc.hookimpl\n"
        "def scriptorium_about():\n"
        "    return sc.About('odd', 'sator')\n"
        "@sc.hookimpl\n"
        "def scriptorium_rules(book):\n"
        "    sv.verb(book, 'odd', OddWords, can=lambda *_: True, do=fail,\n"
        "              said=lambda words: sc.text('odd', 'Odd.'))\n"
        "    book.card(sc.Card('odd:card', 'verbs', 2, 'im', params={'do': [{'odd': 1}]}))\n",
        encoding="utf-8",
    )
    from scriptorium.testing.helpers import position

    at = position("sator", given=[tmp_path / "odd.py"], hands={"red": ["odd:card"]})
    before = sc.digest(at.table)
    with pytest.raises(sc.Refused, match="The plugin odd failed here"):
        at.play("odd:card")
    assert sc.digest(at.table) == before

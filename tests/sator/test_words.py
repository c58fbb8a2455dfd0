"""What SATOR's scenarios begin with, and what they may not say of bridges, decks and turns."""

from __future__ import annotations

from random import Random

import pytest

import scriptorium as sc
from scriptorium.hidden import no_memory, sample
from scriptorium.scenarios import facts_of, lay_out
from scriptorium_sator.board.targets import Squares
from scriptorium_sator.hand.playing import HAND, IM_DECK, LF_DECK
from scriptorium_sator.rules.gargoyles import Offer, Unblock
from scriptorium_sator.setup.unplaced_bridges import Unplaced, known_of

RULES = sc.new_table("sator", 2, 1).rules
LF_CARDS = frozenset(card.id for card in RULES.cards.values() if card.back == "lf")
EMPTY = facts_of(RULES)["board"].see(lay_out(RULES, {}, 0))


def at(seed: int = 0, **facts: object) -> sc.Table:
    return lay_out(RULES, facts, seed)


def test_nothing_said_is_an_ordinary_turn_of_the_first_seat() -> None:
    """Everybody has had a turn before."""
    clock = at().clock
    assert (clock.phase, clock.step, clock.seat, clock.round) == ("play", "play", "red", 2)
    assert clock.own_turns == (2, 1)
    assert at(turn="blue").clock.own_turns == (2, 2)


def test_a_first_turn_is_one_of_the_first_round() -> None:
    """Those before have had theirs, those behind not."""
    red, blue = (at(turn=seat, first_turn=True).clock for seat in ("red", "blue"))
    assert (red.round, red.own_turns) == (1, (1, 0))
    assert (blue.round, blue.own_turns) == (1, (1, 1))
    assert at(first_turn=False).clock.round == 2


def test_decks_are_shuffled() -> None:
    """The same cards, in another order for another seed; of prayers each seat has its own."""
    one, other = at(1), at(2)
    assert IM_DECK(one) != IM_DECK(other)
    assert sorted(IM_DECK(one)) == sorted(IM_DECK(other))
    assert LF_DECK(one, "red") != LF_DECK(one, "blue")
    assert len({tuple(sorted(LF_DECK(one, seat))) for seat in one.seats}) == 1


def test_a_draft_holds_what_lies_nowhere_else() -> None:
    """Neither what is out of the game nor what lies before a player."""
    table = at(step="draft", out=["I3 wood"], unplaced={"red": ["I2 iron"]})
    known, draft = known_of(table), table[Unplaced].draft
    lying = {known.words(bridge) for bridge in draft}
    assert len(draft) == len(known.geometry.bridges) - 2
    assert not lying & {"I3 wood", "I2 iron"}
    assert at(step="place").clock.direction == sc.COUNTER_CLOCKWISE


def test_the_box_is_opened_with_all_cards_in_their_order() -> None:
    """Chance shuffles the same decks whoever wrote the cards down, and in which order."""
    table = sc.new_table("sator", 2, 1)
    assert IM_DECK(table) == tuple(sorted(IM_DECK(table)))
    assert LF_DECK(table, "blue") == tuple(sorted(LF_DECK(table, "blue")))


def test_who_searches_is_imagined_to_give_a_prayer() -> None:
    """Others see how many cards are given, and know that one is a prayer (S8.2)."""
    hand = {"blue": ["animi", "wild", "wild", "moves-wood"]}
    table = at(turn="blue", step="swap", hands=hand)
    for line in ("search", "give wild", "give animi"):
        table = sc.apply(table, sc.read(table, line)).table
    seen = sc.view(table, "red")
    for seed in range(12):
        imagined = sample(seen, no_memory("red"), Random(seed))
        given = imagined.pending[-1].cards
        assert [card in LF_CARDS for card in given].count(True) == 1
        assert {*given} <= {*HAND(imagined, "blue")}


def test_cards_can_be_given_in_the_order_in_which_they_are_held() -> None:
    """One that is held twice and given once comes where the other one is."""
    held, pit = ["wild", "rotas-I2", "wild"], EMPTY.replace("1    .. .. ..", "1    a# a. a.", 1)
    table = at(board=pit, bridges={"a": "I3 wood"}, hands={"red": held})
    for action in (Unblock(0), Offer("wild")):
        table = sc.apply(table, action).table
    assert sc.legal(table) == (Offer("rotas-I2"), Offer("wild"))


@pytest.mark.parametrize(
    ("cards", "source", "target", "says"),
    [
        ("animi", "hand.red", "lf_out.red", "red gives up animi."),
        ("wild", "hand.red", "im_discard", "red gives up wild."),
        ("wild", "hand.red", "played", None),
        ("wild", "played", "im_discard", None),
        ("wild wild", "im_deck", "search.red", "red searches a deck of 2 cards."),
        ("wild wild", "search.red", "im_deck", None),
        ("wild", "im_deck", "hand.red", "red draws wild."),
        ("?im", "im_deck", "hand.red", "red draws an Incertus Movet card."),
        ("?lf", "lf_deck.red", "hand.red", "red draws a prayer."),
        ("?lf", "search.red", "hand.red", "red keeps one card."),
        ("?im ?im", "im_deck", "hand.red", "Cards: 2, from im_deck to hand.red."),
        ("wild", "im_discard", "im_deck", "wild: from im_discard to im_deck."),
    ],
)
def test_moves_of_cards_are_told(cards: str, source: str, target: str, says: str | None) -> None:
    """As far as the log may know them; what is played has an event of its own."""
    told = sc.said(RULES, sc.CardsMoved(tuple(cards.split()), source, target))
    assert (None if told is None else str(told)) == says
    assert str(sc.said(RULES, sc.Shuffled("im_deck"))) == "im_deck is shuffled."


def test_wild_cards_have_the_levels_of_what_is_on() -> None:
    """Without MOVES they turn bridges, without ROTAS they push them (S12.1, R32)."""
    both, no_moves, no_rotas = (
        sc.new_table("sator", 2, 1, without=off).rules.programs["wild"].steps[0].words
        for off in ((), ("sator.moves",), ("sator.rotas",))
    )
    assert both.moves
    assert both.rotas
    assert (no_moves.moves, no_moves.rotas) == ((), both.rotas)
    assert (no_rotas.moves, no_rotas.rotas) == (both.moves, ())


def test_an_acolyte_on_its_start_square_means_no_square() -> None:
    pit = EMPTY.replace("1    .. .. ..", "1    a. aB a.", 1)
    moment = sc.Moment.of(at(board=pit, bridges={"a": "I3 wood"}))
    assert Squares().meant(moment, ("acolyte-red",)) is None
    assert Squares().meant(moment, ("acolyte-blue",)) == (1, 1)


def test_nobody_imagines_a_bridge_that_is_out_of_the_game() -> None:
    """Where only the outline shows, it is one of those that are left (S4.1)."""
    table = at(step="draft", out=["I3 wood", "I3 iron"])
    known, seen = known_of(table), sc.view(table, "red")
    for seed in range(12):
        imagined = sample(seen, no_memory("red"), Random(seed))[Unplaced].draft
        lying = [known.words(bridge) for bridge in imagined]
        assert len(lying) == len(table[Unplaced].draft)
        assert not {"I3 wood", "I3 iron"} & {*lying}


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"out": ["I3 wood"], "unplaced": {"red": ["I3 wood"]}}, "out of the game already"),
        ({"unplaced": {"red": ["I3 wood"], "blue": ["I3 wood"]}}, "named twice"),
        ({"out": ["I3 wood", "I3 wood"]}, "named twice"),
        ({"unplaced": {"red": ["I9 wood"]}}, "is no bridge"),
        ({"unplaced": {"green": []}}, "green does not play"),
        ({"bridges": {"a": "I3 wood"}, "board": EMPTY}, "a is not drawn"),
        ({"positions": ["red-99"]}, "there is no card 'red-99'"),
        ({"im_discard": ["animi"]}, "animi does not belong here"),
        ({"hands": {"red": ["animi", "animi"]}}, "there are only 1 of animi"),
        ({"ap": -1}, "whole number from 0"),
        ({"free": 1}, "true or false"),
        ({"step": "sleep"}, "draft or place or swap"),
        ({"turn": "green"}, "'green' does not play"),
    ],
)
def test_what_cannot_be_is_refused(facts: dict[str, object], says: str) -> None:
    with pytest.raises(sc.FactError, match=says):
        at(**facts)

"""Piles that show their top card alone, rounds without laps, and words that ask for nothing."""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine.choices import Choice
from scriptorium.engine.schedule import begin, pass_on

SEATS = ("anna", "bruno")


class Lay(sc.Action, tag="heap.lay", frozen=True):
    """Lay the next card of the deck on the heap."""


class Heap:
    """A game of one action: the next card goes from the deck onto the heap."""

    __name__ = "heap"

    @sc.hookimpl
    def scriptorium_about(self) -> sc.About:
        return sc.About("heap", "heap", seats=SEATS, fewest=2)

    @sc.hookimpl
    def scriptorium_rules(self, book: sc.RuleBook) -> None:
        book.game(sc.Schedule((sc.Phase("play", ("lay",), laps=False),)))
        for card in "abcd":
            book.card(sc.Card(card))
        book.zone("deck", faces="none")
        book.zone("heap", faces="top")
        book.set_up(lambda now: sc.lay_out(now, "deck", "abcd"))
        book.choice(Choice(Lay, do=lay))
        book.notation(lambda table, text: () if text == "well" else None)


def lay(now: sc.Change, turn: sc.Turn, action: Lay) -> None:
    sc.move(now, sc.cards_in(now, "deck")[:1], "deck", "heap")
    now.end_turn()


def test_only_the_top_card_of_such_a_pile_is_seen() -> None:
    table = sc.new_table(Heap(), seed=1)
    table = sc.apply(table, Lay()).table
    after = sc.apply(table, Lay())
    assert sc.cards_in(after.table, "heap") == ("a", "b")
    for seat in SEATS:
        assert sc.cards_in(sc.view(after.table, seat), "heap") == ("?", "b")
    assert after.revealed
    moved = [event for event in sc.seen_events(after, "anna") if isinstance(event, sc.CardsMoved)]
    assert [event.cards for event in moved] == [("b",)]


def test_taking_the_top_of_such_a_pile_shows_everybody_what_lay_beneath() -> None:
    """Even if the card goes where nobody sees it; so it cannot be taken back."""
    table = sc.new_table(Heap(), seed=1)
    now = sc.Change(sc.apply(sc.apply(table, Lay()).table, Lay()).table)
    sc.move(now, ("b",), "heap", "deck")
    after = now.done()
    assert (after.revealed, after.learned, after.news) == (True, SEATS, SEATS)
    for seat in SEATS:
        assert sc.cards_in(sc.view(after.table, seat), "heap") == ("a",)


def test_of_several_cards_moved_there_only_the_last_shows_its_face() -> None:
    table = sc.new_table(Heap(), seed=1)
    moved = sc.CardsMoved(("a", "b", "c"), "deck", "heap")
    assert moved.seen_by("anna", table.rules).cards == ("?", "?", "c")


def test_the_twin_of_such_a_pile_keeps_its_top_card() -> None:
    table = sc.new_table(Heap(), seed=1)
    for _ in range(3):
        table = sc.apply(table, Lay()).table
    twin = table[sc.Zones].twin("anna", table.rules, lambda items: (*items[1:], *items[:1]))
    deck, heap = twin.piles
    assert heap[-1] == "c"
    assert sorted(deck + heap) == ["a", "b", "c", "d"]
    assert twin.seen_by("anna", table.rules) == table[sc.Zones].seen_by("anna", table.rules)
    assert twin != table[sc.Zones]


def test_without_laps_a_round_goes_on_until_a_rule_ends_it() -> None:
    table = sc.new_table(Heap(), seed=1)
    for _ in range(4):
        table = sc.apply(table, Lay()).table
    assert table.clock.round == 1
    assert table.clock.seat == "anna"
    laps = sc.Phase("play", ("lay",))
    clock = replace(begin(sc.Schedule((laps,)), SEATS, "bruno", "play"), in_round=2)
    assert pass_on(clock, SEATS, laps).round == clock.round + 1


def test_words_that_ask_for_nothing_change_nothing() -> None:
    table = sc.new_table(Heap(), seed=1)
    nothing = sc.read(table, "well")
    assert sc.why_not(table, nothing) is None
    assert sc.apply(table, nothing).table == table
    assert sc.read(table, "well; lay") == Lay()

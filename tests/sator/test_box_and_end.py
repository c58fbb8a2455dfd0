"""What positions and actions alone cannot show: the box, the beginning, the end of a match."""

from __future__ import annotations

import pytest

import scriptorium as sc
from scriptorium.scenarios.facts import vocabulary
from scriptorium.testing.helpers import random_match
from scriptorium_sator.board.board_state import Board

TITLES = {
    "nihil": "Nihil pensi neque moderati habere",
    "clara": "Virtus clara aeternaque habetur",
    "mihi": "Mihi in dies magis animus accenditur",
    "omnia": "Virtus omnia domuerat",
    "neque": "Neque animus neque corpus a vobis aberit",
    "victoria": "Victoria in manu nobis est",
    "animi": "Animi imperio, corporis servitio magis utimur",
    "quin": "Quin igitur expergiscimini?",
}


def facts(table: sc.Table) -> dict[str, object]:
    """What the vocabulary of scenarios sees."""
    return {
        n: fact.see(table)
        for n, fact in vocabulary(table.rules).facts.items()
        if fact.see is not None
    }


def test_the_eight_prayers_bear_their_printed_titles() -> None:
    """S1.4, R1: the eight prayers, spelt as in the German and English rules."""
    cards = sc.new_table("sator", seed=1).rules.cards
    prayers = {id: card.title for id, card in cards.items() if card.back == "lf"}
    assert prayers == TITLES


@pytest.mark.parametrize("seats", [("green", "red"), ("blue", "yellow", "red"), 4])
def test_everybody_has_a_colour_of_their_own(seats: object) -> None:
    """S3.1: the acolyte on its start square, the gargoyle in supply, eight prayers in a deck."""
    table = sc.new_table("sator", seats, seed=3)  # type: ignore[arg-type]
    seen = facts(table)
    assert len(set(table.seats)) == len(table.seats)
    assert all(square < 0 for square in table[Board].acolytes)
    assert seen["gargoyles"] == dict.fromkeys(table.seats, "supply")
    for seat in table.seats:
        assert sorted(sc.cards_in(table, f"lf_deck.{seat}")) == sorted(TITLES)
    with pytest.raises(sc.SetupError, match="same name"):
        sc.new_table("sator", ("red", "red"))


def test_what_is_done_is_done() -> None:
    """S7.7: no choice takes a completed card back; whatever follows is a new position."""
    table = sc.new_table("sator", 2, seed=11)
    while table.clock.phase != "play":
        table = sc.apply(table, sc.legal(table)[0]).table
    before = {sc.digest(table)}
    card = next(a for a in sc.legal(table) if sc.write(table, a).startswith(("moves", "rotas")))
    table = sc.apply(table, card).table
    while len(table.pending) > 1:
        before.add(sc.digest(table))
        table = sc.apply(table, sc.legal(table)[0]).table
    choices = sc.legal(table)
    assert len(choices) > 1
    assert not {sc.digest(sc.apply(table, choice).table) for choice in choices} & before


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_ends_with_four_books_and_in_no_other_way(seed: int) -> None:
    """S29.2, R56: no points and no ties; played to the end, one seat has its four books."""
    last = random_match(sc.new_table("sator", 2, seed), seed, most=60_000)[-1]
    assert last.outcome is not None
    (winner,) = last.outcome.winners
    assert last.outcome.scores == ()
    taken = facts(last)["books_taken"]
    assert isinstance(taken, dict)
    assert taken[winner] == 4
    assert all(count < 4 for seat, count in taken.items() if seat != winner)


def test_only_what_the_first_edition_holds_is_in_the_box() -> None:
    """R60: three kinds of movement card, eight prayers, six shapes; no curses and no monks."""
    rules = sc.new_table("sator", seed=1).rules
    kinds = {card.effect for card in rules.cards.values()}
    prayers = {f"sator.{prayer}" for prayer in TITLES}
    assert kinds == {"sator.moves", "sator.rotas", "sator.wild"} | prayers
    assert {card.back for card in rules.cards.values()} == {"im", "lf"}

"""Setting a match up: books, sharing out, draft, placement, deal (S3-S6)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.testing.helpers import disagreements, twin
from scriptorium_sator.board.board_state import Board, board_masks
from scriptorium_sator.board.targets import geometry
from scriptorium_sator.box.contents import load
from scriptorium_sator.setup.course import BridgeTaken, Take
from scriptorium_sator.setup.placement import Place, TakeUp
from scriptorium_sator.setup.unplaced_bridges import Unplaced, known_of

SEATS = (2, 3, 4)


def played(table: sc.Table, seed: int, phase: str = "play") -> sc.Table:
    """Play at random until a phase begins."""
    rng = random.Random(seed)
    while table.clock.phase != phase:
        table = sc.apply(table, rng.choice(sc.legal(table))).table
    return table


def drafted(seats: int, seed: int) -> sc.Table:
    return played(sc.new_table("sator", seats=seats, seed=seed), seed, "place")


@pytest.mark.parametrize("seats", SEATS)
def test_s3_5_a_book_of_every_player_in_every_quadrant(seats: int) -> None:
    """S3.4, S3.5, S3.6, R9, E38: 8, 12 or 16 books, four of each player, hovering."""
    places = set()
    for seed in range(6):
        table = sc.new_table("sator", seats=seats, seed=seed)
        board, grid, data = table[Board], geometry(table).grid, load()
        assert all(len(books) == 4 for books in board.books)
        assert not any(place >= 0 for place in board.places)
        assert all(square == -1 for square in board.acolytes)
        drawn = []
        for colour in data.board.colour:
            fitting = [
                card.id
                for card in data.positions.decks[colour.id].cards
                if all(
                    grid.read(card.squares[seat]) in books
                    for seat, books in zip(table.seats, board.books, strict=True)
                )
            ]
            drawn += fitting
        assert len(drawn) == 4
        places.add(tuple(drawn))
    assert len(places) > 1


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 12, 0), (3, 6, 6), (4, 6, 0)])
def test_s4_2_bridges_are_dealt_by_shape(seats: int, each: int, left: int) -> None:
    """S4.1, S4.2, S4.3, R5: as many of every shape for each player, the rest one of each shape."""
    deals = set()
    for seed in range(5):
        table = sc.new_table("sator", seats=seats, seed=seed)
        known, unplaced = known_of(table), table[Unplaced]
        for row in unplaced.rows:
            counts = Counter(known.shape(bridge) for bridge in row)
            assert set(counts.values()) == {each // 6}
            assert len(counts) == 6
        assert sorted(known.shape(bridge) for bridge in unplaced.draft) == list(range(left))
        everything = [*unplaced.draft, *(bridge for row in unplaced.rows for bridge in row)]
        assert sorted(everything) == list(range(24))
        deals.add(unplaced.rows)
    assert len(deals) > 1


def test_s4_3_the_draft_goes_there_and_back() -> None:
    """S4.3, S4.4, E38: P1, P2, P3, P3, P2, P1; then everybody has eight bridges."""
    for first in ("red", "blue", "green"):
        table = sc.new_table("sator", seats=3, seed=1, first=first)
        at = table.seats.index(first)
        order = [table.seats[(at + step) % 3] for step in (0, 1, 2, 2, 1, 0)]
        for seat in order:
            assert table.chooser == seat
            table = sc.apply(table, sc.legal(table)[-1]).table
        assert (table.clock.phase, table.chooser) == ("place", table.seats[at - 1])
        assert [len(row) for row in table[Unplaced].rows] == [8, 8, 8]


def test_s4_3_what_is_gone_cannot_be_taken() -> None:
    """The refusal names the shape, and nothing changes."""
    table = sc.new_table("sator", seats=3, seed=1)
    taken = sc.read(table, "take T4")
    table = sc.apply(table, taken).table
    refused = sc.why_not(table, taken)
    assert refused is not None
    assert refused.carries("S4.3")
    assert ("shape", "T4") in refused.details
    assert refused.reason == "No bridges of this shape are left: T piece."
    with pytest.raises(sc.Refused):
        sc.apply(table, taken)
    with pytest.raises(sc.Unreadable, match="L5, L3, T4"):
        sc.read(table, "take S4")


@pytest.mark.parametrize("seats", SEATS)
def test_s5_8_at_the_end_every_book_lies_on_a_bridge(seats: int) -> None:
    """S5.1, S5.4, S5.8, S2.3: all 24 bridges lie apart from each other, under all books."""
    for seed in (3, 4):
        table = played(sc.new_table("sator", seats=seats, seed=seed), seed)
        board = table[Board]
        masks = board_masks(board, known_of(table).geometry)
        assert all(place >= 0 for place in board.places)
        assert masks.covered.bit_count() == 84
        assert masks.books.bit_count() == 4 * seats
        assert not masks.books & ~masks.covered
        for mask in masks.of_bridge:
            assert all((mask & mine).bit_count() < 2 for mine in masks.mine)
        assert table.rules.problem(table) is None


@pytest.mark.parametrize("seats", SEATS)
def test_s5_4_masks_taken_over_are_those_of_the_board(seats: int) -> None:
    """After every placement and lifting, as if they had been worked out from the numbers."""
    table, rng, carried = drafted(seats, 5), random.Random(5), 0
    known = known_of(table).geometry
    while table.clock.phase == "place":
        table = sc.apply(table, rng.choice(sc.legal(table))).table
        kept, anew = (board_masks(board, known) for board in (table[Board], replace(table[Board])))
        for name in ("places", "of_bridge", "covered", "blocked", "on", "books", "mine", "acolytes",
                     "with_rider", "with_acolyte", "with_gargoyle"):  # fmt: skip
            assert getattr(kept, name) == getattr(anew, name), name
        assert kept.pushable(kept.on) == anew.pushable(anew.on)
        assert kept.turnable(kept.on) == anew.turnable(anew.on)
        carried += bool(kept.with_rider)
    assert carried


@pytest.mark.parametrize("seats", SEATS)
def test_s5_1_placing_goes_to_the_right_from_the_last_player(seats: int) -> None:
    """S5.1, R2: Pn, Pn-1, ... P1, Pn, ..., whoever is first."""
    table = played(sc.new_table("sator", seats=seats, seed=8, first="blue"), 8, "place")
    rng, order = random.Random(8), []
    while table.clock.phase == "place":
        action = rng.choice(sc.legal(table))
        if isinstance(action, Place):
            order.append(table.seats.index(table.chooser or ""))
        table = sc.apply(table, action).table
    assert order == [-at % seats for at in range(24)]
    assert table.chooser == "blue"


def test_r2_the_first_player_may_be_agreed_to_place_first() -> None:
    """R2: the option turns the beginning round, not the direction."""
    table = sc.new_table(
        "sator", seats=4, seed=2, first="red", options={"first_bridge_placed_by": "first"}
    )
    order = []
    while len(order) < 5:
        action = sc.legal(table)[0]
        if isinstance(action, Place):
            order.append(table.chooser)
        table = sc.apply(table, action).table
    assert order == ["red", "yellow", "green", "blue", "red"]


@pytest.mark.parametrize(("seats", "hands"), [(2, [4, 5]), (3, [4, 5, 6]), (4, [4, 5, 5, 6])])
def test_s6_cards_are_dealt_in_turn_order(seats: int, hands: list[int]) -> None:
    """S6.1, S6.2, S6.3, S6.4, E38: no prayer is in a hand, and nothing is lost."""
    table = played(sc.new_table("sator", seats=seats, seed=5, first="blue"), 5)
    order = [table.seats[(1 + at) % seats] for at in range(seats)]
    held = [sc.cards_in(table, sc.key("hand", seat)) for seat in order]
    assert [len(cards) for cards in held] == hands
    assert all(table.rules.cards[card].back == "im" for cards in held for card in cards)
    everywhere = Counter(card for cards in held for card in cards)
    everywhere.update(sc.cards_in(table, "im_deck"))
    deck = load().deck.incertus_movet.cards
    assert everywhere == {card.id: card.copies for card in deck}
    prayers = sorted(id for id, _ in load().prayers.each())
    decks = [sc.cards_in(table, sc.key("lf_deck", seat)) for seat in table.seats]
    assert all(sorted(cards) == prayers for cards in decks)
    assert len(set(decks)) > 1
    assert (table.clock.step, table.chooser) == ("swap", "blue")


def test_r3_the_first_player_is_agreed_or_drawn() -> None:
    """S3.2, R3: a name is kept; without one every seat comes up."""
    assert sc.new_table("sator", seats=4, seed=0, first="green")[Unplaced].first == 2
    drawn = {sc.new_table("sator", seats=4, seed=seed)[Unplaced].first for seed in range(25)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
def test_s31_2_the_same_seed_and_choices_give_the_same_match(seats: int) -> None:
    """S31.1, S31.2: nothing but the seed decides what chance brings."""
    one, other = (played(sc.new_table("sator", seats=seats, seed=11), 11) for _ in range(2))
    assert sc.digest(one) == sc.digest(other)
    assert sc.digest(one) != sc.digest(played(sc.new_table("sator", seats=seats, seed=12), 11))


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_written_is_read_and_what_is_saved_is_loaded(seats: int) -> None:
    """At every choice of the set-up; sampled illegal choices are refused alike."""
    rng = random.Random(seats)
    table = sc.new_table("sator", seats=seats, seed=20 + seats)
    elsewhere: list[sc.Action] = []
    while table.clock.phase != "play":
        choices = sc.legal(table)
        assert len(set(choices)) == len(choices) > 0
        for action in rng.sample(choices, min(3, len(choices))):
            assert sc.read(table, sc.write(table, action)) == action
        if len(choices) < 40:
            assert not disagreements(table)
        assert sc.load(sc.dump(table)) == table
        for action in rng.sample(elsewhere, min(4, len(elsewhere))):
            refused = sc.why_not(table, action)
            assert (refused is None) == (action in choices)
            if refused is not None:
                assert refused.rules or refused.id in ("not_now", "wrong_step")
                with pytest.raises(sc.Refused) as caught:
                    sc.apply(table, action)
                assert caught.value.id == refused.id
        elsewhere += choices[:40]
        elsewhere = rng.sample(elsewhere, min(200, len(elsewhere)))
        table = sc.apply(table, rng.choice(choices)).table


@pytest.mark.parametrize("seats", SEATS)
def test_s30_4_nobody_learns_what_others_bridges_are_made_of(seats: int) -> None:
    """S4.1, S30.2, S30.4, R4: tables that differ only in hidden materials look the same."""
    rng = random.Random(seats)
    table, looked = sc.new_table("sator", seats=seats, seed=30 + seats), 0
    while table.clock.phase != "play":
        choices = sc.legal(table)
        action = rng.choice(choices)
        after = sc.apply(table, action)
        for seat in table.seats:
            other = twin(table, seat, rng.randrange(1000))
            looked += other[Unplaced] != table[Unplaced]
            assert sc.view(other, seat) == sc.view(table, seat)
            assert sp.scene(sc.view(other, seat)) == sp.scene(sc.view(table, seat))
            if seat == table.chooser:
                assert sc.legal(other) == choices
                assert [sc.write(other, a) for a in choices] == [
                    sc.write(table, a) for a in choices
                ]
            elif isinstance(action, Take):
                told = sc.seen_events(sc.apply(other, action), seat)
                assert told == sc.seen_events(after, seat)
        table = after.table
    assert looked > 0


def test_s4_3_the_taker_alone_sees_the_material() -> None:
    """S4.4, R4: the event of taking tells the owner the bridge, everybody else its outline."""
    table = sc.new_table("sator", seats=3, seed=5, first="red")
    after = sc.apply(table, sc.read(table, "take I3"))
    assert after.revealed
    [mine] = [e for e in sc.seen_events(after, "red") if isinstance(e, BridgeTaken)]
    [theirs] = [e for e in sc.seen_events(after, "blue") if isinstance(e, BridgeTaken)]
    known = known_of(table)
    assert mine.bridge in after.table[Unplaced].rows[0]
    assert theirs.bridge == known.back(mine.bridge)
    rules = after.table.rules
    said = str(sc.said(rules, mine)), str(sc.said(rules, theirs))
    assert said == ("Red takes a bridge: medium straight.",) * 2


def test_a_lifted_bridge_is_still_face_down() -> None:
    """S5.2: only when it lies on the board does everybody see what a bridge is made of."""
    table = drafted(4, 6)
    chooser = table.chooser or ""
    lifted = sc.apply(table, next(a for a in sc.legal(table) if isinstance(a, TakeUp))).table
    other = next(seat for seat in table.seats if seat != chooser)
    assert all(bridge < 0 for bridge in sc.view(lifted, other)[Unplaced].lifted)
    assert all(bridge >= 0 for bridge in sc.view(lifted, chooser)[Unplaced].lifted)
    assert sc.view(lifted, other) == sc.view(twin(lifted, other, 1), other)


TIGHT = {
    "seats": ("red", "blue"),
    "options": {"columns": 3, "rows": 3},
}


def laid_out(rows: dict[str, list[str]], books: dict[str, str], **more: object) -> sc.Table:
    """A small board with the placement going on, red to place."""
    table = sc.new_table(
        "sator", first="red", without=["sator.positions", "sator.draft", "sator.deal"], **TIGHT
    )
    now = sc.Change(table)
    known, grid = known_of(table), geometry(table).grid
    now.put(
        replace(
            now[Board],
            books=tuple(
                tuple(sorted(grid.read(name) for name in books.get(seat, "").split()))
                for seat in table.seats
            ),
        )
    )
    now.put(
        replace(
            now[Unplaced],
            rows=tuple(known.sorted(known.read(w) for w in rows[seat]) for seat in table.seats),
        )
    )
    now.enter_phase("place", "red")
    return now.done().table


def test_s5_7_a_bridge_without_any_place_leaves_the_game() -> None:
    """S5.7: first the protection falls; where nothing fits, a bridge of choice goes out."""
    table = laid_out({"red": ["I4 wood", "I4 iron"], "blue": ["I2 stone"]}, {})
    assert [sc.write(table, action) for action in sc.legal(table)] == [
        "place I4 wood out",
        "place I4 iron out",
    ]
    for text in ("place I4 wood A1 B1 C1 D1", "place I4 wood"):
        refused = sc.why_not(table, sc.read(table, text))
        assert refused is not None
        assert refused.carries("S5.3")
    after = sc.apply(table, sc.read(table, "place I4 iron out")).table
    known = known_of(table)
    assert after[Board].out == (known.read("I4 iron"),)
    assert after.chooser == "blue"
    refused = sc.why_not(after, sc.read(after, "place I2 stone out"))
    assert refused is not None
    assert refused.carries("S5.7")


def test_r10_protection_counts_only_while_something_can_be_placed() -> None:
    """S5.5, S5.7: with another place to go the book is protected, without one it is not."""
    choice = laid_out({"red": ["I3 wood"], "blue": ["I2 stone"]}, {"blue": "A1"})
    refused = sc.why_not(choice, sc.read(choice, "place I3 wood A2 B2 C2"))
    assert refused is None
    crowded = laid_out({"red": ["L5 wood"], "blue": ["I2 stone"]}, {"blue": "A1"})
    for action in sc.legal(crowded):
        assert "A1" in sc.write(crowded, action) or sc.why_not(crowded, action) is None


def test_places_are_refused_for_the_reason_that_tells_most() -> None:
    """S5.3: every text of the right form is refused with its rule, never unreadable."""
    table = laid_out(
        {"red": ["I3 wood", "I2 wood"], "blue": ["I2 stone"]}, {"red": "A1 C1", "blue": "C3"}
    )
    reasons = {
        "place I3 wood C3 D3 E3": "outside",
        "place I3 wood A1 B1 C1": "two_books_same_colour",
        "place I3 wood A1 B1 B2": "wrong_shape",
        "place I3 wood A1 A1 A1": "wrong_shape",
        "place I3 stone A1 A2 A3": "card_not_held",
        "place L5 iron": "card_not_held",
        "place I2 stone out": "card_not_held",
    }
    for text, reason in reasons.items():
        refused = sc.why_not(table, sc.read(table, text))
        assert refused is not None
        assert refused.id == reason, text
        assert refused.rules
    for text in ("place I9 wood", "place I3 wood Q", "place I3"):
        with pytest.raises(sc.Unreadable):
            sc.read(table, text)


def test_a_set_of_cards_that_no_bridges_can_carry_is_said_at_once() -> None:
    """S5.8: a board on which the books cannot be reached is no match at all."""
    with pytest.raises(sc.SetupError, match="off this grid"):
        sc.new_table("sator", seed=1, options={"columns": 4, "rows": 4})


@pytest.mark.parametrize("off", ["positions", "draft", "placement", "deal"])
def test_without_a_part_of_the_set_up_the_match_still_begins(off: str) -> None:
    """Each of these rules is a plugin; without it the others go on."""
    table = played(sc.new_table("sator", seats=3, seed=2, without=[f"sator.{off}"]), 2)
    board = table[Board]
    assert (not any(board.books)) == (off == "positions")
    assert all(place < 0 for place in board.places) == (off in ("draft", "placement"))
    assert (not sc.cards_in(table, "im_deck")) == (off == "deal")


@pytest.mark.parametrize("off", ["board", "cards", "draw", "unplaced", "set_up"])
def test_what_a_match_cannot_do_without_is_said(off: str) -> None:
    """The ground everything stands on cannot be switched off, and the error says so."""
    with pytest.raises(sc.SetupError, match=f"sator needs sator.{off}"):
        sc.new_table("sator", seats=2, seed=1, without=[f"sator.{off}"])

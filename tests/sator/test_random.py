"""Random matches of SATOR: what must hold after every action, whatever is played."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import touches
from scriptorium.testing.helpers import disagreements, twin
from scriptorium_sator.board.board_state import Board

IM, LF = 78, 8

Step = tuple[sc.Table, sc.Action, sc.After]


@cache
def opening(seats: int, seed: int) -> sc.Table:
    """The first turn of a match after a set-up at random."""
    table = sc.new_table("sator", seats, seed)
    choose = random.Random(seed)
    while table.clock.phase != "play":
        table = sc.apply(table, choose.choice(sc.legal(table))).table
    return table


def steps(table: sc.Table, seed: int, most: int) -> Iterator[Step]:
    """A match at random, kind of action first, so that rare ones are not drowned."""
    choose = random.Random(seed)
    for _ in range(most):
        choices = sc.legal(table)
        if not choices:
            assert table.outcome is not None, f"{table!r} leaves nothing to choose"
            return
        kinds = sorted({type(action).__name__ for action in choices})
        kind = choose.choice(kinds)
        action = choose.choice([a for a in choices if type(a).__name__ == kind])
        after = sc.apply(table, action)
        yield table, action, after
        table = after.table


def cards_in_play(table: sc.Table) -> Counter[str]:
    return Counter(card for spec in table.rules.zones for card in sc.cards_in(table, spec.key))


@pytest.mark.parametrize(("seats", "seed"), [(n, s) for n in (2, 3, 4) for s in range(6)])
def test_what_always_holds(seats: int, seed: int) -> None:
    """S2.3 after every action; nobody without a choice; no card or book lost or doubled."""
    start = opening(seats, seed)
    box = cards_in_play(start)
    assert sum(box.values()) == IM + LF * seats
    for _, action, after in steps(start, seed, 700):
        table = after.table
        assert table.rules.problem(table) is None, action
        assert cards_in_play(table) == box
        board = table[Board]
        for books, taken in zip(board.books, board.taken, strict=True):
            assert len(books) + taken == 4
        for seat in table.seats:
            hand = sc.cards_in(table, sc.key("hand", seat))
            assert sum(table.rules.cards[card].back == "lf" for card in hand) <= 3


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13), (4, 14)])
def test_offered_judged_done_and_written_alike(seats: int, seed: int) -> None:
    """Every choice is allowed, doable, of its own outcome, and read back from its notation."""
    for number, (table, _, _) in enumerate(steps(opening(seats, seed), seed, 260)):
        choices = sc.legal(table)
        assert len(set(choices)) == len(choices)
        if number % 4:
            continue
        assert disagreements(table) == []
        if len(choices) < 150:
            after = [sc.apply(table, action).table for action in choices]
            assert len(set(map(sc.digest, after))) == len(choices), table.pending[-1]
        for action in choices:
            assert sc.read(table, sc.write(table, action)) == action


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_refused_alike(seats: int, seed: int) -> None:
    """What is not offered is refused by `why_not` and by `apply`, for one and the same reason."""
    choose = random.Random(seed)
    met: list[sc.Action] = []
    refused = 0
    for table, action, _ in steps(opening(seats, seed), seed, 400):
        met.append(action)
        for other in choose.sample(met, min(4, len(met))):
            why = sc.why_not(table, other)
            if why is None:
                sc.apply(table, other)
                continue
            refused += 1
            assert why.plugin
            assert why.reason
            with pytest.raises(sc.Refused) as told:
                sc.apply(table, other)
            assert told.value == why
    assert refused > 200


@pytest.mark.parametrize(("seats", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_saved_and_replayed(seats: int, seed: int) -> None:
    """A table comes back from its bytes, and the same actions lead to the same end."""
    table = start = opening(seats, seed)
    played = []
    for number, (_, action, after) in enumerate(steps(start, seed, 500)):
        played.append(action)
        table = after.table
        if number % 5 == 0:
            back = sc.load(sc.dump(table))
            assert back == table
            assert sc.legal(back) == sc.legal(table)
    again = start
    for action in played:
        again = sc.apply(again, action).table
    assert sc.digest(again) == sc.digest(table)
    assert again == table


@pytest.mark.parametrize(("seats", "seed"), [(2, 41), (3, 42), (4, 43)])
def test_nothing_leaks(seats: int, seed: int) -> None:
    """Tables that differ only in what a seat may not know look the same to it."""
    for number, (table, action, after) in enumerate(steps(opening(seats, seed), seed, 300)):
        if number % 3:
            continue
        for seat in table.seats:
            other = twin(table, seat, number)
            assert _shown(sc.view(other, seat)) == _shown(sc.view(table, seat))
            if table.chooser == seat:
                assert sc.legal(other) == sc.legal(table)
                if not after.revealed:
                    told = sc.apply(other, action)
                    assert sc.seen_events(told, seat) == sc.seen_events(after, seat)


def _shown(view: sc.View) -> tuple[object, ...]:
    return view.clock, view.pending, view.parts, view.outcome


OWN = {
    name: plugin.about
    for name, plugin in sc.standard_library(third_party=False).plugins.items()
    if plugin.is_own("sator")
}
NEEDED = sorted({needed for about in OWN.values() for needed in about.requires})
BEFORE_THE_PLAY = {"sator.positions", "sator.draft", "sator.placement", "sator.deal"}
OPTIONAL = sorted(OWN.keys() - {"sator", *NEEDED} - BEFORE_THE_PLAY)


@pytest.mark.parametrize("name", NEEDED)
def test_what_others_need_is_not_left_out_silently(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Who switches off what another plugin stands on is told which one, in a sentence."""
    with pytest.raises(sc.SetupError, match=f"needs {re.escape(name)}, which is off or missing"):
        sc.new_table("sator", 2, seed=1, without=[name])
    assert caplog.text == ""


@pytest.mark.parametrize("name", OPTIONAL)
def test_plays_on_without(name: str) -> None:
    """With any rule switched off that no other stands on the match is played on."""
    setup = opening(2, 5)
    rules = sc.standard_library(third_party=False).setup("sator", 2, without=[name])
    without = sc.standard_library(third_party=False).rules(rules)
    parts = tuple(
        setup[type(part)] if type(part) in setup.rules.part_index else part
        for part in without.parts
    )
    table = sc.Table(without, setup.seed, setup.chance, setup.clock, setup.pending, parts)
    turns = table.clock.turn
    last = table
    for _, _, after in steps(table, 7, 200):
        last = after.table
        assert last.rules.problem(last) is None
    assert last.clock.turn > turns or last.outcome is not None


@pytest.mark.parametrize(("seats", "seed"), [(2, 51), (4, 52)])
def test_touched_pieces_are_in_the_picture(seats: int, seed: int) -> None:
    """Every touch is a piece of the picture, and no two choices are meant by the same touches."""
    by_words = {"Swap", "Search"}
    for number, (table, _, _) in enumerate(steps(opening(seats, seed), seed, 240)):
        if number % 4:
            continue
        view = sc.view(table, str(table.chooser))
        pieces = {piece.id for piece in sp.scene(view).pieces}
        meant: Counter[tuple[str, ...]] = Counter()
        for action in sc.legal(table):
            touched = touches(view, action)
            if type(action).__name__ in by_words:
                continue
            assert touched, action
            assert pieces.issuperset(touched), (action, touched)
            meant[touched] += 1
        assert not meant or max(meant.values()) == 1, meant.most_common(2)

"""The bare kernel that the game is measured against: it must play what it is said to play."""

from itertools import chain
from random import Random

import pytest

import scriptorium as sc
from benchmarks import course as bench_course
from benchmarks.sator import completion_rows as bench_completion
from benchmarks.sator import first_tables as bench_tables
from benchmarks.sator import kernel as bench_kernel
from benchmarks.sator import list_rows as bench_lists
from benchmarks.sator import match_rows as bench_matches
from benchmarks.sator import sator_rows as bench
from benchmarks.sator.kernel import BRIDGES, MASKS, SQUARE, SQUARE_BITS, Kernel
from benchmarks.sator.kernel_twin import check
from benchmarks.suites import Row
from scriptorium_sator.movement.completion import solve


@pytest.fixture(scope="module")
def first_turn():
    return bench_tables.placed(sc.standard_library(), 1)


def thrown(seed: int) -> Kernel:
    random = Random(seed)
    return bench_kernel.dealt(bench_kernel.scattered(random), random)


@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_offers_what_cells_and_sets_offer(seed):
    now, random = thrown(seed), Random(seed).random
    for _ in range(4):
        check(now)
        before = now.turn
        decisions, offered = bench_kernel.play(now, random, 5)
        assert now.turn == before + 5
        assert 5 <= decisions <= 15
        assert offered >= decisions


def test_a_kernel_that_pushes_too_far_is_not_measured(monkeypatch):
    honest = bench_kernel.pushed
    monkeypatch.setattr(
        bench_kernel, "pushed", lambda free, shifts, start, most: honest(free, shifts, start, 4)
    )
    with pytest.raises(AssertionError, match="disagree about pushes"):
        check(thrown(1))


def test_a_kernel_that_overlooks_bridges_is_not_measured(monkeypatch):
    monkeypatch.setattr(Kernel, "movable", lambda now, card, standing, free: [])
    with pytest.raises(AssertionError, match="disagree about the bridges"):
        check(thrown(1))


def test_cards_and_bridges_stay_the_same_through_a_game():
    now = thrown(2)
    cards = sorted(now.deck + list(chain(*now.hands)))
    twin = now.copy()
    bench_kernel.play(now, Random(1).random, 200)
    assert sorted(now.deck + now.pile + list(chain(*now.hands))) == cards
    covered = 0
    for place, mask in zip(now.places, now.masks, strict=True):
        assert MASKS[place >> SQUARE_BITS][place & SQUARE] == mask
        assert not covered & mask
        covered |= mask
    assert covered == now.taken
    assert twin.turn == 0
    assert twin.taken != now.taken, "a copy does not move along"


def test_a_full_deck_of_the_box_is_dealt():
    now = thrown(3)
    left = len(now.deck)
    held = sum(map(len, now.hands))
    assert left + held == sum(line.copies for line in bench_kernel.load().deck.incertus_movet.cards)


def test_the_kernel_stands_on_the_same_board(first_turn):
    kernel = bench_tables.kernel_of(first_turn, Random(1))
    geometry = bench_tables.geometry_of(first_turn)
    masks = bench_tables.board_masks(first_turn[bench_tables.Board], geometry)
    for bridge in range(BRIDGES):
        ours = {geometry.grid.xy(s) for s in geometry.grid.squares(masks.of_bridge[bridge])}
        mask = kernel.masks[bridge]
        theirs = {(at % 17, at // 17) for at in range(mask.bit_length()) if mask >> at & 1}
        assert ours == theirs


def test_a_board_that_lacks_a_bridge_is_not_the_kernels(first_turn):
    board = first_turn[bench_tables.Board]
    at = first_turn.rules.part_index[bench_tables.Board]
    poorer = bench_tables.replace(board, places=(bench_tables.OFF, *board.places[1:]))
    parts = (*first_turn.parts[:at], poorer, *first_turn.parts[at + 1 :])
    table = bench_tables.replace(first_turn, parts=parts)
    assert bench_tables.has_every_bridge(first_turn)
    assert not bench_tables.has_every_bridge(table)
    with pytest.raises(ValueError, match="every bridge"):
        bench_tables.kernel_of(table, Random(1))


def test_what_is_listed_is_what_the_kernel_lists(first_turn):
    """The two sides of P4 mean the same places: by where the bridge lies after each action."""
    (board,) = bench_lists.asked([first_turn])
    for each in board[::5]:
        ends = set()
        for card, points in each.cards:
            table = bench_tables.handling(each.table, each.bridge, card, points)
            for action in sc.legal(table):
                ends.add(sc.apply(table, action).table[bench_tables.Board].places[each.bridge])
        found: list[int] = []
        each.kernel.pushes([each.bridge], found)
        each.kernel.turns([each.bridge], found)
        here = each.table[bench_tables.Board].places[each.bridge]
        assert len(ends - {here}) == len(set(found))


def test_grid_kernel_and_cells_agree_before_they_are_timed(first_turn, monkeypatch):
    monkeypatch.setattr(bench_lists, "paired", lambda ours, theirs: ours() / theirs())
    rows = list(bench_lists.grid_rows([first_turn]))
    assert len(rows) == 8
    assert all(row.value > 0 and row.target is not None for row in rows)
    monkeypatch.setattr(bench_lists.bare, "flood", lambda area, seed, most: seed)
    with pytest.raises(AssertionError, match="flood"):
        list(bench_lists.grid_rows([first_turn]))


def test_dispatch_asks_every_card_on_both_sides(first_turn):
    dispatched, direct = bench.dispatch(first_turn)
    assert dispatched() == direct() == len(first_turn.rules.cards)


def test_setting_up_is_a_part_of_the_whole_match():
    timed = bench_matches.timed_match(sc.standard_library(), 1, most=200)
    assert timed.decisions == 200
    assert 0 < timed.setting_up < timed.whole
    (row,) = bench_matches.setup_rows(sc.standard_library(), matches=1)
    assert 0 < row.value < 100
    assert row.target.at_most


def test_calls_are_counted_alike_each_time(first_turn, monkeypatch):
    """A count, not a time; and no more than the decisions themselves make."""
    bench_matches.calls_in_play([first_turn], 600, 300)  # what is worked out once
    first, again = (bench_matches.calls_in_play([first_turn], 600, 300) for _ in range(2))
    assert first == again
    assert first.python > 2 * first.decisions, "legal and apply at least"
    apply = bench_course.apply

    def roundabout(*args: object) -> object:
        return apply(*args)

    monkeypatch.setattr(bench_course, "apply", roundabout)
    more = bench_matches.calls_in_play([first_turn], 600, 300)
    assert more.python == first.python + first.decisions


def test_pits_are_taken_from_whole_placements():
    solved = [solve(pit) is not None for pit, _ in bench_completion.pits(sc.standard_library(), 1)]
    assert len(solved) > BRIDGES
    assert any(solved)
    assert not all(solved), "hopeless pits are searched as well"


def test_a_failing_measurement_does_not_stop_the_others(monkeypatch):
    def fail(*_: object):
        yield from ()
        raise ValueError("no stopwatch")

    monkeypatch.setattr(bench, "starts", lambda library: [bench_tables.placed(library, 1)])
    monkeypatch.setattr(bench, "STRETCH", 60)
    monkeypatch.setattr(bench, "pace_rows", lambda tables: iter([Row("sator", "P2", 1, "times")]))
    monkeypatch.setattr(bench_completion, "rows", lambda library: iter(()))
    for name in ("_late", "_hooks", "_idle", "_prohibitions", "_saves", "_replay", "_dispatch"):
        monkeypatch.setattr(bench, name, fail)
    monkeypatch.setattr(bench_lists, "grid_rows", fail)
    for name in ("setup_rows", "call_rows"):
        monkeypatch.setattr(bench_matches, name, fail)
    monkeypatch.setattr(bench_lists, "paired", lambda ours, theirs: ours() / theirs())
    rows = list(bench.rows(sc.standard_library()))
    failed = {row.name for row in rows if row.error}
    assert failed == {"P5", "P7", "P8", "P9", "P10", "P11", "P12", "P14", "P18", "P19"}
    assert {"P2", "P4 places of one bridge", "P4 places of all bridges"} <= {
        row.name for row in rows if not row.error
    }

"""How fast SATOR is: the measurements P2 to P14 that need no other engine beside ours.

Everything on our side goes through the public interface, with every plugin of the game on, four
seats, the grid of the box, from the first turn of matches that were drafted and placed at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median

import scriptorium as sc
from scriptorium import bench_course as course
from scriptorium.bench import REPEATS, Row, Target, guarded, paired, spent

from . import bench_completion, bench_kernel, bench_lists
from .bench_kernel_twin import check
from .bench_tables import GAME, SEATS, has_every_bridge, kernel_of, starts
from .cards import SERVICE, Cards, Play

SUITE = "sator"
SECONDS = 1.0
SLICE = 2000
KERNEL_PLAYS = 60
STRETCH = course.LATE + course.AROUND
BOARDS = 8
HOOK_DECISIONS = 30_000


def rows(library: sc.Library) -> Iterator[Row]:
    """All rows; one that cannot be measured does not stop the others."""
    first_turns = starts(library)
    stretches = [
        course.record(start, seed, STRETCH) for seed in range(1, 4) for start in first_turns
    ]
    boards = [
        recorded.tables[at] for recorded in stretches for at in range(0, len(recorded.tables), 60)
    ]
    whole = [board for board in boards if has_every_bridge(board)]
    sample = whole[:: max(1, len(whole) // BOARDS)][:BOARDS]
    measured: tuple[tuple[str, Callable[[], Iterator[Row]]], ...] = (
        ("P2", lambda: pace_rows(first_turns)),
        ("P4", lambda: bench_lists.list_rows(sample)),
        ("P5", lambda: bench_lists.grid_rows(sample)),
        ("P7", lambda: _late(stretches)),
        ("P8", lambda: _hooks(library)),
        ("P9", lambda: _idle(library, first_turns)),
        ("P10", lambda: _dispatch(first_turns[0])),
        ("P11", lambda: _prohibitions(library, first_turns)),
        ("P12", lambda: _saves(library, boards)),
        ("P14", lambda: _replay(stretches)),
        ("completion", lambda: bench_completion.rows(library)),
    )
    for name, make in measured:
        yield from guarded(SUITE, name, make())


def pace_of_game(first_turns: Sequence[sc.Table], seconds: float = SECONDS) -> dict[str, float]:
    """Random play from the first turn to the end, match after match: what a second brings."""
    playing = course.Course(first_turns, 1, Play)
    playing.go(SLICE)
    decisions, plays, offered = [], [], []
    for _ in range(REPEATS):
        done, time = 0, 0.0
        playing.offered = playing.played = 0
        while time < seconds:
            time += spent(lambda: playing.go(SLICE)) * SLICE
            done += SLICE
        decisions.append(done / time)
        plays.append(playing.played / time)
        offered.append(playing.offered / done)
    return {
        "decisions_per_second": median(decisions),
        "cards_per_second": median(plays),
        "choices": median(offered),
    }


def pace_of_kernel(first_turns: Sequence[sc.Table], seconds: float = SECONDS) -> dict[str, float]:
    """The bare kernel's random play on the same first boards, 60 plays from each."""
    kernels = [kernel_of(table, Random(seed)) for seed, table in enumerate(first_turns)]
    for kernel in kernels:
        later = kernel.copy()
        check(later)
        bench_kernel.play(later, Random(1).random, KERNEL_PLAYS)
        check(later)
    random = Random(1).random

    def once() -> int:
        for kernel in kernels:
            bench_kernel.play(kernel.copy(), random, KERNEL_PLAYS)
        return len(kernels) * KERNEL_PLAYS

    once()
    rates = []
    for _ in range(REPEATS):
        done, time = 0, 0.0
        while time < seconds:
            plays = len(kernels) * KERNEL_PLAYS
            time += spent(once) * plays
            done += plays
        rates.append(done / time)
    return {"plays_per_second": median(rates)}


def pace_rows(first_turns: Sequence[sc.Table]) -> Iterator[Row]:
    """P2: whole cards a second, to the plays of the bare kernel."""
    game, kernel = pace_of_game(first_turns), pace_of_kernel(first_turns)
    note = f"{game['choices']:.1f} choices each; from the first turn to the end, four seats"
    yield Row(SUITE, "random play", game["decisions_per_second"], "decisions/s", note)
    cards, plays = game["cards_per_second"], kernel["plays_per_second"]
    note = f"{cards:,.0f} cards/s to {plays:,.0f} plays/s (walks and passes are plays there)"
    yield Row(
        SUITE, "P2 whole cards to the kernel's plays", cards / plays, "times", note,
        target=Target(0.25, 0.5),
    )  # fmt: skip


def _late(stretches: Sequence[course.Recorded]) -> Iterator[Row]:
    value, pairs = course.late_to_early(stretches)
    note = f"legal and apply; {pairs} pairs of like positions"
    yield Row(
        SUITE, "P7 at action 500 to action 5", value, "times", note,
        target=Target(1.15, 1.05, at_most=True),
    )  # fmt: skip


def _hooks(library: sc.Library) -> Iterator[Row]:
    before, during, decisions = course.hooks_in_play(library, GAME, SEATS, HOOK_DECISIONS)
    if not before:
        raise AssertionError("no hook was seen while the rules were put together")
    note = f"in {decisions} decisions of a match; {before} while it was set up"
    yield Row(
        SUITE, "P8 hook calls in play", during, "calls", note, target=Target(0, 0, at_most=True)
    )


def _idle(library: sc.Library, first_turns: Sequence[sc.Table]) -> Iterator[Row]:
    value = 1 / course.slower_with(library, first_turns, course.idle_plugins(40))
    yield Row(
        SUITE, "P9 with 40 idle plugins on", value, "times as many decisions",
        target=Target(0.95, 0.98),
    )  # fmt: skip


def _prohibitions(library: sc.Library, first_turns: Sequence[sc.Table]) -> Iterator[Row]:
    forbidding = [course.unrelated_prohibitions(10)]
    lost = 100 * (1 - 1 / course.slower_with(library, first_turns, forbidding))
    yield Row(
        SUITE, "P11 lost to ten unrelated prohibitions", lost, "% of decisions",
        target=Target(5, 2, at_most=True),
    )  # fmt: skip


def dispatch(table: sc.Table) -> tuple[Callable[[], int], Callable[[], int]]:
    """Asking every card's effect through the rules of the match, and asking it directly.

    What is asked is the lightest question there is (whether anything forbids to begin), so that
    finding the function weighs as much as it ever can.
    """
    rules = table.rules
    cards: Cards = rules.services[SERVICE]
    ids = [card for card, kind in rules.cards.items() if kind.effect in cards.effects]
    known = [(cards.effects[rules.cards[card].effect].why, card) for card in ids]
    asked = [(why, card, cards.effect_of(rules, card)[1]) for why, card in known]

    def dispatched() -> int:
        for card in ids:
            effect, params = cards.effect_of(rules, card)
            if effect is not None:
                effect.why(table, card, params)
        return len(ids)

    def direct() -> int:
        for why, card, params in asked:
            why(table, card, params)
        return len(asked)

    return dispatched, direct


def _dispatch(table: sc.Table) -> Iterator[Row]:
    dispatched, direct = dispatch(table)
    many = 1000

    def often(work: Callable[[], int]) -> Callable[[], float]:
        return lambda: spent(lambda: sum(work() for _ in range(many)))

    value = paired(often(dispatched), often(direct))
    yield Row(
        SUITE, "P10 dispatch of an effect", value, "times a direct call",
        target=Target(2.5, 1.5, at_most=True),
    )  # fmt: skip


def _saves(library: sc.Library, tables: Sequence[sc.Table]) -> Iterator[Row]:
    yield Row(
        SUITE, "P12 dump", course.dump_to_bare(tables), "times bare msgspec",
        target=Target(1.5, 1.2, at_most=True),
    )  # fmt: skip
    yield Row(
        SUITE, "P12 load", course.load_to_bare(library, tables), "times bare msgspec",
        target=Target(3, 2, at_most=True),
    )  # fmt: skip


def _replay(stretches: Sequence[course.Recorded]) -> Iterator[Row]:
    note = "the same plays, every action judged singly, to choosing them at random"
    yield Row(
        SUITE, "P14 checked replay to random play", course.replay_to_random(stretches), "times",
        note, target=Target(1.5, 3),
    )  # fmt: skip

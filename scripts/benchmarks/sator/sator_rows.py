"""How fast SATOR is: the measurements P2 to P19 that need no other engine beside ours.

Everything on our side goes through the public interface, with every plugin of the game on, four
seats, the grid of the box, from the first turn of matches that were drafted and placed at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median

import scriptorium as sc
from benchmarks import course as course
from benchmarks.suites import REPEATS, Row, Target, guarded, paired, spent
from scriptorium_sator.hand.playing import PLAYING, Play
from scriptorium_sator.turn.free_action import Free
from scriptorium_sator.turn.swap import Swap
from scriptorium_sator.turn.walk import Walk

from . import completion_rows as bench_completion
from . import kernel as bench_kernel
from . import list_rows as bench_lists
from . import match_rows as bench_matches
from .first_tables import GAME, SEATS, has_every_bridge, kernel_of, starts
from .kernel_twin import check

SUITE = "sator"
# What a player does at one go besides playing a card.
DOINGS = (Play, Walk, Free, Swap)
SECONDS = 1.0
SLICE = 2000
KERNEL_PLAYS = 60
EARLY = 5
LATE = 500
OLD = 5000
STRETCH = 500
BOARDS = 8
MOST_DECISIONS = 100_000


def rows(library: sc.Library) -> Iterator[Row]:
    """All rows; one that cannot be measured does not stop the others."""
    first_turns = starts(library)
    # Kept in memory by no row for longer than it takes: the garbage collector looks through it all.
    whole = [board for board in _boards(first_turns) if has_every_bridge(board)]
    sample = whole[:: max(1, len(whole) // BOARDS)][:BOARDS]
    measured: tuple[tuple[str, Callable[[], Iterator[Row]]], ...] = (
        ("P2", lambda: pace_rows(first_turns)),
        ("P18", lambda: bench_matches.setup_rows(library)),
        ("P4", lambda: bench_lists.list_rows(sample)),
        ("P5", lambda: bench_lists.grid_rows(sample)),
        ("P7", lambda: _late(first_turns)),
        ("P8", lambda: _hooks(library)),
        ("P9", lambda: _idle(library, first_turns)),
        ("P10", lambda: _dispatch(first_turns[0])),
        ("P11", lambda: _prohibitions(library, first_turns)),
        ("P12", lambda: _saves(library, _boards(first_turns))),
        ("P14", lambda: _replay(_stretches(first_turns))),
        ("P19", lambda: bench_matches.call_rows(first_turns)),
        ("completion", lambda: bench_completion.rows(library)),
    )
    for name, make in measured:
        yield from guarded(SUITE, name, make())


def _stretches(first_turns: Sequence[sc.Table]) -> list[course.Recorded]:
    return [course.record(start, seed, STRETCH) for seed in range(1, 4) for start in first_turns]


def _boards(first_turns: Sequence[sc.Table]) -> list[sc.Table]:
    """Tables on the way of these stretches, evenly spread."""
    return [one for recorded in _stretches(first_turns) for one in recorded.tables[::60]]


def pace_of_game(first_turns: Sequence[sc.Table], seconds: float = SECONDS) -> dict[str, float]:
    """Random play from the first turn to the end, match after match: what a second brings."""
    playing = course.Course(first_turns, 1)
    playing.go(SLICE)
    rates: dict[str, list[float]] = {}
    for _ in range(REPEATS):
        done, time = 0, 0.0
        playing.offered = 0
        playing.done.clear()
        while time < seconds:
            time += spent(lambda: playing.go(SLICE)) * SLICE
            done += SLICE
        for name, rate in (
            ("decisions", done / time),
            ("cards", playing.count(Play) / time),
            ("doings", playing.count(*DOINGS) / time),
            ("choices", playing.offered / done),
        ):
            rates.setdefault(name, []).append(rate)
    return {name: median(found) for name, found in rates.items()}


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
    yield Row(SUITE, "random play", game["decisions"], "decisions/s", note)
    plays = kernel["plays_per_second"]
    for what, name, target in (
        ("cards", "P2 whole cards to the kernel's plays", Target(0.15, 0.5)),
        ("doings", "with walks, swaps and free actions", None),
    ):
        note = f"{game[what]:,.0f} to {plays:,.0f} a second (walks and passes are plays there)"
        yield Row(SUITE, name, game[what] / plays, "times", note, target=target)


def _late(first_turns: Sequence[sc.Table]) -> Iterator[Row]:
    """P7. Positions at action 5 are simpler than any later ones: no acolyte is on its feet yet.

    So what may not grow is measured on the very same positions with the counts of action 5, and
    on matches ten times as old; how the two ends of the table compare as played is a row besides.
    """
    seeds = range(1, 4)
    at = {when: course.met_at(first_turns, when, seeds) for when in (EARLY, LATE, OLD)}
    most = Target(1.15, 1.05, at_most=True)
    for name, pairs, target in (
        (
            f"P7 action {LATE}, to the same as if {EARLY}",
            course.as_young(at[LATE], at[EARLY]),
            most,
        ),
        (f"P7 action {OLD} to {LATE}, as played", course.alike(at[OLD], at[LATE]), most),
        (f"action {LATE} to {EARLY}, as played", course.alike(at[LATE], at[EARLY]), None),
    ):
        note = f"legal and apply; {len(pairs)} pairs"
        yield Row(SUITE, name, course.old_to_young(pairs), "times", note, target=target)


def _hooks(library: sc.Library) -> Iterator[Row]:
    hooks = course.hooks_in_play(library, GAME, SEATS, MOST_DECISIONS)
    if not hooks.setting_up:
        raise AssertionError("no hook was seen while the rules were put together")
    played = "a whole match" if hooks.over else "a match that did not end"
    note = f"in {hooks.decisions} decisions of {played}; {hooks.setting_up} while it was set up"
    target = Target(0, 0, at_most=True)
    yield Row(SUITE, "P8 hook calls in play", hooks.playing, "calls", note, target=target)


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
    programs = table.rules.programs
    asked = [(Play(card), card, programs[card]) for card in table.rules.cards]
    turn = sc.Turn(table.clock.seat)

    def dispatched() -> int:
        for action, _, _ in asked:
            PLAYING.why_not_played(sc.Moment.of(table, turn), action)
        return len(asked)

    def direct() -> int:
        for _, card, program in asked:
            PLAYING.why_not_begun(table, card, program)
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

"""Computer players of the four levels: what they know, that they end, that they can be stopped."""

from __future__ import annotations

import itertools
import threading
from random import Random
from time import perf_counter

import pytest
from msgspec.structs import replace

import scriptorium as sc
import scriptorium_bots.levels as levels_module
from scriptorium.ai import BrokenOff, Limit, TimeBudget
from scriptorium.matches import Match, levels, makers
from scriptorium.testing import choices_by, play_out
from scriptorium.testing.helpers import twin
from scriptorium_bots.known_values import worth_of
from scriptorium_bots.levels import LEVELS, Brother, Keeper, Librarian, Novice
from scriptorium_play.common.seats import PERSON
from scriptorium_play.matches.levels import kinds
from scriptorium_play.session.session import Session
from scriptorium_sator.computers import card_worth, exchanges
from scriptorium_sator.hand.playing import AP, HAND
from scriptorium_sator.turn.swap import Give, Swap


def placed(seats, seed):
    """A match of SATOR of which the bridges lie."""
    table, rng = sc.new_table("sator", seats, seed), Random(seed)
    while table.clock.phase != "play":
        table = sc.apply(table, rng.choice(sc.legal(table))).table
    return table


def played(start, bots, seed, most=3000):
    return play_out(start, choices_by(bots, start.seats, seed), seed, most=most)


PIECES = 100  # of a thought, before it is broken off


def test_the_levels_are_installed_in_their_order():
    assert levels() == tuple(LEVELS) == ("novice", "brother", "librarian", "keeper")
    assert kinds() == (PERSON, *LEVELS)
    assert {name: type(make(1)) for name, make in makers().items()} == LEVELS


def test_a_brother_beats_a_novice_and_both_come_to_an_end():
    """From the first turn on; with the same seeds it is the same match again."""
    start = placed(2, 4)
    run = played(start, ("brother", "novice"), 4)
    assert run.outcome is not None
    assert run.outcome.winners == start.seats[:1]
    short = [played(start, ("brother", "novice"), 4, most=40).actions for _ in range(2)]
    assert short[0] == short[1] == run.actions[:40]


def begun(game, seats, seed):
    """A match after some choices by chance."""
    table, rng = sc.new_table(game, seats, seed), Random(seed)
    for _ in range(12):
        table = sc.apply(table, rng.choice(sc.legal(table))).table
    while len(sc.legal(table)) < 2:
        table = sc.apply(table, sc.legal(table)[0]).table
    return table


@pytest.mark.parametrize("level", [Novice, Brother, Librarian, Keeper])
@pytest.mark.parametrize("game", ["sator", "plankenkoorts", "monasterium"])
def test_no_level_knows_more_than_its_seat(game, level):
    """With twins of the table it chooses alike: what is hidden makes no difference."""
    table = placed(2, 6) if game == "sator" else begun(game, 2, 6)
    seat = table.chooser
    views = [sc.view(one, seat) for one in (table, twin(table, seat, 1), twin(table, seat, 2))]
    chosen = []
    for seen in views:
        player = level(3)
        if level is Keeper:
            player.budget = TimeBudget(simulations=8)
        chosen.append(player.choose(seen, sc.legal(table)))
    assert chosen[0] == chosen[1] == chosen[2]


class Noted(threading.Event):
    """What breaks a thought off, and what it was told each time that it asked."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[bool] = []

    def is_set(self) -> bool:
        found = super().is_set()
        self.told.append(found)
        return found


def test_a_thought_is_broken_off_at_once():
    """It consists of many pieces, and ends with the first one after that."""
    table, noted = placed(4, 2), Noted()
    player, ended = Keeper(1, Limit(broken_off=noted)), []
    player.budget = TimeBudget(simulations=1_000_000)

    def think():
        with pytest.raises(BrokenOff):
            player.choose(sc.view(table, table.chooser), sc.legal(table))
        ended.append(True)

    thread = threading.Thread(target=think)
    thread.start()
    while thread.is_alive() and len(noted.told) < PIECES:
        thread.join(0.01)
    assert thread.is_alive(), "it thinks longer than that"
    noted.set()
    thread.join(60)
    assert ended
    assert noted.told.count(True) == 1


class Timed(Limit):
    """Counts how often a thought asks after its time was over."""

    late = 0

    def check(self) -> None:
        self.late += self.until is not None and perf_counter() > self.until
        super().check()


def test_a_budget_in_seconds_is_kept():
    """A thought ends when it asks after its time is over; what it was part of asks as well."""
    table, limit = placed(2, 3), Timed(seconds=0.4)
    player = Keeper(1, limit)
    player.budget = TimeBudget(simulations=1_000_000)
    assert player.choose(sc.view(table, table.chooser), sc.legal(table)) in sc.legal(table)
    assert 0 < limit.late < 4


def test_a_budget_in_simulations_gives_the_same_line_each_time():
    """With playing on from turns that stand alike; another seed may choose otherwise."""
    table = placed(2, 3)
    seen, lines = sc.view(table, table.chooser), []
    for _ in range(2):
        player = Keeper(5)
        player.budget = TimeBudget(simulations=8)
        lines.append((player.choose(seen, sc.legal(table)), *player._line))
    assert lines[0] == lines[1]
    assert len(lines[0]) > 1


def test_no_time_is_taken_where_there_is_nothing_to_choose():
    """One action is done, and what is planned is done, without a thought."""
    table = placed(2, 3)
    seen, actions = sc.view(table, table.chooser), sc.legal(table)
    player = Keeper(5)
    player.plan = lambda *told: pytest.fail("it thinks")
    assert player.choose(seen, actions[:1]) == actions[0]
    player._line, player._turn = [actions[-1]], seen.clock.turn
    assert player.choose(seen, actions) == actions[-1]


def test_another_line_is_taken_only_if_more_than_luck_speaks_for_it(monkeypatch):
    """Clearly better, clearly worse, better by no more than chance brings, better at first."""
    came = {}

    def by_table(world, line, *rest):
        return next(came[line])

    monkeypatch.setattr(levels_module, "weighed", by_table)
    table = placed(2, 3)
    seen, keeper = sc.view(table, table.chooser), Keeper(1)
    worth, usual, other = worth_of(seen.rules, keeper.limit), ("usual",), ("other",)
    cases = [([1.0, 1.1, 0.9, 1.0], other), ([-1.0, -1.1, -0.9, -1.0], usual)]
    for better, wanted in [*cases, ([5.0, -4.0, 4.0, -4.5], usual)]:
        came[usual], came[other] = itertools.repeat(0.0), itertools.cycle(better)
        assert keeper.best_of([usual, other], seen, worth, TimeBudget(simulations=8)) == wanted
    lucky = [1.0, 1.1, 0.9, 1.0, -0.1, -0.2, 0.1, -0.3]
    came[usual], came[other] = itertools.repeat(0.0), itertools.cycle(lucky)
    assert keeper.best_of([usual, other], seen, worth, TimeBudget(simulations=16)) == usual


def test_keepers_exchange_two_cards_that_their_turn_does_not_need():
    """With points left over: those that have to wait for their moment, and no others."""
    table = placed(2, 3)
    seat = table.chooser
    seen, actions = sc.view(table, seat), sc.legal(table)
    first = exchanges(seen, table, actions)
    assert first[0] == Swap()
    given = [one.card for one in first if isinstance(one, Give)]
    assert len(given) == 2
    held = sorted(HAND(table, seat), key=card_worth)
    assert sorted(map(card_worth, given)) == [card_worth(card) for card in held[:2]]
    world = table
    for action in first:
        assert action in sc.legal(world)
        world = sc.apply(world, action).table
    assert world.clock.left[AP] == table.clock.left[AP] - 1
    broke = replace(table, clock=replace(table.clock, left=(0,) * len(table.clock.left)))
    assert exchanges(seen, broke, actions) == ()


def test_brothers_beat_chance_where_they_had_to_learn():
    """Three matches of a game that lends them nothing."""
    for seed in range(3):
        start = sc.new_table("plankenkoorts", 2, seed)
        run = played(start, ("brother", "random"), seed, most=4000)
        assert run.outcome is not None
        if seed == 0:
            assert len(run.actions) > 20


def test_a_librarian_weighs_the_order_of_actions_beside_its_own():
    """Some decisions of it in a game that lends an order."""
    start = sc.new_table("rennes", 2, 5)
    run = play_out(start, choices_by(("librarian", "brother"), start.seats, 5), 5, most=9)
    assert len(run.actions) == 9


def test_a_level_sits_at_the_table_and_remembers():
    """A session asks it, hands it what its seat has seen, and it plays."""
    table = placed(2, 4)
    players = {seat: Brother(at) for at, seat in enumerate(table.seats)}
    seating = dict.fromkeys(table.seats, "brother")
    session = Session(Match(table), sc.standard_library(), seating, computers=players)
    for _ in range(40):
        session.update(wait=10.0)
    session.close()
    assert len(session.match.done) == 40
    other = players[table.seats[1]]
    assert other.name == "brother"
    assert other.memory is not None
    assert other.forgotten == 0

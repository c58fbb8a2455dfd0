"""The slow model plays the same random matches, action for action."""

from __future__ import annotations

from random import Random

import pytest
from monasterium_model import Model

import game_tables
import scriptorium as sc
from night import often
from scriptorium.engine.chance import Stream

GAME, STREAM = "monasterium", "dice"
MATCHES = {2: 110, 3: 100, 4: 90}
CHUNKS = 10
OPTIONS = ({}, {"chapel_cost": "each"}, {"own_dice": "all"})


class Dice:
    """What the engine's dice show: its stream is read again for each action."""

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0
        self.stream: Stream | None = None

    def next_action(self) -> None:
        if self.stream is not None:
            self.counter = self.stream.counter
        self.stream = None

    def roll(self, count: int) -> tuple[int, ...]:
        if self.stream is None:
            self.stream = Stream(self.seed, STREAM, self.counter)
        return tuple(self.stream.below(6) + 1 for _ in range(count))


def play(seats: int, seed: int) -> None:
    options = OPTIONS[seed % len(OPTIONS)]
    table = sc.new_table(GAME, seats, seed, options=options)
    dice, chooser = Dice(seed), Random(seed)
    missions = game_tables.seen(table, "missions")
    model = Model(table.seats, table.clock.first, missions, dice.roll, **options)
    match = model.play()
    seat, choices = next(match)
    while table.chooser is not None:
        lines = sorted(game_tables.lines(table))
        assert (table.chooser, lines) == (seat, sorted(choices))
        line = lines[int(chooser.random() * len(lines))]
        table = game_tables.do(table, line)
        dice.next_action()
        try:
            seat, choices = match.send(line)
        except StopIteration:
            assert table.outcome is not None, "the model ends and the match does not"
        compare(table, model)
    assert model.winners, "the match ends and the model does not"
    assert set(table.outcome.winners) == set(model.winners)
    assert model.round == seats * 3 == table.clock.round


def compare(table: sc.Table, model: Model) -> None:
    """Tokens, points, novices, windows, dice."""
    for player in model.players:
        seat = player.colour
        told = "/".join(map(str, player.tokens.values()))
        assert game_tables.seen(table, "tokens")[seat] == told
        assert game_tables.seen(table, "points")[seat] == player.points
        assert sorted(game_tables.seen(table, "novices")[seat]) == sorted(player.novices)
        assert game_tables.seen(table, "messenger")[seat] == player.messenger
        assert game_tables.seen(table, "extras")[seat] == player.extra
        assert set(game_tables.seen(table, "yellow")[seat]) == player.yellow
        rows = [" ".join([*row, "-", "-", "-"][:3]) for row in player.window]
        assert game_tables.seen(table, "windows")[seat] == rows
        assert set(game_tables.seen(table, "done")[seat]) == player.done
    assert game_tables.seen(table, "stock") == model.stock


@pytest.mark.parametrize("chunk", range(often(4, CHUNKS)))
@pytest.mark.parametrize("seats", sorted(MATCHES))
def test_the_slow_model_plays_the_same_matches(seats: int, chunk: int) -> None:
    """MO22.6: at night 300 matches agree on choices, on tokens, points and who has won."""
    each = MATCHES[seats] // CHUNKS
    for seed in range(chunk * each, (chunk + 1) * each):
        play(seats, seed)

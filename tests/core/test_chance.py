"""Chance: pinned for ever, unbiased, and one stream never shifts another."""

import pytest

from scriptorium.engine import chance
from scriptorium.engine.chance import WORD, Stream, words

VECTOR = (13177134742964583663, 11885771203203253280)
DICE = [4, 3, 4, 1, 1, 3, 0, 3, 0, 1, 2, 0]
SHUFFLED = "HDFACGEB"
TEN = (4, 6, 3, 1, 0, 7, 5, 2, 9, 8)


def test_vectors_are_the_same_on_every_machine():
    """These numbers never change: a seed gives the same match on every platform."""
    assert words(7, "deck", 0)[:2] == (VECTOR[0], VECTOR[1])
    stream = Stream(2026, "im_deck", 0)
    assert [stream.below(6) for _ in range(12)] == DICE
    assert Stream(1, "deck", 0).shuffled("ABCDEFGH") == tuple(SHUFFLED)
    assert Stream(1, "deck", 5).shuffled(range(10)) == TEN


def test_a_stream_goes_on_where_it_stopped():
    """Reading three numbers, saving the counter and reading on skips nothing it has promised."""
    first = Stream(3, "a", 0)
    first.below(10)
    again = Stream(3, "a", first.counter)
    assert again.below(1 << 60) == Stream(3, "a", 1).below(1 << 60)


def test_streams_do_not_shift_each_other():
    """A mod's extra draw from its own stream leaves the deck's cards as they are."""
    deck = Stream(9, "deck", 0).shuffled(range(30))
    Stream(9, "mod", 0).below(6)
    assert Stream(9, "deck", 0).shuffled(range(30)) == deck
    assert Stream(9, "mod", 0).shuffled(range(30)) != deck


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 78, 1000])
def test_below_is_even(n):
    """Every number comes about equally often (a bound far beyond five standard deviations)."""
    rolls = 20_000
    stream = Stream(5, f"even{n}", 0)
    counts = [0] * n
    for _ in range(rolls):
        counts[stream.below(n)] += 1
    expected = rolls / n
    assert all(abs(count - expected) < 6 * expected**0.5 + 1 for count in counts)


def test_below_throws_away_the_words_that_would_favour_small_numbers(monkeypatch):
    """Unbiased: a word in the incomplete last cycle is not used."""
    blocks = iter([(WORD - 1, 4)])
    stream = Stream(1, "x", 0)
    monkeypatch.setattr(chance, "words", lambda seed, name, counter: next(blocks))
    assert stream.below(3) == 1  # 2**64 - 1 is refused, 4 % 3 is taken


@pytest.mark.parametrize("n", [0, -1, WORD + 1])
def test_below_refuses_what_it_cannot_do(n):
    with pytest.raises(ValueError, match="below"):
        Stream(1, "x", 0).below(n)


def test_every_order_of_three_comes_about_equally_often():
    counts: dict[tuple[str, ...], int] = {}
    stream = Stream(11, "orders", 0)
    for _ in range(6000):
        order = stream.shuffled("abc")
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 180 for count in counts.values())

"""Worlds agree with what a seat sees and remembers, and with nothing that it does not."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

import scriptorium as sc
import scriptorium.hidden.memory as memory_module
from scriptorium import Zones
from scriptorium.hidden import Memory, Moved, NoConsistentState, no_memory, sample, sampling
from scriptorium.hidden.memory import MemoryWatch, _moved, _Numbers, _telling, seen_lying
from scriptorium.hidden.pools import hidden
from scriptorium.hidden.sampling import _Filling, shuffle
from scriptorium.matches.computers import usual_computer
from scriptorium.testing.helpers import twin

# The tail of a chi-square with so many degrees of freedom that chance leaves in 1 of 10,000.
RARE = {3: 21.1, 5: 25.7, 9: 33.7, 10: 35.6, 11: 37.4, 19: 50.8}
GAMES = [("sator", 2), ("sator", 4), ("plankenkoorts", 3), ("rennes", 3), ("monasterium", 2)]


def course(game, seats, seed, most=260):
    """A match half by its usual computers: each action on its table, with all memories."""
    table, rng = sc.new_table(game, seats, seed), Random(seed)
    memories = {seat: no_memory(seat) for seat in table.seats}
    players = {seat: usual_computer(table.rules, seed) for seat in table.seats}
    for _ in range(most):
        seat = table.chooser
        if seat is None:
            return
        yield table, memories
        choices = sc.legal(table)
        action = rng.choice(choices)
        if rng.random() < 0.7:
            action = players[seat].choose(sc.view(table, seat), choices)
        after = sc.apply(table, action)
        memories = {one: memories[one].after(table, after) for one in memories}
        table = after.table


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_world_looks_to_its_seat_as_the_table_does(game, seats):
    """The same view and choices, nothing broken; what is remembered is true in both."""
    rng, worlds, remembered = Random(7), 0, 0
    for step, (table, memories) in enumerate(course(game, seats, 3)):
        for watch in (one for memory in memories.values() for one in memory.watches):
            remembered += 1
            assert watch.holds(seen_lying(table))
        if step % 6:
            continue
        for seat in table.seats:
            seen = sc.view(table, seat)
            world = sample(seen, memories[seat], rng)
            worlds += 1
            assert sc.view(world, seat) == seen
            assert table.rules.problem(world) is None
            assert all(one.holds(seen_lying(world)) for one in memories[seat].watches)
            assert world.seed != table.seed
            if seat == table.chooser:
                assert sc.legal(world) == sc.legal(table)
    assert worlds >= 80
    assert remembered > 100 or game == "monasterium"


@pytest.mark.parametrize(("game", "seats"), GAMES[:-1])
def test_what_a_seat_cannot_know_changes_no_world_and_no_memory(game, seats):
    """Twins of a table give the same worlds, and what is done on both leaves the same memory."""
    compared = 0
    for step, (table, memories) in enumerate(course(game, seats, 5)):
        if step % 9:
            continue
        seat = table.chooser
        other = twin(table, seat, step)
        seen = sc.view(table, seat)
        assert sc.view(other, seat) == seen
        worlds = [
            sample(sc.view(one, seat), memories[seat], Random(step)) for one in (table, other)
        ]
        assert worlds[0] == worlds[1]
        action = sc.legal(table)[0]
        done, there = sc.apply(table, action), sc.apply(other, action)
        if sc.view(done.table, seat) == sc.view(there.table, seat):
            compared += 1
            memory = memories[seat]
            assert memory.after(table, done) == memory.after(other, there)
    assert compared >= 5


def spread(counts, expected, lot, left):
    """Chi-square of counts, where each time `lot` of `left` cards are taken."""
    square = sum((counts[kind] - number) ** 2 / number for kind, number in expected.items())
    return square * (left - 1) / (left - lot)


@pytest.mark.parametrize(
    ("game", "zone"),
    [("sator", "hand.blue"), ("rennes", "hand.blauw"), ("plankenkoorts", "hand.P2")],
)
def test_each_hidden_card_is_equally_likely(game, zone):
    """What lies in another's hand follows from how many of each card are unseen alone."""
    table = next(one for one, _ in course(game, 2, 2) if one.clock.phase in ("play", "round"))
    me = next(seat for seat in table.seats if seat not in zone)
    seen, rng, times = sc.view(table, me), Random(11), 1500
    hidden = Counter(
        card
        for key in table.rules.zone_index
        for card, shown in zip(sc.cards_in(table, key), sc.cards_in(seen, key), strict=True)
        if sc.is_hidden(shown) and table.rules.cards[card].back != "lf"
    )
    there = Counter(
        card for _ in range(times) for card in sc.cards_in(sample(seen, None, rng), zone)
    )
    lot, left = len(sc.cards_in(table, zone)), hidden.total()
    expected = {card: times * lot * number / left for card, number in hidden.items()}
    tail = RARE.get(len(hidden) - 1) or 2.2 * len(hidden) + 12
    assert spread(there, expected, lot, left) < tail


def test_where_nothing_is_hidden_a_world_is_the_table():
    """In Monasterium all lies open: only what chance will bring is unknown."""
    for table, memories in itertools.islice(course("monasterium", 3, 4), 40):
        for seat in table.seats:
            world = sample(sc.view(table, seat), memories[seat], Random(2))
            assert world.parts == table.parts
            assert world.pending == table.pending
            assert world.seed != table.seed


@pytest.mark.parametrize("tries", [1, 8])
def test_each_way_that_agrees_with_what_is_remembered_is_equally_likely(tries, monkeypatch):
    """Dealt anew or exchanged: of all ways in which six cards can lie, all fitting are alike."""
    monkeypatch.setattr(sampling, "TRIES", tries)
    monkeypatch.setattr(sampling, "EXCHANGES", 12)
    watch = MemoryWatch(("a", "b", "c"), ((("x",), 2), (("x", "y"), 3)))
    ways = [set(way) for way in itertools.combinations("abcdef", 3)]
    fitting = [frozenset(way) for way in ways if len(way & set("abc")) >= 2]
    rng, found = Random(3), Counter()
    for _ in range(3000):
        filling = _Filling({}, [watch], rng)
        holes = {"?": [(zone, at) for zone in "xy" for at in range(3)]}
        filling.deal({"?": list("abcdef")}, holes)
        found[frozenset(card for (zone, _), card in filling.put.items() if zone == "x")] += 1
    assert set(found) == set(fitting)
    expected = 3000 / len(fitting)
    assert sum((number - expected) ** 2 / expected for number in found.values()) < RARE[9]


def test_hidden_cards_that_go_on_may_be_those_that_were_known():
    """Three cards known in a deck; two hidden ones go on, one of them further: all adds up."""
    rules = sc.new_table("sator", 2, 1).rules
    known = MemoryWatch(("rotas-I2", "rotas-I3", "wild"), ((("im_deck",), 3),))
    once = _moved(known, Moved(("?im", "?im"), "im_deck", "hand.red"), rules)
    assert once.bounds == ((("im_deck",), 1), (("hand.red", "im_deck"), 3))
    twice = _moved(once, Moved(("?im",), "hand.red", "hand.blue"), rules)
    assert (("hand.red", "im_deck"), 2) in twice.bounds
    assert (("hand.blue", "hand.red", "im_deck"), 3) in twice.bounds
    assert (("im_deck",), 1) in twice.bounds
    assert _moved(known, Moved(("?lf",), "im_deck", "hand.red"), rules) == known
    assert _moved(known, Moved(("moves-iron",), "im_deck", "hand.red"), rules) == known


def test_who_has_searched_a_deck_knows_what_the_others_hold_together():
    """SATOR: after a search the seat knows the deck, so all other common cards are in hands."""
    tables = (one for one, _ in course("sator", 2, 2) if one.clock.step == "swap")
    for table in tables:
        seat = table.chooser
        searches = [one for one in sc.legal(table) if sc.write(table, one) == "search"]
        if searches:
            break
    memory = no_memory(seat)
    for want in ("search", "give", "give", "from im", "pick"):
        action = next(one for one in sc.legal(table) if sc.write(table, one).startswith(want))
        after = sc.apply(table, action)
        memory, table = memory.after(table, after), after.table
    deck, rng = Counter(sc.cards_in(table, "im_deck")), Random(1)
    for _ in range(20):
        world = sample(sc.view(table, seat), memory, rng)
        assert Counter(sc.cards_in(world, "im_deck")) == deck


@pytest.mark.parametrize(("game", "seats"), [GAMES[0], *GAMES[2:4]])
def test_what_numbers_tell_is_forgotten_and_holds_all_the_same(game, seats, monkeypatch):
    """Worlds by what is still remembered agree with what would be, were nothing left out."""
    told = []
    telling = memory_module._telling

    def both(watch, numbers):
        found = telling(watch, numbers)
        left = set(watch.bounds) - set(found.bounds if found else ())
        told.append((watch, tuple(sorted(left))))
        return found

    monkeypatch.setattr(memory_module, "_telling", both)
    rng, forgotten = Random(5), 0
    for step, (before, memories) in enumerate(course(game, seats, 11, 420)):
        if step % 7:
            continue
        told.clear()
        seat = before.chooser
        action = rng.choice(sc.legal(before))
        after = sc.apply(before, action)
        memory = memories[seat].after(before, after)
        world = seen_lying(sample(sc.view(after.table, seat), memory, rng))
        for watch, left in told:
            forgotten += len(left)
            assert MemoryWatch(watch.cards, left).holds(world)
    assert forgotten > 0


def test_a_bound_is_forgotten_where_there_is_no_room_elsewhere():
    """Of all cards but three, so many are in a zone as it holds beyond three; not one more."""
    table = sc.new_table("rennes", 3, 2)
    seen = sc.view(table, table.seats[0])
    pool = hidden(table.rules).pools[0]
    numbers = [_Numbers(pool, seen)]
    cards = tuple(pool.cards.elements())[3:]
    piles = dict(zip(table.rules.zone_index, seen[Zones].piles, strict=True))
    there = len(piles["deck"])
    assert there > 3
    just, more = (("deck",), there - 3), (("deck",), there - 2)
    assert _telling(MemoryWatch(cards, (just,)), numbers) is None
    assert _telling(MemoryWatch(cards, (more,)), numbers) == MemoryWatch(cards, (more,))
    assert _telling(MemoryWatch(cards, (just, more)), numbers) == MemoryWatch(cards, (more,))


def test_what_lay_open_and_was_covered_is_remembered():
    """Plankenkoorts: of the discard pile only the top shows; who watched knows it all."""
    compared = 0
    for seed in range(6):
        for table, memories in course("plankenkoorts", 3, seed, most=60):
            pile = sc.cards_in(table, "discard_pile")
            if "losse_schroef" in pile:  # a hand thrown away is not seen by the others
                break
            for seat, memory in memories.items() if len(pile) > 2 else ():
                world = sample(sc.view(table, seat), memory, Random(1))
                compared += 1
                assert Counter(sc.cards_in(world, "discard_pile")) == Counter(pile)
    assert compared > 20


def test_a_view_that_says_more_than_there_is_has_no_world():
    """A memory of a card where it cannot be is told, not guessed away."""
    table = next(one for one, _ in course("rennes", 2, 2) if one.clock.phase == "round")
    seat, other = table.seats
    copies = table.rules.cards["rood-1"].copies
    false = Memory(
        seat, (MemoryWatch(("rood-1",) * (copies + 1), (((f"hand.{other}",), copies + 1),)),)
    )
    with pytest.raises(NoConsistentState, match="rood-1"):
        sample(sc.view(table, seat), false, Random(1))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 17, 64, 101])
def test_cards_are_shuffled_as_python_does_it(count):
    """The same cards by the same chance, so that seeds stay what they were."""
    one, other = Random(count), Random(count)
    cards, again = list(range(count)), list(range(count))
    for _ in range(20):
        one.shuffle(cards)
        shuffle(again, other)
        assert cards == again
    assert one.random() == other.random()

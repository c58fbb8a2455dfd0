"""The prayers that are said in one breath: clara, omnia, neque, victoria, animi (S16-S21)."""

from collections.abc import Iterator
from itertools import combinations

from .bridges import pushes, settle, shifted, without_acolyte, without_rider
from .cards import take_card
from .facts import (
    ANIMI_MOST,
    ANIMI_PRICE,
    CLARA_PRICE,
    NEQUE_LEVELS,
    OMNIA_LEAST,
    OMNIA_MOST,
    OMNIA_PRICE,
    VICTORIA_MOST,
    VICTORIA_PRICE,
)
from .squares import in_reading_order, square, square_name
from .state import Refused, State, covered, is_inside, pay
from .walking import jump, own_walk, own_walks


def clara(state: State, words: str) -> State:
    """Put the own gargoyle on a covered square that holds no piece (S16.2)."""
    fresh = take_card(state, "clara")
    if fresh.gargoyles[state.turn] != "supply":
        raise Refused("no_gargoyle")
    at = square(words.split()[1])
    if not is_inside(state, at):
        raise Refused("outside")
    if at not in covered(state):
        raise Refused("abyss")
    pieces = (*state.books, *state.acolytes.values(), *state.gargoyles.values())
    if at in pieces:
        raise Refused("square_occupied")
    fresh.gargoyles[state.turn] = at
    return pay(fresh, CLARA_PRICE)


def clara_plays(state: State) -> Iterator[str]:
    """Every covered square."""
    return (f"clara {square_name(at)}" for at in in_reading_order(frozenset(covered(state))))


def omnia(state: State, words: str) -> State:
    """Push one bridge four to six squares (S18)."""
    head, _, details = words.partition(":")
    bridge, ways = head.split()[1], details.split()
    fresh = take_card(state, "omnia")
    without_acolyte(state, bridge)
    if len(ways) > OMNIA_MOST:
        raise Refused("too_many_squares")
    if len(ways) < OMNIA_LEAST:
        raise Refused("bad_level")
    fresh = pay(fresh, OMNIA_PRICE)
    for direction in ways:
        fresh = shifted(fresh, bridge, direction)
    return settle(state, fresh, [bridge], "omnia")


def omnia_plays(state: State) -> Iterator[str]:
    """Every place four to six pushes can reach."""
    for bridge in state.bridges:
        for layer in list(pushes(state, bridge, OMNIA_MOST))[OMNIA_LEAST - 1 :]:
            yield from (f"omnia {bridge}: {' '.join(ways)}" for ways in layer)


def neque(state: State, words: str) -> State:
    """Jump over abyss (S19)."""
    _, level, direction = words.split()
    fresh = take_card(state, "neque")
    if int(level) not in NEQUE_LEVELS:
        raise Refused("bad_level")
    return jump(pay(fresh, int(level)), NEQUE_LEVELS[int(level)], direction)


def neque_plays(_: State) -> Iterator[str]:
    """Every level and direction."""
    return (f"neque {level} {direction}" for level in NEQUE_LEVELS for direction in "nesw")


def victoria(state: State, words: str) -> State:
    """Take one or two empty bridges out of the game (S20)."""
    names = words.split()[1:]
    fresh = take_card(state, "victoria")
    if len(names) > VICTORIA_MOST:
        raise Refused("too_many_targets")
    if not names or len(set(names)) != len(names):
        raise ValueError("victoria names one bridge or two")
    for bridge in names:
        without_rider(state, bridge)
        shape, material, _ = fresh.bridges.pop(bridge)
        fresh.out += ((shape, material),)
        fresh.record.pop(bridge)
        fresh.last_card.pop(bridge, None)
        fresh.im_moved -= {bridge}
        fresh.paid = frozenset(pair for pair in fresh.paid if pair[0] != bridge)
    return pay(fresh, VICTORIA_PRICE)


def victoria_plays(state: State) -> Iterator[str]:
    """Every bridge and every two of them."""
    for many in range(1, VICTORIA_MOST + 1):
        for names in combinations(state.bridges, many):
            yield f"victoria {' '.join(names)}"


def animi(state: State, words: str) -> State:
    """Walk up to four squares at once (S21); a walk that changes nothing is no effect (S13.4)."""
    fresh = pay(take_card(state, "animi"), ANIMI_PRICE)
    after = own_walk(fresh, words.split()[1:], ANIMI_MOST, "too_many_squares")
    if (after.acolytes, after.books) == (state.acolytes, state.books):
        raise Refused("no_change")
    return after


def animi_plays(state: State) -> Iterator[str]:
    """Every walk of up to four squares."""
    return (f"animi {' '.join(path)}" for path in own_walks(state, ANIMI_MOST))

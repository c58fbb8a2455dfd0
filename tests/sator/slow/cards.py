"""The Incertus Movet cards: MOVES, ROTAS and WILD (S9-S13)."""

from collections.abc import Iterator
from itertools import pairwise

from .bridges import pushes, rotated, settle, shifted, turns, without_gargoyle
from .facts import MOVES_LEVELS, ROTAS_LEVELS, is_lf
from .squares import square
from .state import Refused, State, acolytes_on, pay, twin, without_cards


def take_card(state: State, card: str) -> State:
    """Lay a card of the hand on the table; the first one ends the swaps (S7.1, S9.5)."""
    if state.step not in ("swap", "play"):
        raise Refused("wrong_step")
    fresh = twin(state)
    fresh.hands[state.turn] = without_cards(state.hands[state.turn], (card,))
    fresh.played += (card,)
    fresh.step = "play"
    fresh.last_played = "" if is_lf(card) else card
    if not is_lf(card):
        fresh.mp += 1
    return fresh


def play_im(state: State, words: str) -> State:
    """Play an IM card as written: `moves-wood 2 a: e e`, `wild rotas 2 a: C1 180`."""
    head, _, details = words.partition(":")
    card, *middle = head.split()
    use = middle.pop(0) if card == "wild" else card.split("-")[0]
    level, bridge = int(middle[0]), middle[1]
    if use not in ("moves", "rotas") or len(middle) != 2:
        raise ValueError(f"{words!r} is not an Incertus Movet card")
    fresh = take_card(state, card)
    if level not in (MOVES_LEVELS if use == "moves" else ROTAS_LEVELS):
        raise Refused("bad_level")
    without_gargoyle(state, bridge)
    shape, material, cells = state.bridges[bridge]
    if card.startswith("moves-") and card != f"moves-{material}":
        raise Refused("wrong_material")
    if card.startswith("rotas-") and card != f"rotas-{shape}":
        raise Refused("wrong_shape")
    _golden_rule(state, card, bridge)
    riders = {(bridge, who) for who in acolytes_on(state, cells)}
    fresh = pay(fresh, level + len(riders - state.paid))
    fresh.paid |= riders
    if use == "moves":
        after = _pushed(fresh, bridge, level, details.split())
    else:
        after = _turned(fresh, bridge, level, details)
    return settle(state, after, [bridge], card)


def _golden_rule(state: State, card: str, bridge: str) -> None:
    """Refuse an identical card in a row (S13.2, R26)."""
    if state.options["golden_rule_scope"] == "turn":
        last = state.last_played
    else:
        last = state.last_card.get(bridge, "")
    if last == card:
        raise Refused("golden_rule")


def _pushed(state: State, bridge: str, level: int, ways: list[str]) -> State:
    if len(ways) != MOVES_LEVELS[level]:
        raise Refused("too_many_squares" if len(ways) > MOVES_LEVELS[level] else "bad_level")
    for direction in ways:
        state = shifted(state, bridge, direction)
    return state


def _turned(state: State, bridge: str, level: int, details: str) -> State:
    written = [part.split() for part in details.split(",")]
    if len(written) != ROTAS_LEVELS[level]:
        raise Refused("bad_level")
    if any(one[0] == two[0] for one, two in pairwise(written)):
        raise Refused("same_pivot")
    for pivot, angle in written:
        state = rotated(state, bridge, square(pivot), angle)
    return state


def im_plays(state: State, card: str) -> Iterator[str]:
    """Write every way to play a card that leads to a new place, as far as the eye can see."""
    uses = ("moves", "rotas") if card == "wild" else (card.split("-")[0],)
    for use in uses:
        front = f"wild {use}" if card == "wild" else card
        for bridge, (shape, material, _) in state.bridges.items():
            if card not in ("wild", f"moves-{material}", f"rotas-{shape}"):
                continue
            written = _moves_details(state, bridge) if use == "moves" else _rotas(state, bridge)
            for level, details in written:
                yield f"{front} {level} {bridge}: {details}"


def _moves_details(state: State, bridge: str) -> Iterator[tuple[int, str]]:
    layers = list(pushes(state, bridge, max(MOVES_LEVELS.values())))
    for level, squares in MOVES_LEVELS.items():
        for ways in layers[squares - 1]:
            yield level, " ".join(ways)


def _rotas(state: State, bridge: str) -> Iterator[tuple[int, str]]:
    for level, rotations in ROTAS_LEVELS.items():
        for pivot, angle in turns(state, bridge):
            if rotations == 1:
                yield level, f"{pivot} {angle}"
                continue
            try:
                between = rotated(state, bridge, square(pivot), angle)
            except Refused:
                continue
            for second, again in turns(between, bridge):
                yield level, f"{pivot} {angle}, {second} {again}"

"""The bare kernel judged by cells and sets: whatever is measured must give the same first."""

from __future__ import annotations

from .kernel import (
    ALL,
    AMONG,
    BRIDGES,
    FAR,
    MASKS,
    MATERIALS,
    PLACE,
    PLACE_BITS,
    ROW,
    SEATS,
    SIDE,
    SQUARE,
    SQUARE_BITS,
    WILD,
    Cell,
    Kernel,
)

Cells = frozenset[Cell]
Moved = tuple[int, Cells]

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def cells_of(mask: int) -> Cells:
    """The cells of a set of squares of the kernel."""
    return frozenset((at % ROW, at // ROW) for at in range(mask.bit_length()) if mask >> at & 1)


def _free(now: Kernel, bridge: int) -> Cells:
    """Every cell of the board that no other bridge covers."""
    covered = frozenset().union(
        *(cells_of(mask) for other, mask in enumerate(now.masks) if other != bridge)
    )
    return frozenset((x, y) for x in range(SIDE) for y in range(SIDE)) - covered


def slow_pushes(now: Kernel, bridge: int) -> set[Cells]:
    """Where a bridge gets by one to three pushes, moving its cells one by one."""
    here, free = cells_of(now.masks[bridge]), _free(now, bridge)
    known, edge = {here}, {here}
    for _ in range(FAR):
        moved = {
            frozenset((x + dx, y + dy) for x, y in before) for before in edge for dx, dy in STEPS
        }
        edge = {after for after in moved if after <= free} - known
        known |= edge
    return known - {here}


def slow_turns(now: Kernel, bridge: int) -> set[Cells]:
    """Where a bridge gets by one turn about one of its cells."""
    here, free = cells_of(now.masks[bridge]), _free(now, bridge)
    found = set()
    for px, py in here:
        after = here
        for _ in range(3):
            after = frozenset((px - (y - py), py + (x - px)) for x, y in after)
            if after <= free:
                found.add(after)
    return found - {here}


def slow_ends(now: Kernel, card: int, bridge: int) -> set[Cells]:
    """Where a card can bring a bridge."""
    found = set()
    if card < MATERIALS or card == WILD:
        found |= slow_pushes(now, bridge)
    if card >= MATERIALS:
        found |= slow_turns(now, bridge)
    return found


def slow_walks(now: Kernel) -> Cells:
    """The cells that the acolyte on turn can walk to."""
    standing = cells_of(now.standing())
    start = cells_of(1 << now.pawns[now.turn % SEATS])
    open_ = cells_of(now.taken) - standing
    known, edge = start, start
    for _ in range(FAR):
        edge = frozenset((x + dx, y + dy) for x, y in edge for dx, dy in STEPS) & open_ - known
        known |= edge
    return known - start


def _listed(codes: list[int]) -> list[Moved]:
    places = ((code >> PLACE_BITS, code & PLACE) for code in codes)
    return [
        (bridge, cells_of(MASKS[place >> SQUARE_BITS][place & SQUARE])) for bridge, place in places
    ]


def check(now: Kernel) -> None:
    """See that the kernel offers in a position what cells and sets offer, part by part."""
    _same(cells_of(now.taken), frozenset().union(*map(cells_of, now.masks)), "the covered squares")
    pushes: list[int] = []
    turns: list[int] = []
    now.pushes(range(BRIDGES), pushes)
    now.turns(range(BRIDGES), turns)
    every = range(BRIDGES)
    _once(_listed(pushes), {(b, end) for b in every for end in slow_pushes(now, b)}, "pushes")
    _once(_listed(turns), {(b, end) for b in every for end in slow_turns(now, b)}, "turns")
    standing, free = now.standing(), ALL & ~now.taken
    on_foot = cells_of(standing)
    _same(cells_of(now.walks(standing)), slow_walks(now), "the walks")
    hand = now.hands[now.turn % SEATS]
    playable = []
    for at, card in enumerate(hand):
        bridges = [
            bridge
            for bridge in AMONG[card]
            if not cells_of(now.masks[bridge]) & on_foot and slow_ends(now, card, bridge)
        ]
        _same(now.movable(card, standing, free), bridges, f"the bridges of card {card}")
        for bridge in bridges:
            ends = {(bridge, end) for end in slow_ends(now, card, bridge)}
            _same(set(_listed(now.ends(card, bridge))), ends, f"the ends of bridge {bridge}")
        if bridges and card not in hand[:at]:
            playable.append(at)
    _same(now.playable(standing, free), playable, "the cards")


def _once(found: list[Moved], wanted: set[Moved], what: str) -> None:
    if len(found) != len(wanted):
        raise AssertionError(f"the kernel and its twin disagree about {what}")
    _same(set(found), wanted, what)


def _same(found: object, wanted: object, what: str) -> None:
    if found != wanted:
        raise AssertionError(f"the kernel and its twin disagree about {what}")

"""The box as numbers: spaces, the steps between them, the quarter that each step costs, codes.

A space is a number; sets of spaces are bits. Each step costs points of the colour that one side of
one portal shows when it is taken, so a step names that side and no colour (R5).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

import scriptorium as sc

from .box import Box, CardData, Linked, sides_of

LOCATION, QUARTER, FIELD, VORTEX, CAVERN, SANCTUARY = range(6)
NOWHERE = -1
CLOCKWISE, COUNTER_CLOCKWISE = 1, -1

Side = tuple[int, int]  # a portal and a side of it, both by number


class Step(NamedTuple):
    """A way to a neighbouring space: whose colour it takes, and how many points (RN5.7)."""

    to: int
    portal: int
    side: int
    points: int


class Village:
    """The board of one box, worked out once."""

    def __init__(self, box: Box) -> None:
        board, cards = box.board, box.cards
        self._box = box
        self.colours = cards.colours
        self.codes = tuple(cards.codes)  # the locations that have one, in the order of the file
        self.needs = MappingProxyType(
            {location: tuple(code.items()) for location, code in cards.codes.items()}
        )
        self.slots = MappingProxyType(
            {location: sum(code.values()) for location, code in cards.codes.items()}
        )
        self.paint = MappingProxyType({one.colour: one.palette for one in cards.hazard})
        self.sides = board.sides
        self.portals = tuple(portal.id for portal in board.portal)
        quarters = [f"{portal}.{side}" for portal in self.portals for side in self.sides]
        groups = (
            (LOCATION, [one.id for one in board.location]),
            (QUARTER, quarters),
            (FIELD, [one.id for one in board.field]),
            (VORTEX, [one.id for one in board.vortex]),
            (CAVERN, [one.id for one in board.cavern]),
            (SANCTUARY, [board.sanctuaire.id]),
        )
        self.names = tuple(name for _, names in groups for name in names)
        self.kinds = tuple(kind for kind, names in groups for _ in names)
        self.number = MappingProxyType({name: at for at, name in enumerate(self.names)})
        self.first_quarter = len(board.location)
        self.all = (1 << len(self.names)) - 1
        self.single = self._of(QUARTER, FIELD, VORTEX)  # one figure at rest (RN5.11)
        self.quarters, self.locations = self._of(QUARTER), self._of(LOCATION)
        areas = {f"{p.id}.{side}": p.area for p in board.portal for side in self.sides}
        linked: tuple[Linked, ...] = (*board.field, *board.vortex, *board.cavern)
        areas |= {one.id: one.area for one in linked}
        self.areas = tuple(areas.get(name, "") for name in self.names)
        self.facing = MappingProxyType(
            {one.id: self.side_named(one.portal_side) for one in board.location}
        )
        self.caverns = MappingProxyType({one.id: one for one in board.cavern})
        self.discs = tuple(disc.colours for disc in board.disc)
        self.disc_ids = tuple(disc.id for disc in board.disc)
        self.steps = self._steps()

    def box(self) -> Box:
        """All that the files say."""
        return self._box

    def _of(self, *kinds: int) -> int:
        return sum(1 << at for at, kind in enumerate(self.kinds) if kind in kinds)

    def side_named(self, name: str) -> Side:
        """The portal and side that a quarter is named by."""
        portal, _, side = name.partition(".")
        return self.portals.index(portal), self.sides.index(side)

    def quarter(self, portal: int, side: int) -> int:
        """The quarter of a portal that faces a side."""
        return self.first_quarter + portal * len(self.sides) + side

    def side_of(self, space: int) -> Side:
        """The portal and side of a quarter."""
        portal, side = divmod(space - self.first_quarter, len(self.sides))
        return portal, side

    def is_single(self, space: int) -> bool:
        """Whether only one figure may rest there."""
        return bool(self.single >> space & 1)

    def colour(self, discs: tuple[int, ...], turns: tuple[int, ...], side: Side) -> str:
        """The colour that a portal shows to one of its sides, as the discs lie (RN2.3)."""
        portal, at = side
        return self.discs[discs[portal]][(at - turns[portal]) % len(self.sides)]

    def _steps(self) -> tuple[tuple[Step, ...], ...]:
        board = self._box.board
        owner = {one.id: self.side_named(one.owner) for one in (*board.field, *board.vortex)}
        found: dict[str, list[Step]] = {name: [] for name in self.names}

        def add(source: str, target: str, side: Side, points: int = 1) -> None:
            found[source].append(Step(self.number[target], *side, points))

        for location in board.location:
            add(location.id, location.portal_side, self.side_named(location.portal_side))
        for portal in board.portal:
            for side, there in sides_of(portal).items():
                if there in owner:
                    quarter = f"{portal.id}.{side}"
                    add(quarter, there, self.side_named(quarter))
        for one in (*board.field, *board.vortex):
            for other in one.next:
                if other in owner:
                    add(one.id, other, owner[other])
                elif other in self.caverns:
                    add(one.id, other, owner[one.id])
                else:
                    add(one.id, other, self.side_named(other))
        for cavern in board.cavern:
            for other in cavern.next:
                add(cavern.id, other, owner[other])
        vortices = [one.id for one in board.vortex]
        for one_id in vortices:
            for other in vortices:
                if other != one_id and all(s.to != self.number[other] for s in found[one_id]):
                    add(one_id, other, owner[other])
            add(one_id, board.sanctuaire.id, owner[one_id], 2)
            add(board.sanctuaire.id, one_id, owner[one_id], 2)
        return tuple(tuple(found[name]) for name in self.names)


def village(position: sc.Position) -> Village:
    """The board of a match, and what its codes need."""
    found: Village = position.rules.services["rennes.village"]
    return found


def of_book(book: sc.RuleBook) -> Village:
    """The same while rules are written."""
    found: Village = book.service("rennes.village")
    return found


def cards_of(book: sc.RuleBook) -> CardData:
    """What the card file of the box says, for numbers of it."""
    return of_book(book).box().cards

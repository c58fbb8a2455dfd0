"""The valley for a number of players, in numbers: places, what touches what, the road.

A place is a number: 19 for each monastery, of which the first is the chapel, nine are buildings and
nine are cloister spaces, whether this side of the board has them or not. Sets of places are bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

import scriptorium as sc

from ..box.board_data import BoardData, Monastery, Side
from ..box.contents import Box

PLACES = 19
BUILDING, CLOISTER = 1, 10
CHAPEL_NAME = "chapel"
COLUMNS = ("A", "B", "C", "D", "E")
ROWS = ("I", "II", "III", "IV")
STANDARD = "std"
WIDTH = len(COLUMNS)
HOMES = WIDTH * len(ROWS)  # slots from which novices are sent
SLOTS = (
    *(f"{STANDARD}-{column}" for column in COLUMNS),
    *(f"{row}-{column}" for row in ROWS for column in COLUMNS),
)
JOKER = 6


class Valley:
    """What one side of the board has, and what a number of players makes of it (MO3, MO4.1)."""

    def __init__(self, box: Box, players: int) -> None:
        board = box.board
        self._box = box
        given = {2: board.setup.players_2, 3: board.setup.players_3, 4: board.setup.players_4}
        self.given = given[players]
        self.players = players
        self.monasteries = tuple(one.id for one in board.monastery)
        kinds = (CHAPEL_NAME, *(f"b{n}" for n in range(1, 10)), *(f"c{n}" for n in range(1, 10)))
        self.names = tuple(f"{id}-{kind}" for id in self.monasteries for kind in kinds)
        self.number = MappingProxyType({name: at for at, name in enumerate(self.names)})
        self._sides = tuple(self._side(one) for one in board.monastery)
        self.chapels = sum(1 << at * PLACES for at in range(len(self.monasteries)))
        self.buildings = self._bits(one.id for side in self._sides for one in side.buildings)
        self.cloisters = self._bits(one.id for side in self._sides for one in side.cloister)
        self.there = self.chapels | self.buildings | self.cloisters
        whole = (1 << PLACES) - 1
        self.of_monastery = tuple(whole << at * PLACES for at in range(len(self.monasteries)))
        blocks = self.given.use_blocked_at_3
        self.blocked = self._bits(
            one.id for side in self._sides for one in side.buildings if blocks and one.blocked_at_3
        )
        types: dict[str, int] = {"lay": 0, "workshop": 0, "common": 0}
        for side in self._sides:
            for one in side.buildings:
                types[one.type] |= 1 << self.number[one.id]
        self.of_type = MappingProxyType(types)
        self.touched_by = self._touching()
        self.last = board.road.last_space
        found = [tuple(self.monasteries.index(id) for id in s.connects) for s in board.road.spaces]
        self.connects = ((), *found)
        self.beside_road = tuple(
            sum(self.of_monastery[one] for one in some) for some in self.connects
        )
        self.all_monasteries = (1 << len(self.monasteries)) - 1

    def box(self) -> Box:
        """The whole box."""
        return self._box

    @property
    def board(self) -> BoardData:
        """The board of the box."""
        return self._box.board

    def _side(self, monastery: Monastery) -> Side:
        found: Side = getattr(monastery, self.given.board_side)
        return found

    def _bits(self, names: Iterable[str]) -> int:
        return sum(1 << self.number[name] for name in names)

    def _touching(self) -> tuple[int, ...]:
        """For each building the cloister spaces that it touches (MO3.5)."""
        found = [0] * len(self.names)
        for side in self._sides:
            for cloister in side.cloister:
                for building in cloister.adjacent:
                    found[self.number[building]] |= 1 << self.number[cloister.id]
        return tuple(found)

    def side_of(self, monastery: int) -> Side:
        """A monastery as this side of the board has it."""
        return self._sides[monastery]

    def type_of(self, place: int) -> str:
        """The type of a building, nothing for other places."""
        return next((name for name, bits in self.of_type.items() if bits >> place & 1), "")


def valley(position: sc.Position) -> Valley:
    """The valley of a match."""
    found: Valley = position.rules.services["monasterium.valley"]
    return found

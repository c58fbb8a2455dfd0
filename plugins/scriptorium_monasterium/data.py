"""The contents of the box: the board, the player boards and the missions, read from TOML.

`load()` gives the box that ships with the game; `read(folder)` reads another. A mistake in a file
is named with its line and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium.cards import DataRow, Id, Many, Place, Some

MonasteryId = Annotated[str, Meta(pattern=r"^[A-Z]{2}$")]
AMonastery = Annotated[MonasteryId, sc.Ref("monastery")]
SpaceId = Annotated[str, Meta(pattern=r"^[A-Z]{2}-[bc][1-9]$")]
Numbers = Annotated[tuple[Many, ...], Meta(min_length=1, max_length=99)]
Token = Literal["influence", "soup", "rosary", "tool", "book"]
BuildingType = Literal["lay", "workshop", "common"]
BUILDING_TYPES: tuple[BuildingType, ...] = ("lay", "workshop", "common")
AreaName = Literal["chapel", "building", "cloister"]
RowName = Literal["I", "II", "III"]
ONE = Meta(min_length=1)  # of a table with one key


# What slots, buildings and the window can give.


class Words(DataRow, frozen=True, tag_field="action"):
    """An action with its numbers; `counted` names the one that a house may change."""

    counted: ClassVar[str] = ""

    @property
    def count(self) -> int:
        """That number."""
        return int(getattr(self, self.counted)) if self.counted else 1


class Take(Words, tag="take", frozen=True):
    """Take tokens of one kind."""

    token: Token
    amount: Many
    counted = "amount"


class TakeSame(Words, tag="take_same", frozen=True):
    """Take tokens of one kind, which the player chooses (MO8.8)."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1)]
    amount: Many
    counted = "amount"


class MoveMessenger(Words, tag="move_messenger", frozen=True):
    """Move the messenger (MO9)."""

    steps: Many
    counted = "steps"


class Exchange(Words, tag="exchange", frozen=True):
    """Exchange a token (MO8.7)."""


class Score(Words, tag="score", frozen=True):
    """Score points."""

    points: Many
    counted = "points"


class SendNovice(Words, tag="send_novice", frozen=True):
    """Send a novice, perhaps for less influence (MO8.9, MO10)."""

    discount: Many
    counted = "discount"


class WindowFromOwnChapel(Words, tag="window_from_own_chapel", frozen=True):
    """Gain a window tile where a novice of one's own is in the chapel (MO8.10)."""


Action = Take | TakeSame | MoveMessenger | Exchange | Score | SendNovice | WindowFromOwnChapel


class Bonus(DataRow, frozen=True):
    """What a building brings besides its points (MO11.2)."""

    token: Token | None = None
    amount: Many = 1
    window_tile: Literal["this_monastery"] | None = None


# The board.


class BoardHeading(DataRow, frozen=True):
    """Which game and which form of the file."""

    game: Literal["monasterium"]
    data_version: Literal[2]


class Layout(DataRow, frozen=True):
    """How the drawing is laid out; no rule needs it."""

    size: Place
    building_radius: Some | Annotated[int, Meta(ge=1, le=9999)]
    cloister_radius: Some | Annotated[int, Meta(ge=1, le=9999)]


class Players(DataRow, frozen=True):
    """Who can play (MO1, MO4.2)."""

    min: Some
    max: Some
    colours: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=4), sc.Distinct()]


class ForPlayers(DataRow, frozen=True):
    """What the number of players decides (MO4.2, MO4.3)."""

    board_side: Literal["side_2", "side_34"]
    neutral_dice_each: Annotated[int, Meta(ge=0, le=9)]
    window_tiles_per_monastery: Many
    chapel_capacity: Some
    use_blocked_at_3: bool


class EveryPlayer(DataRow, frozen=True):
    """What every player begins with (MO4.7)."""

    influence: Many
    soup: Many
    rosary: Many
    tool: Many
    book: Many
    personal_dice: Annotated[int, Meta(ge=1, le=9)]
    personal_dice_max: Annotated[int, Meta(ge=1, le=9)]
    messenger_space: Some
    points: Many


class SetUp(DataRow, frozen=True):
    """The set-up by number of players."""

    players_2: ForPlayers
    players_3: ForPlayers
    players_4: ForPlayers
    every_player: EveryPlayer

    def of(self, players: int) -> ForPlayers:
        """What holds for so many players."""
        return {2: self.players_2, 3: self.players_3, 4: self.players_4}[players]


class Years(DataRow, frozen=True):
    """How many years there are (MO5.1)."""

    count: Annotated[int, Meta(ge=1, le=9)]


class Standard(DataRow, frozen=True):
    """An action for each column."""

    A: Action
    B: Action
    C: Action
    D: Action
    E: Action


class Permanent(DataRow, frozen=True):
    """What the row without actions does (MO14.3 to MO14.5)."""

    effect: Literal["flip_action_tile"]
    points_per_die: Many


class ActionArea(DataRow, frozen=True):
    """The left part of a player board (MO3.7, MO8.5, MO8.6)."""

    columns: tuple[Literal["A"], Literal["B"], Literal["C"], Literal["D"], Literal["E"]]
    rows: tuple[Literal["I"], Literal["II"], Literal["III"], Literal["IV"]]
    column_of_die: dict[str, Literal["A", "B", "C", "D", "E"]]
    joker_die: Literal[6]
    max_dice_per_turn: Some
    max_joker_dice_per_turn: Literal[1]
    standard: Standard
    row_I: Standard  # noqa: N815 (the rows are called so)
    row_II: Standard  # noqa: N815
    row_III: Annotated[dict[Literal["all"], Action], ONE]  # noqa: N815
    row_IV: Annotated[dict[Literal["all"], Permanent], ONE]  # noqa: N815
    # What may be used once a turn (MO8.4).
    limits: Annotated[dict[Literal["once_per_turn_rows"], tuple[RowName, ...]], ONE]


class Trade(DataRow, frozen=True):
    """One token for another (MO8.7)."""

    give: Token
    get: Token


class BuildingCosts(DataRow, frozen=True):
    """What a building costs besides its type (MO11.1)."""

    influence: Many
    donation_row_I: Many  # noqa: N815
    donation_row_II: Many  # noqa: N815


class Costs(DataRow, frozen=True):
    """What sending costs; chapels and cloisters by how many were sent before (MO12.1, MO13.2)."""

    building: BuildingCosts
    chapel: Annotated[dict[Literal["influence"], Numbers], ONE]
    cloister: Annotated[dict[Literal["rosary"], Numbers], ONE]


class BuildingKind(DataRow, frozen=True):
    """A type of building: what is donated, and what it brings (MO11.1, MO11.2)."""

    italian: str
    donation: Token
    points: Many
    gain: Bonus


class WindowData(DataRow, frozen=True):
    """The right part of a player board (MO15.5)."""

    rows: Literal[3]
    columns: Literal[3]
    row_bonus: tuple[Action, Action, Action]
    column_bonus: tuple[Action, Action, Action]
    row_complete_points: tuple[Many, Many, Many]
    column_complete_points: tuple[Many, Many, Many]


class FinalScoring(DataRow, frozen=True):
    """What counts at the end (MO19)."""

    monastery_majority: Many
    chapels: Numbers
    cloister_factor: Many
    tool: Many
    book: Many
    small_tokens: tuple[Token, ...]
    small_tokens_per_point: Some


class RoadSpace(DataRow, frozen=True):
    """A space of the road: the monasteries beside it, its bonus (MO3.2, MO9.3)."""

    index: Some
    connects: Annotated[tuple[AMonastery, ...], Meta(min_length=1)]
    bonus: Id
    pos: Place


class Road(DataRow, frozen=True):
    """The road, walked in one direction."""

    last_space: Some
    personal_die_points_instead: Many
    spaces: Annotated[tuple[RoadSpace, ...], Meta(min_length=1, max_length=99)]


class BuildingSpace(DataRow, frozen=True):
    """A place for one novice in a building (MO3.4)."""

    id: SpaceId
    type: BuildingType
    blocked_at_3: bool = False


class CloisterSpace(DataRow, frozen=True):
    """A place for one novice in a cloister, and the buildings that it touches (MO3.5)."""

    id: SpaceId
    adjacent: Annotated[tuple[SpaceId, ...], Meta(min_length=1), sc.Distinct()]


class Side(DataRow, frozen=True):
    """A monastery on one side of the board."""

    chapel_spaces: Some
    chapel_spaces_blocked_at_3: Many
    buildings: Annotated[tuple[BuildingSpace, ...], Meta(min_length=1, max_length=9)]
    cloister: Annotated[tuple[CloisterSpace, ...], Meta(max_length=9)]


class Monastery(DataRow, frozen=True):
    """A monastery with its two sides (MO3.3)."""

    id: Annotated[MonasteryId, sc.Unique()]
    name: str
    colour: Id
    motif: Id
    pos: Place
    side_2: Side
    side_34: Side

    def on(self, side: Literal["side_2", "side_34"]) -> Side:
        """The monastery on a side of the board."""
        return self.side_2 if side == "side_2" else self.side_34


class BoardData(DataRow, frozen=True):
    """The whole file."""

    meta: BoardHeading
    layout: Layout
    players: Players
    setup: SetUp
    years: Years
    components: dict[Literal["common", "per_player"], dict[str, Many]]  # MO2.1, MO2.2
    supply: Annotated[dict[Literal["unlimited"], Literal[True]], ONE]  # tokens never run out (R3)
    action_area: ActionArea
    exchange: Annotated[dict[Literal["steps"], tuple[Trade, ...]], ONE]
    costs: Costs
    building_types: Annotated[dict[BuildingType, BuildingKind], Meta(min_length=3)]
    window: WindowData
    final_scoring: FinalScoring
    road: Road
    monastery: Annotated[tuple[Monastery, ...], Meta(min_length=1, max_length=9)]


# The missions.


class Need(DataRow, frozen=True):
    """A novice of one's own in an area of a monastery (MO17.3)."""

    monastery: Annotated[MonasteryId, sc.Ref("board.monastery")]
    area: AreaName


class Condition(DataRow, frozen=True):
    """Something that has to be reached, and how much of it (MO17.5)."""

    kind: Literal[
        "novices_sent",
        "novices_in_building_type",
        "novices_in_area",
        "window_motifs",
        "personal_dice",
    ]
    at_least: Annotated[int, Meta(ge=1, le=99)]
    type: Literal[""] | BuildingType = ""
    area: Literal[""] | AreaName = ""

    def __post_init__(self) -> None:
        """What it counts is named where, and only where, it has to be."""
        for word, kind in (("type", "novices_in_building_type"), ("area", "novices_in_area")):
            if bool(getattr(self, word)) != (self.kind == kind):
                raise sc.ParamsError(f"{word} is written for {kind}, and only there", word)


class Mission(DataRow, frozen=True):
    """What a mission asks for, and its points: one number, or one for each year (MO17)."""

    points: Many | Annotated[tuple[Many, ...], Meta(min_length=1, max_length=9)]
    needs: Annotated[tuple[Need, ...], Meta(max_length=16)] = ()
    condition: Condition | None = None

    def __post_init__(self) -> None:
        """Either needs or a condition."""
        if bool(self.needs) == (self.condition is not None):
            raise sc.ParamsError("a mission has either needs or a condition", "points")

    def worth(self, year: int) -> int:
        """Its points in a year, counted from 1."""
        if isinstance(self.points, int):
            return self.points
        return self.points[min(year, len(self.points)) - 1]


class MissionCard(Mission, frozen=True, kw_only=True):
    """A mission of the file."""

    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,2}$"), sc.Unique()]
    set: Literal["A", "B", "C"]


class MissionHeading(DataRow, frozen=True):
    """Which game, which form, and how many of each set are open (MO4.6)."""

    game: Literal["monasterium"]
    data_version: Literal[2]
    drawn_per_set: Annotated[int, Meta(ge=0, le=9)]


class MissionData(DataRow, frozen=True):
    """The whole file."""

    meta: MissionHeading
    mission: tuple[MissionCard, ...]


class Box(Struct, frozen=True):
    """The board and the missions."""

    board: BoardData
    missions: MissionData


# What must fit together besides: problems, each with its place.

Problems = Iterator[tuple[str, str]]


def in_board(board: BoardData) -> Problems:
    """Players, columns, set-ups, monasteries and the road go together."""
    players, area, every = board.players, board.action_area, board.setup.every_player
    if not 2 <= players.min <= players.max <= len(players.colours):
        yield "$.players.max", "two to four play, each with a colour"
    if area.column_of_die != {str(at): name for at, name in enumerate(area.columns, 1)}:
        yield "$.action_area.column_of_die", "dice 1 to 5 belong to columns A to E"
    if every.personal_dice > every.personal_dice_max:
        told = "more personal dice than a player may own"
        yield "$.setup.every_player.personal_dice", told
    if every.messenger_space > board.road.last_space:
        yield "$.setup.every_player.messenger_space", "there is no such road space"
    for type, kind in board.building_types.items():
        if (kind.gain.token is None) == (kind.gain.window_tile is None):
            told = "a building brings either a token or a window tile"
            yield f"$.building_types.{type}.gain", told
    for count in (2, 3, 4):
        yield from in_set_up(board, count)
    for at, monastery in enumerate(board.monastery):
        path = f"$.monastery[{at}]"
        yield from on_side(monastery.id, monastery.side_2, f"{path}.side_2")
        yield from on_side(monastery.id, monastery.side_34, f"{path}.side_34")
        if not any(monastery.id in space.connects for space in board.road.spaces):
            yield f"{path}.id", f"no road space leads to {monastery.id}"
    if [one.index for one in board.road.spaces] != [*range(1, board.road.last_space + 1)]:
        yield "$.road.last_space", "the spaces of the road are numbered from 1 to the last"


def in_set_up(board: BoardData, players: int) -> Problems:
    """The box holds what so many players need, and each chapel as many novices as it says."""
    given, path, box = board.setup.of(players), f"$.setup.players_{players}", board.components
    dice = box["common"].get("neutral_dice", 0)
    tiles = box["common"].get("window_tiles_per_monastery", 0)
    if given.neutral_dice_each * players > dice:
        yield f"{path}.neutral_dice_each", f"there are {dice} neutral dice"
    if given.window_tiles_per_monastery > tiles:
        yield f"{path}.window_tiles_per_monastery", f"each monastery has {tiles} tiles"
    for at, monastery in enumerate(board.monastery):
        side = monastery.on(given.board_side)
        blocked = side.chapel_spaces_blocked_at_3 if given.use_blocked_at_3 else 0
        if given.chapel_capacity != side.chapel_spaces - blocked:
            told = f"with {players} players a chapel holds {given.chapel_capacity}"
            yield f"$.monastery[{at}].{given.board_side}.chapel_spaces", told


def on_side(monastery: str, side: Side, path: str) -> Problems:
    """Spaces are numbered; a cloister space touches buildings, a building two of these."""
    buildings = [one.id for one in side.buildings]
    cloister = [one.id for one in side.cloister]
    for letter, ids, name in (("b", buildings, "buildings"), ("c", cloister, "cloister")):
        for at, id in enumerate(ids):
            wanted = f"{monastery}-{letter}{at + 1}"
            if id != wanted:
                yield f"{path}.{name}[{at}].id", f"{wanted} is next, not {id}"
    for at, space in enumerate(side.cloister):
        if not set(buildings) >= set(space.adjacent):
            told = "a cloister space touches buildings of its monastery"
            yield f"{path}.cloister[{at}].adjacent", told
    for at, id in enumerate(buildings):
        touching = sum(id in one.adjacent for one in side.cloister)
        if touching != 2:
            told = f"a building touches two cloister spaces, not {touching}"
            yield f"{path}.buildings[{at}].id", told


def in_missions(missions: MissionData, board: BoardData) -> Problems:
    """Points are for each year, and sets suffice."""
    years = board.years.count
    for at, mission in enumerate(missions.mission):
        if isinstance(mission.points, tuple) and len(mission.points) != years:
            told = f"points for each of {years} years, or one number"
            yield f"$.mission[{at}].points", told
    for name in ("A", "B", "C"):
        count = sum(one.set == name for one in missions.mission)
        if count < missions.meta.drawn_per_set:
            yield "$.meta.drawn_per_set", f"set {name} has {count} missions"


def read(folder: Traversable) -> Box:
    """The box in a folder, with every check of what belongs together."""
    board = sc.load_data(folder, "board.toml", BoardData, check=in_board)
    missions = sc.load_data(
        folder,
        "missions.toml",
        MissionData,
        others={"board": board},
        check=lambda missions: in_missions(missions, board),
    )
    return Box(board, missions)


@cache
def load() -> Box:
    """The box that ships with the game; read once."""
    return read(files("scriptorium_cards") / "monasterium")


BOX = load()
BOARD = BOX.board

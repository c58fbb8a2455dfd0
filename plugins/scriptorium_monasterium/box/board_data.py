"""The board file as data: set-up, player board, costs, road, monasteries."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scriptorium.cards import DataRow, Id, Many, Place, Some

from .action_data import Action, Bonus

MonasteryId = Annotated[str, Meta(pattern=r"^[A-Z]{2}$")]
SpaceId = Annotated[str, Meta(pattern=r"^[A-Z]{2}-[bc][1-9]$")]
Numbers = Annotated[tuple[Many, ...], Meta(min_length=1, max_length=99)]
Token = Literal["influence", "soup", "rosary", "tool", "book"]
BuildingType = Literal["lay", "workshop", "common"]


class Heading(DataRow, frozen=True):
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
    colours: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=4)]


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


class Years(DataRow, frozen=True):
    """How many years there are (MO5.1)."""

    count: Annotated[int, Meta(ge=1, le=9)]


class Common(DataRow, frozen=True):
    """What the box holds for all (MO2.1)."""

    board_double_sided: Many
    hourglass_marker: Many
    chalice_marker: Many
    neutral_dice: Many
    window_tiles: Many
    window_tiles_per_monastery: Many
    influence_tiles: Many
    soup_tiles: Many
    rosary_tiles: Many
    tool_tiles: Many
    book_tiles: Many
    mission_cards: Many
    overview_cards: Many


class PerPlayer(DataRow, frozen=True):
    """What each player has (MO2.2)."""

    player_board_parts: Many
    action_tiles: Many
    reroll_tile: Many
    hundred_points_tile: Many
    personal_dice: Many
    discs: Many
    novices: Many
    messenger: Many


class Components(DataRow, frozen=True):
    """The pieces of the box."""

    common: Common
    per_player: PerPlayer


class Supply(DataRow, frozen=True):
    """Tokens never run out (R3)."""

    unlimited: Literal[True]


class Standard(DataRow, frozen=True):
    """An action for each column."""

    A: Action
    B: Action
    C: Action
    D: Action
    E: Action


class Same(DataRow, frozen=True):
    """One action for all columns of a row."""

    all: Action


class Permanent(DataRow, frozen=True):
    """What the row without actions does (MO14.3 to MO14.5)."""

    effect: Literal["flip_action_tile"]
    points_per_die: Many


class PermanentRow(DataRow, frozen=True):
    """The same for all columns."""

    all: Permanent


class Limits(DataRow, frozen=True):
    """What may be used once a turn (MO8.4)."""

    once_per_turn_rows: tuple[Literal["I", "II", "III"], ...]


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
    row_III: Same  # noqa: N815
    row_IV: PermanentRow  # noqa: N815
    limits: Limits


class Trade(DataRow, frozen=True):
    """One token for another (MO8.7)."""

    give: Token
    get: Token


class Exchanges(DataRow, frozen=True):
    """What may be exchanged."""

    steps: tuple[Trade, ...]


class BuildingCosts(DataRow, frozen=True):
    """What a building costs besides its type (MO11.1)."""

    influence: Many
    donation_row_I: Many  # noqa: N815
    donation_row_II: Many  # noqa: N815


class ChapelCosts(DataRow, frozen=True):
    """Influence, by how many were sent before (MO12.1)."""

    influence: Numbers


class CloisterCosts(DataRow, frozen=True):
    """Rosaries, by how many were sent before (MO13.2)."""

    rosary: Numbers


class Costs(DataRow, frozen=True):
    """What sending costs."""

    building: BuildingCosts
    chapel: ChapelCosts
    cloister: CloisterCosts


class BuildingKind(DataRow, frozen=True):
    """A type of building: what is donated, and what it brings (MO11.1, MO11.2)."""

    italian: str
    donation: Token
    points: Many
    gain: Bonus


class BuildingKinds(DataRow, frozen=True):
    """The three types."""

    lay: BuildingKind
    workshop: BuildingKind
    common: BuildingKind


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
    connects: Annotated[tuple[MonasteryId, ...], Meta(min_length=1)]
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
    adjacent: tuple[SpaceId, ...]


class Side(DataRow, frozen=True):
    """A monastery on one side of the board."""

    chapel_spaces: Some
    chapel_spaces_blocked_at_3: Many
    buildings: Annotated[tuple[BuildingSpace, ...], Meta(min_length=1, max_length=9)]
    cloister: Annotated[tuple[CloisterSpace, ...], Meta(max_length=9)]


class Monastery(DataRow, frozen=True):
    """A monastery with its two sides (MO3.3)."""

    id: MonasteryId
    name: str
    colour: Id
    motif: Id
    pos: Place
    side_2: Side
    side_34: Side


class BoardData(DataRow, frozen=True):
    """The whole file."""

    meta: Heading
    layout: Layout
    players: Players
    setup: SetUp
    years: Years
    components: Components
    supply: Supply
    action_area: ActionArea
    exchange: Exchanges
    costs: Costs
    building_types: BuildingKinds
    window: WindowData
    final_scoring: FinalScoring
    road: Road
    monastery: Annotated[tuple[Monastery, ...], Meta(min_length=1, max_length=9)]

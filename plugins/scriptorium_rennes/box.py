"""The box: the board and the cards as data, read from two files and checked before any match.

`load()` gives the box that ships with the game; `read(folder)` reads another. A mistake in a file
is named with its line and what was expected (RN14).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium.cards import DataFile, DataRow, Id, InWords, Many, Place, Some

SpaceId = Annotated[Id, sc.Unique("space")]
Area = Annotated[Id, sc.Ref("areas", "area")]
Colour = Annotated[Id, sc.Ref("colours", "colour")]
LocationId = Annotated[Id, sc.Ref("board.location")]

# The board file: spaces, who owns them, how they hang together, the discs.

Turn = Annotated[int, Meta(ge=0, le=15)]


class Portal(DataRow, frozen=True):
    """A mount with its printed number, and the space that lies on each of its sides (RN2.2)."""

    id: SpaceId
    number: Annotated[int, Meta(ge=1, le=99), sc.Unique()]
    area: Area
    pos: Place
    N: Id
    E: Id
    S: Id
    W: Id


class Placed(DataRow, frozen=True):
    """A place of its own on the drawing."""

    id: SpaceId
    pos: Place


class Linked(Placed, frozen=True):
    """A space that names its neighbours."""

    area: Area
    next: tuple[str, ...]


class Field(Linked, frozen=True):
    """A corridor field or a vortex: its area, the portal side that owns it, its neighbours."""

    owner: str


class Cavern(Linked, frozen=True):
    """A Caverne: the location whose symbol it shows, and its circles for clues (RN2.8)."""

    symbol: str
    circles: Annotated[int, Meta(ge=0, le=9)]


class Location(Placed, frozen=True):
    """A treasure location: the portal side it borders, and the cards it brings (RN2.9, RN3.9)."""

    name: str
    portal_side: str
    symbol_name: str
    extra_cards: Annotated[int, Meta(ge=0, le=9)]


class Sanctuary(Placed, frozen=True):
    """The secret place beside the board."""

    name: str


class OpenRow(DataRow, frozen=True):
    """Where the open cards lie on the drawing: the first, and how far from one to the next."""

    pos: Place
    step: Annotated[int, Meta(ge=1, le=9999)]


class Disc(DataRow, frozen=True):
    """A loose disc: its colours clockwise, the first facing the first side at turn 0."""

    id: Annotated[Id, sc.Unique()]
    colours: Annotated[tuple[Id, ...], Meta(min_length=4, max_length=4), sc.Distinct()]


class Laid(DataRow, frozen=True):
    """A disc on a mount, turned so many quarters clockwise."""

    disc: Annotated[Id, sc.Ref("disc"), sc.Unique()]
    turn: Turn


class BoardData(DataRow, frozen=True):
    """The whole file."""

    format: Literal[1]
    title: str
    size: Place
    sides: Annotated[
        tuple[Literal["N", "E", "S", "W"], ...], Meta(min_length=4, max_length=4), sc.Distinct()
    ]
    areas: tuple[Id, ...]
    portal: Annotated[tuple[Portal, ...], Meta(min_length=1, max_length=99)]
    field: tuple[Field, ...]
    vortex: tuple[Field, ...]
    cavern: tuple[Cavern, ...]
    location: Annotated[tuple[Location, ...], Meta(min_length=1)]
    sanctuaire: Sanctuary
    disc: tuple[Disc, ...]
    reference_setup: Annotated[dict[Annotated[Id, sc.Ref("portal")], Laid], sc.Whole()]
    open_cards: OpenRow | None = None  # where it is left out they lie beside the board


# The card file: equipment, clues, codes, ghosts, events, points.


class Options(DataRow, frozen=True):
    """Who can play, and what holds where nothing is agreed (RN1.3, RN1.4)."""

    players_min: Some
    players_max: Some
    codes_to_crack: Some
    sanctuaire_pays: Literal["clues", "cards"]


class Hand(DataRow, frozen=True):
    """How many cards are dealt, refilled to, and laid open (RN3.5)."""

    start: Many
    limit: Many
    open_cards: Many


class Hazard(DataRow, frozen=True):
    """A colour, its danger and what helps against it (RN1.5), and what paints its player (R48)."""

    colour: Id
    danger: str
    equipment: str
    palette: str = ""
    name: InWords | None = None


class Conversion(DataRow, frozen=True):
    """What some cards give as another colour (RN5.4)."""

    cards: Annotated[int, Meta(ge=1, le=9)]
    divide: Some
    divide_same_colour: Some


class Scoring(DataRow, frozen=True):
    """What brings how many points."""

    clue: Many
    symbol_bonus: Many
    code_order: Annotated[tuple[Many, ...], Meta(min_length=1)]
    areas: Annotated[tuple[Many, ...], Meta(min_length=1)]
    track_length: Many


class Ghost(DataRow, frozen=True):
    """A ghost: where it appears, and what it does (RN9.5)."""

    id: Id
    name: str
    location: Annotated[LocationId, sc.Unique()]
    copies: Some
    effect: str


class EventCard(DataRow, frozen=True):
    """An event card: what it is called, and in short on its face.

    What stands beside its effect is for that effect (RN8).
    """

    id: Annotated[Id, sc.Unique()]
    name: InWords
    title: InWords
    effect: str
    parity: str = ""
    portals: tuple[str, ...] = ()
    direction: str = ""
    quarters: int = 1
    cards: int = 0

    @property
    def numbers(self) -> dict[str, object]:
        """What its effect reads: only what is written."""
        given = {"parity": self.parity, "portals": self.portals, "direction": self.direction}
        found: dict[str, object] = {name: value for name, value in given.items() if value}
        if self.quarters != 1:
            found["quarters"] = self.quarters
        return found | ({"cards": self.cards} if self.cards else {})


class Pieces(DataRow, frozen=True):
    """The tokens of each player (RN2)."""

    area_tokens: Annotated[tuple[Annotated[Id, sc.Ref("board.areas", "area")], ...], sc.Distinct()]
    cavern_markers: Annotated[tuple[Some, ...], Meta(min_length=1)]
    blank_tokens: Many


class CardData(DataRow, frozen=True):
    """The whole file."""

    format: Literal[1]
    colours: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=16), sc.Distinct()]
    options: Options
    hand: Hand
    hazard: tuple[Hazard, ...]
    equipment_deck: dict[Colour, dict[Annotated[str, Meta(pattern="^[1-9]$")], Many]]
    conversion: Conversion
    clue_tokens: dict[Colour, Many]
    codes: Annotated[dict[LocationId, dict[Colour, Some]], sc.Whole()]
    scoring: Scoring
    ghost: tuple[Ghost, ...]
    event: tuple[EventCard, ...]
    pieces: Pieces


# What must fit together in a board file, beyond what each line says by itself.

Complain = Callable[[str, str], sc.PluginError]


def sides_of(portal: Portal) -> dict[str, str]:
    """The space on each side of a mount."""
    return {"N": portal.N, "E": portal.E, "S": portal.S, "W": portal.W}


def _named(board: BoardData) -> Iterator[tuple[str, str]]:
    for name in ("portal", "field", "vortex", "cavern", "location"):
        for at, one in enumerate(getattr(board, name)):
            yield f"$.{name}[{at}]", one.id
    yield "$.sanctuaire", board.sanctuaire.id


def _quarters(board: BoardData) -> dict[str, str]:
    """What lies beside each quarter."""
    return {f"{p.id}.{side}": there for p in board.portal for side, there in sides_of(p).items()}


def _check_links(complain: Complain, board: BoardData) -> None:
    quarters, owners = _quarters(board), {f.id: f.owner for f in (*board.field, *board.vortex)}
    locations = {one.id: one.portal_side for one in board.location}
    linked: tuple[Linked, ...] = (*board.field, *board.vortex, *board.cavern)
    links = {one.id: one.next for one in linked}
    for name in ("field", "vortex"):
        for at, one in enumerate(getattr(board, name)):
            if one.owner not in quarters:
                raise complain(
                    f"$.{name}[{at}].owner", f"{one.owner} is no side of a portal; write A.N"
                )
    for name in ("field", "vortex", "cavern"):
        for at, one in enumerate(getattr(board, name)):
            for other in one.next:
                back = (quarters[other],) if other in quarters else links.get(other, ())
                if one.id not in back:
                    raise complain(
                        f"$.{name}[{at}].next", f"{one.id} names {other}, which does not name it"
                    )
                if name == "cavern" and other not in owners:
                    raise complain(f"$.{name}[{at}].next", f"{other} is no field and no vortex")
    for at, portal in enumerate(board.portal):
        for side, there in sides_of(portal).items():
            quarter, path = f"{portal.id}.{side}", f"$.portal[{at}].{side}"
            if there in locations:
                if locations[there] != quarter:
                    raise complain(path, f"{there} borders {locations[there]}, not {quarter}")
            elif quarter not in links.get(there, ()) or there not in owners:
                raise complain(path, f"{there} is no field, vortex or location beside {quarter}")
    for at, location in enumerate(board.location):
        if quarters.get(location.portal_side) != location.id:
            path = f"$.location[{at}].portal_side"
            raise complain(path, f"{location.portal_side} does not border {location.id}")
    symbols = {"", *locations}
    for at, cavern in enumerate(board.cavern):
        if cavern.symbol not in symbols:
            raise complain(f"$.cavern[{at}].symbol", f"there is no location {cavern.symbol}")


def _check_discs(complain: Complain, board: BoardData) -> None:
    if len(board.disc) != len(board.portal):
        told = f"{len(board.portal)} mounts want as many discs, not {len(board.disc)}"
        raise complain("$.disc", told)
    shown: set[tuple[str, ...]] = set()
    for at, disc in enumerate(board.disc):
        turned = {disc.colours[r:] + disc.colours[:r] for r in range(len(board.sides))}
        if turned & shown:
            raise complain(f"$.disc[{at}].colours", "another disc shows the same")
        shown |= turned


def _check_ways(complain: Complain, board: BoardData) -> None:
    """Every space underground is reached from every location; a portal can be turned."""
    near: dict[str, set[str]] = {}

    def join(one: str, others: Iterable[str]) -> None:
        for other in others:
            near.setdefault(one, set()).add(other)
            near.setdefault(other, set()).add(one)

    for portal in board.portal:
        quarters = [f"{portal.id}.{side}" for side in board.sides]
        join(quarters[0], quarters[1:])
        for side, there in sides_of(portal).items():
            join(f"{portal.id}.{side}", (there,))
    linked: tuple[Linked, ...] = (*board.field, *board.vortex, *board.cavern)
    for one in linked:
        join(one.id, one.next)
    join(board.sanctuaire.id, (vortex.id for vortex in board.vortex))
    reached, edge = {board.location[0].id}, [board.location[0].id]
    while edge:
        for other in near.get(edge.pop(), ()):
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for path, id in _named(board):
        alone = id == board.sanctuaire.id and not board.vortex
        if id not in reached and not alone and "portal" not in path:
            raise complain(f"{path}.id", f"no way leads to {id}")
    for at, portal in enumerate(board.portal):
        if f"{portal.id}.{board.sides[0]}" not in reached:
            raise complain(f"$.portal[{at}].id", f"no way leads to {portal.id}")


# What must fit together in a card file, and with its board.


def _check_cards(complain: Complain, cards: CardData, board: BoardData) -> None:
    options, circles = cards.options, sum(cavern.circles for cavern in board.cavern)
    if not 1 <= options.players_min <= options.players_max <= len(cards.colours):
        raise complain("$.options.players_max", "each player has a colour of its own")
    if options.codes_to_crack > len(cards.codes):
        raise complain("$.options.codes_to_crack", "there are not so many codes")
    for disc in board.disc:
        for colour in disc.colours:
            if colour not in cards.colours:
                raise complain("$.colours", f"the disc {disc.id} shows {colour}, which is not here")
    if sum(cards.clue_tokens.values()) < circles:
        raise complain("$.clue_tokens", f"{circles} circles want as many tokens")
    dealt = cards.hand.start * options.players_max + cards.hand.open_cards
    if sum(sum(copies.values()) for copies in cards.equipment_deck.values()) < dealt:
        raise complain("$.equipment_deck", f"{dealt} cards are dealt")
    if set(cards.pieces.area_tokens) != set(board.areas):
        raise complain("$.pieces.area_tokens", "there is a token for each area of the board")


class Box(Struct, frozen=True):
    """The board and the cards."""

    board: BoardData
    cards: CardData


def read(folder: Traversable) -> Box:
    """The box in a folder, with every check of what belongs together."""
    board = sc.load_data(folder, "board.toml", BoardData)
    for check in (_check_links, _check_discs, _check_ways):
        check(DataFile(folder, "board.toml").complain, board)
    cards = sc.load_data(folder, "cards.toml", CardData, others={"board": board})
    _check_cards(DataFile(folder, "cards.toml").complain, cards, board)
    return Box(board, cards)


@cache
def load() -> Box:
    """The box that ships with the game; read once."""
    return read(files("scriptorium_cards") / "rennes")

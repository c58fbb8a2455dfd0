"""Sending novices: the areas where they may go, the cost, what follows (MO10 to MO14, MO16)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine import RulesExtension, bit_places

from . import NOT_NOW, game, say
from .data import BOARD
from .deeds import Deed, ExtraOffered, Sending
from .dice import DiceTaken
from .mat import (
    ALL_HOMES,
    COLUMNS,
    INFLUENCE,
    ROSARY,
    ROWS,
    SLOTS,
    TOKENS,
    WHOLE_ROW,
    WIDTH,
    Mat,
    Name,
    Price,
    Work,
    add_tokens,
    reached,
    score,
    take,
)
from .using import Slot
from .valley import (
    CHAPELS,
    PLACES,
    SPACES,
    Novices,
    PlaceNumber,
    Space,
    full_chapels,
    put_novice,
    supported,
    taken,
    valley,
)
from .window import gain_tile

COSTS = BOARD.costs
Bits = Callable[[sc.Position, sc.Seat], int]
Prices = tuple[tuple[int, Price], ...]


# The areas of a monastery, each from a plugin.


@dataclass(frozen=True)
class Area(sc.Declaration):
    """An area: its places, the rows that go there, what keeps places shut, in order, the prices.

    `prices` gives for a seat, a row and a discount sets of places, each with what they cost
    (MO10.7); `bonus` is done when a novice has been placed there (MO11.2).

    Example: `HOUSE.declare(Area("garden", (3,), gardens, (), nothing_to_pay))`
    """

    what = "area"
    area: str
    rows: tuple[int, ...]
    places: Bits
    shut: tuple[tuple[sc.Reason, Bits], ...]
    prices: Callable[[sc.Position, sc.Seat, int, int], Prices]
    bonus: Callable[[sc.Change, sc.Seat, int], None] | None = None
    plugin: str = ""

    @property
    def name(self) -> str:
        """What it is called."""
        return self.area

    def write(self, book: sc.RuleBook) -> None:
        """Let novices of its rows be sent there."""
        areas, made = book.extension(Areas), dataclasses.replace(self, plugin=book.plugin)
        book.enter(areas.all, self.area, made, f"the area {self.area}")
        book.reason(*(reason for reason, _ in self.shut))
        for row in self.rows:
            book.enter(areas.of_row, row, made, f"an area for row {row}")

    def open_places(self, at: sc.Position, seat: sc.Seat) -> int:
        """The places that nothing keeps shut, whether there is access or not."""
        found = self.places(at, seat)
        for _, shut in self.shut:
            found &= ~shut(at, seat)
        return found

    def payable(self, at: sc.Position, seat: sc.Seat, row: int, discount: int) -> int:
        """The places that a novice of a row can be paid for (MO10.5)."""
        have, found = at[Mat, seat].tokens, 0
        for places, costs in self.prices(at, seat, row, discount):
            if suffice(have, costs):
                found |= places
        return found


class Areas(RulesExtension):
    """The areas of a match."""

    def __init__(self) -> None:
        self.all: dict[str, Area] = {}
        self.of_row: dict[int, Area] = {}


game.opens(Areas)


def areas(at: sc.Position) -> Areas:
    """The areas of a match."""
    found: Areas = at.rules.extensions[Areas]
    return found


def suffice(have: Price, costs: Price) -> bool:
    """Whether tokens suffice for a price."""
    return all(one >= cost for one, cost in zip(have, costs, strict=True))


def area_of(at: sc.Position, seat: sc.Seat, place: int) -> Area | None:
    """The area to which a place belongs."""
    for area in areas(at).all.values():
        if area.places(at, seat) >> place & 1:
            return area
    return None


def price(at: sc.Position, seat: sc.Seat, row: int, place: int, discount: int) -> Price:
    """What a place costs a novice of a row."""
    for places, costs in areas(at).of_row[row].prices(at, seat, row, discount):
        if places >> place & 1:
            return costs
    raise KeyError(f"no price for place {place}")


def targets(at: sc.Position, seat: sc.Seat, row: int, discount: int) -> int:
    """Where a novice of a row can be sent now (MO10)."""
    area = areas(at).of_row.get(row)
    if area is None:
        return 0
    found = reached(at, seat) & area.open_places(at, seat)
    return found & area.payable(at, seat, row, discount) if found else 0


def free_targets(at: sc.Position, seat: sc.Seat) -> int:
    """Where a novice that costs nothing can be sent now, whatever its row (MO16.2)."""
    found = 0
    for area in areas(at).all.values():
        found |= area.open_places(at, seat)
    return found & reached(at, seat)


# Sending a novice: which one, where to, what it costs, what follows (MO10, MO21.2).


@game.event(say("mo-sent"), shows=("home-{seat}-{slot}", "novice-{seat}-{space}", "{space}"))
class NoviceSent(sc.Event, tag="monasterium.novice_sent", frozen=True):
    """A novice has left its slot (MO10.1)."""

    seat: sc.Seat
    slot: Name
    space: Name


@game.event()
class NovicePlaced(sc.Event, tag="monasterium.novice_placed", frozen=True):
    """A novice has taken its place, also an extra one."""

    seat: sc.Seat
    place: Annotated[int, Meta(ge=0, le=999)]


def row_of(slot: int) -> int:
    """The row of a slot, counted from 0; below it for the standard actions."""
    return slot // WIDTH - 1


def at_home(at: sc.Moment) -> int:
    """The slots on which novices stand (MO10.1)."""
    return (ALL_HOMES & ~at[Mat, at.me].vacated) << WIDTH


def fits_row(at: sc.Moment, do: Send) -> bool:
    """Each row has its area (MO10.2)."""
    area = areas(at).of_row.get(row_of(do.slot))
    return area is not None and bool(area.places(at, at.me) >> do.space & 1)


def why_not_open(at: sc.Moment, do: Any) -> sc.Refused | None:
    """Blocked, full, taken, or without an own building beside it (MO10.4, MO13.1)."""
    area = area_of(at, at.me, do.space)
    for reason, shut in area.shut if area is not None else ():
        if shut(at, at.me) >> do.space & 1:
            return reason(space=SPACES[do.space]) if "{space}" in reason.text else reason()
    return None


def can_pay(at: sc.Moment, do: Send) -> bool:
    """The full price, from one's own tokens (MO10.5)."""
    costs = price(at, at.me, row_of(do.slot), do.space, at.decision.discount)
    return suffice(at[Mat, at.me].tokens, costs)


def rows_and_targets(at: sc.Position, seat: sc.Seat, discount: int) -> Iterator[tuple[int, int]]:
    """Where the novices of each row may go that are still at home, with these slots."""
    home = (ALL_HOMES & ~at[Mat, seat].vacated) << WIDTH
    for row in range(len(ROWS)):
        slots = home & WHOLE_ROW << (row + 1) * WIDTH
        found = targets(at, seat, row, discount) if slots else 0
        if found:
            yield slots, found


def sends(at: sc.Moment) -> list[Send]:
    """Every novice at home with every place where it may go now."""
    found: list[Send] = []
    for slots, places in rows_and_targets(at, at.me, at.decision.discount):
        to = bit_places(places)
        for slot in bit_places(slots):
            found += [made(slot, place) for place in to]
    return found


game.declare(
    Deed(
        "send_novice",
        lambda now, seat, words, discount: now.wait_for(Sending(seat, discount)),
        lambda at, seat, words, discount: any(rows_and_targets(at, seat, discount)),
    )
)
SPACE_TAKEN = say.reason("MO10.4", "mo-space-taken")
NO_SUCH_SPACE = say.rule(
    "MO3.4", "mo-no-such-space", mask=lambda at: valley(at).there, field="space"
)
NO_ACCESS = say.rule(
    "MO10.3 MO9.6", "mo-no-access", mask=lambda at: reached(at, at.me), field="space"
)


@game.choice(
    say.rule("MO10.1", "mo-novice-gone", mask=at_home),
    NO_SUCH_SPACE,
    say.rule("MO10.2", "mo-wrong-area", predicate=fits_row),
    NO_ACCESS,
    say.rule_for(SPACE_TAKEN, explain=why_not_open),
    say.rule("MO10.5 MO10.7", "mo-too-dear", predicate=can_pay),
    at=Sending,
    quick=sc.Quick(sends),
    refusal=NOT_NOW,
)
class Send(sc.Action, tag="monasterium.send", frozen=True):
    """Send a novice to a monastery."""

    slot: Slot
    space: Space

    def do(self, now: sc.Change, top: Sending) -> None:
        """Pay; the novice leaves its slot and takes its place; then what the place brings."""
        seat = top.seat
        costs = price(now, seat, row_of(self.slot), self.space, top.discount)
        add_tokens(now, seat, [-cost for cost in costs])
        mat = now[Mat, seat]
        now[Mat, seat] = replace(mat, vacated=mat.vacated | 1 << self.slot - WIDTH)
        now.tell_at_once(NoviceSent(seat, SLOTS[self.slot], SPACES[self.space]))
        settle(now, seat, self.space)


@cache
def made(slot: int, place: int) -> Send:
    """The action, made once."""
    return Send(slot, place)


@game.task
class PlaceBonus(sc.Task, tag="monasterium.place_bonus", frozen=True):
    """What the place of a new novice brings is to be carried out (MO21.2)."""

    place: PlaceNumber

    def do(self, now: sc.Change) -> None:
        """What the area gives to who has just sent a novice there (MO11.2)."""
        area = area_of(now, self.seat, self.place)
        if area is not None and area.bonus is not None:
            area.bonus(now, self.seat, self.place)


def settle(now: sc.Change, seat: sc.Seat, place: int) -> None:
    """The novice stands there: missions are looked at, then the bonus of the place comes."""
    put_novice(now, seat, place)
    now.wait_for(PlaceBonus(seat, place))
    now.tell_at_once(NovicePlaced(seat, place))


# Buildings, for rows I and II: a donation, then points and a token or a tile (MO11).

BUILDING_INFLUENCE = game.number("building_influence", COSTS.building.influence)
DONATIONS = (
    game.number("donation_row_I", COSTS.building.donation_row_I),
    game.number("donation_row_II", COSTS.building.donation_row_II),
)
DONATED: dict[str, str] = {type: kind.donation for type, kind in BOARD.building_types.items()}
BUILDING_POINTS: dict[str, sc.Number] = {
    type: game.number(f"{type}_points", kind.points) for type, kind in BOARD.building_types.items()
}
BUILDING_GAINS: dict[str, tuple[str, sc.Number]] = {
    type: (kind.gain.token, game.number(f"{type}_gain", kind.gain.amount))
    for type, kind in BOARD.building_types.items()
    if kind.gain.token is not None
}


@cache
def costs_of(influence: int, donation: str, count: int) -> Price:
    """Some influence and a donation (MO11.1)."""
    found = [count if token == donation else 0 for token in TOKENS]
    found[INFLUENCE] += influence
    return tuple(found)  # type: ignore[return-value]


def building_prices(at: sc.Position, seat: sc.Seat, row: int, discount: int) -> Prices:
    """Less influence where the slot says so, never below nothing (MO8.9)."""
    influence = max(0, BUILDING_INFLUENCE(at, seat) - discount)
    count = DONATIONS[row](at, seat)
    types = valley(at).of_type.items()
    return tuple([(places, costs_of(influence, DONATED[type], count)) for type, places in types])


def building_bonus(now: sc.Change, seat: sc.Seat, place: int) -> None:
    """Points first, then the token or the tile (MO11.2, MO11.3, R37)."""
    for type, places in valley(now).of_type.items():
        if places >> place & 1:
            score(now, seat, BUILDING_POINTS[type](now, seat))
            if type in BUILDING_GAINS:
                token, count = BUILDING_GAINS[type]
                take(now, seat, token, count(now, seat))
            else:
                gain_tile(now, seat, 1 << place // PLACES)


game.plugin("buildings").declare(
    Area(
        "building",
        (0, 1),
        lambda at, seat: valley(at).buildings,
        (
            (
                say.reason("MO10.4 MO4.3", "mo-space-blocked"),
                lambda at, seat: valley(at).blocked,
            ),
            (SPACE_TAKEN, lambda at, seat: taken(at)),
        ),
        building_prices,
        building_bonus,
    )
)

# Chapels, for row III: dearer each time, with room for so many (MO12, R10).

CHAPEL = game.plugin("chapel")
ALL, EACH = "all", "each"
CHAPEL_COST = CHAPEL.option("chapel_cost", ALL, among=(ALL, EACH))
CHAPEL_COSTS = [
    game.number(f"chapel_cost_{n}", cost) for n, cost in enumerate(COSTS.chapel["influence"], 1)
]


def vacated_in(at: sc.Position, seat: sc.Seat, row: int) -> int:
    """How many slots of a row have sent their novices."""
    return (at[Mat, seat].vacated >> row * WIDTH & WHOLE_ROW).bit_count()


def chapel_price(at: sc.Position, seat: sc.Seat, before: int, discount: int) -> Price:
    """What the next costs after so many (MO12.1)."""
    cost = CHAPEL_COSTS[min(before, len(CHAPEL_COSTS) - 1)]
    return max(0, cost(at, seat) - discount), 0, 0, 0, 0


def chapel_prices(at: sc.Position, seat: sc.Seat, row: int, discount: int) -> Prices:
    """By the row III slots vacated, or by one's own novices in that very chapel (MO26.1)."""
    if CHAPEL_COST(at) == ALL:
        return ((CHAPELS, chapel_price(at, seat, vacated_in(at, seat, row), discount)),)
    mine = at[Novices, seat].places
    return tuple(
        (1 << place, chapel_price(at, seat, mine.count(place), discount))
        for place in range(0, len(SPACES), PLACES)
    )


CHAPEL.declare(
    Area(
        "chapel",
        (2,),
        lambda at, seat: CHAPELS,
        ((say.reason("MO10.4 MO12.2", "mo-chapel-full"), full_chapels),),
        chapel_prices,
    )
)

# Cloisters, for row IV: beside a building of one's own, for rosaries (MO13, R11).

CLOISTER_COSTS = [
    game.number(f"cloister_cost_{n}", cost) for n, cost in enumerate(COSTS.cloister["rosary"], 1)
]


def cloister_prices(at: sc.Position, seat: sc.Seat, row: int, discount: int) -> Prices:
    """Rosaries by the row IV slots vacated; no influence, so nothing is saved (MO13.2, R29)."""
    before = vacated_in(at, seat, row)
    rosaries = CLOISTER_COSTS[min(before, len(CLOISTER_COSTS) - 1)](at, seat)
    return ((valley(at).cloisters, costs_of(0, TOKENS[ROSARY], rosaries)),)


game.plugin("cloister").declare(
    Area(
        "cloister",
        (3,),
        lambda at, seat: valley(at).cloisters,
        (
            (SPACE_TAKEN, lambda at, seat: taken(at)),
            (
                say.reason("MO13.1", "mo-no-supporter"),
                lambda at, seat: ~supported(at, seat),
            ),
        ),
        cloister_prices,
    )
)

# Extra novices: one for each row of novices that is complete in the valley (MO16, R28, R38).

EXTRA = game.plugin("extra_novice")
State = Literal["waiting", "sent", "stays"]


@EXTRA.part()
class Extras(sc.SeatPart, tag="monasterium.extras", frozen=True):
    """The extra novices of a seat by row, one at the end of each (MO3.7)."""

    states: tuple[State, State, State, State] = ("waiting",) * 4


@EXTRA.event(say("mo-extra-sent"), shows=("spare-{seat}-{row}", "novice-{seat}-{space}", "{space}"))
class ExtraSent(sc.Event, tag="monasterium.extra_sent", frozen=True):
    """An extra novice has been sent (MO16)."""

    seat: sc.Seat
    row: Name
    space: Name


@EXTRA.event(say("mo-extra-stays"), shows=("extra-{seat}-{row}",))
class ExtraStays(sc.Event, tag="monasterium.extra_stays", frozen=True):
    """An extra novice stays on the player board (MO16.4)."""

    seat: sc.Seat
    row: Name


@EXTRA.task
class OfferExtra(sc.Task, tag="monasterium.offer_extra", frozen=True):
    """The extra novice of a row is to be offered (MO16.1)."""

    row: Annotated[int, Meta(ge=0, le=3)]

    def do(self, now: sc.Change) -> None:
        """Once, where there is a place for it (MO16.1, MO16.4)."""
        if free_targets(now, self.seat):
            now.wait_for(ExtraOffered(self.seat, self.row))
        else:
            stays(now, self.seat, self.row)


def put_state(now: sc.Change, seat: sc.Seat, row: int, state: State) -> None:
    """Note what became of an extra novice."""
    states = now[Extras, seat].states
    now[Extras, seat] = Extras((*states[:row], state, *states[row + 1 :]))  # type: ignore[arg-type]


def is_empty(at: sc.Position, seat: sc.Seat, row: int) -> bool:
    """Whether all novices of a row have been sent."""
    return vacated_in(at, seat, row) == WIDTH


@EXTRA.react(NoviceSent)
def row_complete(now: sc.Change, sent: NoviceSent) -> None:
    """The send that empties a row offers its extra novice, after its own bonus (R28, R38)."""
    row = row_of(SLOTS.index(sent.slot))
    if is_empty(now, sent.seat, row):
        now.wait_for(OfferExtra(sent.seat, row))


def stays(now: sc.Change, seat: sc.Seat, row: int) -> None:
    """It stays on the player board for the rest of the match (MO16.4)."""
    put_state(now, seat, row, "stays")
    now.tell(ExtraStays(seat, ROWS[row]))


@EXTRA.choice(
    NO_SUCH_SPACE,
    NO_ACCESS,
    say.rule_for(SPACE_TAKEN, mask=lambda at: free_targets(at, at.me), explain=why_not_open),
    at=ExtraOffered,
    refusal=NOT_NOW,
)
class SendExtra(sc.Action, tag="monasterium.extra", frozen=True):
    """Send the extra novice."""

    space: Space

    def do(self, now: sc.Change, top: ExtraOffered) -> None:
        """It costs nothing and vacates no slot; the place brings its bonus (MO16.2, MO16.3)."""
        put_state(now, top.seat, top.row, "sent")
        now.tell(ExtraSent(top.seat, ROWS[top.row], SPACES[self.space]))
        settle(now, top.seat, self.space)


@EXTRA.choice(at=ExtraOffered, refusal=NOT_NOW, beside=("decline",))
class Decline(sc.Action, tag="monasterium.decline", frozen=True):
    """Keep the extra novice at home."""

    def do(self, now: sc.Change, top: ExtraOffered) -> None:
        stays(now, top.seat, top.row)


# The permanent effect: a yellow tile scores for each die put on it (MO14.3 to MO14.5, R27).

YELLOW = game.plugin("permanent_effect")
LAST_ROW = 3
POINTS_PER_DIE = game.number("points_per_die", BOARD.action_area.row_IV["all"].points_per_die)


@YELLOW.part()
class YellowTiles(sc.SeatPart, tag="monasterium.yellow_tiles", frozen=True):
    """The columns of a seat whose tile shows its yellow side."""

    columns: Annotated[
        int,
        Meta(ge=0, le=WHOLE_ROW),
        sc.Fact("yellow", bits={name: at for at, name in enumerate(COLUMNS)}, set=False),
    ] = 0


@YELLOW.event(say("mo-flipped"), shows=("tile-{seat}-{column}",))
class TileFlipped(sc.Event, tag="monasterium.tile_flipped", frozen=True):
    """An action tile shows its yellow side (MO14.3)."""

    seat: sc.Seat
    column: Name


@YELLOW.react(NoviceSent)
def flip(now: sc.Change, sent: NoviceSent) -> None:
    """The tile turns; dice that lie unused on its column score at once (MO14.3, MO14.5)."""
    slot = SLOTS.index(sent.slot)
    if row_of(slot) != LAST_ROW:
        return
    column, yellow = COLUMNS[slot % WIDTH], now[YellowTiles, sent.seat].columns
    now[YellowTiles, sent.seat] = YellowTiles(yellow | 1 << slot % WIDTH)
    now.tell(TileFlipped(sent.seat, column))
    if now[Work].column == column:
        score(now, sent.seat, now[Work].left * POINTS_PER_DIE(now, sent.seat))


@YELLOW.react(DiceTaken)
def dice_taken(now: sc.Change, dice: DiceTaken) -> None:
    """Each die put on a yellow column scores, lost ones too (MO14.4)."""
    if now[YellowTiles, dice.seat].columns >> COLUMNS.index(dice.column) & 1:
        score(now, dice.seat, dice.count * POINTS_PER_DIE(now, dice.seat))


@YELLOW.coherent
def turn_tiles(now: sc.Change) -> None:
    """As the vacated slots say: those of row IV make their column's tile yellow."""
    for seat in now.seats:
        now[YellowTiles, seat] = YellowTiles(now[Mat, seat].vacated >> LAST_ROW * WIDTH)

"""What slots, road spaces and the window give: kinds of deeds, and what they leave to be decided.

The data names deeds, plugins bring them. One that no plugin brings is not done, so that it can be
switched off.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine import RulesExtension

from . import CHOOSE, NOT_NOW, ROLL, TAKE, game, say
from . import data as words
from .data import BOARD, Words
from .mat import (
    COLUMNS,
    ROWS,
    SLOTS,
    STANDARD,
    TOKENS,
    Count,
    Face,
    Mat,
    Name,
    Small,
    add_tokens,
    score,
    take,
)
from .valley import LAST

Does = Callable[[sc.Change, sc.Seat, Any, int], None]
Can = Callable[[sc.Position, sc.Seat, Any, int], bool]


@dataclass(frozen=True)
class Deed(sc.Declaration):
    """A kind of deed: what it does, and whether it can be carried out now (MO8.2).

    Both get the seat, the words of the data, and how much it is about.

    Example: `HOUSE.declare(Deed("house.indulgence", turn_a_point_into_a_token))`
    """

    what = "deed"
    kind: str
    does: Does
    can: Can | None = None
    plugin: str = ""

    @property
    def name(self) -> str:
        """Its kind."""
        return self.kind

    def write(self, book: sc.RuleBook) -> None:
        """Bring it, behind the wall of its plugin."""
        can = book.guard(self.can, result=bool) if self.can else None
        does = book.guard(self.does, writes=True)
        made = dataclasses.replace(self, does=does, can=can, plugin=book.plugin)
        book.enter(book.extension(Deeds).kinds, self.kind, made, f"the deed {self.kind}")


@dataclass(frozen=True)
class RoadBonus(sc.Declaration):
    """A bonus on a road space in place of what the data has there; `art` is drawn on the space.

    Example: `HOUSE.declare(RoadBonus(4, "house.indulgence", art="monasterium-points"))`
    """

    what = "bonus on the road"
    space: int
    kind: str
    art: str = ""

    @property
    def name(self) -> str:
        """The deed."""
        return self.kind

    def write(self, book: sc.RuleBook) -> None:
        """Lay it there."""
        road = book.extension(Deeds).road
        if self.space not in road:
            raise sc.PluginError(f"the road has no space {self.space}")
        road[self.space] = Call(self.kind, art=self.art)


@dataclass(frozen=True)
class Call:
    """A deed with its words, the number of the game that says how much, and a mod's picture."""

    deed: str
    words: Words | None = None
    count: sc.Number | None = None
    art: str = ""

    def much(self, at: sc.Position, seat: sc.Seat) -> int:
        """How much it is about, as house rules have it."""
        return 1 if self.count is None else self.count(at, seat)


def called(words: Words, name: str) -> Call:
    """A call of the deed that the data names, with its number."""
    return Call(str(words.__struct_config__.tag), words, game.number(name, words.count))


class Deeds(RulesExtension):
    """The deeds of a match, and the bonuses along its road."""

    def __init__(self) -> None:
        self.kinds: dict[str, Deed] = {}
        self.road = {one.index: Call(one.bonus) for one in BOARD.road.spaces}


game.opens(Deeds)
AREA = BOARD.action_area
ROW_WORDS = {STANDARD: AREA.standard, ROWS[0]: AREA.row_I, ROWS[1]: AREA.row_II}


def words_of(slot: str) -> Words:
    """What stands on a slot; row IV has no actions (MO14.2)."""
    row, _, column = slot.partition("-")
    found: Words = getattr(ROW_WORDS[row], column) if row in ROW_WORDS else AREA.row_III["all"]
    return found


SLOT_CALLS = tuple(
    called(words_of(slot), f"slot_{slot.replace('-', '_')}") for slot in SLOTS[: -len(COLUMNS)]
)


def deeds(at: sc.Position) -> Deeds:
    """The deeds of a match."""
    found: Deeds = at.rules.extensions[Deeds]
    return found


def is_possible(at: sc.Position, seat: sc.Seat, call: Call) -> bool:
    """Whether a deed can be carried out now; never, where no plugin brings it."""
    kind = deeds(at).kinds.get(call.deed)
    if kind is None:
        return False
    return kind.can is None or kind.can(at, seat, call.words, call.much(at, seat))


def do(now: sc.Change, seat: sc.Seat, call: Call) -> bool:
    """Carry a deed out; whether it could be (R21)."""
    if not is_possible(now, seat, call):
        return False
    deeds(now).kinds[call.deed].does(now, seat, call.words, call.much(now, seat))
    return True


# What is awaited besides the steps of a turn (MO22).


class Sending(sc.Decision, tag="monasterium.sending", frozen=True):
    """A novice is to be sent, for so much less influence (D_SEND)."""

    discount: Small = 0


class Exchanging(sc.Decision, tag="monasterium.exchanging", frozen=True):
    """A token is to be exchanged (D_EXCHANGE)."""


class TakingSame(sc.Decision, tag="monasterium.taking_same", frozen=True):
    """The kind of some tokens is to be chosen, bit by bit as they lie in a row (D_TAKE_SAME)."""

    tokens: Annotated[int, Meta(ge=0, le=31)]
    amount: Small


class TileGained(sc.Decision, tag="monasterium.tile_gained", frozen=True):
    """A window tile is to be built, from one of these monasteries (D_TILE)."""

    sources: Annotated[int, Meta(ge=0, le=(1 << 9) - 1)]


class WindowBonus(sc.Decision, tag="monasterium.window_bonus", frozen=True):
    """The bonus of the row or of the column is to be chosen (D_WINDOW_BONUS)."""

    row: Annotated[int, Meta(ge=0, le=2)]
    column: Annotated[int, Meta(ge=0, le=2)]


class ExtraOffered(sc.Decision, tag="monasterium.extra_offered", frozen=True):
    """The extra novice of a row may be sent (D_EXTRA)."""

    row: Annotated[int, Meta(ge=0, le=3)]


class RoadToken(sc.Decision, tag="monasterium.road_token", frozen=True):
    """The road gives influence or a rosary (D_ROAD_TOKEN)."""


class RoadSoup(sc.Decision, tag="monasterium.road_soup", frozen=True):
    """The road gives soup, or an exchange (D_ROAD_SOUP)."""


class RoadAction(sc.Decision, tag="monasterium.road_action", frozen=True):
    """The road gives any action (D_ROAD_ACTION)."""


class DieOrPoints(sc.Decision, tag="monasterium.die_or_points", frozen=True):
    """The last space of the road gives a personal die or points (D_DIE_OR_POINTS)."""


class GainedDie(sc.Decision, tag="monasterium.gained_die", frozen=True):
    """A gained die has been rolled; it may be kept as it lies, or rolled again (D_REROLL_DIE)."""

    face: Face


ACTING = (Sending, Exchanging, RoadAction)
CHOOSING = (TakingSame, TileGained, WindowBonus, ExtraOffered, RoadToken, RoadSoup, DieOrPoints)


def opening(decision: Callable[[sc.Seat], sc.Decision]) -> Does:
    """A deed that leaves something to be decided."""
    return lambda now, seat, words, count: now.wait_for(decision(seat))


# Nobody passes: the refusal says what is to be done instead (MO6.3, MO7.7, MO8.3, R21).

MUST_ACT = say.reason("MO8.3", "mo-must-act")
MUST_CHOOSE = say.reason("R21", "mo-must-choose")
MUST_PLACE = say.reason("MO6.3", "mo-must-place")
OF_STEP = {ROLL: MUST_PLACE, CHOOSE: MUST_PLACE, TAKE: say.reason("MO7.7", "mo-must-take")}


def what_to_do(at: sc.Moment, do: sc.Action) -> sc.Refused:
    """What has to be chosen here."""
    if isinstance(at.decision, sc.Turn):
        return OF_STEP.get(at.clock.step, MUST_ACT)()
    return MUST_ACT() if isinstance(at.decision, ACTING) else MUST_CHOOSE()


@game.choice(
    say.rule_for(MUST_CHOOSE, explain=what_to_do),
    at=(sc.Turn, *ACTING, *CHOOSING, GainedDie),
    quick=sc.Quick(lambda at: ()),
    refusal=NOT_NOW,
)
class Pass(sc.Action, tag="monasterium.pass", frozen=True):
    """Pass, which is never allowed."""

    def do(self, now: sc.Change) -> None:
        raise AssertionError("nobody passes")


# Deeds that take tokens or score (MO8.5, MO8.6).


def take_tokens(now: sc.Change, seat: sc.Seat, what: words.Take, count: int) -> None:
    """Take tokens of one kind."""
    take(now, seat, what.token, count)


def take_same(now: sc.Change, seat: sc.Seat, what: words.TakeSame, count: int) -> None:
    """The player chooses the kind (MO8.8)."""
    kinds = sum(1 << TOKENS.index(token) for token in what.tokens)
    now.wait_for(TakingSame(seat, kinds, count))


def score_points(now: sc.Change, seat: sc.Seat, what: words.Score, count: int) -> None:
    """Score points."""
    score(now, seat, count)


game.declare(Deed("take", take_tokens))
game.declare(Deed("take_same", take_same))
game.declare(Deed("score", score_points))

# Tokens where there is a choice.

OFFERED_HERE = ("influence", "rosary")
NOT_OFFERED = say.reason("MO8.8", "mo-not-offered")
NOT_ON_ROAD = say.reason("MO9.3", "mo-not-offered")


def not_offered(decision: sc.Decision) -> sc.Reason:
    """Why a token is not offered: by the slot, or by the road."""
    return NOT_OFFERED if isinstance(decision, TakingSame) else NOT_ON_ROAD


def why_not_offered(at: sc.Moment, do: Gain) -> sc.Refused | None:
    """Only what the decision offers."""
    top = at.decision
    if isinstance(top, TakingSame):
        offered = bool(top.tokens >> TOKENS.index(do.token) & 1)
    else:
        offered = do.token in (OFFERED_HERE if isinstance(top, RoadToken) else ("soup",))
    return None if offered else not_offered(top)()


@game.choice(
    say.rule_for(NOT_OFFERED, explain=why_not_offered),
    at=(TakingSame, RoadToken, RoadSoup),
    refusal=NOT_NOW,
)
class Gain(sc.Action, tag="monasterium.gain", frozen=True):
    """Take a token where there is a choice."""

    token: Annotated[str, Meta(max_length=16), sc.Words(*TOKENS, piece="gain-", noun="a token")]

    def do(self, now: sc.Change, top: sc.Decision) -> None:
        """As many as the slot gives, one from the road."""
        take(now, top.seat, self.token, top.amount if isinstance(top, TakingSame) else 1)


# Exchanging: soup for a tool, or a tool for a book (MO8.7).

EXCHANGE = game.plugin("exchange")
NOTHING_TO_GIVE = say.reason("MO8.7", "mo-nothing-to-give")
TRADES: dict[str, str] = {one.give: one.get for one in BOARD.exchange["steps"]}
TRADED = sc.Words(*TOKENS, piece="exchange-", noun="a token to give")


@game.event(say("mo-exchanged"), shows=("{got}-{seat}",))
class Exchanged(sc.Event, tag="monasterium.exchanged", frozen=True):
    """One token has become another."""

    seat: sc.Seat
    gave: Name
    got: Name


def has_something(at: sc.Position, seat: sc.Seat, what: Any, count: int) -> bool:
    """Whether there is a token to give (MO8.2)."""
    return any(at[Mat, seat].tokens[TOKENS.index(token)] for token in TRADES)


def why_not_exchanged(at: sc.Moment, do: Exchange) -> sc.Refused | None:
    """Only where an exchange is offered, and only what one has."""
    top = at.decision
    if not isinstance(top, Exchanging | RoadSoup) or do.token not in TRADES:
        return NOTHING_TO_GIVE() if isinstance(top, Exchanging) else not_offered(top)()
    has = at[Mat, at.me].tokens[TOKENS.index(do.token)]
    return None if has else NOTHING_TO_GIVE()


EXCHANGE.declare(Deed("exchange", opening(Exchanging), has_something))


@EXCHANGE.choice(
    say.rule_for(NOTHING_TO_GIVE, explain=why_not_exchanged),
    at=(Exchanging, RoadSoup, RoadToken, TakingSame),
    refusal=NOT_NOW,
)
class Exchange(sc.Action, tag="monasterium.exchange", frozen=True):
    """Exchange a token for the next better one."""

    token: Annotated[str, Meta(max_length=16), TRADED]

    def do(self, now: sc.Change) -> None:
        """One for one."""
        got = TRADES[self.token]
        add_tokens(now, now.me, [(one == got) - (one == self.token) for one in TOKENS])
        now.tell(Exchanged(now.me, self.token, got))


# The messenger (MO9.1, MO9.2).


@game.event(say("mo-messenger"), shows=("messenger-{seat}",))
class MessengerMoved(sc.Event, tag="monasterium.messenger_moved", frozen=True):
    """A messenger has gone one space on (MO9.1)."""

    seat: sc.Seat
    space: Count


@game.event(say("mo-bonus-lost"), shows=("road-{space}",))
class BonusLost(sc.Event, tag="monasterium.bonus_lost", frozen=True):
    """A bonus cannot be carried out (R21)."""

    seat: sc.Seat
    space: Count


@game.task
class Walk(sc.Task, tag="monasterium.walk", frozen=True):
    """The messenger has still so many spaces to go (MO21.4)."""

    steps: Small

    def do(self, now: sc.Change) -> None:
        """One space on, its bonus, then the rest of the way (MO9.2, R20)."""
        if not self.steps:
            return
        seat, mat = self.seat, now[Mat, self.seat]
        space = mat.messenger % LAST + 1
        now[Mat, seat] = replace(mat, messenger=space)
        now.tell(MessengerMoved(seat, space))
        if self.steps > 1:
            now.wait_for(Walk(seat, self.steps - 1))
        call = deeds(now).road.get(space)
        if call is not None and call.deed in deeds(now).kinds and not do(now, seat, call):
            now.tell(BonusLost(seat, space))


game.declare(
    Deed("move_messenger", lambda now, seat, words, count: now.wait_for(Walk(seat, count)))
)

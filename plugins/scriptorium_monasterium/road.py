"""The bonuses along the road (MO9.3 to MO9.5)."""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc

from . import NOT_NOW, game, say
from .data import BOARD
from .deeds import Deed, DieOrPoints, GainedDie, RoadAction, RoadSoup, RoadToken, opening
from .dice import STREAM, Rerolls, hand_rolled, put_down
from .mat import PERSONAL_DICE_MOST, Count, Dice, score
from .using import possible
from .valley import ALL_MONASTERIES
from .window import gain_tile

# Influence or a rosary, soup or an exchange, a window tile of any monastery (MO9.3, MO15.1), any
# one action, which uses no die and scores nothing for a yellow tile (MO9.4, R19).

game.plugin("road_tokens").declare(Deed("influence_or_rosary", opening(RoadToken)))
game.plugin("road_soup").declare(Deed("soup_or_exchange", opening(RoadSoup)))
game.plugin("road_window").declare(
    Deed("window_any", lambda now, seat, words, count: gain_tile(now, seat, ALL_MONASTERIES))
)
game.plugin("any_action").declare(
    Deed(
        "any_action",
        opening(RoadAction),
        lambda at, seat, words, count: bool(possible(sc.Moment.of(at, RoadAction(seat)))),
    )
)

# The last space: a personal die or points (MO9.5, MO21.5, R30, R42).

PERSONAL = game.plugin("personal_die")
DIE_POINTS = game.number("die_points", BOARD.road.personal_die_points_instead)
PERSONAL.declare(Deed("personal_die", opening(DieOrPoints)))


@game.event(say("mo-die-gained"), shows=("owns-{seat}",))
class DieGained(sc.Event, tag="monasterium.die_gained", frozen=True):
    """Somebody owns a further personal die (MO9.5)."""

    seat: sc.Seat
    count: Count


@PERSONAL.choice(
    say.rule(
        "MO9.5",
        "mo-no-fourth-die",
        predicate=lambda at: at[Dice, at.me].owned < PERSONAL_DICE_MOST(at, at.me),
    ),
    at=DieOrPoints,
    refusal=NOT_NOW,
    beside=("die",),
)
class TakeDie(sc.Action, tag="monasterium.die", frozen=True):
    """Take a personal die."""

    def do(self, now: sc.Change) -> None:
        """One more; missions; it is rolled, perhaps once more, and put on its space (MO21.5)."""
        seat, dice = now.me, now[Dice, now.me]
        now[Dice, seat] = replace(dice, owned=dice.owned + 1)
        now.tell_at_once(DieGained(seat, dice.owned + 1))
        (face,) = sc.roll(now, STREAM, 1)
        now.tell(hand_rolled(seat, (), (face,)))
        if now[Rerolls, seat].active:
            now.wait_for(GainedDie(seat, face))
        else:
            put_down(now, seat, face)


@PERSONAL.choice(at=DieOrPoints, refusal=NOT_NOW, beside=("points",))
class TakePoints(sc.Action, tag="monasterium.points", frozen=True):
    """Take points instead of a die."""

    def do(self, now: sc.Change) -> None:
        score(now, now.me, DIE_POINTS(now, now.me))


@PERSONAL.choice(at=GainedDie, refusal=NOT_NOW, beside=("keep",))
class Keep(sc.Action, tag="monasterium.keep", frozen=True):
    """Keep the gained die as it lies."""

    def do(self, now: sc.Change, top: GainedDie) -> None:
        put_down(now, top.seat, top.face)

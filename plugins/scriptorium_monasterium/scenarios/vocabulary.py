"""The position that a scenario without facts stands for, all words, and what goes together."""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check

from ..actions.using import NextDie
from ..board.novices import places
from ..board.state import Hands, Rolled, Work, seat_number, vacated
from ..board.valley import WIDTH, valley
from ..fact_layout import Layout, layout
from ..sending.extras import SENT, Extras
from ..setting_up import lay_out
from ..turns import ACTIONS, CHOOSE, EMPTY, ROLL, TAKE, USE, can_take
from . import absent, board_facts, course_facts, dice_facts

WHOLE_ROW = (1 << WIDTH) - 1


def neutral(now: sc.Change) -> None:
    """The first seat takes dice in round 1; everybody has what a match begins with."""
    seats = now.rules.setup.seats
    lay_out(now)
    now.put(Hands((EMPTY,) * len(seats)))
    now.clock = replace(now.clock, phase=ACTIONS, step=TAKE, round=1, in_round=1, turn=1)
    now.clock = replace(now.clock, first=seats[0])
    course_facts.seat_turn(now, seats[0])
    for lay in layout(now).blank:
        lay(now)


def whole(now: sc.Change) -> None:
    """What a setup says has to go together; dice without an action are lost at once (MO8.3)."""
    board_facts.check_novices(now)
    for seat in now.rules.setup.seats:
        _check_sent(now, seat)
    for look in layout(now).whole:
        look(now)
    _check_step(now)
    if now.clock.step == USE:
        now.wait_for(NextDie(now.clock.seat))


def _check_sent(now: sc.Change, seat: sc.Seat) -> None:
    """As many novices in the valley as have left, in the areas that their rows lead to."""
    gone, there, mine = vacated(now, seat), valley(now), places(now, seat)
    rows = [(gone >> row * WIDTH & WHOLE_ROW).bit_count() for row in range(4)]
    extra = extras_sent(now, seat)
    if len(mine) != sum(rows) + extra:
        told = f"{sum(rows)} slots are vacated and {extra} extra novices sent, {len(mine)} stand"
        raise sc.FactError(f"novices.{seat}", f"{told} in the valley")
    for area, bits, wanted in (
        ("buildings", there.buildings, rows[0] + rows[1]),
        ("chapels", there.chapels, rows[2]),
        ("cloisters", there.cloisters, rows[3]),
    ):
        count = sum(bits >> place & 1 for place in mine)
        if count < wanted:
            told = f"{wanted} novices were sent to {area}, {count} stand there"
            raise sc.FactError(f"novices.{seat}", told)


def extras_sent(now: sc.Change, seat: sc.Seat) -> int:
    """How many extra novices a seat has sent."""
    if Extras not in now.rules.part_index:
        return 0
    return now[Extras].states[seat_number(now, seat)].count(SENT)


def _check_step(now: sc.Change) -> None:
    """At each step there is something to do it with."""
    seat, step, work = now.clock.seat, now.clock.step, now[Work]
    hand, rolled = now[Hands].dice[seat_number(now, seat)], now[Rolled]
    lying = (len(rolled.neutral), len(rolled.own))
    if step == TAKE and not can_take(now, seat):
        raise sc.FactError("dice", f"{seat} has nothing to take")
    if step == USE and (work.column < 0 or not work.left):
        raise sc.FactError("left", "write the column and how many dice on it are left to use")
    if step != USE and (work.column >= 0 or work.left or work.used):
        raise sc.FactError("step", 'dice lie on a column at the step "use" alone')
    if step == ROLL and hand == EMPTY:
        raise sc.FactError("hands", f"{seat} has no dice to roll")
    if step == CHOOSE and (lying == EMPTY or lying != hand):
        raise sc.FactError("rolled", f"write what the dice of {seat} show, the whole hand")
    if step != CHOOSE and lying != EMPTY:
        raise sc.FactError("rolled", 'dice lie rolled at the step "choose" alone')


def register(book: sc.RuleBook) -> None:
    """In the order in which a position is put together."""
    check.scenario_start(book, neutral=neutral, whole=whole)
    book.extension(Layout)
    dice_facts.register_owned(book)
    course_facts.register(book)
    board_facts.register(book)
    dice_facts.register(book)
    absent.register(book)

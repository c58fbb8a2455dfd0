"""The order of actions by which Monasterium was played: one choice ahead, by kinds of things.

Kept for the earlier levels alone; the game itself lends no order any more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import scriptorium as sc
from scriptorium.matches import Computer, own_computer
from scriptorium_monasterium.course import year
from scriptorium_monasterium.data import Mission, Need
from scriptorium_monasterium.deeds import SLOT_CALLS, Exchange, Gain
from scriptorium_monasterium.dice import Joker, Place, Reroll, Take
from scriptorium_monasterium.mat import (
    BOOK,
    INFLUENCE,
    ROSARY,
    SLOTS,
    SOUP,
    TOKENS,
    TOOL,
    WIDTH,
    Mat,
)
from scriptorium_monasterium.missions import Completed, Open, has_need
from scriptorium_monasterium.road import TakeDie, TakePoints
from scriptorium_monasterium.sending import Decline, Send, SendExtra
from scriptorium_monasterium.using import Use
from scriptorium_monasterium.valley import CLOISTER, MONASTERIES, PLACES, Novices, valley
from scriptorium_monasterium.window import EMPTY, SIZE, Build, TakeBonus, Window

# What things are worth to the computer player, in points.

TOKEN_WORTH = {"influence": 1.0, "soup": 0.9, "rosary": 1.0, "tool": 1.2, "book": 2.0}
SLOT_WORTH = {
    "send_novice": 1.0,
    "take": 1.0,
    "take_same": 0.9,
    "move_messenger": 1.1,
    "exchange": 0.8,
    "score": 1.0,
    "window_from_own_chapel": 3.0,
}
BUILDING_WORTH = {"lay": 2.0, "workshop": 4.0, "common": 6.0}
MAJORITY = 5.0


def place_worth(seen: sc.View, place: int) -> float:
    """A novice there: its bonus, the majority, chapels and cloisters, missions."""
    there, seat = valley(seen), seen.seat
    found = BUILDING_WORTH.get(there.type_of(place), 0.0)
    mine, monastery = seen[Novices, seat].bits, place // PLACES
    here = [one % PLACES for one in seen[Novices, seat].places if one // PLACES == monastery]
    found += MAJORITY / (1 + 2 * len(here))
    if place % PLACES == 0:
        new = not mine >> place & 1
        found += 3.0 * new + 2 * sum(kind >= CLOISTER for kind in here)
    elif place % PLACES >= CLOISTER:
        found += 2.0 * here.count(0)
    return found + mission_worth(seen, place)


def mission_worth(seen: sc.View, place: int) -> float:
    """What a place adds to missions that are still open to the seat."""
    have = {id for id, _, _ in seen[Completed, seen.seat].done}
    found = 0.0
    for id in seen[Open].ids:
        mission: Mission = seen.rules.cards[id].params
        if id in have or not mission.needs:
            continue
        lacking = [need for need in mission.needs if not has_need(seen, seen.seat, need)]
        if any(serves(seen, place, need) for need in lacking):
            found += mission.worth(year(seen)) / len(lacking) ** 1.5
    return found


def serves(seen: sc.View, place: int, need: Need) -> bool:
    """Whether a novice on a place would be what a mission asks for."""
    here = MONASTERIES[place // PLACES] == need.monastery
    return here and bool(valley(seen).of_area[need.area] >> place & 1)


# The player.

Actions = Sequence[sc.Action]


class Player:
    """Plays one seat of one match."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, seen: sc.View, actions: Actions) -> sc.Action:
        """The action of the highest worth; one by chance among equals."""
        if len(actions) == 1:
            return actions[0]
        ranked = [(self._worth(seen, one), self._random.random(), one) for one in actions]
        return max(ranked, key=lambda one: one[:2])[2]

    def _worth(self, seen: sc.View, action: Any) -> float:
        """What an action promises, in points."""
        worth = _WORTH.get(type(action))
        return 0.0 if worth is None else worth(seen, action)


def _place(seen: sc.View, action: Place) -> float:
    """Few dice at a time, so that much is seen of what others leave."""
    return -abs(action.number - 3) * 0.1


def _take(seen: sc.View, action: Take) -> float:
    """As many dice as there are, for the column's best actions."""
    return column_worth(seen, action.space - 1, action.count)


def _joker(seen: sc.View, action: Joker) -> float:
    """One die for the best column."""
    return column_worth(seen, action.column, 1) + 0.2


def column_worth(seen: sc.View, column: int, dice: int) -> float:
    """The worth of so many dice on a column: once-a-turn slots count once."""
    active = [slot for slot in range(column, len(SLOTS) - WIDTH, WIDTH) if is_active(seen, slot)]
    worths = sorted((slot_worth(seen, slot) for slot in active), reverse=True)
    return sum((worths + [min(worths, default=0.0)] * dice)[:dice]) if worths else 0.0


def is_active(seen: sc.View, slot: int) -> bool:
    """Whether a slot could be used by the seat."""
    return slot < WIDTH or bool(seen[Mat, seen.seat].vacated >> slot - WIDTH & 1)


def slot_worth(seen: sc.View, slot: int) -> float:
    """What using a slot promises; sending promises as much as can be paid."""
    if slot >= len(SLOT_CALLS):
        return 0.0
    call = SLOT_CALLS[slot]
    worth = SLOT_WORTH.get(call.deed, 0.5)
    if call.deed == "send_novice":
        have = seen[Mat, seen.seat].tokens
        rich = min(have[INFLUENCE], 1) + min(have[SOUP], 2) / 2 + min(have[TOOL], 2) / 2
        return worth + 0.8 * (rich + min(have[BOOK], 2) / 2 + min(have[ROSARY], 1))
    if call.deed in ("take", "score", "move_messenger", "take_same"):
        words: Any = call.words
        token = getattr(words, "token", "soup")
        return worth * float(words.count) * TOKEN_WORTH.get(token, 1.0)
    return worth


def _use(seen: sc.View, action: Use) -> float:
    return slot_worth(seen, action.slot)


def _send(seen: sc.View, action: Send) -> float:
    """What the place brings, now and at the end, and what its slot opens."""
    row = action.slot // WIDTH - 1
    opened = slot_worth(seen, action.slot) * 0.4 if row < 3 else 1.5
    return place_worth(seen, action.space) + opened


def _extra(seen: sc.View, action: SendExtra) -> float:
    return place_worth(seen, action.space)


def _gain(seen: sc.View, action: Gain) -> float:
    have = seen[Mat, seen.seat].tokens[TOKENS.index(action.token)]
    return TOKEN_WORTH[action.token] / (1 + have)


def _exchange(seen: sc.View, action: Exchange) -> float:
    return 1.2 if action.token == "tool" else 0.9


def _build(seen: sc.View, action: Build) -> float:
    """Rows are filled one after the other; rare tiles last."""
    cells = seen[Window, seen.seat].cells[(action.row - 1) * SIZE : action.row * SIZE]
    new = action.monastery not in seen[Window, seen.seat].cells
    return (SIZE - cells.count(EMPTY)) + 0.5 * new


def _bonus(seen: sc.View, action: TakeBonus) -> float:
    return 1.0 if action.line == "column" else 0.8


def _reroll(seen: sc.View, action: Reroll) -> float:
    return -1.0


_WORTH: dict[type[Any], Callable[[sc.View, Any], float]] = {
    Place: _place,
    Take: _take,
    Joker: _joker,
    Use: _use,
    Send: _send,
    SendExtra: _extra,
    Decline: lambda seen, action: -1.0,
    Gain: _gain,
    Exchange: _exchange,
    Build: _build,
    TakeBonus: _bonus,
    Reroll: _reroll,
    TakeDie: lambda seen, action: 8.0 - seen.clock.round / len(seen.seats),
    TakePoints: lambda seen, action: 5.0,
}


def order_of(rules: sc.Ruleset, seed: int | None) -> Computer | None:
    """The order of actions of a game as it was."""
    return Player(seed) if rules.setup.game == "monasterium" else own_computer(rules, seed)

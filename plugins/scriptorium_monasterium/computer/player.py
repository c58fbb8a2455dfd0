"""A computer player: it looks one choice ahead, values what each kind of thing is worth, and takes.

Nothing is hidden in this game, so what it sees is all there is; only dice are unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import scriptorium as sc

from ..actions.deeds import deeds
from ..actions.exchange import Exchange
from ..actions.simple import Gain
from ..actions.using import Use
from ..board.state import BOOK, INFLUENCE, ROSARY, SOUP, TOKENS, TOOL, tokens, vacated
from ..board.valley import SLOTS, WIDTH
from ..dice.placing_dice import Place
from ..dice.reroll import Reroll
from ..dice.taking import Joker, Take
from ..road.personal_die import TakeDie, TakePoints
from ..sending.extra_novice import Decline, SendExtra
from ..sending.send import Send
from ..window.gaining import EMPTY, SIZE, window
from ..window.window_building import Build, TakeBonus
from .worth import SLOT_WORTH, TOKEN_WORTH, place_worth

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
    return slot < WIDTH or bool(vacated(seen, seen.seat) >> slot - WIDTH & 1)


def slot_worth(seen: sc.View, slot: int) -> float:
    """What using a slot promises; sending promises as much as can be paid."""
    call = deeds(seen).slots.get(slot)
    if call is None:
        return 0.0
    worth = SLOT_WORTH.get(call.deed, 0.5)
    if call.deed == "send_novice":
        have = tokens(seen, seen.seat)
        rich = min(have[INFLUENCE], 1) + min(have[SOUP], 2) / 2 + min(have[TOOL], 2) / 2
        return worth + 0.8 * (rich + min(have[BOOK], 2) / 2 + min(have[ROSARY], 1))
    if call.deed in ("take", "score", "move_messenger", "take_same"):
        token = getattr(call.words, "token", "soup")
        return worth * float(call.words.count) * TOKEN_WORTH.get(token, 1.0)
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
    have = tokens(seen, seen.seat)[TOKENS.index(action.token)]
    return TOKEN_WORTH[action.token] / (1 + have)


def _exchange(seen: sc.View, action: Exchange) -> float:
    return 1.2 if action.token == "tool" else 0.9


def _build(seen: sc.View, action: Build) -> float:
    """Rows are filled one after the other; rare tiles last."""
    cells = window(seen, seen.seat)[(action.row - 1) * SIZE : action.row * SIZE]
    new = action.monastery not in window(seen, seen.seat)
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

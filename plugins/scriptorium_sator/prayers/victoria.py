"""Victoria: take one or two empty bridges out of the game (S20)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_changes import put_board, removed_board
from ..board.board_state import Board, Bridge, bridge_name, read_bridge
from ..board.piece_names import bridge_named
from ..box.card_numbers import BridgesNumbers as VictoriaNumbers
from ..cards.playing import AP, Cards, Effect, Finisher, played, too_dear
from ..turn.done import DONE
from ..verbs.bridge_movement import BRIDGE_NOT_EMPTY, Movement, bits
from ..words.square_notation import exactly
from ..words.touch_paths import Touching

SOURCE = "victoria"

TOO_MANY_TARGETS = sc.Reason(
    "too_many_targets",
    "S20.1",
    "No further bridge is taken away.",
    message="sator-victoria-too-many-targets",
)
NOTHING_DONE = sc.Reason(
    "no_change", "S20.1", "Take at least one bridge away.", message="sator-victoria-nothing-done"
)


class Removing(sc.Pending, tag="sator.removing", frozen=True):
    """Which bridge is taken out of the game."""

    done: Annotated[int, Meta(ge=0, le=99)] = 0


class Remove(sc.Action, tag="sator.remove", frozen=True):
    """Take an empty bridge out of the game."""

    bridge: Bridge


class BridgeGone(sc.Event, tag="sator.bridge_gone", frozen=True):
    """A bridge left the game."""

    bridge: str

    def said(self) -> sc.Text:
        """Which bridge."""
        return sc.text("sator-bridge-gone", "{bridge} is out of the game.", bridge=self.bridge)

    def pieces(self) -> tuple[str, ...]:
        """The bridge."""
        return (bridge_named(self.bridge),)


class Victoria:
    """The prayer of taking away."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement

    def _most(self, position: sc.Position) -> int:
        _, params = self.movement.cards.effect_of(position.rules, SOURCE)
        return int(params.levels[0].bridges)

    def _targets(self, position: sc.Position) -> int:
        masks = self.movement.masks(position)
        return self.movement.movable(position, masks, SOURCE, ~masks.with_rider)

    def can(self, table: sc.Table, card: str, params: VictoriaNumbers) -> bool:
        """Whether there is an empty bridge."""
        return params.levels[0].ap <= table.clock.left[AP] and bool(self._targets(table))

    def why(self, table: sc.Table, card: str, params: VictoriaNumbers) -> sc.Refused | None:
        """Not without the points."""
        return too_dear(table, params.levels[0].ap, "S20.1")

    def begin(self, now: sc.Change, card: str, params: VictoriaNumbers) -> None:
        """Pay, and await the first bridge."""
        now.spend("ap", params.levels[0].ap)
        now.wait_for(Removing(now.clock.seat))

    def offers(self, table: sc.Table, top: Removing) -> list[Remove]:
        """Every empty bridge."""
        return [Remove(bridge) for bridge in bits(self._targets(table))]

    def why_not(self, table: sc.Table, top: Removing, action: Remove) -> sc.Refused | None:
        """Only empty bridges (S20.2)."""
        masks = self.movement.masks(table)
        if masks.on >> action.bridge & 1 and masks.with_rider >> action.bridge & 1:
            return BRIDGE_NOT_EMPTY(bridge=self.movement.name(table, action.bridge))
        return self.movement.why_stuck(table, masks, action.bridge, SOURCE)

    def remove(self, now: sc.Change, top: Removing, action: Remove) -> None:
        """Take it away; the last one closes the prayer."""
        geometry = self.movement.geometry
        put_board(now, geometry, removed_board(geometry, now[Board], action.bridge))
        self.movement.lose(now, action.bridge)
        now.tell(BridgeGone(geometry.names[action.bridge]))
        if top.done + 1 < self._most(now):
            now.wait_for(Removing(top.seat, top.done + 1))

    def may_finish(self, table: sc.Table, top: Removing) -> bool:
        """After the first bridge."""
        return top.done > 0

    def why_not_finish(self, table: sc.Table, top: Removing) -> sc.Refused | None:
        """After the first bridge."""
        return None if top.done else NOTHING_DONE()

    def finish(self, now: sc.Change, top: Removing) -> None:
        """There is nothing more to do."""

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `victoria a e`."""
        geometry = self.movement.geometry
        found = tuple(Remove(read_bridge(table, geometry, word)) for word in rest.split())
        return found if len(found) >= self._most(table) else (*found, *DONE)

    def read_one(self, table: sc.Table, text: str) -> Remove:
        """As in `remove a`."""
        (word,) = exactly(text, 1, "remove a")
        return Remove(read_bridge(table, self.movement.geometry, word))

    def write(self, position: sc.Position, action: Remove) -> str:
        """As in `remove a`."""
        return f"remove {bridge_name(position, self.movement.geometry, action.bridge)}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    return sc.About("sator.victoria", "sator", after=("sator.movement",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer: one bridge, or one more."""
    victoria = Victoria(book.service("sator.movement"))
    cards: Cards = book.service("sator.cards")
    cards.effects["sator.victoria"] = Effect(
        victoria.can, victoria.why, victoria.begin, victoria.read
    )
    book.effect("sator.victoria", played, params=VictoriaNumbers, card=SOURCE)
    cards.finishers[Removing] = Finisher(
        victoria.may_finish, victoria.why_not_finish, victoria.finish
    )
    book.event(BridgeGone)
    book.reason(TOO_MANY_TARGETS, NOTHING_DONE)
    book.action(
        Remove,
        touches=Touching(book.service("sator.board")).bridge,
        at=Removing,
        offer=victoria.offers,
        check=victoria.why_not,
        apply=victoria.remove,
        exact=True,
        refusal=TOO_MANY_TARGETS,
        read=victoria.read_one,
        write=victoria.write,
    )

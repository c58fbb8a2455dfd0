"""Cards that move one bridge: the card is played, then a bridge chosen, then how it moves.

An effect tells the service `sator.aiming` which bridges a card may be aimed at and in which ways
it moves them (`Use`); a way (pushing, turning) is a plugin that offers the last choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import scriptorium as sc

from ..board.board_state import Bridge, bridge_name, read_bridge
from ..bridges.board_masks import BoardMasks
from ..verbs.bridge_movement import ACOLYTE_ON_BRIDGE, Movement
from ..words.sayings import Sayings
from ..words.square_notation import exactly
from ..words.touch_paths import Touching
from .playing import AP, Effect

SERVICE = "sator.aiming"

NO_SUCH_BRIDGE = sc.Reason(
    "outside", "S2.3", "There is no such bridge.", message="sator-no-such-bridge"
)
NO_WAY = sc.Reason(
    "no_change",
    "S9.7 S13.4",
    "{bridge} cannot be moved in any legal way now.",
    message="sator-no-way",
)


class Aiming(sc.Pending, tag="sator.aiming", frozen=True):
    """Which bridge a played card moves."""

    card: sc.CardId


class Aim(sc.Action, tag="sator.aim", frozen=True):
    """Choose a bridge."""

    bridge: Bridge


class Handling(sc.Pending, tag="sator.handling", frozen=True):
    """How the chosen bridge is moved."""

    card: sc.CardId
    bridge: Bridge


class Way(NamedTuple):
    """A way of moving one bridge.

    `can` says whether a bridge can be moved so, with these levels; it is told whether there are
    states in which the bridge may not be left. `quick` gives all bridges that the board lets move
    so, bit by bit; that is all there is to say of those on which no acolyte stands once the points
    are there, where there are no such states and the levels are `plain`. `some` says whether any of
    some bridges is among them.
    `read` gets the words between card and colon and the details behind it, and gives the word for
    the bridge and the actions.
    """

    can: Callable[[sc.Position, BoardMasks, int, str, Any, bool], bool]
    read: Callable[[sc.Table, str, list[str], str], tuple[str, tuple[sc.Action, ...]]]
    plain: Callable[[Any], bool]
    quick: Callable[[BoardMasks], int]
    some: Callable[[BoardMasks, int], bool]


class Use(NamedTuple):
    """What a card may be aimed at, and by which ways (with their levels) it moves."""

    targets: int
    ways: tuple[tuple[str, Any], ...]
    carries: bool  # whether bridges with acolytes may be moved
    why_not: Callable[[sc.Position, int], sc.Refused | None]


class Ready(NamedTuple):
    """A way as a card uses it: the levels, the lowest price, whether the quick answer will do."""

    way: Way
    levels: Any
    lowest: int
    plain: bool


class Known(NamedTuple):
    """All that is known of a card that moves one bridge: its back, its use, its lowest price."""

    use: Use
    ways: tuple[Ready, ...]
    back: str
    lowest: int
    levels: dict[str, Any]


NEVER = 1_000_000  # points


class Aims:
    """The uses of all cards that move one bridge; lent as `sator.aiming`."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement
        self.ready = self._ready  # one and the same for all cards
        self.ways: dict[str, Way] = {}
        self.makers: dict[str, Callable[[Any], Use]] = {}
        self._uses: dict[str, Known] = {}
        self._aims = tuple(Aim(number) for number in range(len(movement.geometry.bridges)))
        self._aim_at = {1 << aim.bridge: aim for aim in self._aims}

    def use_of(self, position: sc.Position, card: str) -> Known:
        """What a card may be aimed at and how it moves; only ways that are in the match."""
        known = self._uses.get(card)
        if known is None:
            rules = position.rules
            _, params = self.movement.cards.effect_of(rules, card)
            use = self.makers[rules.cards[card].effect](params)
            ways = tuple(
                Ready(self.ways[n], levels, levels[0].ap, self.ways[n].plain(levels))
                for n, levels in use.ways
                if n in self.ways and levels
            )
            lowest = min((ready.lowest for ready in ways), default=NEVER)
            known = self._uses[card] = Known(
                use, ways, rules.cards[card].back, lowest, dict(use.ways)
            )
        return known

    def levels(self, position: sc.Position, card: str, way: str) -> Any:
        """The levels with which a card moves a bridge in a way; empty where it does not."""
        known = self._uses.get(card) or self.use_of(position, card)
        return known.levels.get(way, ())

    def effect(self, name: str, maker: Callable[[Any], Use]) -> None:
        """Let a card effect take part that moves one bridge."""
        self.makers[name] = maker
        self.movement.cards.effects[name] = Effect(
            self.can, self.why, self.begin, self.read, self.ready
        )

    # Playing such a card.

    def can(self, table: sc.Table, card: str, params: Any) -> bool:
        """Whether there is a bridge that the card can move."""
        return self.ready(table)(card)

    def _ready(self, table: sc.Table) -> Callable[[str], bool]:
        """What says of one card after the other whether there is a bridge that it can move."""
        left = table.clock.left[AP]
        movement = self.movement
        masks = movement.masks(table)
        scope = movement.scope(table, masks)
        asked, free, uses = scope.asked, scope.easy, self._uses

        def can(card: str) -> bool:
            use, ways, back, lowest, _ = uses.get(card) or self.use_of(table, card)
            if lowest > left:
                return False
            # First those of which nothing but the board need be asked.
            if card not in asked:
                easy = free.get(back)
                if easy is None:
                    easy = movement.easy(table, masks, card, scope)
                easy &= use.targets
                if easy:
                    for way, _, price, plain in ways:
                        if plain and price <= left and way.some(masks, easy):
                            return True
            return bool(self._able(table, masks, card, first=True))

        return can

    def _able(
        self, table: sc.Table, masks: BoardMasks, card: str, *, first: bool = False, only: int = -1
    ) -> int:
        """Of some bridges those that a card can move, bit by bit; or only the first found."""
        movement = self.movement
        use, ways, _, _, _ = self._uses.get(card) or self.use_of(table, card)
        left = table.clock.left[AP]
        scope = movement.scope(table, masks)
        among = only & (use.targets if use.carries else use.targets & ~masks.with_acolyte)
        if card in scope.asked:
            targets = movement.movable(table, masks, card, among)
        else:
            targets = among & scope.open
        watched = movement.watched(table, masks, card, scope)
        hard = watched | masks.with_acolyte
        found = 0
        for way, levels, lowest, plain in ways:
            if lowest > left:
                continue
            rest = targets & ~found & way.quick(masks)
            if plain:
                found |= rest & ~hard
                rest &= hard
            while rest and not (first and found):
                low = rest & -rest
                rest ^= low
                if way.can(table, masks, low.bit_length() - 1, card, levels, bool(watched & low)):
                    found |= low
        return found

    def why(self, table: sc.Table, card: str, params: Any) -> sc.Refused | None:
        """There is nothing else that forbids to begin."""
        return None

    def begin(self, now: sc.Change, card: str, params: Any) -> None:
        """Await the bridge."""
        now.wait_for(Aiming(now.clock.seat, card))

    # Aiming.

    def offers(self, table: sc.Table, top: Aiming) -> list[Aim]:
        """Every bridge that the card can move."""
        left = self._able(table, self.movement.masks(table), top.card)
        aims = self._aim_at
        found = []
        while left:
            low = left & -left
            left ^= low
            found.append(aims[low])
        return found

    def why_not(self, table: sc.Table, top: Aiming, action: Aim) -> sc.Refused | None:
        """Gargoyles, the wrong kind of bridge, acolytes, the golden rule."""
        masks = self.movement.masks(table)
        bridge = action.bridge
        if bridge >= len(self._aims):
            return NO_SUCH_BRIDGE()
        use = self.use_of(table, top.card).use
        if masks.on >> bridge & 1 and not use.targets >> bridge & 1:
            return use.why_not(table, bridge)
        stuck = self.movement.why_stuck(table, masks, bridge, top.card)
        if stuck is not None:
            return stuck
        if not use.carries and masks.with_acolyte >> bridge & 1:
            return ACOLYTE_ON_BRIDGE(bridge=self.movement.name(table, bridge))
        return None

    def dead_end(self, table: sc.Table, top: Aiming, action: Aim) -> sc.Refused | None:
        """The card must be able to move the bridge."""
        masks = self.movement.masks(table)
        if self._able(table, masks, top.card, only=1 << action.bridge):
            return None
        return NO_WAY(bridge=self.movement.name(table, action.bridge))

    def take(self, now: sc.Change, top: Aiming, action: Aim) -> None:
        """Await how the bridge moves."""
        now.wait_for(Handling(top.seat, top.card, action.bridge))

    # Notation.

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `2 a: e e` or `rotas 2 a: C1 180`, behind the card."""
        use = self.use_of(table, card).use
        names = [name for name, _ in use.ways]
        head, colon, details = rest.partition(":")
        words = head.split()
        if len(names) > 1:
            if not words or words[0] not in names:
                raise sc.Unreadable(f"write {card} and how it is used: {' or '.join(names)}")
            name = words.pop(0)
        else:
            name = names[0]
        way = self.ways.get(name)
        if way is None:
            raise sc.Unreadable(f"{name} is not part of this match")
        if not colon:
            raise sc.Unreadable(f"write {card}, a bridge, a colon and how it is moved")
        word, actions = way.read(table, card, words, details)
        return (Aim(read_bridge(table, self.movement.geometry, word)), *actions)

    def write(self, position: sc.Position, action: Aim) -> str:
        """As in `aim a`."""
        return f"aim {bridge_name(position, self.movement.geometry, action.bridge)}"

    def read_aim(self, table: sc.Table, text: str) -> Aim:
        """As in `aim a`."""
        (word,) = exactly(text, 1, "aim and a bridge")
        return Aim(read_bridge(table, self.movement.geometry, word))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Aiming belongs to every match of SATOR."""
    return sc.About(SERVICE, "sator", after=("sator.movement",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Choosing a bridge for a card."""
    aims = Aims(book.service("sator.movement"))
    book.offer_service(SERVICE, aims)
    book.reason(NO_WAY, NO_SUCH_BRIDGE)
    touching = Touching(book.service("sator.board"))
    book.action(
        Aim,
        said=Sayings(book.service("sator.board")).bridge,
        touches=touching.bridge,
        means=touching.meant_bridge(Aiming, Aim),
        at=Aiming,
        offer=aims.offers,
        check=aims.why_not,
        finish=aims.dead_end,
        apply=aims.take,
        exact=True,
        write=aims.write,
        read=aims.read_aim,
        opens=Handling,
    )
    book.decision(Handling)

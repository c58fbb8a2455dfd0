"""Zones of a game: handles that say which cards lie there, and which zone is meant.

    DECK = game.zone("deck", faces="none", rest=True)
    HAND = game.zone("hand", faces="owner", each=True)

    DECK(at); HAND(at); HAND(view, "ann"); HAND.of("ann")
    sc.move(now, (card,), HAND, DISCARD)

Of a zone that each seat has, the one of the seat that decides is meant where no other is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, overload

from scriptorium.engine.card_specs import Card
from scriptorium.engine.change import Change
from scriptorium.engine.errors import PluginError, Reason
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Moment, Position
from scriptorium.engine.values import CardId, Seat
from scriptorium.engine.zones import draw, key, move

from .drawing import AsHand, AsPile
from .names import Names
from .targets import CardTarget

Asked = Moment | Change  # what knows whose decision it is about
Holds = Callable[[Card], bool]


class AnyZone:
    """A zone as a game declares it: who sees it, which word of scenarios it is, how it is drawn."""

    each = False

    def __init__(
        self,
        name: str,
        faces: str,
        *,
        rest: bool = False,
        fact: str = "",
        shown: AsHand | AsPile | None = None,
        holds: Holds | None = None,
    ) -> None:
        self.name, self.faces, self.rest, self.holds = name, faces, rest, holds
        self.fact, self.shown = fact or name, shown
        self.piece = name.replace("_", "-")
        self.key = "" if self.each else name

    def keys(self, seats: tuple[Seat, ...]) -> list[str]:
        """The keys of the zones that it is in a match."""
        return [self.name]

    def key_for(self, now: Change) -> str:
        """The zone that is meant while a choice is carried out."""
        return self.name

    def piece_of(self, card: CardId) -> str:
        """The piece of the picture that a card is while it lies here."""
        return self.piece

    def card(
        self,
        *,
        outside: Reason,
        effect: str = "",
        wrong: Reason | None = None,
        names: Names | None = None,
        noun: str = "",
    ) -> CardTarget:
        """A card that lies here, as a target; those that are alike are one choice.

        With `effect` only cards that have it, by whatever pack they came; others are `wrong`. They
        are written by their printed `names` where these are given, else by their ids.
        """
        return CardTarget(
            self.lying,
            self.piece_of,
            outside=outside,
            effect=effect,
            wrong=wrong,
            names=names,
            noun=noun or f"a card of your {self.name}",
        )

    def lying(self, position: Position, seat: Seat) -> tuple[CardId, ...]:
        """The cards that lie here, of that seat where each has such a zone."""
        rules: Ruleset = position.rules
        piles: tuple[tuple[CardId, ...], ...] = position.parts[rules.zones_at].piles
        return piles[rules.zone_index[self.name]]


class Zone(AnyZone):
    """A zone of which there is one."""

    def __call__(self, at: Position) -> tuple[CardId, ...]:
        """The cards that lie here."""
        rules: Ruleset = at.rules
        piles: tuple[tuple[CardId, ...], ...] = at.parts[rules.zones_at].piles
        return piles[rules.zone_index[self.name]]


class _Keys(dict[Seat, str]):
    """The key of each seat's zone, made when it is first asked for."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __missing__(self, seat: Seat) -> str:
        found = self[seat] = key(self.name, seat)
        return found


class SeatZone(AnyZone):
    """A zone that each seat has."""

    each = True

    def __init__(self, name: str, faces: str, **more: Any) -> None:
        super().__init__(name, faces, **more)
        self._keys = _Keys(name)

    @overload
    def __call__(self, at: Asked) -> tuple[CardId, ...]: ...
    @overload
    def __call__(self, at: Position, seat: Seat) -> tuple[CardId, ...]: ...
    def __call__(self, at: Any, seat: Seat = "") -> tuple[CardId, ...]:
        """The cards that lie here, of a seat or of the one that decides."""
        if not seat:
            try:
                seat = at.me
            except AttributeError:
                told = f"{type(at).__name__} does not know who decides"
                raise PluginError(f"say whose {self.name}: {told}") from None
        rules: Ruleset = at.rules
        piles: tuple[tuple[CardId, ...], ...] = at.parts[rules.zones_at].piles
        return piles[rules.zone_index[self._keys[seat]]]

    def keys(self, seats: tuple[Seat, ...]) -> list[str]:
        """The keys of the zones that it is in a match."""
        return [self.of(seat) for seat in seats]

    def of(self, seat: Seat) -> str:
        """The key of a seat's zone, to move cards from and to."""
        return self._keys[seat]

    def key_for(self, now: Change) -> str:
        """The zone of the seat whose choice is carried out."""
        return self._keys[now.me]

    def piece_of(self, card: CardId) -> str:
        """The piece of the picture that a card is while it lies here."""
        return f"{self.piece}-{card}"

    def lying(self, position: Position, seat: Seat) -> tuple[CardId, ...]:
        """The cards that lie here, of that seat where each has such a zone."""
        rules: Ruleset = position.rules
        piles: tuple[tuple[CardId, ...], ...] = position.parts[rules.zones_at].piles
        return piles[rules.zone_index[self._keys[seat]]]


class ZoneFamily:
    """Zones of one kind, one for each of some things of a match, such as the caves of its board.

    The one of `grail` is the zone `caves.grail`, and of a seat `caves.grail.red`.
    """

    def __init__(
        self,
        name: str,
        things: Callable[[RuleBook], Iterable[str]],
        *,
        faces: str = "all",
        each: bool = False,
        holds: Holds | None = None,
    ) -> None:
        self.name, self.things, self.faces, self.each = name, things, faces, each
        self.holds = holds
        self._keys: dict[tuple[str, Seat | None], str] = {}

    def of(self, thing: str, seat: Seat | None = None) -> str:
        """The key of one of them, to move cards from and to."""
        found = self._keys.get((thing, seat))
        if found is None:
            found = self._keys[thing, seat] = key(f"{self.name}.{thing}", seat)
        return found

    def __call__(self, at: Position, thing: str, seat: Seat | None = None) -> tuple[CardId, ...]:
        """The cards that lie in one of them."""
        rules: Ruleset = at.rules
        piles: tuple[tuple[CardId, ...], ...] = at.parts[rules.zones_at].piles
        return piles[rules.zone_index[self._keys.get((thing, seat)) or self.of(thing, seat)]]


@dataclass(frozen=True)
class OneDeck:
    """A deck, the hands drawn from it, and the pile onto which cards of hands are discarded."""

    deck: Zone
    hand: SeatZone
    pile: Zone

    def may_draw(self, at: Position, seat: Seat, _back: str) -> bool:
        """Whether a card is left."""
        return bool(self.deck(at) or self.pile(at))

    def draw_from(self, now: Change, seat: Seat, _back: str) -> None:
        """One card; an empty deck is made anew."""
        draw(now, self.deck, self.hand.of(seat), refill=self.pile, told_once=True)

    def throw_away(self, now: Change, seat: Seat, cards: tuple[CardId, ...]) -> None:
        """Cards of a hand, one by one."""
        for card in cards:
            move(now, (card,), self.hand.of(seat), self.pile)

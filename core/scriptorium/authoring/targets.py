"""Targets of which the rest follows: cards of a zone, players, things with names (N5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scriptorium.engine.errors import Reason, Unreadable
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Moment, Position
from scriptorium.engine.targets import REST, TOUCH, TOUCH_PLAYER, Pieces, Target, bit_places
from scriptorium.engine.values import CardId, Seat

from .names import Names, fold

Told = dict[str, str | int]


def read_pieces(touched: Pieces, *forms: str) -> tuple[str | None, ...] | None:
    """What touched pieces say, by a regular expression for each; one with `?` may be missing.

    Example: `sc.read_pieces(touched, r"hand-(.+)", r"seat-(.+)?")`
    """
    found: list[str | None] = []
    for at, form in enumerate(forms):
        may_be_missing = form.endswith("?")
        pattern = re.compile(form.removesuffix("?"))
        one = pattern.match(touched[at]) if at < len(touched) else None
        if one is None and not may_be_missing:
            return None
        found += one.groups() if one is not None else (None,) * pattern.groups
    return tuple(found)


def told_by(target: Target[Any], field: str) -> frozenset[str]:
    """The details that a target tells of a field."""
    names = getattr(target, "tells_of", None)
    return frozenset((field,)) if names is None else frozenset(names(field))


class NamedTarget(Target[Any]):
    """Things with names: written as printed, read by name or id, one piece for each.

    Without `Names` they are words, which are written as they are. `numbers` gives the number that
    stands for each in the field; else it holds the id itself. `among` finds those that are there,
    bit by bit by their numbers: then rules say why another one is not.
    """

    def __init__(
        self,
        names: Names | tuple[str, ...],
        *,
        numbers: Mapping[str, int] | None = None,
        among: Callable[[Position], int] | None = None,
        piece: str = "",
        noun: str = "",
        outside: Reason | None = None,
    ) -> None:
        exact = isinstance(names, tuple)
        self.names = Names({one: one for one in names}) if isinstance(names, tuple) else names
        self.piece, self.among = piece, among
        self.value_of: Mapping[str, Any] = numbers or {id: id for id in self.names}
        self.id_of = {value: id for id, value in self.value_of.items()}
        self.find = self._as_written if exact else self.names.find
        self.noun = noun or f"a {self.names.what}"
        self.outside = outside or self.outside
        self.words = REST if any(" " in name for name in self.names.values()) else 1
        # In the order of their numbers they are a set from the start.
        numbered = [*numbers.values()] if numbers is not None else []
        rising = bool(numbered) and numbered == sorted(numbered)
        self._bits = sum(1 << place for place in numbered) if rising else None

    def _as_written(self, text: str) -> str | None:
        return text if text in self.value_of else None

    def bits(self, at: Moment) -> int | None:
        return self._bits if self.among is None else self.among(at)

    def every(self, at: Moment) -> Iterable[Any]:
        return self.id_of if self.among is None else bit_places(self.among(at))

    def missing(self, at: Moment, value: Any) -> Reason | None:
        return None if self.among is not None or value in self.id_of else self.outside

    def write(self, position: Position, value: Any) -> str:
        return self.names.written(self.id_of.get(value, str(value)))

    def read(self, position: Position, text: str) -> Any:
        id = self.find(text)
        if id is None:
            told = f"there is no {self.noun.partition(' ')[2]} {text.strip()!r}"
            some = f"write one of the {len(self.names)}, as in {self.names.example}"
            raise Unreadable(f"{told}; {some}")
        return self.value_of[id]

    def pieces(self, at: Moment, value: Any) -> Pieces:
        if not self.piece:
            return ()
        return (self.piece.format(self.id_of.get(value, value), me=at.me),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[Any, int] | None:
        if not self.piece or not touched:
            return None
        before, _, behind = self.piece.format("\0", me=at.me).partition("\0")
        id = touched[0].removeprefix(before).removesuffix(behind)
        fits = id in self.value_of and touched[0] == f"{before}{id}{behind}"
        return (self.value_of[id], 1) if fits else None


class ListedTarget(Target[Any]):
    """Names that a match has, such as those on its board, in their order.

    The field holds the name, or its number in the list with `numbered`. Masks of rules are about
    these numbers. `piece` is what is touched: `piece="tile-{}"`. What is not in the list is
    refused, unless rules alone are to judge that (`judged=False`).
    """

    def __init__(
        self,
        names: Callable[[Position], tuple[str, ...]],
        what: str,
        *,
        piece: str = "{}",
        noun: str = "",
        asks: Reason = TOUCH,
        numbered: bool = False,
        judged: bool = True,
        example: str = "",
    ) -> None:
        self.names, self.what, self.asks, self.numbered = names, what, asks, numbered
        self.noun, self.judged, self.example = noun or f"a {what}", judged, example
        self.before, _, self.behind = piece.partition("{}")

    def bits(self, at: Moment) -> int | None:
        return (1 << len(self.names(at))) - 1 if self.numbered else None

    def every(self, at: Moment) -> Iterable[Any]:
        names = self.names(at)
        return range(len(names)) if self.numbered else names

    def missing(self, at: Moment, value: Any) -> Reason | None:
        return super().missing(at, value) if self.judged else None

    def place(self, at: Moment, value: Any) -> int:
        if self.numbered:
            return int(value)
        names = self.names(at)
        return names.index(value) if value in names else -1

    def write(self, position: Position, value: Any) -> str:
        if not self.numbered:
            return str(value)
        names = self.names(position)
        return names[value] if 0 <= value < len(names) else "nowhere"

    def read(self, position: Position, text: str) -> Any:
        names = self.names(position)
        if text not in names:
            there = f"write one as in {self.example}" if self.example else ""
            told = there or f"there are {', '.join(names)}"
            raise Unreadable(f"there is no {self.what} {text!r}; {told}")
        return names.index(text) if self.numbered else text

    def pieces(self, at: Moment, value: Any) -> Pieces:
        return (f"{self.before}{self.write(at, value)}{self.behind}",)

    def meant(self, at: Moment, touched: Pieces) -> tuple[Any, int] | None:
        found = touched[0] if touched else ""
        if not (found.startswith(self.before) and found.endswith(self.behind)):
            return None
        name = found.removeprefix(self.before).removesuffix(self.behind)
        names = self.names(at)
        if name not in names:
            return None
        return (names.index(name) if self.numbered else name), 1


class PlayerTarget(Target[Seat]):
    """A player: any seat of the game can be written; one that does not play is refused."""

    asks = TOUCH_PLAYER

    def __init__(
        self,
        game: tuple[Seat, ...],
        *,
        others: bool,
        outside: Reason,
        yourself: Reason | None,
        told_as: str,
        piece: str,
    ) -> None:
        self.game, self.others, self.outside = game, others, outside
        self.yourself, self.told_as, self.piece = yourself or outside, told_as, piece
        self.noun = "another player" if others else "a player"

    def plays(self, position: Position, value: Seat) -> bool:
        """Whether a seat plays in this match."""
        return value in position.rules.setup.seats

    def tells_of(self, field: str) -> tuple[str, ...]:
        """The details that it tells of a field."""
        return (field, self.told_as) if self.told_as else (field,)

    def every(self, at: Moment) -> Iterable[Seat]:
        return [s for s in at.rules.setup.seats if not (self.others and s == at.me)]

    def missing(self, at: Moment, value: Seat) -> Reason | None:
        if self.others and value == at.me:
            return self.yourself
        return None if self.plays(at, value) else self.outside

    def details(self, position: Position, name: str, value: Seat) -> Told:
        return dict.fromkeys(self.tells_of(name), value)

    def read(self, position: Position, text: str) -> Seat:
        wanted = text.strip().casefold()
        for seat in self.game:
            if seat.casefold() == wanted:
                return seat
        raise Unreadable(f"{text.strip()!r} is no player; write one, as in {self.game[-1]}")

    def known(self, at: Moment) -> Iterable[Seat]:
        return self.game

    def pieces(self, at: Moment, value: Seat) -> Pieces:
        return (self.piece.format(value),)


class CardTarget(Target[CardId]):
    """The cards of a zone, those that are alike once."""

    def __init__(
        self,
        lying: Callable[[Position, Seat], tuple[CardId, ...]],
        piece_of: Callable[[CardId], str],
        *,
        outside: Reason,
        effect: str,
        wrong: Reason | None,
        names: Names | None,
        noun: str,
    ) -> None:
        self.lying, self.piece_of, self.names, self.noun = lying, piece_of, names, noun
        self.outside, self.effect, self.wrong = outside, effect, wrong or outside
        self.words = 1 if names is None else REST
        self._rules: Ruleset | None = None
        self._cards: frozenset[CardId] = frozenset()

    def _fits(self, position: Position, card: CardId) -> bool:
        return not self.effect or card in self._having(position.rules)

    def _having(self, rules: Ruleset) -> frozenset[CardId]:
        """The cards that have the effect, kept for the last match that was asked about."""
        if self._rules is not rules:
            found = (id for id, card in rules.cards.items() if card.effect == self.effect)
            self._rules, self._cards = rules, frozenset(found)
        return self._cards

    def every(self, at: Moment) -> Iterable[CardId]:
        held = self.lying(at, at.me)
        if self.effect:
            rules = at.rules
            having = self._cards if self._rules is rules else self._having(rules)
            held = tuple([card for card in held if card in having])
        return dict.fromkeys(held) if len(held) > 1 else held

    def missing(self, at: Moment, value: CardId) -> Reason | None:
        if value not in self.lying(at, at.me):
            return self.outside
        return None if self._fits(at, value) else self.wrong

    def details(self, position: Position, name: str, value: CardId) -> Told:
        return {name: value}

    def write(self, position: Position, value: CardId) -> str:
        return value if self.names is None else self.names.written(value)

    def read(self, position: Position, text: str) -> CardId:
        found = None if self.names is None else self.names.find(text)
        if found is None:
            found = find_card(position, text)
        if found is None or not self._fits(position, found):
            raise Unreadable(f"there is no card {text.strip()!r} of that kind")
        return found

    def pieces(self, at: Moment, value: CardId) -> Pieces:
        return (self.piece_of(value),)

    def meant(self, at: Moment, touched: Pieces) -> tuple[CardId, int] | None:
        prefix = self.piece_of("")
        if not touched or not touched[0].startswith(prefix):
            return None
        card = touched[0].removeprefix(prefix)
        return (card, 1) if self._fits(at, card) else None


def find_card(position: Position, text: str) -> CardId | None:
    """The card of the match that has this id, however it is spelt."""
    if text in position.rules.cards:
        return text
    wanted = fold(text)
    return next((card for card in position.rules.cards if fold(card) == wanted), None)

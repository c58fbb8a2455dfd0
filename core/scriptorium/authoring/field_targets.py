"""A Struct as one target: each of its fields is a target of its own (N6).

class Laid(sc.Fields[Standing]):
    form = "{card}[ as {book}]"
    card, book = HELD, BOOK
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from scriptorium.engine.errors import PluginError, Reason, Unreadable
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Moment, Position
from scriptorium.engine.targets import REST, Group, Pieces, Target
from scriptorium.engine.touch_orders import Touches

from .targets import PlayerTarget, Told, told_by

V = TypeVar("V", bound=Struct)


class Fields(Target[V], Generic[V]):
    """A Struct as one target. Its fields stand in the class, as targets of the same names.

    `form` is how it is written; what stands in brackets is left out where it is as `usual`.
    `values_of(at, first)` lists the values that begin with one value of the first field. With
    `stable` these are the same all through a match, and `place` tells them apart as bits: then
    each mask of a rule is asked once for all of them, and no game lists anything by hand.

    No hook is asked about a seat that does not play.
    """

    kind: ClassVar[type[Any]]
    form: ClassVar[str]
    example: ClassVar[str] = ""
    stable: ClassVar[bool] = False
    tells: ClassVar[tuple[str, ...]] = ()
    words = REST

    # What a game says.

    def values_of(self, at: Moment, first: Any) -> Iterable[V]:
        """The values that begin with one value of the first field."""
        raise PluginError(f"{type(self).__name__} does not list its values; write values_of")

    def usual(self, at: Position, known: dict[str, Any]) -> dict[str, Any]:
        """What fields in brackets are where they are not written."""
        return {}

    def wrong(self, at: Moment, value: V) -> Reason | None:
        """Why there is no such thing although each field for itself is well."""
        return None

    def said(self, at: Moment, value: V) -> Told:
        """Further details for sentences; `tells` names them all."""
        return {}

    def touch(self, at: Moment, value: V) -> Touches:
        """The pieces that are touched to mean it."""
        return ()

    def touched(self, at: Moment, pieces: Pieces) -> V | None:
        """What touched pieces mean."""
        return None

    # What follows from it.

    parts: ClassVar[dict[str, Target[Any]]]
    _first: ClassVar[str]
    _must: ClassVar[str]
    _may: ClassVar[str]
    _optional: ClassVar[list[str]]
    _needed: ClassVar[tuple[tuple[str, Target[Any]], ...]]
    _players: ClassVar[tuple[tuple[str, PlayerTarget], ...]]
    _pattern: ClassVar[re.Pattern[str]]
    _rules: Ruleset | None
    _kept: dict[Any, Group[Any]]

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        given = [base for base in getattr(cls, "__orig_bases__", ()) if hasattr(base, "__args__")]
        if given:
            cls.kind = given[0].__args__[0]
        names = cls.kind.__struct_fields__
        absent = [name for name in names if not isinstance(getattr(cls, name, None), Target)]
        if absent:
            raise PluginError(f"{cls.__name__} says nothing of {absent[0]}; give it a target")
        cls.parts = {name: getattr(cls, name) for name in names}
        cls._first = names[0]
        must, _, may = cls.form.partition("[")
        cls._must, cls._may = must, may.rstrip("]")
        cls._optional = re.findall(r"\{(\w+)\}", cls._may)
        cls._needed = tuple(one for one in cls.parts.items() if one[0] not in cls._optional)
        cls._players = tuple((n, t) for n, t in cls._needed if isinstance(t, PlayerTarget))
        cls._pattern = re.compile(cls._expression(must) + cls._expression(cls._may, may=True))
        if not may and all(target.words for target in cls.parts.values()):
            cls.words = len(must.split())

    @classmethod
    def _expression(cls, form: str, *, may: bool = False) -> str:
        def group(found: re.Match[str]) -> str:
            if found[1] not in cls.parts:
                raise PluginError(f"{cls.__name__}: {form!r} names {found[1]}, which is no field")
            return (
                f"(?P<{found[1]}>{'.+?' if cls.parts[found[1]].words == REST else chr(92) + 'S+?'})"
            )

        found = re.sub(r"\{(\w+)\}", group, form)
        return f"(?:{found})?" if may and found else found

    def __new__(cls, *args: Any, **more: Any) -> Any:
        made = super().__new__(cls)
        made._rules, made._kept = None, {}
        return made

    def _play(self, position: Position, value: V) -> bool:
        """Whether all seats in it play in this match."""
        return all(target.plays(position, getattr(value, name)) for name, target in self._players)

    def every(self, at: Moment) -> Iterable[V]:
        for first in self.parts[self._first].every(at):
            if self.stable:
                yield from self._group(at, first)[1].values()
            else:
                yield from self.values_of(at, first)

    def groups(self, at: Moment) -> Iterable[Group[V]] | None:
        if not self.stable:
            return None
        kept = self._kept if self._rules is at.rules else {}
        firsts = self.parts[self._first].every(at)
        return [kept.get(first) or self._group(at, first) for first in firsts]

    def _group(self, at: Moment, first: Any) -> Group[V]:
        if self._rules is not at.rules:  # those of the last match are kept
            self._rules, self._kept = at.rules, {}
        found = self._kept.get(first)
        if found is None:
            values = {self.place(at, value): value for value in self.values_of(at, first)}
            found = self._kept[first] = sum(1 << place for place in values), values
        return found

    def missing(self, at: Moment, value: V) -> Reason | None:
        for name, target in self._needed:
            reason = target.missing(at, getattr(value, name))
            if reason is not None:
                return reason
        return self.wrong(at, value)

    def tells_of(self, field: str) -> tuple[str, ...]:
        """The details that it tells, whatever field of an action it stands in."""
        names = [one for name, target in self._needed for one in told_by(target, name)]
        return tuple(dict.fromkeys((*names, *self.tells)))

    def details(self, position: Position, name: str, value: V) -> Told:
        found: Told = {}
        for field, target in self._needed:
            found |= target.details(position, field, getattr(value, field))
        if not self._play(position, value):
            return found
        at = position if isinstance(position, Moment) else Moment.of(position)
        said = self.said(at, value)
        strange = sorted(said.keys() - set(self.tells))
        if strange:
            raise PluginError(f"{type(self).__name__} tells {strange[0]}; name it in its tells=")
        return found | said

    def write(self, position: Position, value: V) -> str:
        values = {name: getattr(value, name) for name in self.parts}
        told = {name: self.parts[name].write(position, one) for name, one in values.items()}
        usual = self._left_out(position, values)
        short = all(values[name] == usual[name] for name in self._optional)
        return (self._must if short else self._must + self._may).format(**told)

    def _left_out(self, position: Position, known: dict[str, Any]) -> dict[str, Any]:
        fields, defaults = self.kind.__struct_fields__, self.kind.__struct_defaults__
        given = dict(zip(fields[::-1], defaults[::-1], strict=False))
        return {n: given.get(n) for n in self._optional} | self.usual(position, known)

    def read(self, position: Position, text: str) -> V:
        found = self._pattern.fullmatch(text.strip())
        if found is None:
            raise Unreadable(f"write {self.example or self.form}, not {text.strip()!r}")
        known = {n: self.parts[n].read(position, w) for n, w in found.groupdict().items() if w}
        made: V = self.kind(**(self._left_out(position, known) | known))
        return made

    def pieces(self, at: Moment, value: V) -> Touches:
        if not self._play(at, value):
            return ()
        return self.touch(at, value)

    def meant(self, at: Moment, touched: Pieces) -> tuple[V, int] | None:
        value = self.touched(at, touched)
        return None if value is None else (value, len(touched))

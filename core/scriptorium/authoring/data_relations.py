"""Data files checked by their types: what refers to what stands in annotations (N12).

    class Space(DataRow, frozen=True):
        id: Annotated[Id, sc.Unique()]
        next: Annotated[tuple[Annotated[Id, sc.Ref("space")], ...], sc.Distinct(), sc.Back("next")]

    class Board(DataRow, frozen=True):
        space: tuple[Space, ...]
        toll: Annotated[dict[Annotated[Id, sc.Ref("space")], int], sc.Whole()]

    BOARD = sc.load_data(files("noughts_data"), "board.toml", Board)

Every complaint names the file and the line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import chain
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from scriptorium.cards import DataFile, DataFiles
from scriptorium.engine.errors import PluginError

from .rules import takes

T = TypeVar("T")
Check = Callable[..., Iterable[tuple[str, str]]]


@dataclass(frozen=True)
class Ref:
    """It is an id of a table of the file, by its path: `Ref("space")`, `Ref("board.space")`.

    A path may begin with the name of another file that is given to `load_data`. What is missing is
    called by the name of the table, or by `what`.
    """

    to: str
    what: str = ""


@dataclass(frozen=True)
class Unique:
    """No two have the same; fields with the same `among` share their values."""

    among: str = ""


@dataclass(frozen=True)
class Distinct:
    """No value of the list is there twice."""


@dataclass(frozen=True)
class Whole:
    """The table has an entry for each id that its keys refer to."""


@dataclass(frozen=True)
class Back:
    """Whatever is named here names this one back, in its own `field`."""

    field: str


MARKS = Ref | Unique | Distinct | Whole | Back


@dataclass(frozen=True)
class _Spot:
    """A value of the file: where it stands, what marks it has, and in which row it is."""

    path: str
    value: Any
    hint: Any
    marks: tuple[Any, ...]
    row: Struct | None
    field: str


def load_data(
    folder: Traversable,
    name: str,
    kind: type[T],
    *,
    others: Mapping[str, object] | None = None,
    check: Callable[[T], Iterable[tuple[str, str]]] | None = None,
) -> T:
    """The data of a TOML file, each key and each relation checked by its type.

    `others` are data of other files, by the names under which a `Ref` finds them. `check` finds
    further problems, each with the path of its place: `"$.space[2].id", "the ids begin with a"`.
    """
    file = DataFile(folder, name)
    data = file.as_(kind)
    _look(file, data, dict(others or {}), check or _nothing)
    return data


def data_files(game: str, folder: Traversable, kind: type[T], **checks: Check) -> DataFiles[T]:
    """The data files of a game, one for each field of a Struct; mods add to them.

    A `Ref` finds what stands in an earlier file under its name. `checks` find further problems of
    files, by their names: `check(data)`, or `check(data, first, …)` with those read before.
    """

    def look(file: DataFile, name: str, made: dict[str, Any]) -> None:
        check = checks.get(name, _nothing)
        more = [*made.values()][: takes(check) - 1]
        _look(file, made[name], made, lambda data: check(data, *more))

    return DataFiles(game, folder, kind, look)


def _nothing(data: object) -> Iterable[tuple[str, str]]:
    return ()


def _look(file: DataFile, data: Any, others: dict[str, object], check: Check) -> None:
    """Complain about the first thing that is wrong with the data of a file."""
    try:
        for path, problem in chain(_Relations(data, others).problems(), check(data)):
            raise file.complain(path, problem)
    except NameError as error:
        raise PluginError(f"{type(data).__name__}: {error}") from None


class _Relations:
    """What is wrong between the values of a file."""

    def __init__(self, data: object, others: dict[str, object]) -> None:
        self.data, self.others = data, others
        self.spots = list(_spots(data, type(data), "$", None, ""))

    def problems(self) -> Iterator[tuple[str, str]]:
        """Each problem with its place; what is missing comes last, as it may be misspelt."""
        seen: dict[tuple[str, Any], str] = {}
        marked = [(spot, mark) for spot in self.spots for mark in spot.marks]
        for spot, mark in sorted(marked, key=lambda one: isinstance(one[1], Whole)):
            if isinstance(mark, Ref):
                yield from self._missing(spot, mark)
            elif isinstance(mark, Unique):
                yield from _again(spot, mark, seen)
            elif isinstance(mark, Distinct):
                yield from _twice(spot)
            elif isinstance(mark, Whole):
                yield from self._incomplete(spot)
            elif isinstance(mark, Back):
                yield from self._one_sided(spot, mark)

    def _things(self, ref: Ref) -> dict[str, Any]:
        """The rows of a table by their ids; of a plain list or table its values or keys."""
        first, *rest = ref.to.split(".")
        if first in self.others:
            found: Any = self.others[first]
        else:
            found, rest = self.data, [first, *rest]
        for name in rest:
            if not hasattr(found, name):
                raise PluginError(f'Ref("{ref.to}"): there is no table {name}')
            found = getattr(found, name)
        if isinstance(found, Mapping):
            return dict(found)
        return {getattr(one, "id", one): one for one in found}

    def _missing(self, spot: _Spot, ref: Ref) -> Iterator[tuple[str, str]]:
        things = self._things(ref)
        if spot.value in things:
            return
        near = get_close_matches(str(spot.value), map(str, things), n=1)
        meant = f"; did you mean {near[0]!r}?" if near else ""
        what = ref.what or ref.to.rpartition(".")[2]
        yield spot.path, f"there is no {what} {spot.value!r}{meant}"

    def _incomplete(self, spot: _Spot) -> Iterator[tuple[str, str]]:
        ref = _ref_in(get_args(spot.hint)[0])
        if ref is None:
            raise PluginError(f"{spot.path} is Whole, and its keys refer to nothing; give a Ref")
        absent = [id for id in self._things(ref) if id not in spot.value]
        if absent:
            yield spot.path, f"{absent[0]} is missing here"

    def _one_sided(self, spot: _Spot, back: Back) -> Iterator[tuple[str, str]]:
        ref = _ref_in(spot.hint)
        me = getattr(spot.row, "id", None)
        if ref is None or me is None:
            raise PluginError(f"{spot.path} is named back by nobody; give a Ref, and rows an id")
        things = self._things(ref)
        for step, id in _named(spot.value):
            other = things.get(id)
            if other is None:
                continue  # its Ref says so
            names = [name for _, name in _named(getattr(other, back.field))]
            if me not in names:
                yield f"{spot.path}{step}", f"{id} does not name {me} in its {back.field}"


def _again(
    spot: _Spot, mark: Unique, seen: dict[tuple[str, Any], str]
) -> Iterator[tuple[str, str]]:
    key = mark.among or f"{type(spot.row).__name__}.{spot.field}", spot.value
    if key in seen:
        yield spot.path, f"{spot.value} is there twice"
    seen[key] = spot.path


def _twice(spot: _Spot) -> Iterator[tuple[str, str]]:
    for at, value in enumerate(spot.value):
        if value in spot.value[:at]:
            yield f"{spot.path}[{at}]", f"{value} is there twice"


def _named(value: Any) -> Iterable[tuple[str, Any]]:
    """The ids that a value names, each with the end of its path."""
    if isinstance(value, Mapping):
        return [(f".{key}", one) for key, one in value.items()]
    if isinstance(value, tuple | list):
        return [(f"[{at}]", one) for at, one in enumerate(value)]
    return [("", value)]


def _ref_in(hint: Any) -> Ref | None:
    """The reference that stands somewhere inside a type."""
    if isinstance(hint, Ref):
        return hint
    found = (_ref_in(one) for one in (*get_args(hint), *getattr(hint, "__metadata__", ())))
    return next((one for one in found if one is not None), None)


def _spots(value: Any, hint: Any, path: str, row: Struct | None, field: str) -> Iterator[_Spot]:
    """All values with marks, depth first, each with its place."""
    if not _has_marks(hint):
        return
    marks: tuple[Any, ...] = ()
    while get_origin(hint) is Annotated:
        marks += tuple(one for one in hint.__metadata__ if isinstance(one, MARKS))
        hint = hint.__origin__
    if marks and value is not None:
        yield _Spot(path, value, hint, marks, row, field)
    if get_origin(hint) in (Union, UnionType):
        for one in get_args(hint):
            yield from _spots(value, one, path, row, field) if _may_be(value, one) else ()
    elif isinstance(value, Struct):
        for name, inner in _fields(type(value)).items():
            if _has_marks(inner):
                yield from _spots(getattr(value, name), inner, f"{path}.{name}", value, name)
    elif isinstance(value, tuple | list):
        kinds = get_args(hint) or (Any,)
        each = len(kinds) == 1 or kinds[1] is ...
        for at, one in enumerate(value):
            yield from _spots(one, kinds[0 if each else at], f"{path}[{at}]", row, field)
    elif isinstance(value, Mapping):
        key_kind, kind = get_args(hint) or (Any, Any)
        for key, one in value.items():
            yield from _spots(key, key_kind, f"{path}.{key}", row, field)
            yield from _spots(one, kind, f"{path}.{key}", row, field)


@lru_cache(1024)
def _fields(kind: type[Struct]) -> dict[str, Any]:
    """What the fields of a Struct are declared as."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


@lru_cache(4096)
def _has_marks(hint: Any) -> bool:
    """Whether a mark stands anywhere in a type, also in the Structs it is made of."""
    return _is_marked(hint, frozenset())


def _is_marked(hint: Any, above: frozenset[Any]) -> bool:
    if isinstance(hint, type) and issubclass(hint, Struct):
        inside = () if hint in above else _fields(hint).values()
        return any(_is_marked(one, above | {hint}) for one in inside)
    if any(isinstance(one, MARKS) for one in getattr(hint, "__metadata__", ())):
        return True
    inner = (hint.__origin__,) if get_origin(hint) is Annotated else get_args(hint)
    return any(_is_marked(one, above) for one in inner)


def _may_be(value: Any, hint: Any) -> bool:
    """Whether a value is of one kind of several, as far as that has to be told apart."""
    while get_origin(hint) is Annotated:
        hint = hint.__origin__
    kind = get_origin(hint) or hint
    return not isinstance(kind, type) or isinstance(value, kind)

"""Touching: which pieces may be touched next, and what has been meant when enough were.

Mouse, finger, keyboard, words and screen readers all use this one mechanism: each legal action
has a path of pieces; what was touched narrows the actions down until one is left.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from scriptorium import Action, Refused, Table, legal, view, write
from scriptorium.engine import Touches
from scriptorium.house_rules import others_asked
from scriptorium.scene import Piece, Scene, begins, in_a_row, led, listed, plain_pieces, touches
from scriptorium_play.picture.reading_order import beneath, neighbour, reading_key
from scriptorium_play.picture.scenes import picture

Path = tuple[str, ...]
Rests = tuple[tuple[Touches, Action], ...]


class NotTouchable(Exception):
    """A piece was touched that means nothing now; `piece` is its id."""

    def __init__(self, piece: str) -> None:
        super().__init__(piece)
        self.piece = piece


@dataclass(frozen=True)
class Choices:
    """What the seat that chooses may do: each action with the pieces that mean it."""

    table: Table
    scene: Scene
    ways: Rests
    # Why touches are not allowed, as far as it was asked: by what was touched, and the next one.
    forbidden: dict[tuple[Path, str], tuple[Refused | None, Action | None]] = field(
        default_factory=dict, repr=False, compare=False
    )
    # What pieces lie on, as far as it was asked.
    _beneath: dict[str, tuple[str, ...]] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def paths(self) -> tuple[tuple[Path, Action], ...]:
        """Each action with one row of touches that means it."""
        return tuple((in_a_row(way), action) for way, action in self.ways)

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """The pieces of the picture, by id."""
        return {piece.id: piece for piece in self.scene.pieces}

    def beneath(self, id: str) -> tuple[str, ...]:
        """What a piece lies on, the next one first; nothing where it is not in the picture."""
        if id not in self._beneath:
            piece = self.pieces.get(id)
            under = beneath(self.scene, piece) if piece is not None else ()
            self._beneath[id] = tuple(one.id for one in under)
        return self._beneath[id]

    def order(self, id: str) -> tuple[int, tuple[int, str, float, float, int, str], str]:
        """Where a piece stands when all are read; what is not in the picture comes last."""
        piece = self.pieces.get(id)
        nowhere = (0, "", 0.0, 0.0, 0, "")
        return (1, nowhere, id) if piece is None else (0, reading_key(piece), id)


def choices(table: Table) -> Choices:
    """What may be chosen on a table, named by what the chooser sees; empty when it is over."""
    if table.chooser is None:
        return Choices(table, picture(table, table.seats[0]), ())
    seen, actions = view(table, table.chooser), (*legal(table), *others_asked(table))
    drawn = picture(table, table.chooser)
    told = listed(table, seen, drawn)
    ways = tuple(
        (_touched((*touches(seen, one), *plain_pieces(seen, one)), told), one) for one in actions
    )
    return Choices(table, drawn, ways)


def _touched(way: Touches, told: frozenset[str]) -> Touches:
    """What is touched for an action, without what is told apart in a list."""
    return tuple(one for one in way if not (isinstance(one, str) and one in told))


def _led(rests: tuple[tuple[Touches, Action], ...], id: str) -> tuple[tuple[Touches, Action], ...]:
    """Those that a touch leaves, with what is left to touch."""
    found = ((led(rest, id), action) for rest, action in rests)
    return tuple((rest, action) for rest, action in found if rest is not None)


@dataclass(frozen=True)
class Touching:
    """What has been touched so far, and what that leaves. Touching gives another of its kind."""

    choices: Choices
    touched: Path = ()
    _open: tuple[tuple[Touches, Action], ...] | None = field(
        default=None, repr=False, compare=False
    )

    @cached_property
    def rests(self) -> Rests:
        """The actions that begin with what has been touched, and what is left to touch for each."""
        if self._open is not None:
            return _led(self._open, self.touched[-1])
        rests = self.choices.ways
        for id in self.touched:
            rests = _led(rests, id)
        return rests

    @cached_property
    def left(self) -> tuple[tuple[Path, Action], ...]:
        """The same with whole paths: what has been touched, and one way to go on."""
        return tuple(((*self.touched, *in_a_row(rest)), action) for rest, action in self.rests)

    @cached_property
    def next(self) -> tuple[str, ...]:
        """The pieces that may be touched next, in reading order."""
        return tuple(sorted(self._meant, key=self.choices.order))

    @cached_property
    def _meant(self) -> dict[str, list[Action]]:
        """For each piece that may be touched next the actions that this would leave."""
        found: dict[str, list[Action]] = {}
        for rest, action in self.rests:
            for id in dict.fromkeys(begins(rest)):
                found.setdefault(id, []).append(action)
        return found

    @cached_property
    def closing(self) -> tuple[Action, ...]:
        """The actions that are meant already; words must tell them apart where there are more."""
        return tuple(action for rest, action in self.rests if not rest)

    @property
    def decided(self) -> Action | None:
        """The action, when what has been touched can mean nothing else."""
        if self.touched and not self.next and len(self.closing) == 1:
            return self.closing[0]
        return None

    @property
    def nearly(self) -> Action | None:
        """The one action that is left, even before the last touch: what a preview shows."""
        return self.rests[0][1] if len(self.rests) == 1 else None

    def closes_on(self, id: str) -> bool:
        """Whether a second touch of the last piece ends what is touched, and could not lead on."""
        return self.touched[-1:] == (id,) and bool(self.closing) and id not in self._meant

    def meant_by(self, id: str) -> tuple[Action, ...]:
        """The actions that would be left if this piece were touched next."""
        return tuple(self._meant.get(id, ()))

    def touch(self, id: str) -> Touching:
        """Touch a piece, or what it lies on where only that can be meant."""
        for candidate in (id, *self.choices.beneath(id)):
            if self.offers(candidate):
                return Touching(self.choices, (*self.touched, candidate), self.rests)
        raise NotTouchable(id)

    def drag(self, ids: Iterable[str]) -> Touching:
        """Touch one piece after another, passing over those in between that mean nothing."""
        here = self
        for id in ids:
            if here.touched[-1:] != (id,) and here._means(id):
                here = here.touch(id)
        return here

    def back(self) -> Touching:
        """Take the last touch back; nothing changes where there was none."""
        return Touching(self.choices, self.touched[:-1])

    def clear(self) -> Touching:
        """Take all touches back."""
        return Touching(self.choices)

    def words(self) -> tuple[TouchOption, ...]:
        """The same as a list in words: pieces to touch next, and actions to be told apart."""
        found = [TouchOption(id, None, self.choices.pieces.get(id)) for id in self.next]
        if self.decided is None:
            found += [TouchOption("", action, None) for action in self.closing]
        return tuple(found)

    def offers(self, id: str) -> bool:
        """Whether this very piece may be touched next."""
        return id in self._meant

    def _means(self, id: str) -> bool:
        return any(map(self.offers, (id, *self.choices.beneath(id))))


@dataclass(frozen=True)
class TouchOption:
    """A line of the list in words: a piece to touch, or an action in its notation."""

    id: str
    action: Action | None
    piece: Piece | None

    def notation(self, table: Table) -> str:
        """The action's notation, or nothing for a piece."""
        return "" if self.action is None else write(table, self.action)


@dataclass
class Cursor:
    """The keyboard's place among the pieces that may be touched next.

    Tab and Shift-Tab go through them as one reads, arrows to the nearest in a direction, the
    digits 1 to 9 to the first nine, and a letter to the next whose label begins with it.
    """

    touching: Touching
    at: int = 0

    @property
    def here(self) -> str | None:
        """The piece under the cursor."""
        ids = self.touching.next
        return ids[self.at % len(ids)] if ids else None

    def move(self, by: int) -> str | None:
        """Go forward or back in reading order, round the end."""
        ids = self.touching.next
        if ids:
            self.at = (self.at + by) % len(ids)
        return self.here

    def arrow(self, dx: int, dy: int) -> str | None:
        """Go to the nearest piece in a direction; stay where there is none."""
        known = self.touching.choices.pieces
        here = known.get(self.here or "")
        if here is None:
            return self.move(dx + dy)
        others = tuple(known[id] for id in self.touching.next if id in known)
        found = neighbour(others, here, dx, dy)
        if found is not None:
            self.at = self.touching.next.index(found.id)
        return self.here

    def digit(self, number: int) -> str | None:
        """Go to the piece of that number, counted from 1."""
        if 1 <= number <= len(self.touching.next):
            self.at = number - 1
        return self.here

    def letter(self, letter: str) -> str | None:
        """Go to the next piece whose label, or else id, begins with a letter."""
        ids = self.touching.next
        for step in range(1, len(ids) + 1):
            at = (self.at + step) % len(ids)
            piece = self.touching.choices.pieces.get(ids[at])
            label = piece.label if piece is not None and piece.label else ids[at]
            if label.lower().startswith(letter.lower()):
                self.at = at
                break
        return self.here

    def enter(self) -> Touching:
        """Touch what is under the cursor."""
        if self.here is None:
            raise NotTouchable("")
        return self.touching.touch(self.here)

"""Some of the dice just rolled, as what is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board import pieces
from ..board.state import Rolled, seat_number
from ..decisions import GainedDie
from .dice_notation import owners

FACES = 6
Die = Annotated[int, Meta(ge=0, le=17 * FACES - 1)]  # owner * 6 + what it shows - 1


def just_rolled(at: sc.Moment) -> tuple[int, ...]:
    """The dice that have just been rolled, neutral ones first, small numbers first."""
    own = 1 + seat_number(at, at.me)
    if isinstance(at.decision, GainedDie):
        return (own * FACES + at.decision.face - 1,)
    rolled = at[Rolled]
    return (
        *(face - 1 for face in rolled.neutral),
        *(own * FACES + face - 1 for face in rolled.own),
    )


class DiceTarget(sc.Target[tuple[int, ...]]):
    """Some of the dice just rolled, each different choice once."""

    noun = "dice"
    words = 0
    may_be_empty = True

    def every(self, at: sc.Moment) -> Iterable[tuple[int, ...]]:
        counts = sorted(Counter(just_rolled(at)).items())
        for some in product(*(range(count + 1) for _, count in counts)):
            dice = zip(counts, some, strict=True)
            yield tuple(die for (die, _), count in dice for _ in range(count))

    def missing(self, at: sc.Moment, value: tuple[int, ...]) -> sc.Reason | None:
        return None

    def write(self, position: Any, value: tuple[int, ...]) -> str:
        letters = owners(position.rules.setup.seats)
        return " ".join(
            f"{letters[die // FACES] if die // FACES < len(letters) else '?'}{die % FACES + 1}"
            for die in value
        )

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        letters, found = owners(position.rules.setup.seats), []
        every = ("n", "r", "b", "g", "y")
        for word in text.split():
            shown = word[1:]
            if word[:1] not in (*letters, *every) or shown not in ("1", "2", "3", "4", "5", "6"):
                raise sc.Unreadable(f"write a die as in n3 or r6, not {word!r}")
            at = letters.index(word[0]) if word[0] in letters else 16
            found.append(at * FACES + int(shown) - 1)
        return tuple(sorted(found))

    def pieces(self, at: sc.Moment, value: tuple[int, ...]) -> tuple[sc.AllOf, ...]:
        """Dice in any order; of those that are alike one is as good as another."""
        there, wanted = Counter(just_rolled(at)), Counter(value)
        alike = {
            die: sc.one_of(
                *(
                    pieces.rolled(self.write(at, (die,)), nr + 1)
                    for nr in range(max(there[die], wanted[die]))
                )
            )
            for die in wanted
        }
        return (sc.all_of(*(alike[die] for die in value)),) if value else ()

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[tuple[int, ...], int] | None:
        found: list[int] = []
        left = list(just_rolled(at))
        for piece in touched:
            named = [die for die in left if self._is(at, die, piece)]
            if not named:
                break
            left.remove(named[0])
            found.append(named[0])
        return (tuple(sorted(found)), len(found)) if found else None

    def _is(self, position: Any, die: int, piece: str) -> bool:
        return piece.startswith(pieces.rolled(self.write(position, (die,)), 0)[:-1])

"""Small verbs to write tests of the rules with: a board, and lines tried upon it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .facts import IM_CARDS, PRAYERS
from .picture import draw, position, see
from .rules import apply, judge
from .state import State

ONE_OF_EACH = " ".join((*IM_CARDS, *PRAYERS))


@dataclass
class Try:
    """Actions from the position drawn: the last is refused for a reason, or all are legal."""

    texts: tuple[str, ...]
    reason: str | None
    facts: Mapping[str, object]


def legal(*texts: str, **facts: object) -> Try:
    """All these actions are legal, and then these facts hold."""
    return Try(texts, None, facts)


def refused(reason: str, *texts: str) -> Try:
    """The last of these actions is refused for that reason."""
    return Try(texts, reason, {})


@dataclass
class Example:
    """A worked example of the rules page: a position and separate tries."""

    title: str
    board: str
    bridges: str  # as in "a I3 wood, b I2 iron"
    tries: list[Try]
    hand: str = ONE_OF_EACH  # what red holds
    facts: Mapping[str, object] = field(default_factory=dict)

    def start(self) -> State:
        """Set up the position."""
        return table(self.board, self.bridges, self.hand, **self.facts)


def table(picture: str, bridges: str, hand: str = "", **facts: object) -> State:
    """Set up a board, with the red hand as words."""
    named = dict(one.strip().split(" ", 1) for one in bridges.split(",")) if bridges else {}
    hands = {"red": hand.split()} | dict(facts.pop("hands", {}))  # type: ignore[call-overload]
    return position(picture, named, hands=hands, **facts)


def play(state: State, *texts: str) -> State:
    """Play some legal actions."""
    for text in texts:
        reason = judge(state, text)
        assert reason is None, f"{text}: {reason}\n{draw(state)}"
        state = apply(state, text)
    return state


def differences(state: State, facts: Mapping[str, object]) -> dict[str, tuple[object, object]]:
    """Compare a state with facts; those that fail come with what is wanted and what is seen."""
    seen = see(state)
    wrong = {}
    for name, wanted in facts.items():
        have = seen[name]
        if isinstance(have, dict) and isinstance(wanted, dict):
            have = {who: have[who] for who in wanted}
        if name == "board":
            wanted, have = rows(str(wanted)), rows(str(have))
        if wanted != have:
            wrong[name] = (wanted, have)
    return wrong


def rows(picture: str) -> list[list[str]]:
    """Read a picture's squares, row by row."""
    return [line.split()[1:] for line in picture.splitlines() if line.split()][1:]

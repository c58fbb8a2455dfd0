"""Wrong and untimely lines for a probe.

Other cards, squares, paths and levels, lines of earlier decisions, lines that stand for several
choices, and what is no notation at all. The same match gives the same lines. None of them goes on
after something hidden came to light or where somebody else would choose.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from match_records import answer

import scriptorium as sc

KINDS = (
    ("square", re.compile(r"[A-Z]\d{1,2}")),
    ("number", re.compile(r"\d{1,3}")),
    ("way", re.compile(r"[nesw]")),
    ("angle", re.compile(r"cw|ccw|180")),
    ("bridge", re.compile(r"(stone|wood|brick|iron)-\w+")),
)
ALWAYS = {
    "square": [f"{column}{row}" for column in "ABCDEFGHIJKLMNOPQZ" for row in range(18)],
    "number": [str(number) for number in range(8)],
    "way": list("nesw"),
    "angle": ["cw", "ccw", "180"],
}
MALFORMED = (
    "",
    " ",
    ";",
    "end;",
    "done",
    "end",
    "stop",
    "pass",
    "free",
    "xyzzy B2",
    "place",
    "walk",
    "walk north",
    "aim",
    "push 1",
    "push one n",
    "push 1 x",
    "rotate 2 B2",
    "rotate 2 B2 90",
    "swap",
    "draw",
    "draw hand",
    "give",
    "take Q9",
    "free shift",
    "free jump A1",
    "done done",
    "next round",
    "begin",
    "close",
    "discard",
    "discard Henoch",
    "place Genesis as",
    "{}",
    "place {}",
    "plankenkoorts",
    "A1",
    "END",
)
PRAYERS = ("animi", "clara", "mihi", "neque", "nihil", "omnia", "quin", "victoria")
MOST_TRIES = 300
WANTED = 20
# So many lines of one probe are refused for one reason, or cannot be read.
MOST_ALIKE = 4
MOST_EARLIER = 4000


def kind_of(word: str) -> str:
    """What kind of word it is; any other word is a kind with all such words."""
    return next((kind for kind, form in KINDS if form.fullmatch(word.rstrip(":,"))), "word")


def texts_in(value: Any) -> Iterator[str]:
    """Every text in a fact: the names of cards, seats and bridges."""
    if isinstance(value, str) and "\n" not in value:
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)


def goes_on_too_far(table: sc.Table, line: str) -> bool:
    """Whether a line goes on after its player learned something, or where another would choose."""
    seat, over = table.chooser, False
    for clause in line.split(";"):
        try:
            action = sc.read(table, clause.strip())
        except sc.Unreadable:
            return over
        for part in action.actions if isinstance(action, sc.Several) else (action,):
            if over:
                return True
            try:
                after = sc.apply(table, part)
            except sc.Refused:
                return False
            over = seat in after.learned or after.table.chooser != seat
            over = over or after.table.clock.turn != table.clock.turn
            table = after.table
    return False


def bridges_in(seen: dict[str, Any]) -> dict[str, list[str]]:
    """The bridges on the board as they are written, with the squares of each."""
    if "bridges" not in seen:
        return {}
    called = {}
    for letter, kind in seen["bridges"].items():
        shape, material = kind.split()
        called[letter] = f"{material}-{shape}"
    found: dict[str, list[str]] = {}
    head, *rows = seen["board"].strip("\n").split("\n")
    columns = head.split()
    for line in rows:
        row, *cells = line.split()
        for column, cell in zip(columns, cells, strict=True):
            if cell[0] in called:
                found.setdefault(called[cell[0]], []).append(f"{column}{row}")
    return found


def _split(square: str) -> tuple[int, int]:
    return ord(square[0]), int(square[1:])


class WrongLines:
    """What a match has said so far, and wrong lines made of it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.earlier: list[str] = []
        self.wholes: list[str] = []
        self.words: dict[str, list[str]] = {kind: list(all_) for kind, all_ in ALWAYS.items()}
        self.names: list[str] = []
        self.bridges: dict[str, list[str]] = {}
        self.hand: list[str] = []

    def learn(self, lines: list[str]) -> None:
        """Remember lines that were right once."""
        known = set(self.earlier)
        new = [line for line in lines if line not in known]
        if len(new) > MOST_EARLIER // 40:
            new = self.rng.sample(new, MOST_EARLIER // 40)
        self.earlier = [*self.earlier, *new][-MOST_EARLIER:]
        for line in new:
            self.learn_words(line)

    def learn_whole(self, line: str) -> None:
        """Remember a line that stood for several decisions."""
        self.wholes.append(line)
        self.learn_words(line)

    def learn_words(self, line: str) -> None:
        """Remember the words of a line, kind by kind."""
        for word in line.replace(";", " ").split():
            pool = self.words.setdefault(kind_of(word), [])
            if word.rstrip(":,") not in pool:
                pool.append(word.rstrip(":,"))

    def learn_names(self, facts: dict[str, Any]) -> None:
        """Remember the names on the table."""
        known = set(self.names)
        for name in texts_in(facts):
            if name not in known:
                known.add(name)
                self.names.append(name)

    def of(self, table: sc.Table, right: list[str], seen: dict[str, Any]) -> list[str]:
        """Some twenty lines that are not among the right ones, few of them for one reason."""
        ways: tuple[Callable[[list[str]], str], ...] = (
            self.untimely,
            self.untimely_whole,
            self.another_word,
            self.another_word,
            self.another_word_of_a_whole,
            self.another_name,
            self.longer_or_shorter,
            self.another_opening,
            self.card_line,
            self.card_line,
            self.card_line,
            self.step_line,
            self.right_and_wrong,
            self.malformed,
        )
        self.bridges, self.hand = bridges_in(seen), seen["hands"].get(table.chooser, [])
        known, found, reasons = set(right), list[str](), Counter[str]()
        for attempt in range(MOST_TRIES):
            line = ways[attempt % len(ways)](right)
            if line in known or goes_on_too_far(table, line):
                continue
            known.add(line)
            (kind, why), *_ = answer(table, line).items()
            reason = str(why) if kind == "refused" else kind
            reasons[reason] += 1
            if reasons[reason] <= MOST_ALIKE or attempt >= MOST_TRIES - 2 * WANTED:
                found.append(line)
            if len(found) == WANTED:
                break
        return found

    def some(self, *pools: list[str]) -> str:
        """One of the first pool that is not empty."""
        return next((self.rng.choice(pool) for pool in pools if pool), "end")

    def untimely(self, right: list[str]) -> str:
        """A line of an earlier decision."""
        return self.some(self.earlier, right)

    def untimely_whole(self, right: list[str]) -> str:
        """A whole line of an earlier turn."""
        return self.some(self.wholes, self.earlier, right)

    def another_word(self, right: list[str], line: str = "") -> str:
        """A right or earlier line with another word of the same kind in it."""
        pools = (right, self.earlier) if self.rng.random() < 0.7 else (self.earlier, right)
        words = (line or self.some(*pools)).split()
        at = self.rng.randrange(len(words)) if self.rng.random() < 0.3 else len(words) - 1
        words[at] = self.other(words[at])
        return " ".join(words)

    def other(self, word: str) -> str:
        """Another word of a kind, with the same colon or comma."""
        tail = word[len(word.rstrip(":,;")) :]
        return self.some(self.words.get(kind_of(word.rstrip(";")), [])) + tail

    def another_word_of_a_whole(self, right: list[str]) -> str:
        """A whole line with another word in it, one in three with two."""
        line = self.some(self.wholes, right)
        words = line.split()
        for _ in range(2 if self.rng.random() < 0.33 else 1):
            at = self.rng.randrange(len(words))
            words[at] = self.other(words[at])
        return " ".join(words)

    def another_name(self, right: list[str]) -> str:
        """The opening of a line with any name on the table."""
        opening = self.some(right, self.earlier).split()[0]
        return f"{opening} {self.some(self.names)}"

    def longer_or_shorter(self, right: list[str]) -> str:
        """A line with a word too many or too few."""
        words = self.some(right, self.earlier).split()
        if self.rng.random() < 0.5 and len(words) > 1:
            del words[self.rng.randrange(1, len(words))]
        else:
            words.append(self.other(words[-1]))
        return " ".join(words)

    def another_opening(self, right: list[str]) -> str:
        """What one line says behind the first word of another."""
        opening = self.some(right, self.earlier).split()[0]
        return " ".join([opening, *self.some(self.earlier, right).split()[1:]])

    def card_line(self, right: list[str]) -> str:
        """A card, mostly one that is held, with what such a card asks for or nearly so."""
        rng = self.rng
        held = [name for name in self.hand if rng.random() < 0.8]
        card = self.some(held, self.names)
        if not self.bridges:
            return f"{self.some(right).split()[0]} {card}"
        form = card.partition("-")[0] if rng.random() < 0.9 else rng.choice(("moves", *PRAYERS))
        forms = {
            "moves": self.path_line,
            "rotas": self.turn_line,
            "wild": lambda card: rng.choice((self.path_line, self.turn_line))(
                f"wild {rng.choice(('moves', 'rotas'))}"
            ),
            "animi": lambda card: f"{card} {self.squares(5)}",
            "clara": lambda card: f"{card} {self.word('square')}",
            "mihi": lambda card: f"{card}; {self.free_part()}; {self.free_part()}; done",
            "neque": lambda card: f"{card} {rng.randrange(1, 5)} {self.word('way')}",
            "nihil": lambda card: self.nihil_line(card),
            "omnia": lambda card: f"{card} {self.bridge()}: {self.path(4)}",
            "quin": self.quin_line,
            "victoria": lambda card: " ".join([card, *self.some_bridges()]),
        }
        return forms[form if form in forms else rng.choice(PRAYERS)](card)

    def step_line(self, right: list[str]) -> str:
        """What can be tried without a card: a walk, the free action, other cards, the gargoyle."""
        rng = self.rng
        if not self.bridges:
            return f"{self.some(right).split()[0]} {self.some(self.hand, self.names)}"
        two = f"{self.some(self.hand, self.names)} {self.some(self.hand, self.names)}"
        here = [word for line in right for word in line.split()[1:] if kind_of(word) == "square"]
        return rng.choice(
            (
                f"walk {self.squares(4, here)}",
                f"walk {self.squares(2, here)}",
                f"free step {self.some(here, self.words['square'])}",
                f"free {self.free_part()}",
                f"free {self.free_part()}",
                f"swap {two} {rng.choice(('im', 'lf'))}",
                f"unblock {self.word('square')} {two} {self.some(self.hand, self.names)}",
                f"draw {rng.choice(('im', 'lf'))}",
                f"take {self.some(self.names).partition(' ')[0]}",
            )
        )

    def word(self, kind: str) -> str:
        """Any word of a kind."""
        return self.some(self.words.get(kind, []))

    def bridge(self, about: str = "") -> str:
        """A bridge, mostly one of a material or shape."""
        fits = [bridge for bridge in self.bridges if about and about in bridge.split("-")]
        return self.some(fits if self.rng.random() < 0.8 else [], list(self.bridges))

    def some_bridges(self) -> list[str]:
        """One to three bridges."""
        return [self.bridge() for _ in range(self.rng.randrange(1, 4))]

    def path(self, most: int) -> str:
        """Some directions."""
        return " ".join(self.word("way") for _ in range(self.rng.randrange(1, most + 1)))

    def squares(self, most: int, among: list[str] | None = None) -> str:
        """A way of squares side by side, with a leap now and then."""
        column, row = _split(self.some(among or [], self.words["square"]))
        found = []
        for _ in range(self.rng.randrange(1, most + 1)):
            found.append(f"{chr(column)}{row}")
            across, along = self.rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (0, 2)))
            column, row = min(max(column + across, ord("A")), ord("Q")), max(row + along, 0)
        return " ".join(found)

    def pivot(self, bridge: str) -> str:
        """A square, mostly of a bridge."""
        own = self.bridges.get(bridge, []) if self.rng.random() < 0.8 else []
        return self.some(own, self.words["square"])

    def turned(self, bridge: str) -> str:
        """A turn of a bridge."""
        return f"{self.pivot(bridge)} {self.word('angle')}"

    def path_line(self, card: str) -> str:
        """A push: a level, a bridge and a path, mostly of the right length."""
        bridge, level = self.bridge(card.partition("-")[2]), self.rng.randrange(1, 5)
        path = " ".join(self.word("way") for _ in range(level))
        return f"{card} {level} {bridge}: {path if self.rng.random() < 0.8 else self.path(5)}"

    def turn_line(self, card: str) -> str:
        """A turn: a level, a bridge and one or two turns."""
        bridge, level = self.bridge(card.partition("-")[2]), self.rng.choice((2, 2, 4, 4, 3))
        turns = [self.turned(bridge) for _ in range(self.rng.randrange(1, 3))]
        return f"{card} {level} {bridge}: {', '.join(turns)}"

    def free_part(self) -> str:
        """What the free action does to a bridge."""
        bridge = self.bridge()
        if self.rng.random() < 0.5:
            return f"shift {bridge} {self.word('way')}"
        return f"turn {bridge} {self.turned(bridge)}"

    def nihil_line(self, card: str) -> str:
        """A walk of somebody else."""
        seats = [name for name in self.names if name in ("red", "blue", "green", "yellow")]
        level = self.rng.randrange(1, 5)
        return f"{card} {level}; {self.some(seats)} {self.squares(level + 1)}; done"

    def quin_line(self, card: str) -> str:
        """One or two bridges, lifted and laid somewhere."""
        lifted = [self.bridge() for _ in range(self.rng.randrange(1, 3))]
        lays = "; ".join(f"lay {bridge} {self.squares(5)}" for bridge in lifted)
        return f"{card} {' '.join(lifted)}; {lays}"

    def right_and_wrong(self, right: list[str]) -> str:
        """A right line that goes on with another one."""
        return f"{self.some(right)}; {self.some(self.earlier, right)}"

    def malformed(self, right: list[str]) -> str:
        """What hardly is a line at all, or comes at the wrong time nearly always."""
        if self.rng.random() < 0.3:
            line = self.some(right, self.earlier)
            return self.rng.choice((line.upper(), f"{line};", f"; {line}", line.replace(" ", "-")))
        return self.rng.choice(MALFORMED)

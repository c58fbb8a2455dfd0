"""Whole lines: what is chosen in a row, written and read at once, as in `2 a: e e`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from scriptorium.engine.errors import Unreadable
from scriptorium.engine.notation_templates import Template
from scriptorium.engine.targets import Target
from scriptorium.engine.values import Action

if TYPE_CHECKING:
    from scriptorium.engine.choices import Choice
    from scriptorium.engine.table import Table

Stages = tuple[tuple["Choice", ...], ...]
Actions = tuple[Action, ...]
AGAIN = "*"  # behind the form of a line: once or several times


class CardLine:
    """A form over the fields of some choices in a row."""

    def __init__(self, form: str, stages: Stages) -> None:
        self.again = form.endswith(AGAIN)
        form = form.removesuffix(AGAIN)
        targets: dict[str, Target[Any]] = {}
        for choices in stages:
            for choice in choices:
                targets = choice.targets | targets
        self.template = Template(form, targets)
        named = set(self.template.targets)
        self.chain: list[Choice] = []
        for choices in stages:
            fitting = [c for c in choices if c.targets and set(c.targets) <= named]
            if not fitting:
                break
            self.chain.append(fitting[0])
        self.word = form.split()[0] if form and not form.startswith("{") else ""

    def fits(self, text: str) -> bool:
        """Whether a text has this form."""
        return all(self.template.fits(part) for part in self._parts(text)) and bool(text.strip())

    def _parts(self, text: str) -> Iterable[str]:
        return text.split() if self.again else (text,)

    def read(self, table: Table, text: str) -> Actions:
        """One action of each choice, in a row; again and again where the line may repeat."""
        found: list[Action] = []
        for part in self._parts(text):
            values = self.template.read(table, part)
            found += [c.kind(**{name: values[name] for name in c.targets}) for c in self.chain]
        return tuple(found)


def read_line(lines: Iterable[CardLine], table: Table, text: str) -> Actions:
    """What a text stands for by the first line that it fits."""
    several = tuple(lines)
    for line in several:
        if line.fits(text):
            return line.read(table, text)
    raise Unreadable(f"write {' or '.join(one.template.shown for one in several)}, not {text!r}")


def chain_reader(
    form: str, stages: Stages, first: Actions = ()
) -> Callable[[Table, str], Actions | None]:
    """Reads a clause that begins with the first word of a form; others it leaves to others.

    `first` are actions that come before what is chosen: they go without saying.
    """
    line = CardLine(form, stages)

    def read(table: Table, text: str) -> Actions | None:
        word, _, rest = text.partition(" ")
        if word != line.word or not rest.strip() or not line.fits(text):
            return None
        return (*first, *line.read(table, text))

    return read

"""Lines of notation as templates over the fields of actions: `{price} {piece}: {path}`.

One template writes a line and reads it back, each field by its own target. What stands between
the fields is read with any blanks around it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .errors import PluginError, Unreadable
from .targets import REST, Target

if TYPE_CHECKING:
    from .table import Position

_FIELD = re.compile(r"\{(\w+)\}")


class Template:
    """A line with fields in it."""

    def __init__(self, form: str, targets: Mapping[str, Target[Any]]) -> None:
        self.form = form
        named = _FIELD.findall(form)
        unknown = [name for name in named if name not in targets]
        if unknown or len(set(named)) < len(named):
            told = f"there is no field {unknown[0]}" if unknown else "a field stands there twice"
            raise PluginError(f"{form!r}: {told}; the fields are {', '.join(targets)}")
        self.targets = {name: targets[name] for name in named}
        self._pattern = re.compile(self._expression(), re.DOTALL)
        self.shown = _FIELD.sub(r"(\1)", form)
        begins = _FIELD.match(form)
        self.opening = begins[1] if begins else ""  # the field that it begins with

    def _expression(self) -> str:
        expression, at = "", 0
        for found in _FIELD.finditer(self.form):
            before, name = self.form[at : found.start()], found[1]
            count = self.targets[name].words
            at = found.end()
            if self.targets[name].may_be_empty and before[-1:].isspace():
                expression += rf"{_blanks(before.rstrip())}(?:\s+(?P<{name}>.*))?"
                continue
            group = r".*" if count == REST else r"\s+".join([r"\S+?"] * count)
            expression += f"{_blanks(before)}(?P<{name}>{group})"
        return expression + _blanks(self.form[at:])

    def write(self, position: Position, values: Mapping[str, Any]) -> str:
        """The line for some values."""
        words = {name: t.write(position, values[name]) for name, t in self.targets.items()}
        return self.form.format(**words).strip()

    def fits(self, text: str) -> bool:
        """Whether a text has the form of the line, whatever its fields say."""
        return self._pattern.fullmatch(text.strip()) is not None

    def read(self, position: Position, text: str) -> dict[str, Any]:
        """The values that a line stands for."""
        found = self._pattern.fullmatch(text.strip())
        if found is None:
            word, _, rest = text.strip().partition(" ")
            if rest and " " not in self.form:
                raise Unreadable(f"{word} stands alone, without {rest.strip()!r}")
            shown = self.shown.replace(f"({self.opening})", word, 1)
            raise Unreadable(f"write {shown}, not {text.strip()!r}")
        return {
            name: self.targets[name].read(position, (words or "").strip())
            for name, words in found.groupdict().items()
        }


def _blanks(literal: str) -> str:
    """What stands between two fields, with as many blanks as one likes."""
    words = literal.split()
    inner = r"\s+".join(re.escape(word) for word in words)
    if not words:
        return r"\s+" if literal else ""
    before = r"\s+" if literal[0].isspace() else r"\s*" if not words[0][0].isalnum() else ""
    after = r"\s+" if literal[-1].isspace() and words[-1][-1].isalnum() else r"\s*"
    return before + inner + (after if literal[-1].isspace() or not words[-1][-1].isalnum() else "")

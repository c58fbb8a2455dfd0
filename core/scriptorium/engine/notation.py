"""Notation: every action as a short line of text, and back.

A line is a word and what belongs to it. Several actions stand in one text with `;` between
them. An action whose plugin brings no writer of its own is written as its word and its fields.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from scriptorium.plugins.guard import Fault, shown

from .bound_choice import BoundChoice
from .errors import Refused, Unreadable
from .play import apply, ends_line
from .ruleset import Ruleset
from .table import Moment, Table
from .values import Action, Several, Turn, is_well_formed

MOST_CHARACTERS = 2000
DONE = "done"


def write(table: Table, action: Action) -> str:
    """An action as a short line of text, in the notation of its game."""
    if isinstance(action, Several) and isinstance(action.actions, tuple):
        lines = []
        for part in action.actions:
            lines.append(write(table, part))
            table = _behind(table, part)
        return "; ".join(lines)
    bound = table.rules.actions.get(type(action))
    if bound is None:
        raise Unreadable(f"{type(action).__name__} is not an action of this match")
    line = bound.guard.ask(bound.write, table, action)
    return _by_fields(bound, action) if line is None else _told_apart(table, bound, line)


def _told_apart(table: Table, bound: BoundChoice, text: str) -> str:
    """With its tag in the place of a word that another action has as well."""
    word, _, rest = text.partition(" ")
    if word != bound.word or _meant(table, word, text) is bound:
        return text
    return f"{bound.kind.__struct_config__.tag} {rest}".strip()


def _behind(table: Table, action: Action) -> Table:
    """The table on which what follows an action in a line is written."""
    try:
        after = apply(table, action)
    except Refused:
        return table
    return table if ends_line(table, after) else after.table


def _by_fields(bound: BoundChoice, action: Action) -> str:
    """The action as its tag and its fields by name; one that nobody can do, as it looks."""
    tag = str(bound.kind.__struct_config__.tag)
    return f"{tag} {_named(action)}" if is_well_formed(action) else shown(action)


def _named(action: Action) -> str:
    """The fields by name, as JSON without a blank or a semicolon."""
    fields = msgspec.json.decode(msgspec.json.encode(action), type=dict[str, msgspec.Raw])
    del fields["kind"]
    written = msgspec.json.encode(fields).decode()
    return written.replace(" ", r"\u0020").replace(";", r"\u003b")


def read(table: Table, text: str) -> Action:
    """The action that a text stands for; it may turn out to be refused, that is another question.

    What is written behind the end of a line (see `play.ends_line`) is not looked at. Raises
    `Unreadable`, which says what was expected, when the text is not notation.
    """
    actions = read_line(table, text).actions
    return actions[0] if len(actions) == 1 else Several(actions)


class NotationLine(NamedTuple):
    """The actions of each clause of a text, and what is behind its end: actions, and a text."""

    clauses: list[tuple[Action, ...]]
    beyond: tuple[Action, ...] = ()
    rest: str = ""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions up to the end."""
        return tuple(action for clause in self.clauses for action in clause)


def read_line(table: Table, text: str, before: NotationLine | None = None) -> NotationLine:
    """What a text stands for, to the end of the line; a word that closes what has is left out.

    With a line before it, its actions beyond the end come first, and its rest may be left out.
    """
    ahead = before.beyond if before is not None else ()
    if not isinstance(text, str):
        raise Unreadable(f"notation is a text, not {text!r}")
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(f"a line has at most {MOST_CHARACTERS} characters, this has {len(text)}")
    parts = [part.strip() for part in text.split(";")] if text or not ahead else []
    if not all(parts):
        raise Unreadable(f"{text!r} has an empty place beside a semicolon")
    found: list[tuple[Action, ...]] = []
    open_end = True
    for at, part in enumerate([None, *parts] if ahead else parts):
        if part is not None and (at or before is not None) and _has_closed(table, part):
            continue
        actions = ahead if part is None else read_clause(table, part)
        found.append(actions)
        for number, action in enumerate(actions if open_end else (), 1):
            try:
                was, after = table, apply(table, action)
            except Refused:  # what follows is read as if from here
                open_end = False
                break
            table = after.table
            if ends_line(was, after):
                found[-1] = actions[:number]
                left = parts[at:] if ahead else parts[at + 1 :]
                return NotationLine(found, actions[number:], "; ".join(left))
    return NotationLine(found)


def _has_closed(table: Table, word: str) -> bool:
    """Whether a word would close something that has closed itself: a `done`, or a game's own."""
    bound = table.rules.words.get(word)
    top = type(table.pending[-1]) if table.pending else Turn
    if word == DONE:
        return bound is None or top is Turn or not bound.belongs(Moment.of(table))
    closes = bound is not None and not bound.kind.__struct_fields__ and Turn not in bound.at
    return closes and top is Turn


def read_clause(table: Table, text: str) -> tuple[Action, ...]:
    """The actions that one clause stands for, usually one."""
    try:
        return _read_clause(table, text)
    except Fault as fault:
        raise Unreadable(f"the plugin {fault.plugin} failed while reading {text!r}") from fault


def _read_clause(table: Table, text: str) -> tuple[Action, ...]:
    rules = table.rules
    for guard, reader in rules.readers:
        actions = guard.do(reader, table, text)
        if actions is not None:  # none at all: words that ask for nothing to be done
            if not all(isinstance(action, Action) for action in actions):
                raise guard.fault(TypeError(f"{text!r} was read as {shown(actions)}"))
            return tuple(actions)
    word, _, rest = text.partition(" ")
    bound = _meant(table, word, text) or _tagged(rules, word)
    if bound is None:
        known = ", ".join(sorted(rules.words))
        raise Unreadable(f"{word!r} begins no action; those of this match begin with {known}")
    if rest.startswith("{"):
        return (_read_named(bound, rest),)
    return (bound.guard.do(bound.read, table, rest.strip()),)


def _meant(table: Table, word: str, text: str) -> BoundChoice | None:
    """The action that a line is; of several with one word that which has the form of the line."""
    for bound in table.rules.namesakes.get(word, ()):
        if bound.choice.template.fits(text):
            return bound
    return table.rules.words.get(word)


def _tagged(rules: Ruleset, tag: str) -> BoundChoice | None:
    """The action of that tag: the way to write one whose word another action has as well."""
    found = (bound for kind, bound in rules.actions.items() if kind.__struct_config__.tag == tag)
    return next(found, None)


def _read_named(bound: BoundChoice, text: str) -> Action:
    """The fields by name, as JSON."""
    try:
        named = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        named["kind"] = msgspec.Raw(msgspec.json.encode(str(bound.kind.__struct_config__.tag)))
        return msgspec.json.decode(msgspec.json.encode(named), type=bound.kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unreadable(f"{bound.word} {text!r}: {error}") from None

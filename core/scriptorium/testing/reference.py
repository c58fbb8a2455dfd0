"""A reference that is made of the rules themselves: what the engine lends, what each game offers.

`scriptorium mods list GAME --parts --long` prints it, and the pages of the documentation hold it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, cast

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.house_rules as sh
import scriptorium.scene as sp
from scriptorium.cards.card_rules import CardRules
from scriptorium.engine.library import Library
from scriptorium.engine.registered import among_said
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.plugins import hookspecs
from scriptorium.plugins.installed import all_loaded
from scriptorium.scenarios import facts
from scriptorium.scenarios.facts import Facts

GROUP = "scriptorium.reference"
HOOKS = ("scriptorium_about", "scriptorium_plugins", "scriptorium_rules")
_EXAMPLE = re.compile(r"Example:\s*(.*)\Z", re.S)
_GROUP = re.compile(r"^- `([^`]+)`: (.*)$")


@dataclass(frozen=True)
class ReferenceRow:
    """One thing that can be looked up: what it is called, what it is for, an example."""

    name: str
    told: str
    example: str = ""


@dataclass(frozen=True)
class ReferenceSection:
    """Things of one kind."""

    title: str
    rows: tuple[ReferenceRow, ...]


def of_the_windows() -> tuple[ReferenceSection, ...]:
    """What installed packages that show games have to name, such as pictures."""
    found = (section() for _, section in all_loaded(entry_points(group=GROUP)))
    return tuple(
        ReferenceSection(title, tuple(ReferenceRow(*row) for row in rows)) for title, rows in found
    )


def of_the_engine() -> tuple[ReferenceSection, ...]:
    """Plugins and games with what is declared on them, changes, targets, pieces, events.

    And what a declaration of one's own needs: the rule book, and what stands beside it.
    """
    beside = {
        "sv": (sv.verb, sv.effect, sv.program),
        "sp": (sp.add_scene,),
        "sh": (sh.secret, sh.ask_all),
        "check": (facts.fact, facts.scripted, facts.scenario_start),
    }
    written = [
        _row(f"{room}.{call.__name__}", cast("Callable[..., Any]", call))
        for room, calls in beside.items()
        for call in calls
    ]
    targets = [kind for kind in vars(sc).values() if _is_kind(kind, sc.Target)]
    events = [kind for kind in vars(sc).values() if _is_kind(kind, sc.Event)]
    return (
        ReferenceSection("Hooks", tuple(_row(name, getattr(hookspecs, name)) for name in HOOKS)),
        ReferenceSection("A plugin", tuple(_methods(sc.Plugin, "plugin"))),
        ReferenceSection("A game", tuple(_methods(sc.Game, "game"))),
        ReferenceSection("The rule book", (*_methods(sc.RuleBook, "book"), *written)),
        ReferenceSection("A change", tuple(_methods(sc.Change, "now"))),
        ReferenceSection("Targets", tuple(_row(f"sc.{kind.__name__}", kind) for kind in targets)),
        ReferenceSection("Groups of pieces", tuple(_groups())),
        ReferenceSection(
            "Events of the core", tuple(_row(f"sc.{kind.__name__}", kind) for kind in events)
        ),
    )


def of_a_game(library: Library, game: str) -> tuple[ReferenceSection, ...]:
    """What a game has that plugins and packs can name."""
    setup = library.setup(game)
    book, rules = library.book(setup), library.rules(setup)
    made = (
        ReferenceSection("Schedule", tuple(_schedule(rules))),
        ReferenceSection(
            "Numbers", tuple(ReferenceRow(name, str(value)) for name, value in book.numbers.items())
        ),
        ReferenceSection("Options", tuple(_options(book))),
        ReferenceSection("Choices", tuple(_choices(rules))),
        ReferenceSection(
            "Decisions", tuple(_kinds(k for k in book.pendings if k not in book.tasks))
        ),
        ReferenceSection(
            "Parts", tuple(_kinds(dict.fromkeys(type(one.start) for one in book.parts.values())))
        ),
        ReferenceSection("Events", tuple(_kinds(book.events))),
        ReferenceSection("Questions", tuple(_kinds(book.questions))),
        ReferenceSection("Reasons", tuple(_reasons(book))),
        ReferenceSection("Effects and verbs of cards", tuple(_verbs(book))),
        ReferenceSection(
            "Cards", tuple(ReferenceRow(c.id, c.title or c.effect) for c in book.cards.values())
        ),
        ReferenceSection(
            "Zones", tuple(ReferenceRow(z.key, f"seen by: {z.faces}") for z in book.zones.values())
        ),
        ReferenceSection("Words of scenarios", tuple(_facts(book))),
    )
    return tuple(section for section in made if section.rows)


def lines_of(sections: Iterable[ReferenceSection]) -> Iterator[str]:
    """The sections as lines of text."""
    for section in sections:
        yield f"{section.title}:"
        for row in section.rows:
            yield f"  {row.name}: {row.told}" if row.told else f"  {row.name}"


def page_of(title: str, sections: Iterable[ReferenceSection]) -> str:
    """The sections as a page in Markdown."""
    lines = [f"# {title}", ""]
    for section in sections:
        lines += [f"## {section.title}", "", "| name | what it is |", "|---|---|"]
        for row in section.rows:
            example = f" Example: `{_cell(row.example)}`" if row.example else ""
            lines.append(f"| `{_cell(row.name)}` | {_cell(row.told)}{example} |")
        lines.append("")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _is_kind(value: object, base: type) -> bool:
    return isinstance(value, type) and issubclass(value, base) and value is not base


def _row(name: str, thing: Any) -> ReferenceRow:
    told = inspect.getdoc(thing) or ""
    found = _EXAMPLE.search(told)
    example = found.group(1).strip().strip("`") if found else ""
    return ReferenceRow(
        name, told.partition("\n\n")[0].replace("\n", " "), "" if "\n" in example else example
    )


def _methods(kind: type, called: str) -> Iterator[ReferenceRow]:
    for name, member in vars(kind).items():
        if name[0] != "_" and name not in HOOKS and inspect.isfunction(member):
            yield _row(f"{called}.{name}", member)


def _groups() -> Iterator[ReferenceRow]:
    """The groups of pieces, as the contract of pictures tells them."""
    module = inspect.getmodule(sp.Piece)
    joined = re.sub(r"\n  +", " ", inspect.cleandoc((module and module.__doc__) or ""))
    for line in joined.splitlines():
        found = _GROUP.match(line)
        if found:
            yield ReferenceRow(found.group(1), found.group(2).rstrip(";."))


def _schedule(rules: Ruleset) -> Iterator[ReferenceRow]:
    for phase in rules.schedule.phases:
        yield ReferenceRow(phase.name, f"a phase with the steps {', '.join(phase.steps)}")
    for budget in rules.schedule.budgets:
        yield ReferenceRow(budget.name, f"a budget of each turn: {budget.start}")
    for once in rules.schedule.once:
        yield ReferenceRow(once.name, f"so often a turn: {once.times}")


def _options(book: RuleBook) -> Iterator[ReferenceRow]:
    for name, (value, _) in book.options.items():
        among = book.option_choices.get(name, ())
        yield ReferenceRow(name, f"{value}" + (f"; one of {among_said(among)}" if among else ""))


def _choices(rules: Ruleset) -> Iterator[ReferenceRow]:
    for kind, rule in rules.actions.items():
        choice = rule.choice
        refusals = [one.reason.id for one in (*choice.rules, *choice.ends)]
        told = _first(kind) + (f" Rules: {', '.join(refusals)}." if refusals else "")
        yield ReferenceRow(f"{_tag(kind)} ({choice.template.form})", told)


def _kinds(kinds: Iterable[type]) -> Iterator[ReferenceRow]:
    for kind in kinds:
        fields = ", ".join(getattr(kind, "__struct_fields__", ()))
        yield ReferenceRow(_tag(kind), _first(kind) + (f" Fields: {fields}." if fields else ""))


def _tag(kind: type) -> str:
    config = getattr(kind, "__struct_config__", None)
    return str(config.tag) if config is not None and config.tag else kind.__name__


def _first(kind: type) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]


def _reasons(book: RuleBook) -> Iterator[ReferenceRow]:
    """Each reason once, with the rules of all that declare it."""
    known: dict[tuple[str, str], dict[str, None]] = {}
    for reason in book.reasons.values():
        numbers = known.setdefault((reason.id, reason.text), {})
        if reason.rules:
            numbers[" ".join(reason.rules)] = None
    for (id, said), numbers in known.items():
        cites = f" ({'; '.join(numbers)})" if numbers else ""
        yield ReferenceRow(id, f"{said}{cites}")


def _verbs(book: RuleBook) -> Iterator[ReferenceRow]:
    cards = cast("CardRules | None", book.extensions.get(CardRules))
    if cards is None:
        return
    for effect in cards.effects.values():
        fields = ", ".join(getattr(effect.params, "__struct_fields__", ()))
        yield ReferenceRow(effect.name, "an effect" + (f"; params: {fields}" if fields else ""))
    for verb in cards.verbs.values():
        fields = ", ".join(verb.words.__struct_fields__)
        yield ReferenceRow(verb.name, f"{_first(verb.words)} Beside it: {fields}.")


def _facts(book: RuleBook) -> Iterator[ReferenceRow]:
    known = cast("Facts | None", book.extensions.get(Facts))
    for fact in known.facts.values() if known is not None else ():
        can = " and ".join(word for word, call in (("see", fact.see), ("set", fact.put)) if call)
        yield ReferenceRow(fact.name, f"can be {can}".replace("see", "seen"))

"""What is declared is looked at at once: a mistake is reported with what to write instead.

These raise a `PluginError`; the plugin on which something is declared adds file and line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import Parameter, signature
from string import Formatter
from types import FunctionType
from typing import Any

from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import PluginError, Reason
from scriptorium.engine.values import Decision, Sentence
from scriptorium.plugins.guard import shown
from scriptorium.plugins.source_location import meant

DECLARING = ("choice", "part", "event", "question")


def check_brackets(given: object, call: str) -> None:
    """A decorator is called: it stands there with its brackets."""
    if isinstance(given, type | FunctionType):
        raise PluginError(f"write @….{call}() above {given.__name__}, with its brackets")


def check_kind_of(kind: object, base: type, call: str) -> None:
    """What is declared is a class of the right kind."""
    if isinstance(kind, FunctionType) and call == "react":
        raise PluginError(f"write @….react(an event) above {kind.__name__}")
    if isinstance(kind, type) and issubclass(kind, base) and kind is not base:
        return
    name, wanted = getattr(kind, "__name__", shown(kind)), base.__name__.lower()
    if call not in DECLARING:
        raise PluginError(f"{call} takes a kind of {wanted}, and {name} is none")
    written = f'class {name}(sc.{base.__name__}, tag="…", frozen=True)'
    raise PluginError(f"{name} is no kind of {wanted}; write {written}")


def check_rules(rules: Iterable[object]) -> None:
    """Rules are rules, one by one."""
    for one in rules:
        if isinstance(one, Rule):
            continue
        if isinstance(one, type):
            check_brackets(one, "choice")
        if isinstance(one, tuple | list):
            raise PluginError(
                "rules are given one by one, as in choice(FREE, NEAR), not in a tuple"
            )
        if isinstance(one, Reason):
            told = f"the reason {one.id} does not say when it refuses"
            raise PluginError(f"{told}; write sc.Rule({one.id.upper()}, predicate=…)")
        told = "a function" if isinstance(one, FunctionType) else shown(one)
        raise PluginError(f"{told} is no rule; write sc.Rule(a reason, predicate=…)")


def check_fields(fields: dict[str, Any], known: Iterable[str]) -> None:
    """What else is said of a choice is known and of the right kind."""
    for name in fields:
        if name not in known:
            raise PluginError(f"a choice says nothing by {name}={meant(name, known)}")
    for name in ("during", "also", "ends"):
        if isinstance(fields.get(name), str | Rule):
            one = fields[name]
            raise PluginError(f"{name} is a tuple, as in {name}=({_written(one)},)")
    for name in ("button", "said"):
        if isinstance(fields.get(name), str) and not isinstance(fields[name], Sentence):
            check_sentence(fields[name], name)
    if "button" in fields and not isinstance(fields["button"], Sentence):
        raise PluginError('button is a sentence without its details: button=say("a-message")')


def check_sentence(given: object, name: str) -> None:
    """A sentence is made with `say`, or is a `sc.Sentence`."""
    if given is not None and not isinstance(given, Sentence):
        raise PluginError(f"{name} is a sentence, as in say({_written(given)}), not {shown(given)}")


def check_decisions(at: object) -> None:
    """A choice answers kinds of decisions."""
    for one in at if isinstance(at, tuple) else (at,):
        if not (isinstance(one, type) and issubclass(one, Decision)):
            told = (
                f"at={type(one).__name__}"
                if isinstance(one, Decision)
                else "a class of sc.Decision"
            )
            raise PluginError(f"at is a kind of decision, not {shown(one)}; write {told}")


def check_deed(kind: type, call: Callable[..., Any], also: str) -> None:
    """`do` takes the action, the change, and one thing more where it is asked for."""
    if not 2 <= count(call) <= 3:
        told = f"{kind.__name__}.do takes {count(call)} of the action, the change and {also}"
        raise PluginError(f"{told}; write do(self, now), or do(self, now, {also})")


def check_takes(call: object, *names: str) -> None:
    """A function takes as many values as it is given."""
    if not callable(call):
        raise PluginError(f"write a function of ({', '.join(names)}), not {shown(call)}")
    try:
        parameters = signature(call).parameters.values()
    except (TypeError, ValueError):
        return
    kinds = [one.kind for one in parameters]
    if Parameter.VAR_POSITIONAL in kinds:
        return
    needed = [one for one in parameters if one.default is Parameter.empty]
    if not len(needed) <= len(names) <= len(kinds):
        called, given = getattr(call, "__name__", "the function"), ", ".join(names)
        told = f"takes {len(needed)} of the {len(names)} values that it is given; write"
        if called == "<lambda>":
            raise PluginError(f"the lambda {told} lambda {given}: …")
        raise PluginError(f"{called} {told} {called}({given})")


def check_tuple(given: object, name: str) -> None:
    """Several things stand in a tuple, not in a text."""
    if isinstance(given, str):
        raise PluginError(f"{name} is a tuple, as in {name}=({given!r},)")


def check_pieces(kind: type[Any], shows: object) -> None:
    """The pieces of an event name what the event has."""
    check_tuple(shows, "shows")
    assert isinstance(shows, tuple)
    for form in shows:
        for _, name, _, _ in Formatter().parse(form):
            if name and name not in kind.__struct_fields__ and not hasattr(kind, name):
                known = kind.__struct_fields__
                raise PluginError(
                    f"shows names {name!r}, which {kind.__name__} has not{meant(name, known)}"
                )


def count(call: Callable[..., Any]) -> int:
    """How many parameters a function has."""
    return len(signature(call).parameters)


def _written(one: object) -> str:
    return f'"{one}"' if isinstance(one, str) else "…"

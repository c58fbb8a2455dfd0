"""All that a rule book takes a function for: each planted in a house rule, and a walk that asks.

`walk` asks a table all that frontends, computers and files ask of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any

import lantern
from msgspec import Meta
from planted_faults import Odd, Planted

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium.cards import ChoiceWords, VerbWords
from scriptorium.cards.registration import condition
from scriptorium.engine.choices import Choice, rule
from scriptorium.scene import scene
from scriptorium.scene.registration import add_aim

ODD = "house.odd"


class Number(sc.Target[int]):
    """Numbers of the house; a function of a test may stand in for one of its own."""

    def __init__(self, name: str, planted: Any) -> None:
        self.noun = "a number"
        if name:
            setattr(self, name, planted)

    def bits(self, at: sc.Moment) -> int | None:
        return 0b111

    def read(self, position: Any, text: str) -> int:
        return int(text)


def noop(*args: Any) -> None:
    """Do nothing."""


def choice(facet: str) -> Callable[[sc.RuleBook, Planted], None]:
    def plant(book: sc.RuleBook, planted: Planted) -> None:
        rules = ()
        more: dict[str, Any] = {"do": noop}
        if facet in ("mask", "predicate", "explain", "gate"):
            rules = (rule("odd", "H1", "Odd.", **{facet: planted}),)
        elif facet == "ends":
            more["ends"] = (rule("odd", "H1", "Odd.", predicate=planted),)
        elif facet == "lists":
            more["quick"] = sc.Quick(lists=planted)
        else:
            more[facet] = planted
        if facet == "cites":
            rules = (rule("odd", "H1", "Odd.", predicate=lambda at, action: action.number != 1),)
        book.choice(Choice(pick_of("", None), rules=rules, **more))

    return plant


def pick_of(name: str, planted: Any) -> type[sc.Action]:
    class Pick(sc.Action, tag="house.odd.pick", frozen=True):
        """Pick a number."""

        number: Annotated[int, Meta(ge=0, le=9), Number(name, planted)]

    Pick.__annotations__ = {
        "number": Annotated[int, Meta(ge=0, le=9), Number(name, planted)],
    }
    return Pick


def task(book: sc.RuleBook, planted: Planted) -> None:
    class Chore(sc.Task, tag="house.odd.chore", frozen=True):
        """A task of the house."""

    book.task(Chore, planted)
    book.react(lantern.LampLit, lambda now, event: now.then(Chore("anna")))


def target(name: str) -> Callable[[sc.RuleBook, Planted], None]:
    def plant(book: sc.RuleBook, planted: Planted) -> None:
        book.choice(Choice(pick_of(name, planted), do=noop))

    return plant


def method(base: type, name: str) -> Callable[[sc.RuleBook, Planted], None]:
    def plant(book: sc.RuleBook, planted: Planted) -> None:
        def call(self: Any, *args: Any) -> Any:
            return planted(*args)

        body = {"__doc__": "A kind of the house.", name: call, "__module__": __name__}
        kind = type(base)("Strange", (base,), body, tag="house.odd.strange", frozen=True)
        if base is sc.Part:
            book.part(kind())
        elif base is sc.Decision:
            book.decision(kind)
            book.react(lantern.LampLit, lambda now, event: now.wait_for(kind("anna")))
            book.choice(Choice(Odd, at=kind, do=noop))
        else:
            book.event(kind)
            book.react(lantern.LampLit, lambda now, event: now.tell(kind()))

    return plant


class HumWords(VerbWords, frozen=True, kw_only=True):
    """Hum."""

    hum: int


class SayWords(ChoiceWords, frozen=True, kw_only=True):
    """Say a number."""

    speak: int


def verb(facet: str) -> Callable[[sc.RuleBook, Planted], None]:
    def plant(book: sc.RuleBook, planted: Planted) -> None:
        how: dict[str, Any] = {"said": lambda words: sc.text("hum", "Hum."), "do": noop}
        if facet == "needs":
            how["needs"] = (rule("odd", "H1", "Odd.", predicate=planted),)
        else:
            how[facet] = planted
        sv.verb(book, "hum", HumWords, **how)

    return plant


def effect(facet: str) -> Callable[[sc.RuleBook, Planted], None]:
    def plant(book: sc.RuleBook, planted: Planted) -> None:
        how: dict[str, Any] = {"play": noop}
        if facet in ("needs", "closes"):
            how[facet] = (rule("odd", "H1", "Odd.", predicate=planted),)
        elif facet == "program":
            how = {"program": planted}
        else:
            how[facet] = planted
        sv.effect(book, "house.odd.effect", **how)
        book.card(sc.Card("house.odd:moon", "house.odd.effect", copies=0))

    return plant


PLANTS: dict[str, Callable[[sc.RuleBook, Planted], None]] = {
    **{
        f"choice {facet}": choice(facet)
        for facet in (
            "do",
            "mask",
            "predicate",
            "explain",
            "gate",
            "ends",
            "lists",
            "beside",
            "said",
            "cites",
        )
    },
    **{
        f"target {name}": target(name)
        for name in ("bits", "every", "missing", "outcome", "write", "read", "pieces", "meant")
    },
    "rule predicate": lambda book, f: book.rule(
        lantern.Wish, rule("odd", "H1", "Odd.", predicate=f)
    ),
    "rule gate": lambda book, f: book.rule(lantern.Wish, rule("odd", "H1", "Odd.", gate=f)),
    "rule why": lambda book, f: book.rule(lantern.Wish, rule("odd", "H1", "Odd.", explain=f)),
    "rule of a card": lambda book, f: book.rule(
        lantern.Play, rule("odd", "H1", "Odd.", predicate=f)
    ),
    "react": lambda book, f: book.react(lantern.LampLit, f),
    "say": lambda book, f: book.say(sc.TurnBegan, f),
    "show": lambda book, f: book.show(sc.TurnBegan, f),
    "adjust": lambda book, f: book.adjust("lantern.price", f),
    "adjust at the turn": lambda book, f: book.adjust("lantern.oil", f),
    "task": task,
    "set_up": lambda book, f: book.set_up(f),
    "notation": lambda book, f: book.notation(f),
    "scene": lambda book, f: sp.add_scene(book, f),
    "aim": lambda book, f: add_aim(book, f),
    "invariant": lambda book, f: book.invariant(f),
    "fact": lambda book, f: check.fact(book, "odd", see=f, put=f, same=f),
    "scenario_start agree": lambda book, f: check.scenario_start(book, agree=f),
    "scenario_start neutral": lambda book, f: check.scenario_start(book, neutral=f),
    "condition": lambda book, f: condition(book, "odd", f),
    **{f"verb {facet}": verb(facet) for facet in ("can", "do", "said", "needs", "ready")},
    **{
        f"effect {facet}": effect(facet)
        for facet in ("play", "check", "program", "closes", "needs")
    },
    "program": lambda book, f: sv.program(
        book, "odd", {"do": [{"hum": 1}]}, closes=(rule("odd", "H1", "Odd.", explain=f),)
    ),
    **{f"part {name}": method(sc.Part, name) for name in ("seen_by",)},
    **{f"decision {name}": method(sc.Decision, name) for name in ("seen_by",)},
    **{f"event {name}": method(sc.Event, name) for name in ("seen_by", "said", "pieces", "way")},
}


def lines(table: sc.Table) -> Iterator[str]:
    yield from ("end", "act", "pick 1", "play lamp", "play lamp; act; end", "xyzzy", "hum 1")
    yield from (sc.write(table, action) for action in sc.legal(table))


def walk(table: sc.Table, whose: str = ODD) -> None:
    """Ask all that a frontend, a computer and a file ask of a table."""
    for text in lines(table):
        try:
            action = sc.read(table, text)
            sc.why_not(table, action)
            sc.said_choice(table, action)
            sc.write(table, action)
            sp.touches(table, action)
        except sc.Unreadable:
            continue
    for seat in table.seats:
        view = sc.view(table, seat)
        scene(view)
        sc.legal(table)
    for touched in (("number-1",), ("deck",), ("hand", "seat-bruno")):
        sp.meant(table, touched)
        sp.explained(table, touched)
    sc.digest(table)
    table.rules.problem(table)
    refused: list[sc.Refused] = []
    for doing in sc.legal(table):
        try:
            after = sc.apply(table, doing)
        except sc.Refused as error:
            refused.append(error)
            continue
        for seat in table.seats:
            told = sc.seen_events(after, seat)
            [sc.said(table.rules, event) for event in told]
            sp.movements(table.rules, told)
    assert {error.plugin for error in refused} <= {whose}

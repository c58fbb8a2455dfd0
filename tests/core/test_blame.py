"""Whose function fails is to blame, whatever it was declared for and whoever called it.

Each kind of function that a plugin declares is planted so that it raises: in a mod, and in a plugin
of ours. The mod is blamed by its name, and the match goes on. Ours fails loudly: it ends the test,
or what it raised comes out as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import lantern
import pytest
from planted_faults import Odd, Planted
from plants import PLANTS, HumWords, noop, walk
from wall_house import fail, hold, house

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scene as sp
from scriptorium import PluginError
from scriptorium.cards import card_rules
from scriptorium.cards.closing import may_be_closed, why_not_closed
from scriptorium.cards.interpreter import begin, why_not_needed
from scriptorium.engine.choices import Choice, rule
from scriptorium.engine.programs import Act
from scriptorium.house_rules.changed_choices import change_choice
from scriptorium.plugins import Fault, guard
from scriptorium.plugins.guard import Guard, OurFault, strict
from scriptorium.scenarios.facts import vocabulary
from scriptorium.scenarios.vocabulary import facts_of
from scriptorium.scene.registration import add_caution

MOD, OURS = "house.odd", "lantern.odd"
Plant = Callable[[sc.RuleBook, Planted], None]


class Count(sc.Question, frozen=True):
    """How many the house counts."""


def answer(book: sc.RuleBook, planted: Planted) -> None:
    book.question(Count, joined="sum")
    book.answer(Count, planted)


def asking(book: sc.RuleBook, planted: Planted) -> None:
    class Owed(sc.Decision, tag="house.odd.owed", frozen=True):
        """A decision that cannot say what it asks."""

        asks: ClassVar[Any] = lambda self: planted()

    book.decision(Owed)
    book.choice(Choice(Odd, at=Owed, do=noop))
    book.set_up(lambda now: now.wait_for(Owed("anna")))


def caution(book: sc.RuleBook, planted: Planted) -> None:
    add_caution(book, lantern.End, planted)


def wished(book: sc.RuleBook, planted: Planted) -> None:
    change_choice(book, lantern.Wish, do=planted)


def wish_refused(book: sc.RuleBook, planted: Planted) -> None:
    refused = rule("nobody", "H1", "Nobody wishes.", predicate=planted)
    change_choice(book, lantern.Buy, instead={"no_oil": refused})


def plays(facet: str) -> Plant:
    """A verb of a program that costs nothing; it is begun when a lamp has been lit."""

    def plant(book: sc.RuleBook, planted: Planted) -> None:
        PLANTS[f"verb {facet}"](book, planted)
        sv.program(book, "odd", {"do": [{"hum": 1}]})
        book.react(lantern.LampLit, lambda now, event: begin(now, "anna", "odd"))

    return plant


def closed(book: sc.RuleBook, planted: Planted) -> None:
    said = sc.Sentence("hum", "Hum.")
    sv.verb(book, "hum", HumWords, said=said, do=noop)
    closes = tuple(rule("odd", "H1", "Odd.", **{how: planted}) for how in ("gate", "explain"))
    sv.program(book, "odd", {"do": [{"hum": 1}]}, closes=closes)


MORE: dict[str, Plant] = {
    "program": closed,
    "answer": answer,
    "asks": asking,
    "caution": caution,
    "what a changed choice does": wished,
    "a rule in the place of another": wish_refused,
    **{f"verb {facet}": plays(facet) for facet in ("can", "do", "said", "needs")},
}
ALL = PLANTS | MORE
# The kind of a target tells whether it has one, and a test plants it in the object.
UNASKED = {"target outcome"}


def seen_behind(table: sc.Table) -> None:
    """What the seats see once an action is done, whichever it is."""
    for action in sc.legal(table):
        try:
            after = sc.apply(table, action).table
        except sc.Refused:
            continue
        for seat in after.seats:
            sc.view(after, seat)


def questions(table: sc.Table) -> list[Callable[[], Any]]:
    """What the walk does not ask: scenarios, verbs, questions, what is awaited."""
    rules, now = table.rules, sc.Change(table)
    calls: list[Callable[[], Any]] = []
    for fact in facts_of(rules).values():
        if fact.name == "odd":
            calls += [partial(fact.see, table), partial(fact.put, now, 1), partial(fact.same, 1, 2)]
    begins = vocabulary(rules).scenario
    if begins is not None:
        calls += [partial(begins.agree, {})] if begins.agree is not None else []
        calls += [partial(begins.neutral, now)] if begins.neutral is not None else []
    known = card_rules(rules)
    for name, program in rules.programs.items():
        at = sc.Moment.of(table, sv.CardRun("anna", name))
        steps = [step for step in program.steps if isinstance(step, Act)]
        calls += [partial(known.verbs[step.verb].said, step.words) for step in steps]
        calls += [
            partial(sv.able, at),
            partial(may_be_closed, at),
            partial(why_not_closed, at, None),
        ]
    for effect in (one for name, one in known.effects.items() if name == "house.odd.effect"):
        at = sc.Moment.of(table)
        alone = effect.check, effect.program
        calls += [partial(call, at) for call in alone if call is not None]
        run = sc.Moment.of(table, sv.CardRun("anna", "house.odd:moon"))
        calls += [partial(effect.closing.why_not, run)] if effect.closing is not None else []
        calls += [partial(effect.play, now, None)] if effect.play is not None else []
        calls.append(partial(why_not_needed, at, effect.needs))
    if "hum" in known.verbs and known.verbs["hum"].ready is not None:
        calls.append(partial(known.verbs["hum"].ready, table, ("odd",)))
    if "odd" in known.conditions:
        calls.append(partial(known.conditions["odd"].number, sc.Moment.of(table)))
    if Count in rules.questions:
        calls.append(partial(rules.questions[Count].ask, table, Count()))
    calls.append(lambda: sp.awaited(sc.view(table, "anna")))
    calls.append(lambda: sp.caution(sc.view(table, "anna"), lantern.End()))
    calls.append(lambda: sp.aim(sc.view(table, "anna"), "anna"))
    return [*calls, partial(seen_behind, table)]


class Heard:
    """Whose faults were reported, and what came out as it was raised."""

    def __init__(self) -> None:
        self.blamed: set[str] = set()
        self.raw: list[BaseException] = []

    def attempt(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except Fault as fault:
            self.blamed.add(fault.plugin)
        except (PluginError, sc.SetupError, sc.Unreadable, ValueError, OurFault) as error:
            self.raw.append(error)
        return None


def heard_from(name: str, plugin: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Planted, Heard]:
    """What is heard of a plugin in which this function raises, in a match in which all is asked."""
    planted, heard = Planted(fail), Heard()
    monkeypatch.setattr(guard, "witnesses", [lambda who, *told: heard.blamed.add(who)])
    library = sc.Library()
    library.add(lantern, third_party=False)
    rules = house(plugin, lambda book: ALL[name](book, planted))
    library.add(rules, third_party=plugin == MOD)
    mods = [plugin] if plugin == MOD else []
    table = heard.attempt(
        lambda: sc.new_table("lantern", 2, 1, mods, library=library, first="anna")
    )
    if table is not None:
        now = sc.Change(table)
        hold(now, "anna", "lamp", "lamp", "gift")
        table = now.done().table
        heard.attempt(lambda: walk(table, plugin))
        for ask in questions(table):
            heard.attempt(ask)
    return planted, heard


@pytest.mark.parametrize("name", ALL)
def test_a_mod_whose_function_raises_is_blamed_by_its_name(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted, heard = heard_from(name, MOD, monkeypatch)
    assert bool(planted.calls) == (name not in UNASKED)
    assert heard.blamed == ({MOD} if planted.calls else set())
    assert all(MOD in str(error) for error in heard.raw), heard.raw


@pytest.mark.own_faults
@pytest.mark.parametrize("name", ALL)
def test_a_function_of_ours_that_raises_is_loud(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with strict():
        planted, heard = heard_from(name, OURS, monkeypatch)
    assert bool(planted.calls) == (name not in UNASKED)
    assert heard.blamed <= {OURS}
    assert heard.raw or not planted.calls


@pytest.mark.own_faults
def test_the_deed_of_ours_that_a_mod_goes_on_with_bears_our_name() -> None:
    """A mod does a choice of ours in its own way, and calls the usual one, which raises."""
    library = sc.Library()
    library.add(lantern, third_party=False)
    ours = house("lantern.odd", lambda book: book.choice(Choice(Odd, do=lambda *all: fail())))
    library.add(ours, third_party=False)

    def rules(book: sc.RuleBook) -> None:
        change_choice(book, Odd, do=lambda now, action, usual: usual(now, action))

    library.add(house(MOD, rules, after=("lantern.odd",)))
    table = sc.new_table("lantern", 2, 1, [MOD], library=library)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, Odd())
    assert (caught.value.id, caught.value.plugin) == ("plugin_fault", "lantern.odd")


@pytest.mark.own_faults
def test_a_deed_of_ours_behind_a_reaction_of_a_mod_bears_our_name() -> None:
    """The mod has written to the table as it may; what fails then is nothing of its doing."""
    library = sc.Library()
    library.add(lantern, third_party=False)

    def deed(now: sc.Change, top: Any, action: Any) -> None:
        now.tell_at_once(lantern.LampLit("anna"))
        fail()

    ours = house("lantern.odd", lambda book: book.choice(Choice(Odd, do=deed)))
    library.add(ours, third_party=False)
    library.add(house(MOD, lambda book: book.react(lantern.LampLit, noop)))
    table = sc.new_table("lantern", 2, 1, [MOD], library=library)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, Odd())
    assert caught.value.plugin == "lantern.odd"


def test_a_guard_lets_through_what_is_raised_on_purpose() -> None:
    """Refusals and faults come out of `do` as they are; anything else is a fault of the plugin."""
    ours = Guard("lantern", third_party=False)
    refused = sc.Reason("no", "H1", "No.")()

    def refuse() -> None:
        raise refused

    with pytest.raises(sc.Refused) as caught:
        ours.do(refuse)
    assert caught.value is refused
    mod = Guard(MOD, third_party=True)
    with pytest.raises(Fault, match=MOD) as fault:
        mod.do(fail)
    assert isinstance(fault.value.__cause__, ValueError)
    assert mod.ask(fail, instead=7) == 7
    assert mod.fault(fault.value) is fault.value

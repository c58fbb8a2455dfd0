"""One kind of action in a match: what offers it, judges it, does it and tells of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any

from scriptorium.plugins.guard import Fault, Guard, report, shown
from scriptorium.plugins.sentences import Text

from .compiled_choices import CompiledChoice
from .errors import Refused
from .values import Action, Decision, Turn

if TYPE_CHECKING:
    from .ruleset import Ruleset
    from .table import Table

Rulings = Callable[..., Refused | None]
Offer = Callable[..., Any]
# What can always be chosen; or what lists a choice, as actions or as bits, and makes them of bits.
Lister = tuple[tuple[Action, ...], Offer | None, Callable[[int], list[Any]]]


class ActionRule:
    """One kind of action, ready to be asked; each function is guarded for its plugin."""

    def __init__(
        self,
        made: CompiledChoice,
        guard: Guard,
        at: Iterable[type[Decision]],
        apply: Callable[..., None],
        keys: Iterable[Any] = (),
    ) -> None:
        choice = made.choice
        self.choice, self.kind, self.plugin = made, choice.kind, made.plugin
        self.at = frozenset(at)
        self.during = None if choice.during is None else frozenset(choice.during)
        self.enters, self.opens, self.word = choice.enters, choice.leaves_open, choice.called
        self.offer = guard(made.offer, many=choice.kind)
        self.check: Rulings = guard(made.refusal_of)
        completed = guard(made.why_not_completed)
        self.finish: Rulings | None = completed if choice.ends or made.chained else None
        self.apply = guard(apply, writes=True)
        self.write = guard(made.write, result=str)
        self.read = guard(made.read, result=Action)
        self.said = guard(choice.tell, result=(Text, type(None))) if choice.said else None
        self.cites = guard(choice.cites, many=str) if callable(choice.cites) else None
        # What is awaited after an early choice of a verb, by which nothing happens yet.
        self.further = made.further if guard.trusted and made.chained else None
        self.sought_by = list(keys)  # where a chapter looks for it, if one does
        self.used = True  # whether anything in the match asks for it
        self.keys: frozenset[Any] = frozenset()  # where it is found among the sources
        self.plain = True  # whether what it offers needs no looking ahead

    @property
    def may_be_stuck(self) -> bool:
        """Whether what it leaves open has to be looked at: nothing of its own says if it can be."""
        return bool(self.opens) and self.finish is None and self.choice.choice.fast is None

    def lister(self, rules: Ruleset, key: Hashable) -> Lister:
        """What lists it while a match is played: its own function, where nothing is to be added."""
        made, choice = self.choice, self.choice.choice
        if made.added or self.plugin in rules.strangers or made.looks_on_at(rules, key):
            return (), self.offer, made.of_bits
        if choice.fast is None and not (made.fields or choice.rules or choice.ends):
            return (self.kind(),), None, made.of_bits  # without fields, and nothing refuses it
        return (), choice.fast or self.offer, made.of_bits

    def belongs(self, table: Table, top: Decision) -> bool:
        """Whether this kind of action is one of this decision, in this step of the turn."""
        return table.rules.key_of(table, top) in self.keys

    def misplaced(self, table: Table, top: Decision) -> Refused:
        """Why this kind of action does not belong to a moment that is none of its own."""
        if type(top) is Turn and Turn in self.at:
            refused = table.rules.schedule.phase(table.clock.phase).wrong_step()
        else:
            refused = self.choice.choice.refusal()
            refused.plugin = self.plugin
        if not refused.plugin:
            refused.plugin = self.plugin
        return self.choice.cited(refused)

    def answered(self, check: Rulings, *args: Any) -> Refused | None:
        """What a check of its plugin says, with the plugin's name on it."""
        try:
            answer = check(*args)
        except Refused as refused:  # raising it is another way of answering
            answer = refused
        except (KeyboardInterrupt, Fault):
            raise
        except BaseException as error:
            raise report(self.plugin, error) from error
        if answer is None:
            return None
        if type(answer) is not Refused:
            told = f"answered {shown(answer)} instead of a refusal or None"
            raise report(self.plugin, TypeError(told))
        if not answer.plugin:
            answer.plugin = self.plugin
        return answer

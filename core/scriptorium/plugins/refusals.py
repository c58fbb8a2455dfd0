"""Why something is not allowed: reasons, declared once, and refusals made of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .errors import RaisedOnPurpose


class SentRefusal(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A refusal as it is sent to another program: everything that `Refused` says."""

    id: str
    rules: tuple[str, ...]
    reason: str
    plugin: str
    message: str
    details: tuple[tuple[str, str | int], ...]

    @property
    def refused(self) -> Refused:
        """The refusal it was made of."""
        return Refused(
            self.id,
            self.rules,
            self.reason,
            plugin=self.plugin,
            message=self.message,
            details=self.details,
        )


class Refused(RaisedOnPurpose):
    """Why an action is not allowed: a reason id, the rules behind it, the plugin, a sentence."""

    def __init__(
        self,
        id: str,
        rules: tuple[str, ...] = (),
        reason: str = "",
        *,
        plugin: str = "",
        message: str = "",
        details: tuple[tuple[str, str | int], ...] = (),
    ) -> None:
        super().__init__(id, rules, reason)
        self.id = id
        self.rules = rules
        self.reason = reason
        self.plugin = plugin
        self.message = message or id.replace("_", "-")
        self.details = details

    @property
    def rule(self) -> str:
        """The first rule it rests on, or nothing."""
        return self.rules[0] if self.rules else ""

    def carries(self, why: str) -> bool:
        """Whether `why` is its reason id or one of its rules."""
        return why == self.id or why in self.rules

    def by(self, plugin: str) -> Refused:
        """The same refusal, of a plugin unless it is another's already."""
        if not self.plugin:
            self.plugin = plugin
        return self

    def resting_on(self, rules: tuple[str, ...]) -> Refused:
        """The same refusal, resting on further rules as well."""
        further = tuple(dict.fromkeys(rule for rule in rules if rule not in self.rules))
        if not further:
            return self
        return Refused(
            self.id,
            self.rules + further,
            self.reason,
            plugin=self.plugin,
            message=self.message,
            details=self.details,
        )

    @property
    def sent(self) -> SentRefusal:
        """The refusal as it is sent to another program."""
        return SentRefusal(*self._key())

    def _key(self) -> tuple[Any, ...]:
        return (self.id, self.rules, self.reason, self.plugin, self.message, self.details)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        cited = ", ".join(self.rules)
        told = f"{cited} · {self.reason}" if cited else self.reason
        return f"{told} ({self.plugin})" if self.plugin else told

    def __repr__(self) -> str:
        return f"Refused({self.id!r}, {self.rules!r}, {self.reason!r}, plugin={self.plugin!r})"


class Reason:
    """One way to be refused, declared once; calling it with details makes the refusal.

    A refusal bears the name of the plugin whose rule refuses, even where another plugin declared
    the reason. The code that asks the rule adds that name.

    >>> NO_AP = Reason("no_ap", "H9.3", "This costs {cost} action points; you have {left} left.")
    >>> str(NO_AP(cost=3, left=2))
    'H9.3 · This costs 3 action points; you have 2 left.'
    """

    __slots__ = ("id", "message", "rules", "text")

    def __init__(
        self, id: str, rules: str | tuple[str, ...], text: str, *, message: str = ""
    ) -> None:
        self.id = id
        self.rules = tuple(rules.split()) if isinstance(rules, str) else rules
        self.text = text
        self.message = message or id.replace("_", "-")

    def __call__(self, *, also: tuple[str, ...] = (), **details: str | int) -> Refused:
        """Refuse for this reason; `also` names further rules that this case rests on."""
        return Refused(
            self.id,
            self.rules + also,
            self.text.format(**details) if details else str(self.text),
            message=self.message,
            details=tuple(sorted(details.items())),
        )

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.rules!r}, {self.text!r})"

"""What is awaited, in the words of the decision itself: "Which two things change places?"."""

from __future__ import annotations

from scriptorium.engine.table import Moment, View
from scriptorium.engine.values import Sentence, Text
from scriptorium.plugins.guard import Guard, asked


def awaited(view: View) -> Text | None:
    """What the decision on top asks of its seat; None where it says nothing of its own.

    A decision says it by `asks`: a `Sentence` that may name its fields, or a function.

    Example: `asks: ClassVar[sc.Sentence] = sc.Sentence("house-which", "Which one is cursed?")`
    """
    if view.outcome is not None or not view.pending:
        return None
    top = view.pending[-1]
    asks = getattr(type(top), "asks", None)
    if asks is None:
        return None
    plugin = _whose(Moment.of(view, top))
    call = asks.of if isinstance(asks, Sentence) else asks
    guarded = Guard(plugin, trusted=plugin not in view.rules.strangers)(call, result=Text)
    told: Text | None = asked(plugin, guarded, top)
    return told


def _whose(at: Moment) -> str:
    """The plugin whose choices answer a decision."""
    answers = at.rules.sources.get(at.rules.key_of(at), ())
    return answers[0].plugin if answers else at.rules.setup.game

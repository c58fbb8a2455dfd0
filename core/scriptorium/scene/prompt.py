"""What is awaited, in the words of the decision itself: "Which two things change places?"."""

from __future__ import annotations

from scriptorium.engine.table import View
from scriptorium.engine.values import Text


def awaited(view: View) -> Text | None:
    """What the decision on top asks of its seat; None where it says nothing of its own.

    A decision says it by `asks`: a `Sentence` that may name its fields, or a function.

    Example: `asks: ClassVar[sc.Sentence] = sc.Sentence("house-which", "Which one is cursed?")`
    """
    if view.outcome is not None or not view.pending:
        return None
    top = view.pending[-1]
    found = view.rules.askers.get(type(top))
    if found is None:
        return None
    guard, asks = found
    told: Text | None = guard.ask(asks, top)
    return told

"""SATOR's rules once more, slow and plain: squares in sets, nothing shared with the engine.

It is the judge the fast engine is compared with: written from the rules page alone, one whole
action at a time, every position copied. `position` builds a state from a picture, `actions` lists
one text for each distinct outcome, `judge` names the reason a text is refused, `apply` performs it,
`leaves` counts lines, `see` tells a state in the scenario vocabulary.
"""

from .picture import from_setup, position, see
from .rules import actions, apply, judge, leaves, outcomes
from .state import Refused, State, key

__all__ = [
    "Refused",
    "State",
    "actions",
    "apply",
    "from_setup",
    "judge",
    "key",
    "leaves",
    "outcomes",
    "position",
    "see",
]

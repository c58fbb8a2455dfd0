"""House rules that go deeper: steps and budgets of a turn, changed choices, secrets.

import scriptorium.house_rules as sh

class Bids(sh.Sealed, tag="auction.bids", frozen=True): ...

sh.ask_all(now, Bids)
"""

from scriptorium.moved_names import moved_from as _moved_from

from .sealed_choices import Sealed as Sealed
from .sealed_choices import ask_all as ask_all
from .sealed_choices import choose_as as choose_as
from .sealed_choices import is_sealed as is_sealed
from .sealed_choices import others_asked as others_asked
from .secret_parts import Secretive as Secretive
from .secret_parts import secret as secret

MOVED = {
    "add_budget": "plugin.add_budget(name, start)",
    "add_once": "plugin.add_once(name)",
    "add_phase": "plugin.add_phase(phase, after=…)",
    "add_sealed": "@plugin.sealed",
    "add_step": "plugin.add_step(step, after=…)",
    "change_choice": "plugin.change(action, …)",
    "seal": "@plugin.choice(at=…): an action at a sealed decision needs no do",
    "steps_added": "the declarations of a plugin",
}
__getattr__ = _moved_from(__name__, MOVED)

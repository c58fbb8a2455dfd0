"""House rules that go deeper: steps and budgets of a turn, choices changed by name, secrets.

import scriptorium_house as sh

sh.add_step(book, "vigil", after="play")
sh.change_choice(book, Take, without=("too_many",), do=take_two)
"""

from .changed_choices import change_choice as change_choice
from .secret_parts import Secretive as Secretive
from .secret_parts import secret as secret
from .turn_changes import add_budget as add_budget
from .turn_changes import add_once as add_once
from .turn_changes import add_phase as add_phase
from .turn_changes import add_step as add_step

"""House rules that go deeper: steps and budgets of a turn, changed choices, secrets.

import scriptorium.house_rules as sh

sh.add_step(book, "vigil", after="play")
sh.change_choice(book, Take, without=("too_many",), do=take_two)
"""

from .changed_choices import change_choice as change_choice
from .sealed_choices import Sealed as Sealed
from .sealed_choices import add_sealed as add_sealed
from .sealed_choices import ask_all as ask_all
from .sealed_choices import choose_as as choose_as
from .sealed_choices import is_sealed as is_sealed
from .sealed_choices import others_asked as others_asked
from .sealed_choices import seal as seal
from .secret_parts import Secretive as Secretive
from .secret_parts import secret as secret
from .turn_changes import add_budget as add_budget
from .turn_changes import add_once as add_once
from .turn_changes import add_phase as add_phase
from .turn_changes import add_step as add_step
from .turn_changes import steps_added as steps_added

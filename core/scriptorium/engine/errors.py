"""What can go wrong, each kind with one class that says what, where and what would be right."""

from __future__ import annotations

from scriptorium.plugins.errors import PackError as PackError
from scriptorium.plugins.errors import PluginError as PluginError
from scriptorium.plugins.errors import RaisedOnPurpose
from scriptorium.plugins.errors import ScriptoriumError as ScriptoriumError
from scriptorium.plugins.errors import SetupError as SetupError
from scriptorium.plugins.refusals import Reason as Reason
from scriptorium.plugins.refusals import Refused as Refused


class ParamsError(ValueError):
    """What a card says does not go together; `steps` lead from its Struct to the key concerned.

    Raise it in the `__post_init__` of the Struct of an effect or a verb, so that an author of a
    pack is shown the line.

    >>> str(ParamsError("fewest is not more than squares", "fewest"))
    'fewest is not more than squares'
    """

    def __init__(self, problem: str, *steps: str | int) -> None:
        super().__init__(problem)
        self.steps = steps


class LoadError(ScriptoriumError, ValueError):
    """Bytes or a file from outside are not what they should be; says where and why."""


class Unreadable(RaisedOnPurpose, ValueError):
    """A text is not in the notation of the game; says what was expected."""


class FactError(RaisedOnPurpose, ValueError):
    """A fact of a position cannot be set or read; `path` names it, as in `hands.red`."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


GAME_OVER = Reason("game_over", "", "The match is over.")
NOT_KNOWN = Reason("not_known", "", "No rule of this match knows that action.")
ILL_FORMED = Reason("ill_formed", "", "That is not an action as its kind is declared.")
NOT_NOW = Reason("not_now", "", "That cannot be done at this moment.")
WRONG_STEP = Reason("wrong_step", "", "The turn has passed the step in which that is done.")
NOT_OFFERED = Reason("not_offered", "", "You can't choose that here.")
NO_WAY_ON = Reason("no_way_on", "", "This could be begun but not finished, so it is not offered.")

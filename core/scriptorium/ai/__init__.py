"""Computer players that think outside the game, in a process of their own where possible.

The caller sends what a seat sees and remembers, with its choices, and gets back the chosen one.
Everything is a message, so a browser worker can do the thinking as well as a process.
"""

from . import messages as messages
from .client import AiClient as AiClient
from .client import AiLost as AiLost
from .explanations import what_changed as what_changed
from .limits import BrokenOff as BrokenOff
from .limits import Limit as Limit
from .limits import NotYet as NotYet
from .limits import TimeBudget as TimeBudget
from .limits import TimeUp as TimeUp
from .message_client import MessageClient as MessageClient
from .process_client import close_minds as close_minds
from .process_client import minds_made_by as minds_made_by
from .process_client import process_ai as process_ai
from .thinking import AiChoice as AiChoice
from .thinking import AiQuestion as AiQuestion
from .thinking import Mind as Mind
from .thinking import Verdict as Verdict
from .thinking import Weighing as Weighing
from .worker import Worker as Worker

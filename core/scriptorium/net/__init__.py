"""A table over a net, without a socket: people at one match, each with a screen of their own.

A `Hub` keeps tables in a `Store`, judges what devices wish, and says what each connection is sent.
A `NetClient` is one device: it knows what its seat may know, and asks that for everything.
"""

from .blind import openly_forced as openly_forced
from .blind import table_of as table_of
from .client import Happened as Happened
from .client import Local as Local
from .client import NetClient as NetClient
from .client import Talk as Talk
from .entries import BACK as BACK
from .entries import COMPUTER as COMPUTER
from .entries import END as END
from .entries import FREE as FREE
from .entries import HAND_OVER as HAND_OVER
from .entries import PAUSE as PAUSE
from .entries import SIT_IN as SIT_IN
from .entries import Answered as Answered
from .entries import Lent as Lent
from .entries import Paused as Paused
from .entries import Proposed as Proposed
from .entries import Resumed as Resumed
from .entries import Row as Row
from .entries import Said as Said
from .entries import Sat as Sat
from .entries import SatIn as SatIn
from .entries import Stopped as Stopped
from .hub import Hub as Hub
from .keys import HOST as HOST
from .keys import SEAT as SEAT
from .keys import Key as Key
from .keys import hashed as hashed
from .keys import new_token as new_token
from .luck import ChosenLuck as ChosenLuck
from .luck import check_luck as check_luck
from .making import NewTable as NewTable
from .making import new_table as new_table
from .match_export import match_file as match_file
from .messages import MOST_IN as MOST_IN
from .messages import MOST_OUT as MOST_OUT
from .messages import PROTOCOL as PROTOCOL
from .messages import SINCE as SINCE
from .net_table import Thinking as Thinking
from .phrases import PHRASES as PHRASES
from .state import Place as Place
from .state import State as State
from .store import Alert as Alert
from .store import Already as Already
from .store import Append as Append
from .store import Attending as Attending
from .store import Conflict as Conflict
from .store import Head as Head
from .store import Kept as Kept
from .store import Look as Look
from .store import NoTable as NoTable
from .store import Notice as Notice
from .store import Store as Store
from .store import Unkept as Unkept
from .store import UsedUp as UsedUp
from .table_packs import TableLibraries as TableLibraries
from .table_packs import TablePack as TablePack
from .terms import Bank as Bank
from .terms import NoClock as NoClock
from .terms import PerMove as PerMove
from .terms import Terms as Terms
from .uptime import Span as Span

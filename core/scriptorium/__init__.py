"""Scriptorium: a tabletop engine whose games, cards and rules are plugins.

    import scriptorium as sc

    table = sc.new_table("noughts", seats=2, seed=7)
    after = sc.apply(table, sc.legal(table)[0])

What stands here is the public interface; everything else may change.
"""

# The first of all: it holds while the others are brought in.
from scriptorium_watch import stop_key as _stop_key  # noqa: F401

# isort: split
from scriptorium_plugins.about import About as About
from scriptorium_plugins.about import part_of_game as part_of_game
from scriptorium_plugins.discovery import plugins_in as plugins_in
from scriptorium_plugins.hookspecs import hookimpl as hookimpl
from scriptorium_plugins.plugin_answers import faults as faults

from .card_targets import Cards as Cards
from .cards import Card as Card
from .cards import ZoneSpec as ZoneSpec
from .change import Change as Change
from .choices import Choice as Choice
from .choices import Rule as Rule
from .choices import rule as rule
from .dice import roll as roll
from .errors import FactError as FactError
from .errors import LoadError as LoadError
from .errors import ParamsError as ParamsError
from .errors import PluginError as PluginError
from .errors import Reason as Reason
from .errors import Refused as Refused
from .errors import ScriptoriumError as ScriptoriumError
from .errors import SetupError as SetupError
from .errors import Unreadable as Unreadable
from .library import Library as Library
from .library import standard_library as standard_library
from .notation import read as read
from .notation import write as write
from .offers import Offer as Offer
from .offers import choices as choices
from .offers import forced as forced
from .play import apply as apply
from .play import legal as legal
from .play import new_table as new_table
from .play import why_not as why_not
from .rulebook import RuleBook as RuleBook
from .ruleset import Ruleset as Ruleset
from .saves import digest as digest
from .saves import dump as dump
from .saves import load as load
from .schedule import CLOCKWISE as CLOCKWISE
from .schedule import COUNTER_CLOCKWISE as COUNTER_CLOCKWISE
from .schedule import Budget as Budget
from .schedule import Clock as Clock
from .schedule import GameEnded as GameEnded
from .schedule import Once as Once
from .schedule import Phase as Phase
from .schedule import PhaseBegan as PhaseBegan
from .schedule import RoundBegan as RoundBegan
from .schedule import Schedule as Schedule
from .schedule import TurnBegan as TurnBegan
from .schedule import TurnEnded as TurnEnded
from .schedule import TurnSkipped as TurnSkipped
from .structs import Action as Action
from .structs import CardId as CardId
from .structs import Event as Event
from .structs import MatchSetup as MatchSetup
from .structs import Outcome as Outcome
from .structs import Part as Part
from .structs import Pending as Pending
from .structs import Question as Question
from .structs import Seat as Seat
from .structs import Sentence as Sentence
from .structs import Several as Several
from .structs import Task as Task
from .structs import Text as Text
from .structs import Turn as Turn
from .structs import text as text
from .table import After as After
from .table import Position as Position
from .table import Table as Table
from .table import View as View
from .table import said as said
from .table import said_choice as said_choice
from .table import seen_events as seen_events
from .table import view as view
from .targets import Numbers as Numbers
from .targets import Seats as Seats
from .targets import Squares as Squares
from .targets import Target as Target
from .targets import Words as Words
from .targets import YesNo as YesNo
from .touch_orders import AllOf as AllOf
from .touch_orders import OneOf as OneOf
from .touch_orders import all_of as all_of
from .touch_orders import one_of as one_of
from .zones import CardsMoved as CardsMoved
from .zones import Shuffled as Shuffled
from .zones import Zones as Zones
from .zones import cards as cards
from .zones import draw as draw
from .zones import draw_any as draw_any
from .zones import is_hidden as is_hidden
from .zones import key as key
from .zones import lay_out as lay_out
from .zones import move as move
from .zones import refill_from as refill_from
from .zones import search as search
from .zones import shuffle as shuffle

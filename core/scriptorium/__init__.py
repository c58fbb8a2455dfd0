"""Scriptorium: a tabletop engine whose games, cards and rules are plugins.

    import scriptorium as sc

    table = sc.new_table("noughts", seats=2, seed=7)
    after = sc.apply(table, sc.legal(table)[0])

What stands here is the public interface; everything else may change.
"""

from .about import About as About
from .cards import Card as Card
from .cards import ZoneSpec as ZoneSpec
from .change import Change as Change
from .discovery import plugins_in as plugins_in
from .errors import FactError as FactError
from .errors import LoadError as LoadError
from .errors import ParamsError as ParamsError
from .errors import PluginError as PluginError
from .errors import Reason as Reason
from .errors import Refused as Refused
from .errors import ScriptoriumError as ScriptoriumError
from .errors import SetupError as SetupError
from .errors import Unreadable as Unreadable
from .facts import HIDDEN as HIDDEN
from .facts import Agreement as Agreement
from .hookspecs import hookimpl as hookimpl
from .notation import read as read
from .notation import write as write
from .play import apply as apply
from .play import legal as legal
from .play import new_table as new_table
from .play import why_not as why_not
from .plugins import Library as Library
from .plugins import standard_library as standard_library
from .rulebook import RuleBook as RuleBook
from .ruleset import Ruleset as Ruleset
from .saves import digest as digest
from .saves import dump as dump
from .saves import load as load
from .scene import Piece as Piece
from .scene import Scene as Scene
from .scene import scene as scene
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
from .structs import Several as Several
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
from .touch import explained as explained
from .touch import meant as meant
from .touch import touches as touches
from .ways import Movement as Movement
from .ways import Onto as Onto
from .ways import Slide as Slide
from .ways import Swing as Swing
from .ways import movements as movements
from .without import switch_off as switch_off
from .zones import CardsMoved as CardsMoved
from .zones import Shuffled as Shuffled
from .zones import Zones as Zones
from .zones import cards as cards
from .zones import draw as draw
from .zones import is_hidden as is_hidden
from .zones import key as key
from .zones import lay_out as lay_out
from .zones import move as move
from .zones import refill_from as refill_from
from .zones import search as search
from .zones import shuffle as shuffle

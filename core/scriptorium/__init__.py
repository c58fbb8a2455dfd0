"""Scriptorium: a tabletop engine whose games, cards and rules are plugins.

    import scriptorium as sc

    table = sc.new_table("noughts", seats=2, seed=7)
    after = sc.apply(table, sc.legal(table)[0])

The public interface is what this package and its parts export: `scriptorium.grid`,
`scriptorium.cards`, `scriptorium.scene`, and so on. Modules inside a part may change.
"""

# First: it must be in place while the rest is imported.
from . import stop_key as _stop_key  # noqa: F401

# isort: split
from .engine.card_specs import Card as Card
from .engine.card_specs import ZoneSpec as ZoneSpec
from .engine.card_targets import Cards as Cards
from .engine.change import Change as Change
from .engine.choices import Quick as Quick
from .engine.choices import Rule as Rule
from .engine.dice import roll as roll
from .engine.errors import FactError as FactError
from .engine.errors import LoadError as LoadError
from .engine.errors import ParamsError as ParamsError
from .engine.errors import PluginError as PluginError
from .engine.errors import Reason as Reason
from .engine.errors import Refused as Refused
from .engine.errors import ScriptoriumError as ScriptoriumError
from .engine.errors import SetupError as SetupError
from .engine.errors import Unreadable as Unreadable
from .engine.library import Library as Library
from .engine.library import standard_library as standard_library
from .engine.loading import load as load
from .engine.notation import read as read
from .engine.notation import write as write
from .engine.play import apply as apply
from .engine.play import legal as legal
from .engine.play import new_table as new_table
from .engine.play import why_not as why_not
from .engine.rule_book import RuleBook as RuleBook
from .engine.ruleset import Ruleset as Ruleset
from .engine.saves import digest as digest
from .engine.saves import dump as dump
from .engine.schedule import CLOCKWISE as CLOCKWISE
from .engine.schedule import COUNTER_CLOCKWISE as COUNTER_CLOCKWISE
from .engine.schedule import Budget as Budget
from .engine.schedule import Clock as Clock
from .engine.schedule import GameEnded as GameEnded
from .engine.schedule import Once as Once
from .engine.schedule import Phase as Phase
from .engine.schedule import PhaseBegan as PhaseBegan
from .engine.schedule import RoundBegan as RoundBegan
from .engine.schedule import Schedule as Schedule
from .engine.schedule import TurnBegan as TurnBegan
from .engine.schedule import TurnEnded as TurnEnded
from .engine.schedule import TurnSkipped as TurnSkipped
from .engine.table import After as After
from .engine.table import Moment as Moment
from .engine.table import Position as Position
from .engine.table import Table as Table
from .engine.table import View as View
from .engine.table import said as said
from .engine.table import said_choice as said_choice
from .engine.table import seen_events as seen_events
from .engine.table import view as view
from .engine.table import views_since as views_since
from .engine.table import watched as watched
from .engine.targets import Numbers as Numbers
from .engine.targets import Seats as Seats
from .engine.targets import Squares as Squares
from .engine.targets import Target as Target
from .engine.targets import Words as Words
from .engine.targets import YesNo as YesNo
from .engine.touch_orders import AllOf as AllOf
from .engine.touch_orders import OneOf as OneOf
from .engine.touch_orders import all_of as all_of
from .engine.touch_orders import one_of as one_of
from .engine.values import Action as Action
from .engine.values import CardId as CardId
from .engine.values import Count as Count
from .engine.values import Decision as Decision
from .engine.values import Event as Event
from .engine.values import MatchSetup as MatchSetup
from .engine.values import Outcome as Outcome
from .engine.values import Part as Part
from .engine.values import Question as Question
from .engine.values import Seat as Seat
from .engine.values import Sentence as Sentence
from .engine.values import Several as Several
from .engine.values import Task as Task
from .engine.values import Text as Text
from .engine.values import Turn as Turn
from .engine.values import beside as beside
from .engine.values import text as text
from .engine.zones import CardsGathered as CardsGathered
from .engine.zones import CardsMoved as CardsMoved
from .engine.zones import Shuffled as Shuffled
from .engine.zones import Zones as Zones
from .engine.zones import cards_in as cards_in
from .engine.zones import deal as deal
from .engine.zones import draw as draw
from .engine.zones import draw_any as draw_any
from .engine.zones import gather as gather
from .engine.zones import is_hidden as is_hidden
from .engine.zones import key as key
from .engine.zones import lay_out as lay_out
from .engine.zones import leave as leave
from .engine.zones import move as move
from .engine.zones import refill_from as refill_from
from .engine.zones import search as search
from .engine.zones import shuffle as shuffle
from .moved_names import moved_from as _moved_from
from .plugins.about import About as About
from .plugins.answers import faults as faults
from .plugins.hookspecs import hookimpl as hookimpl

# Last: how a game is written stands on all other parts.
# isort: split
from .authoring.data_relations import Back as Back
from .authoring.data_relations import Distinct as Distinct
from .authoring.data_relations import Ref as Ref
from .authoring.data_relations import Unique as Unique
from .authoring.data_relations import Whole as Whole
from .authoring.data_relations import data_files as data_files
from .authoring.data_relations import load_data as load_data
from .authoring.declarations import Declaration as Declaration
from .authoring.declarations import declared_choice as declared_choice
from .authoring.drawing import AsHand as AsHand
from .authoring.drawing import AsPile as AsPile
from .authoring.drawing import Panel as Panel
from .authoring.drawing import PanelRow as PanelRow
from .authoring.drawing import others_first as others_first
from .authoring.facts import Fact as Fact
from .authoring.facts import SeatTable as SeatTable
from .authoring.facts import begin_turn as begin_turn
from .authoring.facts import full_deck as full_deck
from .authoring.field_targets import Fields as Fields
from .authoring.games import Game as Game
from .authoring.names import Names as Names
from .authoring.names import fold as fold
from .authoring.parts import Params as Params
from .authoring.parts import SeatPart as SeatPart
from .authoring.parts import Value as Value
from .authoring.plugins import Number as Number
from .authoring.plugins import NumberRow as NumberRow
from .authoring.plugins import Option as Option
from .authoring.plugins import Plugin as Plugin
from .authoring.rules import let_through as let_through
from .authoring.rules import refusing as refusing
from .authoring.say import Say as Say
from .authoring.secret_fields import KnownTo as KnownTo
from .authoring.secret_fields import SecretDecision as SecretDecision
from .authoring.targets import ListedTarget as ListedTarget
from .authoring.targets import find_card as find_card
from .authoring.targets import read_pieces as read_pieces
from .authoring.zones import SeatZone as SeatZone
from .authoring.zones import Zone as Zone
from .authoring.zones import ZoneFamily as ZoneFamily

# Names that went, and what to use instead; each is kept here for one release.
MOVED = {
    "Choice": "@plugin.choice(…)",
    "Offer": "legal(table)",
    "Pending": "Decision",
    "choices": "legal(table)",
    "forced": "legal(table)",
    "part_of_game": "sc.Plugin(name, game, needs=…)",
    "plugins_in": "plugin.plugin(name): what is made of a plugin is found by itself",
    "rule": "plugin.say.rule(…), or sc.Rule(reason, …)",
}

__getattr__ = _moved_from(__name__, MOVED)

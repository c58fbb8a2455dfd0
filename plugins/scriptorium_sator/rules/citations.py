"""Which rules a refusal rests on besides those of its reason, by what was tried.

A reason names the rules that hold wherever it is met: a bridge never leaves the grid (S10.3). What
was tried has rules of its own that lead there: the steps of Virtus omnia are such steps (S18.2).
Whoever looks a refusal up in the rules finds both.
"""

from __future__ import annotations

from collections.abc import Mapping

import scriptorium as sc

from ..board.board_state import Board, board_masks
from ..bridges.board_geometry import START, Geometry
from ..cards.aiming import Aim
from ..cards.moves import Push
from ..cards.playing import Play
from ..cards.rotas_words import Rotate, RotateAgain
from ..prayers.mihi import SOURCE as MIHI
from ..prayers.omnia import PushFar
from ..turn.free_action import SOURCE as FREE
from ..turn.free_action import Free, Step
from ..turn.walk import Walk
from ..verbs.lead import Send
from ..verbs.operation import Operate, Operating, Operations, Shift, Spin
from ..verbs.walk import Hurry
from .gargoyles import Offer, Unblock

StepsOut = Walk | Step | Hurry | Send
Cited = Mapping[str, str]  # by the reason id: the numbers of rules, with spaces between

STEPS = ("not_adjacent", "abyss", "acolyte_in_way", "gargoyle_in_way", "outside")
ROOM = ("outside", "overlap")


def each(reasons: tuple[str, ...], rules: str) -> dict[str, str]:
    """The same rules for several reasons."""
    return dict.fromkeys(reasons, rules)


# By kind of action, wherever it is tried.
BY_ACTION: dict[type[sc.Action], Cited] = {
    Push: {"bad_level": "S10.1 R33", "no_change": "S9.7 R21", "no_ap": "R30"}
    | each(ROOM, "S10.3 R22"),
    Rotate: {"bad_level": "S11.1 S11.5", "no_change": "S9.7", "no_ap": "R30"}
    | each(ROOM, "S11.4 R22 R23"),
    RotateAgain: each((*ROOM, "no_change", "pivot_not_on_bridge"), "S11.6 R24"),
    PushFar: {"no_change": "S18.3 R43"} | each(ROOM, "S18.2"),
    Step: each((*STEPS, "ends_on_book"), "S26.1 S26.3"),
    Free: {"wrong_step": "S7.4 R16"},
    Unblock: {"wrong_step": "S7.5 R16"},
    Offer: each(("card_not_held", "not_now"), "S23.6"),
}

# By the effect of the card, while it is played and its bridge is chosen.
BY_CARD: dict[str, Cited] = {
    "sator.moves": {"gargoyle_on_bridge": "S10.1"},
    "sator.rotas": {"gargoyle_on_bridge": "S11.1"},
    "sator.wild": {"gargoyle_on_bridge": "S10.1 S11.1", "golden_rule": "S12.3"},
    "sator.omnia": {"gargoyle_on_bridge": "S18.1", "no_change": "S18.4"},
}

# By what lets a bridge be shifted or turned without a card of its own.
BY_SOURCE: dict[str, Cited] = {
    FREE: {"gargoyle_on_bridge": "S26.2", "acolyte_on_bridge": "S26.4", "moving_back": "S26.3"}
    | {"pivot_not_on_bridge": "S26.1"}
    | each((*ROOM, "no_change"), "S26.3"),
    MIHI: each(("gargoyle_on_bridge", *ROOM, "no_change", "pivot_not_on_bridge"), "S17.1 S17.2"),
}


def cited(rules: Cited, refused: sc.Refused) -> tuple[str, ...]:
    """What is cited for the reason of a refusal."""
    return tuple(rules.get(refused.id, "").split())


def by_action(
    table: sc.Table, top: sc.Pending, action: sc.Action, refused: sc.Refused
) -> tuple[str, ...]:
    """Rules of the kind of action."""
    return cited(BY_ACTION[type(action)], refused)


def by_card(
    table: sc.Table, top: sc.Pending, action: Play | Aim, refused: sc.Refused
) -> tuple[str, ...]:
    """Rules of the effect of a card."""
    card = action.card if isinstance(action, Play) else getattr(top, "card", "")
    kind = table.rules.cards.get(card)
    return cited(BY_CARD.get(kind.effect, {}), refused) if kind is not None else ()


def by_turns(
    table: sc.Table, top: sc.Pending, action: Rotate, refused: sc.Refused
) -> tuple[str, ...]:
    """The first of two turns must be legal in itself (S11.6)."""
    judged = refused.id in (*ROOM, "no_change", "pivot_not_on_bridge")
    return ("S11.6", "R24") if judged and action.turns > 1 else ()


def by_source(
    table: sc.Table, top: sc.Pending, action: sc.Action, refused: sc.Refused
) -> tuple[str, ...]:
    """Rules of the free action, or of the prayer that shifts and turns."""
    begun = top.before if isinstance(top, Operating) else top
    return cited(BY_SOURCE.get(begun.source, {}), refused) if isinstance(begun, Operations) else ()


class OnBoard:
    """Rules that are offended or not by how the pieces stand."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def first_step(
        self, table: sc.Table, top: sc.Pending, action: StepsOut, refused: sc.Refused
    ) -> tuple[str, ...]:
        """From a start square the first step leads to the entry (S24.6)."""
        name = action.seat if isinstance(action, Send) else top.seat
        path = (action.square,) if isinstance(action, Step) else action.path
        seat = self.geometry.seat_number.get(name)
        if refused.id not in STEPS or seat is None or table[Board].acolytes[seat] != START:
            return ()
        entry = self.geometry.entries[seat]
        walked_out = (
            path[:1] == (entry,) and board_masks(table[Board], self.geometry).covered >> entry & 1
        )
        return () if walked_out and refused.id != "acolyte_in_way" else ("S24.6", "R7")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this plugin refusals name only the rules of their reasons."""
    return sc.About("sator.citations", "sator", after=("sator.board",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Tell for each kind of action where its further rules are found."""
    on_board = OnBoard(book.service("sator.board"))
    for kind in BY_ACTION:
        book.cite(kind, by_action)
    for played in (Play, Aim):
        book.cite(played, by_card)
    book.cite(Rotate, by_turns)
    for operation in (Operate, Shift, Spin):
        book.cite(operation, by_source)
    for step in (Walk, Step, Hurry, Send):
        book.cite(step, on_board.first_step)

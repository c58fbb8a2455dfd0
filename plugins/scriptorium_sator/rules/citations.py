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
from ..hand.playing import Play
from ..turn.free_action import Free, Step
from ..turn.walk import Walk
from ..verbs.lead import Send
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
    Step: each((*STEPS, "ends_on_book"), "S26.1 S26.3"),
    Free: {"wrong_step": "S7.4 R16"},
    Unblock: {"wrong_step": "S7.5 R16"},
    Offer: {"not_now": "S23.6"},
}

# By the effect of the card that is played.
BY_CARD: dict[str, Cited] = {
    "sator.omnia": {"no_change": "S18.4"},
}


def cited(rules: Cited, refused: sc.Refused) -> tuple[str, ...]:
    """What is cited for the reason of a refusal."""
    return tuple(rules.get(refused.id, "").split())


def by_action(
    table: sc.Table, top: sc.Pending, action: sc.Action, refused: sc.Refused
) -> tuple[str, ...]:
    """Rules of the kind of action."""
    return cited(BY_ACTION[type(action)], refused)


def by_card(table: sc.Table, top: sc.Pending, action: Play, refused: sc.Refused) -> tuple[str, ...]:
    """Rules of the effect of a card."""
    kind = table.rules.cards.get(action.card)
    return cited(BY_CARD.get(kind.effect, {}), refused) if kind is not None else ()


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
    book.cite(Play, by_card)
    for step in (Walk, Step, Hurry, Send):
        book.cite(step, on_board.first_step)

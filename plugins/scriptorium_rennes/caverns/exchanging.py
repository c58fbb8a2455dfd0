"""What an exchange in the Sanctuaire is made of: decisions and actions, one after the other."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId

from ..moving.targets import Colours, HandCards
from ..turn.location_targets import LocationId
from .sanctuaire_targets import OwnTokens, Token


class Exchanging(sc.Decision, tag="rennes.exchanging", frozen=True):
    """One thing has been given: tokens from slots, or cards, which lie on the discard pile."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=2)] = ()
    cards: Annotated[tuple[CardId, ...], Meta(max_length=2)] = ()


class Wishing(Exchanging, tag="rennes.wishing", frozen=True):
    """Both things have been given; a colour is to be named."""


class Placing(Exchanging, tag="rennes.placing", frozen=True):
    """The colour has been named; a slot is to be chosen."""

    colour: Annotated[str, Meta(max_length=32)] = ""


class Exchange(sc.Action, tag="rennes.exchange", frozen=True):
    """Begin an exchange by giving a clue."""

    token: Annotated[Token, OwnTokens()]


class ExchangeCard(sc.Action, tag="rennes.exchange_card", frozen=True):
    """Begin an exchange by giving a card."""

    card: Annotated[CardId, HandCards()]


class Give(sc.Action, tag="rennes.give", frozen=True):
    """Give a second clue."""

    token: Annotated[Token, OwnTokens()]


class GiveCard(sc.Action, tag="rennes.give_card", frozen=True):
    """Give a second card."""

    card: Annotated[CardId, HandCards()]


class Wish(sc.Action, tag="rennes.wish", frozen=True):
    """Name the colour of the new clue."""

    colour: Annotated[str, Colours()]


class Into(sc.Action, tag="rennes.into", frozen=True):
    """Choose the code for the new clue."""

    location: LocationId

"""What is awaited during a blind swap, and what each seat may know of it (PK6.15 to PK6.18)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium import CardId, Ruleset
from scriptorium.engine import back

Partners = Annotated[tuple[sc.Seat, ...], Meta(max_length=16)]


class Swaps(Struct, frozen=True, forbid_unknown_fields=True):
    """With how many others the card swaps at most."""

    max_partners: Annotated[int, Meta(ge=1, le=5)] = 3


class GiveBack(sc.Decision, tag="plankenkoorts.give_back", frozen=True):
    """A card has been taken blindly; its taker owes that partner another one."""

    card: CardId  # the Geleend boek that is being played
    taken: CardId
    partners: Partners

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> GiveBack:
        """The card taken is known to the taker and to the one who lost it (PK12)."""
        if seat in (self.seat, self.partners[-1]):
            return self
        return GiveBack(self.seat, self.card, back(rules, self.taken), self.partners)


class NextPartner(sc.Decision, tag="plankenkoorts.next_partner", frozen=True):
    """A swap is done; its player may borrow from somebody else or stop (R13)."""

    card: CardId
    partners: Partners

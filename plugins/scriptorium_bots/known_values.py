"""Where the value of a match comes from: lent by its game, shipped beside it, or learned here.

What is shipped counts for a game of just that content. With mods that add to it computers begin
with what is shipped and learn on; without anything they learn from zero. What was learned here is
kept in the folder of this player.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import msgspec

from scriptorium import Ruleset
from scriptorium.ai import Limit
from scriptorium.hidden import heuristics_of
from scriptorium.matches import Disk
from scriptorium.mods import home_folder

from .learning import AT_HOME, WITH_MODS, Course, learned_from
from .linear_value import LinearValue, Weights, content_of
from .values import Worth

log = logging.getLogger("scriptorium.bots")

FOLDER = "learned"
MOST_KNOWN, MOST_KEPT = 32, 512 * 1024

Shipped = dict[str, Weights]  # by the number of seats


def shipped_for(rules: Ruleset) -> Weights | None:
    """What was shipped with a game, for so many seats or the next number of them."""
    path = heuristics_of(rules).weights
    if path is None:
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Shipped)
    seats = len(rules.setup.seats)
    nearest = min(found, key=lambda one: (abs(int(one) - seats), one), default=None)
    return None if nearest is None else found[nearest]


@dataclass(frozen=True)
class Shelf:
    """A folder in which learned weights are kept; without one each program learns anew."""

    folder: Path | None = None

    def place(self, rules: Ruleset) -> Path | None:
        """The file for a game with its plugins, seats and options."""
        if self.folder is None:
            return None
        agreed = msgspec.msgpack.encode(rules.setup)
        return self.folder / f"{rules.setup.game}-{blake2b(agreed, digest_size=12).hexdigest()}"

    def weights(
        self, rules: Ruleset, limit: Limit | None = None, course: Course | None = None
    ) -> Weights:
        """What was shipped, or was learned of a game, or is learned now."""
        shipped = shipped_for(rules)
        if shipped is not None and shipped.content == content_of(rules):
            return shipped
        path = self.place(rules)
        found = None if path is None else _read(path)
        if found is None or found.content != content_of(rules):
            usual = AT_HOME if shipped is None else WITH_MODS
            limit = Limit() if limit is None else limit
            found = learned_from(rules, limit, usual if course is None else course, shipped)
            if path is not None:
                _keep(path, found)
        return found


def _read(path: Path) -> Weights | None:
    try:
        if path.stat().st_size > MOST_KEPT:
            return None
        return msgspec.json.decode(path.read_bytes(), type=Weights)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        log.warning("what was learned cannot be read, so it is learned anew", exc_info=error)
        return None


def _keep(path: Path, learned: Weights) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        Disk().keep(path, msgspec.json.encode(learned))
    except OSError as error:
        log.warning("what was learned cannot be kept", exc_info=error)


_known: OrderedDict[Ruleset, Worth] = OrderedDict()


def worth_of(rules: Ruleset, limit: Limit) -> Worth:
    """The value of a match's game; what is learned is kept in the folder of this player."""
    worth = _known.get(rules)
    if worth is None:
        lore = heuristics_of(rules)
        if lore.settled is None:
            weights = Shelf(home_folder() / FOLDER).weights(rules, limit)
            worth = Worth(lore, LinearValue(rules, weights))
        else:
            worth = Worth(lore)
        _known[rules] = worth
        if len(_known) > MOST_KNOWN:
            _known.popitem(last=False)
    return worth

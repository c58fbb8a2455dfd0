"""What many matches come to: who wins, how long they are, what cards do, where it stalls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from .jobs import Played
from .statistics import Mean, Share, Spread, mean_of, spread_of

K = TypeVar("K", bound=Hashable)


class UseFigures(Struct, frozen=True):
    """One way to use a card: in how many of the turns it could be, how often, with what luck.

    `won` are matches with a seat that did it, and how many of those that seat won.
    """

    word: str
    offered: Share
    done: int
    won: Share


class CardFigures(Struct, frozen=True):
    """One card: how often it comes into a hand, how those fare that had it, and each use."""

    card: str
    title: str
    drawn: int
    a_match: float
    won: Share
    uses: tuple[UseFigures, ...]


class Stalls(Struct, frozen=True):
    """Matches without an end, by their seeds, and turns that left nothing to choose."""

    unfinished: tuple[int, ...]
    idle: Share


class Figures(Struct, frozen=True):
    """What some matches came to."""

    matches: int
    places: dict[str, Share]
    colours: dict[str, Share]
    bots: dict[str, Share]
    nobody: int
    turns: Spread
    decisions: Spread
    choices: float
    seconds: float
    scores: dict[str, Mean]
    parts: dict[str, Mean]
    cards: tuple[CardFigures, ...]
    stalls: Stalls
    lengths: tuple[int, ...]


def won(one: Played, at: int) -> float:
    """What a place has of the win: who wins together has a part of it each."""
    return 1 / len(one.winners) if at in one.winners else 0.0


def wins_by(
    matches: Sequence[Played], name: Callable[[Played, int], K], *, by_seat: bool = True
) -> dict[K, Share]:
    """The share of wins by whatever a seat is called.

    By seats each seat counts for itself; else a match counts once for all seats of one name.
    """
    parts: dict[K, float] = {}
    counts: dict[K, int] = {}
    fair: dict[K, float] = {}
    for one in matches:
        seen = set()
        for at in range(len(one.seats)):
            key = name(one, at)
            parts[key] = parts.get(key, 0.0) + won(one, at)
            fair[key] = fair.get(key, 0.0) + 1 / len(one.seats)
            if by_seat or key not in seen:
                counts[key] = counts.get(key, 0) + 1
            seen.add(key)
    return {key: Share(parts[key], counts[key], fair[key] / counts[key]) for key in parts}


def figures_of(matches: Sequence[Played], titles: Mapping[str, str]) -> Figures:
    """All that is told of some matches, which are one at least."""
    colours = wins_by(matches, lambda one, at: one.seats[at])
    decisions = sum(one.decisions for one in matches)
    return Figures(
        matches=len(matches),
        places={str(at + 1): share for at, share in wins_by(matches, lambda _, at: at).items()},
        colours=dict(sorted(colours.items())),
        bots=wins_by(matches, lambda one, at: one.bots[at], by_seat=False),
        nobody=sum(one.ended and not one.winners for one in matches),
        turns=spread_of([one.turns for one in matches]),
        decisions=spread_of([one.decisions for one in matches]),
        choices=sum(one.choices for one in matches) / max(1, decisions),
        seconds=sum(one.seconds for one in matches),
        scores=_scores(matches),
        parts=_parts(matches),
        cards=tuple(_cards(matches, titles)),
        stalls=Stalls(
            unfinished=tuple(one.seed for one in matches if not one.ended),
            idle=Share(sum(one.idle for one in matches), sum(one.all_turns for one in matches)),
        ),
        lengths=tuple(one.turns for one in matches),
    )


def _scores(matches: Sequence[Played]) -> dict[str, Mean]:
    """The points of each place, where there are points."""
    rows: dict[str, list[float]] = {}
    for one in matches:
        for at, seat in enumerate(one.seats):
            if one.scores and seat in one.scores:
                rows.setdefault(str(at + 1), []).append(one.scores[seat])
    return {name: mean_of(row) for name, row in rows.items()}


def _parts(matches: Sequence[Played]) -> dict[str, Mean]:
    """What each part of the scoring gives to a seat, where the game tells it."""
    rows: dict[str, list[float]] = {}
    for one in matches:
        for part, row in (one.parts or {}).items():
            rows.setdefault(part, []).extend(row.values())
    return {name: mean_of(row) for name, row in rows.items()}


def _cards(matches: Sequence[Played], titles: Mapping[str, str]) -> Iterable[CardFigures]:
    """Each card that was in a hand, by what it is called."""
    names = sorted(
        {card for one in matches for card in one.cards},
        key=lambda card: titles.get(card, card).casefold(),
    )
    for card in names:
        rows = [
            (one, one.seats.index(seat), row)
            for one in matches
            for seat, row in one.cards.get(card, {}).items()
        ]
        words = sorted({word for _, _, row in rows for word in row.uses})
        held = [row.turns for _, _, row in rows]
        uses = []
        for word in words:
            counted = [(one, at, *row.uses.get(word, (0, 0))) for one, at, row in rows]
            did = [(one, at) for one, at, _, done in counted if done]
            uses.append(
                UseFigures(
                    word=word,
                    offered=Share(sum(offered for _, _, offered, _ in counted), sum(held)),
                    done=sum(done for *_, done in counted),
                    won=_won(did),
                )
            )
        drawn = sum(row.drawn for _, _, row in rows)
        had = [(one, at) for one, at, row in rows if row.drawn]
        yield CardFigures(
            card=card,
            title=titles.get(card, card),
            drawn=drawn,
            a_match=drawn / len(matches),
            won=_won(had),
            uses=tuple(uses),
        )


def _won(seats: Sequence[tuple[Played, int]]) -> Share:
    """How many of some seats won, and how many would by chance."""
    fair = sum(1 / len(one.seats) for one, _ in seats)
    return Share(
        sum(won(one, at) for one, at in seats), len(seats), fair / len(seats) if seats else None
    )


class Compared(Struct, frozen=True):
    """How matches differ from those of the same seeds by the usual rules: with less without.

    `same_winner` tells how many pairs that both ended were won by the same seats.
    """

    places: dict[str, Mean]
    turns: Mean
    decisions: Mean
    same_winner: Share
    cards: dict[str, Mean]


def compared(with_it: Sequence[Played], without: Sequence[Played]) -> Compared:
    """Seed by seed."""
    others = {one.number: one for one in without}
    pairs = [(one, others[one.number]) for one in with_it if one.number in others]
    both = [(one, other) for one, other in pairs if one.ended and other.ended]
    seats = max((len(one.seats) for one, _ in pairs), default=0)
    return Compared(
        places={
            str(at + 1): mean_of([won(one, at) - won(other, at) for one, other in both])
            for at in range(seats)
        },
        turns=mean_of([one.turns - other.turns for one, other in pairs]),
        decisions=mean_of([one.decisions - other.decisions for one, other in pairs]),
        same_winner=Share(sum(one.winners == other.winners for one, other in both), len(both)),
        cards={
            card: mean_of([_done(one, card) - _done(other, card) for one, other in pairs])
            for card in sorted({card for pair in pairs for one in pair for card in one.cards})
        },
    )


def _done(one: Played, card: str) -> int:
    """How often a card was used in a match."""
    rows = one.cards.get(card, {}).values()
    return sum(done for row in rows for _, done in row.uses.values())


def as_data(value: Any) -> Any:
    """Figures as data for programs, each share with its bounds."""
    if isinstance(value, Share):
        low, high = value.bounds
        told = {"part": value.part, "of": value.of, "share": value.share, "low": low, "high": high}
        return told if value.fair is None else {**told, "fair": value.fair}
    if isinstance(value, Struct):
        return {name: as_data(one) for name, one in asdict(value).items()}
    if isinstance(value, Mapping):
        return {name: as_data(one) for name, one in value.items()}
    if isinstance(value, tuple | list):
        return [as_data(one) for one in value]
    return value

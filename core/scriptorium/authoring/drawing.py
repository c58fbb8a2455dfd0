"""How zones, buttons and panels are drawn (N9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scriptorium.engine.table import Moment, View
from scriptorium.engine.values import Action, Seat, Text
from scriptorium.engine.zones import is_hidden
from scriptorium.scene import BUTTONS, HAND, PILES, PLAYER, Piece
from scriptorium.scene.pieces import card_piece

if TYPE_CHECKING:
    from .games import Game
    from .say import PieceGroup
    from .zones import AnyZone


@dataclass(frozen=True)
class AsHand:
    """A zone of each seat: one's own cards as a hand, those of others from behind, on panels.

    `message` is the sentence of a card of one's own, with `card` and `count`; `back_message` that
    of one of somebody else, with `seat`.
    """

    back: str
    message: str
    back_message: str


@dataclass(frozen=True)
class AsPile:
    """A zone at a place among the piles: its back or its top card; `art` while it is empty.

    `message` is its sentence, with `card` and `count`.
    """

    place: int
    art: str
    message: str
    back: str = ""


@dataclass(frozen=True)
class PanelRow:
    """So many things of one kind on a panel, each with the sentence of a message."""

    name: str
    art: str
    count: int
    message: str


@dataclass(frozen=True)
class Panel:
    """What the panel of a seat says, by the names of details, and the rows that stand on it."""

    told: dict[str, str | int]
    rows: tuple[PanelRow, ...] = ()


def draw_game(game: Game, view: View) -> Iterator[Piece]:
    """The zones that say how they are drawn, and the panels of the seats."""
    for zone in game.zones.values():
        if isinstance(zone.shown, AsHand):
            yield from _own_hand(game, view, zone, zone.shown)
        elif isinstance(zone.shown, AsPile):
            yield _pile(game, view, zone, zone.shown)
    if game.drawn_panel is not None:
        yield from _panels(game, view, *game.drawn_panel)


def _own_hand(game: Game, view: View, zone: AnyZone, how: AsHand) -> Iterator[Piece]:
    """The viewer's own cards; those that are alike lie together, being one choice.

    A spectator sees none: from the seat that is looked from they lie on the panel, from behind.
    """
    held = [card for card in zone.lying(view, view.seat) if not is_hidden(card)]
    say = game.say(how.message)
    for at, card in enumerate(dict.fromkeys(held)):
        count, title = held.count(card), _title(game, view, card)
        yield card_piece(
            view,
            zone.piece_of(card),
            card,
            float(at),
            label=title if count == 1 else f"{count} {title}",
            says=say.filled({"card": title, "count": count}),
            group=HAND,
            count=count,
        )


def _title(game: Game, view: View, card: str) -> str:
    """What a card is called: by its game, or by the plugin that brings it."""
    return game.say.titles.get(card) or view.rules.cards[card].title or card


def _pile(game: Game, view: View, zone: AnyZone, how: AsPile) -> Piece:
    """A deck from behind, or a pile with its top card."""
    lying = zone.lying(view, view.seat)
    top = lying[-1] if lying and not is_hidden(lying[-1]) else ""
    label = _title(game, view, top) if top else ""
    says = game.say(how.message).filled({"card": label, "count": len(lying)})
    more: dict[str, Any] = {"says": says, "group": PILES, "count": len(lying)}
    if top and zone.faces != "none":
        return card_piece(view, zone.piece, top, float(how.place), label=label, **more)
    art = how.back if lying and how.back else how.art
    return Piece(zone.piece, art, float(how.place), 0.0, **more)


def _panels(
    game: Game, view: View, message: str, draw: Callable[[View, Seat], Panel]
) -> Iterator[Piece]:
    """The panel of each seat: its sentence, its rows, and the backs of hands."""
    say = game.say(message)
    hands = [zone for zone in game.zones.values() if isinstance(zone.shown, AsHand)]
    for seat in others_first(view):
        panel, group = draw(view, seat), PLAYER + seat
        held = sum(len(zone.lying(view, seat)) for zone in hands)
        says = say.filled({"seat": seat, "held": held, **panel.told})
        yield Piece(
            f"seat-{seat}", "panel", 0.0, 0.0, label=seat, says=says, group=group, count=held
        )
        there = game.say.group(group, seat=seat)
        for row in panel.rows:
            for nr in range(row.count):
                yield there.piece(f"{row.name}-{seat}-{nr}", row.art, 1 + nr, 0, row.message)
        for zone in hands:
            yield from _backs(there, view, zone, seat)


def _backs(there: PieceGroup, view: View, zone: AnyZone, seat: Seat) -> Iterator[Piece]:
    """The cards of a hand that are seen from behind: all of another, none of one's own."""
    assert isinstance(zone.shown, AsHand)
    back, message = zone.shown.back, zone.shown.back_message
    cards = zone.lying(view, seat)
    for nr, card in enumerate(filter(is_hidden, cards) if seat == view.seat else cards):
        kind = card.lstrip("?")
        art = f"{back}-{kind}" if kind else back
        yield there.piece(f"back-{seat}-{nr}", art, 0.5 * nr, 1, message, layer=1 + nr)


def draw_button(kind: type[Action], says: Text, view: View) -> Iterator[Piece]:
    """The button of a choice without fields, while the viewer can choose it."""
    if view.outcome is not None or not view.pending or view.pending[-1].seat != view.seat:
        return
    at, choice = Moment.of(view), view.rules.actions[kind]
    if choice.belongs(at) and choice.some(at):
        yield Piece(choice.word, "button", 0.0, 0.0, label=choice.word, says=says, group=BUTTONS)


def others_first(view: View) -> tuple[Seat, ...]:
    """The seats in turn order, the viewer's last, which is drawn nearest to the hand."""
    at = view.seats.index(view.seat) + 1
    return view.seats[at:] + view.seats[:at]

"""What must fit together in a card file, and with its board."""

from __future__ import annotations

from scriptorium.cards import DataFile

from .board_data import BoardData
from .card_data import CardData

MOST_DOTS = 9


def check_cards(file: DataFile, cards: CardData, board: BoardData) -> None:
    """Colours and locations are known, counts suffice, ghosts and codes have a location each."""
    _check_colours(file, cards, board)
    _check_equipment(file, cards)
    _check_codes(file, cards, board)
    _check_counts(file, cards, board)
    _check_ghosts_and_events(file, cards, board)


def _check_colours(file: DataFile, cards: CardData, board: BoardData) -> None:
    complain, colours = file.complain, set(cards.colours)
    if len(colours) != len(cards.colours):
        raise complain("$.colours", "a colour stands there twice")
    options = cards.options
    if not 1 <= options.players_min <= options.players_max <= len(colours):
        raise complain("$.options.players_max", "each player has a colour of its own")
    if options.codes_to_crack > len(cards.codes):
        raise complain("$.options.codes_to_crack", "there are not so many codes")
    for disc in board.disc:
        for colour in disc.colours:
            if colour not in colours:
                raise complain("$.colours", f"the disc {disc.id} shows {colour}, which is not here")
    for name in ("equipment_deck", "clue_tokens"):
        for colour in getattr(cards, name):
            if colour not in colours:
                raise complain(f"$.{name}.{colour}", f"there is no colour {colour}")


def _check_equipment(file: DataFile, cards: CardData) -> None:
    for colour, copies in cards.equipment_deck.items():
        for dots in copies:
            if not (dots.isdigit() and 1 <= int(dots) <= MOST_DOTS):
                path = f"$.equipment_deck.{colour}"
                raise file.complain(path, f"a card has 1 to {MOST_DOTS} dots, not {dots}")


def _check_codes(file: DataFile, cards: CardData, board: BoardData) -> None:
    complain, locations = file.complain, {one.id for one in board.location}
    if set(cards.codes) != locations:
        raise complain("$.codes", f"each location has a code: {', '.join(sorted(locations))}")
    for location, code in cards.codes.items():
        for colour in code:
            if colour not in cards.colours:
                raise complain(f"$.codes.{location}", f"there is no colour {colour}")


def _check_counts(file: DataFile, cards: CardData, board: BoardData) -> None:
    complain = file.complain
    circles = sum(cavern.circles for cavern in board.cavern)
    if sum(cards.clue_tokens.values()) < circles:
        raise complain("$.clue_tokens", f"{circles} circles want as many tokens")
    dealt = cards.hand.start * cards.options.players_max + cards.hand.open_cards
    if sum(sum(copies.values()) for copies in cards.equipment_deck.values()) < dealt:
        raise complain("$.equipment_deck", f"{dealt} cards are dealt")


def _check_ghosts_and_events(file: DataFile, cards: CardData, board: BoardData) -> None:
    complain, locations = file.complain, {one.id for one in board.location}
    seen: set[str] = set()
    for at, ghost in enumerate(cards.ghost):
        if ghost.location not in locations or ghost.location in seen:
            told = f"a ghost appears at a location of its own, not at {ghost.location}"
            raise complain(f"$.ghost[{at}].location", told)
        seen.add(ghost.location)
    ids = [event.id for event in cards.event]
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise complain(f"$.event[{at}].id", f"there is an event {id} already")
    if set(cards.pieces.area_tokens) != set(board.areas):
        raise complain("$.pieces.area_tokens", "there is a token for each area of the board")

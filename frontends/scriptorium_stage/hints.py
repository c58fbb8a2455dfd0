"""Hints: a sensible action for the seat that chooses, found without looking at anything hidden."""

from __future__ import annotations

from scriptorium import Action, After, Refused, Seat, Table, apply, digest, legal, view

WINS, GOES_ON, UNKNOWN, PASSES, LETS_WIN, LOSES = range(6)


def hint(table: Table) -> Action | None:
    """An action that wins, or else goes on with the turn and gives nothing away; None when over.

    What an action leads to is looked at only where nothing hidden would come to light. Where
    nobody has a secret, an action after which the next player wins at once is avoided.
    """
    seat = table.chooser
    if seat is None:
        return None
    open_game = view(table, seat).parts == table.parts
    ranked: dict[int, list[Action]] = {}
    for action in legal(table):
        ranked.setdefault(_rank(table, action, seat, open_game), []).append(action)
    if not ranked:
        return None
    best = ranked[min(ranked)]
    # Always the same hint at the same sight, but not always the first square of the board.
    return best[int(digest(view(table, seat))[:8], 16) % len(best)]


def _rank(table: Table, action: Action, seat: Seat, open_game: bool) -> int:
    after = apply(table, action)
    if seat in after.learned:
        return UNKNOWN
    return _worth(table, after, seat, open_game)


def _worth(table: Table, after: After, seat: Seat, open_game: bool) -> int:
    outcome = after.table.outcome
    if outcome is not None:
        if seat in outcome.winners:
            return WINS
        return LOSES if outcome.winners else PASSES
    if after.table.chooser == seat and after.table.clock.turn == table.clock.turn:
        return GOES_ON
    return LETS_WIN if open_game and _wins_at_once(after.table) else PASSES


def _wins_at_once(table: Table) -> bool:
    for action in legal(table):
        try:
            after = apply(table, action)
        except Refused:
            continue
        outcome = after.table.outcome
        if not after.learned and outcome is not None and table.chooser in outcome.winners:
            return True
    return False

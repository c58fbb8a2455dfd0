"""python-chess: random play, as a second Python engine to look at."""

from __future__ import annotations

from random import Random

import chess
import harness

MOST_MOVES = 400


def whole_game(random: Random) -> harness.Counts:
    """Play one game at random, to mate or stalemate or for a very long time."""
    board, draw = chess.Board(), random.random
    decisions = 0
    while decisions < MOST_MOVES:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(draw() * len(moves))])
        decisions += 1
    return {"decisions": decisions}


def measure() -> dict[str, float]:
    """Its pace."""
    random = Random(1)
    return harness.pace(lambda: whole_game(random))


if __name__ == "__main__":
    harness.report(measure)

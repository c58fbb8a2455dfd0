"""Mods that no computer knows: each level plays them, wins more than the one below, uses cards."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.mods import Sources
from scriptorium.testing import choices_by, play_out

SHIPPED = Path(__file__).resolve().parents[2] / "docs" / "examples"
EXAMPLES = ("abbey", "gusts", "plain_deck", "second_free", "vigil", "winter")
# By day one match of each; at night so many with seats exchanged, and the levels above.
NIGHT = bool(os.environ.get("SCRIPTORIUM_NIGHT"))
PAIRS = [("brother", "novice"), ("librarian", "brother"), ("keeper", "librarian")]
MATCHES = 10 if NIGHT else 1


def played(example, bots, number):
    """A match with an example, its winner's bot, and the cards of the mod by who held them."""
    library = Sources(no_mods=True, with_files=(str(SHIPPED / example),)).library()
    start = sc.new_table("sator", 2, 30 + number // 2, (example,), library=library)
    without = sc.new_table("sator", 2, 1, library=library).rules.cards
    brought = set(start.rules.cards) - set(without)
    seats = start.seats if number % 2 == 0 else start.seats[::-1]
    names = dict(zip(seats, bots, strict=True))
    run = play_out(
        start, choices_by([names[seat] for seat in start.seats], start.seats, number), number
    )
    counts: Counter[tuple[str, str]] = Counter()
    table = start
    for action in run.actions:
        offered = {getattr(one, "card", None) for one in sc.legal(table)} & brought
        bot = names[table.chooser]
        counts["could", bot] += bool(offered)
        counts["played", bot] += getattr(action, "card", None) in brought
        table = sc.apply(table, action).table
    assert run.outcome is not None, "it has no end"
    return names[run.outcome.winners[0]], counts, brought


@pytest.mark.parametrize("bots", PAIRS if NIGHT else PAIRS[:1], ids=" beats ".join)
def test_each_level_plays_the_examples_better_than_the_one_below(bots):
    """It wins most of the matches with them; every card that a mod brings can be played."""
    won, counts = Counter[str](), Counter[tuple[str, str]]()
    played_in = dict[str, int]()
    for example in EXAMPLES:
        for number in range(MATCHES):
            winner, found, brought = played(example, bots, number)
            won[winner] += 1
            counts += found
            if brought:
                print(example, dict(found))
                played_in[example] = played_in.get(example, 0) + found["played", bots[0]]
    print(f"{bots[0]}: {won[bots[0]]} of {won.total()} matches; {dict(counts)}")
    assert won[bots[0]] > won[bots[1]]
    assert set(played_in) == {"gusts", "vigil", "winter"}
    assert counts["played", bots[0]] > 0
    if NIGHT:
        assert min(played_in.values()) > 0, "a card worth playing is played"

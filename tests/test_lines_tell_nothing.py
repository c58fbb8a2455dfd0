"""A typed line tells nothing that only doing it would: it ends where a secret or a rival begins.

Lines of several actions are tried at a table and at its twins, which differ in nothing but what
whoever types them may not know; reading, refusing and doing them must say the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import scriptorium as sc
from night import often
from scriptorium.matches import Match
from scriptorium.testing.helpers import twin

GAMES = {"sator": 4, "plankenkoorts": 3}


def opening(game: str, seats: int, seed: int, steps: int) -> sc.Table:
    """A table some way into a random match."""
    luck = random.Random(seed)
    table = sc.new_table(game, seats, seed)
    while table.outcome is None and (steps or table.clock.phase not in ("play", "spel")):
        choices = sc.legal(table)
        kinds = sorted({type(action).__name__ for action in choices})
        kind = luck.choice(kinds)
        action = luck.choice([one for one in choices if type(one).__name__ == kind])
        table = sc.apply(table, action).table
        steps = max(0, steps - 1)
        if steps == 0 and game != "sator":
            break
    return table


def answer(table: sc.Table, line: str) -> tuple[object, ...]:
    """All that comes back of a line before it is done."""
    try:
        action = sc.read(table, line)
    except sc.Unreadable as error:
        return ("unreadable", str(error))
    parts = action.actions if isinstance(action, sc.Several) else (action,)
    return (len(parts), sc.write(table, action), str(sc.why_not(table, action)))


def lines(table: sc.Table, luck: random.Random) -> Iterator[str]:
    """A choice of this moment, and behind it what may be written at many others."""
    first = [sc.write(table, action) for action in sc.legal(table)]
    cards = sorted(table.rules.cards)
    words = sorted(table.rules.words)
    for line in luck.sample(first, min(len(first), 12)):
        for _ in range(6):
            card, word = luck.choice(cards), luck.choice(words)
            behind = luck.choice((card, f"{word} {card}", word, luck.choice(first), "done"))
            yield f"{line}; {behind}"
            yield f"{line}; {behind}; {word} {card}; {luck.choice(first)}"


@pytest.mark.parametrize("game", GAMES)
def test_twins_answer_composed_lines_alike(game: str) -> None:
    asked = 0
    for seed in range(often(6, 60)):
        luck = random.Random(seed)
        table = opening(game, GAMES[game], seed, 10 + 37 * seed)
        if table.outcome is not None:
            continue
        twins = [twin(table, str(table.chooser), number) for number in range(3)]
        for line in lines(table, luck):
            told = answer(table, line)
            assert [answer(other, line) for other in twins] == [told] * 3, line
            asked += 1
    assert asked > 300


def test_whose_cards_the_other_holds_is_not_answered() -> None:
    """Behind a discard the turn passes: of what the next player could place nothing is said."""
    table = opening("plankenkoorts", 2, 3, 2)
    ends = next(
        line
        for line in (sc.write(table, action) for action in sc.legal(table))
        if sc.apply(table, sc.read(table, line)).table.chooser != table.chooser
    )
    for card in sorted(table.rules.cards):
        line = f"{ends}; place {card}; stop"
        assert sc.read(table, line) == sc.read(table, ends)
        assert sc.why_not(table, sc.read(table, line)) is None
    after = sc.apply(table, sc.read(table, f"{ends}; place nothing at all")).table
    assert after == sc.apply(table, sc.read(table, ends)).table


def swapping() -> tuple[sc.Table, str]:
    """The first turn of a match, and a line that swaps two cards for the top of the deck."""
    table = opening("sator", 2, 5, 0)
    hand = sc.cards_in(table, sc.key("hand", str(table.chooser)))
    return table, f"swap {hand[0]} {hand[1]} im"


def test_the_top_of_the_deck_is_not_answered() -> None:
    table, swap = swapping()
    wanted = sc.read(table, swap)
    for card in sorted(table.rules.cards):
        several = sc.read(table, f"{swap}; {card} 1")
        assert several == wanted
        assert sc.why_not(table, several) is None
    assert sc.apply(table, sc.read(table, f"{swap}; free; xyzzy")) == sc.apply(table, wanted)


def test_actions_in_a_row_that_nobody_typed_end_there_too() -> None:
    """Who puts the actions together without notation learns no more."""
    table, swap = swapping()
    wanted = sc.read(table, swap)
    assert isinstance(wanted, sc.Several)
    draw = sc.apply(table, wanted).table
    further = sc.Several((*wanted.actions, *sc.legal(draw)[:1], sc.read(table, "end")))
    assert sc.why_not(table, further) is None
    assert sc.apply(table, further) == sc.apply(table, wanted)
    assert sc.write(table, further).startswith(sc.write(table, wanted))


def test_a_match_records_what_was_done_and_no_more() -> None:
    table, swap = swapping()
    match = Match(table)
    done = match.play(f"{swap}; {swap}; end")
    assert [one.text for one in done] == [one.text for one in Match(table).play(swap)]
    assert match.table == sc.apply(table, sc.read(table, swap)).table


def test_a_line_within_what_is_known_is_judged_to_its_end() -> None:
    """Nothing changes for a whole card: the first part that is refused is told."""
    table = opening("sator", 2, 5, 0)
    refused = sc.why_not(table, sc.read(table, "free step A1; walk A1"))
    assert refused is not None

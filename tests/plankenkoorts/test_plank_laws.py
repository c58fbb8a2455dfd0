"""The laws of the engine on random matches of Plankenkoorts, for two to six players."""

from __future__ import annotations

import random
from collections import Counter

import plank
import pytest

import game_tables
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import touches
from scriptorium.testing.helpers import disagreements, twin
from scriptorium_plankenkoorts import game
from scriptorium_plankenkoorts.dust import Borrow, GiveBack, LosseSchroef, Partner

DECK = 109
MATCHES = [(seats, seed) for seats in range(2, 7) for seed in range(4)]


def piece_ids(view: sc.View) -> set[str]:
    return {piece.id for piece in sp.scene(view).pieces}


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_whole_matches_keep_every_card_and_every_rule(seats, seed):
    """PK1.3, PK4.5: 109 cards at every moment, a choice at every decision, an end at the end."""
    start = sc.new_table(plank.GAME, seats, seed)
    deck = Counter(sc.full_deck(start.rules))
    assert sum(deck.values()) == DECK
    last = start
    for table, action, after in game_tables.steps(start, seed, 20_000):
        assert game.counted(table) == deck
        assert table.rules.problem(table) is None
        assert action in sc.legal(table)
        assert table.chooser in table.seats
        last = after.table
    assert last.outcome is not None
    assert sc.legal(last) == ()
    standards = game_tables.seen(last, "standards")
    assert max(standards.values()) == 2
    assert sum(standards.values()) <= seats + 1  # R4: the shipped seven are enough for six players
    best = max(dict(last.outcome.scores).values())
    assert all(last.outcome.score(seat) == best for seat in last.outcome.winners)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_every_choice_can_be_written_read_judged_and_done(seats, seed):
    """What is offered is distinct, allowed, doable, and its notation is read as the same action."""
    for table, _, _ in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 60):
        choices = sc.legal(table)
        assert len(set(choices)) == len(choices)
        assert disagreements(table) == []
        after = [sc.apply(table, action).table for action in choices]
        assert len(set(map(sc.digest, after))) == len(choices)
        for action in choices:
            assert sc.read(table, sc.write(table, action)) == action


@pytest.mark.parametrize("seed", range(12))
def test_what_is_not_offered_is_refused_alike_and_changes_nothing(seed):
    """legal, why_not and apply agree about any action, and a refusal names rules and reason."""
    chooser = random.Random(seed)
    refusals: set[str] = set()
    for table, _, _ in game_tables.steps(sc.new_table(plank.GAME, 2 + seed % 5, seed), seed, 80):
        outcomes: set[str] = set()
        before = sc.dump(table)
        for _ in range(15):
            action = plank.odd_action(table, chooser)
            refused = sc.why_not(table, action)
            if refused is None:
                outcomes = outcomes or {
                    sc.digest(sc.apply(table, choice).table) for choice in sc.legal(table)
                }
                assert sc.digest(sc.apply(table, action).table) in outcomes
                continue
            assert action not in sc.legal(table)
            assert refused.rules
            assert len({*refused.rules}) == len(refused.rules)  # none is cited twice
            assert refused.reason
            assert refused.plugin.startswith(plank.GAME)
            refusals.add(refused.id)
            with pytest.raises(sc.Refused) as caught:
                sc.apply(table, action)
            assert caught.value == refused
        assert sc.dump(table) == before
    assert len(refusals) > 8


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 12), (6, 13)])
def test_saves_bring_back_the_table_and_play_goes_on_alike(seats, seed):
    """A table that is written and read is the same, at every decision and to the end."""
    digests = []
    for table, action, after in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 150):
        loaded = sc.load(sc.dump(table))
        assert loaded == table
        assert sc.digest(sc.apply(loaded, action).table) == sc.digest(after.table)
        digests.append(sc.digest(after.table))
    again = [
        sc.digest(after.table)
        for _, _, after in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 150)
    ]
    assert digests == again


@pytest.mark.parametrize("options", [{}, {"show_card_backs": True}])
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (5, 23)])
def test_twin_tables_look_alike_through_every_channel(seats, seed, options):
    """PK12: what a seat may not know shows in no view, scene, choice, text, digest or event."""
    start = sc.new_table(plank.GAME, seats, seed, options=options)
    compared = 0
    for table, action, after in game_tables.steps(start, seed, 120):
        for seat in table.seats:
            other = twin(table, seat, seed)
            assert other != table
            mine, theirs = sc.view(table, seat), sc.view(other, seat)
            assert mine == theirs
            assert sc.digest(mine) == sc.digest(theirs)
            assert sp.scene(mine) == sp.scene(theirs)
            for name in ("hands", "discard_pile", "draw_pile", "hand_sizes", "shelves"):
                assert game_tables.seen(mine, name) == game_tables.seen(theirs, name)
            if table.chooser != seat:
                continue
            assert sc.legal(other) == sc.legal(table)
            assert game_tables.lines(other) == game_tables.lines(table)
            # What chance, a thrown hand and the next card show to this seat, it sees by right;
            # so it does the back of the next card where backs tell something.
            shown = isinstance(action, (Borrow, Partner, LosseSchroef)) or bool(options)
            if shown or after.table.clock.seat == seat:
                continue
            if after.table.clock.round == table.clock.round:
                theirs_now = sc.seen_events(sc.apply(other, action), seat)
                assert theirs_now == sc.seen_events(after, seat)
                compared += 1
    assert compared > 10 or options


@pytest.mark.parametrize(("seats", "seed"), [(2, 51), (3, 52), (5, 53)])
def test_a_refusal_tells_no_more_than_is_seen(seats, seed):
    """PK12: whatever is tried, twin tables answer alike to whoever chooses there."""
    chooser, refused = random.Random(seed), Counter[str]()
    for table, _, _ in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 120):
        other = twin(table, table.chooser, seed)
        for _ in range(25):
            action = plank.odd_action(table, chooser)
            told = sc.why_not(table, action)
            assert sc.why_not(other, action) == told
            assert sc.write(other, action) == sc.write(table, action)
            refused[told.id if told is not None else ""] += 1
    assert {"not_held", "other_effect", "not_later"} <= {*refused}
    assert len(refused) > 12


def test_bystanders_learn_nothing_of_a_swap_and_the_two_of_it_all():
    """PK12: the card taken and the card given are known to those two hands alone."""
    table = plank.position(
        3,
        hands={"P1": ["geleend_boek", "Titus", "Ruth"], "P2": ["Amos"], "P3": ["Jona"]},
        draw_pile=["Job"],
    )
    taken = sc.apply(table, sc.read(table, "geleend_boek P3"))
    given = sc.apply(taken.table, sc.read(taken.table, "give Titus"))
    for after, card, back in ((taken, "jona", "?"), (given, "titus", "?")):
        for seat, shown in (("P1", card), ("P3", card), ("P2", back)):
            swapped = [
                event
                for event in sc.seen_events(after, seat)
                if type(event) is sc.CardsMoved and event.target.startswith("hand")
            ]
            assert [event.cards for event in swapped] == [(shown,)]
    pending = {seat: sc.view(taken.table, seat).pending[-1] for seat in table.seats}
    assert all(isinstance(awaited, GiveBack) for awaited in pending.values())
    assert {seat: awaited.taken for seat, awaited in pending.items()} == {
        "P1": "jona",
        "P2": "?",
        "P3": "jona",
    }
    for seat in table.seats:
        piece = sp.scene(sc.view(taken.table, seat)).piece("borrowed")
        assert ("Jona" in str(piece.says)) == (seat != "P2")
        assert (piece.x, piece.y) == (1, 0)  # beside the name of whose turn it is
    for after in (taken, given):
        told = " ".join(str(sc.said(after.table.rules, one)) for one in sc.seen_events(after, "P2"))
        assert "Jona" not in told
        assert "Titus" not in told
        assert "?" not in told  # a hidden card is a card, not a question mark
        assert " a card " in told


def test_drawn_and_thrown_cards_are_told_to_their_owner_alone():
    """PK12, R20: others hear how many cards were drawn, and see the top of a thrown hand."""
    table = plank.position(
        3,
        hands={"P1": ["losse_schroef", "Ruth"], "P2": ["Amos", "Job"]},
        draw_pile=["Titus", "Markus", "Lukas", "Judas", "Ezra", "Jona", "Micha"],
    )
    after = sc.apply(table, sc.read(table, "losse_schroef"))
    told = {seat: " ".join(map(repr, sc.seen_events(after, seat))) for seat in table.seats}
    for seat in ("P1", "P3"):
        assert not any(card in told[seat] for card in ("titus", "markus", "lukas", "amos"))
        assert "'job'" in told[seat]
    assert all(card in told["P2"] for card in ("titus", "jona", "amos", "job"))
    assert sc.cards_in(sc.view(after.table, "P3"), "discard_pile") == ("?", "?", "job")


@pytest.mark.parametrize(("seats", "seed"), [(2, 31), (6, 32)])
def test_every_choice_is_meant_by_touching_pieces_that_are_there(seats, seed):
    """Every action has a path of its own through pieces of the scene; card ids stay hidden."""
    for table, _, _ in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 150):
        seat = table.chooser
        view = sc.view(table, seat)
        pieces = piece_ids(view)
        paths = [touches(view, action) for action in sc.legal(table)]
        assert len(set(paths)) == len(paths)
        assert all(piece in pieces for path in paths for piece in path)
        own = set(sc.cards_in(table, sc.key("hand", seat)))
        for other in table.seats:
            theirs = piece_ids(sc.view(table, other))
            mine = set(sc.cards_in(table, sc.key("hand", other)))
            assert not {f"hand-{card}" for card in own - mine} & theirs

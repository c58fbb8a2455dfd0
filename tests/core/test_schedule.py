"""Rounds, turns and steps: declared by a game, run by the core."""

from __future__ import annotations

import lantern
import msgspec
import pytest

import scriptorium as sc
from scriptorium import PluginError


def table_of(seats=3, **kinds):
    """A match of Lantern with these cards in the first seat's hand."""
    table = sc.new_table(lantern, seats, 5, first="anna")
    now = sc.Change(table)
    for seat, cards in kinds.items():
        sc.lay_out(now, f"hand.{seat}", cards)
    return now.done().table


def play(table, *texts):
    for text in texts:
        table = sc.apply(table, sc.read(table, text)).table
    return table


def order(table, turns):
    """Whose turns come, one after the other."""
    seen = [table.chooser]
    for _ in range(turns):
        table = play(table, "end")
        seen.append(table.chooser)
    return "".join(seat[0] for seat in seen)


def test_turns_pass_clockwise_and_a_rotating_game_begins_each_round_one_further():
    assert order(table_of(3), 9) == "abc" + "bca" + "cab" + "a"


def test_rounds_are_counted_and_told():
    table = play(table_of(2), "end")
    assert table.clock.round == 1
    after = sc.apply(table, lantern.End())
    assert after.table.clock.round == 2
    assert sc.RoundBegan(2, "bruno") in after.events


def test_budgets_and_once_a_turn_actions_are_filled_at_each_turn():
    table = play(table_of(2), "wish", "buy", "buy")
    assert table.clock.left == (1,)
    assert table.clock.uses == (0,)
    assert sc.why_not(table, lantern.Wish()).id == "no_wish"
    table = play(table, "end")
    assert (table.clock.left, table.clock.uses) == ((3,), (1,))


def test_steps_only_move_forward():
    """After resting nothing is lit any more, and the refusal says which rule that is."""
    table = play(table_of(2, anna=["lamp"]), "rest")
    assert table.clock.step == "rest"
    refused = sc.why_not(table, lantern.Play("lamp"))
    assert (refused.id, refused.rules) == ("too_late", ("L6",))
    with pytest.raises(PluginError, match="past the step"):
        sc.Change(table).enter_step("light")


def test_a_once_a_turn_action_is_usable_between_others_and_in_every_step():
    table = play(table_of(2, anna=["lamp"]), "play lamp", "rest", "wish")
    assert table.clock.step == "rest"


def test_a_skipped_seat_misses_one_turn_only():
    table = play(table_of(3, anna=["fog"]), "play fog")
    after = sc.apply(table, lantern.End())
    assert after.table.chooser == "cara"
    assert sc.TurnSkipped("bruno") in after.events
    assert after.table.clock.skips == ()


def test_a_seat_that_is_skipped_twice_misses_two_turns():
    """One after the other, each of them told; the third comes."""
    now = sc.Change(table_of(3))
    for _ in range(2):
        now.skip_next("bruno")
    table = now.done().table
    assert table.clock.skips == ("bruno", "bruno")
    after = sc.apply(table, lantern.End())
    assert after.table.chooser == "cara"
    assert after.events.count(sc.TurnSkipped("bruno")) == 1
    assert after.table.clock.skips == ("bruno",)
    assert order(table, 6).count("b") == 1


def test_whoever_was_to_be_skipped_plays_in_a_round_that_begins_anew():
    """A round that is broken off takes skipped and extra turns with it."""
    now = sc.Change(table_of(3))
    now.skip_next("bruno")
    now.extra_turn("cara")
    now.begin_round("anna")
    now.settle()
    table = now.done().table
    assert (table.clock.skips, table.clock.queue) == ((), ())
    assert order(table, 2) == "abc"


def test_a_skipped_turn_counts_in_its_round():
    """With two seats bruno's turn is skipped; then the round is over and bruno begins the next."""
    table = table_of(2, anna=["fog"])
    after = sc.apply(play(table, "play fog"), lantern.End())
    assert [type(e).__name__ for e in after.events] == [
        "TurnEnded", "TurnSkipped", "RoundBegan", "TurnBegan",
    ]  # fmt: skip
    assert (after.table.chooser, after.table.clock.round) == ("bruno", 2)


def test_an_extra_turn_comes_first_and_then_play_goes_on():
    table = play(table_of(3, anna=["again"]), "play again", "end")
    assert table.chooser == "anna"
    assert play(table, "end").chooser == "bruno"


def test_the_order_can_be_reversed():
    table = play(table_of(3, anna=["turnabout"]), "play turnabout", "end")
    assert table.chooser == "cara"


def test_parts_are_reset_at_each_turn():
    table = play(table_of(2, anna=["lamp"]), "play lamp")
    assert table[lantern.Played].cards == 1
    assert play(table, "end")[lantern.Played].cards == 0
    assert lantern.Lamps.all(play(table, "end"), "lit") == {"anna": 1, "bruno": 0}


def test_a_half_played_card_is_a_decision_on_top_of_the_turn():
    table = play(table_of(2, anna=["gift", "lamp", "fog"]), "play gift")
    assert [type(awaited).__name__ for awaited in table.pending] == ["Turn", "Owed"]
    assert {sc.write(table, a) for a in sc.legal(table)} == {"give lamp", "give fog"}
    assert sc.why_not(table, lantern.End()).id == "not_now"
    table = play(table, "give fog")
    assert table.pending == (sc.Turn("anna"),)
    assert "fog" in sc.cards_in(table, "hand.bruno")


def test_what_cannot_be_finished_is_not_offered():
    """A gift with nothing to give is not begun."""
    table = table_of(2, anna=["gift"])
    assert lantern.Play("gift") not in sc.legal(table)
    assert sc.why_not(table, lantern.Play("gift")) is not None


def test_phases_with_a_fixed_order():
    """A draft goes in the order it names and each phase counts its own turns."""
    table = table_of(3)
    now = sc.Change(table)
    now.enter_phase("play", "cara", order=["bruno", "bruno", "cara"])
    now.settle()
    assert order(now.done().table, 4) == "cbbca"
    assert now.clock.own_turns == (0, 0, 1)


def test_begin_round_can_turn_the_direction():
    now = sc.Change(table_of(3))
    now.begin_round("bruno", -1)
    now.settle()
    table = now.done().table
    assert (table.clock.round, table.clock.direction) == (2, -1)
    assert order(table, 2) == "bac"


def test_a_budget_never_falls_below_nothing():
    now = sc.Change(table_of(2))
    with pytest.raises(PluginError, match="oil would fall to -1"):
        now.spend("oil", 4)


def test_the_end_tells_how_the_points_came_about():
    now = sc.Change(table_of(2))
    parts = {"lamps": {"anna": 3, "bruno": 1}, "wishes": {"anna": 2}}
    now.end(["anna"], [("anna", 5), ("bruno", 1)], parts=parts)
    outcome = now.done().table.outcome
    assert outcome.parts == (("lamps", (("anna", 3), ("bruno", 1))), ("wishes", (("anna", 2),)))
    assert outcome.parts_of("anna") == (("lamps", 3), ("wishes", 2))
    assert outcome.parts_of("bruno") == (("lamps", 1),)


def test_an_end_without_parts_is_written_as_it_always_was():
    """The digest of a match that was kept before there were parts is still its digest."""
    now = sc.Change(table_of(2))
    now.end(["anna"])
    told = now.done().table.outcome
    assert told.parts_of("anna") == ()
    assert msgspec.to_builtins(told) == {"kind": "Outcome", "winners": ("anna",), "scores": ()}


def test_the_match_ends_at_once():
    table = table_of(2, anna=["lamp"])
    now = sc.Change(table)
    now[lantern.Lamps, "anna"] = lantern.Lamps(4)
    after = sc.apply(now.done().table, lantern.Play("lamp"))
    assert after.table.outcome == sc.Outcome(("anna",), (("anna", 5), ("bruno", 0)))
    assert after.table.outcome.score("bruno") == 0
    assert after.table.chooser is None
    assert sc.why_not(after.table, lantern.End()).id == "game_over"
    assert isinstance(after.events[-1], sc.GameEnded)


def test_house_rules_adjust_numbers():
    """Four measures of oil instead of three, from the first turn on."""
    from wall_house import house

    more = house("house.oil", lambda book: book.adjust("lantern.oil", lambda oil, p, seat: oil + 1))
    table = sc.new_table(lantern, 2, 1, mods=[more])
    assert table.clock.left == (4,)

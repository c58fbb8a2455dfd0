"""Matches: playing, taking back, saving to one file, playing again, and what parts from its record.

Everything is tried with Lantern, which has chance, hidden hands and half-made decisions.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Annotated

import lantern
import lantern_words
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scriptorium as sc
from scriptorium.matches import LOOK, Match
from scriptorium.matches.journal import FIRST, MARK, read_journal, written
from scriptorium.matches.match import DIGEST_EVERY, Parted, load_file, load_match
from scriptorium.matches.match_file import Snapshot, open_lines, sayings_of
from scriptorium.matches.migration import LOG, PART, SNAPSHOT, open_match
from scriptorium.matches.records import (
    KINDS,
    ActionRecord,
    Ended,
    Seal,
    Seated,
    Taken,
    WentBack,
    decode,
    file_of,
)
from scriptorium.scenarios import lay_out

SEEDS = st.integers(0, 2**63 - 1)


def library(*modules):
    filled = sc.Library()
    for module in (lantern, lantern_words, *modules):
        filled.add(module)
    return filled


STROLL = sc.Plugin("lantern.stroll", "lantern")
OIL_LEFT = sc.Rule(lantern.NO_WISH, predicate=lambda at, action: lantern.oil(at) > 0)


@STROLL.choice(OIL_LEFT)
class Stroll(sc.Action, tag="lantern.stroll", frozen=True):
    """Walk about for one oil: nobody learns anything by it."""

    way: Annotated[str, sc.Words("left", "right")]

    def do(self, now: sc.Change) -> None:
        now.spend("oil", 1)


LIBRARY = library(STROLL)


def fresh(seed=1, seats=2, mods=()):
    return Match(sc.new_table("lantern", seats, seed, mods, library=LIBRARY))


def at_random(match, seed, most):
    choose = random.Random(seed).random
    while match.table.outcome is None and len(match.done) < most:
        choices = match.choices()
        match.play(choices[int(choose() * len(choices))])
    return match


def laid(**facts):
    rules = LIBRARY.rules(LIBRARY.setup("lantern", 2))
    return Match(lay_out(rules, facts, 3))


SEAL = Seal(b"this machine")
SAYINGS = {
    WentBack: WentBack(1, 1, False),
    Seated: Seated(1, 1, False, (("anna", "person"),), "Sunday"),
    Ended: Ended(1, 1, True, (("anna", 3),), (("lamps", (("anna", 3),)),)),
    Taken: Taken(1, 1, False, b"12345678"),
}
RAW = {ActionRecord: (4,)}  # what an action says, its game judges


def repacked(data, seal=None, **changed):
    """The same file with other lines and checksums that fit them."""
    return file_of(sayings_of(replace(open_lines(data, seal), **changed)))


def journal_of(*bodies):
    """A file of entries that say just that."""
    return MARK + written(FIRST, bodies)[0]


def bodies_of(data):
    """What the entries of a file say, as bytes."""
    return [entry.body for entry in read_journal(data).entries]


# playing


def test_what_is_played_is_remembered_with_what_happened():
    match = laid(hands={"anna": ["lamp", "fog"]})
    (done,) = match.play("play lamp")
    assert (done.seat, done.text) == ("anna", "play lamp")
    assert "anna lights a lamp." in done.said
    assert match.actions == (lantern.Play("lamp"),)


def test_what_an_action_came_to_is_taken_over_where_it_is_known():
    match, other = laid(hands={"anna": ["lamp", "fog"]}), laid(hands={"anna": ["lamp", "fog"]})
    action = lantern.Play("lamp")
    came = sc.apply(match.table, action)
    (done,) = match.play(action, came)
    assert match.table is came.table
    assert done.came_to is came
    other.play(action)
    assert match.to_bytes() == other.to_bytes()


def test_a_text_of_several_actions_is_remembered_action_by_action():
    match = laid(hands={"anna": ["gift", "fog"]})
    assert [done.text for done in match.play("play gift; give fog")] == ["play gift", "give fog"]


def test_a_refused_text_leaves_the_match_as_it_was():
    match = laid(hands={"anna": ["gift", "fog"]})
    before = match.table
    for text in ("play gift; give lamp", "play lamp"):
        with pytest.raises(sc.Refused):
            match.play(text)
    with pytest.raises(sc.Unreadable):
        match.play("sing")
    assert match.table is before
    assert match.done == []


def test_what_follows_the_winning_action_is_not_played():
    match = laid(hands={"anna": ["lamp", "fog"]}, lit={"anna": 4})
    assert len(match.play("play lamp; play fog")) == 1


# taking back


def test_own_actions_are_taken_back_one_by_one():
    match = laid(oil=2)
    tables = [match.table]
    for text in ("stroll left", "stroll right"):
        match.play(text)
        tables.append(match.table)
    for before in (tables[1], tables[0]):
        match.undo("anna")
        assert match.table is before
    assert match.why_not_undo("anna").id == "nothing_done"


def test_nobody_takes_back_what_another_did():
    match = laid()
    match.play("stroll left")
    assert match.why_not_undo("bruno").id == "not_yours"
    with pytest.raises(sc.Refused):
        match.undo("bruno")


def test_nothing_is_taken_back_once_something_hidden_came_to_light():
    """What was drawn or shown stays; what was done after it can be taken back down to there."""
    match = laid(hands={"anna": ["lamp"]}, deck=["fog"])
    match.play("stroll left")
    match.play("buy")
    assert match.why_not_undo("anna").id == "revealed"
    match.play("stroll left")
    match.undo("anna")
    assert match.why_not_undo("anna").id == "revealed"


def test_a_card_of_the_own_hand_is_taken_back_as_long_as_no_other_could_act():
    """Its owner knew it: laying it open shows the others something, and no more."""
    match = laid(hands={"anna": ["lamp"]})
    match.play("play lamp")
    assert match.done[-1].learned == ("bruno",)
    assert match.done[-1].news == ("bruno",)
    assert match.why_not_undo("anna") is None
    before = match.done[-1].before
    match.undo("anna")
    assert match.table is before


@pytest.mark.parametrize(
    ("wish", "card", "drawn", "over"),
    [
        ("strict", "revealed", "revealed", "turn_over"),
        ("until_others", None, "revealed", "turn_over"),
        ("free", None, None, None),
    ],
)
def test_players_agree_how_far_they_go_back(wish, card, drawn, over):
    table = sc.new_table("lantern", 2, 3, options={"undo": wish}, library=LIBRARY)
    for line, why in (("play", card), ("buy", drawn), ("end", over)):
        match = Match(table)
        action = next(one for one in match.choices() if sc.write(table, one).startswith(line))
        match.play(action)
        refused = match.why_not_undo(table.chooser)
        assert (refused.id if refused is not None else None) == why, line


def test_a_turn_that_is_over_stays_over():
    match = laid()
    match.play("stroll left")
    match.play("end")
    assert match.why_not_undo("anna").id == "turn_over"


def test_a_match_that_is_over_stays_over():
    ending = sc.Plugin("lantern.ending", "lantern")
    ending.react(sc.TurnEnded)(lambda now, event: now.end(["anna"]))
    match = Match(sc.new_table("lantern", 2, 1, library=library(ending)))
    match.play("end")
    assert match.table.outcome is not None
    assert match.why_not_undo().id == "turn_over"


@given(SEEDS, st.integers(0, 2**32))
@settings(max_examples=30)
def test_taking_back_and_playing_again_leads_to_the_same_match(seed, choices):
    """Whatever is taken back and done once more, the file of the match is the same."""
    match = at_random(fresh(seed), choices, 70)
    before = match.to_bytes()
    undone = []
    while match.why_not_undo() is None:
        undone.append(match.undo().action)
    for action in reversed(undone):
        match.play(action)
    assert match.to_bytes() == before


# saving and playing again


@given(SEEDS, st.integers(2, 4), st.integers(0, 90))
@settings(max_examples=40)
def test_a_match_saved_and_loaded_is_the_same(seed, seats, most):
    match = at_random(fresh(seed, seats), seed, most)
    again = load_match(match.to_bytes(), library=LIBRARY)
    assert again.table == match.table
    assert again.actions == match.actions
    assert [done.events for done in again.done] == [done.events for done in match.done]
    assert again.to_bytes() == match.to_bytes()
    assert again.choices() == match.choices()


def test_a_position_that_was_laid_out_is_saved_as_well():
    match = laid(hands={"anna": ["gift", "lamp"]}, oil=2)
    match.play("play gift")
    again = load_match(match.to_bytes(SEAL), library=LIBRARY, seal=SEAL)
    assert again.table == match.table
    assert again.note == "It begins with a position that was laid out: lantern: there are 2 cards."
    again.play("give lamp")
    for seal in (None, Seal(b"another machine")):  # a stranger may have forged it
        with pytest.raises(sc.LoadError, match="a position that cannot be: lantern: there are 2"):
            load_match(match.to_bytes(seal), library=LIBRARY, seal=SEAL)


def test_a_lawful_position_that_was_laid_out_may_come_from_anybody():
    table = sc.apply(sc.new_table("lantern", 2, 1, library=LIBRARY), Stroll("left")).table
    match = Match(table)
    match.play("stroll right")
    again = load_match(match.to_bytes(), library=LIBRARY)
    assert again.table == match.table
    assert again.note == "It begins with a position that was laid out."


def test_a_file_is_written_and_read_with_a_warning_while_the_match_goes_on(tmp_path):
    match = at_random(fresh(3), 1, 25)
    path = tmp_path / "deep" / "match.scr"
    assert "hidden card" in match.to_file(path)
    assert load_file(path, library=LIBRARY).table == match.table
    done = at_random(fresh(3), 1, 10_000)
    assert done.table.outcome is not None
    assert done.to_file(path) == ""
    assert load_file(path, library=LIBRARY).table.outcome == done.table.outcome
    assert [file.name for file in path.parent.iterdir()] == ["match.scr"]


def test_there_is_a_digest_every_twenty_actions_and_one_at_the_end():
    lines = open_lines(at_random(fresh(5), 2, 45).to_bytes())
    assert sorted(lines.digests) == [DIGEST_EVERY, 2 * DIGEST_EVERY, 45]
    assert [one.at for one in lines.snapshots] == [2 * DIGEST_EVERY, 45]


# what comes from outside


def test_damage_is_noticed_wherever_it_is():
    """A byte changed anywhere, a file cut short or something else altogether: one kind of error."""
    data = at_random(fresh(5), 2, 30).to_bytes()
    rng = random.Random(1)
    for _ in range(300):
        at = rng.randrange(len(data))
        spoilt = bytearray(data)
        spoilt[at] ^= rng.randrange(1, 256)
        with pytest.raises(sc.LoadError):
            load_match(bytes(spoilt), library=LIBRARY)
        with pytest.raises(sc.LoadError):
            load_match(data[:at], library=LIBRARY)
    with pytest.raises(sc.LoadError, match="does not begin like one"):
        load_match(b"hello", library=LIBRARY)


@given(st.lists(st.binary(max_size=100), max_size=4))
@settings(max_examples=200)
def test_bytes_with_fitting_checksums_are_still_no_match(bodies):
    with pytest.raises(sc.LoadError):
        load_match(journal_of(*bodies), library=LIBRARY)


def test_a_forged_file_is_a_match_or_one_kind_of_error():
    """Bytes changed and the checksums made to fit: a sound match comes out, or a LoadError."""
    bodies = bodies_of(at_random(fresh(5), 2, 30).to_bytes())
    rng = random.Random(7)
    refused = 0
    for _ in range(600):
        spoilt = [bytearray(body) for body in bodies]
        for _ in range(rng.randint(1, 3)):
            body = rng.choice(spoilt)
            body[rng.randrange(len(body))] = rng.randrange(256)
        if rng.random() < 0.2:
            del spoilt[rng.randrange(len(spoilt))]
        try:
            match = load_match(journal_of(*map(bytes, spoilt)), library=LIBRARY)
        except sc.LoadError:
            refused += 1
        else:
            assert match.table.rules.problem(match.table) is None
    assert refused > 300


def test_lines_that_do_not_belong_together_are_told():
    data = at_random(fresh(5), 2, 30).to_bytes()
    lines = open_lines(data)
    stands = lines.stands
    raw = [msgspec.Raw(msgspec.msgpack.encode(one)) for one in ({"kind": "no.such"}, 1)]
    for changed, words in (
        ({"digests": lines.digests | {20: lines.digests[30]}}, "another table than it did"),
        ({"actions": (raw[0], *lines.actions[1:])}, "none of this game"),
        ({"actions": (raw[1], *lines.actions[1:])}, "none of this game"),
        ({"base": b"nonsense"}, "not a saved table"),
        ({"seed": lines.seed + 1}, "parts from its record"),
        ({"stands": stands | {7: (stands[7][0] + 1, False)}}, "says another turn"),
        ({"stands": stands | {30: (stands[30][0], True)}}, "or another end"),
    ):
        with pytest.raises(sc.LoadError, match=words):
            load_match(repacked(data, **changed), library=LIBRARY)


def test_entries_that_do_not_belong_together_are_told():
    bodies = bodies_of(at_random(fresh(5), 2, 5).to_bytes())
    begun, first, second, *_, stood, closed = bodies
    for changed, words in (
        ([first, begun], "does not begin with how"),
        ([begun, begun], "begins twice"),
        ([begun, second], "speaks of action 2 after 1"),
        ([begun, first, closed], "speaks of action 5 after 1"),
        ([*bodies, stood], "goes on behind its end"),
        (bodies[:-1], "the end of the file is missing"),
        ([begun, first], "the end of the file is missing"),
        ([], "ends before the match begins"),
    ):
        with pytest.raises(sc.LoadError, match=words):
            load_match(journal_of(*changed), library=LIBRARY)


def test_a_foreign_base_or_an_impossible_one_is_told():
    match = at_random(fresh(5), 2, 30)
    other = sc.dump(sc.new_table("lantern", 3, 1, library=LIBRARY))
    with pytest.raises(sc.LoadError, match="another match"):
        load_match(repacked(match.to_bytes(), base=other), library=LIBRARY)
    poor = sc.dump(laid(hands={"anna": ["lamp"]}).table)
    with pytest.raises(sc.LoadError, match="that cannot be: lantern: there are 1 cards"):
        load_match(repacked(match.to_bytes(), base=poor), library=LIBRARY)
    kept = Snapshot(30, "0" * 32, poor, trusted=True, seal=SEAL.of(poor))
    torn = repacked(match.to_bytes(SEAL), SEAL, seed=4, snapshots=(kept,))
    with pytest.raises(sc.LoadError, match="parts from its record at action"):
        load_match(torn, library=LIBRARY, seal=SEAL)
    opening = open_match(torn, library=LIBRARY, seal=SEAL)
    assert [way.kind for way in opening.ways][-1] == LOOK
    assert "impossible one: lantern: there are 1 cards" in opening.problem
    assert opening.gone_on(SNAPSHOT) is None


def test_the_file_is_named_in_its_errors(tmp_path):
    path = tmp_path / "old.scr"
    with pytest.raises(sc.LoadError, match=r"old\.scr cannot be read"):
        load_file(path, library=LIBRARY)
    path.write_bytes(b"x")
    with pytest.raises(sc.LoadError, match=r"old\.scr: this is not"):
        load_file(path, library=LIBRARY)


def test_missing_plugins_are_named():
    match = at_random(fresh(5), 2, 30)
    bare = sc.Library()
    bare.add(lantern)
    with pytest.raises(sc.LoadError, match=r"lantern\.words 1\.0 is not installed"):
        load_match(match.to_bytes(), library=bare)


# when the rules have changed


def another_lantern(further=None, version="1.0"):
    """Lantern with other rules under the same name."""
    filled = sc.Library()
    declared = () if further is None else further.declarations
    for plugin in (lantern.another(version, *declared), lantern_words, STROLL):
        filled.add(plugin)
    return filled


def forbidding(*kinds):
    """Rules that forbid actions from now on."""
    changed = sc.Plugin("lantern.changed", "lantern")
    for kind in kinds:
        changed.forbid(kind, "changed", "L9", "Not any more.")
    return changed


def test_a_replay_says_at_which_action_it_parts():
    match = at_random(fresh(5), 2, 45)
    first_buy = match.actions.index(lantern.Buy()) + 1
    changed = another_lantern(forbidding(lantern.Buy))
    with pytest.raises(Parted) as parted:
        load_match(match.to_bytes(), library=changed)
    assert parted.value.at == first_buy
    assert "Not any more." in str(parted.value)
    assert f"action {first_buy}:" in str(parted.value)


def test_a_rule_that_changes_what_happens_is_found_by_the_digests():
    """Nothing is refused, yet the tables are others: the next digest shows it."""
    richer = sc.Plugin("lantern.richer", "lantern")
    richer.react(sc.TurnBegan)(lambda now, event: now.gain("oil", 1))
    match = at_random(fresh(5), 2, 45)
    changed = another_lantern(richer)
    with pytest.raises(Parted, match="leads to another table") as parted:
        load_match(match.to_bytes(), library=changed)
    assert parted.value.at == DIGEST_EVERY


def test_a_match_that_no_longer_fits_goes_on_from_its_snapshot_and_says_so():
    match = at_random(fresh(5), 2, 45)
    changed = another_lantern(forbidding(lantern.Buy), "2.0")
    data = match.to_bytes(SEAL)
    with pytest.raises(sc.LoadError, match=r"lantern 1\.0 is here as 2\.0"):
        load_match(data, library=changed)
    assert SNAPSHOT not in [way.kind for way in open_match(data, library=changed).ways]
    other = open_match(data, library=changed, seal=Seal(b"another machine"))
    assert SNAPSHOT not in [way.kind for way in other.ways]
    opening = open_match(data, library=changed, seal=SEAL)
    assert [way.kind for way in opening.ways] == [SNAPSHOT, PART, LOOK]
    assert opening.way(LOOK).match.actions == match.actions[: match.actions.index(lantern.Buy())]
    resumed = opening.gone_on(SNAPSHOT)
    assert resumed.note == (
        "lantern 1.0 is here as 2.0. "
        "It goes on from the table after action 45; later actions lost: 0."
    )
    assert resumed.table.parts == match.table.parts
    assert resumed.done == []
    at_random(resumed, 1, 10)
    again = load_match(resumed.to_bytes(), library=changed)
    assert again.table == resumed.table
    assert again.note == resumed.note
    part = opening.gone_on(PART)
    assert part.actions == match.actions[: match.actions.index(lantern.Buy())]
    assert "can be played again." in part.note


def test_an_older_snapshot_is_taken_where_the_newest_is_no_use():
    match = at_random(fresh(5), 2, 45)
    data = match.to_bytes(SEAL)
    older, newest = open_lines(data, SEAL).snapshots
    odd = replace(newest, table=b"nonsense", seal=SEAL.of(b"nonsense"))
    spoilt = file_of(sayings_of(replace(open_lines(data, SEAL), snapshots=(older, odd))))
    changed = another_lantern(forbidding(lantern.Buy))
    resumed = open_match(spoilt, library=changed, seal=SEAL).gone_on(SNAPSHOT)
    assert resumed.note.startswith("the match parts from its record at action")
    assert "after action 40; later actions lost: 5." in resumed.note
    kept = open_match(repacked(data, snapshots=()), library=changed)
    assert [way.kind for way in kept.ways] == [PART, LOOK]


def test_another_version_with_the_same_rules_is_played_again_in_full():
    match = at_random(fresh(5), 2, 45)
    newer = another_lantern(version="1.1")
    opening = open_match(match.to_bytes(SEAL), library=newer, seal=SEAL)
    assert [way.kind for way in opening.ways] == [LOG, SNAPSHOT, LOOK]
    again = opening.gone_on(LOG)
    assert again.actions == match.actions
    assert again.note == "lantern 1.0 is here as 1.1. All 45 actions can be played again here."


def test_what_can_be_read_of_a_damaged_file_is_offered():
    """A byte changed in the middle costs what comes after it, and nothing before."""
    match = at_random(fresh(5), 2, 45)
    data = bytearray(match.to_bytes())
    data[len(data) // 2] ^= 1
    opening = open_match(bytes(data), library=LIBRARY)
    assert opening.exact is None
    assert "damaged behind entry" in opening.problem
    assert [way.kind for way in opening.ways] == [LOG, LOOK]
    again = opening.gone_on(LOG)
    assert 10 < len(again.done) < 45
    assert again.actions == match.actions[: len(again.done)]
    assert f"The first {len(again.done)} actions can be read." in again.note


def test_a_match_in_which_nobody_can_choose_is_told():
    """It is not over, and yet there is nothing to do: that is no match to go on with."""
    every = (lantern.Buy, lantern.Play, lantern.End, lantern.Wish, lantern.Rest, Stroll)
    stuck = another_lantern(forbidding(*every))
    bare = Match(sc.new_table("lantern", 2, 1, library=LIBRARY))
    with pytest.raises(sc.LoadError, match="nobody can choose anything"):
        load_match(bare.to_bytes(), library=stuck)


@pytest.mark.parametrize("kind", KINDS.__args__)
def test_no_field_of_the_file_is_open_to_anything(kind):
    """Every field has a bound; an unknown one is refused."""
    bodies = {
        msgspec.msgpack.decode(body)[0]: body
        for body in bodies_of(at_random(fresh(5), 2, 3).to_bytes())
    }
    body = bodies.get(kind.__struct_config__.tag)
    if body is None:
        body = msgspec.msgpack.encode(SAYINGS[kind])
    assert isinstance(decode(body), kind)
    fields = msgspec.msgpack.decode(body)
    for at in range(1, len(fields)):
        if fields[at] is None or at in RAW.get(kind, ()):
            continue
        for odd in (-1, {"x": 1}, "x" * 5_000_000):
            changed = [*fields[:at], odd, *fields[at + 1 :]]
            with pytest.raises(sc.LoadError, match="no match says"):
                decode(msgspec.msgpack.encode(changed))
    with pytest.raises(sc.LoadError, match="no match says"):
        decode(msgspec.msgpack.encode([*fields, 1]))

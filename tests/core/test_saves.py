"""Saves: bytes and back; from outside only a table or one LoadError that says where and why."""

from __future__ import annotations

import random
from zlib import crc32

import lantern
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wall_house import house

import scriptorium as sc
from scriptorium.engine import saves
from scriptorium.plugins.guard import failure_counts
from scriptorium.testing.helpers import random_match


@pytest.fixture(scope="module")
def library():
    library = sc.Library()
    library.add(lantern)
    return library


@pytest.fixture(scope="module")
def table(library):
    return random_match(sc.new_table("lantern", 3, 12, library=library), 12, most=25)[-1]


def resealed(setup, body):
    """A save with a right checksum: what somebody could forge."""
    check = crc32(body, crc32(setup)).to_bytes(4, "big")
    return saves.MARK + len(setup).to_bytes(4, "big") + setup + check + body


def parts_of(data):
    """The two halves of a save: what the match is, and what lies on the table."""
    at = len(saves.MARK) + 4
    size = int.from_bytes(data[at - 4 : at], "big")
    return data[at : at + size], data[at + size + 4 :]


def forged(table, change):
    """A save whose body was changed by somebody who knows how to make checksums."""
    setup, body = map(msgspec.msgpack.decode, parts_of(sc.dump(table)))
    change(setup, body)
    return resealed(msgspec.msgpack.encode(setup), msgspec.msgpack.encode(body))


def test_a_table_comes_back_equal(library, table):
    again = sc.load(sc.dump(table), library=library)
    assert again == table
    assert sc.digest(again) == sc.digest(table)
    assert sc.legal(again) == sc.legal(table)


def test_equal_tables_are_equal_bytes(library, table):
    assert sc.dump(sc.load(sc.dump(table), library=library)) == sc.dump(table)


def with_body(table, body):
    """A save of this match with another body."""
    return resealed(parts_of(sc.dump(table))[0], body)


REFUSED = {
    "nothing": (lambda t: b"", "does not begin like one"),
    "a text": (lambda t: "text", "is bytes, not str"),
    "something else": (lambda t: b"PK\x03\x04" + b"0" * 99, "does not begin like one"),
    "cut short": (lambda t: sc.dump(t)[:-1], "damaged"),
    "one bit": (lambda t: sc.dump(t)[:-1] + bytes([sc.dump(t)[-1] ^ 1]), "damaged"),
    "too long": (lambda t: saves.MARK + b"0" * saves.MOST_BYTES, "at most 4194304 bytes"),
    "a length beyond the end": (lambda t: saves.MARK + b"\xff" * 40, "damaged"),
    "trailing bytes": (lambda t: with_body(t, parts_of(sc.dump(t))[1] + b"\x00"), "cannot be read"),
    "no message": (lambda t: resealed(b"\xc1", b"\xc1"), "cannot be read"),
    "no body": (lambda t: with_body(t, b""), "cannot be read"),
    "deep nesting": (lambda t: with_body(t, b"\x91" * 200_000), "the save"),
    "a deep setup": (lambda t: resealed(b"\x91" * 200_000, b"\x80"), "the save"),
    "a bad text": (lambda t: with_body(t, b"\x81\xa4\xff\xff\xff\xff\x01"), "cannot be read"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_bytes_that_are_no_save_are_refused(library, table, kind):
    make, why = REFUSED[kind]
    with pytest.raises(sc.LoadError, match=why):
        sc.load(make(table), library=library)


def put(path, value):
    def change(setup, body):
        place = {"setup": setup} if path[0] == "setup" else body
        *way, last = path
        for step in way:
            place = place[step]
        place[last] = value

    return change


FORGED = {
    "an unknown field": (put(["clock", "extra"], 1), r"extra.*\$.clock"),
    "a wrong type": (put(["clock", "turn"], "one"), r"\$.clock.turn"),
    "a bool for a number": (put(["clock", "turn"], True), r"\$.clock.turn"),
    "a number out of range": (put(["clock", "left"], [-1]), r"\$.clock.left"),
    "a long text": (put(["clock", "seat"], "x" * 65), r"\$.clock.seat"),
    "a long list": (put(["clock", "left"], [0] * 17), r"\$.clock.left"),
    "an unknown decision": (
        put(["pending"], [{"kind": "house.spell", "seat": "anna"}]),
        r"house.spell.*\$.pending",
    ),
    "a stranger at the table": (put(["clock", "seat"], "zoe"), "zoe"),
    "a stranger to choose": (put(["pending"], [{"kind": "turn", "seat": "zoe"}]), "zoe"),
    "a step that is none": (put(["clock", "step"], "dance"), "play/dance"),
    "another clock": (put(["clock", "left"], [1, 2]), "counts other things"),
    "nobody to choose": (put(["pending"], []), "neither or both"),
    "streams out of order": (put(["chance"], [["b", 1], ["a", 1]]), "streams"),
    "fewer zones": (put(["parts", "core.zones", "piles"], [[]]), "other zones"),
    "an unknown game": (put(["setup", "game"], "chess"), "chess"),
    "no seats": (put(["setup", "seats"], []), r"\$.seats"),
    "a wrong seat": (put(["setup", "seats"], ["anna", "zoe"]), "zoe"),
    "an unknown option": (put(["setup", "options"], [["speed", 3]]), "speed"),
}


@pytest.mark.own_faults
def test_nobody_is_to_blame_where_a_forged_table_cannot_be_judged(library, table, monkeypatch):
    """What always holds is asked of a table that is none; that it stumbles is the table's fault."""
    failing = (table.rules.guards["lantern"], lambda position: {}["lamp"])
    monkeypatch.setattr(table.rules, "invariants", (failing,))
    with pytest.raises(sc.LoadError, match="impossible one: lantern: KeyError"):
        sc.load(sc.dump(table), library=library)
    assert failure_counts() == {}
    assert table.rules.problem(table) == "lantern: KeyError: 'lamp'"
    assert failure_counts() == {"lantern": 1}


@pytest.mark.parametrize("kind", FORGED)
def test_forged_saves_are_refused_and_say_where(library, table, kind):
    """A right checksum is no excuse: types, ranges, names and sense are checked."""
    change, where = FORGED[kind]
    with pytest.raises(sc.LoadError, match=where):
        sc.load(forged(table, change), library=library)


def test_a_missing_plugin_is_named_with_its_version(library):
    """A match that was made with a house rule says which one is not here."""
    spell = house("house.spell", lambda book: None, version="0.2")
    table = sc.new_table("lantern", 2, 1, [spell], library=library)
    with pytest.raises(sc.LoadError, match=r"house.spell 0.2 is not installed"):
        sc.load(sc.dump(table), library=library)


def test_another_version_is_named_and_can_be_accepted(library):
    old, new = (
        house("house.spell", lambda book: None, version=version) for version in ("0.2", "0.3")
    )
    table = sc.new_table("lantern", 2, 1, [old], library=library)
    other = library.copy()
    other.add(new)
    with pytest.raises(sc.LoadError, match=r"house.spell 0.2 is here as 0.3"):
        sc.load(sc.dump(table), library=other)
    loaded = sc.load(sc.dump(table), library=other, other_versions=True)
    assert loaded.clock == table.clock


def test_a_match_without_a_plugin_is_loaded_without_it(library):
    """What was switched off stays off."""
    extra = house("lantern.extra", lambda book: book.adjust("lantern.oil", lambda o, p, s: o + 1))
    wider = library.copy()
    wider.add(extra)
    table = sc.new_table("lantern", 2, 1, without=["lantern.extra"], library=wider)
    again = sc.load(sc.dump(table), library=wider)
    assert [ref.name for ref in again.rules.setup.plugins] == ["lantern"]


@given(data=st.data())
@settings(max_examples=300)
def test_mutated_saves_end_in_a_load_error_or_an_unchanged_table(library, table, data):
    """Flipped, cut and inserted bytes, with and without a repaired checksum."""
    raw = bytearray(sc.dump(table))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(raw))
        raw[at : at + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    repair = data.draw(st.booleans())
    mutated = resealed(*parts_of(bytes(raw))) if repair else bytes(raw)
    try:
        loaded = sc.load(mutated, library=library)
    except sc.LoadError:
        return
    assert saves.misfit(loaded) == ""
    assert repair or loaded == table


@given(junk=st.binary(max_size=400), setup=st.binary(max_size=99) | st.none())
@settings(max_examples=200)
def test_junk_with_a_checksum_is_refused(library, table, junk, setup):
    forged = with_body(table, junk) if setup is None else resealed(setup, junk)
    with pytest.raises(sc.LoadError):
        sc.load(forged, library=library)

"""Mods that need, know or cannot bear each other: versions count, the order of installing never."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.specifiers import SpecifierSet

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.plugins.version_specs import numbers, requirement

INSIDE = [
    ("lamp", "0.1"),
    ("lamp", "whatever"),
    ("lamp >=1.2,<2", "1.2"),
    ("lamp >=1.2,<2", "1.2.0"),
    ("lamp >=1.2, <2", "1.10"),
    ("lamp==1.0", "1"),
    ("lamp !=1.3", "1.3.1"),
    ("lamp >1", "1.0.1"),
    ("lamp ~=1.2", "1.10"),
    ("lamp ~= 1.2.0", "1.2.7"),
    ("lamp ==1.0.*", "1"),
    ("lamp !=1.3.*, >=1", "1.4"),
]
OUTSIDE = [
    ("lamp >=1.2,<2", "1.1.9"),
    ("lamp >=1.2,<2", "2.0"),
    ("lamp >=1.2,<2", "1.9a"),
    ("lamp !=1.3", "1.3.0"),
    ("lamp <=1.9", "1.10"),
    ("lamp >1", "1.0"),
    ("lamp ~=1.2", "1.1"),
    ("lamp ~=1.2", "2.0"),
    ("lamp ~=1.2.0", "1.3"),
    ("lamp ==1.2.*", "1.20"),
    ("lamp !=1.3.*", "1.3"),
]


@pytest.mark.parametrize(("text", "version"), INSIDE)
def test_versions_inside(text, version):
    assert requirement(text).includes(version)


@pytest.mark.parametrize(("text", "version"), OUTSIDE)
def test_versions_outside(text, version):
    assert not requirement(text).includes(version)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        ">=1",
        "lamp 1.2",
        "lamp ~=1",
        "lamp ~=1.2.*",
        "lamp >=1.*",
        "lamp ===1.2",
        "lamp >=1.2,,<2",
        "lamp >=1.x",
        "lamp >=",
        "la mp >1",
    ],
)
def test_what_is_not_understood_is_refused(text):
    with pytest.raises(ValueError, match=r"write a name and versions, as in lamp >=1\.2,<2"):
        requirement(text)


VERSIONS = st.lists(st.integers(0, 3), min_size=1, max_size=4).map(
    lambda parts: ".".join(map(str, parts))
)
BOUNDS = st.one_of(
    st.tuples(st.sampled_from(["==", "!=", ">=", "<=", ">", "<"]), VERSIONS).map("".join),
    st.tuples(st.sampled_from(["==", "!="]), VERSIONS, st.just(".*")).map("".join),
    VERSIONS.filter(lambda version: "." in version).map("~={}".format),
)


@given(st.lists(BOUNDS, min_size=1, max_size=3).map(",".join), VERSIONS)
def test_a_range_holds_the_versions_that_it_holds_for_python_packages(bounds, version):
    assert requirement(f"lamp {bounds}").includes(version) == SpecifierSet(bounds).contains(version)


def test_versions_are_compared_as_numbers():
    assert numbers("1.10") > numbers("1.9")
    assert numbers("1.0.0") == numbers("1")
    assert numbers("1." + "9" * 400) is None


def library_of(tmp_path, order, **headers):
    library = sc.standard_library().copy()
    for name in order:
        path = tmp_path / f"{name}.toml"
        lines = "\n".join(f"{key} = {value}" for key, value in headers[name].items())
        path.write_text(f'[pack]\nname = "{name}"\ngame = "sator"\n{lines}\n', encoding="utf-8")
        plugin = add_loose(library, read_loose(path), "test")
        assert not plugin.broken, plugin.broken
    return library


TROUBLE = {
    "missing": ({"requires": '["attic"]'}, {}, "lamp needs attic, which is off or missing"),
    "too old": (
        {"requires": '["oil >=1.2,<2"]'},
        {"version": '"1.1"'},
        "lamp needs oil >=1.2,<2; here is oil 1.1",
    ),
    "another than it knows": (
        {"optional": '["oil <1"]'},
        {"version": '"1.1"'},
        "lamp goes together with oil <1; here is oil 1.1",
    ),
    "unbearable": (
        {"conflicts": '["oil >=1"]', "title": '"The lamp"'},
        {"version": '"1.1"', "title": '"Oil for all"'},
        "lamp 1.0 (The lamp) does not go together with oil 1.1 (Oil for all)",
    ),
    "a circle": (
        {"before": '["oil"]'},
        {"before": '["lamp"]'},
        "the plugins cannot be put in order: lamp before oil before lamp "
        '(lamp.toml:4:1: before = ["oil"]; oil.toml:4:1: before = ["lamp"])',
    ),
}


@pytest.mark.parametrize("kind", TROUBLE)
def test_trouble_is_told_whatever_was_installed_first(kind, tmp_path):
    lamp, oil, told = TROUBLE[kind]
    messages = set()
    for order in permutations(("lamp", "oil")):
        library = library_of(tmp_path, order, lamp=lamp, oil=oil)
        with pytest.raises(sc.SetupError) as caught:
            sc.new_table("sator", mods=order, library=library)
        messages.add(str(caught.value))
    assert len(messages) == 1
    assert told in messages.pop()


def test_good_company_has_one_order(tmp_path):
    found = set()
    lamp = {"requires": '["oil >=1,<2"]', "optional": '["attic >9"]', "after": '["oil"]'}
    oil = {"conflicts": '["lamp <1"]', "after": '["wick"]'}
    for order in permutations(("lamp", "oil", "wick")):
        library = library_of(tmp_path, order, lamp=lamp, oil=oil, wick={})
        setup = sc.new_table("sator", mods=order, library=library).rules.setup
        found.add(tuple(ref.name for ref in setup.plugins if "." not in ref.name))
    assert found == {("sator", "wick", "oil", "lamp")}


def test_a_wish_that_is_none_is_told_with_its_place(tmp_path):
    path = tmp_path / "lamp.toml"
    path.write_text('[pack]\nname = "lamp"\ngame = "sator"\nrequires = ["oil 1.2"]\n', "utf-8")
    plugin = add_loose(sc.standard_library().copy(), read_loose(path), "test")
    assert plugin.broken.startswith("lamp.toml:4:13: write a name and versions")
    about = sc.About("lamp", "sator", conflicts=("oil ~1",))
    assert about.problem().startswith("write a name and versions")

"""Every sentence of SATOR exists in four languages, fills in its details, and stands for itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import scriptorium as sc
import scriptorium.cards
import scriptorium_sator
from scriptorium.plugins import LANGUAGES
from scriptorium.testing.locale_checks import problems, used

PACKAGE = Path(scriptorium_sator.__file__).parent
DETAILS = {"seat": "Somebody", "material": "glass", "shape": "Z9", "step": "resting"}


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    text = (PACKAGE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(text))
    return made


def told(words: FluentBundle, message: str, details: dict[str, str]) -> str:
    pattern = words.get_message(message).value
    sentence, errors = words.format_pattern(pattern, details)
    assert not errors, (message, errors)
    return str(sentence)


@pytest.fixture(scope="module")
def rules() -> sc.Ruleset:
    return sc.new_table("sator", seats=4, seed=1).rules


def test_nothing_is_missing_or_unused() -> None:
    assert problems(PACKAGE) == []


def test_every_reason_of_a_match_is_translated(rules: sc.Ruleset) -> None:
    """What can be refused in a match is known in every language, details and all."""
    # Words of the core and its verbs that a choice borrows.
    shared = used(Path(sc.__file__).parent) | used(Path(scriptorium.cards.__file__).parent)
    book = sc.standard_library(third_party=False).book(rules.setup)
    own = [
        reason
        for (plugin, *_), reason in book.reasons.items()
        if plugin.startswith("sator") and reason.message not in shared
    ]
    assert len(own) > 60
    details = used(PACKAGE)
    for language in LANGUAGES:
        words = bundle(language)
        for reason in own:
            given = {name: DETAILS.get(name, "7") for name in details[reason.message]}
            assert told(words, reason.message, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    words = bundle(language)
    for message, details in used(PACKAGE).items():
        sentence = told(words, message, {name: DETAILS.get(name, "7") for name in details})
        assert sentence
        assert "$" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_not_several(language: str) -> None:
    """A number of things is told in the singular where there is one of them."""
    words = bundle(language)
    for message, detail, others in (
        ("sator-no-mp", "left", {}),
        ("sator-no-ap", "cost", {"left": 0}),
        ("sator-lf-limit", "most", {}),
        ("sator-swap-hand-too-small", "cards", {}),
    ):
        pattern = words.get_message(message).value
        one, two = (words.format_pattern(pattern, {detail: n, **others})[0] for n in (1, 2))
        assert "1" not in one
        assert len(set(two.split()) - set(one.split())) > 1, "the number alone has changed"


def test_colours_materials_and_shapes_have_names() -> None:
    """No reader of Dutch, German or Italian meets an English colour."""
    seen = {
        language: told(
            bundle(language),
            "sator-square-rider",
            {"square": "C4", "material": "wood", "shape": "L5", "piece": "book", "seat": "red"},
        )
        for language in LANGUAGES
    }
    assert seen == {
        "en": "C4: wooden bridge, large corner, with Red's book.",
        "nl": "C4: brug van hout, grote hoek, met het boek van Rood.",
        "de": "C4: Brücke aus Holz, großer Winkel; darauf das Buch von Rot.",
        "it": "C4: ponte di legno, angolo grande; sopra c'è il libro di Rosso.",
    }

"""English out of Fluent: selects, literals, and details that only some variants name."""

from __future__ import annotations

import lark_tables  # noqa: F401  # finds larks
import larks
import pytest
from fluent.runtime import FluentBundle, FluentResource

from scriptorium.authoring.fluent import Message, parse_messages

SAMPLES = {
    "plain": "A plain sentence.",
    "detail": "{ $seat } sings.",
    "literal": 'A { "{" } brace.',
    "select": "{ $n ->\n    [0] None\n   *[other] Some: { $n }\n    }.",
    "inside": "The { $side ->\n    [left] left\n   *[right] right\n    } hand of { $seat }.",
    "nested": (
        "{ $a ->\n    [x] { $b ->\n        [y] both\n       *[other] one\n        }\n"
        "   *[other] { $c }\n    }"
    ),
    "plural": "{ $n ->\n    [one] one bird\n   *[other] { $n } birds\n    }",
    "lines": "First line,\n    second line.",
}
DETAILS = [
    {"seat": "ann", "n": n, "side": side, "a": a, "b": b, "c": "sea"}
    for n in (0, 1, 2)
    for side in ("left", "up")
    for a, b in (("x", "y"), ("x", "z"), ("w", "y"))
]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_message_says_what_fluent_says(name):
    written = f"{name} = {SAMPLES[name]}\n"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    message = parse_messages(written)[name]
    for details in DETAILS:
        said, errors = bundle.format_pattern(bundle.get_message(name).value, details)
        assert errors == []
        assert message.format(**details) == said.replace("\n", " ")


def test_it_knows_which_details_it_names():
    message = Message(SAMPLES["nested"])
    assert message.names == {"a", "b", "c"}
    assert "{a}" in message
    assert "{seat}" not in message
    assert "{" in message
    assert str(message) == "{c}"


def test_what_is_no_message_is_told():
    with pytest.raises(ValueError, match="this cannot be read"):
        Message("A { -term } here.")


def test_a_sentence_is_called_with_the_details_it_names():
    """Ids are called by what is printed; numbers and truth are told apart."""
    drew = larks.say("larks-drew")
    told = drew.filled({"seat": "ann", "seen": "all", "cards": "lark_3", "count": 1})
    assert str(told) == "ann draws Lark 3."
    assert dict(told.details) == {"seat": "ann", "seen": "all", "cards": "Lark 3"}
    hidden = drew.filled({"seat": "ann", "seen": "none"})
    assert str(hidden) == "ann draws a card."
    assert drew.filled({"seat": "ann", "seen": "none"}) is hidden
    pile = larks.say("larks-pile")
    assert str(pile.filled({"card": "", "count": 0})) == "No lark is in the air."
    assert str(pile(card="lark_2", count=True)).endswith("Cards: True.")
    assert str(pile(card="lark_2", count=1)).endswith("Cards: 1.")


def test_a_reason_goes_by_the_message_without_the_word_of_the_game():
    reason = larks.say.reason("L9", "larks-not-higher")
    larks.say.reasons.remove(reason)
    assert (reason.id, reason.message, reason.rules) == ("not_higher", "larks-not-higher", ("L9",))
    assert str(reason(card="lark_2")) == "L9 · Lark 2 is not above the last lark."

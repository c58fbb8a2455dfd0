"""The slow rules against the worked examples of the rules page, and against blind trying."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sator.slow import Refused, State, actions, apply, judge, key, leaves, outcomes, position, see
from sator.slow.blind import blind
from sator.slow.examples_cards import CARDS
from sator.slow.examples_moving import MOVING
from sator.slow.examples_paying import PAYING
from sator.slow.examples_placing import PLACING
from sator.slow.examples_prayers import PRAYERS
from sator.slow.examples_walking import WALKING
from sator.slow.picture import SETUP
from sator.slow.positions import POSITIONS, Fixed
from sator.slow.trying import Example, Try, differences, play, table

EXAMPLES = [*MOVING, *PAYING, *WALKING, *CARDS, *PRAYERS, *PLACING]
TRIES = [
    pytest.param(example, one, id=f"{example.title}: {' / '.join(one.texts)}")
    for example in EXAMPLES
    for one in example.tries
]
every_position = pytest.mark.parametrize("fixed", POSITIONS, ids=lambda fixed: fixed.name)


@pytest.mark.parametrize(("example", "one"), TRIES)
def test_a_worked_example_comes_out_as_the_rules_page_says(example: Example, one: Try) -> None:
    """Legal lines end as drawn; the last action of the others is refused, and for that reason."""
    start = example.start()
    before = key(start)
    if one.reason is None:
        assert differences(play(start, *one.texts), one.facts) == {}
    else:
        assert judge(play(start, *one.texts[:-1]), one.texts[-1]) == one.reason
    assert key(start) == before, "the table before is untouched"


SMALL = {
    "pushes, turns, the free action": table(
        """
             A  B  C  D
        1   .. bR b. ..
        2   a. ar .. ..
        3   a. .. .. ..
        """,
        "a L3 wood, b I2 iron",
        "wild moves-wood rotas-L3",
    ),
    "walking with books in the way": table(
        """
             A  B  C
        1   aR ab a.
        2   b. br b.
        3   .. .. c#
        4   .. .. c.
        """,
        "a I3 wood, b I3 iron, c I2 iron",
        "animi neque clara nihil",
        mp=3,
        gargoyles={"blue": "C3"},
    ),
    "opponents led past each other": table(
        """
             A  B  C  D
        1   aB aG .. ..
        2   .. b. .. cR
        3   .. b. .. c.
        """,
        "a I2 wood, b I2 iron, c I2 stone",
        "nihil",
        ap=2,
        seats=["red", "blue", "green"],
        starts={"red": "north D1"},
    ),
    "two operations and a wide sweep": table(
        """
             A  B  C
        1   a. a. ..
        2   .. .. b.
        3   .. .. b.
        """,
        "a I2 wood, b I2 iron",
        "mihi omnia",
    ),
    "laid elsewhere, or taken away": table(
        """
             A  B  C  D
        1   a. a. bB b.
        2   .. .. .. ..
        3   c. c. .. ..
        """,
        "a I2 wood, b I2 iron, c I2 stone",
        "quin victoria clara",
    ),
    "a turn with a past": play(
        table(
            """
                 A  B  C  D
            1   a. aR b. b.
            2   .. .. .. ..
            3   .. .. c. c.
            """,
            "a I2 wood, b I2 iron, c I2 stone",
            "wild wild moves-wood moves-iron mihi",
            ap=12,
        ),
        "wild moves 1 b: s",
        "free shift c w",
        "moves-wood 1 a: s",
    ),
}


@pytest.mark.parametrize("start", SMALL.values(), ids=SMALL.keys())
def test_the_list_holds_what_blind_trying_finds(start: State) -> None:
    """Each outcome that any text can bring about is listed once, and no other."""
    found = {key(after) for after in _legal_outcomes(start, mihi=2)}
    listed = [key(after) for _, after in outcomes(start, mihi=2)]
    assert set(listed) == found
    assert len(listed) == len(found)


def _legal_outcomes(start: State, mihi: int) -> Iterator[State]:
    for text in blind(start, mihi):
        try:
            yield apply(start, text)
        except Refused:
            continue


@every_position
def test_whatever_is_listed_is_legal_and_leads_somewhere_of_its_own(fixed: Fixed) -> None:
    """`actions`, `judge` and `apply` read the same rules, and each outcome is listed once."""
    start = fixed.start()
    listed = actions(start, fixed.without, fixed.mihi)
    assert listed
    assert [judge(start, text) for text in listed] == [None] * len(listed)
    assert len({key(apply(start, text)) for text in listed}) == len(listed)


@every_position
def test_a_position_told_can_be_set_up_again(fixed: Fixed) -> None:
    """What `see` tells is the setup of an equal position, before anything has moved."""
    start = Fixed(fixed.name, fixed.setup, fixed.depth, fixed.options).start()
    told = {name: fact for name, fact in see(start).items() if name in SETUP}
    picture = str(told.pop("board"))
    assert key(position(picture, options=fixed.options, **told)) == key(start)


@every_position
def test_lines_are_counted_as_if_one_played_them_all(fixed: Fixed) -> None:
    """The count of lines two actions deep is the sum over the lists."""
    start = fixed.start()
    lists = [
        [text] if after.winner or after.shuffled else actions(after, fixed.without, fixed.mihi)
        for text, after in outcomes(start, fixed.without, fixed.mihi)
    ]
    assert leaves(start, 1, fixed.without, fixed.mihi) == len(lists)
    if fixed.depth > 1:
        assert leaves(start, 2, fixed.without, fixed.mihi) == sum(map(len, lists))


@every_position
def test_nothing_is_lost_or_doubled_in_play(fixed: Fixed) -> None:
    """S2.3: wherever play leads, all cards are somewhere, and the board can still be drawn."""
    chance = random.Random(fixed.name)
    state = fixed.start()
    cards = _all_cards(state)
    for _ in range(12):
        choices = outcomes(state, ("mihi", "quin"))
        if not choices:
            break
        text, state = chance.choice(choices)
        if state.shuffled:
            break
        assert _all_cards(state) == cards, text
        if state.winner is None:
            told = {name: fact for name, fact in see(state).items() if name in SETUP}
            position(str(told.pop("board")), **told)


def _all_cards(state: State) -> Counter[str]:
    heaps = [state.im_deck, state.im_discard, state.played, *state.hands.values()]
    heaps += [*state.lf_decks.values(), *state.lf_out.values()]
    return Counter(card for heap in heaps for card in heap)


def test_what_cannot_be_read_is_no_refusal() -> None:
    """A text of the wrong form is an error of its writer; a wish the rules forbid is refused."""
    start = SMALL["laid elsewhere, or taken away"]
    for text in ("", "fly a", "wild", "free shift a up", "clara", "quin a; lay b A1 A2"):
        with pytest.raises(ValueError, match="not a whole action"):
            judge(start, text)
    assert judge(start, "moves-wood 1 a: s") == "card_not_held"
    assert judge(start, "clara Z9") == "outside"

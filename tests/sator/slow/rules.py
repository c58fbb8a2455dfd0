"""The judge: which whole actions are legal, why not, what they do, how many lines there are."""

from collections.abc import Callable, Collection, Hashable, Iterator

from . import long_prayers, prayers
from .cards import im_plays, play_im
from .facts import IM_CARDS, MIHI_OPERATIONS, MIHI_PRICE, QUIN_PRICE, is_lf
from .placing import place, placements
from .state import Refused, State, key
from .turn import (
    draw,
    end,
    free_action,
    free_actions,
    search,
    swap,
    swaps,
    unblock,
    unblockings,
)
from .walking import own_walks, walking_segment

Perform = Callable[[State, str], State]

PERFORM: dict[str, Perform] = {
    "swap": swap,
    "search": search,
    "unblock": unblock,
    "free": free_action,
    "end": end,
    "draw": draw,
    "place": place,
    "walk": lambda state, words: walking_segment(state, words.split()[1:]),
    "clara": prayers.clara,
    "omnia": prayers.omnia,
    "neque": prayers.neque,
    "victoria": prayers.victoria,
    "animi": prayers.animi,
    "nihil": long_prayers.nihil,
    "mihi": long_prayers.mihi,
    "quin": long_prayers.quin,
    **dict.fromkeys(IM_CARDS, play_im),
}

PRAYER_PLAYS: dict[str, Callable[[State], Iterator[str]]] = {
    "clara": prayers.clara_plays,
    "omnia": prayers.omnia_plays,
    "neque": prayers.neque_plays,
    "victoria": prayers.victoria_plays,
    "animi": prayers.animi_plays,
    "nihil": long_prayers.nihil_plays,
    "quin": long_prayers.quin_plays,
}
# The prayers with the most ways to say them are not even tried without the points.
PRICES = {"mihi": MIHI_PRICE, "quin": QUIN_PRICE}


def apply(state: State, text: str) -> State:
    """Carry out one whole action; raises Refused where the rules forbid it."""
    words = text.split(";")[0].split()
    if not words or words[0] not in PERFORM:
        raise ValueError(f"{text!r} is not a whole action")
    if state.winner:
        raise Refused("wrong_step")
    try:
        return PERFORM[words[0]](state, text)
    except (ValueError, IndexError, KeyError) as odd:
        raise ValueError(f"{text!r} is not a whole action") from odd


def judge(state: State, text: str) -> str | None:
    """Say why an action is illegal, with a reason id of section 4.6; None where it is legal."""
    try:
        apply(state, text)
    except Refused as refused:
        return refused.reason
    return None


def outcomes(
    state: State, without: Collection[str] = (), mihi: int = MIHI_OPERATIONS
) -> list[tuple[str, State]]:
    """Give every distinct outcome of one whole action, each with one text that leads to it.

    `without` leaves out actions by their leading word (`quin`, `search`, `unblock`, `moves`,
    `rotas`, `moves-wood`, ...); `mihi` limits Mihi in dies to so many operations.
    """
    if state.winner or state.step == "dealt":
        return []
    found: dict[Hashable, tuple[str, State]] = {}
    for text in _tries(state, without, mihi):
        if _is_left_out(text.split()[0], without):
            continue
        try:
            after = apply(state, text)
        except Refused:
            continue
        found.setdefault(key(after), (text, after))
    return list(found.values())


def actions(state: State, without: Collection[str] = (), mihi: int = MIHI_OPERATIONS) -> list[str]:
    """Give one text for each distinct outcome of one whole action."""
    return [text for text, _ in outcomes(state, without, mihi)]


def leaves(
    state: State, depth: int, without: Collection[str] = (), mihi: int = MIHI_OPERATIONS
) -> int:
    """Count the lines of so many actions; a won or shuffled line ends early and counts as one."""
    counted: dict[Hashable, int] = {}

    def count(now: State, left: int) -> int:
        if left == 0 or now.winner or now.shuffled:
            return 1
        known = (key(now), left)
        if known not in counted:
            next_states = [after for _, after in outcomes(now, without, mihi)]
            counted[known] = sum(count(after, left - 1) for after in next_states)
        return counted[known]

    return count(state, depth)


def _is_left_out(word: str, without: Collection[str]) -> bool:
    return word in without or word.split("-")[0] in without


def _tries(state: State, without: Collection[str], mihi: int) -> Iterator[str]:
    """Write all that could be an action here; whether it is one is for `apply` to say."""
    if state.step == "place":
        yield from placements(state)
        return
    if state.step == "draw":
        yield from ("draw im", "draw lf")
        return
    if state.step == "swap":
        yield from swaps(state)
    if state.step in ("swap", "play"):
        for card in sorted(set(state.hands[state.turn])):
            if not _is_left_out(card, without) and state.ap >= PRICES.get(card, 1):
                yield from _plays(state, card, mihi)
    yield from (f"walk {' '.join(path)}" for path in own_walks(state, state.mp))
    yield from free_actions(state)
    yield from unblockings(state)
    yield "end"


def _plays(state: State, card: str, mihi: int) -> Iterator[str]:
    if card == "mihi":
        return long_prayers.mihi_plays(state, mihi)
    if is_lf(card):
        return PRAYER_PLAYS[card](state)
    return im_plays(state, card)

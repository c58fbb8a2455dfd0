"""The frame of a turn: swaps, free action, gargoyles prayed away, discarding, drawing."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from .bridges import rotated, settle, shifted, turns, without_acolyte
from .facts import (
    CARDS_PER_GARGOYLE,
    DRAW_SWAP,
    HAND,
    MOST_LF,
    SEARCH_SWAP,
    UNKNOWN_IM,
    UNKNOWN_LF,
    is_lf,
)
from .squares import beside, in_reading_order, square, square_name
from .state import (
    Cards,
    Refused,
    State,
    gargoyle_squares,
    is_inside,
    lf_count,
    pay,
    start_of_turn,
    thrown_away,
    twin,
    without_cards,
)
from .walking import own_walk, standing

OWN_MOMENTS = ("swap", "play", "walk")  # S7.4, S7.5


def known_order(cards: Iterable[str]) -> bool:
    """Whether a shuffle of these cards can have one result only."""
    return len(set(cards)) <= 1


def refilled(state: State) -> State:
    """Make the pile the new deck where the deck is empty (S28.4)."""
    if state.im_deck:
        return state
    fresh = twin(state)
    fresh.im_deck, fresh.im_discard = state.im_discard, ()
    return fresh


def drawn(state: State, deck: str) -> State:
    """Draw the top card of the IM deck or of the own LF deck; what a shuffle hides is `?`."""
    fresh = twin(state)
    if deck == "im":
        if not state.im_deck:
            fresh = refilled(fresh)
            if not known_order(fresh.im_deck):
                fresh.im_deck = (UNKNOWN_IM,) * len(fresh.im_deck)
                fresh.shuffled = True
        if not fresh.im_deck:
            raise Refused("deck_empty")
        card, *left = fresh.im_deck
        fresh.im_deck = tuple(left)
    elif deck == "lf":
        _lf_limit(state)
        if not state.lf_decks[state.turn]:
            raise Refused("deck_empty")
        card, *left = state.lf_decks[state.turn]
        fresh.lf_decks[state.turn] = tuple(left)
    else:
        raise ValueError(f"{deck!r} is no deck")
    fresh.hands[state.turn] += (card,)
    return fresh


def _lf_limit(state: State) -> None:
    """Refuse a fourth LF in hand (S6.4)."""
    if lf_count(state.hands[state.turn]) >= MOST_LF:
        raise Refused("lf_limit")


def swap(state: State, words: str) -> State:
    """Discard two cards and draw one: `swap CARD CARD im` (S8.1)."""
    one, two, deck = words.split()[1:]
    fresh = _discard_two(state, (one, two), deck, DRAW_SWAP)
    return drawn(fresh, deck)


def search(state: State, words: str) -> State:
    """Discard two cards and choose one of a deck: `search CARD CARD lf animi` (S8.2)."""
    one, two, deck, wanted = words.split()[1:]
    fresh = _discard_two(state, (one, two), deck, SEARCH_SWAP)
    if not (is_lf(one) or is_lf(two)):
        raise Refused("needs_lf")
    if deck == "lf":
        _lf_limit(fresh)
    fresh = twin(refilled(fresh) if deck == "im" else fresh)
    cards = fresh.im_deck if deck == "im" else fresh.lf_decks[state.turn]
    if not cards:
        raise Refused("deck_empty")
    if wanted not in cards:
        raise Refused("card_not_in_deck")
    left = without_cards(cards, (wanted,))
    if not known_order(left):
        left = (UNKNOWN_IM if deck == "im" else UNKNOWN_LF,) * len(left)
        fresh.shuffled = True
    if deck == "im":
        fresh.im_deck = left
    else:
        fresh.lf_decks[state.turn] = left
    fresh.hands[state.turn] += (wanted,)
    return fresh


def _discard_two(state: State, cards: Cards, deck: str, price: int) -> State:
    if deck not in ("im", "lf"):
        raise ValueError(f"{deck!r} is no deck")
    if state.step != "swap":
        raise Refused("wrong_step")
    if len(state.hands[state.turn]) < len(cards):
        raise Refused("hand_too_small")
    barred = not state.options["liber_fidei_in_first_turn_swaps"]
    if deck == "lf" and barred and state.turn in state.first_turns:
        raise Refused("first_turn_lf")
    return pay(thrown_away(state, cards), price)


def swaps(state: State) -> Iterator[str]:
    """Write every draw swap and every search swap."""
    hand = sorted(state.hands[state.turn])
    decks = {"im": (*state.im_deck, *state.im_discard, *hand), "lf": state.lf_decks[state.turn]}
    for one, two in sorted(set(combinations(hand, 2))):
        for deck, cards in decks.items():
            yield f"swap {one} {two} {deck}"
            yield from (f"search {one} {two} {deck} {card}" for card in sorted(set(cards)))


def unblock(state: State, words: str) -> State:
    """Pray a gargoyle away with three cards of the hand (S23.6)."""
    name, *cards = words.split()[1:]
    if len(cards) != CARDS_PER_GARGOYLE:
        raise ValueError("three cards pray a gargoyle away")
    if state.step not in OWN_MOMENTS:
        raise Refused("wrong_step")
    if len(state.hands[state.turn]) < CARDS_PER_GARGOYLE:
        raise Refused("hand_too_small")
    if square(name) not in gargoyle_squares(state):
        raise Refused("no_gargoyle")
    fresh = thrown_away(state, tuple(cards))
    for who, at in state.gargoyles.items():
        if at == square(name):
            fresh.gargoyles[who] = "gone"
    return fresh


def unblockings(state: State) -> Iterator[str]:
    """Every gargoyle with every three cards."""
    hand = sorted(state.hands[state.turn])
    for at in in_reading_order(frozenset(gargoyle_squares(state))):
        for cards in sorted(set(combinations(hand, CARDS_PER_GARGOYLE))):
            yield f"unblock {square_name(at)} {' '.join(cards)}"


def free_action(state: State, words: str) -> State:
    """Take the free action: `free step B2`, `free shift b n`, `free turn b C3 cw` (S26)."""
    _, kind, *details = words.split()
    if state.step not in OWN_MOMENTS:
        raise Refused("wrong_step")
    if not state.free:
        raise Refused("free_action_used")
    fresh = twin(state)
    fresh.free = False
    if kind == "step":
        return own_walk(fresh, details, 1, "too_many_squares")
    bridge = details[0]
    without_acolyte(state, bridge)
    if kind == "shift":
        fresh = shifted(fresh, bridge, details[1])
    elif kind == "turn":
        fresh = rotated(fresh, bridge, square(details[1]), details[2])
    else:
        raise ValueError(f"{kind!r} is no free action")
    return settle(state, fresh, [bridge])


def free_actions(state: State) -> Iterator[str]:
    """Every free step, shift and rotation one could write."""
    if not state.free:
        return
    at = standing(state, state.turn)
    around = [beside(at, way) for way in "nesw"] if at else []
    yield from (f"free step {square_name(to)}" for to in around if is_inside(state, to))
    for bridge in state.bridges:
        yield from (f"free shift {bridge} {way}" for way in "nesw")
        yield from (f"free turn {bridge} {pivot} {angle}" for pivot, angle in turns(state, bridge))


def end(state: State, words: str) -> State:
    """End the turn: the cards on the table are discarded, then drawing begins (S27, S28)."""
    if words.split() != ["end"]:
        raise ValueError("the turn ends with `end` alone")
    if state.step not in OWN_MOMENTS:
        raise Refused("wrong_step")
    fresh = twin(state)
    fresh.im_discard += tuple(card for card in state.played if not is_lf(card))
    fresh.lf_out[state.turn] += tuple(card for card in state.played if is_lf(card))
    fresh.played = ()
    return _draw_or_pass(fresh)


def draw(state: State, words: str) -> State:
    """Draw one card in step 5 (S28.2)."""
    _, deck = words.split()
    if state.step != "draw":
        raise Refused("wrong_step")
    return _draw_or_pass(drawn(state, deck))


def _draw_or_pass(state: State) -> State:
    """Go on drawing while the hand is short and a deck can give; else pass to the left (S28)."""
    hand = state.hands[state.turn]
    im_left = bool(state.im_deck or state.im_discard)
    lf_left = bool(state.lf_decks[state.turn]) and lf_count(hand) < MOST_LF
    if len(hand) < HAND and (im_left or lf_left):
        fresh = twin(state)
        fresh.step = "draw"
        return fresh
    following = state.seats[(state.seats.index(state.turn) + 1) % len(state.seats)]
    fresh = start_of_turn(state, following)
    fresh.first_turns -= {state.turn}
    return fresh

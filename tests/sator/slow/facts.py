"""The numbers of the shipped game, as the rules page states them."""

COLOURS = ("red", "blue", "green", "yellow")
MATERIALS = ("stone", "wood", "brick", "iron")
SHAPES = ("L5", "L3", "T4", "I4", "I3", "I2")
PRAYERS = ("nihil", "clara", "mihi", "omnia", "neque", "victoria", "animi", "quin")
IM_CARDS = (
    *(f"moves-{material}" for material in MATERIALS),
    *(f"rotas-{shape}" for shape in SHAPES),
    "wild",
)
# A card nobody can know before the dice of a shuffle have fallen.
UNKNOWN_IM = "im?"
UNKNOWN_LF = "lf?"

ACTION_POINTS = 6  # S7.2
HAND = 6  # S28.1
MOST_LF = 3  # S6.4
BOOKS_TO_WIN = 4  # S29.1
DRAW_SWAP = 1  # S8.1
SEARCH_SWAP = 2  # S8.2
CARDS_PER_GARGOYLE = 3  # S23.6

MOVES_LEVELS = {1: 1, 2: 2, 3: 3}  # AP: squares (S10.1)
ROTAS_LEVELS = {2: 1, 4: 2}  # AP: rotations (S11.1, S11.5)
# AP: most acolytes, most squares in total (S15.1); nobody has more than three opponents.
NIHIL_LEVELS = {1: (1, 4), 2: (2, 6), 3: (3, 9)}
NEQUE_LEVELS = {1: 1, 2: 2, 3: 3}  # AP: squares of abyss (S19.1)
CLARA_PRICE = 2
MIHI_PRICE, MIHI_OPERATIONS = 5, 5
OMNIA_PRICE, OMNIA_LEAST, OMNIA_MOST = 3, 4, 6
VICTORIA_PRICE, VICTORIA_MOST = 2, 2
ANIMI_PRICE, ANIMI_MOST = 3, 4
QUIN_PRICE, QUIN_MOST = 3, 2

# The start squares of the shipped 16 x 16 board: the side, and the entry on that rim (S2.2).
SHIPPED_STARTS = {"red": "north H1", "blue": "east P8", "green": "south I16", "yellow": "west A9"}
SHIPPED_GRID = (16, 16)

OPTIONS: dict[str, object] = {
    "golden_rule_scope": "bridge",  # R26
    "jump_from_start_square": False,  # R38
    "liber_fidei_in_first_turn_swaps": False,  # R13
}


def is_lf(card: str) -> bool:
    """Whether a card is a Liber Fidei."""
    return card in PRAYERS or card == UNKNOWN_LF

"""Worked examples of the rules page: laying the bridges (E39, E40)."""

from .trying import Example, legal, refused

HOVERING = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   .. .r .r .. .b ..
3   .. .. .. .. .. ..
4   .. .. .. .. .. ..
"""
NARROW = """
     A  B  C  D
1   .b a. a. a.
2   .. .. .. ..
"""

CORNER = """
     A  B  C  D
1   .b a. a. a.
2   .. b. b. b.
3   .. .. .. ..
"""

PLACING = [
    Example(
        "E39 Placing bridges under books",
        HOVERING,
        "",
        [
            refused("two_books_same_colour", "place I2 wood B2 C2"),
            refused("two_books_same_colour", "place I4 wood B2 C2 D2 E2"),
            legal(
                "place I3 wood C2 D2 E2",
                turn="blue",
                unplaced={"red": ["I2 wood", "I4 wood"]},
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   .. .r ar a. ab ..
                3   .. .. .. .. .. ..
                4   .. .. .. .. .. ..
                """,
            ),
            legal("place I2 wood B2 B3"),
            legal("place I2 wood A4 B4"),
            refused("outside", "place I3 wood E4 F4 G4"),
            refused("wrong_shape", "place I3 wood A4 B4"),
            refused("overlap", "place I2 wood B2 B3", "place I2 iron B3 C3"),
        ],
        hand="",
        facts={
            "step": "place",
            "unplaced": {"red": ["I2 wood", "I3 wood", "I4 wood"], "blue": ["I2 iron", "I3 iron"]},
        },
    ),
    Example(
        "E40 Blocking an opponent's book",
        NARROW,
        "a I3 wood",
        [
            refused("owner_protection", "place I2 wood A2 B2"),
            legal("place I2 wood C2 D2"),
            legal("place I2 wood A1 A2"),
            legal("place I2 wood C2 D2", "place I2 iron A1 A2", chooser=None),
        ],
        hand="",
        facts={"step": "place", "unplaced": {"red": ["I2 wood"], "blue": ["I2 iron"]}},
    ),
    Example(
        "E40 The last bridge must cover the last book",
        NARROW,
        "a I3 wood",
        [
            refused("completion", "place I2 wood C2 D2"),
            legal("place I2 wood A1 A2"),
            refused("completion", "place I2 wood out"),
        ],
        hand="",
        facts={"step": "place", "unplaced": {"red": ["I2 wood"]}},
    ),
    Example(
        "S5.7 Where protection leaves nothing, it is dropped",
        CORNER,
        "a I3 stone, b I3 wood",
        [
            legal("place I4 iron A3 B3 C3 D3", turn="green"),
            refused("completion", "place I4 iron out"),
        ],
        hand="",
        facts={
            "seats": ["red", "blue", "green"],
            "step": "place",
            "unplaced": {"red": ["I4 iron"], "blue": ["I3 brick"], "green": ["I2 iron"]},
        },
    ),
    Example(
        "S5.7 Where completion leaves nothing, a bridge leaves the game",
        CORNER,
        "a I3 stone, b I3 wood",
        [
            refused("completion", "place I4 iron A3 B3 C3 D3"),
            legal("place I4 iron out", out=["I4 iron"], turn="blue"),
        ],
        hand="",
        facts={"step": "place", "unplaced": {"red": ["I4 iron"], "blue": ["I3 brick"]}},
    ),
]

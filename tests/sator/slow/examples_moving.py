"""Worked examples of the rules page: pushes and turns (E1 to E10)."""

from .trying import Example, legal, refused

MOVING = [
    Example(
        "E1 MOVES by one square",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. a. a. .. ..
        3   .. .. .. .. .. ..
        """,
        "a I3 stone",
        [
            legal(
                "moves-stone 1 a: n",
                ap=5,
                mp=1,
                board="""
                     A  B  C  D  E  F
                1   .. a. a. a. .. ..
                2   .. .. .. .. .. ..
                3   .. .. .. .. .. ..
                """,
            )
        ],
    ),
    Example(
        "E2 Two squares with an acolyte",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. aR a. ar .. ..
        3   .. .. .. .. .. ..
        """,
        "a I3 wood",
        [
            legal(
                "moves-wood 2 a: e e",
                ap=3,
                mp=1,
                books_taken={"red": 0},
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   .. .. .. aR a. ar
                3   .. .. .. .. .. ..
                """,
            )
        ],
    ),
    Example(
        "E3 Changing direction between steps",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   a. a. .. .. ..
        3   b. b. .. .. ..
        4   .. .. .. .. ..
        """,
        "a I2 iron, b I2 stone",
        [
            refused("overlap", "moves-iron 3 a: s e e"),
            refused("overlap", "moves-iron 3 a: e s e"),
            legal(
                "moves-iron 3 a: e e s",
                ap=3,
                mp=1,
                board="""
                     A  B  C  D  E
                1   .. .. .. .. ..
                2   .. .. .. .. ..
                3   b. b. a. a. ..
                4   .. .. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E4 Never outside, not even for a moment",
        """
             A  B  C  D
        1   a. a. a. ..
        2   b. b. .. ..
        3   .. .. .. ..
        """,
        "a I3 brick, b I2 wood",
        [
            refused("outside", "moves-brick 3 a: n e s"),
            legal("moves-brick 1 a: e", ap=5, mp=1),
        ],
    ),
    Example(
        "E5 Wrong kind, net zero, wasteful paths",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   .. a. a. .. ..
        3   .. .. .. .. ..
        """,
        "a I2 wood",
        [
            refused("wrong_material", "moves-stone 1 a: e"),
            refused("wrong_shape", "rotas-I3 2 a: B2 cw"),
            refused("no_change", "moves-wood 2 a: e w"),
            legal(
                "moves-wood 3 a: e e w",
                ap=3,
                mp=1,
                board="""
                     A  B  C  D  E
                1   .. .. .. .. ..
                2   .. .. a. a. ..
                3   .. .. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E6 Direction of turn and riders",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   .. .. ar .. ..
        3   .. .. a. a. ..
        4   .. .. .. .. ..
        """,
        "a L3 stone",
        [
            legal(
                "rotas-L3 2 a: C3 cw",
                ap=4,
                mp=1,
                board="""
                     A  B  C  D  E
                1   .. .. .. .. ..
                2   .. .. .. .. ..
                3   .. .. a. ar ..
                4   .. .. a. .. ..
                """,
            )
        ],
    ),
    Example(
        "E7 Only the end of the turn counts",
        """
             A  B  C  D
        1   .. a. b. b.
        2   .. a. .. ..
        3   .. a. .. ..
        4   .. .. .. ..
        """,
        "a I3 stone, b I2 wood",
        [
            refused("outside", "rotas-I3 2 a: B1 cw"),
            refused("overlap", "rotas-I3 2 a: B1 ccw"),
            refused("outside", "rotas-I3 2 a: B1 180"),
            legal(
                "rotas-I3 2 a: B3 cw",
                ap=4,
                mp=1,
                board="""
                     A  B  C  D
                1   .. .. b. b.
                2   .. .. .. ..
                3   .. a. a. a.
                4   .. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E7 Half a turn over another bridge and the outside",
        """
             A  B  C  D  E
        1   a. a. a. .. ..
        2   b. b. b. b. ..
        3   .. .. .. .. ..
        """,
        "a I3 stone, b I4 wood",
        [
            legal(
                "rotas-I3 2 a: C1 180",
                board="""
                     A  B  C  D  E
                1   .. .. a. a. a.
                2   b. b. b. b. ..
                3   .. .. .. .. ..
                """,
            )
        ],
    ),
    Example(
        "E8 Two rotations with one card",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. a. .. .. ..
        3   .. .. .. .. .. ..
        4   .. .. b. .. .. ..
        5   .. .. b. .. .. ..
        """,
        "a I2 stone, b I2 wood",
        [
            refused("same_pivot", "rotas-I2 4 a: B2 cw, B2 cw"),
            legal(
                "rotas-I2 4 a: B2 cw, B3 ccw",
                ap=2,
                mp=1,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   .. .. .. .. .. ..
                3   a. a. .. .. .. ..
                4   .. .. b. .. .. ..
                5   .. .. b. .. .. ..
                """,
            ),
            legal(
                "rotas-I2 4 a: C2 180, D2 cw",
                ap=2,
                mp=1,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. a. .. ..
                2   .. .. .. a. .. ..
                3   .. .. .. .. .. ..
                4   .. .. b. .. .. ..
                5   .. .. b. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E9 The position between must be legal too",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   .. a. a. a. ..
        3   .. .. .. b. ..
        4   .. .. .. b. ..
        5   .. .. .. .. ..
        """,
        "a I3 iron, b I2 iron",
        [
            refused("overlap", "rotas-I3 4 a: D2 ccw, D4 cw"),
            refused("outside", "rotas-I3 4 a: D2 cw, D1 cw"),
            refused("overlap", "rotas-I3 4 a: B2 cw, B4 cw"),
            legal(
                "rotas-I3 4 a: B2 cw, B3 cw",
                ap=2,
                mp=1,
                board="""
                     A  B  C  D  E
                1   .. .. .. .. ..
                2   .. .. .. .. ..
                3   a. a. a. b. ..
                4   .. .. .. b. ..
                5   .. .. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E10 A rotation that changes nothing",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   .. a. a. a. ..
        3   .. .. .. .. ..
        4   .. b. b. br ..
        """,
        "a I3 stone, b I3 wood",
        [
            refused("no_change", "rotas-I3 2 a: C2 180"),
            legal(
                "rotas-I3 2 b: C4 180",
                ap=4,
                mp=1,
                board="""
                     A  B  C  D  E
                1   .. .. .. .. ..
                2   .. a. a. a. ..
                3   .. .. .. .. ..
                4   .. br b. b. ..
                """,
            ),
        ],
    ),
]

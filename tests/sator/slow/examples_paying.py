"""Worked examples of the rules page: prices, rows of cards, moving back (E11 to E16)."""

from .trying import Example, legal, refused

PAYING = [
    Example(
        "E11 Surcharge for two acolytes",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. aR a. a. aB ..
        3   .. .. .. .. .. ..
        """,
        "a I4 stone",
        [
            refused("no_ap", "moves-stone 2 a: n e"),
            legal(
                "moves-stone 1 a: n",
                ap=0,
                mp=1,
                board="""
                     A  B  C  D  E  F
                1   .. aR a. a. aB ..
                2   .. .. .. .. .. ..
                3   .. .. .. .. .. ..
                """,
            ),
        ],
        facts={"ap": 3},
    ),
    Example(
        "E12 Surcharge once; a new rider pays again",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. aR .. .. ..
        3   .. .. b. .. .. ..
        4   .. .. b. .. .. ..
        5   .. .. .. .. .. ..
        """,
        "a I2 wood, b I2 iron",
        [
            legal("moves-wood 1 a: n", ap=4, mp=1),
            legal("moves-wood 1 a: n", "rotas-I2 2 a: C1 180", ap=2, mp=2),
            refused(
                "no_ap",
                "moves-wood 1 a: n",
                "rotas-I2 2 a: C1 180",
                "moves-iron 1 b: n",
                "free step C2",
                "wild moves 1 b: s",
            ),
            legal(
                "moves-wood 1 a: n",
                "rotas-I2 2 a: C1 180",
                "moves-iron 1 b: n",
                "free step C2",
                ap=1,
                mp=3,
                board="""
                     A  B  C  D  E  F
                1   .. .. a. a. .. ..
                2   .. .. bR .. .. ..
                3   .. .. b. .. .. ..
                4   .. .. .. .. .. ..
                5   .. .. .. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E13 Golden rule",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. a. .. .. ..
        3   .. .. .. .. .. ..
        4   .. b. b. b. .. ..
        5   .. .. .. .. .. ..
        """,
        "a I2 stone, b I3 stone",
        [
            refused("golden_rule", "moves-stone 1 a: e", "moves-stone 1 a: e"),
            refused(
                "golden_rule", "moves-stone 1 a: e", "moves-stone 1 b: e", "moves-stone 1 a: e"
            ),
            legal(
                "moves-stone 1 a: e",
                "moves-stone 1 b: e",
                "rotas-I2 2 a: C2 cw",
                "moves-stone 1 a: e",
                ap=1,
                mp=4,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   .. .. .. a. .. ..
                3   .. .. .. a. .. ..
                4   .. .. b. b. b. ..
                5   .. .. .. .. .. ..
                """,
            ),
        ],
        hand="moves-stone moves-stone moves-stone moves-stone rotas-I2",
    ),
    Example(
        "E13 Golden rule, option `turn`: the last card played at all",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. a. .. .. ..
        3   .. .. .. .. .. ..
        4   .. b. b. b. .. ..
        5   .. .. .. .. .. ..
        """,
        "a I2 stone, b I3 stone",
        [
            refused("golden_rule", "moves-stone 1 a: e", "moves-stone 1 a: e"),
            refused("golden_rule", "moves-stone 1 a: e", "free shift b n", "moves-stone 1 a: e"),
            legal("moves-stone 1 a: e", "rotas-I3 2 b: C4 cw", "moves-stone 1 a: e", ap=2),
        ],
        hand="moves-stone moves-stone rotas-I3",
        facts={"options": {"golden_rule_scope": "turn"}},
    ),
    Example(
        "E14 Move and move back",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. a. .. .. ..
        3   .. .. .. .. .. ..
        """,
        "a I2 stone",
        [
            refused("moving_back", "moves-stone 1 a: e", "wild moves 1 a: w"),
            refused("moving_back", "moves-stone 1 a: e", "free shift a w"),
            refused("moving_back", "free shift a e", "moves-stone 1 a: w"),
            refused(
                "moving_back",
                "moves-stone 1 a: e",
                "wild moves 1 a: e",
                "rotas-I2 2 a: D2 180",
            ),
            legal("free shift a e", "mihi; shift a w; done", ap=1, mp=0),
            refused("moving_back", "moves-stone 1 a: e", "mihi; shift a w; done"),
            refused("no_change", "moves-stone 1 a: e", "mihi; shift a e; shift a w; done"),
        ],
    ),
    Example(
        "E15 Ferrying is not moving back",
        """
             A  B  C  D  E  F  G
        1   .. .. .. .. .. .. ..
        2   .. a. aR .. .. c. c.
        3   .. .. .. .. .. .. ..
        """,
        "a I2 stone, c I2 wood",
        [
            legal(
                "moves-stone 2 a: e e",
                "free step F2",
                "wild moves 2 a: w w",
                ap=1,
                mp=2,
                board="""
                     A  B  C  D  E  F  G
                1   .. .. .. .. .. .. ..
                2   .. a. a. .. .. cR c.
                3   .. .. .. .. .. .. ..
                """,
            )
        ],
    ),
    Example(
        "E16 Wild cards",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   .. a. a. a. ..
        3   .. .. a. .. ..
        4   .. .. .. .. ..
        """,
        "a T4 brick",
        [
            legal("moves-brick 1 a: e", "wild moves 1 a: s", ap=4, mp=2),
            refused(
                "golden_rule", "moves-brick 1 a: e", "wild moves 1 a: s", "wild rotas 2 a: D3 cw"
            ),
        ],
        hand="moves-brick wild wild",
    ),
]

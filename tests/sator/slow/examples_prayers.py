"""Worked examples of the rules page: the prayers (E31 to E36)."""

from .trying import Example, legal, refused

GARGOYLES = """
     A  B  C  D
1   .. .. .. ..
2   aR ag a. a#
3   .. .. b. b.
"""

PRAYERS = [
    Example(
        "E31 Placing and praying away a gargoyle",
        GARGOYLES,
        "a I4 stone, b I2 stone",
        [
            refused("square_occupied", "clara A2"),
            refused("square_occupied", "clara B2"),
            refused("square_occupied", "clara D2"),
            refused("abyss", "clara A1"),
            legal("clara C2", ap=4, mp=0, gargoyles={"red": "C2", "blue": "D2"}),
            legal("clara C3"),
            legal("clara D3"),
            legal(
                "clara C2",
                "end",
                "unblock C2 moves-stone wild nihil",
                turn="blue",
                ap=6,
                gargoyles={"red": "gone", "blue": "D2"},
                im_discard=["moves-stone", "wild"],
                lf_out={"red": ["clara"], "blue": ["nihil"]},
            ),
            refused(
                "gargoyle_on_bridge",
                "clara C2",
                "end",
                "unblock C2 moves-stone wild nihil",
                "free shift a n",
            ),
        ],
        hand="clara",
        facts={
            "seats": ["red", "blue", "green"],
            "gargoyles": {"blue": "D2"},
            "hands": {"blue": ["moves-stone", "wild", "nihil"]},
        },
    ),
    Example(
        "E31 Two cards pray nothing away",
        GARGOYLES,
        "a I4 stone, b I2 stone",
        [refused("hand_too_small", "unblock D2 wild nihil wild")],
        hand="wild nihil",
        facts={"gargoyles": {"blue": "D2"}},
    ),
    Example(
        "E32 Nihil pensi at two points",
        """
             A  B  C  D  E  F  G
        1   .. .. .. .. .. .. ..
        2   aB a. ag ab cG c. ..
        3   .. .. .. .. .. c. ..
        4   .. .. .. eR e. .. ..
        """,
        "a I4 stone, c L3 stone, e I2 stone",
        [
            refused("ends_on_book", "nihil 2; blue B2 C2; done"),
            refused("ends_on_book", "nihil 2; blue B2 C2 D2; done"),
            refused("acolyte_in_way", "nihil 2; blue B2 C2 D2 E2; done"),
            refused("too_many_squares", "nihil 2; green F2 F3 F2 F3; blue B2 C2 D2; done"),
            refused("own_acolyte", "nihil 2; red E4; done"),
            refused("too_many_targets", "nihil 1; green F2; blue B2; done"),
            refused("already_moved", "nihil 2; green F2; green F3; done"),
            refused("no_change", "nihil 1; green F2 E2; done"),
            legal("nihil 1; green F2 F3", ap=5),
            legal(
                "nihil 2; green F2 F3; blue B2 C2 D2 E2; done",
                ap=4,
                mp=0,
                books_taken={"blue": 0, "green": 0},
                board="""
                     A  B  C  D  E  F  G
                1   .. .. .. .. .. .. ..
                2   a. a. ag ab cB c. ..
                3   .. .. .. .. .. cG ..
                4   .. .. .. eR e. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E33 Neque animus: the jump",
        """
             A  B  C  D  E  F  G
        1   .. b. .. .. .. .. ..
        2   .. b. .. .. .. .. ..
        3   .. .. .. .. .. .. ..
        4   .. aR a. .. .. d. d.
        5   .. .. .. .. .. .. ..
        6   .. .. .. .. .. .. ..
        7   .. er e. .. .. .. ..
        """,
        "a I2 stone, b I2 wood, d I2 brick, e I2 iron",
        [
            legal(
                "neque 1 n",
                ap=5,
                mp=0,
                board="""
                     A  B  C  D  E  F  G
                1   .. b. .. .. .. .. ..
                2   .. bR .. .. .. .. ..
                3   .. .. .. .. .. .. ..
                4   .. a. a. .. .. d. d.
                5   .. .. .. .. .. .. ..
                6   .. .. .. .. .. .. ..
                7   .. er e. .. .. .. ..
                """,
            ),
            refused("gap_too_wide", "neque 1 s"),
            legal("neque 2 s", ap=4, books_taken={"red": 1}),
            refused("no_gap", "neque 3 e"),
            refused("no_landing", "neque 3 w"),
            legal("free step C4", "neque 2 e", ap=4),
        ],
    ),
    Example(
        "E34 Mihi in dies: operations and padlock",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   aR a. .. b. b. ..
        3   .. .. .. .. .. ..
        4   .. c. c. c. .. ..
        5   .. .. .. .. .. ..
        """,
        "a I2 stone, b I2 wood, c I3 stone",
        [
            legal(
                *(said := ("mihi; shift b w; shift c s; shift c e; turn c E5 cw; done",)),
                ap=1,
                mp=0,
                padlock=True,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   aR a. b. b. .. ..
                3   .. .. .. .. c. ..
                4   .. .. .. .. c. ..
                5   .. .. .. .. c. ..
                """,
            ),
            refused("acolyte_on_bridge", "mihi; shift a n; done"),
            refused("no_change", "mihi; done"),
            refused("no_change", "mihi; shift b n; shift b s; done"),
            refused("padlock", *said, "free step B2"),
            refused("padlock", *said, "neque 1 e"),
            refused("no_ap", *said, "animi B2"),
            refused("padlock", *said, "wild moves 1 b: n", "walk B2"),
            legal(*said, "free shift b n"),
            legal(*said, "wild moves 1 b: n", ap=0, mp=1),
            refused("already_walked", "free step B2", *said),
        ],
    ),
    Example(
        "E34 Under the padlock no way of walking is left",
        """
             A  B  C  D
        1   aR a. .. b.
        2   .. .. .. b.
        """,
        "a I2 stone, b I2 wood",
        [
            refused("padlock", "animi B1"),
            refused("padlock", "free step B1"),
            refused("padlock", "walk B1"),
            refused("padlock", "neque 1 s"),
            legal("moves-stone 1 a: s", "end", padlock=False),
        ],
        facts={"padlock": True, "mp": 2},
    ),
    Example(
        "E35 Virtus omnia",
        """
             A  B  C  D  E  F  G  H
        1   .. .. .. .. .. .. .. ..
        2   .. a. a. .. c. .. .. ..
        3   .. .. .. .. c. .. .. ..
        4   .. bR b. .. .. .. .. ..
        """,
        "a I2 stone, b I2 wood, c I2 iron",
        [
            refused("bad_level", "omnia a: n e e"),
            refused("too_many_squares", "omnia a: n e e e e e w"),
            refused("acolyte_on_bridge", "omnia b: e e e e"),
            refused("overlap", "omnia a: e e e e e"),
            refused("no_change", "omnia a: n e w s"),
            legal(
                "omnia a: n e e e e e",
                ap=3,
                mp=0,
                board="""
                     A  B  C  D  E  F  G  H
                1   .. .. .. .. .. .. a. a.
                2   .. .. .. .. c. .. .. ..
                3   .. .. .. .. c. .. .. ..
                4   .. bR b. .. .. .. .. ..
                """,
            ),
        ],
    ),
    Example(
        "E36 Victoria and Quin igitur need empty bridges",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   a. a. bB b. cg c.
        3   .. .. .. .. .. ..
        4   d. d# e. e. e. ..
        5   .. .. .. .. .. ..
        """,
        "a I2 stone, b I2 wood, c I2 brick, d I2 iron, e I3 iron",
        [
            refused("bridge_not_empty", "victoria b"),
            refused("bridge_not_empty", "victoria a c"),
            refused("bridge_not_empty", "victoria d"),
            legal("victoria a e", ap=4, out=["I2 stone", "I3 iron"]),
            legal("victoria e", ap=4, out=["I3 iron"]),
            refused("overlap", "quin e; lay e D2 D3 D4"),
            refused("same_place", "quin e; lay e C4 D4 E4"),
            legal(
                "quin a e; lay e A3 B3 C3; lay a C4 D4",
                ap=3,
                mp=0,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   .. .. bB b. cg c.
                3   e. e. e. .. .. ..
                4   d. d# a. a. .. ..
                5   .. .. .. .. .. ..
                """,
            ),
        ],
        facts={"gargoyles": {"green": "B4"}},
    ),
]

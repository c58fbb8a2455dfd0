"""Worked examples of the rules page: acolytes, books and the free action (E17 to E21, E30, E37)."""

from .trying import Example, legal, refused

E17 = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   aR a. .. c. c. ..
3   .. b. b. .. d. ..
4   .. .. b. .. dB ..
5   .. .. .. .. d. ..
"""
E17_BRIDGES = "a I2 stone, b L3 stone, c I2 wood, d I3 stone"

E18 = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   aR a. ab a. .. ..
3   .. .. .. br .. ..
4   .. .. .. b. .. ..
"""

WALKING = [
    Example(
        "E17 Walking",
        E17,
        E17_BRIDGES,
        [
            legal(
                "walk B2 B3 C3 C4",
                mp=0,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   a. a. .. c. c. ..
                3   .. b. b. .. d. ..
                4   .. .. bR .. dB ..
                5   .. .. .. .. d. ..
                """,
            ),
            refused("not_adjacent", "walk B2 C3"),
            refused("abyss", "walk B2 C2"),
            refused("not_adjacent", "walk B2 B3 C3 D2"),
            refused("no_mp", "walk B2 B3 C3 C4 C3"),
            legal("walk B2 B3 B2 B3", mp=0),
        ],
        facts={"step": "walk", "mp": 4},
    ),
    Example(
        "E17 Another acolyte cannot be passed",
        E17.replace("aR", "a.").replace("c. c.", "c. cR"),
        E17_BRIDGES,
        [refused("acolyte_in_way", "walk E3 E4 E5"), legal("walk E3", mp=3)],
        facts={"step": "walk", "mp": 4},
    ),
    Example(
        "E18 Books: pass, collect, never stop on a foreign one",
        E18,
        "a I4 stone, b I2 stone",
        [
            refused("ends_on_book", "walk B2 C2"),
            legal(
                "walk B2 C2 D2 D3",
                mp=0,
                books_taken={"red": 1, "blue": 0},
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   a. a. ab a. .. ..
                3   .. .. .. bR .. ..
                4   .. .. .. b. .. ..
                """,
            ),
        ],
        facts={"step": "walk", "mp": 4},
    ),
    Example(
        "E18 With two movement points there is no way past the book",
        E18,
        "a I4 stone, b I2 stone",
        [
            refused("ends_on_book", "walk B2 C2"),
            refused("no_mp", "walk B2 C2 D2"),
            legal("walk B2", mp=1),
            refused("ends_on_book", "walk B2", "walk C2"),
        ],
        facts={"step": "walk", "mp": 2},
    ),
    Example(
        "E19 Leaving the start square",
        """
             A  B  C  D
        1   .. a. .. ..
        2   .. a. .. ..
        3   .. .. .. ..
        """,
        "a I2 wood",
        [
            refused("abyss", "free step C1"),
            refused("no_mp", "walk C1"),
            refused("not_adjacent", "free step B1"),
            legal("moves-wood 1 a: e", ap=5, mp=1),
            legal(
                "moves-wood 1 a: e",
                "walk C1",
                mp=0,
                board="""
                     A  B  C  D
                1   .. .. aR ..
                2   .. .. a. ..
                3   .. .. .. ..
                """,
            ),
        ],
        facts={"starts": {"red": "north C1"}},
    ),
    Example(
        "E20 Free action between two walking segments",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   aR a. .. c. c. ..
        3   .. .. b. .. .. ..
        4   .. .. b. .. .. ..
        """,
        "a I2 stone, b I2 wood, c I2 iron",
        [
            legal("walk B2", mp=2),
            legal(
                "walk B2",
                "free shift b n",
                "walk C2 D2",
                mp=0,
                free=False,
                step="walk",
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   a. a. b. cR c. ..
                3   .. .. b. .. .. ..
                4   .. .. .. .. .. ..
                """,
            ),
        ],
        facts={"step": "walk", "mp": 3},
    ),
    Example(
        "E21 What the free action cannot do",
        """
             A  B  C  D  E
        1   .. .. .. .. ..
        2   aR a. .. bb b.
        3   .. .. .. .. ..
        4   .. c. c# .. ..
        5   .. .. .. .. ..
        """,
        "a I2 stone, b I2 wood, c I2 iron",
        [
            refused("acolyte_on_bridge", "free shift a n"),
            refused("acolyte_on_bridge", "free turn a A2 ccw"),
            refused("gargoyle_on_bridge", "free shift c n"),
            refused("gargoyle_on_bridge", "free turn c B4 180"),
            legal(
                "free shift b w",
                ap=6,
                mp=0,
                free=False,
                board="""
                     A  B  C  D  E
                1   .. .. .. .. ..
                2   aR a. bb b. ..
                3   .. .. .. .. ..
                4   .. c. c# .. ..
                5   .. .. .. .. ..
                """,
            ),
            refused("free_action_used", "free shift b w", "free step B2"),
        ],
        facts={"gargoyles": {"blue": "C4"}},
    ),
    Example(
        "E30 What a gargoyle blocks",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   .. a. a. a# a. ..
        3   .. bR b. b. b. ..
        """,
        "a I4 stone, b I4 wood",
        [
            refused("gargoyle_on_bridge", "moves-stone 1 a: n"),
            refused("gargoyle_on_bridge", "rotas-I4 2 a: B2 cw"),
            refused("gargoyle_on_bridge", "wild moves 1 a: n"),
            refused("gargoyle_on_bridge", "omnia a: n w s e e"),
            refused("gargoyle_on_bridge", "mihi; shift a n; done"),
            refused("bridge_not_empty", "victoria a"),
            refused("bridge_not_empty", "quin a; lay a B1 C1 D1 E1"),
            refused("gargoyle_on_bridge", "free shift a n"),
            refused("gargoyle_in_way", "walk B2 C2 D2"),
            legal("walk C3 D3 E3 E2", mp=0),
        ],
        facts={"mp": 4, "gargoyles": {"blue": "D2"}},
    ),
    Example(
        "E37 Animi imperio wins at once",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   aR a. ar a. .. ..
        3   .. .. .. br b. ..
        """,
        "a I4 stone, b I2 stone",
        [
            legal(
                "animi B2 C2 D2 D3",
                winner="red",
                chooser=None,
                books_taken={"red": 4},
                ap=0,
                board="""
                     A  B  C  D  E  F
                1   .. .. .. .. .. ..
                2   a. a. a. a. .. ..
                3   .. .. .. bR b. ..
                """,
            ),
            refused("wrong_step", "animi B2 C2 D2 D3", "end"),
            refused("no_ap", "clara B2", "animi B2"),
        ],
        facts={"ap": 3, "books_taken": {"red": 2}},
    ),
    Example(
        "S29.1 What is written after the winning step is not read",
        """
             A  B  C  D
        1   aR ar a. ab
        """,
        "a I4 stone",
        [
            legal("walk B1 C1 D1 D4", mp=2, winner="red"),
            legal("animi B1 D1", winner="red"),
            legal("free step B1", winner="red"),
        ],
        facts={"mp": 3, "books_taken": {"red": 3}},
    ),
]

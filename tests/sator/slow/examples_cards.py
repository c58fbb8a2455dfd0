"""Worked examples of the rules page: swaps, order of steps, drawing (E22 to E29)."""

from .trying import Example, legal, refused

BARE = """
     A  B  C
1   a. a. ..
2   .. .. ..
"""
SIX = "moves-stone moves-wood moves-brick moves-iron nihil clara"
THREE_TIMES = (
    "swap moves-stone moves-wood im",
    "swap moves-brick nihil lf",
    "swap moves-iron wild im",
)
PLAYED = ["moves-stone", "rotas-I3", "wild"]

CARDS = [
    Example(
        "E22 Swapping, one point",
        BARE,
        "a I2 stone",
        [
            legal(
                THREE_TIMES[0],
                ap=5,
                hand_sizes={"red": 5},
                im_discard=["moves-stone", "moves-wood"],
            ),
            legal(
                *THREE_TIMES[:2],
                ap=4,
                hand_sizes={"red": 4},
                hand_lf={"red": 2},
                lf_out={"red": ["nihil"]},
            ),
            legal(*THREE_TIMES, ap=3, hand_sizes={"red": 3}),
            legal(*THREE_TIMES, "swap clara mihi im", ap=2, hand_sizes={"red": 2}),
            refused(
                "hand_too_small",
                *THREE_TIMES,
                "swap clara mihi im",
                "swap rotas-L3 rotas-L5 im",
                "swap rotas-T4 rotas-T4 im",
            ),
            legal(
                *THREE_TIMES,
                "swap clara mihi im",
                "swap rotas-L3 rotas-L5 im",
                ap=1,
                mp=0,
                hands={"red": ["rotas-T4"]},
            ),
        ],
        hand=SIX,
        facts={
            "step": "swap",
            "im_deck": ["wild", "rotas-L5", "rotas-L3", "rotas-T4", "rotas-I4"],
            "lf_decks": {"red": ["mihi"]},
        },
    ),
    Example(
        "E23 Swapping, two points",
        BARE,
        "a I2 stone",
        [
            refused("needs_lf", "search moves-stone wild im rotas-L5"),
            legal(
                "search moves-stone nihil lf neque",
                ap=4,
                hand_sizes={"red": 5},
                hand_lf={"red": 3},
                lf_decks={"red": ["omnia"]},
                lf_out={"red": ["nihil"]},
            ),
            legal("search nihil clara im rotas-I2", ap=4, im_deck_size=2, hand_lf={"red": 1}),
            refused("lf_limit", "swap moves-stone wild lf"),
            refused("card_not_in_deck", "search nihil clara im rotas-T4"),
            refused("card_not_held", "search nihil rotas-T4 im rotas-L5"),
        ],
        hand="moves-stone moves-wood wild nihil clara mihi",
        facts={
            "step": "swap",
            "im_deck": ["rotas-L5", "rotas-I2", "moves-iron"],
            "lf_decks": {"red": ["omnia", "neque"]},
        },
    ),
    Example(
        "E24 Order of the steps",
        """
             A  B  C  D  E  F
        1   .. .. .. .. .. ..
        2   aR a. a. .. b. b.
        3   .. .. .. .. .. ..
        4   .. .. .. c# c. ..
        """,
        "a I3 wood, b I2 stone, c I2 iron",
        [
            refused("wrong_step", "moves-stone 1 b: n", "swap nihil clara im"),
            legal("moves-stone 1 b: n", "wild moves 1 b: w", step="play", mp=2),
            refused("wrong_step", "moves-stone 1 b: n", "walk B2", "wild moves 1 b: w"),
            legal("moves-stone 1 b: n", "wild moves 1 b: w", "walk B2", "walk C2", step="walk"),
            legal("moves-stone 1 b: n", "walk B2", "free step C2", "unblock D4 nihil clara wild"),
            legal("free shift b n", "swap nihil clara im", step="swap", ap=5),
            legal("unblock D4 nihil clara wild", "swap moves-wood moves-stone im", step="swap"),
        ],
        hand="moves-stone wild moves-wood nihil clara",
        facts={
            "step": "swap",
            "im_deck": ["rotas-L5", "rotas-L3"],
            "gargoyles": {"blue": "D4"},
        },
    ),
    Example(
        "E25 Counting movement points",
        """
             A  B  C  D  E  F  G  H
        1   .. .. .. .. .. .. .. ..
        2   a. a. .. b. b. b. .. ..
        3   .. .. .. .. b. .. .. ..
        4   cB c. .. .. .. .. d. d.
        5   .. .. .. .. .. .. .. ..
        """,
        "a I2 stone, b T4 wood, c I2 wood, d I2 brick",
        [
            legal(
                *(line := ("moves-stone 1 a: n", "rotas-T4 2 b: E2 180")),
                "nihil 1; blue B4; done",
                "wild moves 1 d: n",
                "free shift d w",
                ap=1,
                mp=3,
            ),
            legal(
                "swap moves-iron moves-wood im",
                *line,
                "nihil 1; blue B4; done",
                "wild moves 1 d: n",
                "free shift d w",
                ap=0,
                mp=3,
            ),
        ],
        facts={"step": "swap", "im_deck": ["rotas-L5"]},
    ),
    Example(
        "E26 First turn",
        BARE,
        "a I2 stone",
        [
            refused("first_turn_lf", "swap moves-wood wild lf"),
            legal("swap moves-wood wild im", ap=5),
            legal(
                "swap moves-wood wild im",
                "end",
                "draw lf",
                "draw lf",
                "draw lf",
                hand_lf={"red": 3},
                hand_sizes={"red": 6},
                turn="blue",
                first_turn=True,
            ),
        ],
        hand="moves-stone moves-wood rotas-I3 wild",
        facts={
            "seats": ["red", "blue", "green"],
            "step": "swap",
            "first_turn": True,
            "im_deck": ["rotas-L5"],
            "lf_decks": {"red": ["omnia", "neque", "quin", "animi"]},
        },
    ),
    Example(
        "E27 Drawing up to six",
        BARE,
        "a I2 stone",
        [
            refused("lf_limit", "draw lf", "draw lf"),
            legal("draw lf", "draw im", turn="blue", step="swap", ap=6, mp=0),
            legal("draw im", "draw lf", turn="blue", hand_lf={"red": 3}),
            legal("draw im", "draw im", turn="blue", hand_lf={"red": 2}),
        ],
        hand="moves-stone wild nihil clara",
        facts={
            "step": "draw",
            "im_deck": ["rotas-L5", "rotas-L3"],
            "lf_decks": {"red": ["omnia", "neque"]},
        },
    ),
    Example(
        "E27 Who holds six draws nothing",
        BARE,
        "a I2 stone",
        [legal("end", turn="blue", step="swap", hand_sizes={"red": 6})],
        hand=SIX,
        facts={"im_deck": ["rotas-L5"], "lf_decks": {"red": ["omnia"]}},
    ),
    Example(
        "E28 The Incertus Movet deck runs out",
        BARE,
        "a I2 stone",
        [
            refused("wrong_step", "moves-stone 1 a: s", "swap wild wild im"),
            legal(
                "moves-stone 1 a: s",
                "end",
                im_discard=["rotas-T4", "rotas-L3", "rotas-L5", "wild", "wild", "moves-stone"],
                step="draw",
            ),
            legal(
                "moves-stone 1 a: s",
                "end",
                "draw im",
                im_deck=[],
                im_discard=["rotas-T4", "rotas-L3", "rotas-L5", "wild", "wild", "moves-stone"],
                turn="blue",
            ),
            legal(
                "moves-stone 1 a: s",
                "end",
                "draw im",
                "swap moves-iron rotas-I3 im",
                im_deck_size=7,
                im_discard=[],
                hand_sizes={"red": 6, "blue": 1},
            ),
        ],
        hand="moves-stone moves-wood moves-brick rotas-I2 rotas-I4 wild",
        facts={
            "im_deck": ["rotas-I3"],
            "im_discard": ["rotas-T4", "rotas-L3", "rotas-L5", "wild", "wild"],
            "hands": {"blue": ["moves-iron", "rotas-I3"]},
        },
    ),
    Example(
        "E29 Cards on the table are not in the discard pile",
        BARE,
        "a I2 stone",
        [
            legal("end", im_discard=PLAYED, played=[], im_deck=[]),
            legal("end", "draw im", im_discard=[], im_deck_size=2),
            refused("deck_empty", "end", "draw im", "draw lf"),
            legal("end", "draw im", "draw im", "draw im", turn="blue", hand_sizes={"red": 6}),
        ],
        hand="moves-wood moves-iron nihil",
        facts={"played": PLAYED, "mp": 3, "ap": 1},
    ),
]

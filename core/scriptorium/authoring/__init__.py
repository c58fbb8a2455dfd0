"""How a game is written: declared on an object, each thing said once.

    import scriptorium as sc

    game = sc.Game("larks", __file__, schedule=…, seats=("ann", "bob"))
    HAND = game.zone("hand", faces="owner", each=True)

The names stand in `scriptorium` itself.
"""

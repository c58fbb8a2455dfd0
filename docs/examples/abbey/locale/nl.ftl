abbey-too-heavy = IJzer is te zwaar voor de vrije actie.
name-abbey-iron-is-heavy = A1: de vrije actie, die geen kaart is, verplaatst geen ijzer.
name-abbey-read-and-draw = A2: wie een boek ophaalt, trekt een kaart als die er is.

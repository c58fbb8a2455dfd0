abbey-too-heavy = IJzer is te zwaar voor de vrije actie.

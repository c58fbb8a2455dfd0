abbey-too-heavy = Eisen ist zu schwer für die freie Aktion.
name-abbey-iron-is-heavy = A1: Die freie Aktion, die keine Karte ist, bewegt kein Eisen.
name-abbey-read-and-draw = A2: Wer ein Buch einsammelt, zieht eine Karte, wenn es eine gibt.

# Lerchen auf Deutsch.

larks-not-held = { $card } ist nicht auf deiner Hand.
larks-not-higher = { $card } ist nicht höher als die letzte Lerche.
larks-drew = { $seen ->
    [none] { $seat } zieht eine Karte.
   *[all] { $seat } zieht { $cards }.
    }
larks-laid = { $seat } lässt { $card } aufsteigen.
larks-rest = Ziehe eine Karte; der Stapel beginnt von vorn.
larks-rested = { $seat } wartet auf einen anderen Morgen.
larks-player = { $seat }. Karten: { $held }. Lerchen: { $laid }.
larks-hand = { $card }, auf deiner Hand.
larks-hand-back = Eine verdeckte Karte von { $seat }.
larks-deck = Der Nachziehstapel. Karten: { $count }.
larks-pile = { $count ->
    [0] Noch fliegt keine Lerche.
   *[other] { $card } fliegt am höchsten. Karten: { $count }.
    }
name-deck = Nachziehstapel
name-hand = Hand
name-pile = Stapel
name-larks-hand = Karten auf der Hand
name-larks-to-win = Lerchen zum Sieg

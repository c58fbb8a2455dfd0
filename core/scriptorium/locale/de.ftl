game-over = Die Partie ist zu Ende.
not-known = Keine Regel dieser Partie kennt diese Handlung.
ill-formed = Das ist keine Handlung, wie ihre Art sie vorschreibt.
not-now = Das geht in diesem Augenblick nicht.
wrong-step = Der Zug ist über den Schritt hinaus, in dem das geschieht.
not-offered = Das steht hier nicht zur Wahl.
core-not-held = Eine solche Karte gibt es hier nicht.
outside = Dieses Feld liegt nicht auf dem Brett.
core-touch = Zuerst ist etwas anderes zu wählen.
core-touch-square = Berühre ein Feld.
core-touch-button = Berühre eine der Schaltflächen.
core-touch-player = Berühre einen Spieler.
core-touch-card = Berühre eine Karte.
no-way-on = Das ließe sich beginnen, aber nicht beenden; darum wird es nicht angeboten.
round-began = Runde { $round } beginnt.
turn-began = { $seat } ist am Zug.
turn-skipped = { $seat } setzt diesen Zug aus.
game-drawn = Die Partie ist zu Ende; niemand hat gewonnen.
game-won = Die Partie ist zu Ende. Gewonnen hat: { $who }.
cards-moved = { $cards }: von { $source } nach { $target }.
shuffled = { $zone } wird gemischt.
cards-unseen = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
    }, von { $source } nach { $target }.
cards-partly-seen = { $cards } und { $n } verdeckt, von { $source } nach { $target }.

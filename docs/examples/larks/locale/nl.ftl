# Leeuweriken in het Nederlands.

larks-not-held = Je hebt { $card } niet in je hand.
larks-not-higher = { $card } is niet hoger dan de laatste leeuwerik.
larks-drew = { $seen ->
    [none] { $seat } trekt een kaart.
   *[all] { $seat } trekt { $cards }.
    }
larks-laid = { $seat } laat { $card } opstijgen.
larks-rest = Trek een kaart; de stapel begint opnieuw.
larks-rested = { $seat } wacht op een andere ochtend.
larks-player = { $seat }. Kaarten: { $held }. Leeuweriken: { $laid }.
larks-hand = { $card }, in je hand.
larks-hand-back = Een gedekte kaart van { $seat }.
larks-deck = De trekstapel. Kaarten: { $count }.
larks-pile = { $count ->
    [0] Er vliegt nog geen leeuwerik.
   *[other] { $card } vliegt het hoogst. Kaarten: { $count }.
    }
name-deck = trekstapel
name-hand = hand
name-pile = stapel
name-larks-hand = kaarten in de hand
name-larks-to-win = leeuweriken om te winnen

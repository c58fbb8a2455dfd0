lantern-lit = { $seat } lights a lamp.
lantern-drew = { $seen ->
    [none] { $seat }: a card goes from deck to hand.
   *[all] { $seat }: { $cards } goes from deck to hand.
    }

verbs-must-be-done = Dit deel van de kaart kan, dus het wordt niet overgeslagen.
verbs-no-option = Die keuze geeft de kaart hier niet.
verbs-no-part = Het eerste deel hiervan kan nu niet.
verbs-nothing-done = Met een kaart moet eerst iets gebeuren.
verbs-passed-over = { $card }: { $part ->
    [choose] er valt niets te kiezen
    [move] er valt niets te verschuiven
    [turn] er valt niets te draaien
    [walk] niemand kan lopen
    [jump] niemand kan springen
    [draw] er valt geen kaart te trekken
    [discard] er valt geen kaart af te leggen
    [place] er valt niets te plaatsen
   *[other] een deel kan niet ({ $part })
    }; de kaart gaat zonder dat verder.
verbs-way = { $title }
verbs-done = Er valt niets af te sluiten.
verbs-costs = Dit kost { $cost } { $points }; er zijn er nog { $left }.

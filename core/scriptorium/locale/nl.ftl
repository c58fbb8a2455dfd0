game-over = De partij is afgelopen.
not-known = Geen regel van deze partij kent die handeling.
ill-formed = Dat is geen handeling zoals haar soort voorschrijft.
not-now = Dat kan op dit moment niet.
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
wrong-step = De beurt is voorbij de stap waarin dat gebeurt.
not-offered = Dat hoort hier niet bij de keuzes.
core-not-held = Zo'n kaart is hier niet.
outside = Dat vakje ligt niet op het bord.
verbs-done = Er valt niets af te sluiten.
core-touch = Eerst moet iets anders gekozen worden.
core-touch-square = Tik een vakje aan.
core-touch-button = Tik een van de knoppen aan.
core-touch-player = Tik een speler aan.
core-touch-card = Tik een kaart aan.
no-way-on = Dit zou wel begonnen maar niet afgemaakt kunnen worden en wordt daarom niet aangeboden.
plugin-fault = De plug-in { $plugin } faalde hier; dit is niet uitgevoerd.
round-began = Ronde { $round } begint.
turn-began = { $seat } is aan de beurt.
turn-skipped = { $seat } slaat deze beurt over.
game-drawn = De partij is afgelopen; niemand heeft gewonnen.
game-won = De partij is afgelopen. Gewonnen door { $who }.
cards-moved = { $cards }: van { $source } naar { $target }.
shuffled = { $zone } wordt geschud.
cards-unseen = { $n ->
    [one] Een kaart
   *[other] { $n } kaarten
    }, van { $source } naar { $target }.
cards-partly-seen = { $cards } en nog { $n } dicht, van { $source } naar { $target }.
pinned-missing = { $name } { $was } is niet geïnstalleerd of staat uit
pinned-broken = { $name } { $was } is hier kapot ({ $why })
pinned-content = { $name } { $was } heeft hier een andere inhoud
pinned-version = { $name } { $was } is hier { $now }

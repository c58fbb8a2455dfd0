game-over = De partij is afgelopen.
not-known = Geen regel van deze partij kent die handeling.
ill-formed = Dat is geen handeling zoals haar soort voorschrijft.
not-now = Dat kan op dit moment niet.
wrong-step = De beurt is voorbij de stap waarin dat gebeurt.
not-offered = Dat hoort hier niet bij de keuzes.
core-not-held = Zo'n kaart is hier niet.
outside = Dat vakje ligt niet op het bord.
core-touch = Eerst moet iets anders gekozen worden.
core-touch-square = Tik een vakje aan.
core-touch-button = Tik een van de knoppen aan.
core-touch-player = Tik een speler aan.
core-touch-card = Tik een kaart aan.
no-way-on = Dit zou wel begonnen maar niet afgemaakt kunnen worden en wordt daarom niet aangeboden.
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

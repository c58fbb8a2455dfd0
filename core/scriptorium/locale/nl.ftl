game-over = De partij is afgelopen.
not-known = Geen regel van deze partij kent die handeling.
ill-formed = Dat is geen handeling zoals haar soort voorschrijft.
not-now = Dat kan op dit moment niet.
wrong-step = De beurt is voorbij de stap waarin dat gebeurt.
not-offered = Dat hoort hier niet bij de keuzes.
no-way-on = Dit zou wel begonnen maar niet afgemaakt kunnen worden en wordt daarom niet aangeboden.
plugin-fault = De plug-in { $plugin } faalde hier; dit is niet uitgevoerd.
round-began = Ronde { $round } begint.
turn-began = { $seat } is aan de beurt.
turn-skipped = { $seat } slaat deze beurt over.
game-drawn = De partij is afgelopen; niemand heeft gewonnen.
game-won = De partij is afgelopen. Gewonnen door { $who }.
cards-moved = { $cards }: van { $source } naar { $target }.
shuffled = { $zone } wordt geschud.
nothing-done = Er valt niets terug te nemen.
not-yours = Alleen { $seat } zou dat kunnen terugnemen.
revealed = Er is iets verborgens aan het licht gekomen, dus dat kan niet meer terug.
turn-over = Die beurt is voorbij, dus dat kan niet meer terug.
cards-unseen = { $n ->
    [one] Een kaart
   *[other] { $n } kaarten
    }, van { $source } naar { $target }.
cards-partly-seen = { $cards } en nog { $n } dicht, van { $source } naar { $target }.

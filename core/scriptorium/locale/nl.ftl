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
mod-action = Iets nieuws om te kiezen: { $what }.
mod-adjusts = Past een getal aan: { $what }
mod-after = Spreekt na { $what }.
mod-art = afbeelding
mod-back = rug
mod-before = Spreekt vóór { $what }.
mod-card-changed = { $title }, { $what }: { $now } in plaats van { $was }.
mod-card-gone = De kaart { $title } doet niet mee.
mod-card-new = Nieuwe kaart { $title }: { $n }.
mod-card-new-says = Nieuwe kaart { $title }: { $n }. ‘{ $says }’
mod-card-says = Op { $title } staat: ‘{ $says }’
mod-card-title = { $was } heet { $now }.
mod-copies = aantal
mod-effect = Een nieuw effect voor kaarten: { $what }.
mod-forbids = Kan iets verbieden: { $what }
mod-goes-with = Gaat samen met { $what }.
mod-needs = Heeft { $what } nodig.
mod-no = nee
mod-not-with = Gaat niet samen met { $what }.
mod-number = { $what }: { $now } in plaats van { $was }.
mod-option = Een nieuwe partij begint met { $what }: { $now }, niet { $was }.
mod-option-new = Een nieuwe partij heeft de keuze { $what }.
mod-reacts = Er volgt iets vanzelf: { $what }
mod-refuses = Een nieuwe reden om te weigeren: { $why }
mod-set-up = Zet iets klaar aan het begin van een partij.
mod-what-it-does = wat zij doet
mod-yes = ja
pinned-missing = { $name } { $was } is niet geïnstalleerd of staat uit
pinned-broken = { $name } { $was } is hier kapot ({ $why })
pinned-content = { $name } { $was } heeft hier een andere inhoud
pinned-version = { $name } { $was } is hier { $now }
way-log = Alle { $n } acties kunnen hier opnieuw worden gespeeld.
way-log-elsewhere = Alle { $n } acties kunnen hier opnieuw worden gespeeld, maar na actie { $at } is de tafel een andere dan toen.
way-snapshot = Het gaat verder vanaf de tafel na actie { $at }; latere acties die verloren gaan: { $lost }.
way-look = { $n } van { $total } acties kunnen worden getoond.
way-log-called = Volgens het verslag spelen
way-snapshot-called = Verder vanaf de bewaarde tafel
way-look-called = Alleen bekijken
match-unfit = Deze partij is niet meer zoals zij was

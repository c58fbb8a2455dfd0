## engine

## engine

game-over = De partij is afgelopen.
not-known = Deze partij heeft daar geen regel voor.
ill-formed = Dat is geen handeling zoals haar soort voorschrijft.
not-now = Dat kun je nu niet doen.
wrong-step = Daarvoor is het deze beurt te laat.
not-offered = Dat kun je hier niet kiezen.
core-not-held = Zo'n kaart is hier niet.
outside = Dat vakje ligt niet op het bord.
core-touch = Kies eerst iets anders.
core-touch-square = Kies een vakje.
core-touch-button = Kies een van de knoppen.
core-touch-player = Kies een speler.
core-touch-card = Kies een kaart.
no-way-on = Je kunt dit wel beginnen, maar niet afmaken.
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

## testing

# Wat `mods dev` vertelt terwijl aan een mod gewerkt wordt.

mod-dev-read = { $mod } { $version } is gelezen; { $hold } van { $all } scenario's kloppen.
mod-dev-read-without = { $mod } { $version } is gelezen; er ligt geen scenario bij.
mod-dev-match = Een partij { $game }, startgetal { $seed }, { $count } willekeurige acties.
mod-dev-again = Alle { $total } acties zijn opnieuw gespeeld.
mod-dev-elsewhere = Alle { $total } acties zijn opnieuw gespeeld; na actie { $at } ligt de tafel er anders bij dan voorheen.
mod-dev-unfit = Het verslag past niet meer bij actie { $at } van { $total }, { $action }: { $why }
mod-dev-table = Het gaat verder vanaf de tafel zoals die na actie { $at } was.
mod-dev-last = Het gaat verder vanaf de laatste actie die past ({ $problem }).
mod-dev-over = De partij is afgelopen, en niemand heeft gewonnen.
mod-dev-won = De partij is afgelopen, gewonnen door { $winners }.
mod-dev-turn = Beurt { $turn }, { $step }: { $seat } heeft { $count } keuzes.

## house_rules

house-choose-unseen = Kies ongezien. Nog te kiezen: { $who }.
house-choice-made = { $seat } heeft gekozen.
house-chosen-first = { $seat } kiest eerst.
house-choice-reopened = { $seat } kiest opnieuw.
house-choice-opened = { $seat }: { $line }

## matches

not-yours = Alleen { $seat } zou dat kunnen terugnemen.
nothing-done = Er is niets terug te nemen.
revealed = Er is iets verborgens bekend geworden, dus dat kun je niet meer terugnemen.
turn-over = Die beurt is voorbij, dus je kunt hem niet terugnemen.
way-log = Alle { $n } acties kunnen hier opnieuw worden gespeeld.
way-log-elsewhere = Alle { $n } acties kunnen hier opnieuw worden gespeeld, maar na actie { $at } is de tafel een andere dan toen.
way-snapshot = Het gaat verder vanaf de tafel na actie { $at }; latere acties die verloren gaan: { $lost }.
way-look = { $n } van { $total } acties kunnen worden getoond.
way-log-called = Volgens het verslag spelen
way-snapshot-called = Verder vanaf de bewaarde tafel
way-look-called = Alleen bekijken
match-unfit = Deze partij is niet meer zoals zij was
way-part-called = Doorgaan vanaf waar het past
way-part = De eerste { $n } van { $total } acties kunnen opnieuw gespeeld worden.
way-log-read = De eerste { $n } acties zijn te lezen.
way-older = Een oudere kopie heeft { $n } acties.
way-older-called = Doorgaan met de oudere kopie
match-in-use = Deze partij is open in een ander venster
match-in-use-told = Als twee vensters in één partij spelen, gaan zetten verloren.
in-use-watch-called = Meekijken
in-use-watch = Kijk mee zonder te spelen.
in-use-copy-called = Een kopie spelen
in-use-copy = Begin een nieuwe partij vanaf waar deze staat.
in-use-take-called = Overnemen
in-use-take = Ga hier verder; wat daar gespeeld wordt, blijft ernaast bewaard.

## ai

mind-why-wins = Daarmee win je de partij.
mind-why-nearer = Het brengt je dichter bij je doel.
mind-why-sets-back = Het zet { $seat } terug.
mind-why-cards =
    Je hebt dan { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
    } in de hand.
mind-why-keeps = Je houdt { $points } { $budget } over.
mind-did-nearer = Het brengt { $seat } dichter bij het doel.
mind-did-cards = { $seat } heeft nu { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
    } in de hand.
mind-did-for = Voor { $seat }:
mind-worth = { $points ->
    [one] Dat is ongeveer één punt waard.
   *[other] Dat is ongeveer { $points } punten waard.
}

## net

net-stale = De tafel is intussen verdergegaan.
net-not-your-turn = Nu is iemand anders aan zet.
net-not-begun = De partij is nog niet begonnen: er is nog een plaats vrij.
net-over = De partij is afgelopen.
net-paused = De partij is gepauzeerd.
net-not-paused = De partij is niet gepauzeerd.
net-only-looks = Je kijkt toe, dus dat kun je niet doen.
net-only-host = Dat kan alleen de gastheer van deze tafel.
net-no-such-seat = Deze tafel heeft zo'n plaats niet.
net-taken = Daar zit al iemand.
net-no-free-seat = Er is geen plaats meer vrij.
net-used-up = Deze uitnodiging is al gebruikt of ingetrokken.
net-not-agreed = Dat staan de afspraken van deze tafel niet toe.
net-one-at-a-time = Er ligt al een ander verzoek.
net-asked-twice = Dat kun je per beurt twee keer vragen, niet vaker.
net-not-asked = Er is geen verzoek waarop jij moet antwoorden.
net-not-away = Deze speler is er, of is nog niet lang genoeg weg.
net-enough-said = Je hebt al veel gezegd; wacht tot er iemand speelt.
net-no-phrase = Die uitdrukking bestaat niet.
net-no-level = Op dat niveau speelt hier geen computer.
net-not-kept = Dit kan nu niet worden bewaard, dus het is niet gedaan.
net-not-others = Wat anderen gekozen hebben, kunnen alleen zij veranderen.
net-closed = Deze link is niet meer geldig.
net-crowded = Deze tafel staat in te veel vensters tegelijk open.
net-too-slow = Deze verbinding is te traag. Maak opnieuw verbinding.
net-unreadable = De server begrijpt dit bericht niet.
net-too-far = Dat is te lang geleden om in één keer terug te nemen.
net-waiting = De server heeft nog niet geantwoord.
net-phrase-hello = Hallo!
net-phrase-luck = Succes en veel plezier!
net-phrase-thanks = Dank je wel.
net-phrase-sorry = Sorry!
net-phrase-nice = Mooie zet!
net-phrase-oops = Oeps.
net-phrase-moment = Een ogenblikje.
net-phrase-back = Ik ben er weer.
net-phrase-slow = Neem de tijd.
net-phrase-turn = Jij bent aan de beurt.
net-phrase-played = Goed gespeeld!
net-phrase-again = Nog een keer?
net-phrase-bye = Tot ziens!

## mods

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

## cards

packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), beurten: { $turns }.
packs-start = { $start } begint.

## plugins

pinned-missing = { $name } { $was } is niet geïnstalleerd of staat uit
pinned-broken = { $name } { $was } is hier kapot ({ $why })
pinned-content = { $name } { $was } heeft hier een andere inhoud
pinned-version = { $name } { $was } is hier { $now }
plugin-fault = De plug-in { $plugin } faalde hier; dit is niet uitgevoerd.

## cards

verbs-must-be-done = Dit deel van de kaart moet je doen.
verbs-no-option = Die keuze geeft de kaart hier niet.
verbs-no-part = Het eerste deel hiervan kun je nu niet doen.
verbs-nothing-done = Doe eerst iets met een kaart.
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
verbs-done = Er valt nu niets af te ronden.
verbs-costs = Dit kost { $cost } { $points }, en je hebt er nog { $left }.

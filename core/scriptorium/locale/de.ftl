## engine

## engine

game-over = Die Partie ist zu Ende.
not-known = Dafür hat diese Partie keine Regel.
ill-formed = Das ist keine Handlung, wie ihre Art sie vorschreibt.
not-now = Das kannst du jetzt nicht tun.
wrong-step = Dafür ist es in diesem Zug zu spät.
not-offered = Das kannst du hier nicht wählen.
core-not-held = Eine solche Karte gibt es hier nicht.
outside = Dieses Feld liegt nicht auf dem Brett.
core-touch = Wähle zuerst etwas anderes.
core-touch-square = Wähle ein Feld.
core-touch-button = Wähle einen der Knöpfe.
core-touch-player = Wähle einen Spieler.
core-touch-card = Wähle eine Karte.
no-way-on = Das könntest du anfangen, aber nicht beenden.
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

## testing

# Was `mods dev` erzählt, während an einer Mod gearbeitet wird.

mod-dev-read = { $mod } { $version } ist gelesen; { $hold } von { $all } Szenarien stimmen.
mod-dev-read-without = { $mod } { $version } ist gelesen; kein Szenario liegt dabei.
mod-dev-match = Eine Partie { $game }, Startzahl { $seed }, { $count } zufällige Aktionen.
mod-dev-again = Alle { $total } Aktionen sind noch einmal gespielt.
mod-dev-elsewhere = Alle { $total } Aktionen sind noch einmal gespielt; nach Aktion { $at } liegt der Tisch anders als zuvor.
mod-dev-unfit = Das Protokoll passt nicht mehr bei Aktion { $at } von { $total }, { $action }: { $why }
mod-dev-table = Es geht weiter vom Tisch, wie er nach Aktion { $at } war.
mod-dev-last = Es geht weiter von der letzten Aktion, die passt ({ $problem }).
mod-dev-over = Die Partie ist zu Ende, und niemand hat gewonnen.
mod-dev-won = Die Partie ist zu Ende, gewonnen hat: { $winners }.
mod-dev-turn = Zug { $turn }, { $step }: { $seat } hat { $count } Möglichkeiten.

## house_rules

house-choose-unseen = Wählt ungesehen. Es fehlen noch: { $who }.
house-choice-made = { $seat } hat gewählt.
house-chosen-first = { $seat } wählt zuerst.
house-choice-reopened = { $seat } wählt neu.
house-choice-opened = { $seat }: { $line }

## matches

not-yours = Nur { $seat } könnte das zurücknehmen.
nothing-done = Es gibt nichts zurückzunehmen.
revealed = Etwas Verdecktes wurde aufgedeckt, also kannst du das nicht zurücknehmen.
turn-over = Dieser Zug ist vorbei, also kannst du ihn nicht zurücknehmen.
way-log = Alle { $n } Handlungen lassen sich hier noch einmal spielen.
way-log-elsewhere = Alle { $n } Handlungen lassen sich hier noch einmal spielen, doch nach Handlung { $at } ist der Tisch ein anderer als damals.
way-snapshot = Es geht weiter vom Tisch nach Handlung { $at }; verlorene spätere Handlungen: { $lost }.
way-look = { $n } von { $total } Handlungen lassen sich zeigen.
way-log-called = Nach dem Protokoll spielen
way-snapshot-called = Vom gespeicherten Tisch weiter
way-look-called = Nur ansehen
match-unfit = Diese Partie ist nicht mehr, wie sie war
way-part-called = Weiter, so weit es passt
way-part = Die ersten { $n } von { $total } Handlungen lassen sich noch einmal spielen.
way-log-read = Die ersten { $n } Handlungen sind lesbar.
way-older = Eine ältere Kopie hat { $n } Handlungen.
way-older-called = Mit der älteren Kopie weiter
match-in-use = Diese Partie ist in einem anderen Fenster offen
match-in-use-told = Spielen zwei Fenster in einer Partie, gehen Züge verloren.
in-use-watch-called = Zusehen
in-use-watch = Zusehen, ohne zu spielen.
in-use-copy-called = Eine Kopie spielen
in-use-copy = Eine neue Partie von diesem Stand aus beginnen.
in-use-take-called = Übernehmen
in-use-take = Hier geht es weiter; was drüben gespielt wird, bleibt daneben erhalten.

## ai

mind-why-wins = Damit gewinnst du die Partie.
mind-why-nearer = Es bringt dich deinem Ziel näher.
mind-why-sets-back = Es wirft { $seat } zurück.
mind-why-cards =
    Du hast dann { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    } auf der Hand.
mind-why-keeps = Dir bleiben { $points } { $budget }.
mind-did-nearer = Es bringt { $seat } dem Ziel näher.
mind-did-cards = { $seat } hat jetzt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    } auf der Hand.
mind-did-for = Für { $seat }:
mind-worth = { $points ->
    [one] Das ist etwa einen Punkt wert.
   *[other] Das ist etwa { $points } Punkte wert.
}

## net

net-stale = Am Tisch ging es inzwischen weiter.
net-not-your-turn = Jetzt ist jemand anders an der Reihe.
net-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
net-over = Die Partie ist vorbei.
net-paused = Die Partie ist unterbrochen.
net-not-paused = Die Partie ist nicht unterbrochen.
net-only-looks = Du schaust zu, deshalb geht das nicht.
net-only-host = Das kann nur, wer den Tisch eröffnet hat.
net-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
net-taken = Dort sitzt schon jemand.
net-no-free-seat = Es ist kein Platz mehr frei.
net-used-up = Diese Einladung wurde schon benutzt oder zurückgezogen.
net-not-agreed = Das ist an diesem Tisch nicht vereinbart.
net-one-at-a-time = Es liegt schon eine andere Anfrage vor.
net-asked-twice = Darum kannst du je Zug nur zweimal bitten.
net-not-asked = Es gibt keine Anfrage, auf die du antworten könntest.
net-not-away = Diese Person ist da oder noch nicht lange genug weg.
net-enough-said = Du hast schon viel gesagt; warte, bis jemand spielt.
net-no-phrase = Diesen Satz gibt es nicht.
net-no-level = Auf dieser Stufe spielt hier kein Computer.
net-not-kept = Das lässt sich gerade nicht speichern und wurde deshalb nicht ausgeführt.
net-not-others = Was andere gewählt haben, können nur sie ändern.
net-closed = Dieser Link ist nicht mehr gültig.
net-crowded = Dieser Tisch ist in zu vielen Fenstern zugleich offen.
net-too-slow = Diese Verbindung ist zu langsam. Verbinde dich neu.
net-unreadable = Der Server versteht diese Nachricht nicht.
net-too-far = Das liegt zu weit zurück, um es auf einmal zurückzunehmen.
net-waiting = Der Server hat noch nicht geantwortet.
net-phrase-hello = Hallo!
net-phrase-luck = Viel Glück und viel Spaß!
net-phrase-thanks = Danke.
net-phrase-sorry = Entschuldigung!
net-phrase-nice = Schöner Zug!
net-phrase-oops = Hoppla.
net-phrase-moment = Einen Moment, bitte.
net-phrase-back = Ich bin wieder da.
net-phrase-slow = Lass dir Zeit.
net-phrase-turn = Du bist dran.
net-phrase-played = Gut gespielt!
net-phrase-again = Noch eine Partie?
net-phrase-bye = Tschüss!

## mods

mod-action = Etwas Neues zur Wahl: { $what }.
mod-adjusts = Passt eine Zahl an: { $what }
mod-after = Spricht nach { $what }.
mod-art = Bild
mod-back = Rückseite
mod-before = Spricht vor { $what }.
mod-card-changed = { $title }, { $what }: { $now } statt { $was }.
mod-card-gone = Die Karte { $title } ist nicht im Spiel.
mod-card-new = Neue Karte { $title }: { $n }.
mod-card-new-says = Neue Karte { $title }: { $n }. „{ $says }“
mod-card-says = Auf { $title } steht: „{ $says }“
mod-card-title = { $was } heißt { $now }.
mod-copies = Anzahl
mod-effect = Eine neue Wirkung für Karten: { $what }.
mod-forbids = Kann etwas verbieten: { $what }
mod-goes-with = Verträgt sich mit { $what }.
mod-needs = Braucht { $what }.
mod-no = nein
mod-not-with = Verträgt sich nicht mit { $what }.
mod-number = { $what }: { $now } statt { $was }.
mod-option = Eine neue Partie beginnt mit { $what }: { $now }, nicht { $was }.
mod-option-new = Eine neue Partie hat die Option { $what }.
mod-reacts = Etwas folgt von selbst: { $what }
mod-refuses = Ein neuer Grund für ein Nein: { $why }
mod-set-up = Bereitet zu Beginn einer Partie etwas vor.
mod-what-it-does = was sie tut
mod-yes = ja

## cards

packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), Züge: { $turns }.
packs-start = { $start } beginnt.

## plugins

pinned-missing = { $name } { $was } ist nicht installiert oder ausgeschaltet
pinned-broken = { $name } { $was } ist hier defekt ({ $why })
pinned-content = { $name } { $was } hat hier einen anderen Inhalt
pinned-version = { $name } { $was } ist hier { $now }
plugin-fault = Das Plugin { $plugin } hat hier versagt; nichts wurde ausgeführt.

## cards

verbs-must-be-done = Diesen Teil der Karte musst du ausführen.
verbs-no-option = Diese Wahl lässt die Karte hier nicht.
verbs-no-part = Den ersten Teil davon kannst du jetzt nicht ausführen.
verbs-nothing-done = Mach zuerst etwas mit einer Karte.
verbs-passed-over = { $card }: { $part ->
    [choose] es gibt nichts zu wählen
    [move] nichts lässt sich verschieben
    [turn] nichts lässt sich drehen
    [walk] niemand kann gehen
    [jump] niemand kann springen
    [draw] keine Karte lässt sich ziehen
    [discard] keine Karte lässt sich ablegen
    [place] nichts lässt sich setzen
   *[other] ein Teil ist nicht möglich ({ $part })
    }; die Karte geht ohne das weiter.
verbs-way = { $title }
verbs-done = Hier gibt es gerade nichts abzuschließen.
verbs-costs = Das kostet { $cost } { $points }, und du hast noch { $left }.

game-over = Die Partie ist zu Ende.
not-known = Keine Regel dieser Partie kennt diese Handlung.
ill-formed = Das ist keine Handlung, wie ihre Art sie vorschreibt.
not-now = Das geht in diesem Augenblick nicht.
verbs-must-be-done = Dieser Teil der Karte ist möglich, also wird er nicht ausgelassen.
verbs-no-option = Diese Wahl lässt die Karte hier nicht.
verbs-no-part = Der erste Teil davon ist jetzt nicht möglich.
verbs-nothing-done = Mit einer Karte muss zuerst etwas getan werden.
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
wrong-step = Der Zug ist über den Schritt hinaus, in dem das geschieht.
not-offered = Das steht hier nicht zur Wahl.
no-way-on = Das ließe sich beginnen, aber nicht beenden; darum wird es nicht angeboten.
plugin-fault = Das Plugin { $plugin } hat hier versagt; nichts wurde ausgeführt.
round-began = Runde { $round } beginnt.
turn-began = { $seat } ist am Zug.
turn-skipped = { $seat } setzt diesen Zug aus.
game-drawn = Die Partie ist zu Ende; niemand hat gewonnen.
game-won = Die Partie ist zu Ende. Gewonnen hat: { $who }.
cards-moved = { $cards }: von { $source } nach { $target }.
shuffled = { $zone } wird gemischt.
nothing-done = Es gibt nichts zurückzunehmen.
not-yours = Nur { $seat } könnte das zurücknehmen.
revealed = Etwas Verborgenes ist ans Licht gekommen; das lässt sich nicht mehr zurücknehmen.
turn-over = Dieser Zug ist vorbei; das lässt sich nicht mehr zurücknehmen.
cards-unseen = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
    }, von { $source } nach { $target }.
cards-partly-seen = { $cards } und { $n } verdeckt, von { $source } nach { $target }.
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
pinned-missing = { $name } { $was } ist nicht installiert oder ausgeschaltet
pinned-broken = { $name } { $was } ist hier defekt ({ $why })
pinned-content = { $name } { $was } hat hier einen anderen Inhalt
pinned-version = { $name } { $was } ist hier { $now }
way-log = Alle { $n } Handlungen lassen sich hier noch einmal spielen.
way-log-elsewhere = Alle { $n } Handlungen lassen sich hier noch einmal spielen, doch nach Handlung { $at } ist der Tisch ein anderer als damals.
way-snapshot = Es geht weiter vom Tisch nach Handlung { $at }; verlorene spätere Handlungen: { $lost }.
way-look = { $n } von { $total } Handlungen lassen sich zeigen.
way-log-called = Nach dem Protokoll spielen
way-snapshot-called = Vom gespeicherten Tisch weiter
way-look-called = Nur ansehen
match-unfit = Diese Partie ist nicht mehr, wie sie war

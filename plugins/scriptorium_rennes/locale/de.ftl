# Rennes-le-Château auf Deutsch.

rn-adds = { $seat } legt { $card } ab.
rn-area = { $seat } betritt Gebiet { $area }.
rn-areas = { $seat } war in { $areas } Gebieten: { $points } Punkte.
rn-ask-conversion = Berühre die Karten, die du umwandelst.
rn-ask-exchange = Berühre, was du gibst, dann die Farbe und den Code für den neuen Hinweis.
rn-bag-lacks = Im Beutel ist kein Plättchen dieser Farbe.
rn-caverne-closed = Dort liegt ein Marker von dir: Du warst vor Kurzem in dieser Caverne.
rn-claimed-already = Du hast diesen Code schon geknackt.
rn-clockwise-only = Du drehst ein Portal im Uhrzeigersinn; andersherum braucht es Trencavel.
rn-clue = { $seat } bekommt einen Hinweis für { $location }: { $colour }.
rn-converted = { $seat } wandelt { $named } um: { $points } Punkte { $colour }.
rn-converts = { $seat } beginnt eine Umwandlung in { $colour }.
rn-cracked = { $seat } knackt den Code von { $location } für { $points } Punkte.
rn-cracked-stay = Die Plättchen eines geknackten Codes bleiben liegen.
rn-drew = { $seat } zieht. Karten: { $count }.
rn-ends-actions = { $seat } beendet die Aktionen.
rn-event = { $seat } spielt das Ereignis { $card }.
rn-event-already = Du hast in diesem Zug schon eine Ereigniskarte gespielt.
rn-event-used = Diese Karte liegt auf deinem Ablagefeld.
rn-finish-first = Beende erst, was du begonnen hast.
rn-gives-card = { $seat } gibt { $card }.
rn-gives-clue = { $seat } gibt einen Hinweis.
rn-has-enough = { $seat } zieht keine Karten mehr.
rn-last-round = { $seat } hat genug Codes geknackt: Die letzte Runde läuft.
rn-location-taken = Bei { $location } steht schon jemand.
rn-no-card-played = Es gibt keinen Vorrat für einen weiteren Punkt: Spiele erst eine Karte.
rn-no-exchange = Damit lässt sich kein Tausch abschließen.
rn-no-free-slot = Dieser Code hat kein freies Feld dieser Farbe.
rn-no-ghost = Der Geist, der dabei hilft, gehört dir nicht: Knacke erst seinen Code.
rn-no-neighbour = { $space } liegt nicht neben deinem Feld.
rn-no-room-beyond = Von dort könntest du kein freies Feld erreichen.
rn-no-such-clue = Hier liegt kein Hinweis dieser Farbe.
rn-no-such-step = Niemand geht von Viertel zu Viertel eines Portals oder an einen Ort.
rn-not-begun = Es ist nichts begonnen, wozu das gehört.
rn-not-complete = Von diesem Code sind noch Felder frei.
rn-not-held = Du hast { $card } nicht auf der Hand.
rn-not-in-caverne = Hinweise sammelst du in einer Caverne.
rn-not-in-sanctuaire = Getauscht wird im Sanctuaire.
rn-not-on-portal = Nur wer auf einem Viertel eines Portals steht, dreht es.
rn-not-open = { $card } liegt nicht bei den offenen Karten.
rn-not-wanted = Kein Weg von hier hat diese Farbe.
rn-not-yours = So ein Plättchen liegt dort nicht auf deinem Tableau.
rn-nothing-to-draw = Zieh- und Ablagestapel sind leer.
rn-passing = Du stehst auf einem besetzten Feld: Zieh erst weiter auf ein freies.
rn-pays-cards = In dieser Partie nimmt der Altar Karten.
rn-pays-clues = In dieser Partie nimmt der Altar Hinweise.
rn-played = { $seat } spielt { $card } für { $colour }.
rn-point = { $seat } bekommt einen weiteren Punkt zum Gehen.
rn-same-as-given = Das neue Plättchen hat die Farbe eines abgegebenen.
rn-same-colour = Das gäbe Punkte der Farbe, die die Karten schon haben: Spiele sie, wie sie sind.
rn-shuffled = { $zone } wird gemischt.
rn-start = { $seat } beginnt bei { $location }.
rn-stepped = { $seat } geht von { $source } nach { $space }.
rn-symbol = { $seat } bekommt { $points } Punkte für das Symbol.
rn-too-few-cards = Zum Umwandeln braucht es mehr Karten, als du hast.
rn-too-few-points = Dein Vorrat hat die Farbe, aber nicht die Punkte.
rn-took = { $seat } nimmt { $card }.
rn-touch-colour = Berühre eine Farbe.
rn-touch-space = Berühre ein Feld.
rn-turned = { $direction ->
    [ccw] { $seat } dreht gegen den Uhrzeigersinn: { $named }. Vierteldrehungen: { $far }.
   *[cw] { $seat } dreht im Uhrzeigersinn: { $named }. Vierteldrehungen: { $far }.
    }
rn-used = Dieser Geist hat dir in diesem Zug schon geholfen.
rn-wishes = { $seat } wünscht einen Hinweis: { $colour }.
rn-wrong-card = Die Karte hat eine andere Farbe als der Hinweis.
rn-wrong-colour = Dein Vorrat ist leer oder hat eine andere Farbe.
rn-wrong-step = Das gehört zu einem anderen Schritt des Zuges.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = Die Figur von { $seat }, auf { $space }.
rn-in-hand = { $card }, auf deiner Hand. Karten: { $count }.
rn-open = { $card }, eine offene Karte. Karten: { $count }.
rn-open-at = { $card }, offene Karte { $nr }.
rn-deck = Der Ziehstapel. Karten: { $count }.
rn-discard = Der Ablagestapel. Karten: { $count }.
rn-bag = Der Beutel mit Hinweisen. Plättchen: { $count }.
rn-player = { $seat }. Punkte: { $points }. Handkarten: { $held }. Geknackte Codes: { $codes }.
rn-slot = { $place } von { $seat }, { $colour }: { $filled } von { $needed }.
rn-clue-here = Ein Hinweis in { $space }: { $colour }. Plättchen: { $count }.
rn-event-card = Ereigniskarte { $card }.
rn-pool = { $colour ->
    [none] Nichts zum Gehen.
   *[other] Zum Gehen: { $points } { $colour }.
    }
rn-button-end = Aktionen beenden.
rn-button-stop = Keine Karten mehr ziehen.
rn-button-cw = Rechtsum drehen.
rn-button-ccw = Linksum drehen.
rn-dagobert = Roi Dagobert: ein weiterer Punkt.
rn-disc = Portal { $portal }, Nummer { $number }.
name-rood = Rot
name-blauw = Blau
name-groen = Grün
name-geel = Gelb
name-paars = Violett
name-la-tour = La Tour
name-villa = Villa
name-eglise = Église
name-cimetiere = Cimetière
name-monastere = Monastère
name-codes-to-crack = zu knackende Codes
name-sanctuaire-pays = was der Altar nimmt
name-rennes-summary = Gehe über eine Karte, die sich unter deinen Füßen dreht, und knacke die Codes von Rennes.
rn-symbol-of = { $space } zeigt das Symbol von { $location }.
rn-code = Der Code von { $location }: { $colour }, { $count }.
rn-place-in-row = { $state ->
    [taken] { $seat } hat den Code von { $location } geknackt.
   *[free] Der nächste Platz bei { $location }: { $points } Punkte.
    }
rn-turn = { $seat } ist am Zug: { $step }.
rn-colour-here = { $state ->
    [wanted] Hier gefragt: { $colour }.
   *[unwanted] Hier nicht gefragt: { $colour }.
    }
rn-last-round-runs = Die letzte Runde läuft.
rn-points = Punkte von { $seat }: { $points }.
rn-held = Karten auf der Hand von { $seat }: { $held }.
rn-begins = { $seat } beginnt diese Runde.
rn-ghost = { $state ->
    [here] { $ghost } hilft { $seat }.
   *[away] { $ghost } wartet bei { $location }.
    }
rn-event-of = { $state ->
    [used] { $seat } hat { $card } benutzt.
   *[left] { $seat } kann { $card } noch benutzen.
    }
rn-area-of = { $state ->
    [seen] { $seat } war im Gebiet { $area }.
   *[new] { $seat } war noch nicht im Gebiet { $area }.
    }
rn-marker = Marke { $nr } von { $seat } liegt bei { $space }.
name-act = Aktionen
name-refill = Karten nachziehen
name-choose = einen Anfang wählen
name-A-N = Portal A1 Nord
name-A-E = Portal A1 Ost
name-A-S = Portal A1 Süd
name-A-W = Portal A1 West
name-B-N = Portal B2 Nord
name-B-E = Portal B2 Ost
name-B-S = Portal B2 Süd
name-B-W = Portal B2 West
name-C-N = Portal C3 Nord
name-C-E = Portal C3 Ost
name-C-S = Portal C3 Süd
name-C-W = Portal C3 West
name-F-N = Portal F4 Nord
name-F-E = Portal F4 Ost
name-F-S = Portal F4 Süd
name-F-W = Portal F4 West
name-G-N = Portal G5 Nord
name-G-E = Portal G5 Ost
name-G-S = Portal G5 Süd
name-G-W = Portal G5 West
name-H-N = Portal H6 Nord
name-H-E = Portal H6 Ost
name-H-S = Portal H6 Süd
name-H-W = Portal H6 West
name-E-N = Portal E7 Nord
name-E-E = Portal E7 Ost
name-E-S = Portal E7 Süd
name-E-W = Portal E7 West
name-I-N = Portal I8 Nord
name-I-E = Portal I8 Ost
name-I-S = Portal I8 Süd
name-I-W = Portal I8 West
name-D-N = Portal D9 Nord
name-D-E = Portal D9 Ost
name-D-S = Portal D9 Süd
name-D-W = Portal D9 West
name-CA = Caverne A
name-CC = Caverne C
name-CE = Caverne E
name-CF = Caverne F
name-CG = Caverne G
name-CH = Caverne H
name-CI = Caverne I
name-V1 = Wirbel 1
name-V2 = Wirbel 2
name-V3 = Wirbel 3
name-V4 = Wirbel 4
name-AB1 = Gang A1 Richtung B2
name-AB2 = Gang B2 Richtung A1
name-BC1 = Gang B2 Richtung C3
name-BC2 = Gang C3 Richtung B2
name-AF1 = Gang A1 Richtung F4
name-AF2 = Gang F4 Richtung A1
name-BG1 = Gang B2 Richtung G5
name-BG2 = Gang G5 Richtung B2
name-CH1 = Gang C3 Richtung H6
name-CH2 = Gang H6 Richtung C3
name-FG1 = Gang F4 Richtung G5
name-FG2 = Gang G5 Richtung F4
name-EF1 = Gang E7 Richtung F4
name-EF2 = Gang F4 Richtung E7
name-GI1 = Gang G5 Richtung I8
name-GI2 = Gang I8 Richtung G5
name-DH1 = Gang D9 Richtung H6
name-DH2 = Gang H6 Richtung D9
name-EI1 = Gang E7 Richtung I8
name-EI2 = Gang I8 Richtung E7
name-DI1 = Gang D9 Richtung I8
name-DI2 = Gang I8 Richtung D9
name-kA1 = Gang 1 zur Caverne A
name-kA2 = Gang 2 zur Caverne A
name-kC1 = Gang 1 zur Caverne C
name-kC2 = Gang 2 zur Caverne C
name-kE1 = Gang 1 zur Caverne E
name-kE2 = Gang 2 zur Caverne E
name-kF1 = Gang 1 zur Caverne F
name-kG1 = Gang 1 zur Caverne G
name-kG2 = Gang 2 zur Caverne G
name-GH1 = Gang G5 Richtung H6
name-GH2 = Gang H6 Richtung G5
name-kH1 = Gang 1 zur Caverne H
name-kI1 = Gang 1 zur Caverne I
name-kI2 = Gang 2 zur Caverne I
name-SANC = das Sanctuaire
rn-lapses = { $points } von { $colour } würden verfallen
rn-aim = Knacke Codes: { $done } von { $of }. Hinweise: { $clues } von { $slots }.
rn-still-refill = Karten nachziehen
rn-still-start = wählen, wo du beginnst
rn-still-move = für { $points } gehen
rn-still-event = eine Ereigniskarte spielen
rn-measure-codes = Geknackte Codes: { $now } statt { $was }.
rn-measure-points = Punkte: { $now } statt { $was }.
rn-measure-clues = Hinweise: { $now } statt { $was }.
rn-measure-cards = Karten auf der Hand: { $now } statt { $was }.

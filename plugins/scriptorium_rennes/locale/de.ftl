# Rennes-le-Château auf Deutsch.

rn-adds = { $seat } legt { $card } ab.
rn-area = { $seat } betritt Gebiet { $area }.
rn-areas = { $seat } war in { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebieten
    }: { $points } Punkte.
rn-ask-conversion = Wähle die Karten, die du umwandelst.
rn-ask-exchange = Wähle, was du gibst, dann Farbe und Code des neuen Hinweises.
rn-bag-lacks = Im Beutel ist kein Plättchen dieser Farbe.
rn-caverne-closed = Dort liegt ein Marker von dir: Du warst vor Kurzem in dieser Caverne.
rn-claimed-already = Du hast diesen Code schon geknackt.
rn-clockwise-only = Ein Portal drehst du nur im Uhrzeigersinn. Mit Trencavel geht es auch andersherum.
rn-clue = { $seat } bekommt einen Hinweis für { $location }: { $colour }.
rn-converted = { $seat } wandelt { $named } in { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } { $colour } um.
rn-converts = { $seat } beginnt eine Umwandlung in { $colour }.
rn-cracked = { $seat } knackt den Code von { $location } für { $points } Punkte.
rn-cracked-stay = Die Plättchen eines geknackten Codes bleiben liegen.
rn-drew = { $seat } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
    }
rn-ends-actions = { $seat } beendet die Aktionen.
rn-event = { $seat } spielt das Ereignis { $card }.
rn-event-already = Du hast in diesem Zug schon eine Ereigniskarte gespielt.
rn-event-used = Diese Karte hast du schon benutzt.
rn-finish-first = Beende erst, was du begonnen hast.
rn-gives-card = { $seat } gibt { $card }.
rn-gives-clue = { $seat } gibt einen Hinweis.
rn-has-enough = { $seat } zieht nicht weiter.
rn-last-round = { $seat } hat genug Codes geknackt. Das ist die letzte Runde!
rn-location-taken = Bei { $location } steht schon jemand.
rn-no-card-played = Spiel zuerst eine Karte. Dann kannst du einen Punkt dazutun.
rn-no-exchange = Damit kannst du nicht tauschen.
rn-no-free-slot = Bei diesem Code ist kein Platz mehr für diese Farbe.
rn-no-ghost = Dafür brauchst du den Geist. Knack zuerst seinen Code.
rn-no-neighbour = { $space } liegt nicht neben deinem Feld.
rn-no-room-beyond = Von dort könntest du kein freies Feld erreichen.
rn-no-such-clue = Hier liegt kein Hinweis dieser Farbe.
rn-no-such-step = Du kannst nicht von Viertel zu Viertel eines Portals gehen und nicht in einen Ort hinein.
rn-not-begun = Du hast nichts angefangen, wozu das gehört.
rn-not-complete = Dieser Code ist noch nicht vollständig.
rn-not-held = Du hast { $card } nicht auf der Hand.
rn-not-in-caverne = Hinweise sammelst du in einer Caverne.
rn-not-in-sanctuaire = Getauscht wird im Sanctuaire.
rn-not-on-portal = Stell dich auf ein Portal, um es zu drehen.
rn-not-open = { $card } liegt nicht bei den offenen Karten.
rn-not-wanted = Kein Weg von hier hat diese Farbe.
rn-not-yours = So einen Hinweis hast du dort nicht.
rn-nothing-to-draw = Es gibt keine Karten mehr zu ziehen.
rn-passing = Hier kannst du nicht bleiben: Geh weiter auf ein freies Feld.
rn-pays-cards = In dieser Partie bezahlst du den Altar mit Karten.
rn-pays-clues = In dieser Partie bezahlst du den Altar mit Hinweisen.
rn-played = { $seat } spielt { $card } für { $colour }.
rn-point = { $seat } bekommt einen weiteren Punkt zum Gehen.
rn-same-as-given = Der neue Hinweis muss eine andere Farbe haben als das, was du gibst.
rn-same-colour = Diese Karten haben die Farbe schon: Spiel sie einfach aus.
rn-shuffled = { $zone } wird gemischt.
rn-start = { $seat } beginnt bei { $location }.
rn-stepped = { $seat } geht von { $source } nach { $space }.
rn-symbol = { $seat } bekommt { $points } Punkte für das Symbol.
rn-too-few-cards = Du hast zu wenige Karten zum Umwandeln.
rn-too-few-points = Du hast die richtige Farbe, aber zu wenige Punkte.
rn-took = { $seat } nimmt { $card }.
rn-touch-colour = Wähle eine Farbe.
rn-touch-space = Wähle ein Feld.
rn-turned = { $direction ->
    [ccw] { $seat } dreht { $named } um { $far ->
    [1] eine Vierteldrehung
    [2] eine halbe Drehung
   *[other] { $far } Vierteldrehungen
    } gegen den Uhrzeigersinn.
   *[cw] { $seat } dreht { $named } um { $far ->
    [1] eine Vierteldrehung
    [2] eine halbe Drehung
   *[other] { $far } Vierteldrehungen
    } im Uhrzeigersinn.
    }
rn-used = Dieser Geist hat dir in diesem Zug schon geholfen.
rn-wishes = { $seat } möchte einen Hinweis: { $colour }.
rn-wrong-card = Karte und Hinweis müssen dieselbe Farbe haben.
rn-wrong-colour = Du hast keine Punkte dieser Farbe zum Gehen.
rn-wrong-step = Das geht in diesem Teil deines Zuges nicht.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = Die Figur von { $seat }, auf { $space }.
rn-in-hand = { $count ->
    [one] { $card }, auf deiner Hand.
   *[other] { $card }, { $count }-mal auf deiner Hand.
    }
rn-open = { $count ->
    [one] { $card }, offen ausgelegt.
   *[other] { $card }, { $count }-mal offen ausgelegt.
    }
rn-open-at = { $card }, offene Karte { $nr }.
rn-deck =
    Der Nachziehstapel, { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
    }
rn-discard =
    Der Ablagestapel, { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
    }
rn-bag =
    Der Beutel, { $count ->
    [one] 1 Hinweis.
   *[other] { $count } Hinweise.
    }
rn-player = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
    } auf der Hand, { $codes ->
    [one] 1 Code
   *[other] { $codes } Codes
    } geknackt.
rn-slot = { $place } von { $seat }, { $colour }: { $filled } von { $needed }.
rn-clue-here = { $count ->
    [one] Ein Hinweis in { $space }: { $colour }.
   *[other] { $count } Hinweise in { $space }: { $colour }.
    }
rn-event-card = Ereigniskarte { $card }.
rn-pool = { $colour ->
    [none] Keine Punkte zum Gehen.
   *[other] Zum Gehen: { $points } { $colour }.
    }
rn-button-end = Aktionen beenden
rn-button-stop = Nicht weiter ziehen
rn-button-cw = Rechts drehen
rn-button-ccw = Links drehen
rn-dagobert = Roi Dagobert: noch ein Punkt.
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
name-codes-to-crack = Codes, die du knacken musst
name-sanctuaire-pays = Womit du den Altar bezahlst
name-rennes-summary = Gehe über eine Karte, die sich unter deinen Füßen dreht, und knacke die Codes von Rennes.
rn-symbol-of = { $space } zeigt das Symbol von { $location }.
rn-code = Der Code von { $location }: { $colour }, { $count }.
rn-place-in-row = { $state ->
    [taken] { $seat } hat den Code von { $location } geknackt.
   *[free] Wer den Code von { $location } jetzt knackt, bekommt { $points } Punkte.
    }
rn-turn = { $seat } ist am Zug: { $step }.
rn-colour-here = { $state ->
    [wanted] Hier geht es mit { $colour } weiter.
   *[unwanted] Hier geht es mit { $colour } nicht weiter.
    }
rn-last-round-runs = Das ist die letzte Runde.
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
name-choose = Startort wählen
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
rn-lapses = du verlierst { $points } { $colour }
rn-aim = Codes geknackt { $done }/{ $of }. Hinweise { $clues }/{ $slots }.
rn-still-refill = Karten nachziehen
rn-still-start = wählen, wo du beginnst
rn-still-move =
    gehen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    })
rn-still-event = eine Ereigniskarte spielen
rn-measure-codes = Geknackte Codes: { $now } statt { $was }.
rn-measure-points = Punkte: { $now } statt { $was }.
rn-measure-clues = Hinweise: { $now } statt { $was }.
rn-measure-cards = Karten auf der Hand: { $now } statt { $was }.

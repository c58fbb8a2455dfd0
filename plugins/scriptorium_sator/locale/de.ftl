# SATOR in German.

sator-abyss = Auf { $square } liegt keine Brücke.
sator-acolyte =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } auf { $square }.
sator-acolyte-in-way = Auf { $square } steht ein anderer Akolyth.
sator-acolyte-moved =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } geht nach { $square }.
sator-acolyte-on-bridge = { $bridge } trägt einen Akolythen.
sator-acolyte-start =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } auf seinem Startfeld.
sator-acolytes-outside = Dieses Feld liegt außerhalb des Rasters.
sator-all-alike = Du hast nur Brücken einer Art: Wähle gleich einen Platz.
sator-already-moved =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } wurde schon bewegt.
sator-already-walked = Dein Akolyth ist in diesem Zug schon gegangen oder gesprungen.
sator-ap = Aktionspunkte übrig: { $left }.
sator-bad-level = Diese Stufe hat die Karte nicht.
sator-book =
    Ein Buch von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } auf { $square }.
sator-book-hovering =
    Ein Buch von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } über { $square }.
sator-book-taken =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } holt sich ein Buch auf { $square } zurück.
sator-bridge =
    Brücke aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }, { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }, auf { $squares }.
sator-bridge-gone = { $bridge } ist aus dem Spiel.
sator-bridge-laid = { $bridge } wird auf { $squares } gelegt.
sator-bridge-left-out =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } kann keine Brücke legen; { $bridge } verlässt das Spiel.
sator-bridge-not-empty = { $bridge } ist nicht leer.
sator-bridge-not-yours = { $bridge } gehört nicht zu denen, die du zu legen hast.
sator-bridge-placed =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } legt { $bridge } auf { $squares }.
sator-bridge-pushed =
    { $steps ->
        [one] { $bridge } wird um ein Feld nach { $ways } geschoben.
       *[other] { $bridge } wird um { $steps } Felder nach { $ways } geschoben.
    }
sator-bridge-taken =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } nimmt eine Brücke: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-bridge-turned =
    { $angle ->
        [1] { $bridge } macht eine Vierteldrehung im Uhrzeigersinn um { $pivot }.
        [2] { $bridge } macht eine halbe Drehung um { $pivot }.
       *[3] { $bridge } macht eine Vierteldrehung gegen den Uhrzeigersinn um { $pivot }.
    }
sator-can-be-placed = Eine deiner Brücken lässt sich noch legen, also verlässt keine das Spiel.
sator-card-played =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } spielt { $card }.
sator-clara-outside = Dieses Feld liegt außerhalb des Rasters.
sator-completion = Danach könnten die restlichen Brücken nicht mehr alle Bücher tragen.
sator-deck-empty = Von diesem Stapel ist keine Karte zu haben.
sator-begin-search = Einen Stapel durchsuchen.
sator-begin-swap = Zwei Karten tauschen.
sator-done = Das ist alles.
sator-done-not-open = Es gibt nichts abzuschließen.
sator-end = Den Zug beenden.
sator-ends-on-book = Kein Akolyth bleibt auf dem Buch auf { $square } stehen.
sator-first-turn-lf = In deinem ersten Zug bringt kein Tausch Liber-Fidei-Karten.
sator-free = Die freie Aktion ist noch möglich.
sator-free-used = Die freie Aktion ist verbraucht.
sator-from-start = Niemand springt von einem Startfeld.
sator-gap-too-wide = Die Lücke ist { $gap } Felder breit; diese Stufe reicht über { $most }.
sator-gargoyle =
    Der Wasserspeier von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } auf { $square }.
sator-gargoyle-gone =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } betet den Wasserspeier auf { $square } fort.
sator-gargoyle-hand-too-small = { $cards ->
    [one] Einen Wasserspeier fortzubeten kostet eine Handkarte.
   *[other] Einen Wasserspeier fortzubeten kostet { $cards } Handkarten.
    }
sator-gargoyle-in-way = Auf { $square } sitzt ein Wasserspeier.
sator-gargoyle-on-bridge = Ein Wasserspeier hält { $bridge } fest.
sator-gargoyle-put =
    Der Wasserspeier von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } lässt sich auf { $square } nieder.
sator-gargoyle-supply =
    Der Wasserspeier von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }, noch nicht im Spiel.
sator-golden-rule = Die letzte Karte, die { $bridge } bewegt hat, war die gleiche: { $card }.
sator-hidden-card =
    Eine verdeckte Karte von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }.
sator-hidden-prayer =
    Ein verdecktes Gebet von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }.
sator-im-deck = Der Stapel Incertus Movet. Karten: { $count }.
sator-im-discard = Der Ablagestapel, { $card } liegt oben. Karten: { $count }.
sator-im-discard-empty = Der Ablagestapel ist leer.
sator-in-hand = { $card }, in deiner Hand. Karten: { $count }.
sator-lf-deck =
    Die Gebete von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }. Karten: { $count }.
sator-lf-limit = { $most ->
    [one] Du darfst höchstens eine Liber-Fidei-Karte haben.
   *[other] Du darfst höchstens { $most } Liber-Fidei-Karten haben.
    }
sator-lf-out =
    { $card }, ein verbrauchtes Gebet von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }.
sator-lift-first = Wähle zuerst, welche deiner Brücken du legst.
sator-lifted =
    Du legst: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }, aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }.
sator-locked =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } ist festgesetzt.
sator-mihi-nothing-done = Führe zuerst mindestens eine Handlung aus.
sator-movement-outside = { $bridge } würde das Raster verlassen.
sator-movement-overlap = { $bridge } und { $other } lägen übereinander.
sator-moves-too-few-squares = { $squares ->
    [one] Diese Stufe schiebt genau ein Feld, nicht { $written }.
   *[other] Diese Stufe schiebt genau { $squares } Felder, nicht { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] Diese Stufe schiebt ein Feld, nicht { $written }.
   *[other] Diese Stufe schiebt { $squares } Felder, nicht { $written }.
    }
sator-moving-back = { $bridge } lag in diesem Zug schon genau so.
sator-mp = Bewegungspunkte übrig: { $left }.
sator-needs-lf = Eine Suche kostet mindestens eine Liber-Fidei-Karte.
sator-nihil-nothing-done = Mindestens ein Akolyth muss auf ein anderes Feld kommen.
sator-nihil-too-many-squares = { $left ->
    [one] Es bleibt noch ein Feld zu gehen.
   *[other] Es bleiben noch { $left } Felder zu gehen.
    }
sator-nihil-too-many-targets = Diese Stufe bewegt keinen weiteren Akolythen.
sator-no-acolyte =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } hat in dieser Partie keinen Akolythen.
sator-no-ap = { $cost ->
    [one] Das kostet einen Aktionspunkt; du hast noch { $left }.
   *[other] Das kostet { $cost } Aktionspunkte; du hast noch { $left }.
    }
sator-no-change = Das würde nichts ändern.
sator-no-effect = Nichts in dieser Partie gibt { $card } eine Wirkung.
sator-no-free-action = Eine freie Aktion könnte jetzt nichts bewirken.
sator-no-gap = In dieser Richtung liegt kein Abgrund neben deinem Akolythen.
sator-no-gargoyle = Auf { $square } sitzt kein Wasserspeier.
sator-no-landing = In dieser Richtung gibt es keine Brücke zum Landen.
sator-no-mp = { $left ->
    [one] Du hast einen Bewegungspunkt für diesen Weg.
   *[other] Du hast { $left } Bewegungspunkte für diesen Weg.
    }
sator-no-room = Nirgends ist Platz für { $bridge }.
sator-no-second-turn = Nach dieser Drehung ist keine zweite möglich.
sator-no-such-bridge = Eine solche Brücke gibt es nicht.
sator-no-swap = Kein Stapel könnte dafür eine Karte geben.
sator-no-way = { $bridge } lässt sich jetzt auf keine erlaubte Weise bewegen.
sator-not-a-step = Nenne mindestens ein Feld, zu dem gegangen wird.
sator-not-adjacent = Ein Akolyth geht auf ein Feld neben seinem.
sator-not-awaited = Zu dieser Wirkung gehört keine weitere Handlung.
sator-not-held = Du hast { $card } nicht auf der Hand.
sator-not-in-deck = { $card } ist nicht in diesem Stapel.
sator-not-laid = Jede aufgehobene Brücke wird wieder hingelegt.
sator-not-lifted = { $bridge } wurde nicht aufgehoben.
sator-not-on-board = { $bridge } liegt nicht auf dem Brett.
sator-not-there =
    Von dieser Form ist keine Brücke mehr zu nehmen: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-nothing-open = Beende zuerst, was begonnen wurde.
sator-nothing-to-do = Mit { $card } lässt sich jetzt nichts auf dem Brett ändern.
sator-occupied = Auf { $square } steht schon etwas.
sator-omnia-too-few-squares = Mindestens { $fewest } Felder.
sator-omnia-too-many-squares = { $most ->
    [one] Höchstens ein Feld, nicht { $written }.
   *[other] Höchstens { $most } Felder, nicht { $written }.
    }
sator-out =
    Aus dem Spiel: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }, aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }.
sator-outline =
    Eine Brücke, die { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } noch legen muss: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-own-acolyte = Nur Akolythen anderer werden bewegt.
sator-padlock = Nach Mihi in dies bleibt dein Akolyth in diesem Zug stehen.
sator-pivot-not-on-bridge = Eine Brücke dreht sich um eines ihrer eigenen Felder.
sator-place-nowhere = Wo { $bridge } auch liegt, ein Buch wäre nicht mehr zu erreichen.
sator-place-outside = Eine Brücke liegt nur auf Feldern des Rasters.
sator-place-overlap = Auf { $square } liegt schon eine Brücke.
sator-place-wrong-shape = { $bridge } deckt diese Felder nicht, wie man sie auch dreht.
sator-played = In diesem Zug gespielt: { $card }.
sator-player =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }. Bücher: { $books }. Handkarten: { $held }, davon Gebete: { $prayers }.
sator-protected = Wem das Buch auf { $square } gehört, der könnte keine Brücke mehr darunter legen.
sator-pit = Die Grube: { $columns } Spalten, { $rows } Reihen.
sator-quadrant =
    Der Quadrant von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }: Spalten { $columns }, Reihen { $rows }.
sator-quin-no-room = Was aufgehoben ist, ließe sich nirgends sonst hinlegen.
sator-quin-nothing-done = Hebe mindestens eine Brücke auf.
sator-quin-too-many-targets = Es wird keine weitere Brücke aufgehoben.
sator-quin-wrong-shape = { $bridge } deckt solche Felder nicht.
sator-rotas-not-open = Diese Stufe gibt keine weitere Drehung.
sator-rotas-wrong-angle = Diese Karte dreht um so viele Grad im Uhrzeigersinn: { $angles }.
sator-rotas-wrong-shape =
    Diese Karte dreht Brücken einer anderen Form, nicht { $bridge }: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-same-pivot = Die zweite Drehung braucht einen anderen Drehpunkt.
sator-same-place = { $bridge } muss auf andere Felder als zuvor.
sator-searched = { $card }, im Stapel, den du durchsuchst. Karten: { $count }.
sator-spent = Dein Wasserspeier ist nicht in deinem Vorrat.
sator-square-abyss = { $square }: Abgrund.
sator-square-bridge =
    { $square }: Brücke aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }, { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-square-hovering =
    { $square }: Ein Buch von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } schwebt über dem Abgrund.
sator-square-rider =
    { $square }: Brücke aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }, { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }; darauf { $piece ->
        [acolyte] der Akolyth
        [book] das Buch
        [gargoyle] der Wasserspeier
       *[other] { $piece }
    } von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }.
sator-start =
    Das Startfeld von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }, neben { $square }.
sator-swap-hand-too-small = { $cards ->
    [one] Ein Tausch kostet eine Handkarte.
   *[other] Ein Tausch kostet { $cards } Handkarten.
    }
sator-taken =
    Ein Buch, das { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } zurückgeholt hat.
sator-to-take =
    Zu nehmen, verdeckt: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-too-far = Ein freier Schritt ist ein Feld weit.
sator-turn =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } ist am Zug: { $step ->
        [draft] Brücken nehmen
        [place] Brücken legen
        [swap] tauschen
        [play] Karten spielen
        [walk] gehen
        [draw] Karten ziehen
       *[other] { $step }
    }.
sator-two-books = Keine Brücke liegt unter zwei Büchern einer Farbe.
sator-unplaced =
    Von dir zu legen: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }, aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }.
sator-used = Die freie Aktion dieses Zuges ist verbraucht.
sator-verbs-discard = { $who ->
   *[you] Ablegen: { $count }.
    [next] Nachbar legt ab: { $count }.
    [others] Andere legen ab: { $count }.
    }
sator-verbs-draw = { $who ->
   *[you] Ziehen: { $count }.
    [next] Nachbar zieht: { $count }.
    [others] Andere ziehen: { $count }.
    [all] Alle ziehen: { $count }.
    }
sator-verbs-jump = Springen: { $squares }.
sator-verbs-lay = Die aufgehobenen Brücken woanders hinlegen.
sator-verbs-lead = Andere gehen: { $squares }.
sator-verbs-lead-all = Akolythen anderer führen.
sator-verbs-lift = Eine Brücke aufheben.
sator-verbs-move = Brücke schieben: { $squares }.
sator-verbs-moved-already = Diese Karte hat { $bridge } schon bewegt; sie verlangt eine andere.
sator-verbs-no-card = Niemand hat eine solche Karte auf der Hand.
sator-verbs-nobody-walks = So lässt die Karte hier niemanden gehen oder springen.
sator-verbs-not-the-same = Hier macht die Karte mit der Brücke weiter, die sie zuletzt bewegt hat; { $bridge } ist eine andere.
sator-verbs-nothing-discarded = Hier verlangt die Karte keine Karte deiner Hand.
sator-verbs-pay = Eine Stufe der Karte bezahlen.
sator-verbs-place = Wasserspeier setzen.
sator-verbs-remove = Eine Brücke aus dem Spiel nehmen.
sator-verbs-too-far = { $most ->
    [one] Höchstens ein Feld.
   *[other] Höchstens { $most } Felder.
    }
sator-verbs-act = Schiebe oder drehe eine Brücke oder gehe einen Schritt.
sator-verbs-handle = Schiebe oder drehe eine Brücke.
sator-verbs-settle = Merke, welche Brücken bewegt wurden.
sator-verbs-turn = Drehe eine Brücke.
sator-verbs-handle = Schiebe oder drehe eine Brücke.
sator-verbs-walk = Gehen: { $squares }.
sator-verbs-wrong-back = { $card } gehört zur anderen Art von Karten.
sator-verbs-wrong-length = Dies schiebt { $least } bis { $most } Felder, nicht { $written }.
sator-victoria-nothing-done = Nimm mindestens eine Brücke weg.
sator-victoria-too-many-targets = Es wird keine weitere Brücke weggenommen.
sator-wrong-material =
    Diese Karte bewegt Brücken aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }; { $bridge } ist aus etwas anderem.
sator-wrong-step = Der Zug ist über diesen Schritt hinaus.
sator-acts-freely = { $seat } nimmt die freie Aktion.
sator-chooses-bridge = { $seat } wählt { $bridge }.
sator-draws = { $seat } zieht { $cards }.
sator-draws-prayer = { $seat } zieht ein Gebet.
sator-draws-unseen = { $seat } zieht eine Karte vom Stapel Incertus Movet.
sator-ends = { $seat } beendet den Zug.
sator-gives-card = { $seat } legt eine Karte beiseite.
sator-gives-up = { $seat } gibt { $cards } ab.
sator-is-content = { $seat } belässt es dabei.
sator-keeps-one = { $seat } behält eine davon.
sator-lifts = { $seat } hebt { $bridge } auf.
sator-looks-through = { $seat } sieht einen Stapel durch. Karten: { $n }.
sator-pays = { $seat } zahlt { $ap } AP.
sator-prays-at = { $seat } betet beim Wasserspeier auf { $square }.
sator-searches = { $seat } beginnt, eine Karte zu suchen.
sator-sets-out = { $seat } macht sich zu Fuß auf.
sator-swaps = { $seat } beginnt, Karten zu tauschen.
sator-takes-up = { $seat } nimmt eine Brücke auf.
sator-turns-first = { $seat } beginnt mit einer Drehung um { $square }.

# What seats and zones are called.
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-im-deck = Stapel Incertus Movet
name-im-discard = Ablage Incertus Movet
name-played = Karten auf dem Tisch
name-hand = Hand
name-lf-deck = Stapel Liber Fidei
name-lf-out = verbrauchte Gebete
name-search = durchsuchter Stapel

# What numbers, options and what stands on a card are called.
name-sator-action-points = Aktionspunkte
name-sator-free-actions = freie Aktionen
name-sator-books-to-win = Bücher zum Sieg
name-sator-cards-to-unblock = Karten, um einen Wasserspeier fortzubeten
name-sator-surcharge = Aufschlag für das Tragen eines Akolythen
name-sator-swap-cost = Preis eines Kartentauschs
name-sator-search-cost = Preis für das Durchsuchen eines Stapels
name-sator-hand-size = Karten auf der Hand
name-sator-most-liber-fidei = Gebete auf der Hand, höchstens
name-golden-rule-scope = die goldene Regel betrachtet
name-jump-from-start-square = Sprung von einem Startfeld
name-liber-fidei-in-first-turn-swaps = Gebete beim Tausch im ersten Zug
name-first-bridge-placed-by = erste Brücke gelegt von
name-ap = AP
name-levels = Stufe
name-squares = Felder
name-rotations = Drehungen
name-angles = Winkel
name-bridges = Brücken
name-material = Material
name-shape = Form
name-stone = Stein
name-wood = Holz
name-brick = Ziegel
name-iron = Eisen
name-bridge = die Brücke
name-turn = der Zug
name-last = der letzte Spieler
name-first = der erste Spieler
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-stone-L5 = die große Winkelbrücke aus Stein
name-stone-L3 = die kleine Winkelbrücke aus Stein
name-stone-T4 = die T-Brücke aus Stein
name-stone-I4 = die lange gerade Brücke aus Stein
name-stone-I3 = die mittlere gerade Brücke aus Stein
name-stone-I2 = die kurze gerade Brücke aus Stein
name-wood-L5 = die große Winkelbrücke aus Holz
name-wood-L3 = die kleine Winkelbrücke aus Holz
name-wood-T4 = die T-Brücke aus Holz
name-wood-I4 = die lange gerade Brücke aus Holz
name-wood-I3 = die mittlere gerade Brücke aus Holz
name-wood-I2 = die kurze gerade Brücke aus Holz
name-brick-L5 = die große Winkelbrücke aus Ziegel
name-brick-L3 = die kleine Winkelbrücke aus Ziegel
name-brick-T4 = die T-Brücke aus Ziegel
name-brick-I4 = die lange gerade Brücke aus Ziegel
name-brick-I3 = die mittlere gerade Brücke aus Ziegel
name-brick-I2 = die kurze gerade Brücke aus Ziegel
name-iron-L5 = die große Winkelbrücke aus Eisen
name-iron-L3 = die kleine Winkelbrücke aus Eisen
name-iron-T4 = die T-Brücke aus Eisen
name-iron-I4 = die lange gerade Brücke aus Eisen
name-iron-I3 = die mittlere gerade Brücke aus Eisen
name-iron-I2 = die kurze gerade Brücke aus Eisen

# touches that mean nothing now
sator-touch-aiming = Berühre zuerst die Brücke, die deine Karte bewegen soll.
sator-touch-handling = Schiebe die gewählte Brücke von Feld zu Feld, oder berühre das Feld von ihr, um das sie sich drehen soll.
sator-touch-turning = Die Brücke dreht sich noch einmal: berühre ein anderes ihrer Felder als Drehpunkt.
sator-touch-walking-out = Der Akolyth ist unterwegs: berühre die Felder, über die er geht, eines neben dem anderen.
sator-touch-hurrying = Der Akolyth eilt: berühre die Felder, über die er geht, eines neben dem anderen.
sator-touch-sending = Berühre zuerst den Akolythen eines Gegners, den du führen willst.
sator-touch-sending-out = Berühre den Akolythen eines Gegners und sein Ziel.
sator-touch-setting = Der Wasserspeier braucht ein Feld einer Brücke, auf dem nichts steht.
sator-touch-operations = Berühre eine Brücke ohne Akolythen und Wasserspeier; sie wird dann geschoben oder gedreht.
sator-touch-operating = Schiebe die gewählte Brücke um ein Feld, oder berühre eines ihrer Felder, um das sie sich drehen soll.
sator-touch-jumping = Berühre die Aktionspunkte so oft, wie der Sprung kosten darf, dann das Feld, auf dem der Akolyth landet.
sator-touch-lifting = Berühre eine leere Brücke, die angehoben werden soll.
sator-touch-laying = Berühre die Felder, auf denen die angehobene Brücke liegen soll, anderswo als vorher.
sator-touch-removing = Berühre eine leere Brücke, die das Spiel verlassen soll.
sator-touch-unblocking = Berühre die Handkarten, die du aufgibst, um den Wasserspeier fortzubeten.
sator-touch-exchanging = Der Tausch geht weiter: berühre die Karten, die du aufgibst, und den Stapel, von dem du eine willst.
sator-touch-searching = Berühre die Karte, die du aus dem durchsuchten Stapel nimmst.
sator-touch-placing = Berühre die Felder, auf denen deine Brücke liegen soll: innerhalb der Grube, über keiner anderen Brücke, unter keinen zwei Büchern einer Farbe.
sator-touch-draft = Die Brücken werden verteilt: berühre einen der Umrisse, die bereitliegen.
sator-touch-place = Die Brücken werden gelegt: berühre zuerst eine eigene, die noch nicht liegt.
sator-touch-draw = Du füllst jetzt deine Hand auf: berühre den Stapel, von dem du ziehst.
sator-touch-ground = Damit beginnt nichts: fange mit einer Karte, der freien Aktion oder deinem Akolythen an.
sator-touch-bridge = Eine Brücke bewegt sich durch eine Karte oder die freie Aktion: berühre zuerst eine davon.
sator-touch-acolyte = Du gehst mit deinem eigenen Akolythen; einen fremden führt nur ein Gebet.
sator-touch-book = Ein Buch nimmt der Akolyth seiner Farbe, zu Fuß oder im Sprung; niemand greift es mit der Hand.
sator-touch-gargoyle = Ein Wasserspeier kommt durch ein Gebet ins Spiel und geht, wenn Handkarten für ihn aufgegeben werden.
sator-touch-ap = Aktionspunkte gibst du aus, indem du Karten spielst und tauschst, nicht für sich. Übrig: { $left }.
sator-touch-mp = Bewegungspunkte gibst du beim Gehen aus: berühre deinen Akolythen. Übrig: { $left }.
sator-touch-turn = Das zeigt, wer am Zug ist und wie weit; der Zug geht durch dein Handeln weiter.
sator-touch-seat = Nur wer am Zug ist, entscheidet; auf dieser Tafel gibt es nichts zu tun.
sator-touch-hidden = Diese Karten sind nur für die Augen ihres Besitzers; du kannst sie nicht berühren.
sator-touch-outline = Diese Brücke legt ein anderer.
sator-touch-deck = Von einem Stapel ziehst du am Ende deines Zuges oder durch einen Tausch.
sator-touch-discard = Der Ablagestapel liegt offen, bis er neu gemischt wird; niemand nimmt Karten davon.
sator-touch-played = Diese Karte ist gespielt und liegt dort bis nach dem Gehen; sie kommt nicht in die Hand zurück.
sator-touch-gone = Das ist aus dem Spiel.
sator-touch-taken = Dieses Buch ist geborgen und bleibt bei seinem Besitzer.
sator-touch-start = Ein Akolyth verlässt sein Startfeld und kehrt nie zurück; Brücken können dort nicht liegen.
sator-touch-padlock = Das Schloss hält deinen Akolythen bis zum Ende des Zuges: er darf weder gehen noch springen.
sator-touch-swap = Ein Tausch braucht zwei Handkarten und die Punkte dafür, und er kommt vor allen gespielten Karten.
sator-aim-draft = Verteilt die Brücken: Nimm eine Form, wenn du am Zug bist.
sator-aim-place = Lege deine Brücken in die Grube: noch { $left }.
sator-aim = Hol deine Bücher zurück: { $done } von { $of }.
sator-still-draw = Karten ziehen
sator-still-swap = Karten tauschen
sator-still-play = Karten spielen: { $left } AP
sator-still-walk = gehen: { $left } MP
sator-still-free = die freie Aktion
name-sator-summary = Schiebe und drehe Brücken über dem Abgrund und bringe deine Bücher heim.
name-free = freie Aktionen
name-mp = Bewegungspunkte
sator-why-wins = Damit ist die Partie gewonnen.
sator-why-book = Du holst das Buch, das auf { $squares } liegt.
sator-why-books = Du holst Bücher: { $count }.
sator-why-opens = Ein Buch ist dann über Brücken zu erreichen: { $steps } Schritte.
sator-why-nearer = Dein nächstes Buch ist dann { $steps } Schritte entfernt; es waren { $was }.
sator-why-cuts-off = { $seat } hat dann keinen Weg über Brücken zu einem Buch.
sator-why-farther = { $seat } braucht dann { $steps } Schritte zu einem Buch, nicht { $was }.
sator-why-but = Aber { $seat } ist { $steps } Schritte von einem Buch entfernt, wie die Brücken dann liegen.
sator-why-keeps = Bewegungspunkte, die übrig bleiben: { $points }.
sator-did-book = { $seat } holt das Buch, das auf { $squares } lag.
sator-did-books = { $seat } holt Bücher: { $count }.
sator-did-opens = { $seat } kann jetzt über Brücken ein Buch erreichen: { $steps } Schritte.
sator-did-nearer = { $seat } ist { $steps } Schritte von einem Buch entfernt; es waren { $was }.

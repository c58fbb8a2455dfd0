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
sator-acolyte-on-bridge = Auf dieser Brücke steht ein Akolyth: { $bridge }.
sator-acolyte-start =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } auf seinem Startfeld.
sator-acolytes-outside = Dieses Feld liegt außerhalb der Grube.
sator-all-alike = Deine Brücken sind alle von einer Art: Wähle gleich einen Platz.
sator-already-moved =
    Der Akolyth von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } wurde schon bewegt.
sator-already-walked = Dein Akolyth ist in diesem Zug schon gegangen oder gesprungen.
sator-ap = { $left ->
    [one] Noch 1 Aktionspunkt.
   *[other] Noch { $left } Aktionspunkte.
    }
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
    }, schwebt über { $square }.
sator-book-taken = { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } nimmt ein Buch auf { $square }.
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
sator-bridge-laid = { $bridge } kommt auf { $squares }.
sator-bridge-left-out = { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } kann keine Brücke legen, also verlässt { $bridge } das Spiel.
sator-bridge-not-empty = { $bridge } ist nicht leer: Darauf steht etwas.
sator-bridge-not-yours = { $bridge } legt jemand anders.
sator-bridge-placed =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } legt { $bridge } auf { $squares }.
sator-bridge-pushed = { $steps ->
    [one] { $bridge } rückt ein Feld nach { $ways }.
   *[other] { $bridge } rückt { $steps } Felder weiter: { $ways }.
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
sator-bridge-turned = { $angle ->
    [1] { $bridge } dreht sich um { $pivot } eine Vierteldrehung nach rechts.
    [2] { $bridge } dreht sich um { $pivot } halb herum.
   *[3] { $bridge } dreht sich um { $pivot } eine Vierteldrehung nach links.
    }
sator-can-be-placed = Du kannst noch eine Brücke legen, also verlässt keine das Spiel.
sator-card-played =
    { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } spielt { $card }.
sator-clara-outside = Dieses Feld liegt außerhalb der Grube.
sator-completion = Dann könnten die restlichen Brücken nicht mehr alle Bücher tragen.
sator-deck-empty = Von diesem Stapel kannst du keine Karte ziehen.
sator-begin-search = Stapel durchsuchen
sator-begin-swap = Zwei Karten tauschen
sator-done = Fertig
sator-done-not-open = Hier gibt es gerade nichts abzuschließen.
sator-end = Zug beenden
sator-ends-on-book = Ein Akolyth darf auf dem Buch auf { $square } nicht stehen bleiben.
sator-first-turn-lf = In deinem ersten Zug kannst du keine Gebete eintauschen.
sator-free = Du hast deine freie Aktion noch.
sator-free-used = Du hast deine freie Aktion schon verbraucht.
sator-from-start = Von einem Startfeld aus kannst du nicht springen.
sator-gap-too-wide = Die Lücke ist { $gap } Felder breit; zu diesem Preis springst du über { $most }.
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
    [one] Um einen Wasserspeier fortzubeten, brauchst du eine Handkarte.
   *[other] Um einen Wasserspeier fortzubeten, brauchst du { $cards } Handkarten.
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
sator-golden-rule = { $card } hat zuletzt { $bridge } bewegt. Nimm eine andere Karte.
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
sator-im-deck =
    Der Stapel Incertus Movet, { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
    }
sator-im-discard =
    Der Ablagestapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }, oben { $card }.
sator-im-discard-empty = Der Ablagestapel ist leer.
sator-in-hand = { $count ->
    [one] { $card }, auf deiner Hand.
   *[other] { $card }, { $count }-mal auf deiner Hand.
    }
sator-lf-deck =
    Die Gebete von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }, { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
    }
sator-lf-limit = { $most ->
    [one] Du darfst nur ein Gebet auf der Hand haben.
   *[other] Du darfst nur { $most } Gebete auf der Hand haben.
    }
sator-lf-out =
    { $card }, ein verbrauchtes Gebet von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }.
sator-lift-first = Wähle zuerst, welche Brücke du legst.
sator-lifted =
    Du legst: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }, { $material ->
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
    } darf sich in diesem Zug nicht bewegen.
sator-mihi-nothing-done = Mach mit dieser Karte zuerst mindestens eine Sache.
sator-movement-outside = { $bridge } käme aus der Grube heraus.
sator-movement-overlap = { $bridge } und { $other } sind sich im Weg.
sator-moves-too-few-squares = { $squares ->
    [one] Zu diesem Preis schiebst du genau ein Feld weit.
   *[other] Zu diesem Preis schiebst du genau { $squares } Felder weit, nicht { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] Zu diesem Preis schiebst du ein Feld weit, nicht { $written }.
   *[other] Zu diesem Preis schiebst du { $squares } Felder weit, nicht { $written }.
    }
sator-moving-back = { $bridge } lag in diesem Zug schon genau dort.
sator-mp = { $left ->
    [one] Noch 1 Bewegungspunkt.
   *[other] Noch { $left } Bewegungspunkte.
    }
sator-needs-lf = Für eine Suche musst du mindestens ein Gebet abgeben.
sator-nihil-nothing-done = Führe mindestens einen Akolythen auf ein anderes Feld.
sator-nihil-too-many-squares = { $left ->
    [one] Es bleibt nur noch ein Feld.
   *[other] Es bleiben nur noch { $left } Felder.
    }
sator-nihil-too-many-targets = Zu diesem Preis darfst du keinen weiteren Akolythen bewegen.
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
sator-no-effect = { $card } bewirkt in dieser Partie nichts.
sator-no-free-action = Deine freie Aktion kann jetzt nichts bewirken.
sator-no-gap = In dieser Richtung ist neben deinem Akolythen keine Lücke.
sator-no-gargoyle = Auf { $square } sitzt kein Wasserspeier.
sator-no-landing = In dieser Richtung gibt es keine Brücke zum Landen.
sator-no-mp = { $left ->
    [one] Du hast nur einen Bewegungspunkt.
   *[other] Du hast nur { $left } Bewegungspunkte.
    }
sator-no-room = Nirgends ist Platz für { $bridge }.
sator-no-second-turn = Nach dieser Drehung kannst du kein zweites Mal drehen.
sator-no-such-bridge = Eine solche Brücke gibt es nicht.
sator-no-swap = Für diese Karten bekommst du von keinem Stapel etwas.
sator-no-way = { $bridge } lässt sich jetzt nicht bewegen.
sator-not-a-step = Wähle mindestens ein Feld, auf das du gehst.
sator-not-adjacent = Dein Akolyth geht immer auf ein Feld direkt daneben.
sator-not-awaited = Mit dieser Karte kannst du nichts weiter tun.
sator-not-held = Du hast { $card } nicht auf der Hand.
sator-not-in-deck = { $card } ist nicht in diesem Stapel.
sator-not-laid = Leg alle angehobenen Brücken wieder hin.
sator-not-lifted = { $bridge } hast du nicht angehoben.
sator-not-on-board = { $bridge } liegt nicht auf dem Brett.
sator-not-there =
    Von dieser Form ist keine Brücke mehr da: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-nothing-open = Bring zuerst zu Ende, was du angefangen hast.
sator-nothing-to-do = Mit { $card } kannst du jetzt auf dem Brett nichts tun.
sator-occupied = Auf { $square } steht schon etwas.
sator-omnia-too-few-squares = Schieb sie mindestens { $fewest } Felder weit.
sator-omnia-too-many-squares = { $most ->
    [one] Schieb sie höchstens ein Feld weit, nicht { $written }.
   *[other] Schieb sie höchstens { $most } Felder weit, nicht { $written }.
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
    }, { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }.
sator-outline =
    Diese Brücke muss { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } noch legen: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-own-acolyte = Damit bewegst du nur die Akolythen der anderen.
sator-padlock = Nach Mihi in dies darf sich dein Akolyth in diesem Zug nicht bewegen.
sator-pivot-not-on-bridge = Dreh die Brücke um eines ihrer eigenen Felder.
sator-place-nowhere = Wo immer du { $bridge } hinlegst, wäre ein Buch nicht mehr zu erreichen.
sator-place-outside = Die ganze Brücke muss in der Grube liegen.
sator-place-overlap = Auf { $square } liegt schon eine Brücke.
sator-place-wrong-shape = { $bridge } passt nicht auf diese Felder.
sator-played = In diesem Zug gespielt: { $card }.
sator-player = { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }: { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
    }, { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
    } auf der Hand ({ $prayers ->
    [one] 1 Gebet
   *[other] { $prayers } Gebete
    }).
sator-protected = Unter das Buch auf { $square } könnte dann nie mehr eine Brücke kommen.
sator-pit = Die Grube, { $columns } Spalten mal { $rows } Reihen.
sator-quadrant =
    Der Quadrant von { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    }: Spalten { $columns }, Reihen { $rows }.
sator-quin-no-room = Die angehobenen Brücken passen nirgendwo anders hin.
sator-quin-nothing-done = Heb mindestens eine Brücke an.
sator-quin-too-many-targets = Du darfst keine weitere Brücke anheben.
sator-quin-wrong-shape = { $bridge } passt nicht auf diese Felder.
sator-rotas-not-open = Zu diesem Preis darfst du nur einmal drehen.
sator-rotas-wrong-angle = Diese Karte dreht nur um so viele Grad nach rechts: { $angles }.
sator-rotas-wrong-shape =
    Diese Karte dreht nur eine Form: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }. { $bridge } hat eine andere.
sator-same-pivot = Dreh diesmal um ein anderes Feld.
sator-same-place = { $bridge } muss woanders hin.
sator-searched = { $count ->
    [one] { $card }, im Stapel, den du durchsuchst.
   *[other] { $card }, { $count }-mal im Stapel, den du durchsuchst.
    }
sator-spent = Du hast deinen Wasserspeier nicht mehr.
sator-square-abyss = { $square }, der Abgrund.
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
    [one] Zum Tauschen brauchst du eine Handkarte.
   *[other] Zum Tauschen brauchst du { $cards } Handkarten.
    }
sator-taken =
    Ein Buch, das { $seat ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $seat }
    } schon hat.
sator-to-take =
    Verdeckt, zum Nehmen: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }.
sator-too-far = Ein freier Schritt geht nur ein Feld weit.
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
sator-two-books = Eine Brücke darf nicht unter zwei Büchern derselben Farbe liegen.
sator-unplaced =
    Diese Brücke musst du noch legen: { $shape ->
        [L5] großer Winkel
        [L3] kleiner Winkel
        [T4] T-Stück
        [I4] lange Gerade
        [I3] mittlere Gerade
        [I2] kurze Gerade
       *[other] { $shape }
    }, { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }.
sator-used = Du hast die freie Aktion dieses Zuges schon verbraucht.
sator-verbs-discard = { $who ->
   *[you] Leg { $count } ab.
    [next] Dein Nachbar legt { $count } ab.
    [others] Die anderen legen { $count } ab.
    }
sator-verbs-draw = { $who ->
   *[you] Zieh { $count }.
    [next] Dein Nachbar zieht { $count }.
    [others] Die anderen ziehen { $count }.
    [all] Alle ziehen { $count }.
    }
sator-verbs-jump = Springen: { $squares }.
sator-verbs-lay = Leg die angehobenen Brücken woanders hin.
sator-verbs-lead = Andere gehen: { $squares }.
sator-verbs-lead-all = Führ die Akolythen der anderen.
sator-verbs-lift = Heb eine Brücke an.
sator-verbs-move = Brücke schieben: { $squares }.
sator-verbs-moved-already = Diese Karte hat { $bridge } schon bewegt. Nimm eine andere.
sator-verbs-no-card = So eine Karte hat niemand auf der Hand.
sator-verbs-nobody-walks = Diese Karte lässt dort niemanden gehen oder springen.
sator-verbs-not-the-same = Mach hier mit der Brücke weiter, die du zuletzt bewegt hast: { $bridge } ist eine andere.
sator-verbs-nothing-discarded = Hier musst du nichts ablegen.
sator-verbs-pay = Wähle, wie viel du zahlst.
sator-verbs-place = Setz einen Wasserspeier ein.
sator-verbs-remove = Nimm eine Brücke aus dem Spiel.
sator-verbs-too-far = { $most ->
    [one] Höchstens ein Feld.
   *[other] Höchstens { $most } Felder.
    }
sator-verbs-act = Schieb oder dreh eine Brücke, oder geh einen Schritt.
sator-verbs-handle = Schieb oder dreh eine Brücke.
sator-verbs-settle = Merke, welche Brücken bewegt wurden.
sator-verbs-turn = Dreh eine Brücke.
sator-verbs-handle = Schieb oder dreh eine Brücke.
sator-verbs-walk = Gehen: { $squares }.
sator-verbs-wrong-back = { $card } ist nicht die richtige Art von Karte.
sator-verbs-wrong-length = Schieb sie { $least } bis { $most } Felder weit, nicht { $written }.
sator-victoria-nothing-done = Nimm mindestens eine Brücke weg.
sator-victoria-too-many-targets = Du darfst keine weitere Brücke wegnehmen.
sator-wrong-material =
    Diese Karte bewegt nur Brücken aus { $material ->
        [stone] Stein
        [wood] Holz
        [brick] Ziegel
        [iron] Eisen
       *[other] { $material }
    }. { $bridge } ist aus etwas anderem.
sator-wrong-step = Dafür ist es in diesem Zug zu spät.
sator-acts-freely = { $seat } nutzt die freie Aktion.
sator-chooses-bridge = { $seat } wählt { $bridge }.
sator-draws = { $seat } zieht { $cards }.
sator-draws-prayer = { $seat } zieht ein Gebet.
sator-draws-unseen = { $seat } zieht eine Karte Incertus Movet.
sator-ends = { $seat } beendet den Zug.
sator-gives-card = { $seat } legt eine Karte beiseite.
sator-gives-up = { $seat } gibt { $cards } ab.
sator-is-content = { $seat } belässt es dabei.
sator-keeps-one = { $seat } behält eine Karte.
sator-lifts = { $seat } hebt { $bridge } auf.
sator-looks-through = { $seat } durchsucht einen Stapel mit { $n ->
    [one] 1 Karte.
   *[other] { $n } Karten.
    }
sator-pays = { $seat } zahlt { $ap } AP.
sator-prays-at = { $seat } betet beim Wasserspeier auf { $square }.
sator-searches = { $seat } sucht eine Karte.
sator-sets-out = { $seat } geht los.
sator-swaps = { $seat } tauscht Karten.
sator-takes-up = { $seat } nimmt eine Brücke in die Hand.
sator-turns-first = { $seat } dreht zuerst um { $square }.

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
name-sator-surcharge = Zuschlag, wenn ein Akolyth mitfährt
name-sator-swap-cost = Kosten eines Tauschs
name-sator-search-cost = Kosten einer Suche
name-sator-hand-size = Karten auf der Hand
name-sator-most-liber-fidei = Gebete auf der Hand, höchstens
name-golden-rule-scope = Die goldene Regel gilt für
name-jump-from-start-square = Sprung von einem Startfeld
name-liber-fidei-in-first-turn-swaps = Gebete schon im ersten Zug eintauschen
name-first-bridge-placed-by = Wer die erste Brücke legt
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
name-bridge = jede Brücke, auch über Züge hinweg
name-turn = nur innerhalb eines Zuges
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
sator-touch-aiming = Wähle die Brücke, die diese Karte bewegen soll.
sator-touch-handling = Zieh die Brücke, um sie zu schieben, oder tippe eines ihrer Felder an, um sie darum zu drehen.
sator-touch-turning = Dreh die Brücke noch einmal: Tippe ein anderes ihrer Felder an.
sator-touch-walking-out = Dein Akolyth ist unterwegs. Tippe die Felder seines Weges an, eines nach dem anderen.
sator-touch-hurrying = Dein Akolyth hat es eilig. Tippe die Felder seines Weges an, eines nach dem anderen.
sator-touch-sending = Wähle den Akolythen eines anderen, den du führen willst.
sator-touch-sending-out = Wähle den Akolythen eines anderen und wohin er gehen soll.
sator-touch-setting = Setz den Wasserspeier auf ein leeres Feld einer Brücke.
sator-touch-operations = Wähle eine Brücke ohne Akolythen und Wasserspeier, um sie zu schieben oder zu drehen.
sator-touch-operating = Schieb die Brücke ein Feld weit, oder tippe eines ihrer Felder an, um sie darum zu drehen.
sator-touch-jumping = Tippe die Aktionspunkte an, einmal für jeden Punkt, dann das Feld, auf dem du landest.
sator-touch-lifting = Wähle eine leere Brücke, die du anhebst.
sator-touch-laying = Leg die Brücke an einen neuen Platz.
sator-touch-removing = Wähle eine leere Brücke, die aus dem Spiel geht.
sator-touch-unblocking = Wähle die Karten, die du abgibst, um den Wasserspeier fortzubeten.
sator-touch-exchanging = Wähle die Karten, die du abgibst, dann den Stapel, von dem du ziehst.
sator-touch-searching = Wähle die Karte, die du aus diesem Stapel nimmst.
sator-touch-placing = Leg deine Brücke in die Grube, nicht auf eine andere und nicht unter zwei Bücher einer Farbe.
sator-touch-draft = Verteilt die Brücken: Nimm einen der bereitliegenden Umrisse.
sator-touch-place = Wähle eine deiner Brücken und leg sie in die Grube.
sator-touch-draw = Füll deine Hand auf: Tippe den Stapel an, von dem du ziehen willst.
sator-touch-ground = Fang mit einer Karte, der freien Aktion oder deinem Akolythen an.
sator-touch-bridge = Um eine Brücke zu bewegen, wähle zuerst eine Karte oder die freie Aktion.
sator-touch-acolyte = Du gehst mit deinem eigenen Akolythen. Einen fremden bewegt nur ein Gebet.
sator-touch-book = Geh mit deinem Akolythen auf das Buch, um es zu nehmen.
sator-touch-gargoyle = Ein Gebet bringt einen Wasserspeier ins Spiel. Gib Karten ab, um ihn fortzubeten.
sator-touch-ap = Aktionspunkte gibst du für Karten und Tauschen aus. Du hast noch { $left }.
sator-touch-mp = Bewegungspunkte gibst du beim Gehen aus: Tippe deinen Akolythen an. Du hast noch { $left }.
sator-touch-turn = Hier siehst du, wer am Zug ist und was er gerade tut.
sator-touch-seat = Diese Tafel zeigt, was jemand hat. Hier gibt es nichts zu tun.
sator-touch-hidden = Diese Karten darf nur ihr Besitzer sehen.
sator-touch-outline = Diese Brücke legt jemand anders.
sator-touch-deck = Von einem Stapel ziehst du am Ende deines Zuges oder beim Tauschen.
sator-touch-discard = Abgelegte Karten bleiben hier, bis sie neu gemischt werden. Niemand nimmt Karten von hier.
sator-touch-played = Diese Karte ist gespielt und bleibt dort, bis du gegangen bist.
sator-touch-gone = Das ist aus dem Spiel.
sator-touch-taken = Dieses Buch bleibt bei seinem Besitzer.
sator-touch-start = Akolythen verlassen ihr Startfeld und kehren nie zurück. Brücken können dort nicht liegen.
sator-touch-padlock = Das Schloss hält deinen Akolythen fest, bis dein Zug zu Ende ist.
sator-touch-swap = Zum Tauschen brauchst du zwei Karten und die Punkte dafür, und zwar bevor du eine Karte spielst.
sator-aim-draft = Verteilt die Brücken: Nimm eine Form, wenn du am Zug bist.
sator-aim-place = { $left ->
    [one] Leg deine letzte Brücke in die Grube.
   *[other] Leg deine Brücken in die Grube: noch { $left }.
    }
sator-aim = Bücher { $done }/{ $of }.
sator-still-draw = Karten ziehen
sator-still-swap = Karten tauschen
sator-still-play =
    Karten spielen ({ $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
    })
sator-still-walk =
    gehen ({ $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
    })
sator-still-free = die freie Aktion nutzen
name-sator-summary = Schiebe und drehe Brücken über dem Abgrund und bringe deine Bücher heim.
name-free = freie Aktionen
name-mp = Bewegungspunkte
sator-why-wins = Damit gewinnst du die Partie.
sator-why-book = Du nimmst das Buch auf { $squares }.
sator-why-books = { $count ->
    [one] Du nimmst 1 Buch.
   *[other] Du nimmst { $count } Bücher.
    }
sator-why-opens =
    Damit öffnet sich ein Weg zu einem Buch, { $steps ->
    [one] 1 Schritt weit.
   *[other] { $steps } Schritte weit.
    }
sator-why-nearer =
    Dein nächstes Buch ist dann noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
    } entfernt statt { $was }.
sator-why-cuts-off = { $seat } kommt dann an kein Buch mehr heran.
sator-why-farther = { $seat } braucht dann { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
    } zu einem Buch statt { $was }.
sator-why-but =
    Aber { $seat } ist dann { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
    } von einem Buch entfernt.
sator-why-keeps = { $points ->
    [one] Dir bleibt 1 Bewegungspunkt.
   *[other] Dir bleiben { $points } Bewegungspunkte.
    }
sator-did-book = { $seat } nimmt das Buch auf { $squares }.
sator-did-books = { $seat } nimmt { $count ->
    [one] 1 Buch.
   *[other] { $count } Bücher.
    }
sator-did-opens = { $seat } öffnet einen Weg zu einem Buch, { $steps ->
    [one] 1 Schritt weit.
   *[other] { $steps } Schritte weit.
    }
sator-did-nearer = { $seat } ist jetzt { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
    } von einem Buch entfernt statt { $was }.

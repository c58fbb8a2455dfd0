# Monasterium auf Deutsch.

mo-bonus-lost = { $seat } kann den Bonus von Straßenfeld { $space } nicht nutzen.
mo-built = { $seat } baut ein Fensterplättchen von { $monastery } in Reihe { $row }, Spalte { $column } ein.
mo-cannot-be-done = Das kannst du jetzt nicht tun.
mo-chapel-full = Diese Kapelle ist voll.
mo-die-gained = { $seat } erhält einen eigenen Würfel und besitzt nun { $count }.
mo-die-lost = { $seat } kann einen Würfel von Spalte { $column } nicht nutzen und verliert ihn.
mo-die-not-rolled = Du kannst nur Würfel neu werfen, die du gerade geworfen hast.
mo-exchanged = { $seat } tauscht 1 { $gave } gegen 1 { $got }.
mo-extra-sent = { $seat } entsendet den zusätzlichen Novizen der Reihe { $row } nach { $space }.
mo-extra-stays = { $seat } lässt den zusätzlichen Novizen der Reihe { $row } zu Hause.
mo-final = { $seat } bekommt { $points } für { $part }.
mo-flipped = { $seat } dreht das Plättchen der Spalte { $column } auf Gelb.
mo-game-over = Die Partie ist vorbei: Alle Punkte sind gezählt.
mo-joker = Von Feld 6 nimmst du einen Würfel und legst ihn auf eine beliebige Spalte.
mo-messenger = Der Bote von { $seat } geht auf Feld { $space }.
mo-mission = { $seat } erfüllt Auftrag { $mission } für { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
    }
mo-must-act = Du kannst noch etwas tun, also kannst du nicht passen.
mo-must-choose = Hier musst du wählen.
mo-must-place = Du kannst nicht passen: Lege die Würfel einer Zahl ab.
mo-must-take = Du kannst nicht passen: Nimm Würfel.
mo-no-access = Dein Bote steht nicht bei diesem Kloster, und in seiner Kapelle ist kein Novize von dir.
mo-no-fourth-die = Du besitzt schon alle deine eigenen Würfel.
mo-no-stock = Dieses Kloster hat kein Fensterplättchen mehr.
mo-no-such-space = Auf diesem Plan gibt es kein { $space }.
mo-no-supporter = { $space } grenzt an kein Gebäude mit einem Novizen von dir.
mo-not-an-action = Reihe IV hat keine Aktionen.
mo-not-now = Du musst zuerst etwas anderes entscheiden.
mo-not-offered = Das kannst du hier nicht wählen.
mo-not-rolled = Keiner deiner Würfel zeigt diese Zahl.
mo-not-so-many = So viele Würfel liegen dort nicht.
mo-nothing-to-give = So ein Plättchen hast du nicht zu geben.
mo-novice-gone = Auf diesem Feld steht kein Novize.
mo-other-column = Deine Würfel liegen auf einer anderen Spalte.
mo-others-dice = Die Würfel der anderen darfst du nicht nehmen.
mo-own-dice = In dieser Partie musst du zuerst alle eigenen Würfel eines Feldes nehmen.
mo-placed = { $seat } legt { $dice } auf Feld { $number }.
mo-reroll-no-die = Wähle mindestens einen Würfel, den du neu wirfst.
mo-reroll-used = Du hast dein Nachwurfplättchen in dieser Runde schon benutzt.
mo-rolled = { $kind ->
    [again] { $seat } würfelt { $again } noch einmal und hat { $dice }.
   *[first] { $seat } würfelt { $dice }.
    }
mo-row-full = Diese Reihe ist voll.
mo-same-motif = Die Reihe oder die Spalte hat dieses Motiv schon.
mo-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
    }
mo-sent = { $seat } entsendet den Novizen von { $slot } nach { $space }.
mo-slot-holds-novice = Auf diesem Feld steht noch ein Novize. Entsende ihn zuerst.
mo-space-blocked = { $space } ist gesperrt.
mo-space-taken = Auf { $space } steht schon ein Novize.
mo-tile-lost = { $seat } kann kein Fensterplättchen einbauen und verliert es.
mo-tokens = { $seat } nimmt { $count } { $token }.
mo-too-dear = Das kannst du nicht bezahlen.
mo-too-many = Du kannst höchstens drei Würfel nehmen.
mo-took = { $seat } nimmt { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
    } von Feld { $number } für Spalte { $column }.
mo-uses = { $seat } nutzt { $slot }.
mo-used-this-turn = Dieses Feld hast du in diesem Zug schon benutzt.
mo-wrong-area = Novizen der Reihen I und II gehen in Gebäude, der Reihe III in Kapellen, der Reihe IV in Kreuzgänge.
mo-wrong-source = Dieses Fensterplättchen kommt nicht aus diesem Kloster.
mo-year = Jahr { $year } beginnt.
mo-piece-chapel = Die Kapelle von { $name }, noch Platz für { $count }.
mo-piece-stock = { $count ->
    [one] Noch 1 Fensterplättchen von { $name }.
   *[other] Noch { $count } Fensterplättchen von { $name }.
    }
mo-piece-novice = Ein Novize von { $seat }.
mo-piece-novice-on = Ein Novize von { $seat } auf { $space }.
mo-piece-building = { $kind ->
    [blocked] { $space } ist in dieser Partie gesperrt.
    [lay-house] { $space }, ein Laienhaus. Ein Novize aus Reihe I kostet 1 Einfluss und { $low } Suppe, aus Reihe II { $high } Suppe. Es bringt { $points } Punkt und ein Werkzeug.
    [workshop-house] { $space }, eine Werkstatt. Ein Novize aus Reihe I kostet 1 Einfluss und { $low } Werkzeuge, aus Reihe II { $high }. Sie bringt { $points } Punkte und ein Buch.
   *[common-house] { $space }, ein Gemeinschaftssaal. Ein Novize aus Reihe I kostet 1 Einfluss und { $low } Bücher, aus Reihe II { $high }. Er bringt { $points } Punkte und ein Fensterplättchen.
    }
mo-piece-cloister = { $space }, neben { $one } und { $other }.
mo-piece-messenger = Der Bote von { $seat } auf Straßenfeld { $space }.
mo-piece-space =
    Würfelfeld { $number }, { $count ->
    [one] 1 Würfel.
   *[other] { $count } Würfel.
    }
mo-piece-die = { $seat ->
    [neutral] Ein neutraler Würfel, er zeigt { $face }.
   *[other] Ein Würfel von { $seat }, er zeigt { $face }.
    }
mo-piece-year = Jahr { $year }.
mo-piece-chalice = { $seat } hat den Kelch und beginnt.
mo-mission-asks = { $asks ->
    [needs] { $mission }, jetzt { $points } wert. Deine Novizen: { $first } von { $at_first }, { $second } von { $at_second }, { $third } von { $at_third }.
    [novices_sent] { $mission }, { $points } wert. Entsende { $count } Novizen.
    [novices_in_building_type] { $mission }, { $points } wert. Hab { $count } Novizen in einer Art von Gebäude: { $kind }.
    [novices_in_area] { $mission }, { $points } wert. Hab { $count } Novizen in einer Art von Bereich: { $kind }.
    [window_motifs] { $mission }, { $points } wert. Hab { $count } verschiedene Motive in deinem Fenster.
    [personal_dice] { $mission }, { $points } wert. Besitz { $count } eigene Würfel.
   *[other] { $mission }, jetzt { $points } wert.
    }
mo-piece-done = { $seat } hat { $mission } erfüllt.
mo-piece-tile =
    Aktionsplättchen der Spalte { $column }, { $count ->
    [one] 1 Würfel darauf.
   *[other] { $count } Würfel darauf.
    }
mo-piece-waiting = Der Novize von Platz { $slot } von { $seat }.
mo-piece-extra = { $state ->
    [sent] Der Zusatznovize der Reihe { $row } ist gesandt.
    [stays] Der Zusatznovize der Reihe { $row } bleibt.
   *[waiting] Zusatznovize der Reihe { $row }: frei, sobald die Reihe leer ist.
    }
mo-piece-window = Fensterreihe { $row } von { $seat }.
mo-piece-glass = Ein Fensterplättchen von { $name }.
mo-piece-token = { $seat }: { $count } { $token }.
mo-piece-reroll = { $state ->
    [active] Das Neuwurf-Plättchen: eben Gewürfeltes darf einmal je Runde neu geworfen werden.
   *[used] Das Neuwurf-Plättchen ist in dieser Runde benutzt.
    }
mo-piece-hand = { $seat } muss noch { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
    } ablegen.
mo-piece-owns = { $seat } besitzt { $count ->
    [one] 1 eigenen Würfel.
   *[other] { $count } eigene Würfel.
    }
mo-piece-turn = { $seat } ist am Zug.
mo-piece-panel = { $seat }, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    }. Berühre die Tafel, um diesen Plan zu sehen.
mo-piece-points = Punkte von { $seat }: { $count }.
mo-button-roll = Würfeln
mo-button-reroll = Gewählte neu würfeln
mo-button-take = Nimm { $count }.
mo-button-gain = Nimm { $token }.
mo-button-row = Bonus der Reihe
mo-button-column = Bonus der Spalte
mo-button-decline = Lass den Zusatznovizen stehen.
mo-button-die = Nimm den Würfel.
mo-button-points = Nimm die Punkte.
mo-button-keep = Lass den Würfel so liegen.
mo-button-soup = Gib Suppe für ein Werkzeug.
mo-button-tool = Gib ein Werkzeug für ein Buch.
mo-aim = Jahr { $year } von 3. Du hast { $points } Punkte; die meisten gewinnen.
mo-aim-end = Endstand: { $points }.
mo-aim-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
    } ablegen
mo-aim-take = nimm Würfel von einem Feld
mo-aim-use = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
    } in Spalte { $column } ausführen
mo-slot = { $kind ->
    [take] { $slot }. Nimm { $token }: { $count }.
    [take_same] { $slot }. Nimm von einer von drei Arten: { $count }.
    [move_messenger] { $slot }. Der Bote geht weiter, so viele Felder: { $count }.
    [exchange] { $slot }. Tausche Suppe gegen Werkzeug oder Werkzeug gegen ein Buch.
    [score] { $slot }. Punkte: { $count }.
    [send_novice] { $slot }. Sende einen Novizen.
    [send_cheaper] { $slot }. Sende einen Novizen für weniger Einfluss: { $count }.
    [window_from_own_chapel] { $slot }. Baue ein Fensterplättchen aus einer Kapelle mit einem Novizen von dir.
    [flip_action_tile] { $slot }. Ist der Novize fort, bringt jeder hier genutzte Würfel einen Punkt.
   *[other] { $slot }. Ein eigener Bonus: { $kind }.
    }
mo-slot-flip = { $slot }. Ist der Novize fort, bringt jeder hier genutzte Würfel { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
    }
mo-road = { $kind ->
    [none] Straßenfeld { $space }, bei { $beside }. Kein Bonus.
    [influence_or_rosary] Straßenfeld { $space }, bei { $beside }. Nimm Einfluss oder einen Rosenkranz.
    [soup_or_exchange] Straßenfeld { $space }, bei { $beside }. Nimm Suppe oder tausche.
    [any_action] Straßenfeld { $space }, bei { $beside }. Führe eine beliebige offene Aktion aus.
    [window_any] Straßenfeld { $space }, bei { $beside }. Baue ein Fensterplättchen eines beliebigen Klosters.
    [personal_die] Straßenfeld { $space }, bei { $beside }. Erhalte einen eigenen Würfel oder Punkte.
   *[other] Straßenfeld { $space }, bei { $beside }. Ein eigener Bonus: { $kind }.
    }
name-chapel = Kapelle
name-building = Haus
name-cloister = Kreuzgang
name-lay = Laienhaus
name-workshop = Werkstatt
name-common = Gemeinschaftssaal
name-MA = der Taubenabtei
name-MB = der Lilienabtei
name-MC = der Schlüsselabtei
name-MD = der Lammabtei
name-ME = der Sternabtei
name-MA-MB = der Taubenabtei und der Lilienabtei
name-MA-MC = der Taubenabtei und der Schlüsselabtei
name-MB-MC = der Lilienabtei und der Schlüsselabtei
name-MB-MD = der Lilienabtei und der Lammabtei
name-MC-MD = der Schlüsselabtei und der Lammabtei
name-MD-ME = der Lammabtei und der Sternabtei
name-MC-ME = der Schlüsselabtei und der Sternabtei
mo-piece-rolled = { $seat ->
    [neutral] Neutraler Würfel { $nr }, er zeigt { $face }.
   *[other] Würfel { $nr } von { $seat }, er zeigt { $face }.
    }
mo-used-slot = { $seat } nutzt { $slot }.
name-std-A = die erste Aktion der Spalte A
name-std-B = die erste Aktion der Spalte B
name-std-C = die erste Aktion der Spalte C
name-std-D = die erste Aktion der Spalte D
name-std-E = die erste Aktion der Spalte E
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-influence = Einfluss
name-soup = Suppe
name-rosary = Rosenkranz
name-tool = Werkzeug
name-book = Buch
name-monasteries = Klöster
name-chapels = Kapellen
name-cloisters = Kreuzgänge
name-tokens = Plättchen
name-played = während der Partie
name-chapel-cost = welche Novizen in Kapellen den nächsten teurer machen
name-own-dice = welche eigenen Würfel du nehmen musst
name-monasterium-summary = Entsende Novizen in fünf Klöster und lass einen Bonus den nächsten auslösen.
name-all = alle
name-each = die in derselben Kapelle
name-first = beliebig viele, vor neutralen
name-MA-chapel = Kapelle der Taubenabtei
name-MA-b1 = Haus 1 der Taubenabtei
name-MA-b2 = Haus 2 der Taubenabtei
name-MA-b3 = Haus 3 der Taubenabtei
name-MA-b4 = Haus 4 der Taubenabtei
name-MA-b5 = Haus 5 der Taubenabtei
name-MA-b6 = Haus 6 der Taubenabtei
name-MA-b7 = Haus 7 der Taubenabtei
name-MA-b8 = Haus 8 der Taubenabtei
name-MA-c1 = Kreuzgangfeld 1 der Taubenabtei
name-MA-c2 = Kreuzgangfeld 2 der Taubenabtei
name-MA-c3 = Kreuzgangfeld 3 der Taubenabtei
name-MA-c4 = Kreuzgangfeld 4 der Taubenabtei
name-MA-c5 = Kreuzgangfeld 5 der Taubenabtei
name-MA-c6 = Kreuzgangfeld 6 der Taubenabtei
name-MA-c7 = Kreuzgangfeld 7 der Taubenabtei
name-MA-c8 = Kreuzgangfeld 8 der Taubenabtei
name-MB-chapel = Kapelle der Lilienabtei
name-MB-b1 = Haus 1 der Lilienabtei
name-MB-b2 = Haus 2 der Lilienabtei
name-MB-b3 = Haus 3 der Lilienabtei
name-MB-b4 = Haus 4 der Lilienabtei
name-MB-b5 = Haus 5 der Lilienabtei
name-MB-b6 = Haus 6 der Lilienabtei
name-MB-b7 = Haus 7 der Lilienabtei
name-MB-b8 = Haus 8 der Lilienabtei
name-MB-c1 = Kreuzgangfeld 1 der Lilienabtei
name-MB-c2 = Kreuzgangfeld 2 der Lilienabtei
name-MB-c3 = Kreuzgangfeld 3 der Lilienabtei
name-MB-c4 = Kreuzgangfeld 4 der Lilienabtei
name-MB-c5 = Kreuzgangfeld 5 der Lilienabtei
name-MB-c6 = Kreuzgangfeld 6 der Lilienabtei
name-MB-c7 = Kreuzgangfeld 7 der Lilienabtei
name-MB-c8 = Kreuzgangfeld 8 der Lilienabtei
name-MC-chapel = Kapelle der Schlüsselabtei
name-MC-b1 = Haus 1 der Schlüsselabtei
name-MC-b2 = Haus 2 der Schlüsselabtei
name-MC-b3 = Haus 3 der Schlüsselabtei
name-MC-b4 = Haus 4 der Schlüsselabtei
name-MC-b5 = Haus 5 der Schlüsselabtei
name-MC-b6 = Haus 6 der Schlüsselabtei
name-MC-b7 = Haus 7 der Schlüsselabtei
name-MC-b8 = Haus 8 der Schlüsselabtei
name-MC-c1 = Kreuzgangfeld 1 der Schlüsselabtei
name-MC-c2 = Kreuzgangfeld 2 der Schlüsselabtei
name-MC-c3 = Kreuzgangfeld 3 der Schlüsselabtei
name-MC-c4 = Kreuzgangfeld 4 der Schlüsselabtei
name-MC-c5 = Kreuzgangfeld 5 der Schlüsselabtei
name-MC-c6 = Kreuzgangfeld 6 der Schlüsselabtei
name-MC-c7 = Kreuzgangfeld 7 der Schlüsselabtei
name-MC-c8 = Kreuzgangfeld 8 der Schlüsselabtei
name-MD-chapel = Kapelle der Lammabtei
name-MD-b1 = Haus 1 der Lammabtei
name-MD-b2 = Haus 2 der Lammabtei
name-MD-b3 = Haus 3 der Lammabtei
name-MD-b4 = Haus 4 der Lammabtei
name-MD-b5 = Haus 5 der Lammabtei
name-MD-b6 = Haus 6 der Lammabtei
name-MD-b7 = Haus 7 der Lammabtei
name-MD-b8 = Haus 8 der Lammabtei
name-MD-c1 = Kreuzgangfeld 1 der Lammabtei
name-MD-c2 = Kreuzgangfeld 2 der Lammabtei
name-MD-c3 = Kreuzgangfeld 3 der Lammabtei
name-MD-c4 = Kreuzgangfeld 4 der Lammabtei
name-MD-c5 = Kreuzgangfeld 5 der Lammabtei
name-MD-c6 = Kreuzgangfeld 6 der Lammabtei
name-MD-c7 = Kreuzgangfeld 7 der Lammabtei
name-MD-c8 = Kreuzgangfeld 8 der Lammabtei
name-ME-chapel = Kapelle der Sternabtei
name-ME-b1 = Haus 1 der Sternabtei
name-ME-b2 = Haus 2 der Sternabtei
name-ME-b3 = Haus 3 der Sternabtei
name-ME-b4 = Haus 4 der Sternabtei
name-ME-b5 = Haus 5 der Sternabtei
name-ME-b6 = Haus 6 der Sternabtei
name-ME-b7 = Haus 7 der Sternabtei
name-ME-b8 = Haus 8 der Sternabtei
name-ME-c1 = Kreuzgangfeld 1 der Sternabtei
name-ME-c2 = Kreuzgangfeld 2 der Sternabtei
name-ME-c3 = Kreuzgangfeld 3 der Sternabtei
name-ME-c4 = Kreuzgangfeld 4 der Sternabtei
name-ME-c5 = Kreuzgangfeld 5 der Sternabtei
name-ME-c6 = Kreuzgangfeld 6 der Sternabtei
name-ME-c7 = Kreuzgangfeld 7 der Sternabtei
name-ME-c8 = Kreuzgangfeld 8 der Sternabtei
name-n = neutral
name-n1 = neutral 1
name-n2 = neutral 2
name-n3 = neutral 3
name-n4 = neutral 4
name-n5 = neutral 5
name-n6 = neutral 6
name-r = rot
name-r1 = rot 1
name-r2 = rot 2
name-r3 = rot 3
name-r4 = rot 4
name-r5 = rot 5
name-r6 = rot 6
name-b = blau
name-b1 = blau 1
name-b2 = blau 2
name-b3 = blau 3
name-b4 = blau 4
name-b5 = blau 5
name-b6 = blau 6
name-g = grün
name-g1 = grün 1
name-g2 = grün 2
name-g3 = grün 3
name-g4 = grün 4
name-g5 = grün 5
name-g6 = grün 6
name-y = gelb
name-y1 = gelb 1
name-y2 = gelb 2
name-y3 = gelb 3
name-y4 = gelb 4
name-y5 = gelb 5
name-y6 = gelb 6
mo-measure-points = Punkte: { $now } statt { $was }.
mo-measure-novices = Entsandte Novizen: { $now } statt { $was }.
mo-measure-dice = Eigene Würfel: { $now } statt { $was }.
mo-measure-road = Bote auf Straßenfeld { $now } statt { $was }.
mo-measure-influence = Einfluss: { $now } statt { $was }.
mo-measure-soup = Suppen: { $now } statt { $was }.
mo-measure-rosary = Rosenkränze: { $now } statt { $was }.
mo-measure-tool = Werkzeuge: { $now } statt { $was }.
mo-measure-book = Bücher: { $now } statt { $was }.

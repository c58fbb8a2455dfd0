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
verbs-done = Es gibt nichts abzuschließen.
verbs-costs = Das kostet { $cost } { $points }; { $left } sind übrig.

desk-full = Vollbild (F11)
desk-further = Weiter
desk-keys = Tasten: Pfeile und Enter zum Spielen, F6 zu den Knöpfen, F1 sagt, was etwas ist, F2 gibt einen Tipp, F3 und F4 schauen zurück und vor, Strg+Z nimmt zurück.
desk-log-earlier = Frühere Zeilen
desk-log-later = Spätere Zeilen
desk-rules = Regeln
desk-settings = Einstellungen

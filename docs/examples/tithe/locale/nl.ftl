name-tithe-ask = T1: de speler kiest.
name-tithe-give = T2: het punt, of een fiche ervoor in de plaats.
name-tithe-has-yellow-tile = T1: alleen wie een gele tegel heeft, heeft een punt om te ruilen.
name-tithe-tithe = een punt, of een fiche in plaats daarvan

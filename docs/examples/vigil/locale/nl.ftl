vigil-kept = { $seat } houdt de wake.
vigil-no-points = De wake houden kost actiepunten: { $cost }.
name-vigil-turn-ended = Wat in deze beurt begon, telt in de volgende en is daarna voorbij.
name-vigil-more = Wie gewaakt heeft, heeft meer te besteden.

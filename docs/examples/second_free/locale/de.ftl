second-free-dear = Eine zweite freie Aktion kostet Aktionspunkte: { $cost }.
second-free-first = Nutze zuerst die freie Aktion, die nichts kostet.
second-free-used = Die zweite freie Aktion kauft man einmal im Zug.

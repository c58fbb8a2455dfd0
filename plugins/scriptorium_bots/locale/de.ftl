bots-novice = Novize
bots-novice-says = Ein Computer, der meist etwas ausprobiert, für den Anfang
bots-brother = Bruder
bots-brother-says = Ein Computer, der eine Tat vorausblickt
bots-librarian = Bibliothekar
bots-librarian-says = Ein Computer, der seinen ganzen Zug plant
bots-keeper = Hüter
bots-keeper-says = Ein Computer, der viel mehr Wege prüft und nichts vergeudet

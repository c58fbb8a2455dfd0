bots-novice = Novize
bots-novice-says = Ein leichter Computergegner, gut für den Anfang
bots-brother = Bruder
bots-brother-says = Denkt einen Zug voraus
bots-librarian = Bibliothekar
bots-librarian-says = Ein starker Gegner, der den ganzen Zug plant
bots-keeper = Hüter
bots-keeper-says = Der stärkste, denkt am längsten

bots-novice = novice
bots-novice-says = Een computer die vooral wat probeert, om mee te beginnen
bots-brother = broeder
bots-brother-says = Een computer die één daad vooruitkijkt
bots-librarian = bibliothecaris
bots-librarian-says = Een computer die zijn hele beurt plant
bots-keeper = bewaarder
bots-keeper-says = Een computer die veel meer manieren bekijkt en niets verspilt

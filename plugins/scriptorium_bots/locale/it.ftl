bots-novice = novizio
bots-novice-says = Un avversario facile, buono per cominciare
bots-brother = fratello
bots-brother-says = Pensa avanti di una mossa
bots-librarian = bibliotecario
bots-librarian-says = Un avversario forte che pianifica tutto il turno
bots-keeper = custode
bots-keeper-says = Il più forte, e il più lento a pensare

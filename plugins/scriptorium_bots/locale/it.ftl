bots-novice = novizio
bots-novice-says = Un computer che per lo più fa prove, per cominciare
bots-brother = fratello
bots-brother-says = Un computer che guarda avanti di un’azione
bots-librarian = bibliotecario
bots-librarian-says = Un computer che pianifica tutto il suo turno
bots-keeper = custode
bots-keeper-says = Un computer che esamina molti più modi e non spreca nulla

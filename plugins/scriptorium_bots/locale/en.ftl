bots-novice = novice
bots-novice-says = A computer that mostly tries things, to begin with
bots-brother = brother
bots-brother-says = A computer that looks one deed ahead
bots-librarian = librarian
bots-librarian-says = A computer that plans its whole turn
bots-keeper = keeper
bots-keeper-says = A computer that looks at far more ways, and wastes nothing

bots-novice = novice
bots-novice-says = An easy computer player, good to start with
bots-brother = brother
bots-brother-says = Thinks one move ahead
bots-librarian = librarian
bots-librarian-says = A strong player who plans the whole turn
bots-keeper = keeper
bots-keeper-says = The strongest, and the slowest to think

bots-novice = novice
bots-novice-says = Een makkelijke computerspeler, goed om mee te beginnen
bots-brother = broeder
bots-brother-says = Denkt één zet vooruit
bots-librarian = bibliothecaris
bots-librarian-says = Een sterke speler die de hele beurt plant
bots-keeper = bewaarder
bots-keeper-says = De sterkste, en die denkt het langst

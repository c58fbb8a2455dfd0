desk-full = Volledig scherm (F11)
desk-further = Verder
desk-keys = Toetsen: pijltjes en Enter om te spelen, F6 naar de knoppen, F1 zegt wat iets is, F2 geeft een tip, F3 en F4 kijken terug en vooruit, Ctrl+Z neemt terug.
desk-log-earlier = Eerdere regels
desk-log-later = Latere regels
desk-rules = Regels
desk-settings = Instellingen

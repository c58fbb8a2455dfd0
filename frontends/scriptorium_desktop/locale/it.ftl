desk-full = Schermo intero (F11)
desk-further = Avanti
desk-keys = Tasti: frecce e Invio per giocare, F6 ai pulsanti, F1 dice che cos'è una cosa, F2 consiglia, F3 e F4 guardano indietro e avanti, Ctrl+Z annulla.
desk-log-earlier = Righe precedenti
desk-log-later = Righe successive
desk-rules = Regole
desk-settings = Impostazioni

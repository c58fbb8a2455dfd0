tab-do-it = Doen
tab-final = Dit kan niet worden teruggenomen.
tab-leave-it = Laten
tab-log-all = Het hele verslag lezen
tab-rules = Regels
tab-settings = Instellingen
tab-tick = Vinkje om het te doen, kruis om het te laten.

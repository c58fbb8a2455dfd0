tab-do-it = Fallo
tab-final = Non si può annullare.
tab-leave-it = Lascia stare
tab-log-all = Leggi tutto il registro
tab-rules = Regole
tab-settings = Impostazioni
tab-tick = Spunta per farlo, croce per lasciare.

tab-do-it = Tun
tab-final = Das lässt sich nicht zurücknehmen.
tab-leave-it = Lassen
tab-log-all = Das ganze Protokoll lesen
tab-rules = Regeln
tab-settings = Einstellungen
tab-tick = Haken tut es, Kreuz lässt es.

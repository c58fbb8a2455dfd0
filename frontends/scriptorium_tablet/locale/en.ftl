tab-do-it = Do it
tab-final = This cannot be taken back.
tab-leave-it = Leave it
tab-log-all = Read the whole log
tab-rules = Rules
tab-settings = Settings
tab-tick = Tick to do it, cross to leave it.

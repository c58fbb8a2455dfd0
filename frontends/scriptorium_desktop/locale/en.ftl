desk-full = Full screen (F11)
desk-further = Further
desk-keys = Keys: arrows and Enter to play, F6 to the buttons, F1 tells what a thing is, F2 hints, F3 and F4 look back and forth, Ctrl+Z takes back.
desk-log-earlier = Earlier lines
desk-log-later = Later lines
desk-rules = Rules
desk-settings = Settings

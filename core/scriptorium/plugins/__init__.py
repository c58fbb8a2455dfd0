"""Find plugins, check that they are compatible, order them, and guard against their errors.

Nothing here knows a rule, a table or a card. The engine builds on this package. An error in a
plugin ends here, with the plugin's name.
"""

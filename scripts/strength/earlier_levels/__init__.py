"""The four levels as they were before values were learned in rounds: fixed opponents to measure by.

They stay as they are, with the order of actions that Monasterium lent them, so that numbers of
different years can be compared.
"""

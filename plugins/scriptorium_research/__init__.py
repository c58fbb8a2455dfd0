"""Scriptorium's games for training players: PettingZoo environments and OpenSpiel games.

The extra `research` brings `aec_matches`, the extra `openspiel` brings `spiel_matches`. Both
number the choices of a decision in the same way (`numbered_choices`) and give a seat one row of
numbers with what it may know, and no more (`seen_numbers`).
"""

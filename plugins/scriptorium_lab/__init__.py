"""The laboratory: many matches by computers, on all cores or on more machines, and what they tell.

`lab_jobs` says what is played and plays it, `crews` and `dask_crew` are who plays it, `experiments`
sees that each match is there once, `match_figures` counts, and the reports tell.
"""

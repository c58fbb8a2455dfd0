"""The laboratory: let computers play many matches, on all cores or more machines, and report.

`jobs` plans and plays a match, `executors` and `dask_executor` run the plans, `experiments` makes
sure that each match counts once, `match_figures` counts, and the reports present the results.
"""

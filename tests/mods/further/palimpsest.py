"""Palimpsest: a sign may be written over another one."""

import scriptorium as sc
import scriptorium_house as sh


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "palimpsest",
        "noughts",
        title="Palimpsest",
        author="a monk",
        summary="Signs may be written over others.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    sh.change_choice(book, "noughts.mark", without=("taken",))

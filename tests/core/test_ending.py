"""How a program with our values in it ends."""

from __future__ import annotations

import subprocess
import sys

LAST_WORDS = """
import atexit, gc
atexit.register(lambda: print(gc.get_freeze_count() > 0))
import scriptorium
scriptorium.Library()
print("begun")
"""


def test_nothing_is_collected_while_python_ends():
    """Collecting Struct classes at the end may crash; by then all there is has been set apart."""
    done = subprocess.run([sys.executable, "-c", LAST_WORDS], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["begun", "True"]

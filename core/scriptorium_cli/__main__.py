"""`python -m scriptorium_cli`: the command line."""

import sys

from .cli import main

sys.exit(main())

"""Start the benchmark: `just bench`, or `.venv/bin/python -m bench --help`."""

import sys

from bench.rounds import main

if __name__ == "__main__":
    sys.exit(main())

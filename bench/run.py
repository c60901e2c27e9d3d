"""Start the benchmark: ``.venv/bin/python bench/run.py --help``."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from bench.rounds import main  # noqa: E402  (found only from the project's folder)

if __name__ == "__main__":
    sys.exit(main())

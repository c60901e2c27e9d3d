"""The loop of a worker process: one job a line on stdin, one answer a line on stdout."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable


def serve_lines(answer: Callable[[bytes], bytes]) -> None:
    """Answer jobs until stdin ends; exit quietly when the server stops."""
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()
    except KeyboardInterrupt:  # Ctrl-C in the server's terminal reaches its workers too
        sys.exit(130)
    except BrokenPipeError:  # the server is gone
        os._exit(1)  # skip flushing, as nobody reads the output

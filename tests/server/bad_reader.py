"""A reader that never answers the jobs that contain a word, and does all others well."""

import sys
import time

from netloft.server.workers.lines import serve_lines
from netloft.server.workers.reader import answer


def slow(line: bytes) -> bytes:
    """Hang on the word, as a text would that takes hours to read."""
    if sys.argv[1].encode() in line:
        time.sleep(3600)
    return answer(line)


if __name__ == "__main__":
    serve_lines(slow)

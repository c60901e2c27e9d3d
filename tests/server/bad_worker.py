"""A worker that does its work badly, in the way that its argument names."""

import os
import sys
import time
from random import Random

import msgspec

from netloft.server.workers.worker import READ_JOB, Memory, think

ILLEGAL = '{"option": "pass the salt"}'
NONSENSE = {
    "noise": "\x00\xff hello",
    "list": "[1, 2]",
    "nothing": "{}",
    "illegal": ILLEGAL,
    "hints": '{"hints": [{"option": 7}], "option": ["a"]}',
    "endless": "x" * (1 << 23),
}


def misbehave(way: str) -> None:
    """Do what nobody should."""
    if way == "hang":
        time.sleep(3600)
    if way == "crash":
        os._exit(3)
    sys.stdout.write(NONSENSE[way] + "\n")
    sys.stdout.flush()


def main(way: str, good: str) -> None:
    """Answer the bots that are named well, and all others badly."""
    memory = Memory()
    for line in sys.stdin:
        job = READ_JOB.decode(line)
        if job.bot not in good.split(","):
            misbehave(way)
            continue
        answer = think(memory.position(job), job, Random(1))
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])

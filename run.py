#!/usr/bin/env python3
"""Netloft from a fresh checkout, with Python 3.11 or newer and nothing else.

python3 run.py                play in the browser
python3 run.py ARGS           the same as: netloft ARGS; so play GAME plays in the terminal
python3 run.py test [ARGS]    every check that CI makes, with what they need; ARGS go to pytest
python3 run.py compiled       of these only the last: build the compiled form and test engine and bots on it
python3 run.py compiled ARGS  Python with the compiled form; so compiled -m netloft arena GAME plays with it
python3 run.py dev            only make the environment for development

The pinned packages go into .venv, made anew when the pins, pyproject.toml, Python or the folder changed.
"""

import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Netloft needs Python 3.11 or newer, and this is Python " + sys.version.split()[0] + ".")

from scripts.environment import DEV, PLAIN, RUN, WINDOWS, is_fresh, make, run, tool

DEFAULT = ["serve"]  # what starts when no argument is given


def build_page() -> None:
    """Build the page if its sources changed; without it, everything but the page works."""
    try:
        run(tool("python"), "hatch_build.py")
    except subprocess.CalledProcessError:
        print("run.py: going on without the page", file=sys.stderr)


def become(program: Path, *arguments: str) -> int:
    """Become another program; on Windows, where that cannot be, wait for it."""
    if not WINDOWS:
        os.execv(program, [str(program), *arguments])
    return subprocess.run([program, *arguments], check=False).returncode


def work(command: str, *arguments: str) -> int:
    """Make the checks, or what is needed for them; imported here, so that playing starts fast."""
    from scripts import checks, compiled  # noqa: PLC0415

    try:
        if command == "test":
            return checks.test(*arguments)
        if arguments:
            return become(compiled.compiled_python(), *arguments)
        checks.check_compiled()
    except compiled.CannotCompileError as error:
        sys.exit(f"run.py: {error}")
    return 0


def main(command: str, *arguments: str) -> int:
    """Make the environment that the command needs, and obey."""
    if not is_fresh(PLAIN, DEV):
        if command in {"test", "compiled", "dev"}:
            make(PLAIN, DEV, "-e", ".")
        elif not is_fresh(PLAIN, RUN):
            make(PLAIN, RUN, "-e", ".")
    build_page()
    if command in {"test", "compiled"}:
        return work(command, *arguments)
    if command == "dev":
        return 0
    os.environ["NETLOFT_STARTED_AS"] = "python3 run.py"  # so that it can say how to go on
    return become(tool("netloft"), command, *arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(*(sys.argv[1:] or DEFAULT)))
    except KeyboardInterrupt:
        sys.exit(130)
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"run.py: {error}")

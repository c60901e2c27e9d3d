#!/usr/bin/env python3
"""Run Netloft from a fresh checkout; needs only Python 3.11 or newer.

python3 run.py                play in the browser
python3 run.py ARGS           the same as: netloft ARGS; for example, play GAME plays in the terminal
python3 run.py test [ARGS]    run every CI check and install what it needs; ARGS go to pytest
python3 run.py compiled       only the last of them: build the compiled form and test engine and bots with it
python3 run.py compiled ARGS  run Python with the compiled form; for example, compiled -m netloft arena GAME
python3 run.py dev            only create the development environment

Where a C compiler is installed, the first start builds the compiled form in the background, and later starts use it.
python3 run.py --plain ARGS starts without it, and so does the variable NETLOFT_COMPILED=0.

Pinned packages go into .venv, which is recreated when the pins, pyproject.toml, Python or the folder change.
"""

import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Netloft needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

from scripts import faster
from scripts.environment import DEV, PLAIN, RUN, WINDOWS, is_fresh, make, run, tool

DEFAULT = ["serve"]  # the command without arguments


def build_page() -> None:
    """Build the page if its sources changed; without it, everything but the page works."""
    try:
        run(tool("python"), "hatch_build.py")
    except subprocess.CalledProcessError:
        print("run.py: continuing without the page", file=sys.stderr)


def become(program: Path, *arguments: str) -> int:
    """Replace this process with another program; on Windows, run it and wait."""
    if not WINDOWS:
        os.execv(program, [str(program), *arguments])
    return subprocess.run([program, *arguments], check=False).returncode


def work(command: str, *arguments: str) -> int:
    """Run the checks or the compiled form.  Imports are local so that playing starts fast."""
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


def without_option(arguments: list[str]) -> list[str]:
    """Switch the compiled form off if the option for that comes first, and return the rest of the command line."""
    if arguments[:1] == [faster.OPTION]:
        os.environ[faster.SWITCH] = "0"
        arguments = arguments[1:]
    return arguments or DEFAULT


def main(command: str, *arguments: str) -> int:
    """Create the environment that the command needs, and run the command."""
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
    os.environ.update(faster.start())
    os.environ["NETLOFT_STARTED_AS"] = "python3 run.py"  # shown in its hints
    return become(tool("netloft"), command, *arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(*without_option(sys.argv[1:])))
    except KeyboardInterrupt:
        sys.exit(130)
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"run.py: {error}")

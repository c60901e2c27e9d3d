"""The compiled form for players: built in the background by one start, used by the next."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from scripts.compiled import get_wheel, renew, source
from scripts.environment import DEV, PLAIN, ROOT, TOOLS, WINDOWS, is_fresh, make, run, tool
from scripts.machine import find_compiler

if not WINDOWS:
    import fcntl

SWITCH = "NETLOFT_COMPILED"  # 0 switches the compiled form off
OPTION = "--plain"  # so does this, for one start
FORMS = ROOT / "build" / "forms"
LOG = FORMS / "log"
BUILD = ROOT / "build" / "background"
KEPT = 2  # forms: the newest, and one that a running server may still use
TOOLCHAIN = TOOLS / "compile"  # the environment with mypyc, unless .venv has it
PINS = ["requirements/compile.txt"]
LOWEST = 19  # the priority of the builder


def say(words: str) -> None:
    """Print a line about the start."""
    print(f"run.py: {words}", file=sys.stderr, flush=True)


def form_of(made: str) -> Path:
    """Return the folder of the form that is made from a source."""
    return FORMS / made[:16]


def failure_of(made: str) -> Path:
    """Return the file that notes that a source could not be compiled."""
    return FORMS / f"{made[:16]}.failed"


def start() -> dict[str, str]:
    """Return the variables with which Netloft starts in its compiled form; without one, begin to build it.

    Whatever goes wrong here, the plain form starts.
    """
    if os.environ.get(SWITCH) == "0" or WINDOWS:
        return {}
    try:
        made = source()
        form = form_of(made)
        if form.is_dir():
            renew(form / "netloft")
            say(f"using the compiled form ({OPTION} or {SWITCH}=0 switches it off)")
            return {"PYTHONPATH": os.pathsep.join(filter(None, [str(form), os.environ.get("PYTHONPATH", "")]))}
        begin(made)
    except OSError as error:
        say(f"continuing without the compiled form: {error}")
    return {}


def begin(made: str) -> None:
    """Begin to build a form in a process that goes on when this one ends."""
    if failure_of(made).exists():
        say(f"the compiled form could not be built: see {LOG.relative_to(ROOT)}")
        return
    if not find_compiler():
        return
    FORMS.mkdir(parents=True, exist_ok=True)
    with LOG.open("a") as log:
        subprocess.Popen(
            [sys.executable, "-m", "scripts.faster"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    say("building the compiled form in the background, for faster bots from a later start;")
    say(f"it takes some minutes. {OPTION} or {SWITCH}=0 switches it off")


def build() -> None:
    """Build the form of the present source, and note a failure so that it is not tried again."""
    with (FORMS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:  # another start began it
            return
        os.nice(LOWEST)
        made = source()
        try:
            unpack(get_wheel(find_compiler(), toolchain(), BUILD), form_of(made))
        except (subprocess.CalledProcessError, OSError, zipfile.BadZipFile) as error:
            failure_of(made).write_text(f"{error}\n")
            raise


def toolchain() -> Path:
    """Return a Python with mypyc, after creating its environment if necessary."""
    if is_fresh(PLAIN, DEV):
        return tool("python")
    if not is_fresh(TOOLCHAIN, PINS):
        make(TOOLCHAIN, PINS)
    return tool("python", TOOLCHAIN)


def unpack(wheel: Path, form: Path) -> None:
    """Unpack a wheel and try it; the form appears in one step, so that no start finds half of it."""
    if form.is_dir():
        return
    half = FORMS / "half"
    shutil.rmtree(half, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(half)
    run(tool("python"), "-c", "import netloft.bots", PYTHONPATH=str(half))
    half.rename(form)
    for old in sorted(FORMS.glob("*/"), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old)


if __name__ == "__main__":
    build()

"""Try both README commands on a fresh Debian with only Python and pip, and print how long they take.

just fresh                 the page, then every check; needs root and debootstrap
just fresh -k boats        only these tests
just fresh --page          only the page
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from scripts.environment import ROOT, run

SUITE = "bookworm"
PACKAGES = "python3,python3-pip,ca-certificates"
FOLDER = ROOT / "build" / "fresh"
HOME = Path("root")
PAGE = '<div id="page">'  # found only in web/index.html

# How this machine reaches registries, by variables and by files. Files that a variable names are copied.
PASSED_ON = re.compile(
    r"(SSL_CERT_|PIP_|UV_|NPM_CONFIG_|NODE_EXTRA_CA_CERTS$|(REQUESTS|CURL)_CA_BUNDLE$|(HTTPS?|NO|ALL)_PROXY$)",
    re.IGNORECASE,
)
FILES = (
    "/etc/apt/apt.conf.d",
    "/etc/apt/auth.conf.d",
    "/etc/apt/keyrings",
    "/etc/apt/sources.list",
    "/etc/apt/sources.list.d",
    "/etc/apt/trusted.gpg.d",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/resolv.conf",
    "/etc/uv/uv.toml",
    "~/.config/pip/pip.conf",
    "~/.config/uv/uv.toml",
    "~/.npmrc",
    "~/.pip/pip.conf",
)

# The mounts belong to one process and its children, so they vanish with it, however it ends.
ENTER = """
mount -t proc proc "$0/proc" && mount --rbind /sys "$0/sys" && mount --rbind /dev "$0/dev" || exit 1
exec chroot "$0" sh -c 'cd /root/netloft && exec "$@"' sh "$@"
"""


def package_source() -> str:
    """Return the address from which this machine installs Debian packages."""
    words = ["apt-get", "indextargets", "--format", "$(RELEASE) $(SITE)", "Created-By: Packages"]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    for line in said.splitlines():
        release, _, site = line.partition(" ")
        if release == SUITE:
            return site
    raise OSError(f"apt-get knows no source for {SUITE}, so there is nothing to make a Debian from")


def bring(path: Path, to: Path) -> None:
    """Copy a file or a folder of this machine to the same place in the new one."""
    if path.is_dir():
        shutil.copytree(path, to, dirs_exist_ok=True)
    elif path.is_file():
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, to)


def variables() -> dict[str, str]:
    """Return the environment for the new machine, with what this one needs to reach registries."""
    kept = {name: value for name, value in os.environ.items() if PASSED_ON.match(name)}
    return {"HOME": f"/{HOME}", "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", **kept}


def make(folder: Path) -> None:
    """Create a fresh Debian with a clone of HEAD."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, folder, package_source())
    (folder / "etc" / "apt" / "sources.list").unlink(
        missing_ok=True
    )  # it would say again what this machine's files say
    for name in FILES:
        path = Path(name).expanduser()
        inside = HOME / path.relative_to(Path.home()) if name.startswith("~") else path.relative_to("/")
        bring(path, folder / inside)
    for value in variables().values():
        path = Path(value)
        if path.is_absolute() and path.exists() and not (path.is_dir() and (folder / path.relative_to("/")).exists()):
            bring(path, folder / path.relative_to("/"))
    run("git", "clone", "--quiet", "--no-hardlinks", ROOT, folder / HOME / "netloft")


def start(folder: Path, *words: str, **env: str) -> subprocess.Popen[str]:
    """Start a command in the new machine."""
    enter = ["unshare", "--mount", "sh", "-c", ENTER, str(folder), *words]
    return subprocess.Popen(enter, env=variables() | env, stdout=subprocess.PIPE, text=True)


def serve(folder: Path) -> bool:
    """Start Netloft as the README says, and wait until the page answers."""
    process = start(folder, "python3", "run.py", PYTHONUNBUFFERED="1")
    try:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            said = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if said:
                return answers(said[0], process)
        return False
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


def answers(address: str, process: subprocess.Popen[str]) -> bool:
    """Request the page until it loads; the server prints its address a moment before it is ready."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(address) as answer:
                return PAGE in answer.read().decode()
        except OSError:
            time.sleep(0.1)
    return False


def check(folder: Path, *words: str) -> bool:
    """Run every check as the README says, with CI's rule that no tool may be missing."""
    process = start(folder, "python3", "run.py", "test", *words, CI="true")
    try:
        for line in process.stdout or ():
            print(line, end="", flush=True)
    finally:
        code = process.wait()
    return code == 0


def timed(name: str, do: Callable[[], bool]) -> tuple[str, bool]:
    """Return a line with how long something took, and whether it worked."""
    print(f"\n== {name}", flush=True)
    begun = time.perf_counter()
    worked = do()
    return f"{name:<24} {'works' if worked else 'FAILED':<6} {time.perf_counter() - begun:>6.0f} s", worked


def main(words: list[str]) -> int:
    """Create the machine, try both commands, and remove it."""
    parser = argparse.ArgumentParser(prog="just fresh", description="Try the README on an empty Debian.")
    parser.add_argument("--page", action="store_true", help="only the first command, which opens the page")
    parser.add_argument("--keep", action="store_true", help=f"leave the machine in {FOLDER.relative_to(ROOT)}")
    wished, more = parser.parse_known_args(words)
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        sys.exit("just fresh needs root and debootstrap (Debian: apt-get install debootstrap).")
    try:
        make(FOLDER)
        done = [timed("python3 run.py", lambda: serve(FOLDER))]
        if not wished.page:
            done.append(timed("python3 run.py test", lambda: check(FOLDER, *more)))
    finally:
        if not wished.keep:
            shutil.rmtree(FOLDER, ignore_errors=True)
    print()
    for line, _ in done:
        print(line)
    return 0 if all(worked for _, worked in done) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"just fresh: {error}")

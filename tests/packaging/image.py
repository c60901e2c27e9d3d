"""Builds the container image and tries it, where podman or docker runs."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
import uuid
from typing import Final

from tests.packaging.package import ROOT
from tests.server.client import Client

PORT: Final = "8321"
SECONDS: Final = 60.0  # for a server that should answer at once
ENGINES: Final = (["podman", "build", "--format", "docker"], ["docker", "build"])
"""How each engine builds; podman's own format has no health check."""


def said(*command: str) -> str:
    """Run a command that must succeed; return what it printed."""
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
    return done.stdout.strip()


def find_builder() -> list[str]:
    """Return the command that builds images on this machine; nothing if no engine runs."""
    for engine, *words in ENGINES:
        found = shutil.which(engine)
        if found and subprocess.run([found, "info"], capture_output=True, check=False).returncode == 0:
            return [found, *words]
    return []


def wait_until_healthy(address: str) -> None:
    """Ask for the health route until it answers."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=5):  # noqa: S310 - our own server
                return
        except OSError:
            assert time.monotonic() < until, f"{address} does not answer"
            time.sleep(0.2)


class Container:
    """The image as a host runs it: nothing but its volume can be written to."""

    def __init__(self, engine: str, image: str, volume: str) -> None:
        self.engine = engine
        limits = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"]  # noqa: S108 - inside the container
        publish = ["--publish", f"127.0.0.1::{PORT}", "--volume", f"{volume}:/data"]
        self.id = said(engine, "run", "--detach", *limits, *publish, image)
        where = said(engine, "port", self.id, PORT).splitlines()[0]
        self.address = f"http://127.0.0.1:{where.rpartition(':')[2]}/"

    def python(self, program: str) -> str:
        """Run a line of Python inside."""
        return said(self.engine, "exec", self.id, "python", "-c", program)

    def stop(self) -> int:
        """Stop it, and return its exit code."""
        said(self.engine, "stop", self.id)
        return int(said(self.engine, "inspect", "--format", "{{.State.ExitCode}}", self.id))

    def remove(self) -> None:
        """Clear it away."""
        said(self.engine, "rm", "--force", self.id)


def check(engine: str, image: str) -> None:
    """Run the image twice with one volume: it serves the page, has no rights, and keeps its tables."""
    volume = f"netloft-{uuid.uuid4().hex[:8]}"
    containers: list[Container] = []
    try:
        containers.append(Container(engine, image, volume))
        wait_until_healthy(containers[0].address)
        with urllib.request.urlopen(containers[0].address, timeout=20) as page:  # noqa: S310 - our own server
            assert b"/assets/" in page.read()
        assert containers[0].python("import os; print(os.getuid(), os.getgid())") == "10001 10001"
        said(engine, "exec", containers[0].id, *health_check(engine, image))
        with Client(containers[0].address) as client:
            table = client.sit("fleet", "here easy")
            table.turn()
            table.play(table.options[0])
        assert containers[0].stop() == 0
        containers.append(Container(engine, image, volume))
        wait_until_healthy(containers[1].address)
        with Client(containers[1].address) as client:
            assert client.attach(table.table, table.secret).state.number >= 1
    finally:
        for container in containers:
            container.remove()
        subprocess.run([engine, "volume", "rm", volume], check=False, capture_output=True)


def health_check(engine: str, image: str) -> list[str]:
    """Return the command of the image's health check."""
    lines = said(engine, "inspect", "--format", "{{range .Config.Healthcheck.Test}}{{println .}}{{end}}", image)
    kind, *command = lines.splitlines()
    assert kind == "CMD", lines
    return command


def main(*words: str) -> int:
    """Build and try the image; with --required, a machine that cannot build it is an error."""
    builder = find_builder()
    if not builder:
        print("The image was NOT built: neither podman nor docker runs here.")
        return 1 if "--required" in words else 0
    subprocess.run([*builder, "--file", "Containerfile", "--tag", "netloft", "."], cwd=ROOT, check=True)
    check(builder[0], "netloft")
    size = int(said(builder[0], "image", "inspect", "--format", "{{.Size}}", "netloft"))
    print(f"The image netloft was built with {builder[0]} and works: {size / 1e6:.0f} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""The package as its users get it: built once for all test processes, and installed away from the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest
from filelock import FileLock

from tests.packaging.package import Built, Installed, build, install


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return a folder that all test processes of this run share."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "package"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def built(shared: Path) -> Built:
    """Build the sdist, and the wheel from it."""
    with FileLock(shared / "built.lock"):
        return build(shared / "dist")


@pytest.fixture(scope="session")
def installed(shared: Path, built: Built) -> Installed:
    """Install the wheel into an empty environment."""
    with FileLock(shared / "installed.lock"):
        return install(built, shared / "venv")

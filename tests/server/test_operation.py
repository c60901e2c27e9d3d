"""Running a server: settings from three places, logs, metrics, health, and a proxy that shows it below a path."""

from __future__ import annotations

import contextlib
import http.client
import json
import logging
import re
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from netloft.server import wire
from netloft.server.operation import logs
from tests.cli.client import netloft as run
from tests.server.client import Client
from tests.server.serving import Process, Running
from tests.stuck import STUCK

Connect = Callable[..., Client]


def get(address: str, path: str, **headers: str) -> tuple[int, str]:
    """Return the status and the body of an answer."""
    where = re.fullmatch(r"http://([^:/]+):(\d+)/.*", address)
    assert where
    with contextlib.closing(http.client.HTTPConnection(where[1], int(where[2]), timeout=STUCK)) as connection:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(errors="replace")


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    """Each setting is taken from the first of them that has it."""
    config = tmp_path / "netloft.toml"
    config.write_text('allow-host = ["file.example"]\npath = "/file"\nworkers = 1\nlog = "json"\n')
    env = "env.example"
    cases: list[tuple[list[str], dict[str, str], str, str]] = [
        ([], {}, "file.example", "/file"),
        ([], {"NETLOFT_ALLOW_HOST": env}, env, "/file"),
        (["--path", "flag/"], {"NETLOFT_ALLOW_HOST": env, "NETLOFT_PATH": "/env"}, env, "/flag"),
    ]
    for words, environment, allowed, path in cases:
        process = Process(tmp_path, "--config", config, *words, port=0, **environment)
        assert process.address.endswith(f"{path}/")
        for name in ("file.example", "env.example"):
            assert (get(process.address, "/healthz", Host=name)[0] == 200) == (name == allowed)
        process.kill()


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ("prot = 80", ("unknown setting 'prot'", "port")),
        ("port = 'many'", ("--port", "many")),
        ("port = 70000", ("--port", "70000")),
        ("port =", ("settings in TOML",)),
        ("host = {a = 1}", ("host", "expected a text")),
        ("path = '/a b'", ("--path", "/a b")),
        ("metrics = 'x:y'", ("--metrics", "x:y")),
        ("processes = 2", ("--processes", "--database")),
        ("[limits]\nidel = 3", ("limits", "idel")),
        ("[limits]\nidle = 'long'", ("limits", "idle")),
    ],
)
def test_a_wrong_setting_is_one_clear_error(tmp_path: Path, toml: str, words: tuple[str, ...]) -> None:
    """It names the setting, what was found, and what was expected."""
    config = tmp_path / "netloft.toml"
    config.write_text(toml)
    done = run(tmp_path, "serve", "--no-browser", "--config", config)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    for word in words:
        assert word in done.stderr


def test_a_proxy_shows_it_below_a_path(tmp_path: Path, connect: Connect) -> None:
    """The page and the websocket are there, whether the proxy takes the path off or not."""
    process = Process(tmp_path, "--path", "/club/netloft", "--workers", 1)
    root = process.address.removesuffix("club/netloft/")
    for address in (process.address, root):
        status, page = get(address, address.removeprefix(root[:-1]) + "t/abc")
        assert status == 200
        assert '<html data-home="/club/netloft"' in page
        for asset in re.findall(r'(?:src|href)="([^"]+)"', page):
            assert asset.startswith("/club/netloft/")
            assert get(address, asset)[0] == 200
        assert connect(address).create("kaivai", "here here here").table
    process.kill()


def test_every_link_of_the_page_begins_with_its_path() -> None:
    """Also below a path, no link leads to the root of the host."""
    web = Path(__file__).parents[2] / "web" / "src"
    found = [path.name for path in web.rglob("*.svelte") if re.search(r"""href=(?:"|\{`)/""", path.read_text("utf-8"))]
    assert found == []


def test_metrics_have_a_port_of_their_own(tmp_path: Path, connect: Connect) -> None:
    """Moves, waits, the queue of bots and refusals can be read there, and nowhere else."""
    port = free_port()
    process = Process(tmp_path, "--metrics", port, "--workers", 1)
    at = connect(process.address).sit("kaivai", "here here here", seat=0)
    at.play("bid 3")
    assert at.client.refused(at.move("bid 3")) == "illegal" or at.client.refused(at.move("bid 3"))
    status, numbers = get(f"http://127.0.0.1:{port}/", "/metrics")
    assert status == 200
    for line in (
        "netloft_clients 1.0",
        "netloft_tables 1.0",
        'netloft_waiting_jobs{pool="bots"} 0.0',
        'netloft_request_seconds_count{kind="play"}',
        "netloft_store_seconds_bucket",
        "netloft_refusals_total{code=",
    ):
        assert line in numbers
    assert float(re.search(r"(?m)^netloft_moves_total (\S+)", numbers)[1]) >= 2  # type: ignore[index]  # else the test fails
    assert at.table not in numbers
    assert "netloft_" not in get(process.address, "/metrics")[1]
    taken = run(tmp_path, "serve", "--no-browser", "--port", 0, "--data", "other.db", "--metrics", port)
    assert (taken.returncode, taken.stderr.count("\n")) == (2, 1)
    assert str(port) in taken.stderr
    process.kill()


def test_it_says_whether_it_lives_and_whether_it_can_serve(tmp_path: Path) -> None:
    """Without its tables it lives on, but is not ready."""
    server = Running(tmp_path / "tables.db")
    assert get(server.address, "/healthz") == (200, "fine")
    assert get(server.address, "/readyz") == (200, "ready")
    assert server.stop() == []
    server = Running(tmp_path / "tables.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("ALTER TABLE tables RENAME TO lost")
    assert get(server.address, "/readyz")[0] == 503
    assert get(server.address, "/healthz")[0] == 200
    server.stop()


def test_a_log_for_machines_is_json_without_secrets(tmp_path: Path, connect: Connect) -> None:
    """Each line is an object with time, level and event; what opens a table is in none of them."""
    process = Process(tmp_path, "--log", "json", "--workers", 1)
    at = connect(process.address).sit("kaivai", "here invited here", seat=0)
    secrets = [at.secret, at.link(1), at.seen.attached.watch]
    assert at.client.refused(wire.Attach(table=at.table, secrets=["a-wrong-secret"])) == "wrong secret"
    at.client.get(wire.Remove(table=at.table), wire.Gone)
    said = process.stop()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"table created", "table removed"} <= {line["event"] for line in lines}
    for line in lines:
        assert {"timestamp", "level", "logger"} <= set(line)
    for secret in [*secrets, "a-wrong-secret"]:
        assert secret
        assert secret not in said


def test_an_error_is_told_on_one_line_in_either_form() -> None:
    """With the exception, and with what the call adds."""
    error = ValueError("why")
    record = logging.LogRecord("netloft", logging.ERROR, "", 1, "it %s", ("broke",), (ValueError, error, None))
    record.table = "t"
    assert logs.Line().format(record) == "netloft: it broke (ValueError('why'))"
    found = json.loads(logs.json_lines().format(record))
    assert (found["event"], found["level"], found["table"]) == ("it broke", "error", "t")
    assert found["error"] == "ValueError('why')"

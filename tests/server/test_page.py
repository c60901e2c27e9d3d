"""The page: its files, what browsers are told about them, and who may connect from where."""

from __future__ import annotations

import http.client
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from socket import create_connection, gethostname
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from netloft.core import text
from netloft.core.catalogue import Catalogue
from netloft.server.door import pages
from netloft.server.door.gate import Hosts
from netloft.server.door.limits import Limits, Rate
from tests.server.serving import Running
from tests.stuck import STUCK

INDEX = "<!doctype html><title>Netloft</title>" + "<p>A table.</p>" * 100
SCRIPT = "console.log('Netloft');"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a page where the built one would be."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("nobody may read this")
    monkeypatch.setattr(pages, "PAGE", folder)
    return folder


def get(server: Running, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask for a path as it stands, with nothing made tidy."""
    where = urlsplit(server.address)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=STUCK)
    try:
        connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def guarded(headers: dict[str, str]) -> None:
    """Check what browsers are told with every file."""
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer", "the link of a table holds a secret"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/abc", "/learn/kaivai", "/?x=1"])
@pytest.mark.usefixtures("page")
def test_every_address_of_the_page_is_the_page(server: Running, path: str) -> None:
    """It finds its way by itself, and is asked for anew each time."""
    status, headers, body = get(server, path)
    assert (status, body.decode()) == (200, INDEX)
    assert headers["content-type"].startswith("text/html")
    guarded(headers)
    if path != "/index.html":
        assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/anything-unknown", "/tables", "/T/abc", "/new-table/fleet"])
@pytest.mark.usefixtures("page")
def test_an_unknown_address_is_said_to_be_unknown(server: Running, path: str) -> None:
    """To programs by the number, to people by the page itself."""
    status, headers, body = get(server, path)
    assert (status, body.decode()) == (404, INDEX)
    assert headers["cache-control"] == "no-cache"
    guarded(headers)


def test_the_server_knows_the_addresses_of_the_page() -> None:
    """Each that the page has something for, and no other."""
    source = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    shown = source.partition("<main")[2].partition("</main>")[0]
    assert set(re.findall(r'parts\[0\] === "(\w*)"', shown)) == pages.ROUTES


@pytest.mark.usefixtures("page")
def test_files_whose_names_change_with_them_are_kept(server: Running) -> None:
    """And others are not."""
    status, headers, body = get(server, "/assets/index-1a2b.js")
    assert (status, body.decode()) == (200, SCRIPT)
    assert "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]
    guarded(headers)
    status, headers, _ = get(server, "/icon.svg")
    assert status == 200
    assert "immutable" not in headers.get("cache-control", "")
    guarded(headers)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/%00.txt",
        "/assets/%00",
        "/" + "x" * 300 + ".js",
        "/missing.js",
        "/assets/missing-1a2b.js",
        "/%ff%fe.js",
    ],
)
@pytest.mark.usefixtures("page")
def test_nothing_outside_the_page_is_sent(server: Running, path: str) -> None:
    """No way leads out of its folder, and what is no file is missing."""
    status, headers, body = get(server, path)
    assert status == 404
    assert b"nobody may read" not in body
    guarded(headers)


def test_no_absolute_path_is_sent(server: Running, page: Path) -> None:
    """A path from the root is not one from the page."""
    status, _, body = get(server, f"/{page.parent}/secret.txt")
    assert status == 404
    assert b"nobody" not in body


@pytest.mark.usefixtures("page")
def test_other_methods_are_refused(server: Running) -> None:
    """There is nothing to post."""
    status, headers, _ = get(server, "/", "POST")
    assert status == 405
    guarded(headers)
    assert get(server, "/", "HEAD")[0] == 200


@pytest.mark.parametrize("path", ["/health", "/healthz", "/readyz", "/nothing.js"])
def test_every_answer_is_guarded(server: Running, path: str) -> None:
    """Also those that are not for browsers, and those that say no."""
    guarded(get(server, path)[1])
    guarded(get(server, path, Host="evil.example")[1])


@pytest.mark.usefixtures("page")
def test_large_files_are_sent_compressed(server: Running) -> None:
    """To who can read that."""
    _, headers, body = get(server, "/", Accept_Encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert len(body) < len(INDEX)


def test_a_file_is_read_and_compressed_once(server: Running, page: Path) -> None:
    """Until it changes; a browser that has it is told so."""
    first = get(server, "/assets/index-1a2b.js", Accept_Encoding="gzip")
    read = pages.KEPT[page / "assets" / "index-1a2b.js", None]
    status, headers, body = get(server, "/assets/index-1a2b.js", If_None_Match=first[1]["etag"])
    assert (status, body) == (304, b"")
    guarded(headers)
    assert pages.KEPT[page / "assets" / "index-1a2b.js", None] is read
    (page / "assets" / "index-1a2b.js").write_text("something else")
    os.utime(page / "assets" / "index-1a2b.js", (1, 1))
    assert get(server, "/assets/index-1a2b.js", If_None_Match=first[1]["etag"])[2] == b"something else"


@pytest.mark.usefixtures("page")
def test_who_asks_for_too_many_pages_is_told_to_wait(own_server: Callable[..., Running]) -> None:
    """One address has so many requests, over HTTP too."""
    server = own_server(limits=Limits(trusted=(), requests_of_address=Rate(3, 0.001)))
    assert [get(server, "/")[0] for _ in range(4)] == [200, 200, 200, 429]
    _, headers, body = get(server, "/")
    assert int(headers["retry-after"]) > 0
    assert b"try again" in body
    guarded(headers)


def test_a_page_that_was_not_built_is_said_so(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hint what to do."""
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    status, headers, body = get(server, "/")
    assert (status, b"CONTRIBUTING" in body) == (500, True)
    guarded(headers)


def test_the_sentences_of_a_language_are_sent_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guarded like every file; a browser that has them is told so, until they change."""
    monkeypatch.setitem(text.FILES, "qq", Path("qq.json"))
    monkeypatch.setitem(text.catalogues, "qq", Catalogue("Q", ".", {"and": "q"}, {"Settings": "Séttíngs"}))
    status, headers, body = get(server, "/languages/qq.json")
    assert (status, json.loads(body)) == (200, {"Settings": "Séttíngs"})
    assert headers["cache-control"] == "no-cache"
    guarded(headers)
    status, again, body = get(server, "/languages/qq.json", If_None_Match=headers["etag"])
    assert (status, body) == (304, b"")
    guarded(again)
    monkeypatch.setitem(text.catalogues, "qq", Catalogue("Q", ".", {}, {"Settings": "Sétt"}))
    assert get(server, "/languages/qq.json", If_None_Match=headers["etag"])[0] == 200


@pytest.mark.parametrize("lang", ["en", "de", "zz", "..%2fsecret"])
def test_a_language_without_a_catalogue_has_no_sentences(server: Running, lang: str) -> None:
    """English and German stand in the page itself."""
    status, headers, _ = get(server, f"/languages/{lang}.json")
    assert status == 404
    guarded(headers)


def test_health(server: Running) -> None:
    """The server says that it is alive, guarded like everything that it answers."""
    status, headers, _ = get(server, "/health")
    assert status == 200
    guarded(headers)


def own_name(server: Running, name: str) -> str:
    """Give the server's host and port with another name."""
    return f"{name}:{urlsplit(server.address).port}"


@pytest.mark.parametrize("path", ["/", "/health", "/index.html", "/languages/qq.json"])
@pytest.mark.parametrize(
    "name",
    ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example@localhost", "192.168.0.7", ""],
)
@pytest.mark.usefixtures("page")
def test_a_foreign_name_is_refused(server: Running, path: str, name: str) -> None:
    """A name that was made to point at this machine gets nothing of the page."""
    status, headers, body = get(server, path, Host=own_name(server, name))
    assert status == 421
    guarded(headers)
    assert b"--allow-host" in body
    assert INDEX.encode() not in body


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST", "localhost.", "127.0.0.1", "[::1]"])
def test_loopback_names_are_the_servers(server: Running, name: str) -> None:
    """However they are written, with a port and without."""
    assert get(server, "/health", Host=own_name(server, name))[0] == 200
    assert get(server, "/health", Host=name)[0] == 200


@pytest.mark.parametrize(
    ("listening", "allowed", "refused"),
    [
        ("127.0.0.1", ["localhost:8321", "127.0.0.1"], ["10.0.0.1", "tables.example", gethostname()]),
        ("192.168.0.7", ["192.168.0.7:8321", "localhost"], ["192.168.0.8", "tables.example"]),
        ("tables.example", ["TABLES.example:80"], ["example", "a.tables.example", "tables.example:80:80"]),
        ("0.0.0.0", ["10.0.0.1:8321", "[fe80::1]:8321", f"{gethostname()}:8321"], ["tables.example", "10.0.0.1.x"]),  # noqa: S104
        ("::", ["10.0.0.1", "[fe80::1]"], ["tables.example", "fe80::1"]),
    ],
)
def test_the_names_of_a_server(listening: str, allowed: list[str], refused: list[str]) -> None:
    """It answers to what it listens on and to what the host allows; listening everywhere, to every address."""
    hosts = Hosts(listening)
    assert [host for host in allowed if not hosts.allow(host)] == []
    assert [host for host in refused if hosts.allow(host)] == []
    more = Hosts(listening, ["Club.example."])
    assert more.allow("club.example:443")
    assert not more.allow("bad.club.example")


@pytest.mark.parametrize("origin", [None, "http://evil.example:{port}"])
def test_a_websocket_of_a_foreign_name_is_refused(server: Running, origin: str | None) -> None:
    """Also if the page comes from the same foreign name."""
    port = urlsplit(server.address).port
    own = create_connection(("127.0.0.1", port or 0))
    said = None if origin is None else Origin(origin.format(port=port))
    with pytest.raises(InvalidStatus) as error, connect(f"ws://evil.example:{port}/ws", sock=own, origin=said):
        pass
    assert error.value.response.status_code == 403


def where(server: Running) -> str:
    """Give the address of the websocket."""
    return server.address.replace("http", "ws") + "ws"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1.evil.example:{port}", "file://"]
)
def test_pages_of_others_may_not_connect(server: Running, origin: str) -> None:
    """A page of another site cannot use the tables of who visits it."""
    port = urlsplit(server.address).port
    with pytest.raises(InvalidStatus), connect(where(server), origin=Origin(origin.format(port=port))):
        pass


def test_the_own_page_and_programs_may_connect(server: Running) -> None:
    """The page comes from the same address; a program has no origin."""
    for origin in (Origin(server.address.rstrip("/")), None):
        with connect(where(server), origin=origin) as socket:
            socket.send('{"is": "hello", "protocol": 4}')
            assert '"welcome"' in str(socket.recv(STUCK))


def test_a_websocket_is_only_at_its_address(server: Running) -> None:
    """Elsewhere there is none."""
    with pytest.raises(InvalidStatus), connect(server.address.replace("http", "ws") + "elsewhere"):
        pass

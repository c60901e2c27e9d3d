"""What is sent over HTTP: the page, and its sentences in further languages."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from netloft.core.catalogue import Catalogue
from netloft.core.text import FILES, catalogue_of

ROUTES: Final = {"", "new", "t", "replay", "learn", "rules", "settings", "about", "kept"}
"""How the addresses within the page begin, as in App.svelte."""
PAGE: Final = Path(str(files("netloft.server") / "page"))


class Body:
    """What is sent again and again, with its compressed form and its mark."""

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self.packed = gzip.compress(plain)
        self.tag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'


KEPT: Final[dict[tuple[Path, str | None], tuple[int, Body]]] = {}
"""The files of the page, and when each was changed."""


async def page(request: Request) -> Response:
    """Send a file of the page; other addresses are routes within the page."""
    headers: dict[str, str] = {}
    try:
        path = (PAGE / request.path_params["path"]).resolve()
        is_file = path.is_file() and path.is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # not a valid file name
        return PlainTextResponse("There is no such file.", 404)
    if is_file:
        if path.parent.name == "assets":  # their names contain a hash of their content
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        else:  # the worker that keeps the page, among others: it must not be older than the page
            headers["Cache-Control"] = "no-cache"
        return sent(request, await kept(path), mimetypes.guess_type(path.name)[0], headers)
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page was not built; see CONTRIBUTING.md.", 500)
    if path.suffix:
        return PlainTextResponse("There is no such file.", 404)
    known = request.path_params["path"].partition("/")[0] in ROUTES
    html = await kept(PAGE / "index.html", request.app.state.prefix)
    return sent(request, html, "text/html", {"Cache-Control": "no-cache"}, 200 if known else 404)


async def kept(path: Path, prefix: str | None = None) -> Body:
    """Return what is sent of a file; it is read and compressed once, until it changes."""
    now = changed(path)
    if (path, prefix) not in KEPT or KEPT[path, prefix][0] != now:
        KEPT[path, prefix] = now, await asyncio.to_thread(read, path, prefix)
    return KEPT[path, prefix][1]


def changed(path: Path) -> int:
    """Return when a file was changed."""
    return path.stat().st_mtime_ns


def read(path: Path, prefix: str | None) -> Body:
    """Read a file of the page; with a prefix, the page itself with the path below which it is shown."""
    data = path.read_bytes()
    if prefix is not None:
        html = data.decode().replace('"./', f'"{prefix}/')
        data = html.replace("<html", f'<html data-home="{prefix}"', 1).encode()
    return Body(data)


def sent(request: Request, body: Body, kind: str | None, headers: dict[str, str], status: int = 200) -> Response:
    """Answer with a body, compressed if the browser takes that, or say that it still has it."""
    headers = {**headers, "ETag": body.tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    is_packed = len(body.packed) < len(body.plain) and "gzip" in request.headers.get("accept-encoding", "")
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    return Response(body.packed if is_packed else body.plain, status, headers, kind)


async def sentences(request: Request) -> Response:
    """Send the page's sentences in a language that has a catalogue; the browser keeps them until they change."""
    lang = request.path_params["lang"]
    if lang not in FILES:
        return PlainTextResponse("There is no such language.", 404)
    return sent(request, body_of(catalogue_of(lang)), "application/json", {"Cache-Control": "no-cache"})


@cache
def body_of(catalogue: Catalogue) -> Body:
    """Return the page's sentences of a catalogue."""
    return Body(json.dumps(catalogue.page, ensure_ascii=False).encode())

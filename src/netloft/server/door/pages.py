"""What is sent over HTTP: the page, and its sentences in further languages."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from netloft.core.text import FILES, catalogue_of

ROUTES: Final = {"", "new", "t", "replay", "learn", "rules", "settings", "about", "kept"}
"""How the addresses within the page begin, as in App.svelte."""
PAGE: Final = Path(str(files("netloft.server") / "page"))


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
        return FileResponse(path, headers=headers)
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page was not built; see CONTRIBUTING.md.", 500)
    if path.suffix:
        return PlainTextResponse("There is no such file.", 404)
    known = request.path_params["path"].partition("/")[0] in ROUTES
    return HTMLResponse(index(request.app.state.prefix), 200 if known else 404, {"Cache-Control": "no-cache"})


def index(prefix: str) -> str:
    """Return the page with the path below which it is shown."""
    html = (PAGE / "index.html").read_text(encoding="utf-8").replace('"./', f'"{prefix}/')
    return html.replace("<html", f'<html data-home="{prefix}"', 1)


async def sentences(request: Request) -> Response:
    """Send the page's sentences in a language that has a catalogue; the browser keeps them until they change."""
    lang = request.path_params["lang"]
    if lang not in FILES:
        return PlainTextResponse("There is no such language.", 404)
    body = json.dumps(catalogue_of(lang).page, ensure_ascii=False).encode()
    headers = {"Cache-Control": "no-cache", "ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)

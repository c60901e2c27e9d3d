"""The settings of `netloft serve`: flags come first, then the environment, then a TOML file, then the defaults."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

import netloft
from netloft.terminal import files
from netloft.terminal.network import serving_words as words

PREFIX: Final = "NETLOFT"  # of the environment: NETLOFT_PORT for --port
LIMITS: Final = "limits"  # a table of the file, which has no options
PATH: Final = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")
STRENGTH: Final = (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT, ParameterSource.DEFAULT_MAP)


def read_config(ctx: click.Context, _param: click.Parameter, path: Path | None) -> None:
    """Take the settings of a TOML file for those that are given neither as a flag nor in the environment."""
    if path is None:
        return
    try:
        found = tomllib.loads(files.read_text(path, words.TOML_EXPECTED))
    except tomllib.TOMLDecodeError as error:
        raise netloft.NetloftError(f"{path}: {error}; expected {words.TOML_EXPECTED}") from None
    known = [param.name or "" for param in ctx.command.params if param.name not in {"config", "help"}]
    settings: dict[str, Any] = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name == LIMITS and isinstance(value, dict):
            ctx.meta[LIMITS] = value
            continue
        if name not in known:
            names = ", ".join(sorted([*known, LIMITS])).replace("_", "-")
            raise netloft.NetloftError(f"{path}: unknown setting {key!r:.80}; expected some of {names}")
        if not is_plain(value):
            raise netloft.NetloftError(f"{path}: {key}: expected a text, a number, true, false or a list of texts")
        settings[name] = value
    ctx.default_map = settings


def is_plain(value: object) -> bool:
    """Return whether a value of TOML can be given as an option, too."""
    if isinstance(value, list):
        return all([isinstance(one, str) for one in value])
    return isinstance(value, str | int | float)


def stronger(ctx: click.Context, one: str, other: str) -> str:
    """Return which of two settings was given in the stronger way; the first, if both were given in the same."""

    def weakness(name: str) -> int:
        source = ctx.get_parameter_source(name)
        return STRENGTH.index(source) if source in STRENGTH else len(STRENGTH)

    return min(one, other, key=weakness)


def read_prefix(_ctx: click.Context, _param: click.Parameter, given: str) -> str:
    """Return the path of a proxy with a slash at its beginning and none at its end."""
    path = f"/{given.strip('/')}" if given.strip("/") else ""
    if not PATH.fullmatch(path):
        raise netloft.NetloftError(f"--path: expected a path such as /netloft, found {given!r:.80}")
    return path


def read_metrics(_ctx: click.Context, _param: click.Parameter, given: str | None) -> tuple[str, int] | None:
    """Split [ADDRESS:]PORT; without an address, the metrics are for this machine."""
    if given is None:
        return None
    address, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 1 << 16):
        raise netloft.NetloftError(f"--metrics: expected a port such as 9464, or ADDRESS:PORT, found {given!r:.80}")
    return address.strip("[]") or "127.0.0.1", int(port)

"""Logs: one line each for a person, or JSON for a machine. They never hold a secret of a client."""

from __future__ import annotations

import logging
import logging.config
from typing import Any, Final

import structlog
from structlog.typing import EventDict

LINE: Final = "line"
JSON: Final = "json"
LEVELS: Final = {LINE: "WARNING", JSON: "INFO"}  # a person at a terminal wants to see trouble only


class Line(logging.Formatter):
    """Formats a log record as one line for the operator."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        return f"netloft: {record.getMessage().strip()}" + (f" ({error!r})" if error else "")


def add_error(_logger: object, _name: str, event: EventDict) -> EventDict:
    """Add the exception of a log record, without a traceback, which could show anything."""
    event.pop("color_message", None)  # the same once more, of uvicorn
    record: logging.LogRecord = event["_record"]
    if record.exc_info and record.exc_info[1]:
        event["error"] = repr(record.exc_info[1])
    return event


def json_lines() -> logging.Formatter:
    """Return the formatter that writes JSON: time, level, logger, event, and whatever a call adds."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(),
            add_error,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )


def config(kind: str = LINE) -> dict[str, Any]:
    """Return the configuration of all loggers, as logging.config takes it."""
    loggers = dict.fromkeys(("netloft", "uvicorn", "asyncio"), LEVELS[kind])
    loggers |= {"uvicorn.access": "ERROR", "psycopg": "CRITICAL"}  # the errors of PostgreSQL are told by who asked it
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"one": {"()": json_lines if kind == JSON else Line}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "one"}},
        "loggers": {
            name: {"handlers": ["stderr"], "level": level, "propagate": False} for name, level in loggers.items()
        },
    }


def set_up(kind: str) -> None:
    """Configure logging for a process that has no server of its own."""
    logging.config.dictConfig(config(kind))

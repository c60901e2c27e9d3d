"""The messages between a table and its clients, typed; docs/protocol.md explains them.

A client chooses the `id` of a request, and the answer repeats it.  `number` counts the moves, undos and redos at a
table; it never goes down.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from netloft.core.text import Text
from netloft.server.wire.answers import *
from netloft.server.wire.message import PROTOCOL as PROTOCOL
from netloft.server.wire.message import Message as Message
from netloft.server.wire.names import LONGEST_NAME as LONGEST_NAME
from netloft.server.wire.names import clean_face as clean_face
from netloft.server.wire.names import clean_name as clean_name
from netloft.server.wire.names import likeness as likeness
from netloft.server.wire.requests import *

LARGEST: Final = 256_000  # bytes; a record with a sheet or a deck in it has about 50,000
LONGEST_REFUSAL: Final = 500  # letters; sentences that quote what was sent are cut


class Refusal(Exception):
    """A refused request: a code for programs and a sentence for people."""

    def __init__(self, code: str, text: Text | str) -> None:
        super().__init__(code)
        self.code = code
        self.wait = 0
        """Seconds until it can be asked again; 0 if that would not help."""
        self.text = text if isinstance(text, Text) else Text(text, text)


ANSWERS: Final[dict[type[Request], type[Answer]]] = {
    Hello: Welcome,
    Ping: Pong,
    Create: Created,
    Import: Created,
    Mine: Rows,
    Glance: Glanced,
    Glossary: Explained,
    Invitation: Invited,
    Take: Taken,
    Attach: Attached,
    Detach: Done,
    Look: State,
    Play: Done,
    Undo: Done,
    Redo: Done,
    Undoable: Undoing,
    Agree: Done,
    Preview: Previewed,
    Why: Reason,
    Hint: Hints,
    Frame: Framed,
    History: Scores,
    Judge: Judged,
    Rematch: Rematched,
    Export: Exported,
    Rename: Done,
    Reclaim: Done,
    Remove: Gone,
}
"""What answers a request that is not refused."""

ENCODER: Final = msgspec.json.Encoder()
SHORT: Final = 64  # letters; a ping has fewer
CLIENT_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
SERVER_MESSAGES: Final = msgspec.json.Decoder(ServerMessage)


def encode(message: Message | dict[str, Any]) -> str:
    """Encode a message."""
    return ENCODER.encode(message).decode()


def read_request(data: str | bytes) -> ClientMessage:
    """Decode a client's message; raise Refusal if it is invalid."""
    if len(data) > LARGEST:
        raise Refusal("too large", Text("That message is too large.", "Diese Nachricht ist zu groß."))
    try:
        asked: ClientMessage = CLIENT_MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad message", f"not a message of this protocol: {error}") from None
    return asked


def read_ping(data: str | bytes) -> Ping | None:
    """Decode a ping; return None for any other message, cheaply."""
    if len(data) > SHORT:
        return None
    try:
        asked = CLIENT_MESSAGES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return asked if isinstance(asked, Ping) else None


def cut(text: str) -> str:
    """Return the text of a refusal at a length that can be read."""
    return text if len(text) <= LONGEST_REFUSAL else f"{text[: LONGEST_REFUSAL - 2]} …"

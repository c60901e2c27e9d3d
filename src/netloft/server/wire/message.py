"""What all messages have in common."""

from __future__ import annotations

from typing import Final

import msgspec

PROTOCOL: Final = 4


class Message(msgspec.Struct, tag_field="is", rename="camel", forbid_unknown_fields=True):
    """A message in either direction; `is` names its kind."""

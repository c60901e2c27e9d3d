"""How long tests wait for a fact before they call it missing."""

from typing import Final

STUCK: Final = 300.0  # seconds; a busy machine can be thirty times slower than a quiet one

"""How long tests wait for a fact before they call it missing."""

from typing import Final

STUCK: Final = 120.0  # seconds; a machine with much other work can be thirty times slower than a quiet one

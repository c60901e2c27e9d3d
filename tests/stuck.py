"""How long tests wait for a fact before they call it missing."""

import os
from typing import Final

STUCK: Final = float(os.environ.get("NETLOFT_STUCK", "300"))  # seconds; a busy machine can be thirty times slower

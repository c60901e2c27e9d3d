"""Two versions of a game, or of its players, compared over games with the same luck."""

"""Fleet in the terminal."""

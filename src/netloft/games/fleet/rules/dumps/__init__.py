"""Reading positions from dumps, and checking them."""

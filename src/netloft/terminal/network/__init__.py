"""Tables on a network: serving them, listing them, and playing at them from the terminal."""

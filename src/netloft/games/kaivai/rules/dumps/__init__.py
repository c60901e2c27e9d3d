"""Positions written by hand: reading them, and checking what is still to happen."""

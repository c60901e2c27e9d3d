"""Kaivai in the terminal."""

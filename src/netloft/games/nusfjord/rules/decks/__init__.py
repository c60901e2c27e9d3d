"""Deck files, and what reads them."""

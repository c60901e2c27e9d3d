"""Processes that work for the server: bots, hints, and reading foreign text."""

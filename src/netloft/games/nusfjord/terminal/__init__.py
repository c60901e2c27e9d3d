"""Nusfjord in the terminal."""

"""Attacks on a real server on this machine, and how long innocent clients wait meanwhile."""

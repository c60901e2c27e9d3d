"""What run.py and just do: standard library only, so that a bare Python can start it."""

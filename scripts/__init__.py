"""What run.py and just do. What run.py imports needs the standard library only."""

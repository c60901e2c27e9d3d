"""Commands for research: arenas, reports and training."""

"""The kernel: effects on a stack, positions, chance, records and texts.  Standard library only."""

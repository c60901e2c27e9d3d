"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel, each an optional extra."""

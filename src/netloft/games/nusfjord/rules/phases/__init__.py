"""The course of a game: set-up, rounds, turns, the fishing phase, scoring."""

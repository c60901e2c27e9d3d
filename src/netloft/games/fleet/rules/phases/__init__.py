"""The course of a game: rounds, dice, and Captain Ruth."""

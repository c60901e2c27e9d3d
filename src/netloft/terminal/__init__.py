"""The table in a terminal: draws, asks, keeps the game.  It knows games through the contract only."""

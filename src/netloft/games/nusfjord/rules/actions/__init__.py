"""The actions of the board, and what cards do with buildings, ships, forests and elders."""

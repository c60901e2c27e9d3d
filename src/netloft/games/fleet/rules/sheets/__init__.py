"""Score sheets: their files, what reads and checks them, and how they are drawn."""

"""Fleet: The Dice Game by Ben Pinchback and Matt Riddle: the rules of the second edition (2020)."""

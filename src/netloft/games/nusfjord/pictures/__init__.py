"""Pictures and signs of cards, made from the words of their deck."""

"""What cards are made of: numbers, parts, goods, and the buildings and elders that carry them."""

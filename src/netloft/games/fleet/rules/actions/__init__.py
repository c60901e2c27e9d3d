"""What is done with a die: boxes marked, fish caught, bonuses claimed."""

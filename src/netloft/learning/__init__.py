"""Learning: improves the weights of evaluations by self-play.  Needs numpy (the extra `lab`)."""

"""Learning: evaluations get better weights by self-play.  Needs numpy (the extra `lab`)."""

"""A worker whose strongest bots search only for a moment, so that whole games can be played in tests."""

from netloft.bots import levels
from netloft.bots.search import SearchBot
from netloft.server.workers.worker import main

if __name__ == "__main__":
    levels.BOTS["hard"] = lambda weights: SearchBot(iterations=2, weights=weights)
    main()

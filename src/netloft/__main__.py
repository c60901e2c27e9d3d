"""Lets `python -m netloft` be the same as `netloft`."""

from netloft.cli import main

if __name__ == "__main__":
    main()

"""The door of the server: under which names it is reached, who comes, and how much anybody may ask."""

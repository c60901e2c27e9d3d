"""Several processes on one database: which of them holds a table, and how the others pass requests on to it."""

"""How the schema of the store came about, step by step."""

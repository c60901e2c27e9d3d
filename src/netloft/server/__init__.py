"""The server: tables with seats and links, a durable journal, and one protocol for every client."""

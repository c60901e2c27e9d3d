"""The table on the network: seats, links, a record that is never lost, and one message format for every client."""

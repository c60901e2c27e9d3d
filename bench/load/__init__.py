"""A load test: many clients at many tables of one server."""

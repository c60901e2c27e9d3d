"""Running a server: its settings, logs, metrics and health."""

"""Load tests: many tables played over real sockets at a fixed rate, and a report."""

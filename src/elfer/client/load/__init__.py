"""Load: many tables played at once over real sockets, at a fixed rate, and what came of it."""

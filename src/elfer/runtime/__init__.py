"""Live tables in memory: sessions, commands, bots and hints. No sockets, no threads, no SQL."""

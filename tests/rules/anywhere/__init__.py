"""UA: Überall anschließen."""

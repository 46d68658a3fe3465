"""FS: Farben sammeln."""

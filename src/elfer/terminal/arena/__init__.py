"""The commands `elfer arena`, one contest, and `elfer ladder`, those of all levels."""

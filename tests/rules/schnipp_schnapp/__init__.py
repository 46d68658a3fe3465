"""SS: Schnipp Schnapp."""

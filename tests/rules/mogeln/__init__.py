"""MO: Mogeln."""

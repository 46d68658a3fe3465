"""Playing and watching at a table in this process."""

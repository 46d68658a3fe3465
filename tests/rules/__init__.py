"""Every rule of the rulebook, played at a table that the referee hosts."""

"""The public notation: states and views as JSON, records, and the referee."""

"""Search: candidates compared in playouts of the same determinizations."""

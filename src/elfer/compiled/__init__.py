"""The compiled engine: the rules of the row games and of Master, compiled by numba."""

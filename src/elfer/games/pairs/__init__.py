"""Schwarzer Peter: draw from a neighbour, lay down pairs, avoid the odd card."""

"""Drawings of tables, hands and screens with rich."""

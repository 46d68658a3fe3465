"""Migrations from older versions of the database."""

"""Descriptions of events, players and bots in English sentences."""

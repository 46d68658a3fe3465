"""Ratefix and Poker: guess the sum of the face-down cards in the middle."""

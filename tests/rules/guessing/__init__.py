"""RA and PO: Ratefix and Poker."""

"""The reference engine: cards, deals, moves, the protocol of games, matches, validation."""

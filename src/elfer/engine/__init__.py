"""The reference engine: cards, deals, moves, the game protocol, matches and validation."""

"""The kernel: cards, chance, deals, moves, the protocol of games, the gate, matches."""

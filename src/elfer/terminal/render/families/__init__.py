"""What the terminal shows of each family of games: one module per family."""

"""The details that the terminal shows for each family of games, one module per family."""

"""The league: a population of players, and the best responses to each of them."""

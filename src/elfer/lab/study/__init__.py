"""Studies: what a game is like, measured over many matches of bots, in figures and pictures."""

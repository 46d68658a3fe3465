"""Studies: figures and pictures of a game, measured over many matches between bots."""

"""Training of networks by playing against a league."""

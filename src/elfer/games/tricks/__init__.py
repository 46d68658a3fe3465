"""Die höchste Karte gewinnt: everyone has the same cards and chooses one in secret."""

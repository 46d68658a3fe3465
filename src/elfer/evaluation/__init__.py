"""The evaluation of moves in whole numbers, shared by the bots and the compiled engine."""

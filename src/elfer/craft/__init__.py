"""How to play well, in whole numbers: shared by the bots and, in compiled form, the fast kernel."""

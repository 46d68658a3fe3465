"""EW: Lass dich nicht erwischen!"""

"""The lab, by what it counts and says."""

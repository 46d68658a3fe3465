"""The arena: that it is fair, what it counts, and what its commands say."""

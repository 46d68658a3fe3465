"""The lab: millions of matches, what is counted over them, and pictures of that."""

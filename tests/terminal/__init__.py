"""The terminal client, by what a person sees and types."""

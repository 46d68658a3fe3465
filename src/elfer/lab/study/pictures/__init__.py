"""The pictures of a study: each is drawn once, for the page and for the poster."""

"""Texts in four languages: Fluent messages and rules pages, from the folder `locales`."""

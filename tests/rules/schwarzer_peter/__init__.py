"""SP: Schwarzer Peter."""

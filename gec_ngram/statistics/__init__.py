"""Resampling, significance tests and correlations, for any sentence values."""

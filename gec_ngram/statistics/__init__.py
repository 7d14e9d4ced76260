"""Resampling, significance tests and correlations, for any values of sentences."""

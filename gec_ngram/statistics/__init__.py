"""Resampling, significance tests and correlations, for anything that has a value per sentence."""

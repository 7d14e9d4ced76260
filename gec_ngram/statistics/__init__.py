"""Resampling, significance tests and correlations for sentence-level values, such as scores."""

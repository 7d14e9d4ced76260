"""Resampling, significance tests and correlations, for values of sentences, such as scores."""

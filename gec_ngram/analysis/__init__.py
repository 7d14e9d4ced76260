"""Comparison of systems, attribution of differences, and which GLEU a number is."""

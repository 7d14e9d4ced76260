"""Corpora in blocks, several processes, clusters, and corpus statistics in files."""

"""Compute statistics and scores from the count table: BLEU, GLEU, GREEN, SARI and custom metrics."""

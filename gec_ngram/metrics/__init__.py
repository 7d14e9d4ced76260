"""Per-sentence statistics and scores from the count table: BLEU, GLEU, GREEN, SARI, custom metrics."""

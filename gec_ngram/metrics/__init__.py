"""From the count table to per-sentence statistics and scores: BLEU, GLEU, GREEN and custom metrics."""

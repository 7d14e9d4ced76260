"""Score large corpora in blocks, in several processes or on clusters, and merge saved statistics."""

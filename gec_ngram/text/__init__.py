"""Files, formats, tokenisers and parallel texts."""

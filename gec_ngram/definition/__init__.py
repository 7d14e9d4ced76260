"""What the metrics are, in plain Python: a book of six rooms, to be read in an evening."""

"""Find problems of the input files."""

"""Find problems in the input files."""

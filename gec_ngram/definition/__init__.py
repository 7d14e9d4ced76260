"""The reference implementation: every metric in plain Python, short and easy to check."""

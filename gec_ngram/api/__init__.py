"""The functions that users call."""

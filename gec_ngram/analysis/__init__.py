"""Compare systems, attribute differences and identify variants of GLEU."""

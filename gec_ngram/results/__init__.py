"""Tables of scores, figures and HTML pages."""

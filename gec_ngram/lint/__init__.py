"""Problems of the input files."""

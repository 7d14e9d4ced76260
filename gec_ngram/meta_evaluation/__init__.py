"""Agreement of metrics with human judgments."""

"""Adapters to other programs: gec-metrics, Hugging Face evaluate, torchmetrics."""

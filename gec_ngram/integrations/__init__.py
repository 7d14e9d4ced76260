"""Adapters for other programs: gec-metrics, Hugging Face evaluate, torchmetrics, inspect_ai,
lm-evaluation-harness, LightEval, and rewards for reinforcement learning."""
